"""Which plays and bids of Taihe A Bao are searched: those with the best scores, and those that are wanted."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.games.taihe_a_bao.ai.simulator.auction import PASSES, AuctionStage, AuctionTerms, BidNumber
from engine.games.taihe_a_bao.ai.simulator.heuristic import InformationState, lookups_of, sure_way
from engine.games.taihe_a_bao.ai.simulator.play_loop import NO_PLAY, Move, Terms
from engine.games.taihe_a_bao.ai.simulator.scorer import scores_of
from engine.games.taihe_a_bao.ai.simulator.weights import Weights
from engine.games.taihe_a_bao.ai.wasteful import without_waste
from engine.search_model import MOST_MOVES

SURE_WAY_BONUS = 5.0
"""By how much a sure way out scores above the best other move."""
CALLS = 6
"""The most calls that are searched, those with the best values; each has another rank."""


def candidate_plays(
    terms: Terms, weights: Weights, information: InformationState, wanted: Collection[Move]
) -> dict[Move, float]:
    """The plays that are searched with their scores, the best first; wanted ones are always among them."""
    by_score = ranked_moves(terms, weights, information, wanted)
    best = by_score[: max(1, MOST_MOVES - len(wanted))]
    return {move: score for score, move in (*best, *(each for each in by_score if each[1] in wanted))}


def ranked_moves(
    terms: Terms, weights: Weights, information: InformationState, wanted: Collection[Move] = ()
) -> list[tuple[float, Move]]:
    """Every legal move with its score, the best first, wasteful ones only where they are wanted.

    A way out that nobody can stop scores most.
    """
    lookups = lookups_of(terms.tables.aces_of_three)
    legal = terms.tables.legal(information.hand, information.over)
    if not legal:
        return [(0.0, NO_PLAY)]
    scores = scores_of(terms, weights)(
        information.seat,
        information.hand,
        information.unseen,
        information.counts,
        legal,
        information.over,
        information.best,
    )
    sparing = without_waste(terms, information, [move for _, move in scores])
    scores.sort(key=lambda each: (each[1] in sparing, *each), reverse=True)
    scores = [each for each in scores if each[1] in sparing or each[1] in wanted]
    out = sure_way(lookups, terms, information, legal)
    if out != NO_PLAY:
        scores = [(scores[0][0] + SURE_WAY_BONUS, out), *(each for each in scores if each[1] != out)]
    return scores


def candidate_bids(
    auction_terms: AuctionTerms, stage: AuctionStage, worth: dict[BidNumber, float], wanted: Sequence[BidNumber]
) -> list[BidNumber]:
    """The bids that are searched, the best first: one of equal ones, the best few of the calls, and all wanted ones."""
    if stage is AuctionStage.DECLARING:
        found = list(worth)
    else:
        alike: dict[int, BidNumber] = {}
        for bid in (*wanted, *worth):
            alike.setdefault(bid if bid == PASSES else auction_terms.heights[bid], bid)
        best = sorted(alike.values(), key=lambda bid: worth[bid], reverse=True)
        few = best if stage is AuctionStage.RETURNING else best[:CALLS]
        found = list(dict.fromkeys([*few, *([PASSES] if PASSES in worth else []), *wanted]))
    return sorted(found, key=lambda bid: worth[bid], reverse=True)
