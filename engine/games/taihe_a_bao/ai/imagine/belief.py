"""Imagined deals that fit everything that a view of Taihe A Bao proves, the likelier the better they fit the bids."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from engine.cards import Card, Cards
from engine.events import Place, Seat, Zone
from engine.games.taihe_a_bao.actions import Play
from engine.games.taihe_a_bao.ai.imagine.evidence import (
    BidSeen,
    CardHanded,
    auction_terms_in,
    evidence_in,
    likelihood,
)
from engine.games.taihe_a_bao.ai.imagine.sampler import dealer
from engine.games.taihe_a_bao.ai.simulator.auction import hands_in
from engine.games.taihe_a_bao.ai.simulator.play_loop import Hand
from engine.games.taihe_a_bao.rules.view import View
from engine.parts.likelihood import likelier, prepared_late

TRIES = 5
"""How many deals are drawn, one of which is kept by its likelihood."""
LOTS = 720_720
"""Lots are drawn below this number, which divides by many numbers, so that a lot picks one of a few
equal cards fairly."""


class Determinization(NamedTuple):
    """One imagined deal: the owner of every card before any play, and every hand as it is now, packed."""

    owners: tuple[Seat, ...]
    hands: tuple[Hand, ...]
    lot: int
    """Settles which of equal cards others will call or give."""


def believed(view: View, infers: bool) -> Callable[[Random], Determinization]:
    """A source of deals that fit the view; with ``infers`` the likelier the better they explain the others' bids."""
    return prepared_late(lambda: _source(view, infers))


def _source(view: View, infers: bool) -> Callable[[Random], Determinization]:
    evidence = evidence_in(view)
    numbers = {card: number for number, card in enumerate(evidence.terms.cards)}
    draw = dealer(view, lambda card: numbers[card])
    soft = infers and (bool(evidence.passes) or any(isinstance(step, BidSeen) for step in evidence.steps))
    likely = likelier(draw, likelihood(evidence), TRIES) if soft else draw

    def imagined(random: Random) -> Determinization:
        dealt = likely(random)
        owners = [0] * len(numbers)
        for seat, hand in enumerate(dealt.hands):
            for number in hand:
                owners[number] = seat
        for step in evidence.steps:
            if isinstance(step, CardHanded):
                owners[dealt.given[step.place] if step.number is None else step.number] = step.target
        hands = hands_in(evidence.terms, owners)
        now = tuple(hand - gone for hand, gone in zip(hands, evidence.played, strict=True))
        return Determinization(tuple(owners), now, int(random.random() * LOTS))

    return imagined


def lay_open(view: View, imagined: Determinization) -> tuple[tuple[Place, Cards], ...]:
    """The other hands: what each had before any play, less what it has played."""
    gone = {card for seen in view.history if isinstance(seen.action, Play) for card in seen.action.cards}
    hands: dict[Seat, list[Card]] = {seat: [] for seat in range(view.options.seats) if seat != view.seat}
    for card, owner in zip(auction_terms_in(view).cards, imagined.owners, strict=True):
        if owner in hands and card not in gone:
            hands[owner].append(card)
    return tuple((Place(Zone.HAND, seat), tuple(cards)) for seat, cards in hands.items())
