"""How a sound player plays a card: leads what nobody can beat, feeds partners who win, wins points, spares the rest.

Everything is decided from one hand and what lies open, on numbers, fast enough to play out thousands of hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import NamedTuple

from engine.games.bashi_fen.ai.simulator.packed_cards import (
    ABOVE,
    BITS,
    FIELD,
    Fields,
    Packed,
    fields_in,
    highest,
    lowest,
    pairs_in,
    size_of,
)
from engine.games.bashi_fen.ai.simulator.play_loop import Led, takes
from engine.games.bashi_fen.rules.candidates import likings
from engine.games.bashi_fen.rules.holding import Stack
from engine.games.bashi_fen.rules.parts import Shape
from engine.games.bashi_fen.rules.ruffs import make_up
from engine.games.bashi_fen.rules.safe_follows import given, made_up, owed


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What a lead is worth, in points of a trick more or less; compared as one thing, so that it is quickly found."""

    master: float = 40.0
    """Cards that nobody can beat in their suit …"""
    each: float = 5.0
    """… and for each of them."""
    ruffed: float = 9.0
    """Less for every seat that has hardly a card of the suit left."""
    tractor: float = 34.0
    pair: float = 4.0
    """A pair that may be beaten."""
    draw: float = 25.0
    """A high trump led by the declarer's side, to draw the others' trumps …"""
    trump: float = 4.0
    """… and by the opponents."""
    low: float = 0.3
    """Less for every step of height of a card that may be beaten."""
    given: float = 2.0
    """Less for every point in it."""
    length: float = 0.2
    """More for every card of the suit."""
    many: int = 4
    """With more trumps than this a void seat plays one even where no points lie."""


EVEN = Weights()


class Sight(NamedTuple):
    """What a seat goes by: its hand, the lead, the play that holds the trick, and what others may still hold."""

    hand: Packed
    led: Led | None
    best: Packed
    """The play that holds the trick; 0 for a leader."""
    stake: int
    """The points on the table."""
    friendly: bool
    """Whether the best play is of the own side."""
    last: bool
    """Whether nobody plays after this seat."""
    rest: Packed
    """All cards that are neither in the own hand nor known to be gone."""
    declaring: bool


def sound_move(fields: Fields, sight: Sight, weights: Weights = EVEN) -> Packed:
    """The play of a sound player; always allowed."""
    led, hand, best, friendly = sight.led, sight.hand, sight.best, sight.friendly
    if led is None:
        return lead(fields, hand, sight.rest, sight.declaring, weights)
    own = hand & led.mask
    if led.size > 1:
        return several(fields, led, hand, own, best, friendly, sight.stake)
    if own:
        return single(fields, led, own, highest(best), friendly, sight.last, sight.rest)
    return on_void(fields, led, hand, highest(best), friendly, sight.last, sight.stake, weights)


def lead(fields: Fields, hand: Packed, rest: Packed, declaring: bool, weights: Weights) -> Packed:
    """The lead of the highest worth."""
    best, most = 0, -inf
    for mask in fields.masks.values():
        own = hand & mask
        if own:
            move, worth = lead_of(fields, own, rest & mask, declaring, weights)
            if worth > most:
                best, most = move, worth
    return best


@lru_cache(maxsize=1 << 14)
def lead_of(fields: Fields, own: Packed, others: Packed, declaring: bool, weights: Weights) -> tuple[Packed, float]:
    """The best lead of one suit, and its worth; what others may hold of the suit is known."""
    top = highest(own)
    plain = fields.suits[top] is not None
    above = others >> BITS * (top + 1)
    thin = max(fields.options.seats - 1 - size_of(others), 0) if plain else 0
    bonus = weights.length * size_of(own) - weights.ruffed * thin
    if not above:
        move = own & (FIELD << BITS * top)
        if plain and fields.options.throws == "unbeatable":
            move = own >> BITS * highest(others) << BITS * highest(others) if others else own
        worth = weights.master if plain else weights.draw if declaring else weights.trump
        worth += weights.each * size_of(move) * plain + 0.2 * fields.points_in(move)
        return move, worth + bonus
    pairs = pairs_in(own)
    if pairs:
        if plain:
            tractor = pairs & pairs >> BITS
            if tractor:
                low = highest(tractor)
                return (2 | 2 << BITS) << BITS * low, weights.tractor + weights.each * 4 + bonus
        high = highest(pairs)
        if not pairs_in(others) >> BITS * (high + 1):
            worth = weights.master + 2 * weights.each if plain else weights.draw if declaring else weights.trump
            return 2 << BITS * high, worth + bonus
    barren = own & ~fields.counting
    field = lowest(barren or own)
    steep = weights.low * (fields.strengths[field] % ABOVE) + weights.given * fields.points[field]
    worth = -steep + weights.length * size_of(own) - (0.0 if plain or declaring else 2 * weights.trump)
    if pairs:
        low = lowest(pairs)
        if not fields.points[low]:
            return 2 << BITS * low, worth + weights.pair
    return 1 << BITS * field, worth


def single(fields: Fields, led: Led, own: Packed, best: int, friendly: bool, last: bool, rest: Packed) -> Packed:
    """A single card in the suit that was led, of which there is one; ``best``: the field that holds the trick."""
    strengths = fields.strengths
    holder, top = strengths[best], highest(own)
    if friendly:
        others = 0 if last else rest & (led.mask if holder < ABOVE else fields.masks[None])
        if not others or highest(others) <= best:
            return richest(fields, own)
    elif strengths[top] > holder:
        if last:
            return cheapest_winner(fields, own, holder)
        others = rest & (led.mask if holder < ABOVE else fields.masks[None])
        if not others or highest(others) <= top:
            return 1 << BITS * top
    return 1 << BITS * lowest(own & ~fields.counting or own)


