"""Taking cards one at a time in turn from the deck in the middle, as facts and as hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.cards import Card, Cards, shuffled
from engine.events import STOCK, Event, Faces, Moved, Place, Seat, Zone
from engine.game import Shuffle


def hands_taken(deck: Cards, first: Seat, seats: int, step: int = 1) -> tuple[Cards, ...]:
    """Each seat's cards in the order taken, from ``first`` on.

    ``step``: 1 counter-clockwise, -1 clockwise.
    """
    return tuple(deck[(seat - first) * step % seats :: seats] for seat in range(seats))


def taking(deck: Cards, first: Seat, seats: int, step: int = 1) -> tuple[Event, ...]:
    """The deck is put down, then one card after the other goes to a hand, seen by its taker alone."""
    put_down = Moved((None,) * len(deck), None, STOCK)
    return (
        put_down,
        *(taken_card(card, (first + step * place) % seats) for place, card in enumerate(deck)),
    )


def taken_card(card: Card, seat: Seat) -> Event:
    """One card goes from the stock to a hand."""
    return Moved((card,), STOCK, Place(Zone.HAND, seat), frozenset({seat}))


def deck_of(hands: Sequence[Cards], first: Seat, kitty: Cards = (), step: int = 1) -> Cards:
    """The deck from which these hands were taken: the reverse of ``hands_taken``."""
    seats = len(hands)
    total = sum(map(len, hands))
    return (*(hands[(first + step * place) % seats][place // seats] for place in range(total)), *kitty)


def any_seat_first(pack: Cards, seats: int) -> Callable[[object, object, Random], Shuffle]:
    """The chance of a game in which nothing but the mixed pack matters: any seat takes first."""
    return lambda _options, _standing, random: Shuffle(shuffled(pack, random.random), int(random.random() * seats))


def hands_seen(seat: Seat, hand: Cards, counts: Sequence[int]) -> dict[Place, Faces]:
    """Every hand as this seat sees it: its own cards, and backs."""
    backs: dict[Place, Faces] = {Place(Zone.HAND, other): (None,) * count for other, count in enumerate(counts)}
    return backs | {Place(Zone.HAND, seat): hand}
