"""The numbers that sentences of the rules pages say themselves: who changes one looks at what is asked about it, too.

Run with ``python -m tests.conformance.pages.numbers_said`` to write down what is said now.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from engine.games import GAMES
from engine.words import Language, Words, in_language

FILE = Path(__file__).parent / "numbers_said.json"
NUMERALS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
"""Words for numbers from two on; "one" is too often no number."""
VALUES = {word: number for number, word in enumerate(NUMERALS, 2)}
VALUES |= {"twos": 2, "second": 2, "twice": 2, "double": 2, "doubled": 2, "doubles": 2, "third": 3, "tripled": 3}
VALUES |= {"fives": 5, "sixes": 6, "twenty": 20}
SLOT = re.compile(r"\{[^}]*\}")


def numbers_said(words: Words) -> list[int]:
    """The numbers of the English sentence in their order, digits and words alike, its arguments left out."""
    found = re.findall(r"\d+|[a-z]+", SLOT.sub("", words.en).lower())
    return [int(each) if each.isdecimal() else VALUES[each] for each in found if each.isdecimal() or each in VALUES]


def digits_said(words: Words, language: Language) -> set[str]:
    """The digits of the numbers that the sentence writes in this language; runs of ranks are written together."""
    return set(re.findall(r"\d", SLOT.sub("", in_language(words, language))))


def digits_of(numbers: list[int]) -> set[str]:
    """The digits of these numbers."""
    return set("".join(map(str, numbers)))


def said_now() -> dict[str, dict[str, list[int]]]:
    """By game and sentence: the numbers that it says."""
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
