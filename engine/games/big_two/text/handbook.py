"""The handbook of Big Two: the paragraph of each row, the paragraph of each question, examples and Chinese terms."""

from __future__ import annotations

from engine.cards import read_cards
from engine.games.big_two.melds import meld_words, read_meld
from engine.games.big_two.options import HONG_KONG, Options, asleep
from engine.games.big_two.rules.phases import Finished
from engine.games.big_two.rules.view import View
from engine.games.big_two.text.statements import STATEMENTS
from engine.teaching.handbook import Example, Examples, Handbook, Term

_ROWS = {
    "rules.aim_partnership": ("BT-01", "BT-60"),
    "rules.cards": ("BT-01", "BT-02"),
    "rules.deal": ("BT-04",),
    "rules.patterns": ("BT-10",),
    "rules.singles_and_pairs": ("BT-11", "BT-12"),
    "rules.five_cards": ("BT-13",),
    "rules.ties.straights.plain": ("BT-14",),
    "rules.ties.straights.hong_kong": ("BT-14",),
    "rules.ties": ("BT-15",),
    "rules.play": ("BT-18",),
    "option.last_card.automatic": ("BT-30",),
    "option.last_card.manual": ("BT-30",),
    "rules.duty": ("BT-31",),
    "rules.duty_lead": ("BT-32",),
    "rules.end": ("BT-40",),
    "rules.brackets": ("BT-41",),
    "rules.difference": ("BT-42",),
    "rules.counter_attack_example": ("BT-51",),
}


def section(view: View) -> str:
    """The paragraph that the present question is about."""
    if isinstance(view.phase, Finished):
        return "rules.end"
    over = view.phase.over
    if view.is_obliged and (over is None or over.size == 1):
        return "rules.duty_lead" if over is None else "rules.duty"
    if over is None:
        return "rules.patterns"
    return "rules.singles_and_pairs" if over.size < 5 else "rules.five_cards"


def examples(options: Options) -> Examples:
    """Each pattern in cards, lowest first, and the two straights above all others where they are played."""
    fives = ("3D 4S 5H 6C 7D", "3H 6H 8H JH KH", "9S 9H 9D 4C 4D", "QS QH QC QD 5S", "6C 7C 8C 9C 10C")
    high = ("10D JS QH KC AD", "3S 4D 5H 6C 2D", "3C 4S 5H AD 2S") if options.straights == HONG_KONG else ()
    shown = {
        "rules.singles_and_pairs": ("3D", "2S", "AH AC", "AS AD"),
        "rules.five_cards": fives,
        **({f"option.straights.{HONG_KONG}": high} if high else {}),
    }
    return {key: tuple(_example(words, options) for words in rows) for key, rows in shown.items()}


def _example(words: str, options: Options) -> Example:
    cards = read_cards(words)
    meld = read_meld(cards, options.straights)
    assert meld is not None
    return Example(cards, meld_words(meld))


def counter_attacks(options: Options) -> bool:
    """Whether a hand may be laid down to end the deal here (BT-50)."""
    return options.counter_attack and not asleep(options, "counter_attack")


_GLOSSARY = (
    Term("dalaoer", "大老二", "大老二", "dà lǎo èr", "ダーラオアル"),
    Term("chudaer", "锄大二", "鋤大二", "chú dà èr", "チューダーアル"),
    Term("liangduier", "两对二", "兩對二", "liǎng duì èr", "リアンドゥイアル"),
    Term("danzhang", "单张", "單張", "dān zhāng", "ダンジャン"),
    Term("duizi", "对子", "對子", "duì zi", "ドゥイズ"),
    Term("shunzi", "顺子", "順子", "shùn zi", "シュンズ"),
    Term("tonghua", "同花", "同花", "tóng huā", "トンホア"),
    Term("hulu", "葫芦", "葫蘆", "hú lu", "フールー"),
    Term("tiezhi", "铁支", "鐵支", "tiě zhī", "ティエジー"),
    Term("tonghuashun", "同花顺", "同花順", "tóng huā shùn", "トンホアシュン"),
    Term("buyao", "不要", "不要", "bú yào", "ブーヤオ"),
    Term("zuihouyizhang", "最后一张", "最後一張", "zuì hòu yì zhāng", "ズイホウイージャン"),
    Term("juedifanji", "绝地反击", "絕地反擊", "jué dì fǎn jī", "ジュエディーファンジー", counter_attacks),
)

_TELLS = {
    "option.mode.partnership": ("rules.aim_partnership",),
    "option.mode.individual": ("rules.aim_individual",),
}

_REASONS = {
    "refusal.leader_must_play": ("rules.play",),
    "refusal.other_pattern": ("rules.play",),
}
"""By refusal the paragraph that tells why, where the first paragraph of its row does not."""

HANDBOOK = Handbook(_ROWS, section, examples, _GLOSSARY, STATEMENTS, _REASONS, _TELLS)
