"""Imagined deals that fit everything that a view of Taihe A Bao proves, the likelier the better they fit the bids."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from engine.cards import Card, Cards
from engine.events import Place, Seat, Zone
from engine.games.taihe_a_bao.actions import Call, Declare, Give, Play
from engine.games.taihe_a_bao.ai.imagine.evidence import BidSeen, CardHanded, Evidence, PassSeen, likelihood
from engine.games.taihe_a_bao.ai.imagine.facts import facts_of
from engine.games.taihe_a_bao.ai.imagine.sampler import dealer
from engine.games.taihe_a_bao.ai.simulator.auction import AuctionStage, AuctionTerms, auction_terms_of, hands_in
from engine.games.taihe_a_bao.ai.simulator.play_loop import LEAD, NOBODY, Hand, packed, tables_of
from engine.games.taihe_a_bao.melds import height, read_meld
from engine.games.taihe_a_bao.options import pack
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.rules.view import View
from engine.parts.climbing import passes_to_end
from engine.parts.likelihood import likelier

TRIES = 5
"""So many deals are imagined for one that is believed."""
PASSES_WEIGHED = 8
"""Only so many of the latest passes are weighed."""
LOTS = 720_720
"""Lots are drawn below this: it divides by many numbers, so that a lot picks one of a few equal cards fairly."""


class Determinization(NamedTuple):
    """One imagined deal: the owner of every card before any play, and every hand as it is now, packed."""

    owners: tuple[Seat, ...]
    hands: tuple[Hand, ...]
    lot: int
    """Settles which of equal cards others will call or give."""


def auction_terms_in(view: View) -> AuctionTerms:
    """The terms of the auction of the view's deal."""
    return auction_terms_of(view.options, view.starter, view.protected)


def evidence_in(view: View) -> Evidence:
    """What the view saw of the bidding and of passes, and which cards are gone."""
    auction_terms, seats = auction_terms_in(view), view.options.seats
    numbers = {card: number for number, card in enumerate(auction_terms.cards)}
    transfers = {transfer.place: transfer for transfer in facts_of(view).transfers}
    steps: list[BidSeen | CardHanded] = []
    played = [0] * seats
    spoken = callers = 0
    for place, seen in enumerate(view.history):
        if isinstance(seen.action, Play):
            played[seen.seat] += packed(seen.action.cards)
        if any(played):
            continue  # the bidding is over: what follows are plays, and passes on them
        if not isinstance(seen.action, Give):
            stage = AuctionStage.DECLARING if spoken < seats else AuctionStage.CALLING
            wanted = isinstance(seen.action, Declare | Call)
            rank = height(seen.action.card) if isinstance(seen.action, Call) else None
            if seen.seat != view.seat:
                steps.append(BidSeen(seen.seat, stage, callers, spoken % seats, wanted, rank))
            spoken += 1
        if place in transfers:
            moved = transfers[place]
            number = None if moved.card is None else numbers[moved.card]
            steps.append(CardHanded(number, moved.source, moved.target, place))
            callers += not isinstance(seen.action, Give)
    phase = view.phase
    if not isinstance(phase, Playing):
        return Evidence(auction_terms, tuple(steps), tuple(played), (), NOBODY)
    passes = tuple(_passes_seen(view))[-PASSES_WEIGHED:]
    return Evidence(auction_terms, tuple(steps), tuple(played), passes, phase.declarer)


def _passes_seen(view: View) -> Iterator[PassSeen]:
    """Every pass of another seat on a play, in order."""
    moves, seats = tables_of(view.aces_of_three).moves, view.options.seats
    played, counts = [0] * seats, [len(pack(view.options)) // seats] * seats
    over, best, passes = LEAD, NOBODY, 0
    for seen in view.history:
        if isinstance(seen.action, Play):
            meld = read_meld(seen.action.cards, view.aces_of_three)
            assert meld is not None
            played[seen.seat] += packed(seen.action.cards)
            counts[seen.seat] -= len(seen.action.cards)
            over, best, passes = moves[meld], seen.seat, 0
        elif over != LEAD:
            if seen.seat != view.seat:
                yield PassSeen(seen.seat, over, best, tuple(counts), played[seen.seat], sum(played))
            passes += 1
            if passes == passes_to_end(seats):
                over, best, passes = LEAD, NOBODY, 0


def believed(view: View, infers: bool) -> Callable[[Random], Determinization]:
    """A source of deals that fit the view; with ``infers`` the likelier the better they explain the others' bids.

    It is prepared when the first deal is drawn, since a player without a search draws none.
    """
    source = cache(lambda: _source(view, infers))
    return lambda random: source()(random)


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