def richest(fields: Fields, own: Packed) -> Packed:
    """A card with points, ten before five; else the lowest."""
    for mask in (fields.tens, fields.fives):
        if own & mask:
            return 1 << BITS * lowest(own & mask)
    return 1 << BITS * lowest(own)


def cheapest_winner(fields: Fields, own: Packed, holder: int) -> Packed:
    """Of the cards that beat this strength one with points, else the lowest."""
    strengths = fields.strengths
    left, found = own, 0
    while left:
        field = lowest(left)
        left &= ~(FIELD << BITS * field)
        if strengths[field] > holder:
            found = found or 1 << BITS * field
            if fields.points[field]:
                return 1 << BITS * field
    return found


def on_void(
    fields: Fields, led: Led, hand: Packed, best: int, friendly: bool, last: bool, stake: int, weights: Weights
) -> Packed:
    """A single card where the suit led is gone: points for a partner, a trump where it pays, else the least."""
    trumps = hand & fields.masks[None]
    side = hand & ~fields.masks[None]
    holder = fields.strengths[best]
    if friendly and side and (last or holder >= ABOVE):
        return discard(fields, side, 1, feed=True)
    if trumps and led.mask != fields.masks[None] and fields.strengths[highest(trumps)] > holder:
        pays = stake > 0 or not side or size_of(trumps) > weights.many
        if pays and not (friendly and stake < 10):
            return cheapest_winner(fields, trumps, holder)
    return discard(fields, side or hand, 1, feed=False)


def several(fields: Fields, led: Led, hand: Packed, own: Packed, best: Packed, friendly: bool, stake: int) -> Packed:
    """Several cards at once: what duty leaves open, to feed, to win or to spare; ``own``: those of the suit led."""
    held = size_of(own)
    if held > led.size:
        spare, feed, high = _answers(fields, led.shapes, own)
        if friendly:
            return feed
        return high if takes(fields, led, high, best) else spare
    if held:
        return own + discard(fields, hand - own, led.size - held, friendly)
    trumps, side = hand & fields.masks[None], hand & ~fields.masks[None]
    if friendly:
        return discard(fields, hand, led.size, feed=size_of(side) >= led.size)
    if led.mask != fields.masks[None] and size_of(trumps) >= led.size and (stake or size_of(trumps) > 6):
        for ruff in _ruffs(fields, led.shapes, trumps):
            if takes(fields, led, ruff, best):
                return ruff
    return discard(fields, hand, led.size, feed=False)


@lru_cache(maxsize=1 << 15)
def _answers(fields: Fields, shapes: tuple[Shape, ...], own: Packed) -> tuple[Packed, ...]:
    """Follows from more cards of the suit than were led: that spare points, that give them, and high ones."""
    numbers = fields_in(own)
    counts = [own >> BITS * number & FIELD for number in numbers]
    stacks = tuple(Stack(fields.places[number], count, count) for number, count in zip(numbers, counts, strict=True))
    size, left = sum(shape.size for shape in shapes), owed(stacks, shapes, fields.options)
    found = []
    for liking in (_sparing(fields), _feeding(fields), range(0, -len(fields.cards), -1)):
        order = sorted(range(len(numbers)), key=lambda place: liking[numbers[place]])
        gifts = given(order, stacks, left, size)
        found.append(sum(number << BITS * place for place, number in zip(numbers, gifts, strict=True)))
    return tuple(found)


@lru_cache(maxsize=64)
def _sparing(fields: Fields) -> tuple[int, ...]:
    """Fields without points first, then low ones."""
    return tuple(1000 * points + field for field, points in enumerate(fields.points))


@lru_cache(maxsize=64)
def _feeding(fields: Fields) -> tuple[int, ...]:
    """Fields with many points first, then low ones."""
    return tuple(field - 1000 * points for field, points in enumerate(fields.points))


@lru_cache(maxsize=1 << 14)
def _ruffs(fields: Fields, shapes: tuple[Shape, ...], trumps: Packed) -> tuple[Packed, ...]:
    """Trumps of the lead's make-up, low ones and high ones; none where there are none."""
    low, *_, high = likings(fields.trumps)
    cards = fields.unpacked(trumps)
    found = (made_up(make_up(shapes, fields.options), cards, liking, fields.trumps) for liking in (low, high))
    return tuple(fields.packed(cards) for cards in found if cards is not None)


def discard(fields: Fields, cards: Packed, number: int, feed: bool) -> Packed:
    """So many cards: with points first, or without; low ones of short suits before others, trumps last."""
    chosen = 0
    while number:
        number -= 1
        one = _one_discard(fields, cards - chosen, feed)
        chosen += one
    return chosen


def _one_discard(fields: Fields, cards: Packed, feed: bool) -> Packed:
    side = cards & ~fields.masks[None]
    if feed:
        for mask in (fields.tens, fields.fives):
            if side & mask:
                return 1 << BITS * lowest(side & mask)
    barren = side & ~fields.counting
    if barren:
        groups = (barren & mask for suit, mask in fields.masks.items() if suit is not None)
        ranked = ((fields.strengths[lowest(group)] + size_of(group), lowest(group)) for group in groups if group)
        return 1 << BITS * min(ranked)[1]
    trumps = cards & fields.masks[None]
    low = trumps & ~fields.counting
    if low and not feed and fields.strengths[lowest(low)] % ABOVE < 12:
        return 1 << BITS * lowest(low)
    for mask in (fields.fives, fields.tens):
        if side & mask:
            return 1 << BITS * lowest(side & mask)
    return 1 << BITS * lowest(low or trumps)
