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
        "Solid and quick: plays by rules of thumb.",
        "稳当利落：凭经验出牌。",
        "穩當俐落：憑經驗出牌。",
        "堅実で素早く、経験則で打ちます。",
    ),
    "bot.search:novice": Words("Novice", "新手", "新手", "入門"),
    "bot.search:novice.about": Words(
        "Knows the rules, forgets what has been played, and makes mistakes.",
        "懂规则，但记不住出过的牌，常有失误。",
        "懂規則，但記不住出過的牌，常有失誤。",
        "ルールは知っていますが、出た札を忘れ、ミスもします。",
    ),
    "bot.search:casual": Words("Casual", "普通", "普通", "初級"),
    "bot.search:casual.about": Words(
        "Plays by feel, remembers what has been played, and slips now and then.",
        "凭牌感出牌，记得出过的牌，有时失误。",
        "憑牌感出牌，記得出過的牌，有時失誤。",
        "勘で打ち、出た札は覚えていますが、ときどきミスをします。",
    ),
    "bot.search:skilled": Words("Skilled", "熟手", "熟手", "中級"),
    "bot.search:skilled.about": Words(
        "Tries moves out in a few imagined deals, up to some dozens.",
        "设想几种到几十种牌局，在其中试走。",
        "設想幾種到幾十種牌局，在其中試走。",
        "数通りから数十通りの配りを想定して試します。",
    ),
    "bot.search:strong": Words("Strong", "高手", "高手", "上級"),
    "bot.search:strong.about": Words(
        "Tries moves out in a hundred deals or more, as a rule, and infers what the others hold from what they do.",
        "一般设想上百种牌局，并从各家的举动推断手牌。",
        "一般設想上百種牌局，並從各家的舉動推斷手牌。",
        "たいてい百通り以上の配りを想定し、ほかの人の行動から手を読みます。",
    ),
    "bot.search:master": Words("Master", "大师", "大師", "名人"),
    "bot.search:master.about": Words(
        "Tries moves out in several hundred deals, as a rule, infers what the others hold, and works out short endings exactly.",
        "一般设想数百种牌局，推断各家手牌，短的残局算到底。",
        "一般設想數百種牌局，推斷各家手牌，短的殘局算到底。",
        "たいてい数百通りの配りを想定し、ほかの人の手札を読み、短い終盤は読み切ります。",
    ),
}
