"""The titles of Big Two's themes of exercises."""

from engine.words import Words

WORDS = {
    "theme.partner": Words("The partner’s play", "同伴出的牌", "夥伴出的牌", "味方の出した札"),
    "theme.last_card": Words("Somebody’s last card", "有人剩一张", "有人剩一張", "残り1枚の人"),
    "theme.counting_out": Words("Counting out", "算好怎样出完", "算好怎樣出完", "上がりまでの手順"),
    "theme.five_cards": Words(
        "Five cards: together or apart", "五张牌型：合还是拆", "五張牌型：合還是拆", "5枚の役をまとめるか崩すか"
    ),
    "theme.twos": Words("Twos, and when not", "2：何时用，何时留", "2：何時用，何時留", "2を使うか残すか"),
    "theme.beat_or_wait": Words("To beat or to wait", "压还是不压", "壓還是不壓", "出すか見送るか"),
    "theme.leading": Words("What to lead", "首出什么", "首出什麼", "何をリードするか"),
}
