"""The heuristic play of Bashi Fen, packed: it leads what nobody can beat, feeds partners who win, and wins points.

Everything is decided from one hand and what lies open, fast enough to play out thousands of hands.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import NamedTuple

from engine.games.bashi_fen.ai.simulator.answers import Order, answer, ruff
from engine.games.bashi_fen.ai.simulator.packed_cards import (
    ABOVE,
    BITS,
    FIELD,
    SEVERAL,
    PackedCards,
    Packing,
    cards_counted,
    held_twice,
    highest,
    lowest,
)
from engine.games.bashi_fen.ai.simulator.play_loop import Led, takes
from engine.games.bashi_fen.ai.simulator.weights import EVEN, Weights

JOKER_COSTS = 5
"""The most points that another card may give so that a joker is kept."""


class InformationState(NamedTuple):
    """What a seat may know, packed: its hand, the lead, the play that holds the trick, and what others may hold."""

    hand: PackedCards
    led: Led | None
    best: PackedCards
    """The play that holds the trick; 0 for a leader."""
    stake: int
    """The points on the table."""
    friendly: bool
    """Whether the best play is of the own side."""
    last: bool
    """Whether nobody plays after this seat."""
    rest: PackedCards
    """All cards that are neither in the own hand nor known to be gone."""
    declaring: bool
    keeps: int = 0
    """How many trumps are not led, so that they can win the last trick."""


def heuristic_move(packing: Packing, information: InformationState, weights: Weights = EVEN) -> PackedCards:
    """The heuristic play, which is always allowed."""
    led, hand, best, friendly = information.led, information.hand, information.best, information.friendly
    if led is None:
        free = without_kept(packing, hand, information.keeps)
        return best_lead(packing, free, information.rest, information.declaring, weights)
    own = hand & led.mask
    if led.size > 1:
        return several(packing, led, hand, own, best, friendly, information.stake)
    if own:
        return single(packing, led, own, highest(best), friendly, information.last, information.rest)
    return on_void(packing, led, hand, highest(best), friendly, information.last, information.stake, weights)


def best_lead(packing: Packing, hand: PackedCards, rest: PackedCards, declaring: bool, weights: Weights) -> PackedCards:
    """The best lead of all suits."""
    best, most = 0, -inf
    for mask, plain in packing.leading:
        own = hand & mask
        if own:
            move, worth = best_lead_of_suit(packing, own, rest & mask, plain, declaring, weights)
            if worth > most:
                best, most = move, worth
    return best


def without_kept(packing: Packing, hand: PackedCards, keeps: int) -> PackedCards:
    """The hand without its last trumps where they are kept for the last trick and there is something else to lead."""
    side = hand & ~packing.masks[None] if keeps else 0
    return side if side and cards_counted(hand - side) <= keeps else hand


def best_lead_of_suit(
    packing: Packing, own: PackedCards, others: PackedCards, plain: bool, declaring: bool, weights: Weights
) -> tuple[PackedCards, float]:
    """The best lead of one suit, and its worth; ``others``: what other seats may hold of the suit."""
    floor = (others.bit_length() + BITS - 1) // BITS
    pairs = ((others & SEVERAL).bit_length() + BITS - 1) // BITS if own & SEVERAL else 0
    thin, seats = 0, packing.options.seats
    if plain and others.bit_count() < seats - 1:
        thin = max(seats - 1 - cards_counted(others), 0)
    return _lead_over(packing, own, floor, pairs, thin, declaring, weights)


@lru_cache(maxsize=1 << 12)
def _lead_over(
    packing: Packing, own: PackedCards, floor: int, pairs_floor: int, thin: int, declaring: bool, weights: Weights
) -> tuple[PackedCards, float]:
    """The best lead of a suit by what it needs to know of the others' cards.

    ``floor``: from this field on they have nothing; ``pairs_floor``: from this one on no pair, 0 where the own cards
    hold none either; ``thin``: how many seats cannot have a card.
    """
    top = highest(own)
    plain = packing.suits[top] is not None
    bonus = weights.length * cards_counted(own) - weights.ruffed * thin
    if top + 1 >= floor:
        move = own & (FIELD << BITS * top)
        if plain and packing.options.throws == "unbeatable":
            least = BITS * max(floor - 1, 0)
            move = own >> least << least
        worth = weights.master if plain else weights.draw if declaring else weights.trump
        worth += weights.each * cards_counted(move) * plain + 0.2 * packing.points_in(move)
        return move, worth + bonus
    pairs = held_twice(own)
    if pairs:
        if plain:
            tractor = pairs & pairs >> BITS
            if tractor:
                low = highest(tractor)
                return (2 | 2 << BITS) << BITS * low, weights.tractor + weights.each * 4 + bonus
        high = highest(pairs)
        if high + 1 >= pairs_floor:
            worth = weights.master + 2 * weights.each if plain else weights.draw if declaring else weights.trump
            return 2 << BITS * high, worth + bonus
    barren = own & ~packing.counting
    field = lowest(barren or own)
    steep = weights.low * (packing.strengths[field] % ABOVE) + weights.per_point * packing.points[field]
    worth = -steep + weights.length * cards_counted(own) - (0.0 if plain or declaring else 2 * weights.trump)
    if pairs:
        low = lowest(pairs)
        if not packing.points[low]:
            return 2 << BITS * low, worth + weights.pair
    return 1 << BITS * field, worth


def single(
    packing: Packing, led: Led, own: PackedCards, best: int, friendly: bool, last: bool, rest: PackedCards
) -> PackedCards:
    """A single card in the suit that was led, of which there is one; ``best``: the field that holds the trick."""
    strengths = packing.strengths
    holder, top = strengths[best], highest(own)
    if friendly:
        others = 0 if last else rest & (led.mask if holder < ABOVE else packing.masks[None])
        if not others or highest(others) <= best:
            return richest(packing, own)
    elif strengths[top] > holder:
        if last:
            return cheapest_winner(packing, own, holder)
        others = rest & (led.mask if holder < ABOVE else packing.masks[None])
        if not others or highest(others) <= top:
            return 1 << BITS * top
    return 1 << BITS * lowest(own & ~packing.kept or own & packing.fives or own & ~packing.counting or own)


def richest(packing: Packing, own: PackedCards) -> PackedCards:
    """A card with points, ten before five; else the lowest."""
    for mask in (packing.tens, packing.fives):
        if own & mask:
            return 1 << BITS * lowest(own & mask)
    return 1 << BITS * lowest(own)


def cheapest_winner(packing: Packing, own: PackedCards, holder: int) -> PackedCards:
    """Of the cards that beat this strength one with points, else the lowest."""
    strengths = packing.strengths
    left, found = own, 0
    while left:
        field = lowest(left)
        left &= ~(FIELD << BITS * field)
        if strengths[field] > holder:
            found = found or 1 << BITS * field
            if packing.points[field]:
                return 1 << BITS * field
    return found


def on_void(
    packing: Packing, led: Led, hand: PackedCards, best: int, friendly: bool, last: bool, stake: int, weights: Weights
) -> PackedCards:
    """A single card where the suit led is gone: points for a partner, a trump where it pays, else a low card."""
    trumps = hand & packing.masks[None]
    side = hand & ~packing.masks[None]
    holder = packing.strengths[best]
    if friendly and side and (last or holder >= ABOVE):
        return discard(packing, side, 1, feed=True)
    if trumps and led.mask != packing.masks[None] and packing.strengths[highest(trumps)] > holder:
        pays = stake > 0 or not side or cards_counted(trumps) > weights.many
        if pays and not (friendly and stake < 10):
            return cheapest_winner(packing, trumps, holder)
    return discard(packing, side or hand, 1, feed=False)


def several(
    packing: Packing, led: Led, hand: PackedCards, own: PackedCards, best: PackedCards, friendly: bool, stake: int
) -> PackedCards:
    """A follow of several cards: one that gives points, one that wins, or one that spares points; ``own``: of the suit
    led."""
    held = cards_counted(own)
    if held > led.size:
        if friendly:
            return answer(packing, led.shapes, own, Order.FEEDING)
        if _may_take(led, own, best):
            highest_cards = answer(packing, led.shapes, own, Order.HIGH)
            if takes(packing, led, highest_cards, best):
                return highest_cards
        return _spared(packing, led, own)
    if held:
        return own + discard(packing, hand - own, led.size - held, friendly)
    trumps, side = hand & packing.masks[None], hand & ~packing.masks[None]
    if friendly:
        return discard(packing, hand, led.size, feed=cards_counted(side) >= led.size)
    if led.mask != packing.masks[None] and cards_counted(trumps) >= led.size and (stake or cards_counted(trumps) > 6):
        for high in (False, True):
            cards = ruff(packing, led.shapes, trumps, high)
            if cards and (best == led.cards or takes(packing, led, cards, best)):
                return cards
    return discard(packing, hand, led.size, feed=False)


def _may_take(led: Led, own: PackedCards, best: PackedCards) -> bool:
    """Whether cards of the suit led might take the trick: none can where they hold nothing as wide that is higher."""
    if best & ~led.mask:
        return False  # trumps in a trick of another suit
    if len(led.shapes) > 1 or led.shapes[0].length > 1:
        return True
    return held_twice(own) >> BITS * (lowest(best) + 1) > 0


def _spared(packing: Packing, led: Led, own: PackedCards) -> PackedCards:
    """A follow without points, unless a five keeps a lone joker, which is owed to nothing but a run."""
    given = answer(packing, led.shapes, own, Order.SPARING)
    if not given & packing.jokers or any(width == 1 < length for width, length in led.shapes):
        return given
    others = own & ~(packing.jokers & ~(held_twice(own) * FIELD))
    left = cards_counted(others) - led.size
    if left < 0:
        return given
    kept = answer(packing, led.shapes, others, Order.SPARING) if left else others
    return kept if packing.points_in(kept) - packing.points_in(given) <= JOKER_COSTS else given


def discard(packing: Packing, cards: PackedCards, number: int, feed: bool) -> PackedCards:
    """Cards to throw off: those with points first, or those without; low ones of short suits before others.

    Low trumps go before points that are not to be given.
    """
    chosen = 0
    while number:
        number -= 1
        one = _one_discard(packing, cards - chosen, feed)
        chosen += one
    return chosen


def _one_discard(packing: Packing, cards: PackedCards, feed: bool) -> PackedCards:
    side = cards & ~packing.masks[None]
    if feed:
        for mask in (packing.tens, packing.fives):
            if side & mask:
                return 1 << BITS * lowest(side & mask)
    barren = side & ~packing.counting
    if barren:
        least, found = inf, 0
        for mask in packing.plain_masks:
            group = barren & mask
            if group:
                one = group & -group
                field = (one.bit_length() - 1) // BITS
                rank = packing.strengths[field] + cards_counted(group)
                if rank < least:
                    least, found = rank, 1 << BITS * field
        return found
    trumps = cards & packing.masks[None]
    low = trumps & ~packing.counting
    if low and not feed and packing.strengths[lowest(low)] % ABOVE < 12:
        return 1 << BITS * lowest(low)
    for mask in (packing.fives, packing.tens):
        if side & mask:
            return 1 << BITS * lowest(side & mask)
    return 1 << BITS * lowest(low or trumps)
