"""The combinations of Bao Huang: what cards make, what beats what, and every play that a hand holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import groupby, product
from typing import TypeVar

from engine.cards import BLACK_JOKER, RED_JOKER, Card, Cards, Rank, canonical
from engine.games.bao_huang.options import Options
from engine.words import Text, listed, text

T = TypeVar("T")

RANKS = (
    Rank.SIX,
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.TEN,
    Rank.JACK,
    Rank.QUEEN,
    Rank.KING,
    Rank.ACE,
    Rank.TWO,
    Rank.BLACK_JOKER,
    Rank.RED_JOKER,
)
"""From low to high (BH-02); a rank's place here is its height."""

HEIGHTS = {rank: height for height, rank in enumerate(RANKS)}
SIX, KING, ACE, TWO, BLACK, RED = (
    HEIGHTS[rank] for rank in (Rank.SIX, Rank.KING, Rank.ACE, Rank.TWO, Rank.BLACK_JOKER, Rank.RED_JOKER)
)


class Kind(StrEnum):
    """What cards can make (BH-30)."""

    SINGLE = "single"
    SET = "set"


@dataclass(frozen=True, slots=True)
class Meld:
    """A combination by what compares it: the heights of its cards from high to low (BH-31)."""

    heights: tuple[int, ...]

    @property
    def size(self) -> int:
        """The number of cards."""
        return len(self.heights)

    @property
    def kind(self) -> Kind:
        """One card or several."""
        return Kind.SINGLE if len(self.heights) == 1 else Kind.SET

    @property
    def rank(self) -> int:
        """The height of the equal cards: the lowest of all."""
        return self.heights[-1]


def height(card: Card) -> int:
    """The card's place in the rank order, 0 for a Six; raises KeyError for a rank that the game lacks."""
    return HEIGHTS[card.rank]


def in_order(cards: Sequence[Card]) -> Cards:
    """The cards in canonical order: from low to high, then S H C D, plain before marked."""
    return canonical(cards, height)


def heights_of(cards: Sequence[Card]) -> tuple[int, ...]:
    """The heights of these cards from high to low."""
    return tuple(sorted(map(height, cards), reverse=True))


def height_counts(cards: Sequence[Card]) -> tuple[int, ...]:
    """How many cards of each height there are, marked jokers as their colour."""
    counts = [0] * len(RANKS)
    for card in cards:
        counts[height(card)] += 1
    return tuple(counts)


def hangs(each: int, options: Options) -> bool:
    """Whether cards of this height may be added to equal cards: jokers, and 2s under BH-34."""
    return each >= (TWO if options.twos_hang else BLACK)


def meld_of(heights: tuple[int, ...], options: Options) -> Meld | None:
    """The combination of cards of these heights, which fall, or None: equal cards and what hangs on them (BH-30).

    Where sixes are played last they go with nothing (BH-44).
    """
    if not heights:
        return None
    low = heights[-1]
    if any(each != low and not hangs(each, options) for each in heights):
        return None
    if options.sixes_last and low == SIX and heights[0] != SIX:
        return None
    return Meld(heights)


def read_meld(cards: Sequence[Card], options: Options) -> Meld | None:
    """The combination that these cards make, or None where they make none."""
    return meld_of(heights_of(cards), options)


def beats(meld: Meld, over: Meld, joker_order: bool) -> bool:
    """As many cards, strictly higher at every place when both are sorted from high to low (BH-31).

    With ``joker_order`` ordinary cards may be equalled, if at least one place is strictly higher (BH-33).
    """
    if len(meld.heights) != len(over.heights):
        return False
    pairs = list(zip(meld.heights, over.heights, strict=True))
    if not joker_order:
        return all(high > low for high, low in pairs)
    return all(high > low or high == low < BLACK for high, low in pairs) and any(high > low for high, low in pairs)


@dataclass(frozen=True, slots=True)
class Hanging:
    """What is added to equal cards: this many 2s and black and red jokers."""

    twos: int
    blacks: int
    reds: int

    @property
    def size(self) -> int:
        """How many cards hang."""
        return self.twos + self.blacks + self.reds

    @property
    def heights(self) -> tuple[int, ...]:
        """Their heights from high to low."""
        return (RED,) * self.reds + (BLACK,) * self.blacks + (TWO,) * self.twos


