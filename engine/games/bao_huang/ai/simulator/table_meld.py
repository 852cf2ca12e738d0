"""A combination on the table as counts, with the ways to beat it prepared, the cheapest first."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.games.bao_huang.ai.simulator.play_loop import (
    BITS,
    FIELD,
    MARKED_BLACK,
    MARKED_RED,
    PLAIN_BLACK,
    PLAIN_RED,
    Packed,
)
from engine.games.bao_huang.melds import BLACK, RED, SIX, TWO, Meld, ways_to_beat
from engine.games.bao_huang.options import Options

HeightCounts = list[int]
"""How many cards of each height a hand has, marked jokers as their colour."""


CountedPlay = tuple[int, int, int, int, int]
"""A play: rank and number of the equal cards, and the 2s, black and red jokers that hang on them."""

BLACK_COST, RED_COST = 2.5, 4.0


class PricedWay(NamedTuple):
    """One way to answer: what the jokers and 2s that hang are worth, the equal cards, and what hangs."""

    cost: float
    copies: int
    ranks: range
    twos: int
    blacks: int
    reds: int


class TableMeld(NamedTuple):
    """A combination to beat, with the ways to beat it, the cheapest first."""

    size: int
    rank: int
    blacks: int
    reds: int
    ways: tuple[PricedWay, ...]


@cache
def table_meld(heights: tuple[int, ...], options: Options) -> TableMeld:
    """A combination by its heights from high to low."""
    ways = [
        PricedWay(
            2.0 * each.hanging.twos + BLACK_COST * each.hanging.blacks + RED_COST * each.hanging.reds,
            each.copies,
            range(each.least, TWO + (not each.hanging.twos)),
            each.hanging.twos,
            each.hanging.blacks,
            each.hanging.reds,
        )
        for each in ways_to_beat(Meld(heights), options)
    ]
    return TableMeld(
        len(heights),
        heights[-1],
        heights.count(BLACK),
        heights.count(RED),
        tuple(sorted(ways, key=lambda way: way.cost)),
    )


def counts_of(hand: Packed) -> HeightCounts:
    """A packed hand as counts by height."""
    counts = [hand >> BITS * field & FIELD for field in range(TWO + 1)]
    jokers = [hand >> BITS * field & FIELD for field in (PLAIN_BLACK, MARKED_BLACK, PLAIN_RED, MARKED_RED)]
    return [*counts, jokers[0] + jokers[1], jokers[2] + jokers[3]]


def counted_play(heights: tuple[int, ...]) -> CountedPlay:
    """The equal cards of a combination, and what hangs on them."""
    rank, blacks, reds = heights[-1], heights.count(BLACK), heights.count(RED)
    if rank >= BLACK:
        return (SIX, 0, 0, blacks, reds)
    twos = heights.count(TWO) if rank < TWO else 0
    return (rank, len(heights) - twos - blacks - reds, twos, blacks, reds)


def can_beat(hand: HeightCounts, over: TableMeld) -> bool:
    """Whether a hand holds anything that beats this."""
    return any(
        way.blacks <= hand[BLACK]
        and way.reds <= hand[RED]
        and way.twos <= hand[TWO]
        and (not way.copies or any(hand[rank] >= way.copies for rank in way.ranks))
        for way in over.ways
    )
