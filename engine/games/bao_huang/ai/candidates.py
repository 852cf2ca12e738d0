"""Which plays of Bao Huang are searched: the heuristic player's own first, then those with the best scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.bao_huang.ai.simulator.heuristic import (
    InformationState,
    cost_of,
    groups_of,
    heuristic_move,
    lead_cost,
    limit_of,
    shortest_of,
)
from engine.games.bao_huang.ai.simulator.play_loop import (
    FIELD,
    MARKED_BLACK,
    MARKED_RED,
    NO_PLAY,
    PLAIN_BLACK,
    PLAIN_RED,
    SHIFTS,
    Move,
    card_count,
    meld_of_move,
)
from engine.games.bao_huang.ai.wasteful import without_waste

FEW = 10
"""The most plays that are searched, wanted ones included; with more, each would get too few deals."""

ScoredMove = tuple[float, Move]


def ranked_moves(
    information: InformationState, moves: Sequence[Move], wanted: Iterable[Move], thrift: float = 0.0
) -> tuple[ScoredMove, ...]:
    """A few plays with their scores, the heuristic player's own first; wanted ones are always among them.

    ``thrift``: how much more each style thinks that cards cost.
    """
    wanted_moves = set(wanted)
    sparing = without_waste(information, moves)
    tried = dict.fromkeys((*wanted_moves, *(move for move in sparing if _differs(information, move))))
    scored = [(_score(information, move, thrift), move) for move in tried if move != NO_PLAY]
    if information.over is not None and (information.hand not in sparing or NO_PLAY in wanted_moves):
        scored.append((0.0, NO_PLAY))
    own = max(scored)[1] if thrift else heuristic_move(information, sparing)
    scored.sort(key=lambda each: (each[1] != own, -each[0], each[1]))
    places = max(1, FEW - len(wanted_moves))
    found = [each for number, each in enumerate(scored) if number < places or each[1] in wanted_moves]
    best = max(score for score, _ in found)
    return tuple((best, move) if move == own else (score, move) for score, move in found)


def _differs(information: InformationState, move: Move) -> bool:
    """Whether this play keeps a marked joker where a plain one of its colour will do; only such plays are searched.

    A hidden eunuch may also show the card with the first black joker, which tells as much as with any later one.
    """
    kept = information.hand - move
    if move >> SHIFTS[MARKED_RED] & FIELD and kept >> SHIFTS[PLAIN_RED] & FIELD:
        return False
    if not move >> SHIFTS[MARKED_BLACK] & FIELD or not kept >> SHIFTS[PLAIN_BLACK] & FIELD:
        return True
    return information.hidden and not move >> SHIFTS[PLAIN_BLACK] & FIELD


def _score(information: InformationState, move: Move, thrift: float) -> float:
    """The score of a play: of an answer compared with a pass, of a lead compared with other leads."""
    if move == information.hand:
        return 20.0
    cost = cost_of(information, move) * (1 + thrift)
    if information.over is not None:
        return limit_of(information, card_count(move)) - cost
    whole = lead_cost(move, shortest_of(information), information.weights)
    meld = meld_of_move(move)
    hung = sum(each > meld.rank for each in meld.heights)
    broken = groups_of(information.hand - move) == groups_of(information.hand)
    return -whole - (2.0 + cost / 2 if hung or broken else 0.0)
