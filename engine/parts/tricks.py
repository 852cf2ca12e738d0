"""Plain tricks: one card from every seat in turn, suits are followed, and one card wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from engine.cards import Card, Cards, Suit
from engine.events import Event, Moved, Place, Seat, Zone
from engine.values import replace


@dataclass(frozen=True, slots=True)
class PlainTrick:
    """A trick as it lies: who leads, among how many seats, and the cards in the order in which they were played.

    ``step``: 1 counter-clockwise, -1 clockwise.
    """

    leader: Seat
    seats: int
    cards: Cards = ()
    step: int = 1

    @property
    def led(self) -> Suit | None:
        """The suit that was led; None before the lead."""
        return self.cards[0].suit if self.cards else None

    @property
    def is_full(self) -> bool:
        """Whether every seat has played."""
        return len(self.cards) == self.seats

    @property
    def turn(self) -> Seat:
        """Who plays next; the leader once the trick is full."""
        return self.seat(len(self.cards))

    def seat(self, place: int) -> Seat:
        """Whose card is the one at this place in the order of play."""
        return (self.leader + self.step * place) % self.seats

    def played(self) -> tuple[tuple[Seat, Card], ...]:
        """Every card with the seat that played it, in the order of play."""
        return tuple((self.seat(place), card) for place, card in enumerate(self.cards))

    def after(self, card: Card) -> PlainTrick:
        """The trick with one card more."""
        return replace(self, cards=(*self.cards, card))

    def winner(self, strength: Callable[[Card], int]) -> Seat:
        """Who holds the trick: the strongest card of the suit that was led (there are no trumps)."""
        places = [place for place, card in enumerate(self.cards) if card.suit is self.led]
        return self.seat(max(places, key=lambda place: strength(self.cards[place])))

    def places(self) -> dict[Place, Cards]:
        """The cards by where they lie, each before its seat."""
        return {Place(Zone.TABLE, seat): (card,) for seat, card in self.played()}

    def swept(self, target: Place) -> tuple[Event, ...]:
        """The trick is taken off the table: every card goes to the target."""
        return tuple(Moved((card,), Place(Zone.TABLE, seat), target) for seat, card in self.played())


def must_follow(hand: Cards, led: Suit | None) -> bool:
    """Whether this hand holds a card of the suit that was led, and so has to play one."""
    return led is not None and any(card.suit is led for card in hand)


def tricks_of(plays: Iterable[tuple[Seat, Card]], seats: int, step: int = 1) -> Iterator[PlainTrick]:
    """The tricks that these plays make, in order; the last one may still lie open."""
    trick: PlainTrick | None = None
    for seat, card in plays:
        trick = (PlainTrick(seat, seats, step=step) if trick is None else trick).after(card)
        if trick.is_full:
            yield trick
            trick = None
    if trick is not None:
        yield trick
