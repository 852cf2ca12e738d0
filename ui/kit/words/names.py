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
        "Tries its three best ideas out, each in four to about forty imagined deals.",
        "从三个最好的主意里挑，各设想四种到约四十种牌局试走。",
        "從三個最好的主意裡挑，各設想四種到約四十種牌局試走。",
        "いちばん良さそうな三つの手を、四通りから約四十通りの配りを想定して試します。",
    ),
    "bot.search:strong": Words("Strong", "高手", "高手", "上級"),
    "bot.search:strong.about": Words(
        "Tries out all moves that look worth it, the best of them in ten to about a hundred imagined deals.",
        "看着可行的走法都试走，最好的在十种到约一百种设想的牌局里试。",
        "看著可行的走法都試走，最好的在十種到約一百種設想的牌局裡試。",
        "見込みのある手をすべて試し、いちばん良い手は十通りから約百通りの配りで試します。",
    ),
    "bot.search:master": Words("Master", "大师", "大師", "名人"),
    "bot.search:master.about": Words(
        "Tries moves out in several hundred deals, as a rule, infers what the others hold, and works out short endings exactly.",
        "一般设想数百种牌局，从各家的举动推断手牌，短的残局算到底。",
        "一般設想數百種牌局，從各家的舉動推斷手牌，短的殘局算到底。",
        "たいてい数百通りの配りを想定し、ほかの人の行動から手札を読み、短い終盤は読み切ります。",
    ),
}
