"""The combinations of Taihe A Bao: what cards make, what beats what, and every play that a hand holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from engine.cards import Card, Cards, Rank, canonical
from engine.words import Text, text

RANKS = (
    Rank.FOUR,
    Rank.FIVE,
    Rank.SIX,
    Rank.SEVEN,
    Rank.NINE,
    Rank.TEN,
    Rank.JACK,
    Rank.QUEEN,
    Rank.KING,
    Rank.ACE,
)
"""From low to high (TAB-02); a rank's place here is its height."""

HEIGHTS = {rank: height for height, rank in enumerate(RANKS)}
SEVEN, NINE, ACE = HEIGHTS[Rank.SEVEN], HEIGHTS[Rank.NINE], HEIGHTS[Rank.ACE]
RUN_BLOCKS = (range(SEVEN + 1), range(NINE, ACE))
"""The heights within which runs live: no Ace, and 7 and 9 are not neighbours (TAB-32)."""


class Kind(StrEnum):
    """What cards can make (TAB-31)."""

    SINGLE = "single"
    PAIR = "pair"
    SEQUENCE = "sequence"
    DOUBLE_SEQUENCE = "double_sequence"
    THREE = "three"
    FOUR = "four"


_EQUALS = {1: Kind.SINGLE, 2: Kind.PAIR, 3: Kind.THREE, 4: Kind.FOUR}
_RUNS = {1: (Kind.SEQUENCE, 3), 2: (Kind.DOUBLE_SEQUENCE, 2)}
BOMBS = {Kind.THREE: 1, Kind.FOUR: 2}


@dataclass(frozen=True, slots=True)
class Meld:
    """A combination by what compares it: kind, height of its top rank, number of cards."""

    kind: Kind
    top: int
    size: int

    @property
    def bomb(self) -> int:
        """2 for four of a kind, 1 for three, 0 for what is no bomb."""
        return BOMBS.get(self.kind, 0)


def height(card: Card) -> int:
    """The card's place in the rank order, 0 for a Four; raises KeyError for a rank that the game lacks."""
    return HEIGHTS[card.rank]


def in_order(cards: Sequence[Card]) -> Cards:
    """The cards in canonical order: from low to high, then S H C D."""
    return canonical(cards, height)


def neighbours(low: int, high: int) -> bool:
    """Whether all ranks between these heights, both included, may stand in one run."""
    return any(low in block and high in block for block in RUN_BLOCKS)


def meld_of(counts: Counter[int], aces_of_three: bool) -> Meld | None:
    """The combination of these cards (copies by height), or None; ``aces_of_three``: AAA is a four (TAB-37)."""
    if not counts:
        return None
    top, low, copies = max(counts), min(counts), max(counts.values())
    size = counts.total()
    if top == low:
        if top == ACE and copies == 3 and aces_of_three:
            return Meld(Kind.FOUR, top, size)
        return Meld(_EQUALS[copies], top, size) if copies in _EQUALS else None
    even = copies in _RUNS and size == copies * (top - low + 1) == copies * len(counts)
    if not even or not neighbours(low, top):
        return None
    kind, least = _RUNS[copies]
    return Meld(kind, top, size) if len(counts) >= least else None


def height_counts(cards: Sequence[Card]) -> Counter[int]:
    """How many copies of each height these cards hold."""
    return Counter(map(height, cards))


def read_meld(cards: Sequence[Card], aces_of_three: bool) -> Meld | None:
    """The combination that these cards make, or None where they make none."""
    return meld_of(height_counts(cards), aces_of_three)


def beats(meld: Meld, over: Meld) -> bool:
    """A bomb beats any smaller bomb and every plain meld; plain melds need the same type and number (TAB-33/34)."""
    if meld.bomb or over.bomb:
        return meld.bomb > 0 and (meld.bomb, meld.top) > (over.bomb, over.top)
    return meld.kind == over.kind and meld.size == over.size and meld.top > over.top


@dataclass(frozen=True, slots=True)
class MeldShape:
    """A combination and the heights it takes, each ``copies`` times."""

    meld: Meld
    heights: range
    copies: int


def _shapes(aces_of_three: bool) -> Iterator[MeldShape]:
    for top in range(len(RANKS)):
        for copies in _EQUALS:
            meld = meld_of(Counter({top: copies}), aces_of_three)
            if meld is not None:
                yield MeldShape(meld, range(top, top + 1), copies)
        for copies, (kind, least) in _RUNS.items():
            for low in range(top - least + 1, -1, -1):
                if neighbours(low, top):
                    yield MeldShape(Meld(kind, top, copies * (top - low + 1)), range(low, top + 1), copies)


def _weakest_first(shape: MeldShape) -> tuple[int, int, int]:
    return shape.meld.bomb, shape.meld.top, -shape.meld.size


SHAPES = {aces_of_three: tuple(sorted(_shapes(aces_of_three), key=_weakest_first)) for aces_of_three in (False, True)}
"""Every combination there is, weakest first: 65 of them."""


@cache
def _shapes_over(over: Meld | None, aces_of_three: bool) -> tuple[MeldShape, ...]:
    return tuple(shape for shape in SHAPES[aces_of_three] if over is None or beats(shape.meld, over))


def plays(hand: Sequence[Card], over: Meld | None, aces_of_three: bool) -> Iterator[Cards]:
    """Every legal play of a hand once for each multiset of ranks, weakest first; suits do not matter (TAB-02)."""
    by_height: list[list[Card]] = [[] for _ in RANKS]
    for card in in_order(hand):
        by_height[height(card)].append(card)
    copies = [len(cards) for cards in by_height]
    for shape in _shapes_over(over, aces_of_three):
        if min(copies[shape.heights.start : shape.heights.stop]) >= shape.copies:
            yield tuple(card for each in shape.heights for card in by_height[each][: shape.copies])


def meld_words(meld: Meld) -> Text:
    """The combination in a player's words: "a pair of 9s", "the sequence 4–7"."""
    top = RANKS[meld.top].value
    if meld.kind in (Kind.SEQUENCE, Kind.DOUBLE_SEQUENCE):
        ranks = meld.size // (1 if meld.kind is Kind.SEQUENCE else 2)
        return text(f"meld.{meld.kind}", low=RANKS[meld.top - ranks + 1].value, top=top, size=meld.size)
    if meld.kind is Kind.FOUR and meld.size == 3:
        return text("meld.four.of_three", rank=top)
    return text(f"meld.{meld.kind}", rank=top, size=meld.size)
