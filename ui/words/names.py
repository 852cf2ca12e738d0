"""Who sits where, and how the AI players are called."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "name.seat0": Words("You", "你", "你", "あなた"),
    "name.seat1": Words("Mei", "小梅", "小梅", "メイ"),
    "name.seat2": Words("Old Chen", "老陈", "老陳", "陳さん"),
    "name.seat3": Words("Lan", "阿兰", "阿蘭", "ラン"),
    "name.seat4": Words("Bo", "阿波", "阿波", "ボー"),
    "name.seat5": Words("Hua", "小华", "小華", "ホア"),
    "name.seat6": Words("Uncle Lin", "林叔", "林叔", "林さん"),
    "name.seat7": Words("Qiu", "阿秋", "阿秋", "チウ"),
    "name.seat8": Words("Yun", "小云", "小雲", "ユン"),
    "name.seat9": Words("Master Wu", "吴师傅", "吳師傅", "呉さん"),
    "bot.random": Words("Beginner", "新手", "新手", "初心者"),
    "bot.random.about": Words(
        "Plays whatever the rules allow.",
        "只要规则允许，随手就出。",
        "只要規則允許，隨手就出。",
        "ルールで出せるものを気ままに出します。",
    ),
    "bot.greedy": Words("Regular", "茶客", "茶客", "常連"),
    "bot.greedy.about": Words(
        "Sound and quick: few plays left, bombs kept for later.",
        "稳当利落：尽快出完，炸弹留到关键时。",
        "穩當俐落：盡快出完，炸彈留到關鍵時。",
        "堅実で素早く、ボムは後に取っておきます。",
    ),
}
