"""The whole truth about the cards and the course of one hand, on which every transition works."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Cards
from engine.events import STOCK, Event, Faces, Moved, Place, Seat, Zone
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.phases import Phase
from engine.games.bashi_fen.rules.standing import Standing
from engine.values import replace

SEEN_BY_NOBODY: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Truth:
    """All cards and where they are. Cards shown for a bid are not in ``hands``.

    ``kitty_seen``: who has seen what lies in the kitty (None: everybody); ``turned``: how many of it all have seen.
    """

    options: Options
    standing: Standing | None
    first: Seat
    phase: Phase
    hands: tuple[Cards, ...]
    stock: Cards
    kitty: Cards = ()
    kitty_seen: frozenset[Seat] | None = SEEN_BY_NOBODY
    turned: int = 0
    shown: tuple[Cards, ...] = ()
    piles: tuple[Faces, ...] = ()
    aside: Faces = ()


Transition = tuple[Truth, tuple[Event, ...]]
"""The truth after an action, and the events that led there."""


def with_hand(truth: Truth, seat: Seat, hand: Cards) -> Truth:
    """The truth with another hand for this seat."""
    return replace(truth, hands=replaced(truth.hands, seat, hand))


def with_shown(truth: Truth, seat: Seat, cards: Cards) -> Truth:
    """The truth with other cards shown before this seat."""
    return replace(truth, shown=replaced(truth.shown, seat, cards))


def replaced(by_seat: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    """The cards by seat with those of one seat replaced."""
    return (*by_seat[:seat], cards, *by_seat[seat + 1 :])


def hand_of(seat: Seat) -> Place:
    """Where a seat's hand lies."""
    return Place(Zone.HAND, seat)


def shown_before(seat: Seat) -> Place:
    """Where the cards lie that a seat shows to all."""
    return Place(Zone.SHOWN, seat)


def on_table(seat: Seat) -> Place:
    """Where a seat's cards of the trick lie."""
    return Place(Zone.TABLE, seat)


def taken_from_stock(cards: Cards, seat: Seat) -> Moved:
    """A card goes from the stock to a hand, seen by its taker alone."""
    return Moved(cards, STOCK, hand_of(seat), frozenset({seat}))
