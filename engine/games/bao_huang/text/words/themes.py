"""The titles of Bao Huang's themes of exercises."""

from engine.words import Words

WORDS = {
    "theme.crown": Words("To be emperor or not", "登基还是让位", "登基還是讓位", "皇帝になるか譲るか"),
    "theme.tribute": Words("Tribute", "进贡", "進貢", "献上"),
    "theme.friends": Words("A partner’s play", "同伴出的牌", "夥伴出的牌", "味方の出した札"),
    "theme.nearly_out": Words("Your last cards", "最后几张", "最後幾張", "最後の数枚"),
    "theme.jokers": Words(
        "Jokers, and when not", "王：何时用，何时留", "王：何時用，何時留", "ジョーカーを使うか残すか"
    ),
    "theme.sets": Words(
        "Equal cards: together or apart", "同点牌：合还是拆", "同點牌：合還是拆", "同じ札をまとめるか分けるか"
    ),
    "theme.beat_or_wait": Words("To beat or to wait", "压还是不压", "壓還是不壓", "出すか見送るか"),
    "theme.leading": Words("What to lead", "首出什么", "首出什麼", "何をリードするか"),
}
