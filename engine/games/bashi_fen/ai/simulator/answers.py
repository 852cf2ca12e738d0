"""Follows of several cards, packed: the cards owed to a lead, filled up in an order, and trumps that match a throw.

The answers are those of ``rules.safe_follows``. What is owed depends only on the cards of which a hand has two or more;
it is worked out once for these, whatever else the hand has.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from engine.games.bashi_fen.ai.simulator.packed_cards import (
    BITS,
    FIELD,
    PackedCards,
    Packing,
    cards_counted,
    fields_in,
    held_twice,
)
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.candidates import preferences
from engine.games.bashi_fen.rules.following.holding import Left, Stack
from engine.games.bashi_fen.rules.following.obligation import Sense, Server
from engine.games.bashi_fen.rules.following.safe_follows import kept_promises, owed
from engine.games.bashi_fen.rules.parts import Shape
from engine.games.bashi_fen.rules.ruffs import make_up


class Order(IntEnum):
    """Which cards are given first, where none are owed."""

    SPARING = 0
    """Without points, then low."""
    FEEDING = 1
    """With many points, then low."""
    HIGH = 2


class Owed(NamedTuple):
    """What a holding owes: the cards of its tractors, and its promises (``Left``) by stacks of several cards."""

    cards: PackedCards
    fields: tuple[int, ...]
    """The field of each stack."""
    stacks: tuple[Stack, ...]
    left: Left | None
    """None where nothing is promised."""


_NOTHING = Owed(0, (), (), None)


def answer(packing: Packing, shapes: tuple[Shape, ...], own: PackedCards, order: Order) -> PackedCards:
    """An allowed follow from more cards of the suit than were led, those first in the order."""
    given, missing = _given(packing, shapes, _that_matter(shapes, own), order)
    return given + _first(packing, own - given, missing, order) if missing else given


def ruff(packing: Packing, shapes: tuple[Shape, ...], trumps: PackedCards, high: bool) -> PackedCards:
    """The lowest or the highest trumps that have the lead's make-up; 0 where there are none."""
    made = _made_up(packing, shapes, _that_matter(make_up(shapes, packing.options), trumps), high)
    if made is None:
        return 0
    given, missing = made
    for field in _trumps_in_order(packing, trumps - given, high) if missing else ():
        if missing <= 0:
            break
        copies = min(missing, (trumps - given) >> BITS * field & FIELD)
        given += copies << BITS * field
        missing -= copies
    return given


def _that_matter(shapes: Sequence[Shape], cards: PackedCards) -> PackedCards:
    """The cards that tuples can be made of; where runs of single cards are asked for all of them."""
    for width, length in shapes:  # a loop, since a generator takes three times as long
        if width == 1 < length:
            return cards
    return cards & held_twice(cards) * FIELD


@lru_cache(maxsize=1 << 12)
def _given(packing: Packing, shapes: tuple[Shape, ...], cards: PackedCards, order: Order) -> tuple[PackedCards, int]:
    """The cards given because they are owed, those first in the order, and how many other cards are free."""
    due = _owed(packing, shapes, cards)
    given = due.cards
    if due.left is not None:
        rank = _ranks(packing)[order]
        given += _promised(due, sorted(range(len(due.fields)), key=lambda place: rank[due.fields[place]]))
    return given, sum(width * length for width, length in shapes) - cards_counted(given)


@lru_cache(maxsize=1 << 12)
def _owed(packing: Packing, shapes: tuple[Shape, ...], cards: PackedCards) -> Owed:
    """What these cards owe to the shapes."""
    if not cards:
        return _NOTHING
    fields = tuple(fields_in(cards))
    stacks = _stacks(packing, fields, cards)
    if any(shape.length > 1 for shape in shapes):
        left = _owed_beside(packing, shapes, _side_by_side(stacks))
    else:
        copies = tuple([stack.held for stack in stacks])
        left = _promises(packing, shapes, tuple(sorted(copies)))
        left = left and left._replace(copies=copies)
    return _NOTHING if left is None else _as_owed(fields, stacks, left)


@lru_cache(maxsize=1 << 12)
def _owed_beside(packing: Packing, shapes: tuple[Shape, ...], stacks: tuple[Stack, ...]) -> Left | None:
    """What stacks owe to shapes with a tractor, for which it only matters which of them are neighbours."""
    return owed(stacks, shapes, packing.options)


def _side_by_side(stacks: tuple[Stack, ...]) -> tuple[Stack, ...]:
    """The stacks, with equal places for all that lie beside each other alike: wherever they begin, with gaps of one."""
    places = sorted({place for place, _, _ in stacks if place is not None})
    moved: dict[int | None, int | None] = {None: None}
    before = last = -2
    for place in places:
        last += 1 if place == before + 1 else 2
        moved[place], before = last, place
    return tuple([Stack(moved[place], held, whole) for place, held, whole in stacks])


