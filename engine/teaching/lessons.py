"""Lessons as data: real deals set up so that one move shows one idea; which moves are right, and what happens next.

Cards and moves are written in a shorthand. A card stands by its notation (``10S``), or by its rank alone (``10``: of
any suit), several by ``x`` (``10x3``, ``pass x3``); moves of a script stand apart by ``;``. ``pass …`` passes for every
seat that is asked a quiet question, until one is not quiet. Where a learner's move is judged, ``play RJ …`` is any play
with a red joker, and ``play …`` any play at all.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine.cards import Card, Cards, NotationError, shuffled
from engine.events import Seat
from engine.options import GameOptions
from engine.teaching.lesson_claims import LessonClaim
from engine.words import Text, text

LEARNER: Seat = 0
"""Whoever learns sits in the south."""


@dataclass(frozen=True, slots=True)
class Task:
    """One move of the learner's; its sentences are ``ask``, ``right`` and ``wrong``.

    ``slips`` are allowed moves with a sentence of their own: the move and the last word of the sentence's key.
    ``neutral``: allowed moves to which ``wrong`` is said; with the right ones and the slips these are all there are.
    ``claims``: what a sentence, by the last word of its key, says about the deal.
    """

    right: tuple[str, ...]
    then: str = ""
    slips: tuple[tuple[str, str], ...] = ()
    neutral: tuple[str, ...] = ()
    claims: tuple[tuple[str, LessonClaim], ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A deal, what has happened in it, and the learner's tasks one after the other; words under ``lesson.<key>``."""

    key: str
    options: GameOptions
    deck: Cards
    tasks: tuple[Task, ...]
    actions: str = ""
    first: Seat = 0
    standing: object = None
    lots: tuple[int, ...] = ()

    @property
    def title(self) -> Text:
        """What it is called in the course."""
        return text(f"lesson.{self.key}.title")

    def says(self, place: int, what: str) -> Text:
        """A sentence of the task at this place, counted from 0: ``ask``, ``right``, ``wrong`` or a slip's own."""
        return text(f"lesson.{self.key}.{place + 1}.{what}")


_WORD = re.compile(r"(?P<card>10|[2-9JQKA]|BJ\*?|RJ\*?|XX)(?P<suit>[SHCD])?(?:x(?P<times>\d+))?")
_SUITLESS = ("BJ", "BJ*", "RJ", "RJ*", "XX")


def picked(cards: Sequence[Card], words: str) -> Cards:
    """Of these cards the ones that the shorthand names; raises NotationError where one is missing."""
    return _picked(cards, (words,))[0]


def hands_with(pack: Sequence[Card], sizes: Sequence[int], wanted: Sequence[str]) -> tuple[Cards, ...]:
    """Hands of these sizes that begin with the cards wanted, seat by seat; what is left of the pack fills them up.

    The last one may be a kitty. The filling is mixed, always in the same way.
    """
    given = [list(cards) for cards in _picked(pack, (*wanted, *[""] * (len(sizes) - len(wanted))))]
    assert all(len(hand) <= size for hand, size in zip(given, sizes, strict=True)), "a hand is too large"
    rest = Counter(pack) - Counter(card for hand in given for card in hand)
    filling = iter(shuffled(tuple(rest.elements()), Random(1).random))
    return tuple(
        (*hand, *(next(filling) for _ in range(size - len(hand)))) for hand, size in zip(given, sizes, strict=True)
    )


def _picked(cards: Sequence[Card], hands: Sequence[str]) -> list[Cards]:
    """For each shorthand its cards; what is named outright is not given away for its rank."""
    left = list(cards)
    wanted = [list(_wanted(words)) for words in hands]
    found: dict[tuple[int, int], Card] = {}
    for outright in (True, False):
        for hand, words in enumerate(wanted):
            for place, (word, whole) in enumerate(words):
                if whole is outright:
                    found[hand, place] = card = _first(left, word, whole)
                    left.remove(card)
    return [tuple(found[hand, place] for place in range(len(words))) for hand, words in enumerate(wanted)]


def _wanted(words: str) -> Iterator[tuple[str, bool]]:
    """A notation or a rank for each card, and whether it is the whole notation."""
    for word in words.split():
        match = _WORD.fullmatch(word)
        if match is None:
            raise NotationError(f"{word!r} names no card of a lesson")
        card, suit, times = match["card"], match["suit"] or "", int(match["times"] or 1)
        yield from [(card + suit, bool(suit) or card in _SUITLESS)] * times


def _first(cards: Sequence[Card], word: str, whole: bool) -> Card:
    for card in cards:
        if str(card) == word if whole else card.rank.value == word:
            return card
    raise NotationError(f"there is no {word} left")
