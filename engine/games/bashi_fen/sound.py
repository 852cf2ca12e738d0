"""How a sound player plays a card: leads what nobody can beat, feeds partners who win, wins points, spares the rest.

Everything is decided from one hand and what lies open, on numbers, fast enough to play out thousands of hands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.games.bashi_fen.actions import SUITS_OF
from engine.games.bashi_fen.answers import given, made_up, owed
from engine.games.bashi_fen.fast import Led, Policy, Position, Terms, takes
from engine.games.bashi_fen.fields import (
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
from engine.games.bashi_fen.holding import Stack
from engine.games.bashi_fen.moves import likings
from engine.games.bashi_fen.partners import all_known, declarers
from engine.games.bashi_fen.parts import Shape
from engine.games.bashi_fen.ruffs import make_up
from engine.games.bashi_fen.trumps import Played


class Weights(NamedTuple):
    """What a lead is worth, in points of a trick more or less."""

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
    seats: int


def sound_move(fields: Fields, sight: Sight, weights: Weights = EVEN) -> Packed:
    """The play of a sound player; always allowed."""
    if sight.led is None:
        return lead(fields, sight, weights)
    own = sight.hand & sight.led.mask
    if sight.led.size == 1:
        return _single(fields, sight, own) if own else _on_void(fields, sight, sight.led, weights)
    return several(fields, sight, sight.led, own)


def sound(
    given: Terms,
    start: Position,
    known: tuple[Packed, ...],
    full: Packed,
    move: Callable[[Fields, Sight], Packed] = sound_move,
) -> Policy:
    """Plays every seat soundly, from a position on.

    ``known``: what each seat knows to lie in the kitty; ``full``: every card of the table; ``move``: what is sound. A
    seat that holds a called card knows itself a partner; of the others it knows what all know.
    """
    fields, options, following = given.fields, given.options, given.following
    seats = options.seats
    secret = _secret_partners(given, start)
    sides: dict[tuple[int | None, ...], tuple[frozenset[int], bool]] = {}

    def policy(position: Position) -> Packed:
        turn, calls = position.turn, position.calls
        if calls.owners not in sides:
            sides[calls.owners] = declarers(options, given.named, calls), all_known(options, calls)
        side, sure = sides[calls.owners]
        declaring = turn in side or (not sure and turn in secret)
        best, hand = position.best, position.hands[turn]
        led = position.led
        if led is None:
            sight = Sight(hand, None, 0, 0, False, False, full - position.gone - hand - known[turn], declaring, seats)
        else:
            friendly = declaring == (best in side) and (sure or declaring)
            sight = Sight(
                hand,
                led,
                position.plays[best],
                0 if hand & led.mask else fields.points_in(sum(position.plays)),  # asked for by void seats alone
                friendly,
                following[turn] == position.leader,
                full - position.gone - hand - known[turn],
                declaring,
                seats,
            )
        return move(fields, sight)

    return policy


def _secret_partners(given: Terms, start: Position) -> frozenset[int]:
    """Seats that hold a called card which nobody has answered yet."""
    calls, fields = start.calls, given.fields
    if None not in calls.owners:
        return frozenset()
    if calls.colour is not None:
        wanted = [Card(calls.colour.rank, suit) for suit in SUITS_OF[calls.colour.colour]]
    else:
        wanted = [copy.card for copy, owner in zip(calls.copies, calls.owners, strict=True) if owner is None]
    mask = sum(fields.weights[card] * FIELD for card in dict.fromkeys(wanted))
    return frozenset(seat for seat, hand in enumerate(start.hands) if hand & mask)


def lead(fields: Fields, sight: Sight, weights: Weights) -> Packed:
    """The lead of the highest worth."""
    best, most = 0, float("-inf")
    for suit, mask in fields.masks.items():
        own = sight.hand & mask
        if own:
            move, worth = lead_of(fields, sight, weights, suit, own, sight.rest & mask)
            if worth > most:
                best, most = move, worth
    return best


def lead_of(
    fields: Fields, sight: Sight, weights: Weights, suit: Played, own: Packed, others: Packed
) -> tuple[Packed, float]:
    """The best lead of one suit, and its worth."""
    plain = suit is not None
    top = highest(own)
    above = others >> BITS * (top + 1)
    thin = max(sight.seats - 1 - size_of(others), 0) if plain else 0
    bonus = weights.length * size_of(own) - weights.ruffed * thin
    if not above:
        move = own & (FIELD << BITS * top)
        if plain and fields.options.throws == "unbeatable":
            move = own >> BITS * highest(others) << BITS * highest(others) if others else own
        worth = weights.master if plain else weights.draw if sight.declaring else weights.trump
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
            worth = weights.master + 2 * weights.each if plain else weights.draw if sight.declaring else weights.trump
            return 2 << BITS * high, worth + bonus
    barren = own & ~(fields.fives | fields.tens)
    field = lowest(barren or own)
    steep = weights.low * (fields.strengths[field] % ABOVE) + weights.given * fields.points[field]
    worth = -steep + weights.length * size_of(own) - (0.0 if plain or sight.declaring else 2 * weights.trump)
    if pairs:
        low = lowest(pairs)
        if not fields.points[low]:
            return 2 << BITS * low, worth + weights.pair
    return 1 << BITS * field, worth


def _single(fields: Fields, sight: Sight, own: Packed) -> Packed:
    """A single card in the suit that was led."""
    led = sight.led
    assert led is not None
    strengths = fields.strengths
    holder = strengths[highest(sight.best)]
    barren = own & ~(fields.fives | fields.tens)
    spare = 1 << BITS * lowest(barren or own)
    top = highest(own)
    wins = strengths[top] > holder
    others = sight.rest & (led.mask if holder < ABOVE else fields.masks[None])
    if sight.friendly:
        secure = sight.last or not others or highest(others) <= highest(sight.best)
        return richest(fields, own) if secure else spare
    if not wins:
        return spare
    if sight.last:
        return cheapest_winner(fields, own, holder)
    master = not others or highest(others) <= top
    return 1 << BITS * top if master else spare


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


def _on_void(fields: Fields, sight: Sight, led: Led, weights: Weights) -> Packed:
    """A single card where the suit led is gone: points for a partner, a trump where it pays, else the least."""
    trumps = sight.hand & fields.masks[None]
    side = sight.hand & ~fields.masks[None]
    holder = fields.strengths[highest(sight.best)]
    if sight.friendly and side and (sight.last or holder >= ABOVE):
        return discard(fields, side, 1, feed=True)
    if trumps and led.mask != fields.masks[None] and fields.strengths[highest(trumps)] > holder:
        pays = sight.stake > 0 or not side or size_of(trumps) > weights.many
        if pays and not (sight.friendly and sight.stake < 10):
            return cheapest_winner(fields, trumps, holder)
    return discard(fields, side or sight.hand, 1, feed=False)


def several(fields: Fields, sight: Sight, led: Led, own: Packed) -> Packed:
    """Several cards at once: what duty leaves open, to feed, to win or to spare."""
    held = size_of(own)
    if held > led.size:
        spare, feed, high = _answers(fields, led.shapes, own)
        if sight.friendly:
            return feed
        if not sight.friendly and takes(fields, led, high, sight.best):
            return high
        return spare
    if held:
        return own + discard(fields, sight.hand - own, led.size - held, sight.friendly)
    trumps, side = sight.hand & fields.masks[None], sight.hand & ~fields.masks[None]
    if sight.friendly:
        return discard(fields, sight.hand, led.size, feed=size_of(side) >= led.size)
    if led.mask != fields.masks[None] and size_of(trumps) >= led.size and (sight.stake or size_of(trumps) > 6):
        for ruff in _ruffs(fields, led.shapes, trumps):
            if takes(fields, led, ruff, sight.best):
                return ruff
    return discard(fields, sight.hand, led.size, feed=False)


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
    barren = side & ~(fields.fives | fields.tens)
    if barren:
        groups = (barren & mask for suit, mask in fields.masks.items() if suit is not None)
        ranked = ((fields.strengths[lowest(group)] + size_of(group), lowest(group)) for group in groups if group)
        return 1 << BITS * min(ranked)[1]
    trumps = cards & fields.masks[None]
    low = trumps & ~(fields.fives | fields.tens)
    if low and not feed and fields.strengths[lowest(low)] % ABOVE < 12:
        return 1 << BITS * lowest(low)
    for mask in (fields.fives, fields.tens):
        if side & mask:
            return 1 << BITS * lowest(side & mask)
    return 1 << BITS * lowest(low or trumps)