@lru_cache(maxsize=1 << 12)
def _promises(packing: Packing, shapes: tuple[Shape, ...], heights: tuple[int, ...]) -> Left | None:
    """What is owed to shapes without a tractor, for which it makes no difference which cards the stacks are of."""
    return owed(tuple(Stack(None, height, height) for height in heights), shapes, packing.options)


@lru_cache(maxsize=1 << 12)
def _made_up(
    packing: Packing, shapes: tuple[Shape, ...], cards: PackedCards, high: bool
) -> tuple[PackedCards, int] | None:
    """The tuples of the lead's make-up out of these trumps, the first in the order, and how many cards are free."""
    wanted = make_up(shapes, packing.options)
    fields = tuple(_trumps_in_order(packing, cards, high))
    stacks = _stacks(packing, fields, cards)
    left = Server(Options(), stacks, Sense.FREE).whole(wanted)
    if left is None:
        return None
    due = _as_owed(fields, stacks, left)
    given = due.cards if due.left is None else due.cards + _promised(due, range(len(due.fields)))
    return given, sum(width * length for width, length in wanted) - cards_counted(given)


def _stacks(packing: Packing, fields: Sequence[int], cards: PackedCards) -> tuple[Stack, ...]:
    """The cards as stacks in the order of these fields."""
    copies = [cards >> BITS * field & FIELD for field in fields]
    return tuple(Stack(packing.places[field], number, number) for field, number in zip(fields, copies, strict=True))


def _as_owed(fields: tuple[int, ...], stacks: tuple[Stack, ...], left: Left) -> Owed:
    """The cards taken out of the stacks, and the promises."""
    taken = sum(
        stack.held - copies << BITS * field for field, stack, copies in zip(fields, stacks, left.copies, strict=True)
    )
    return Owed(taken, fields, stacks, left if any(left.cut) or any(left.whole) else None)


def _promised(due: Owed, places: Sequence[int]) -> PackedCards:
    """The cards that keep the promises, from the stacks that come first."""
    assert due.left is not None
    copies, cut, whole = due.left
    if sum(cut) == 1 and not any(whole):  # a pair, mostly
        width = cut.index(1)
        place = next(place for place in places if copies[place] >= width)
        return width << BITS * due.fields[place]
    return sum(number << BITS * due.fields[place] for place, number in kept_promises(places, due.stacks, due.left))


def _first(packing: Packing, cards: PackedCards, number: int, order: Order) -> PackedCards:
    """So many of these cards, in this order; there are enough."""
    if order is Order.HIGH:
        return cards - _lowest(cards, cards_counted(cards) - number)
    barren = cards & ~packing.counting
    fives, tens = cards & packing.fives, cards & packing.tens
    given = 0
    for group in (barren, fives, tens) if order is Order.SPARING else (tens, fives, barren):
        if group:
            lowest = _lowest(group, number)
            given += lowest
            number -= cards_counted(lowest)
            if not number:
                break
    return given


def _lowest(cards: PackedCards, number: int) -> PackedCards:
    """So many of the lowest cards; all where there are fewer."""
    given = 0
    while number and cards:
        shift = ((cards & -cards).bit_length() - 1) // BITS * BITS
        copies = min(number, cards >> shift & FIELD)
        given |= copies << shift
        number -= copies
        cards &= ~(FIELD << shift)
    return given


@lru_cache(maxsize=64)
def _ranks(packing: Packing) -> tuple[Sequence[int], ...]:
    """The rank of each field in each order."""
    fields = range(len(packing.cards))
    return (
        tuple(1000 * points + field for field, points in enumerate(packing.points)),
        tuple(field - 1000 * points for field, points in enumerate(packing.points)),
        tuple(-field for field in fields),
    )


def _trumps_in_order(packing: Packing, trumps: PackedCards, high: bool) -> list[int]:
    """The fields in which there are trumps, the lowest or the highest first."""
    return sorted(fields_in(trumps), key=_trump_ranks(packing)[high].__getitem__)


@lru_cache(maxsize=64)
def _trump_ranks(packing: Packing) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rank of each field with low trumps first, and with high ones first; equals stand in canonical order."""
    low, *_, high = preferences(packing.trumps)
    canonical = sorted(range(len(packing.cards)), key=packing.order.__getitem__)
    orders = (sorted(canonical, key=lambda field: way(packing.cards[field])) for way in (low, high))
    first, second = (tuple(map(order.index, range(len(order)))) for order in orders)
    return first, second
