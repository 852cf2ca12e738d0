"""What is said about leads, follows and throws: suits, shapes, and why a play is refused."""

from engine.words import SUIT_NAMES, Words

WORDS = {
    **{f"suit.{suit}": words for suit, words in SUIT_NAMES.items()},
    "suit.trumps": Words("trumps", "主牌", "主牌", "切り札"),
    "shape.1": Words("a single card", "单张", "單張", "1枚"),
    "shape.2": Words("a pair", "对子", "對子", "ペア"),
    "shape.3": Words("a triple", "三张", "三張", "スリーカード"),
    "shape.4": Words("a quadruple", "四张", "四張", "フォーカード"),
    "shape.tuple": Words("{width} identical cards", "{width}张相同的牌", "{width}張相同的牌", "同じ札{width}枚"),
    "shape.tractor": Words("a tractor of {tuples}", "拖拉机（{tuples}）", "拖拉機（{tuples}）", "{tuples}のトラクター"),
    "shape.run": Words("a run of {length}", "{length}张顺子", "{length}張順子", "{length}枚のラン"),
    "shapes.2": Words("pairs", "对子", "對子", "ペア"),
    "shapes.3": Words("triples", "三张", "三張", "スリーカード"),
    "shapes.4": Words("quadruples", "四张", "四張", "フォーカード"),
    "shapes.tuple": Words("sets of {width}", "{width}张相同的牌", "{width}張相同的牌", "同じ札{width}枚"),
    "shapes.2.number": Words("{number} pairs", "{number}个对子", "{number}個對子", "ペア{number}組"),
    "shapes.3.number": Words("{number} triples", "{number}个三张", "{number}個三張", "スリーカード{number}組"),
    "shapes.4.number": Words("{number} quadruples", "{number}个四张", "{number}個四張", "フォーカード{number}組"),
    "shapes.tuple.number": Words(
        "{number} sets of {width}",
        "{number}组{width}张相同的牌",
        "{number}組{width}張相同的牌",
        "同じ札{width}枚{number}組",
    ),
    "refusal.other_number": Words(
        "Play {number:# card|# cards}, as many as were led.",
        "首家出了几张就要出几张：请出{number}张。",
        "首家出了幾張就要出幾張：請出{number}張。",
        "リードと同じ枚数、{number}枚を出してください。",
    ),
    "refusal.not_held": Words(
        "These cards are not all in the hand.", "手里没有这些牌。", "手裡沒有這些牌。", "手札にない札が含まれています。"
    ),
    "refusal.suit_first": Words(
        "You hold {suit}: play {number:one|# of them} before any other card.",
        "手里还有{suit}：先要跟{number}张{suit}。",
        "手裡還有{suit}：先要跟{number}張{suit}。",
        "{suit}が残っています。ほかの札より先に{suit}を{number}枚出してください。",
    ),
    "refusal.sequence_owed": Words(
        "You hold {held} of {suit}: {led} must be followed with it.",
        "{suit}有{held}：对{led}必须跟出。",
        "{suit}有{held}：對{led}必須跟出。",
        "{suit}に{held}があります。{led}にはこれで従わなければなりません。",
    ),
    "refusal.tuples_owed": Words(
        "You hold {held} of {suit}: {led} must be followed with {kind}.",
        "{suit}有{held}：对{led}必须跟{kind}。",
        "{suit}有{held}：對{led}必須跟{kind}。",
        "{suit}に{held}があります。{led}には{kind}で従わなければなりません。",
    ),
    "refusal.smaller_owed": Words(
        "Follow as much of {led} as you can with smaller sets of {suit}: pairs or more.",
        "{suit}里较小的对子、三张等要尽量补足{led}。",
        "{suit}裡較小的對子、三張等要儘量補足{led}。",
        "{suit}のより小さい組（ペア以上）で、{led}をできるだけ埋めなければなりません。",
    ),
    "refusal.mixed_suits": Words(
        "Cards led together must be of one suit; all trumps are one suit.",
        "一起首出的牌必须是同一门。",
        "一起首出的牌必須是同一門。",
        "まとめてリードする札は、同じスート（切り札は1つのスート）でなければなりません。",
    ),
    "refusal.no_throws": Words(
        "At this table only one combination may be led at a time.",
        "本桌不能甩牌。",
        "本桌不能甩牌。",
        "このテーブルでは、複数の組を一度にリードできません。",
    ),
    "refusal.unequal_tuples": Words(
        "Only sets of one size may be thrown together: all single cards, all pairs, all triples …",
        "甩牌必须张数一致：全是单张、全是对子、全是三张……",
        "甩牌必須張數一致：全是單張、全是對子、全是三張……",
        "一度に出せるのは同じ大きさの組だけです。すべて1枚、すべてペア、すべてスリーカードなど。",
    ),
    "refusal.no_part": Words(
        "Each part of a throw must be a single card, a set of identical cards or a tractor.",
        "甩牌的每一部分都必须是单张、相同的牌或拖拉机。",
        "甩牌的每一部分都必須是單張、相同的牌或拖拉機。",
        "まとめて出す組は、それぞれ1枚、同じ札、トラクターのどれかでなければなりません。",
    ),
    "refusal.no_part_or_run": Words(
        "Each part of a throw must be a single card, a set of identical cards, a tractor or a run.",
        "甩牌的每一部分都必须是单张、相同的牌、拖拉机或顺子。",
        "甩牌的每一部分都必須是單張、相同的牌、拖拉機或順子。",
        "まとめて出す組は、それぞれ1枚、同じ札、トラクター、ランのどれかでなければなりません。",
    ),
    "refusal.holds_between": Words(
        "You hold {cards} yourself, and it lies between these sets: they are no tractor.",
        "你自己手里还有中间的{cards}：这不成拖拉机。",
        "你自己手裡還有中間的{cards}：這不成拖拉機。",
        "間の{cards}を自分が持っているので、トラクターになりません。",
    ),
    "kind.none": Words("There are no cards.", "没有牌。", "沒有牌。", "札がありません。"),
    "kind.mixed": Words(
        "The cards are of more than one suit.",
        "这些牌不是同一门。",
        "這些牌不是同一門。",
        "札のスートが1つではありません。",
    ),
    "kind.part": Words(
        "This is {shape} of {suit}.", "这是{suit}的{shape}。", "這是{suit}的{shape}。", "{suit}の{shape}です。"
    ),
    "kind.throw": Words(
        "These are {number} combinations of one suit at once: a throw.",
        "这是同一门的{number}个牌型一起出：甩牌。",
        "這是同一門的{number}個牌型一起出：甩牌。",
        "同じスートの{number}組をまとめて出す「投げ」です。",
    ),
    "follow.allowed": Words("This may be played.", "可以这样跟。", "可以這樣跟。", "この出し方で従えます。"),
}
