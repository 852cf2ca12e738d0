"""Why a move is advised: facts counted over imagined sets, or seen in one's own hand."""

from engine.words import Words

WORDS = {
    "reason.out": Words("You are out.", "你出完了。", "你出完了。", "上がりです。"),
    "reason.unbeaten": Words(
        "In {count} of {worlds} imagined sets nobody against you can beat it.",
        "设想的{worlds}局中，有{count}局对手压不过。",
        "設想的{worlds}局中，有{count}局對手壓不過。",
        "想定した{worlds}局のうち{count}局で、相手はこれに勝てません。",
    ),
    "reason.left": Words(
        "After it your hand needs {after:# play|# plays}, now {before}.",
        "出后还需{after}手出完，现在需{before}手。",
        "出後還需{after}手出完，現在需{before}手。",
        "出すと残りは{after}手、今は{before}手です。",
    ),
    "reason.partner": Words(
        "{seat:name}, your partner, holds the lead.",
        "现在是同伴{seat:name}最大。",
        "現在是夥伴{seat:name}最大。",
        "味方の{seat:name}が場の最強です。",
    ),
    "reason.short": Words(
        "{seat:name} has only {count:# card|# cards} left.",
        "{seat:name}只剩{count}张。",
        "{seat:name}只剩{count}張。",
        "{seat:name}の残りは{count}枚だけです。",
    ),
    "reason.first_out": Words(
        "In {count} of {worlds} imagined sets your side goes out first.",
        "设想的{worlds}局中，有{count}局你方先出完。",
        "設想的{worlds}局中，有{count}局你方先出完。",
        "想定した{worlds}局のうち{count}局で、あなたの側が先に上がります。",
    ),
    "reason.plays": Words(
        "Your hand splits into {count:# play|# plays}.",
        "你的牌可分{count}手出完。",
        "你的牌可分{count}手出完。",
        "手札は{count}手に分けられます。",
    ),
}
