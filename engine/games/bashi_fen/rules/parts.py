"""Parts: what cards of one suit are made of — singles, tuples, tractors and runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card, Cards
from engine.games.bashi_fen.rules.trumps import PlayedSuit, Trumps


class LeadKind(StrEnum):
    """What cards of one suit make when they are led (BSF-51 … BSF-57, BSF-5A)."""

    SINGLE = "single"
    TUPLE = "tuple"
    TRACTOR = "tractor"
    RUN = "run"
    THROW = "throw"


_AMONG_EQUAL_SIZES = {LeadKind.TRACTOR: 3, LeadKind.TUPLE: 2, LeadKind.RUN: 1, LeadKind.SINGLE: 0}


class Shape(NamedTuple):
    """``length`` consecutive tuples of ``width`` identical cards each; (1, 1) is a single card."""

    width: int
    length: int

    @property
    def size(self) -> int:
        """How many cards it takes."""
        return self.width * self.length

    @property
    def kind(self) -> LeadKind:
        """What players call it."""
        if self.length > 1:
            return LeadKind.TRACTOR if self.width > 1 else LeadKind.RUN
        return LeadKind.TUPLE if self.width > 1 else LeadKind.SINGLE


@dataclass(frozen=True, slots=True)
class Part:
    """One combination: its shape, the strength of its highest card, and its cards from low to high.

    ``loose``: a tractor with gaps that nobody is thought to hold cards for (BSF-59).
    """

    shape: Shape
    top: int
    cards: Cards
    loose: bool = False

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """Largest first is descending order of this: size, tractor before tuple before run, top, width (BSF-5D)."""
        return self.shape.size, _AMONG_EQUAL_SIZES[self.shape.kind], self.top, self.shape.width


@dataclass(frozen=True, slots=True)
class Lead:
    """What was led: a suit as played, and its parts, largest first; two or more are a throw."""

    suit: PlayedSuit
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        """How many cards everybody has to play."""
        return sum(part.shape.size for part in self.parts)

    @property
    def cards(self) -> Cards:
        """The cards, part by part."""
        return tuple(card for part in self.parts for card in part.cards)

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The shapes of its parts, in the order in which they must be followed (BSF-5B)."""
        return tuple(part.shape for part in self.parts)


def one_suit(cards: Sequence[Card], trumps: Trumps) -> bool:
    """Whether there are cards, and all are played as one suit."""
    return len({trumps.suit_of(card) for card in cards}) == 1


def parts_of(cards: Sequence[Card], trumps: Trumps, least_run: int = 0) -> tuple[Part, ...]:
    """The parts of cards of one suit, most cards first, tractor before tuple, then higher (BSF-5D).

    ``least_run``: how many consecutive single cards make a run; 0: they never do (BSF-57).
    """
    left = Counter(cards)
    parts: list[Part] = []
    while left and (max(left.values()) > 1 or least_run):
        part = max(_candidates(left, trumps, least_run), key=lambda part: part.rank)
        parts.append(part)
        left -= Counter(part.cards)
    parts += [part_of(Shape(1, 1), (card,), trumps) for card in left]
    return tuple(sorted(parts, key=lambda part: part.rank, reverse=True))


def parts_with(card: Card, held: Sequence[Card], trumps: Trumps, least_run: int = 0) -> tuple[Part, ...]:
    """The parts of these cards of one suit that contain this card: all its copies, then the longest part through it.

    A part beyond the copies comes only where there is one: the most cards first, tractor before run.
    """
    alike = tuple(each for each in held if each == card)
    place = trumps.place(card)
    others = Counter(each for each in held if each == card or place is None or trumps.place(each) != place)
    through = [part for part in _candidates(others, trumps, least_run) if part.shape.length > 1 and card in part.cards]
    longest = max(through, key=lambda part: part.rank, default=None)
    tuple_ = part_of(Shape(len(alike), 1), alike, trumps)
    return (tuple_,) if longest is None else (tuple_, longest)


def consecutive(cards: Counter[Card], trumps: Trumps) -> bool:
    """Whether these different cards stand at neighbouring places, one at each (BSF-22)."""
    places = [place for place in map(trumps.place, cards) if place is not None]
    return len(places) == len(cards) == len(set(places)) == max(places, default=0) - min(places, default=0) + 1


def shape_of(cards: Sequence[Card], trumps: Trumps) -> Shape | None:
    """The shape that these cards of one suit make as one part, however short a run; None where they are no part."""
    counts = Counter(cards)
    if len(set(counts.values())) != 1:
        return None
    width, length = next(iter(counts.values())), len(counts)
    return Shape(width, length) if length == 1 or consecutive(counts, trumps) else None


def part_of(shape: Shape, cards: Sequence[Card], trumps: Trumps) -> Part:
    """These cards as a part of this shape, which they are known to make."""
    return Part(shape, max(map(trumps.strength, cards)), trumps.in_order(cards))


def _candidates(left: Counter[Card], trumps: Trumps, least_run: int) -> Iterator[Part]:
    """The longest part at every place and of every width that these cards hold."""
    for card, number in left.items():
        yield part_of(Shape(number, 1), (card,) * number, trumps)
    least_width = 1 if least_run else 2
    for width in range(least_width, max(left.values()) + 1):
        for stretch in _stretches([card for card, number in left.items() if number >= width], trumps):
            if len(stretch) >= (least_run if width == 1 else 2):
                yield part_of(Shape(width, len(stretch)), stretch * width, trumps)


def _stretches(cards: Sequence[Card], trumps: Trumps) -> Iterator[Cards]:
    """The longest chains of neighbours among these cards, one card a place."""
    at: dict[int, Card] = {}
    for card in trumps.in_order(cards):
        place = trumps.place(card)
        if place is not None:
            at.setdefault(place, card)
    chain: list[Card] = []
    for place in sorted(at):
        if chain and place - 1 not in at:
            yield tuple(chain)
            chain = []
        chain.append(at[place])
    if chain:
        yield tuple(chain)
