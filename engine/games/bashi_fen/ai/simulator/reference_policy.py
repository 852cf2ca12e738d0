"""The reference policy of Bashi Fen, by which imagined deals are played out when players are judged.

It differs from the players' policy, so that no player is judged by its own. It leads by other weights. It follows a
single card low in second place and high in third, gives points to a partner who nearly wins, and gives them as soon as
it is void of the suit. Several cards it follows as the heuristic does.
"""

from __future__ import annotations

from engine.games.bashi_fen.ai.simulator.heuristic import (
    InformationState,
    best_lead,
    cheapest_winner,
    discard,
    richest,
    several,
    without_kept,
)
from engine.games.bashi_fen.ai.simulator.packed_cards import BITS, PackedCards, Packing, cards_counted, highest, lowest
from engine.games.bashi_fen.ai.simulator.weights import Weights

REFERENCE_WEIGHTS = Weights(master=20.0, draw=40.0, ruffed=4.0, length=0.5, pair=8.0)
"""Trumps are drawn before masters are led, and pairs are led more freely."""
NEARLY = 2
"""A partner's card counts as the winner if no more unseen cards than this stand above it."""


def reference_move(packing: Packing, information: InformationState) -> PackedCards:
    """A play that is always allowed."""
    led = information.led
    if led is None:
        free = without_kept(packing, information.hand, information.keeps)
        return best_lead(packing, free, information.rest, information.declaring, REFERENCE_WEIGHTS)
    own = information.hand & led.mask
    if led.size > 1:
        return several(packing, led, information.hand, own, information.best, information.friendly, information.stake)
    return _single(packing, information, own, led.mask) if own else _void(packing, information, led.mask)


def _above(information: InformationState, mask: PackedCards, field: int) -> int:
    """How many cards of the suit that others may hold stand above this one."""
    return cards_counted((information.rest & mask) >> BITS * (field + 1))


def _single(packing: Packing, information: InformationState, own: PackedCards, mask: PackedCards) -> PackedCards:
    """A card in the suit led: points where a partner nearly wins, else high unless one is second."""
    best, top = highest(information.best), highest(own)
    holder = packing.strengths[best]
    spare = 1 << BITS * lowest(own & ~packing.counting or own)
    if information.friendly:
        safe = information.last or _above(information, mask, best) <= NEARLY
        return richest(packing, own) if safe else spare
    if packing.strengths[top] <= holder:
        return spare
    if information.last:
        return cheapest_winner(packing, own, holder)
    second = information.led is not None and information.best == information.led.cards
    return spare if second and _above(information, mask, top) else 1 << BITS * top


def _void(packing: Packing, information: InformationState, led: PackedCards) -> PackedCards:
    """A card where the suit led is gone: points for a partner, a trump where points lie, else the least."""
    trumps, side = information.hand & packing.masks[None], information.hand & ~packing.masks[None]
    holder = packing.strengths[highest(information.best)]
    if information.friendly and side:
        return discard(packing, side, 1, feed=True)
    wins = trumps and led != packing.masks[None] and packing.strengths[highest(trumps)] > holder
    if wins and (information.stake or not side) and not information.friendly:
        return cheapest_winner(packing, trumps, holder)
    return discard(packing, side or information.hand, 1, feed=False)
