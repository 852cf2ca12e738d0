"""What a seat of Big Two believes: hands that obey every hard fact, the likelier the better they explain the play.

A deal is drawn evenly from all that the hard facts allow. Then single cards of two hands are exchanged, and each
exchange is kept with a chance that depends on how much better or worse the hands explain the play (Metropolis).
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from random import Random
from typing import NamedTuple

from engine.events import Seat
from engine.games.big_two.ai.imagine.evidence import Evidence, evidence_of, surprisal
from engine.games.big_two.ai.imagine.facts import THREE_OF_DIAMONDS_VALUE, Facts, facts_of
from engine.games.big_two.ai.imagine.sampler import dealer
from engine.games.big_two.ai.simulator.play_loop import Hand, bits_of, packed
from engine.games.big_two.options import SEATS
from engine.games.big_two.rules.view import View
from engine.parts.likelihood import prepared_late
from engine.search_model import Style

PackedHands = tuple[Hand, ...]
"""All hands by seat, as one imagined deal has them."""

SWAPS = 60
"""The number of exchanges that are tried in a deal drawn evenly."""
LATEST = 6
"""How many of each seat's latest pieces of evidence are weighed."""
LEAST_LOT = 1e-9
"""Replaces a lot of 0, which has no logarithm."""


class Determinization(NamedTuple):
    """One imagined deal: all hands by seat, and the style of the players that play it out."""

    hands: PackedHands
    style: Style


def believed(view: View, infers: bool) -> Callable[[Random], PackedHands]:
    """A source of hands that fit the view; with ``infers`` the likelier the better they explain what others played."""
    return prepared_late(lambda: _source(view, infers))


def _source(view: View, infers: bool) -> Callable[[Random], PackedHands]:
    facts, own = facts_of(view), packed(view.hand)
    deal = dealer(facts, view.options.straights)
    evidence = tuple(tuple(filter(Evidence.informs, each[:LATEST])) for each in evidence_of(view)) if infers else ()
    free = _free(facts)

    def drawn(random: Random) -> PackedHands:
        others = deal(random)
        hands = [own] * SEATS
        for seat, values in others.items():
            hands[seat] = bits_of(values)
        if any(evidence) and len(free) > 1:
            cards = [(value, seat) for seat in free for value in others[seat]]
            _swapped(hands, cards, facts, evidence, random.random)
        return tuple(hands)

    return drawn


def _free(facts: Facts) -> tuple[Seat, ...]:
    """The seats with cards of which no more is proven than their highest card: exchanges check no other fact."""
    return tuple(seat for seat, bound in facts.bounds.items() if bound.apart is None and facts.places[seat])


def _swapped(
    hands: list[Hand],
    cards: list[tuple[int, Seat]],
    facts: Facts,
    evidence: tuple[tuple[Evidence, ...], ...],
    random: Callable[[], float],
) -> None:
    """Exchanges cards in place, where the facts allow it; cards of one rank are left, as evidence is about ranks."""
    number = len(cards)
    surprisals = [surprisal(of_seat, hand) for of_seat, hand in zip(evidence, hands, strict=True)]
    for _ in range(SWAPS):
        first, second = int(random() * number), int(random() * number)
        (one, here), (other, there) = cards[first], cards[second]
        lot = random()
        if here == there or one >> 2 == other >> 2 or not _may_swap(facts, one, here, other, there):
            continue
        most = surprisals[here] + surprisals[there] - log(lot or LEAST_LOT)
        both = 1 << one | 1 << other
        changed = hands[here] ^ both
        after = surprisal(evidence[here], changed)
        if after > most:
            continue
        moved = hands[there] ^ both
        following = surprisal(evidence[there], moved)
        if after + following <= most:
            hands[here], hands[there] = changed, moved
            surprisals[here], surprisals[there] = after, following
            cards[first], cards[second] = (other, here), (one, there)


def _may_swap(facts: Facts, one: int, here: Seat, other: int, there: Seat) -> bool:
    """Whether the facts let both cards lie where the other one lies."""
    if facts.starter is not None and THREE_OF_DIAMONDS_VALUE in (one, other):
        return False
    return other < facts.bounds[here].limit and one < facts.bounds[there].limit
