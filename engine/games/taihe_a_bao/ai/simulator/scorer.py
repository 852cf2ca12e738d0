"""A player who adds up what speaks for each play: a linear scorer over what a seat may know, for rollouts and tips."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache

from engine.events import Seat
from engine.games.taihe_a_bao.ai.simulator.heuristic import Sight, facts_of, sure_way, unstoppable
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    BLOCKS,
    LEAD,
    LOW_BITS,
    LOW_MASK,
    NO_PLAY,
    Contract,
    Hand,
    Move,
    Policy,
)
from engine.games.taihe_a_bao.melds import ACE

FEATURES = (
    "left",  # plays that the hand needs after this one
    "nearly",  # 1 where that is one play
    "top",  # the rank, from 0 to 1
    "size",
    "three",
    "four",
    "safe",  # 1 where no enemy can hold anything that beats it
    "danger",  # 1 where an enemy with one or two cards could go out on it
    "helps",  # 1 for a lead with as many cards as a partner with one or two has left
    "pass",
    "pass_short",  # to pass while an enemy has one or two cards
    "pass_near",  # to pass while an enemy has no more than five
    "pass_top",  # to pass on a play of this rank, from 0 to 1
    "pass_stands",  # to pass on a partner's play that the declarer cannot beat
    "bomb_near",  # a bomb while an enemy has no more than five cards
)
"""What speaks for or against a play, and for or against a pass."""

SHORT, NEAR = 2, 5
SURE_WITHIN = 4
"""A hand that needs more plays than this is not searched for a way out that nobody can stop."""


class Situation(StrEnum):
    """Where a seat decides; each has weights of its own."""

    ALONE_LEADS = "alone_leads"
    ALONE_FOLLOWS = "alone_follows"
    PARTNER_LEADS = "partner_leads"
    OVER_DECLARER = "over_declarer"
    OVER_PARTNER = "over_partner"


Weights = Mapping[Situation, tuple[float, ...]]
"""By situation, the weight of every feature in the order of ``FEATURES``."""


Scores = Callable[[Seat, Hand, Hand, Sequence[int], int, Move, Seat], list[tuple[float, Move]]]
"""Seat, its hand, all cards in other hands, cards left by seat, legal plays (never 0), combination to beat, its owner:
the score of every legal move, a pass included where one may pass."""


@dataclass(frozen=True, slots=True)
class Judge:
    """The weights of one situation, spread over what is looked up: shapes, and plays left afterwards."""

    shapes: tuple[float, ...]
    passes: tuple[float, ...]
    """To pass, by the combination to beat."""
    left: tuple[float, ...]
    safe: float
    danger: float
    helps: float
    short: float
    near: float
    stands: float
    bomb_near: float


MOST_PLAYS = 14
"""No hand needs more plays than it has cards."""


@lru_cache(maxsize=64)
def _judge(aces_of_three: bool, weights: tuple[float, ...]) -> Judge:
    facts = facts_of(aces_of_three)
    named = dict(zip(FEATURES, weights, strict=True))
    tops = [shape.meld.top / ACE for shape in facts.tables.shapes]
    bombs = [(0.0, named["three"], named["four"])[shape.meld.bomb] for shape in facts.tables.shapes]
    sizes = [named["size"] * shape.meld.size for shape in facts.tables.shapes]
    return Judge(
        tuple(named["top"] * top + size + bomb for top, size, bomb in zip(tops, sizes, bombs, strict=True)),
        tuple(named["pass"] + named["pass_top"] * top for top in tops),
        tuple(named["left"] * left + named["nearly"] * (left == 1) for left in range(MOST_PLAYS)),
        named["safe"],
        named["danger"],
        named["helps"],
        named["pass_short"],
        named["pass_near"],
        named["pass_stands"],
        named["bomb_near"],
    )


def scores_of(terms: Contract, weights: Weights) -> Scores:
    """What a scorer with these weights thinks of the moves under this contract."""
    facts = facts_of(terms.tables.aces_of_three)
    judges = {situation: _judge(terms.tables.aces_of_three, weights[situation]) for situation in Situation}
    alone_leads, alone_follows = judges[Situation.ALONE_LEADS], judges[Situation.ALONE_FOLLOWS]
    partner_leads = judges[Situation.PARTNER_LEADS]
    over_declarer, over_partner = judges[Situation.OVER_DECLARER], judges[Situation.OVER_PARTNER]
    declarer, bombs, sizes, within = terms.declarer, facts.bombs, facts.sizes, facts.within
    tables, plans = terms.tables, facts.plans
    low, high, beating, costs = tables.low, tables.high, tables.beating, tables.costs
    low_left, high_left = plans.low, plans.high

    def scores(
        seat: Seat, hand: Hand, unseen: Hand, counts: Sequence[int], legal: int, over: Move, best: Seat
    ) -> list[tuple[float, Move]]:
        helped: list[int] | None = None
        if seat == declarer:
            enemies = [*counts[:declarer], *counts[declarer + 1 :]]
            shortest, longest = min(enemies), max(enemies)
            judge = alone_leads if over == LEAD else alone_follows
        else:
            shortest = longest = counts[declarer]
            if over == LEAD:
                judge = partner_leads
                helped = [count for each, count in enumerate(counts) if count <= SHORT and each not in (seat, declarer)]
            else:
                judge = over_declarer if best == declarer else over_partner
        rivals = (low[unseen & LOW_MASK] | high[unseen >> LOW_BITS]) & within[longest]
        left, shapes = judge.left, judge.shapes
        found: list[tuple[float, Move]] = []
        if over != LEAD:
            value = judge.passes[over] + left[low_left[hand & LOW_MASK] + high_left[hand >> LOW_BITS]]
            if shortest <= NEAR:
                value += judge.near
                if shortest <= SHORT:
                    value += judge.short
            if judge is over_partner and not rivals & beating[over]:
                value += judge.stands
            found.append((value, NO_PLAY))
        while legal:
            lowest = legal & -legal
            legal ^= lowest
            move = lowest.bit_length() - 1
            rest = hand - costs[move]
            value = shapes[move] + left[low_left[rest & LOW_MASK] + high_left[rest >> LOW_BITS]]
            if not rivals & beating[move]:
                value += judge.safe
            elif shortest <= SHORT and sizes[move] <= shortest:
                value += judge.danger
            if shortest <= NEAR and lowest & bombs:
                value += judge.bomb_near
            if helped and sizes[move] in helped:
                value += judge.helps
            found.append((value, move))
        return found

    return scores


def scoring(terms: Contract, weights: Weights) -> Policy:
    """The policy for rollouts: every seat judges by what it may know, though all hands are at hand.

    A way out that nobody can stop comes before all scores.
    """
    scores, facts = scores_of(terms, weights), facts_of(terms.tables.aces_of_three)
    low, high = card_counts()
    low_left, high_left = facts.plans.low, facts.plans.high
    wholes, declarer = facts.wholes, terms.declarer

    def policy(hands: list[Hand], turn: Seat, legal: int, over: Move, best: Seat) -> Move:
        hand = hands[turn]
        whole = wholes.get(hand, NO_PLAY)
        if whole != NO_PLAY and legal >> whole & 1:
            return whole
        counts = [low[each & LOW_MASK] + high[each >> LOW_BITS] for each in hands]
        unseen = sum(hands) - hand
        if low_left[hand & LOW_MASK] + high_left[hand >> LOW_BITS] <= SURE_WITHIN:
            longest = max(counts[:declarer] + counts[declarer + 1 :]) if turn == declarer else counts[declarer]
            out = unstoppable(facts, hand, unseen, legal, facts.within[longest])
            if out != NO_PLAY:
                return out
        return max(scores(turn, hand, unseen, counts, legal, over, best))[1]

    return policy


def ranked(terms: Contract, weights: Weights, sight: Sight) -> list[tuple[float, Move]]:
    """Every legal move with its score, the scorer's own first; a way out that nobody can stop scores most."""
    facts = facts_of(terms.tables.aces_of_three)
    legal = terms.tables.legal(sight.hand, sight.over)
    if not legal:
        return [(0.0, NO_PLAY)]
    scores = scores_of(terms, weights)(
        sight.seat, sight.hand, sight.unseen, sight.counts, legal, sight.over, sight.best
    )
    scores.sort(reverse=True)
    out = sure_way(facts, terms, sight, legal)
    if out != NO_PLAY:
        scores = [(scores[0][0] + SURE, out), *(each for each in scores if each[1] != out)]
    return scores


SURE = 5.0
"""By how much a sure way out is better than whatever else scores best."""


@cache
def card_counts() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The number of cards by the packed counts of the lower and of the upper part of a hand."""
    low, high = (_sizes(len(block)) for block in BLOCKS)
    return low, high


def _sizes(ranks: int) -> tuple[int, ...]:
    sizes = [0]
    for _ in range(ranks):
        sizes = [before + more for more in range(5) for before in sizes]
    return tuple(sizes)
