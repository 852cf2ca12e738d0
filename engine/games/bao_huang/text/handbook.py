"""The handbook of Bao Huang: the paragraph of each row and of each question, examples, and Chinese words."""

from __future__ import annotations

from engine.cards import read_cards
from engine.games.bao_huang.melds import meld_words, read_meld
from engine.games.bao_huang.options import Options, asleep
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Finished, Giving, Playing, Taking
from engine.games.bao_huang.rules.view import View
from engine.games.bao_huang.text.statements import STATEMENTS
from engine.teaching.handbook import Example, Examples, Handbook, Term
from engine.words import text

_ROWS = {
    "rules.cards": ("BH-01", "BH-02", "BH-03"),
    "rules.deal": ("BH-10",),
    "rules.deal.once": ("BH-10",),
    "rules.tribute": ("BH-14", "BH-20", "BH-22", "BH-23"),
    "rules.emperor": ("BH-11",),
    "rules.eunuch": ("BH-12",),
    "rules.eunuch.announce": ("BH-12",),
    "rules.alone": ("BH-13",),
    "rules.alone.announce": ("BH-13",),
    "rules.combinations": ("BH-30",),
    "option.joker_order.no": ("BH-31",),
    "option.joker_order.yes": ("BH-31",),
    "rules.red": ("BH-32",),
    "rules.play": ("BH-40",),
    "rules.dropping_out": ("BH-41",),
    "rules.please": ("BH-42",),
    "rules.ending": ("BH-43",),
    "rules.announced": ("BH-64",),
    "rules.score": ("BH-50", "BH-51", "BH-52"),
    "rules.positions": ("BH-63",),
    "rules.positions_plain": ("BH-62",),
}


def section(view: View) -> str:
    """The paragraph that the present question is about."""
    match view.phase:
        case Giving():
            return "rules.tribute"
        case Taking():
            return f"option.tribute.{view.options.tribute}"
        case Crowning():
            return "rules.emperor"
        case Announcing():
            return "option.announce.yes"
        case Playing(over=None):
            return "rules.combinations"
        case Playing():
            return _order(view.options)
        case Finished():
            return "rules.positions" if view.options.position_scoring else "rules.score"


def _order(options: Options) -> str:
    """The paragraph that tells what beats what."""
    return f"option.joker_order.{'yes' if options.joker_order else 'no'}"


def examples(options: Options) -> Examples:
    """Combinations with and without jokers, and a row in which each beats the one before."""
    rising = ("8S 8H 8C 8D", "9S 9H 9C BJ", "QS QH QC RJ")
    if options.joker_order:
        rising = ("9S 9H 9C 9D", "9S 9H 9C BJ", "9S 9H 9C RJ")
    hung = {"option.twos_hang.yes": (_example("7S 7D 2S", options),)} if options.twos_hang else {}
    return {
        "rules.combinations": tuple(_example(words, options) for words in ("KS KH KC", "10S 10D BJ RJ", "BJ BJ")),
        **hung,
        _order(options): tuple(_example(words, options) for words in rising),
        "rules.cards": (
            Example(read_cards("RJ*"), text("example.emperor_card")),
            Example(read_cards("BJ*"), text("example.eunuch_card")),
        ),
    }


def _example(words: str, options: Options) -> Example:
    cards = read_cards(words)
    meld = read_meld(cards, options)
    assert meld is not None
    return Example(cards, meld_words(meld))


_GLOSSARY = (
    Term("baohuang", "保皇", "保皇", "bǎo huáng", "バオホアン"),
    Term("huangdi", "皇帝", "皇帝", "huáng dì", "こうてい"),
    Term("xiaobaozi", "保子", "保子", "bǎo zi", "バオズ"),
    Term("pingmin", "平民", "平民", "píng mín", "へいみん"),
    Term("huangdipai", "皇帝牌", "皇帝牌", "huáng dì pái", "ホアンディーパイ"),
    Term("baohuangpai", "保皇牌", "保皇牌", "bǎo huáng pái", "バオホアンパイ"),
    Term("dawang", "大王", "大王", "dà wáng", "ダーワン"),
    Term("xiaowang", "小王", "小王", "xiǎo wáng", "シアオワン"),
    Term("gua", "挂", "掛", "guà", "グア"),
    Term("zhanpai", "站牌", "站牌", "zhàn pái", "ジャンパイ"),
    Term("buyao", "不要", "不要", "bú yào", "ブーヤオ"),
    Term("guo", "过", "過", "guò", "グオ"),
    Term("jingong", "进贡", "進貢", "jìn gòng", "ジンゴン", lambda options: not asleep(options, "tribute")),
    Term("dubao", "独保", "獨保", "dú bǎo", "ドゥーバオ"),
    Term("mingbao", "明保", "明保", "míng bǎo", "ミンバオ", lambda options: options.announce),
)

_REASONS = {
    "refusal.not_a_combination": ("rules.combinations",),
    "refusal.sixes_alone": ("rules.sixes", "rules.sixes.twos"),
    "refusal.leader_must_play": ("rules.lead",),
    "refusal.tribute_number": ("rules.tribute",),
}

_TELLS = {
    "option.twos_hang.no": ("rules.combinations",),
    "option.sixes_last.no": ("rules.combinations",),
    "option.announce.no": ("rules.eunuch",),
}

HANDBOOK = Handbook(_ROWS, section, examples, _GLOSSARY, STATEMENTS, _REASONS, _TELLS)
