"""What hints say: the kind of move that is wanted, and facts counted over imagined sets or seen in one's own hand."""

from engine.words import Words

WORDS = {
    "hint.kind.lead_single": Words(
        "A single card is a good lead here.",
        "这里宜首出单张。",
        "這裡宜首出單張。",
        "ここは1枚のリードがよさそうです。",
    ),
    "hint.kind.lead_pair": Words(
        "A pair is a good lead here.", "这里宜首出对子。", "這裡宜首出對子。", "ここはペアのリードがよさそうです。"
    ),
    "hint.kind.lead_five": Words(
        "Five cards are a good lead here.", "这里宜首出五张。", "這裡宜首出五張。", "ここは5枚のリードがよさそうです。"
    ),
    "hint.kind.beat": Words(
        "It is good to beat this.", "这里宜压过去。", "這裡宜壓過去。", "ここは勝ちにいくのがよさそうです。"
    ),
    "reason.out": Words("you go out with it", "出完这手就走了", "出完這手就走了", "これで上がりです"),
    "reason.unbeaten": Words(
        "in {count} of {worlds} imagined deals nobody against you can beat it",
        "设想的{worlds}局中，有{count}局对手压不过",
        "設想的{worlds}局中，有{count}局對手壓不過",
        "想定した{worlds}局のうち{count}局で、相手はこれに勝てません",
    ),
    "reason.left": Words(
        "then you can go out in {after:# more play|# more plays}; now it takes {before}",
        "出后再有{after}手即可出完，出前要{before}手",
        "出後再有{after}手即可出完，出前要{before}手",
        "出すと残りは{after}手、出す前は{before}手です",
    ),
    "reason.partner": Words(
        "your partner {seat:name} has the highest play",
        "现在是同伴{seat:name}最大",
        "現在是夥伴{seat:name}最大",
        "味方の{seat:name}が場の最強です",
    ),
    "reason.first_out": Words(
        "in {count} of {worlds} imagined deals your side goes out first",
        "设想的{worlds}局中，有{count}局你方先出完",
        "設想的{worlds}局中，有{count}局你方先出完",
        "想定した{worlds}局のうち{count}局で、あなたの側が先に上がります",
    ),
}
