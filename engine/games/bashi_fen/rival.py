"""Another sound way to play, by maxims of the table and not by counting: to judge players by, never to play by.

Second hand low, third hand high; what stands in the two highest steps of its suit wins; trumps are drawn from the top.
"""

from __future__ import annotations

from engine.games.bashi_fen.fields import BITS, FIELD, Fields, Packed, highest, lowest, pairs_in, size_of
from engine.games.bashi_fen.sound import Sight, cheapest_winner, discard, richest, several

NEARLY = 2
"""With no more cards out above it than this a card is thought to win …"""
DRAWING = 5
"""… and with so many trumps the declarer's side draws those of the others."""


def rival_move(fields: Fields, sight: Sight) -> Packed:
    """A play that is always allowed."""
    led = sight.led
    if led is None:
        return _lead(fields, sight)
    own = sight.hand & led.mask
    if led.size > 1:
        return several(fields, sight, led, own)
    return _single(fields, sight, own) if own else _void(fields, sight, led.mask)


def _above(sight: Sight, mask: Packed, field: int) -> int:
    """How many cards of the suit that others may hold stand above this one."""
    return size_of((sight.rest & mask) >> BITS * (field + 1))


def _lead(fields: Fields, sight: Sight) -> Packed:
    """A card or a pair that nearly wins; trumps from the top where they are to be drawn; else low from length."""
    suits = [(mask, sight.hand & mask) for suit, mask in fields.masks.items() if suit is not None and sight.hand & mask]
    trumps = sight.hand & fields.masks[None]
    if trumps and (not suits or (sight.declaring and size_of(trumps) >= DRAWING and sight.rest & fields.masks[None])):
        top = highest(trumps)
        return trumps & (FIELD << BITS * top) if fields.options.bombs == "no" else 1 << BITS * top
    sure = [own & (FIELD << BITS * highest(own)) for mask, own in suits if not _above(sight, mask, highest(own))]
    if sure:
        return max(sure, key=lambda move: (size_of(move), -size_of(move)))
    pairs = [(mask, pairs_in(own)) for mask, own in suits if pairs_in(own)]
    good = [2 << BITS * highest(held) for mask, held in pairs if _above(sight, mask, highest(held)) <= NEARLY]
    if good:
        return good[0]
    _, longest = max(suits, key=lambda suit: size_of(suit[1]))
    return 1 << BITS * lowest(longest & ~(fields.fives | fields.tens) or longest)


def _single(fields: Fields, sight: Sight, own: Packed) -> Packed:
    led = sight.led
    assert led is not None
    holder = fields.strengths[highest(sight.best)]
    spare = 1 << BITS * lowest(own & ~(fields.fives | fields.tens) or own)
    top = highest(own)
    if sight.friendly:
        safe = sight.last or _above(sight, led.mask, highest(sight.best) % len(fields.cards)) <= NEARLY
        return richest(fields, own) if safe else spare
    if fields.strengths[top] <= holder:
        return spare
    if sight.last:
        return cheapest_winner(fields, own, holder)
    second = sight.best == led.cards
    return spare if second and _above(sight, led.mask, top) else 1 << BITS * top


def _void(fields: Fields, sight: Sight, led: Packed) -> Packed:
    trumps, side = sight.hand & fields.masks[None], sight.hand & ~fields.masks[None]
    holder = fields.strengths[highest(sight.best)]
    if sight.friendly and side:
        return discard(fields, side, 1, feed=True)
    wins = trumps and led != fields.masks[None] and fields.strengths[highest(trumps)] > holder
    if wins and (sight.stake or not side) and not sight.friendly:
        return cheapest_winner(fields, trumps, holder)
    return discard(fields, side or sight.hand, 1, feed=False)
