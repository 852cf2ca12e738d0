"""Another sound way to play, as strong and different in every part: to judge players by, never to play by.

It leads by other weights, and follows by maxims of the table and not by counting: second hand low, third hand high,
what hardly anything beats wins, and points go to a partner's trick as soon as one has no card of the suit.
"""

from __future__ import annotations

from engine.games.bashi_fen.ai.simulator.heuristic import (
    Sight,
    Weights,
    cheapest_winner,
    discard,
    lead,
    richest,
    several,
)
from engine.games.bashi_fen.ai.simulator.packed_cards import BITS, Fields, Packed, highest, lowest, size_of

OTHER = Weights(master=20.0, draw=40.0, ruffed=4.0, length=0.5, pair=8.0)
"""Trumps are drawn before masters are led, and pairs are led more freely."""
NEARLY = 2
"""With no more cards out above it than this a partner's card is thought to win."""


def rival_move(fields: Fields, sight: Sight) -> Packed:
    """A play that is always allowed."""
    led = sight.led
    if led is None:
        return lead(fields, sight.hand, sight.rest, sight.declaring, OTHER)
    own = sight.hand & led.mask
    if led.size > 1:
        return several(fields, led, sight.hand, own, sight.best, sight.friendly, sight.stake)
    return _single(fields, sight, own, led.mask) if own else _void(fields, sight, led.mask)


def _above(sight: Sight, mask: Packed, field: int) -> int:
    """How many cards of the suit that others may hold stand above this one."""
    return size_of((sight.rest & mask) >> BITS * (field + 1))


def _single(fields: Fields, sight: Sight, own: Packed, mask: Packed) -> Packed:
    """A card in the suit led: points where a partner nearly wins, else high unless one is second."""
    best, top = highest(sight.best), highest(own)
    holder = fields.strengths[best]
    spare = 1 << BITS * lowest(own & ~fields.counting or own)
    if sight.friendly:
        safe = sight.last or _above(sight, mask, best) <= NEARLY
        return richest(fields, own) if safe else spare
    if fields.strengths[top] <= holder:
        return spare
    if sight.last:
        return cheapest_winner(fields, own, holder)
    second = sight.led is not None and sight.best == sight.led.cards
    return spare if second and _above(sight, mask, top) else 1 << BITS * top


def _void(fields: Fields, sight: Sight, led: Packed) -> Packed:
    """A card where the suit led is gone: points for a partner, a trump where points lie, else the least."""
    trumps, side = sight.hand & fields.masks[None], sight.hand & ~fields.masks[None]
    holder = fields.strengths[highest(sight.best)]
    if sight.friendly and side:
        return discard(fields, side, 1, feed=True)
    wins = trumps and led != fields.masks[None] and fields.strengths[highest(trumps)] > holder
    if wins and (sight.stake or not side) and not sight.friendly:
        return cheapest_winner(fields, trumps, holder)
    return discard(fields, side or sight.hand, 1, feed=False)
