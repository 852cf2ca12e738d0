"""Evidence on the hands: what a view saw of bids and passes, and how likely hands of an imagined deal explain it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import exp
from typing import NamedTuple

from engine.events import Seat
from engine.games.taihe_a_bao.actions import Call, Declare, Give, Play
from engine.games.taihe_a_bao.ai.imagine.facts import facts_of
from engine.games.taihe_a_bao.ai.imagine.sampler import Dealt
from engine.games.taihe_a_bao.ai.simulator.auction import AuctionStage, AuctionTerms, auction_terms_of, edge_of_bidding
from engine.games.taihe_a_bao.ai.simulator.bid_evaluation import after_exchange
from engine.games.taihe_a_bao.ai.simulator.exchanges import best_exchange
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    LEAD,
    NOBODY,
    Hand,
    Move,
    copies,
    packed,
    tables_of,
    terms_of,
)
from engine.games.taihe_a_bao.ai.simulator.scorer import scores_of
from engine.games.taihe_a_bao.ai.simulator.weights import weights_for
from engine.games.taihe_a_bao.ai.simulator.win_odds import model_of, probability
from engine.games.taihe_a_bao.melds import height, read_meld
from engine.games.taihe_a_bao.options import Options, pack
from engine.games.taihe_a_bao.rules.exchange import EXCHANGED
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.rules.view import View
from engine.parts.climbing import passes_to_end
from engine.search_model import Style

BID_SCALE = 1.0
"""An advantage of this many stakes makes a bid three times as likely as its opposite."""
CALL_SCALE = 0.3
"""A call whose log odds are worse than the best one's by this is a third as likely."""
PASS_SCALE = 1.0
"""A play that scores worse than a pass by this is a third as likely as the pass."""
SURPRISE = 0.04
"""How often players bid and pass against all odds, so that no hand becomes impossible."""
PASSES_WEIGHED = 8
"""How many of the latest passes are weighed."""
MOST_ODDS = 30.0

Chance = Callable[[Hand], float]
"""A function from the hand that a seat held to the likelihood that it would have done what it did."""


class CardHanded(NamedTuple):
    """A card went from hand to hand; ``number`` None: this view did not see which; ``place``: where in the history."""

    number: int | None
    source: Seat
    target: Seat
    place: int


class BidSeen(NamedTuple):
    """Another seat's bid: ``wanted``: it declared or called; ``rank``: the height of the card that it called."""

    seat: Seat
    stage: AuctionStage
    callers: int
    spoken: int
    wanted: bool
    rank: int | None


class PassSeen(NamedTuple):
    """Another seat passed: ``counts``: cards left by seat; ``own_gone``, ``gone``: what it and all had played."""

    seat: Seat
    over: Move
    best: Seat
    counts: tuple[int, ...]
    own_gone: Hand
    gone: Hand


class Evidence(NamedTuple):
    """What a view saw: the bidding, in order; by seat the cards that have been played; the latest passes on plays."""

    terms: AuctionTerms
    steps: tuple[BidSeen | CardHanded, ...]
    played: tuple[Hand, ...]
    passes: tuple[PassSeen, ...]
    declarer: Seat


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


def likelihood(evidence: Evidence) -> Callable[[Dealt[int]], float]:
    """By a deal: how likely heuristic players with its hands would have bid and passed like that.

    What deals share is worked out once, and so is what was asked about a hand before.
    """
    options, units = evidence.terms.options, evidence.terms.units
    unit_of = units.__getitem__
    steps = [
        step if isinstance(step, CardHanded) else (step.seat, cache(_bid_likelihood(options, step)))
        for step in evidence.steps
    ]
    passes = [
        (passed.seat, cache(_pass_likelihood(options, evidence.declarer, passed, sum(units))))
        for passed in evidence.passes
    ]

    def chance(dealt: Dealt[int]) -> float:
        hands = [sum(map(unit_of, hand)) for hand in dealt.hands]
        product = 1.0
        for step in steps:
            if isinstance(step, CardHanded):
                moved = units[dealt.given[step.place] if step.number is None else step.number]
                hands[step.source] -= moved
                hands[step.target] += moved
            else:
                seat, likely = step
                product *= likely(hands[seat])
        for seat, likely in passes:
            product *= likely(hands[seat])
        return product

    return chance


def _bid_likelihood(options: Options, step: BidSeen) -> Chance:
    """How likely a seat with some hand wanted to be declarer, or did not, and called this card."""
    wants, likely_call = edge_of_bidding(options, step.stage, step.callers, step.spoken), None
    if step.rank is not None:
        likely_call = _call_likelihood(options, step.rank)

    def chance(hand: Hand) -> float:
        wanted = _surprising(wants(hand) / BID_SCALE if step.wanted else -wants(hand) / BID_SCALE)
        return wanted if likely_call is None else wanted * likely_call(hand)

    return chance


def _call_likelihood(options: Options, rank: int) -> Chance:
    """How likely a seat with some hand calls a card of this height rather than its best one."""
    model, best = model_of(options), best_exchange(options)

    def chance(hand: Hand) -> float:
        given = [each for each in EXCHANGED if copies(hand, each)]
        odds = after_exchange(model, hand, rank, given)
        return SURPRISE + exp(min(0.0, odds - best(hand)) / CALL_SCALE)

    return chance


def _pass_likelihood(options: Options, declarer: Seat, passed: PassSeen, everything: Hand) -> Chance:
    """How likely a seat with some hand passes, by the scores of its moves; ``everything``: the whole pack."""
    terms = terms_of(options, declarer, 0)
    scores, legal_on = scores_of(terms, weights_for(options, Style.EVEN)), terms.tables.legal
    seat, over, best, counts, own_gone, gone = passed

    def chance(dealt: Hand) -> float:
        hand = dealt - own_gone
        legal = legal_on(hand, over)
        if not legal:
            return 1.0
        passing, *plays = scores(seat, hand, everything - gone - hand, counts, legal, over, best)
        return _surprising((passing[0] - max(plays)[0]) / PASS_SCALE)

    return chance


def _surprising(odds: float) -> float:
    """The probability of these log odds, with the share for what players do against all odds."""
    return SURPRISE + (1 - SURPRISE) * probability(max(-MOST_ODDS, min(MOST_ODDS, odds)))
