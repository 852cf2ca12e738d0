"""How likely sound players would have bid and passed as they did, with the hands of a deal that is imagined."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import NamedTuple

from engine.events import Seat
from engine.games.taihe_a_bao.ai.imagine.sampler import Dealt
from engine.games.taihe_a_bao.ai.simulator.auction import House, Stage, wish
from engine.games.taihe_a_bao.ai.simulator.bid_evaluation import after_exchange
from engine.games.taihe_a_bao.ai.simulator.exchanges import best_exchange
from engine.games.taihe_a_bao.ai.simulator.play_loop import Hand, Move, contract, copies
from engine.games.taihe_a_bao.ai.simulator.scorer import scores_of
from engine.games.taihe_a_bao.ai.simulator.weights import weights_for
from engine.games.taihe_a_bao.ai.simulator.win_odds import model_of, probability
from engine.games.taihe_a_bao.options import Options
from engine.games.taihe_a_bao.rules.exchange import EXCHANGED
from engine.search_model import Style

STAKES = 1.0
"""An edge of so many stakes makes a bid three times as likely as its opposite."""
CALL_ODDS = 0.3
"""A call whose log odds are so much worse than the best one's is a third as likely."""
PLAYS = 1.0
"""A play that leaves one play more to come than a pass does is a third as likely as the pass."""
SURPRISE = 0.04
"""Players do the unlikely so often: no bid is impossible."""
MOST_ODDS = 30.0

Chance = Callable[[Hand], float]
"""By the hand that a seat held: how likely it would have done what it did."""


class Passed(NamedTuple):
    """A card went from hand to hand; ``number`` None: this view did not see which; ``place`` in the history."""

    number: int | None
    source: Seat
    target: Seat
    place: int


class Spoken(NamedTuple):
    """Another seat's bid: what it could have said instead depends on its hand; ``rank``: of the card called."""

    seat: Seat
    stage: Stage
    callers: int
    spoken: int
    wanted: bool
    rank: int | None


class Declined(NamedTuple):
    """Another seat let a play stand: what it had played itself until then, and what all had; cards left by seat."""

    seat: Seat
    over: Move
    best: Seat
    counts: tuple[int, ...]
    own_gone: Hand
    gone: Hand


class Told(NamedTuple):
    """What a view saw of the bidding, in order; by seat the cards that have been played; and the latest passes."""

    house: House
    steps: tuple[Spoken | Passed, ...]
    played: tuple[Hand, ...]
    declined: tuple[Declined, ...]
    declarer: Seat


def likelihood(told: Told) -> Callable[[Dealt[int]], float]:
    """How likely sound players would have bid and passed like that with the hands of a deal; what deals share is
    worked out once, and so is what a hand was once asked."""
    options, weights = told.house.options, told.house.weights
    weight_of = weights.__getitem__
    steps = [step if isinstance(step, Passed) else (step.seat, cache(_bid(options, step))) for step in told.steps]
    passes = [(passed.seat, cache(_pass(options, told.declarer, passed, sum(weights)))) for passed in told.declined]

    def chance(dealt: Dealt[int]) -> float:
        hands = [sum(map(weight_of, hand)) for hand in dealt.hands]
        product = 1.0
        for step in steps:
            if isinstance(step, Passed):
                moved = weights[dealt.given[step.place] if step.number is None else step.number]
                hands[step.source] -= moved
                hands[step.target] += moved
            else:
                seat, likely = step
                product *= likely(hands[seat])
        for seat, likely in passes:
            product *= likely(hands[seat])
        return product

    return chance


def _bid(options: Options, step: Spoken) -> Chance:
    """Whether a seat wanted to be declarer, and which card it called."""
    wants, likely_call = wish(options, step.stage, step.callers, step.spoken), None
    if step.rank is not None:
        likely_call = _call(options, step.rank)

    def chance(hand: Hand) -> float:
        wanted = _surprising(wants(hand) / STAKES if step.wanted else -wants(hand) / STAKES)
        return wanted if likely_call is None else wanted * likely_call(hand)

    return chance


def _call(options: Options, rank: int) -> Chance:
    """How well a call of this height suits the hand."""
    model, best = model_of(options), best_exchange(options)

    def chance(hand: Hand) -> float:
        given = [each for each in EXCHANGED if copies(hand, each)]
        odds = after_exchange(model, hand, rank, given)
        return SURPRISE + exp(min(0.0, odds - best(hand)) / CALL_ODDS)

    return chance


def _pass(options: Options, declarer: Seat, passed: Declined, everything: Hand) -> Chance:
    """What the scorer thinks of passing against every play; ``everything``: all cards of the pack."""
    terms = contract(options, declarer, 0)
    scores, legal_on = scores_of(terms, weights_for(options, Style.EVEN)), terms.tables.legal
    seat, over, best, counts, own_gone, gone = passed

    def chance(dealt: Hand) -> float:
        hand = dealt - own_gone
        legal = legal_on(hand, over)
        if not legal:
            return 1.0
        passing, *plays = scores(seat, hand, everything - gone - hand, counts, legal, over, best)
        return _surprising((passing[0] - max(plays)[0]) / PLAYS)

    return chance


def _surprising(odds: float) -> float:
    """The chance that these log odds stand for, since players do the unlikely now and then."""
    return SURPRISE + (1 - SURPRISE) * probability(max(-MOST_ODDS, min(MOST_ODDS, odds)))
