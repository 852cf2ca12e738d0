"""What is said about leads, follows and throws: suits, shapes, and what kind of play cards are."""

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
    "shape.run": Words("a run of {length} single cards", "{length}张顺子", "{length}張順子", "{length}枚のラン"),
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
        "同じスートの{number}組を一度に出す「まとめ出し」です。",
    ),
    "follow.allowed": Words("This may be played.", "可以这样跟。", "可以這樣跟。", "この出し方で従えます。"),
}
