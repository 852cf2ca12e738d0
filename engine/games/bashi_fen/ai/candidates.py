"""The plays that a search weighs: one or two of every family, those that are good most often first.

Leads: what nobody can beat, tractors, tuples, low cards of every suit, throws that may fail, high cards. Follows: the
cheapest card that wins, the highest card, points for a partner, cards without points, and cards of short suits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, zip_longest

from engine.games.bashi_fen.ai.simulator.heuristic import InformationState, best_lead_of_suit, cheapest_winner, discard
from engine.games.bashi_fen.ai.simulator.packed_cards import (
    BITS,
    FIELD,
    PackedCards,
    Packing,
    cards_counted,
    fields_in,
    highest,
    lowest,
)
from engine.games.bashi_fen.ai.simulator.play_loop import Led, Terms, led_by, legal, takes
from engine.games.bashi_fen.ai.simulator.weights import EVEN
from engine.games.bashi_fen.rules.trumps import PlayedSuit


def candidate_plays(terms: Terms, information: InformationState) -> list[PackedCards]:
    """The candidates, all of them allowed, each once."""
    led = information.led
    if led is None:
        found = _leads(terms, information)
    elif led.size > 1:
        found = _several(terms, information, led)
    elif information.hand & led.mask:
        found = _singles(terms.packing, information, information.hand & led.mask)
    else:
        found = _void_singles(terms.packing, information, led)
    return list(dict.fromkeys(found))


def distinct_plays(packing: Packing, information: InformationState, moves: Iterable[PackedCards]) -> list[PackedCards]:
    """The moves, with one single card for all that are equal: in points, in number held, with no unseen card between
    them."""
    kept: dict[object, PackedCards] = {}
    for move in moves:
        field = lowest(move)
        held, rest = information.hand >> BITS * field & FIELD, information.rest & packing.masks[packing.suits[field]]
        alike = (packing.suits[field], packing.points[field], held, cards_counted(rest >> BITS * (field + 1)))
        kept.setdefault(alike if move == 1 << BITS * field else move, move)
    return list(kept.values())


def _leads(terms: Terms, information: InformationState) -> Iterator[PackedCards]:
    """The heuristic lead of every suit, then in turn one lead of each family of every suit, the best suit first."""
    packing = terms.packing
    heuristic: dict[PlayedSuit, tuple[PackedCards, float]] = {}
    families: dict[PlayedSuit, list[PackedCards]] = {}
    by_suit: dict[PlayedSuit, list[PackedCards]] = {}
    for move in legal(terms, information.hand, None):
        by_suit.setdefault(packing.suits[lowest(move)], []).append(move)
    for suit, moves in by_suit.items():
        mask = packing.masks[suit]
        heuristic[suit] = best_lead_of_suit(
            packing, information.hand & mask, information.rest & mask, suit is not None, information.declaring, EVEN
        )
        families[suit] = list(_of_suit(packing, moves, information.rest & mask))
    suits = sorted(heuristic, key=lambda suit: heuristic[suit][1], reverse=True)
    yield from (heuristic[suit][0] for suit in suits)
    for number in range(max(map(len, families.values()))):
        yield from (families[suit][number] for suit in suits if number < len(families[suit]))


def _of_suit(packing: Packing, moves: list[PackedCards], others: PackedCards) -> Iterator[PackedCards]:
    """The longest tractor, the highest tuple, a low card, the safest throw, a high card and a low tuple of a suit."""
    singles: list[PackedCards] = []
    tuples: list[PackedCards] = []
    tractors: list[PackedCards] = []
    throws: list[PackedCards] = []
    for move in moves:
        parts = led_by(packing, move).lead.parts
        if len(parts) > 1:
            throws.append(move)
        elif parts[0].shape.length > 1:
            tractors.append(move)
        else:
            (tuples if parts[0].shape.width > 1 else singles).append(move)
    if tractors:
        yield max(tractors, key=lambda move: (cards_counted(move), move))
    if tuples:
        yield max(tuples, key=lambda move: (cards_counted(move), move))
    yield min(singles, key=lambda move: (packing.points_in(move), move))
    if throws:
        yield min(throws, key=lambda move: (cards_counted(others >> BITS * (lowest(move) + 1)), -cards_counted(move)))
    yield max(singles)
    if tuples:
        yield min(tuples, key=lambda move: (packing.points_in(move), move))


def _singles(packing: Packing, information: InformationState, own: PackedCards) -> Iterator[PackedCards]:
    """The single cards to follow with in the suit led."""
    cards = [1 << BITS * field for field in fields_in(own)]
    winning = cheapest_winner(packing, own, packing.strengths[highest(information.best)])
    by_points = sorted(cards, key=lambda card: (-packing.points_in(card), card))
    sparing = min(cards, key=lambda card: (packing.points_in(card), card))
    yield from (cards[-1], sparing)
    if winning:
        yield winning
        yield next(card for card in cards if takes_single(packing, card, information.best))
    yield from by_points[:1]
    yield from (card for card in by_points if packing.points_in(card) == 5)
    yield cards[0]
    yield cards[len(cards) // 2]


def takes_single(packing: Packing, card: PackedCards, best: PackedCards) -> bool:
    """Whether one card of the suit led, or a trump, stands above another."""
    return packing.strengths[highest(card)] > packing.strengths[highest(best)]


def _void_singles(packing: Packing, information: InformationState, led: Led) -> Iterator[PackedCards]:
    """The single cards to play where the suit led is gone: trumps that win, points, the lowest card of every suit."""
    trumps, side = information.hand & packing.masks[None], information.hand & ~packing.masks[None]
    winning = [
        1 << BITS * field for field in fields_in(trumps) if takes_single(packing, 1 << BITS * field, information.best)
    ]
    tens, fives = side & packing.tens, side & packing.fives
    points = [1 << BITS * lowest(mask) for mask in (tens, fives) if mask]
    by_suit = (side & mask for mask in packing.masks.values())
    least = [1 << BITS * lowest(held & ~packing.counting or held) for held in by_suit if held]
    least.sort(key=lambda card: (packing.points_in(card), packing.strengths[highest(card)]))
    ruffs = []
    if winning and led.mask != packing.masks[None]:
        ruffs = [
            cheapest_winner(packing, trumps, packing.strengths[highest(information.best)]),
            winning[0],
            winning[-1],
        ]
    order = (points, least, ruffs) if information.friendly else (ruffs, least, points)
    yield from (card for turn in zip_longest(*order) for card in turn if card is not None)
    if trumps:
        yield min((1 << BITS * field for field in fields_in(trumps)), key=lambda card: (packing.points_in(card), card))


def _several(terms: Terms, information: InformationState, led: Led) -> Iterator[PackedCards]:
    """Follows of several cards: those that take the trick, those that give it points, and other allowed ones."""
    packing = terms.packing
    allowed = legal(terms, information.hand, led)
    winning = [move for move in allowed if takes(packing, led, move, information.best)]
    held = cards_counted(information.hand & led.mask)
    fed = []
    if held < led.size:
        own = information.hand & led.mask
        fed = [own + discard(packing, information.hand - own, led.size - held, feed) for feed in (True, False)]
    by_points = sorted(allowed, key=packing.points_in)
    first = (by_points[-1:], fed, winning[:1], winning[-1:], by_points[:1], allowed)
    second = (winning[:1], winning[-1:], by_points[:1], fed, by_points[-1:], allowed)
    yield from chain(*(first if information.friendly else second))
