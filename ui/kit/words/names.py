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
    "bot.random": Words("Beginner", "初学", "初學", "初心者"),
    "bot.random.about": Words(
        "Plays whatever the rules allow.",
        "只要规则允许，随手就出。",
        "只要規則允許，隨手就出。",
        "ルールで出せるものを気ままに出します。",
    ),
    "bot.greedy": Words("Regular", "茶客", "茶客", "常連"),
    "bot.greedy.about": Words(
        "Solid and quick: runs out in few plays and keeps bombs for later.",
        "稳当利落：尽快出完，炸弹留到关键时。",
        "穩當俐落：盡快出完，炸彈留到關鍵時。",
        "堅実で素早く、ボムは後に取っておきます。",
    ),
    "bot.search:novice": Words("Novice", "新手", "新手", "入門"),
    "bot.search:novice.about": Words(
        "Knows the rules, forgets what has been played, and makes mistakes.",
        "懂规则，但记不住出过的牌，常有失误。",
        "懂規則，但記不住出過的牌，常有失誤。",
        "ルールは知っていますが、出た札を忘れ、ミスもします。",
    ),
    "bot.search:casual": Words("Casual", "普通", "普通", "気軽"),
    "bot.search:casual.about": Words(
        "Plays by feel, remembers what has been played, and slips now and then.",
        "凭牌感出牌，记得出过的牌，有时失误。",
        "憑牌感出牌，記得出過的牌，有時失誤。",
        "勘で打ち、出た札は覚えていますが、ときどきミスをします。",
    ),
    "bot.search:skilled": Words("Skilled", "熟手", "熟手", "中級"),
    "bot.search:skilled.about": Words(
        "Imagines a few dozen deals before every move.",
        "每手之前设想几十种牌局。",
        "每手之前設想幾十種牌局。",
        "一手ごとに数十通りの配りを想定します。",
    ),
    "bot.search:strong": Words("Strong", "高手", "高手", "上級"),
    "bot.search:strong.about": Words(
        "Imagines hundreds of deals and reads your bids.",
        "设想数百种牌局，并从叫牌中读牌。",
        "設想數百種牌局，並從叫牌中讀牌。",
        "数百通りの配りを想定し、宣言やコールから手を読みます。",
    ),
    "bot.search:master": Words("Master", "大师", "大師", "名人"),
    "bot.search:master.about": Words(
        "Imagines a thousand deals or more and works out endings exactly.",
        "设想上千种牌局，残局算到底。",
        "設想上千種牌局，殘局算到底。",
        "千通り以上の配りを想定し、終盤を読み切ります。",
    ),
}