def hangings(twos: int, blacks: int, reds: int) -> Iterator[Hanging]:
    """Every way to hang some of so many cards, fewest first; none hang first of all."""
    ways = (Hanging(*each) for each in product(range(twos + 1), range(blacks + 1), range(reds + 1)))
    yield from sorted(ways, key=lambda way: (way.size, way.heights[::-1]))


@dataclass(frozen=True, slots=True)
class WayToBeat:
    """One way to beat a combination: so many equal cards, of at least this height, with this hanging on them.

    Without equal cards (``copies`` 0) the jokers beat it alone.
    """

    hanging: Hanging
    copies: int
    least: int


IN_PACK = (16, 4, 4)
"""How many 2s and black and red jokers there are."""


@lru_cache(maxsize=20_000)
def ways_to_beat(over: Meld, options: Options, held: tuple[int, int, int] = IN_PACK) -> tuple[WayToBeat, ...]:
    """All ways to beat this combination, fewest hanging cards first (BH-31, BH-33, BH-34).

    ``held``: at most so many 2s and black and red jokers hang; only hands from outside the pack hold more.
    """
    twos, blacks, reds = (min(over.size, each) for each in held)
    found = []
    for hanging in hangings(twos if options.twos_hang else 0, blacks, reds):
        copies = over.size - hanging.size
        if copies > 0:
            found += [WayToBeat(hanging, copies, rank) for rank in _least(over, hanging, copies, options)]
        elif copies == 0 and not hanging.twos and beats(Meld(hanging.heights), over, options.joker_order):
            found.append(WayToBeat(hanging, 0, 0))
    return tuple(found)


def _least(over: Meld, hanging: Hanging, copies: int, options: Options) -> tuple[int, ...]:
    """The lowest rank of so many equal cards that beats it with this hanging on them; none where none does."""
    highest = TWO - (hanging.twos > 0)
    level = over.heights[hanging.size]  # equal cards meet the rest of the combination, of which this is the highest
    for rank in (max(level, SIX + options.sixes_last), level + 1):
        if rank <= highest and beats(Meld(hanging.heights + (rank,) * copies), over, options.joker_order):
            return (rank,)
    return ()


Laid = tuple[int, int]
"""Equal cards of a play: their height and number; ``NONE`` where jokers are played alone."""
NONE: Laid = (SIX, 0)


def _laid(counts: Sequence[int], over: Meld | None, options: Options) -> Iterator[tuple[Hanging, Sequence[Laid]]]:
    """Every legal play of a hand with so many cards of each height, by what hangs, fewest hanging cards first."""
    return _led(counts, options) if over is None else _beating(counts, over, options)


def _led(counts: Sequence[int], options: Options) -> Iterator[tuple[Hanging, Sequence[Laid]]]:
    only_sixes = counts[SIX] == sum(counts)
    lowest = SIX + (options.sixes_last and not only_sixes)
    below = [(rank, copies) for rank in range(lowest, TWO) for copies in range(1, counts[rank] + 1)]
    every = [*below, *((TWO, copies) for copies in range(1, counts[TWO] + 1))]
    for hanging in hangings(counts[TWO] if options.twos_hang else 0, counts[BLACK], counts[RED]):
        if hanging.twos:
            yield hanging, below
        else:
            yield hanging, [*every, NONE] if hanging.size else every


def _beating(counts: Sequence[int], over: Meld, options: Options) -> Iterator[tuple[Hanging, Sequence[Laid]]]:
    twos, blacks, reds = counts[TWO], counts[BLACK], counts[RED]
    held = (max(twos, IN_PACK[0]), max(blacks, IN_PACK[1]), max(reds, IN_PACK[2]))
    for answer in ways_to_beat(over, options, held):
        hanging, copies = answer.hanging, answer.copies
        if hanging.twos <= twos and hanging.blacks <= blacks and hanging.reds <= reds:
            ranks = range(answer.least, TWO + (not hanging.twos))
            yield hanging, [(rank, copies) for rank in ranks if counts[rank] >= copies] if copies else [NONE]


def plays(hand: Sequence[Card], over: Meld | None, options: Options) -> Iterator[Cards]:
    """Every legal play of a hand once for each multiset of ranks, marked jokers apart; suits never rank (BH-01)."""
    stacks = stacks_of(hand)
    for hanging, every in _laid(tuple(map(len, stacks)), over, options):
        ways = [
            (*stacks[TWO][: hanging.twos], *blacks, *reds)
            for blacks in _picked(stacks[BLACK], hanging.blacks)
            for reds in _picked(stacks[RED], hanging.reds)
        ]
        for rank, copies in every:
            equals = stacks[rank][:copies]
            for hung in ways:
                yield equals + hung


