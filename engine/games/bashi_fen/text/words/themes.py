"""The titles of Bashi Fen's themes of exercises."""

from engine.words import Words

WORDS = {
    "theme.kitty": Words("What to bury", "扣什么底", "扣什麼底", "何を伏せるか"),
    "theme.friend": Words("Calling a partner", "找朋友", "找朋友", "味方を呼ぶ"),
    "theme.naming": Words("Naming trumps", "亮主", "亮主", "切り札を示す"),
    "theme.throws": Words(
        "Throws, and when not", "甩牌：何时甩，何时不甩", "甩牌：何時甩，何時不甩", "まとめ出しをするかしないか"
    ),
    "theme.last_trick": Words("Towards the last trick", "快到最后一墩", "快到最後一墩", "最後のトリックへ"),
    "theme.drawing": Words(
        "Leading trumps, and when not",
        "吊主：何时吊，何时不吊",
        "吊主：何時吊，何時不吊",
        "切り札をリードするかしないか",
    ),
    "theme.ruffing": Words("To ruff or not", "毙还是垫", "斃還是墊", "切るか捨てるか"),
    "theme.own_trick": Words("Your side’s trick", "这一墩你方大", "這一墩你方大", "味方のトリック"),
    "theme.others_trick": Words("The opponents’ trick", "这一墩对手大", "這一墩對手大", "相手のトリック"),
    "theme.leading": Words("What to lead", "首出什么", "首出什麼", "何をリードするか"),
}
