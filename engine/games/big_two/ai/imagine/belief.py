"""What a seat of Big Two believes: hands that obey every hard fact, the likelier the better they explain the play.

A deal is drawn evenly from all that the hard facts allow; then cards of two hands change places again and again, and
whether they stay there depends on how much better or worse the hands explain what their seats did (Metropolis).
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from random import Random

from engine.events import Seat
from engine.games.big_two.ai.imagine.evidence import Sign, doubt, signs
from engine.games.big_two.ai.imagine.facts import THREE_OF_DIAMONDS, Knowledge, knowledge
from engine.games.big_two.ai.imagine.sampler import dealer
from engine.games.big_two.ai.simulator.play_loop import Hand, bits_of, packed
from engine.games.big_two.options import SEATS
from engine.games.big_two.rules.view import View

Hands = tuple[Hand, ...]
"""All hands by seat, as one imagined deal has them."""

SWAPS = 60
"""So often two cards are to change places in a deal drawn evenly."""
HEARD = 6
"""So many of the latest signs of each seat are weighed."""
LEAST_LOT = 1e-9
"""Stands for a lot of 0, of which there is no logarithm."""


def believed(view: View, infers: bool) -> Callable[[Random], Hands]:
    """A source of deals that fit the view; with ``infers`` the likelier the better they explain what others played."""
    known, own = knowledge(view), packed(view.hand)
    deal = dealer(known, view.options.straights)
    heard = tuple(tuple(filter(Sign.tells, told[:HEARD])) for told in signs(view)) if infers else ()
    free = _free(known)

    def drawn(random: Random) -> Hands:
        others = deal(random)
        hands = [own] * SEATS
        for seat, values in others.items():
            hands[seat] = bits_of(values)
        if any(heard) and len(free) > 1:
            cards = [(value, seat) for seat in free for value in others[seat]]
            _swapped(hands, cards, known, heard, random.random)
        return tuple(hands)

    return drawn


def _free(known: Knowledge) -> tuple[Seat, ...]:
    """The seats of which nothing is proven that a changed card might break unseen."""
    return tuple(seat for seat, bound in known.bounds.items() if bound.apart is None and known.places[seat])


def _swapped(
    hands: list[Hand],
    cards: list[tuple[int, Seat]],
    known: Knowledge,
    heard: tuple[tuple[Sign, ...], ...],
    random: Callable[[], float],
) -> None:
    """Lets cards change places; one that has to be where it is, or may not be elsewhere, stays; suits tell nothing."""
    number = len(cards)
    doubts = [doubt(told, hand) for told, hand in zip(heard, hands, strict=True)]
    for _ in range(SWAPS):
        first, second = int(random() * number), int(random() * number)
        (one, here), (other, there) = cards[first], cards[second]
        lot = random()
        if here == there or one >> 2 == other >> 2 or not _may_swap(known, one, here, other, there):
            continue
        most = doubts[here] + doubts[there] - log(lot or LEAST_LOT)
        both = 1 << one | 1 << other
        changed = hands[here] ^ both
        after = doubt(heard[here], changed)
        if after > most:
            continue
        moved = hands[there] ^ both
        following = doubt(heard[there], moved)
        if after + following <= most:
            hands[here], hands[there] = changed, moved
            doubts[here], doubts[there] = after, following
            cards[first], cards[second] = (other, here), (one, there)


def _may_swap(known: Knowledge, one: int, here: Seat, other: int, there: Seat) -> bool:
    if known.starter is not None and THREE_OF_DIAMONDS in (one, other):
        return False
    return other < known.bounds[here].limit and one < known.bounds[there].limit
