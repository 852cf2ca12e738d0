"""The end of a hand with all cards open: the perfect play of both sides, within a limit of positions."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from math import inf

from engine.events import Seat
from engine.games.bashi_fen.ai.simulator.packed_cards import PackedCards, Packing
from engine.games.bashi_fen.ai.simulator.play_loop import NOBODY, Position, Terms, after
from engine.games.bashi_fen.rules.following.follow import follow_refusal
from engine.games.bashi_fen.rules.leads import lead_refusal
from engine.games.bashi_fen.rules.partners import all_known, declarers
from engine.games.bashi_fen.rules.parts import Lead
from engine.search_model import Stop, TooDeepError, never

PlayLine = tuple[PackedCards, ...]
"""Plays in their order."""


def perfect_line(
    terms: Terms,
    position: Position,
    seat: Seat,
    nodes: int,
    value: Callable[[Position], float],
    stop: Stop = never,
) -> PlayLine | None:
    """The plays to the end if all play perfectly; None where that needs a look at more positions than ``nodes``, or
    where it is stopped.

    ``value``: the value of a finished hand to this seat's side; the other side wants it low. None too where a partner
    is not known yet, as the sides are open then.
    """
    if not all_known(terms.options, position.calls):
        return None
    side = declarers(terms.options, terms.named, position.calls)
    ours = frozenset(each for each in range(terms.options.seats) if (each in side) == (seat in side))
    packing, left = terms.packing, nodes

    def best(position: Position, low: float, high: float) -> tuple[float, PlayLine]:
        nonlocal left
        if position.turn == NOBODY:
            return value(position), ()
        left -= 1
        if left < 0 or stop():
            raise TooDeepError
        mine = position.turn in ours
        found = -inf if mine else inf
        line: PlayLine = ()
        for move in every_play(packing, position.hands[position.turn], position.led and position.led.lead):
            worth, rest = best(after(terms, position, move), low, high)
            if (worth > found) if mine else (worth < found):
                found, line = worth, (move, *rest)
            low, high = (max(low, found), high) if mine else (low, min(high, found))
            if low >= high:
                break
        return found, line

    try:
        return best(position, -inf, inf)[1]
    except TooDeepError:
        return None


@lru_cache(maxsize=1 << 12)
def every_play(packing: Packing, hand: PackedCards, lead: Lead | None) -> PlayLine:
    """Every play that the rules allow, throws read in the usual order; the hand is small."""
    cards, trumps, options = packing.unpacked(hand), packing.trumps, packing.options
    sizes = range(len(cards), 0, -1) if lead is None else (lead.size,)
    found = []
    for some in dict.fromkeys(some for size in sizes for some in combinations(cards, size)):
        if lead is None:
            refused = lead_refusal((some,), cards, trumps, options)
        else:
            refused = follow_refusal(lead, cards, some, trumps, options)
        if refused is None:
            found.append(packing.packed(some))
    return tuple(dict.fromkeys(found))
