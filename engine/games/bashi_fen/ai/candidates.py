"""Plays that a search weighs: one or two of every family, those that are good most often first.

Leads: what nobody can beat, tractors, tuples, low cards of every suit, throws that may fail, high cards. Follows: the
cheapest card that wins, the highest, points for a partner, what spares points, and short suits made shorter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, zip_longest

from engine.games.bashi_fen.ai.simulator.heuristic import EVEN, Sight, cheapest_winner, discard, lead_of
from engine.games.bashi_fen.ai.simulator.packed_cards import (
    BITS,
    FIELD,
    Fields,
    Packed,
    fields_in,
    highest,
    lowest,
    size_of,
)
from engine.games.bashi_fen.ai.simulator.play_loop import Led, Terms, led_by, legal, takes
from engine.games.bashi_fen.rules.trumps import Played


def worth_trying(given: Terms, sight: Sight) -> list[Packed]:
    """Plays that are allowed, each once."""
    led = sight.led
    if led is None:
        found = _leads(given, sight)
    elif led.size > 1:
        found = _several(given, sight, led)
    elif sight.hand & led.mask:
        found = _singles(given.fields, sight, sight.hand & led.mask)
    else:
        found = _void_singles(given.fields, sight, led)
    return list(dict.fromkeys(found))


def told_apart(fields: Fields, sight: Sight, moves: Iterable[Packed]) -> list[Packed]:
    """Of single cards that nothing unseen lies between, equal in points and in number held, only the first."""
    kept: dict[object, Packed] = {}
    for move in moves:
        field = lowest(move)
        held, rest = sight.hand >> BITS * field & FIELD, sight.rest & fields.masks[fields.suits[field]]
        alike = (fields.suits[field], fields.points[field], held, size_of(rest >> BITS * (field + 1)))
        kept.setdefault(alike if move == 1 << BITS * field else move, move)
    return list(kept.values())


def _leads(given: Terms, sight: Sight) -> Iterator[Packed]:
    """The sound lead of every suit, then by turns one of each family of every suit, the most promising suit first."""
    fields = given.fields
    sound: dict[Played, tuple[Packed, float]] = {}
    families: dict[Played, list[Packed]] = {}
    by_suit: dict[Played, list[Packed]] = {}
    for move in legal(given, sight.hand, None):
        by_suit.setdefault(fields.suits[lowest(move)], []).append(move)
    for suit, moves in by_suit.items():
        mask = fields.masks[suit]
        sound[suit] = lead_of(fields, sight.hand & mask, sight.rest & mask, sight.declaring, EVEN)
        families[suit] = list(_of_suit(fields, moves, sight.rest & mask))
    suits = sorted(sound, key=lambda suit: sound[suit][1], reverse=True)
    yield from (sound[suit][0] for suit in suits)
    for number in range(max(map(len, families.values()))):
        yield from (families[suit][number] for suit in suits if number < len(families[suit]))


def _of_suit(fields: Fields, moves: list[Packed], others: Packed) -> Iterator[Packed]:
    """The longest tractor, the highest tuple, a low card, the safest throw, a high card and a low tuple of a suit."""
    singles: list[Packed] = []
    tuples: list[Packed] = []
    tractors: list[Packed] = []
    throws: list[Packed] = []
    for move in moves:
        parts = led_by(fields, move).lead.parts
        if len(parts) > 1:
            throws.append(move)
        elif parts[0].shape.length > 1:
            tractors.append(move)
        else:
            (tuples if parts[0].shape.width > 1 else singles).append(move)
    if tractors:
        yield max(tractors, key=lambda move: (size_of(move), move))
    if tuples:
        yield max(tuples, key=lambda move: (size_of(move), move))
    yield min(singles, key=lambda move: (fields.points_in(move), move))
    if throws:
        yield min(throws, key=lambda move: (size_of(others >> BITS * (lowest(move) + 1)), -size_of(move)))
    yield max(singles)
    if tuples:
        yield min(tuples, key=lambda move: (fields.points_in(move), move))


def _singles(fields: Fields, sight: Sight, own: Packed) -> Iterator[Packed]:
    """One card in the suit led."""
    cards = [1 << BITS * field for field in fields_in(own)]
    winning = cheapest_winner(fields, own, fields.strengths[highest(sight.best)])
    by_points = sorted(cards, key=lambda card: (-fields.points_in(card), card))
    sparing = min(cards, key=lambda card: (fields.points_in(card), card))
    yield from (cards[-1], sparing)
    if winning:
        yield winning
        yield next(card for card in cards if takes_single(fields, card, sight.best))
    yield from by_points[:1]
    yield from (card for card in by_points if fields.points_in(card) == 5)
    yield cards[0]
    yield cards[len(cards) // 2]


def takes_single(fields: Fields, card: Packed, best: Packed) -> bool:
    """Whether one card of the suit led, or a trump, stands above another."""
    return fields.strengths[highest(card)] > fields.strengths[highest(best)]


def _void_singles(fields: Fields, sight: Sight, led: Led) -> Iterator[Packed]:
    """One card where the suit led is gone: trumps that win, points, the least of every suit."""
    trumps, side = sight.hand & fields.masks[None], sight.hand & ~fields.masks[None]
    winning = [1 << BITS * field for field in fields_in(trumps) if takes_single(fields, 1 << BITS * field, sight.best)]
    tens, fives = side & fields.tens, side & fields.fives
    points = [1 << BITS * lowest(mask) for mask in (tens, fives) if mask]
    least = [1 << BITS * lowest(held) for held in (side & mask for mask in fields.masks.values()) if held]
    least.sort(key=lambda card: (fields.points_in(card), fields.strengths[highest(card)]))
    ruffs = []
    if winning and led.mask != fields.masks[None]:
        ruffs = [cheapest_winner(fields, trumps, fields.strengths[highest(sight.best)]), winning[0], winning[-1]]
    order = (points, least, ruffs) if sight.friendly else (ruffs, least, points)
    yield from (card for turn in zip_longest(*order) for card in turn if card is not None)
    if trumps:
        yield min((1 << BITS * field for field in fields_in(trumps)), key=lambda card: (fields.points_in(card), card))


def _several(given: Terms, sight: Sight, led: Led) -> Iterator[Packed]:
    """As many cards as were led: what duty leaves open by several tastes, what takes the trick, what feeds it."""
    fields = given.fields
    allowed = legal(given, sight.hand, led)
    winning = [move for move in allowed if takes(fields, led, move, sight.best)]
    held = size_of(sight.hand & led.mask)
    fed = []
    if held < led.size:
        own = sight.hand & led.mask
        fed = [own + discard(fields, sight.hand - own, led.size - held, feed) for feed in (True, False)]
    by_points = sorted(allowed, key=fields.points_in)
    first = (by_points[-1:], fed, winning[:1], winning[-1:], by_points[:1], allowed)
    second = (winning[:1], winning[-1:], by_points[:1], fed, by_points[-1:], allowed)
    yield from chain(*(first if sight.friendly else second))
