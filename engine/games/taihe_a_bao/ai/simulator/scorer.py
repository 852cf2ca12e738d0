"""A linear scorer of plays over what a seat may know, for rollouts and for the candidates of a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.events import Seat
from engine.games.taihe_a_bao.ai.simulator.heuristic import lookups_of, unstoppable
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    BLOCKS,
    LEAD,
    LOW_BITS,
    LOW_MASK,
    NO_PLAY,
    Hand,
    Move,
    Policy,
    Terms,
)
from engine.games.taihe_a_bao.ai.simulator.weights import FEATURES, Situation, Weights
from engine.games.taihe_a_bao.melds import ACE

SHORT, NEAR = 2, 5
ROLLOUT_SURE_WITHIN = 4
"""A sure way out is searched for only in hands that need at most this many plays."""


Scores = Callable[[Seat, Hand, Hand, Sequence[int], int, Move, Seat], list[tuple[float, Move]]]
"""Seat, its hand, all cards in other hands, cards left by seat, legal plays (never 0), combination to beat, its owner:
the score of every legal move, a pass included where one may pass."""


@dataclass(frozen=True, slots=True)
class SpreadWeights:
    """The weights of one situation added up for each look-up: shapes, and plays left afterwards."""

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
def _spread_weights(aces_of_three: bool, weights: tuple[float, ...]) -> SpreadWeights:
    lookups = lookups_of(aces_of_three)
    named = dict(zip(FEATURES, weights, strict=True))
    tops = [shape.meld.top / ACE for shape in lookups.tables.shapes]
    bombs = [(0.0, named["three"], named["four"])[shape.meld.bomb] for shape in lookups.tables.shapes]
    sizes = [named["size"] * shape.meld.size for shape in lookups.tables.shapes]
    return SpreadWeights(
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


def scores_of(terms: Terms, weights: Weights) -> Scores:
    """The function that scores moves with these weights under these terms."""
    lookups = lookups_of(terms.tables.aces_of_three)
    by_situation = {
        situation: _spread_weights(terms.tables.aces_of_three, weights[situation]) for situation in Situation
    }
    alone_leads, alone_follows = by_situation[Situation.ALONE_LEADS], by_situation[Situation.ALONE_FOLLOWS]
    partner_leads = by_situation[Situation.PARTNER_LEADS]
    over_declarer, over_partner = by_situation[Situation.OVER_DECLARER], by_situation[Situation.OVER_PARTNER]
    declarer, bombs, sizes, within = terms.declarer, lookups.bombs, lookups.sizes, lookups.within
    tables, plans = terms.tables, lookups.plans
    low, high, beating, costs = tables.low, tables.high, tables.beating, tables.costs
    low_left, high_left = plans.low, plans.high

    def scores(
        seat: Seat, hand: Hand, unseen: Hand, counts: Sequence[int], legal: int, over: Move, best: Seat
    ) -> list[tuple[float, Move]]:
        helped: list[int] | None = None
        if seat == declarer:
            enemies = [*counts[:declarer], *counts[declarer + 1 :]]
            shortest, longest = min(enemies), max(enemies)
            spread = alone_leads if over == LEAD else alone_follows
        else:
            shortest = longest = counts[declarer]
            if over == LEAD:
                spread = partner_leads
                helped = [count for each, count in enumerate(counts) if count <= SHORT and each not in (seat, declarer)]
            else:
                spread = over_declarer if best == declarer else over_partner
        rivals = (low[unseen & LOW_MASK] | high[unseen >> LOW_BITS]) & within[longest]
        left, shapes = spread.left, spread.shapes
        found: list[tuple[float, Move]] = []
        if over != LEAD:
            value = spread.passes[over] + left[low_left[hand & LOW_MASK] + high_left[hand >> LOW_BITS]]
            if shortest <= NEAR:
                value += spread.near
                if shortest <= SHORT:
                    value += spread.short
            if spread is over_partner and not rivals & beating[over]:
                value += spread.stands
            found.append((value, NO_PLAY))
        while legal:
            lowest = legal & -legal
            legal ^= lowest
            move = lowest.bit_length() - 1
            rest = hand - costs[move]
            value = shapes[move] + left[low_left[rest & LOW_MASK] + high_left[rest >> LOW_BITS]]
            if not rivals & beating[move]:
                value += spread.safe
            elif shortest <= SHORT and sizes[move] <= shortest:
                value += spread.danger
            if shortest <= NEAR and lowest & bombs:
                value += spread.bomb_near
            if helped and sizes[move] in helped:
                value += spread.helps
            found.append((value, move))
        return found

    return scores


def scorer_policy(terms: Terms, weights: Weights) -> Policy:
    """The scorer as a policy for rollouts: every seat uses only what it may know of the hands.

    A way out that nobody can stop comes before all scores.
    """
    scores, lookups = scores_of(terms, weights), lookups_of(terms.tables.aces_of_three)
    low, high = card_counts()
    low_left, high_left = lookups.plans.low, lookups.plans.high
    wholes, declarer = lookups.wholes, terms.declarer

    def policy(hands: list[Hand], turn: Seat, legal: int, over: Move, best: Seat) -> Move:
        hand = hands[turn]
        whole = wholes.get(hand, NO_PLAY)
        if whole != NO_PLAY and legal >> whole & 1:
            return whole
        counts = [low[each & LOW_MASK] + high[each >> LOW_BITS] for each in hands]
        unseen = sum(hands) - hand
        if low_left[hand & LOW_MASK] + high_left[hand >> LOW_BITS] <= ROLLOUT_SURE_WITHIN:
            longest = max(counts[:declarer] + counts[declarer + 1 :]) if turn == declarer else counts[declarer]
            out = unstoppable(lookups, hand, unseen, legal, lookups.within[longest])
            if out != NO_PLAY:
                return out
        return max(scores(turn, hand, unseen, counts, legal, over, best))[1]

    return policy


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
