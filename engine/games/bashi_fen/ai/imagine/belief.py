"""What a seat of Bashi Fen believes: imagined deals that obey every hard fact, weighted by bids, burials and calls.

``benchmarks/players/belief_bashi_fen.py`` counts, over deals between greedy players, how much likelier a card lies in a
place than the room there makes it. The sampler sees to the hard facts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from random import Random

from engine.cards import Card, Cards
from engine.game import NothingImaginedError
from engine.games.bashi_fen.ai.imagine.assignment import EVEN_LIKELIHOODS, KITTY_BIN, Assignment, Bin
from engine.games.bashi_fen.ai.imagine.facts import deal_history
from engine.games.bashi_fen.ai.imagine.sampler import dealer, hands_and_kitty
from engine.games.bashi_fen.ai.simulator.packed_cards import PackedCards, packing_of
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.phases import Calling, Contesting, Playing
from engine.games.bashi_fen.rules.tricks import POINTS
from engine.games.bashi_fen.rules.trumps import Trumps
from engine.games.bashi_fen.rules.view import View
from engine.parts.likelihood import prepared_late
from engine.search_model import Stop, never


class Sort(StrEnum):
    """What a card is to the seat that buries: a trump, one of the two highest of its suit, points, or any other."""

    TRUMP = "trump"
    HIGH = "high"
    POINTS = "points"
    PLAIN = "plain"


BURIED = {Sort.TRUMP: 0.05, Sort.HIGH: 0.05, Sort.POINTS: 0.15, Sort.PLAIN: 2.2}
"""How much likelier a card of each sort lies in the kitty that another seat has buried …"""
TOOK = {Sort.TRUMP: 1.5, Sort.HIGH: 1.35, Sort.POINTS: 1.2, Sort.PLAIN: 0.5}
"""… in the hand of the seat that buried it …"""
NAMED = {Sort.TRUMP: 1.1, Sort.HIGH: 0.85, Sort.POINTS: 1.05, Sort.PLAIN: 0.95}
"""… and in the hand of the seat that named the trumps and had no kitty."""
CALLED_FIRST, CALLED_NEXT = 0.1, 2.5
"""Likelihoods of a called card in the declarer's hand, who calls the copy after those it holds …"""
CALLED_SUIT = 0.6
"""… and of other cards of the called suits."""
HIGH_RANKS = 2
"""How many of a suit's highest ranks count as high cards."""


@dataclass(frozen=True, slots=True)
class Determinization:
    """One imagined deal, packed: every hand by seat, the view's own among them, and the kitty."""

    hands: tuple[PackedCards, ...]
    kitty: PackedCards
    view: View
    assignment: Assignment

    def cards(self) -> tuple[tuple[Cards, ...], Cards]:
        """The hands and the kitty as cards, in the order in which they were imagined."""
        return hands_and_kitty(self.view, self.assignment.cards())


def believed(view: View, infers: bool, stop: Stop = never) -> Callable[[Random], Determinization]:
    """A source of deals that fit the view; with ``infers`` deals that explain bids and burials better are likelier.

    The proven facts are worked out when the first deal is wanted, since quick players and forced moves want none.
    """
    packing = packing_of(view.options, view.trumps)
    own, seen = packing.packed(view.hand), packing.packed(card for card in view.kitty if card is not None)
    assigned = prepared_late(lambda: _source(view, infers, stop))

    def determinization(random: Random) -> Determinization:
        assignment = assigned(random)
        packed = assignment.packed
        hands = tuple(own if seat == view.seat else packed[seat] for seat in range(view.options.seats))
        return Determinization(hands, seen + packed[KITTY_BIN], view, assignment)

    return determinization


def _source(view: View, infers: bool, stop: Stop) -> Callable[[Random], Assignment]:
    """Assignments of the cards that the view cannot see; raises NothingImaginedError where it is stopped."""
    if stop():
        raise NothingImaginedError("nobody wants the answer any more")
    return dealer(deal_history(view), likelihoods_of(view) if infers else EVEN_LIKELIHOODS, stop)


def likelihoods_of(view: View) -> dict[tuple[Bin, Card], float]:
    """By place and card, how much likelier it lies there than the room makes it."""
    phase, found = view.phase, dict[tuple[Bin, Card], float]()
    named = phase.named
    if named is None or not isinstance(phase, Playing | Calling | Contesting):
        return found
    sorts = sorts_of(view.options, view.trumps)
    if named.bidder is not None:
        found |= {(named.bidder, card): NAMED[sort] for card, sort in sorts.items()}
    if phase.taker != view.seat:
        found |= {(KITTY_BIN, card): BURIED[sort] for card, sort in sorts.items()}
        found |= {(phase.taker, card): TOOK[sort] for card, sort in sorts.items()}
    if isinstance(phase, Playing) and view.seat != named.declarer:
        _call_tells(view, phase, found)
    return found


def _call_tells(view: View, phase: Playing, found: dict[tuple[Bin, Card], float]) -> None:
    """Changes the likelihoods by the copies that the declarer called."""
    declarer, trumps = phase.named.declarer, view.trumps
    played = [card for trick in phase.tricks for card in trick.plays[declarer]] + list(phase.plays[declarer])
    for suit in {trumps.suit_of(copy.card) for copy in phase.calls.copies} - {None}:
        for card in trumps.of_suit(set(pack(view.options)), suit):
            found[declarer, card] = found.get((declarer, card), 1.0) * CALLED_SUIT
    for copy in phase.calls.copies:
        more = copy.number - 1 > played.count(copy.card)
        found[declarer, copy.card] = CALLED_NEXT if more else CALLED_FIRST
        found[KITTY_BIN, copy.card] = BURIED[Sort.HIGH]


@lru_cache(maxsize=16)
def sorts_of(options: Options, trumps: Trumps) -> dict[Card, Sort]:
    """The sort of every card."""
    cards = set(pack(options))
    return {card: _sort_of(trumps, trumps.of_suit(cards, trumps.suit_of(card)), card) for card in cards}


def _sort_of(trumps: Trumps, suited: Cards, card: Card) -> Sort:
    if trumps.suit_of(card) is None:
        return Sort.TRUMP
    if sum(trumps.strength(other) > trumps.strength(card) for other in suited) < HIGH_RANKS:
        return Sort.HIGH
    return Sort.POINTS if card.rank in POINTS else Sort.PLAIN