def plain_plays(stacks: Sequence[tuple[T, ...]], over: Meld | None, options: Options) -> Iterator[tuple[T, ...]]:
    """Every legal play once for each multiset of ranks, marked jokers as their colour (BH-03).

    ``stacks``: a hand by height; of each height the first are played.
    """
    for hanging, every in _laid(tuple(map(len, stacks)), over, options):
        hung = (*stacks[TWO][: hanging.twos], *stacks[BLACK][: hanging.blacks], *stacks[RED][: hanging.reds])
        for rank, copies in every:
            yield stacks[rank][:copies] + hung


def stacks_of(hand: Sequence[Card]) -> list[Cards]:
    """A hand by height, each in canonical order."""
    stacks: list[list[Card]] = [[] for _ in RANKS]
    for card in in_order(hand):
        stacks[height(card)].append(card)
    return [tuple(stack) for stack in stacks]


def _picked(stack: Cards, number: int) -> list[Cards]:
    """The ways to pick so many of these equals that differ: plain ones, or some with the marked joker."""
    marked = sum(card.marked for card in stack)
    plain = len(stack) - marked
    return [
        (*stack[: number - special], *stack[plain : plain + special])
        for special in range(marked + 1)
        if 0 <= number - special <= plain
    ]


SPELLED, COUNTED = 16, 4
"""Up to this many equal cards, and jokers, have words of their own."""


def meld_words(meld: Meld, cards: Cards = ()) -> Text:
    """The combination as players name it: "three Kings + black joker" (BH-40).

    ``cards``: the cards that make it, where marked jokers among them are to be named as such.
    """
    jokers = _jokers(meld, cards)
    if meld.rank >= BLACK:
        if meld.size == 1:
            return text(f"meld.joker.{jokers[0]}")
        if len(set(jokers)) == 1:
            return text("jokers.alike", jokers=jokers)
        which = listed([text(f"joker.{joker}") for joker in jokers])
        return text(f"meld.jokers.{_spelled(meld.size, COUNTED)}", size=meld.size, jokers=which)
    hanging = tuple(each for each in meld.heights if each > meld.rank)
    equals = _equals(meld.rank, meld.size - len(hanging))
    if not hanging:
        return equals if meld.size > 1 else text("meld.single", rank=RANKS[meld.rank].value)
    twos = hanging.count(TWO)
    which = listed([*[RANKS[TWO].value] * twos, *jokers]) if twos else _added(jokers)
    if meld.size - len(hanging) == 1:
        equals = text("equals.hung", rank=RANKS[meld.rank].value)
    hung = text("hung.twos" if twos else "hung", which=which, number=len(hanging))
    return text("meld.hung", equals=equals, hung=hung)


def ranks_words(cards: Sequence[Card]) -> object:
    """So many cards of each rank, the highest first: "a pair of 2s, an Ace"."""
    counted = Counter(map(height, reversed(in_order(cards))))
    return listed([_equals(rank, copies) for rank, copies in counted.items()])


def _jokers(meld: Meld, cards: Cards) -> Cards:
    """The jokers of a combination from low to high, marked ones as their colour unless its cards are given."""
    if cards:
        return tuple(card for card in in_order(cards) if height(card) >= BLACK)
    return tuple(BLACK_JOKER if each == BLACK else RED_JOKER for each in reversed(meld.heights) if each >= BLACK)


def _added(jokers: Cards) -> object:
    """Jokers one kind after the other: "two black jokers + red joker"."""
    *earlier, found = (tuple(alike) for _, alike in groupby(jokers))
    told: object = found
    for alike in reversed(earlier):
        told = text("hung.added", first=alike, then=told)
    return told


def _equals(rank: int, copies: int) -> Text:
    return text(f"equals.{_spelled(copies, SPELLED)}", rank=RANKS[rank].value, size=copies)


def names_several(meld: Meld) -> bool:
    """Whether the words of a combination begin with several things, "three Kings", and not with one, "a pair"."""
    if meld.rank >= BLACK:
        return meld.size > 1
    return sum(each == meld.rank for each in meld.heights) > 2


def _spelled(number: int, most: int) -> str:
    """How the key for so many cards ends; ``most`` of them have one of their own."""
    return str(number) if number <= most else "many"
