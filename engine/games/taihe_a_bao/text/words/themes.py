"""The titles of Taihe A Bao's themes of exercises."""

from engine.words import Words

WORDS = {
    "theme.calling": Words("Declaring and calling", "叫庄与要牌", "叫莊與要牌", "宣言とコール"),
    "theme.returns": Words("Which card to give back", "还哪一张", "還哪一張", "どの札を返すか"),
    "theme.counting_out": Words("Counting out", "算好怎样出完", "算好怎樣出完", "上がりまでの手順"),
    "theme.stopping": Words("Somebody is nearly out", "有人快出完", "有人快出完", "上がりの近い人"),
    "theme.defending": Words("Defending together", "合力防守", "合力防守", "力を合わせて守る"),
    "theme.bombs": Words("Bombs, and when not", "炸弹：何时用，何时留", "炸彈：何時用，何時留", "ボムを使うか残すか"),
    "theme.beat_or_wait": Words("To beat or to wait", "压还是不压", "壓還是不壓", "出すか見送るか"),
    "theme.leading": Words("What to lead", "首出什么", "首出什麼", "何をリードするか"),
}
