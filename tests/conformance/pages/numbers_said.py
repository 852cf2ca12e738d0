"""The numbers that a sentence says, in digits or in words of its language.

Who changes a number of a rules page looks at what is asked about it, too: run ``python -m
tests.conformance.pages.numbers_said`` to write down what is said now.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Mapping
from pathlib import Path

from engine.games import GAMES
from engine.words import Language, Words, in_language

FILE = Path(__file__).parent / "numbers_said.json"
HALF = 0.5
UP_TO_TWELVE = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
"""From two on; "one" is too often no number."""
ENGLISH: Mapping[str, float] = {
    **{word: number for number, word in enumerate(UP_TO_TWELVE, 2)},
    **dict.fromkeys(("twos", "second", "twice", "double", "doubled", "doubles", "doubling", "both"), 2),
    **dict.fromkeys(("third", "threes", "tripled", "triple", "triples"), 3),
    **dict.fromkeys(("fourth", "fours", "quadruple", "quadruples"), 4),
    **dict.fromkeys(("half", "halves", "halved"), HALF),
    "fives": 5,
    "fifth": 5,
    "sixes": 6,
    "sixth": 6,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
    "sixteen": 16,
    "twenty": 20,
    "forty": 40,
}
NUMERALS = {**dict.fromkeys("一壹", 1), **dict.fromkeys("二两兩双雙両", 2)} | {
    numeral: number for number, numeral in enumerate("三四五六七八九", 3)
}
CHINESE: Mapping[str, float] = {
    **dict.fromkeys(("翻倍", "加倍", "翻一番", "多一倍"), 2),
    **dict.fromkeys(("减半", "減半", "半"), HALF),
    "铁支": 4,
    "鐵支": 4,
}
"""What is a number as a whole, beside numerals."""
JAPANESE: Mapping[str, float] = {
    **dict.fromkeys(("倍", "ダブル"), 2),
    **dict.fromkeys(("半分", "半"), HALF),
    "スリーカード": 3,
    "フォーカード": 4,
}
NO_NUMBERS = re.compile(
    r"\{[^}]*\}倍?"  # an argument
    r"|double sequences?|four packs 四副牌"
    r"|多半|三[张張]等|双升|雙升|双方|雙方|八十分|五十K"  # mostly; "and more of a kind"; names
    r"|ダブルシークエンス|十分で|十分です|倍率"  # enough; a factor
)
NUMERAL = re.compile(
    r"[一二两兩三四五六七八九]?百|[一二两兩三四五六七八九]?十[一二三四五六七八九]?|[一二两兩双雙両三四五六七八九]"
)


def numbers_said(words: Words, language: Language = Language.EN) -> list[float]:
    """The numbers of a sentence in their order, digits and words alike, its arguments left out."""
    sentence = NO_NUMBERS.sub(" ", in_language(words, language))
    return _in_english(sentence) if language is Language.EN else _in_characters(sentence, language)


def _in_english(sentence: str) -> list[float]:
    found = re.findall(r"\d+|[a-z]+", sentence.lower())
    return [int(each) if each.isdecimal() else ENGLISH[each] for each in found if each.isdecimal() or each in ENGLISH]


def _in_characters(sentence: str, language: Language) -> list[float]:
    wholes = JAPANESE if language is Language.JA else CHINESE
    multiplied = r"(?:\d+|[一二两兩三四五六七八九十])倍"  # its factor is the number
    found: list[float] = []
    for each in re.findall(rf"{multiplied}|\d+|{'|'.join(wholes)}|{NUMERAL.pattern}", sentence):
        if each in wholes:
            found.append(wholes[each])
        else:
            found += _of_digits(each.removesuffix("倍"))
    return found


def _of_digits(written: str) -> list[float]:
    """A number; the ranks of cards that are written together: 999 is three 9s, 34567 a sequence."""
    if not written.isdecimal() or not written.isascii():
        return [_of_numerals(written)]
    digits = [int(each) for each in written]
    steps = {high - low for low, high in itertools.pairwise(digits)}
    if len(digits) >= 3 and steps == {0}:
        return [len(digits), digits[0]]
    return digits if len(digits) >= 4 and steps == {1} else [int(written)]


def _of_numerals(written: str) -> float:
    for unit, size in (("百", 100), ("十", 10)):
        if unit in written:
            many, rest = written.split(unit)
            return NUMERALS.get(many, 1) * size + NUMERALS.get(rest, 0)
    return NUMERALS[written]


def numbers_of(words: Words, language: Language) -> set[float]:
    """Which numbers a sentence says; none and one are too often no numbers."""
    return {*numbers_said(words, language)} - {0, 1}


def said_now() -> dict[str, dict[str, list[float]]]:
    """By game and sentence of its rules pages: the numbers that it says."""
    return {
        key: {
            word: numbers
            for word, words in game.words.items()
            if word.startswith(("rules.", "option.")) and (numbers := numbers_said(words))
        }
        for key, game in GAMES.items()
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(said_now(), indent=1) + "\n", "utf-8")
