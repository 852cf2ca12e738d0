"""The fewest plays that empty a hand, and which plays begin such a shortest way: look-ups over packed hands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    CARD_UNITS,
    LEAD,
    LOW_BITS,
    LOW_MASK,
    Hand,
    Tables,
    moves_in,
    tables_of,
)
from engine.games.taihe_a_bao.melds import ACE, NINE, RANKS


@dataclass(frozen=True, slots=True)
class Plans:
    """By each part of a packed hand: the least number of plays that empty it, and the shapes that begin such a way."""

    low: tuple[int, ...]
    high: tuple[int, ...]
    low_first: tuple[int, ...]
    high_first: tuple[int, ...]

    def least(self, hand: Hand) -> int:
        """The least number of plays that empty this hand if nobody beats any."""
        return self.low[hand & LOW_MASK] + self.high[hand >> LOW_BITS]

    def useful(self, hand: Hand) -> int:
        """The shapes, as a mask, after which one play fewer is needed."""
        return self.low_first[hand & LOW_MASK] | self.high_first[hand >> LOW_BITS]


@cache
def plans_of(aces_of_three: bool) -> Plans:
    """The plans of one pack, made on first use; Aces join nothing, so they only add to what 9-K need (TAB-32)."""
    tables = tables_of(aces_of_three)
    low, low_first = _planned(tables, range(NINE))
    middle, middle_first = _planned(tables, range(NINE, ACE))
    aces, aces_first = _planned(tables, range(ACE, len(RANKS)))
    high = tuple(more + some for more in aces for some in middle)
    high_first = tuple(more | some for more in aces_first for some in middle_first)
    return Plans(low, high, low_first, high_first)


def _planned(tables: Tables, ranks: range) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The least plays and the first shapes of them by the packed counts of these ranks; fewer cards come first."""
    unit = CARD_UNITS[ranks[0]]
    costs = [cost // unit for cost in tables.costs]
    least, first = [0], [0]
    for counts in range(1, 5 ** len(ranks)):
        after: dict[int, int] = {}
        for move in moves_in(tables.legal(counts * unit, LEAD)):
            left = least[counts - costs[move]]
            after[left] = after.get(left, 0) | 1 << move
        fewest = min(after)
        least.append(fewest + 1)
        first.append(after[fewest])
    return tuple(least), tuple(first)
