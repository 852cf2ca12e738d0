"""Which plays of Bao Huang are worth searching: a sound player's own first, then what it thinks next best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.bao_huang.ai.simulator.heuristic import (
    Sight,
    cost_of,
    groups_of,
    lead_cost,
    limit_of,
    shortest_of,
    sound_move,
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
    meld_of_move,
    size_of,
)

FEW = 10
"""So many plays are searched at most, those wanted included: more would leave too few deals for each."""

Scored = tuple[float, Move]


def ranked(sight: Sight, moves: Sequence[Move], wanted: Iterable[Move], thrift: float = 0.0) -> tuple[Scored, ...]:
    """A few plays with what the sound player thinks of each, its own first; those wanted are always among them.

    ``thrift``: how much dearer cards seem, by style.
    """
    said = set(wanted)
    scored = [(_score(sight, move, thrift), move) for move in moves if move in said or _differs(sight, move)]
    if sight.over is not None:
        scored.append((0.0, NO_PLAY))
    own = max(scored)[1] if thrift else sound_move(sight, moves)
    scored.sort(key=lambda each: (each[1] != own, -each[0], each[1]))
    places = max(1, FEW - len(said))
    found = [each for number, each in enumerate(scored) if number < places or each[1] in said]
    best = max(score for score, _ in found)
    return tuple((best, move) if move == own else (score, move) for score, move in found)


def _differs(sight: Sight, move: Move) -> bool:
    """Of plays that differ only in which joker of a colour is the marked one, that which keeps it.

    A eunuch who is hidden may show the card with the first black joker: it says as much as with any later one.
    """
    kept = sight.hand - move
    if move >> SHIFTS[MARKED_RED] & FIELD and kept >> SHIFTS[PLAIN_RED] & FIELD:
        return False
    if not move >> SHIFTS[MARKED_BLACK] & FIELD or not kept >> SHIFTS[PLAIN_BLACK] & FIELD:
        return True
    return sight.hidden and not move >> SHIFTS[PLAIN_BLACK] & FIELD


def _score(sight: Sight, move: Move, thrift: float) -> float:
    """What the sound player thinks of a play: of an answer against passing, of a lead against other leads."""
    if move == sight.hand:
        return 20.0
    cost = cost_of(sight, move) * (1 + thrift)
    if sight.over is not None:
        return limit_of(sight, size_of(move)) - cost
    whole = lead_cost(move, shortest_of(sight), sight.temper)
    meld = meld_of_move(move)
    hung = sum(each > meld.rank for each in meld.heights)
    broken = groups_of(sight.hand - move) == groups_of(sight.hand)
    return -whole - (2.0 + cost / 2 if hung or broken else 0.0)
