"""The end of a set with all cards open: what each move brings if both sides then play perfectly, within a limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.big_two.ai.simulator.play_loop import (
    NO_PLAY,
    NOBODY,
    Move,
    Position,
    Terms,
    after,
    is_obliged,
    legal,
    may_pass,
    result,
)
from engine.search_model import TooDeepError

Bounds = tuple[int, int]
"""The least and the most that it is worth to the first side."""
MOST_WORTH = 1_000
"""The greatest worth there is."""


class End(NamedTuple):
    """The points of the seat that made the move, and whether its side goes out."""

    points: int
    first_out: bool


def perfect_ends(terms: Terms, position: Position, moves: Sequence[Move], nodes: int) -> tuple[End, ...] | None:
    """How a set of partners ends after each of these moves; None where that needs a look at more than ``nodes``.

    Both sides want points, and of equal points rather those with which they go out.
    """
    known: dict[Position, Bounds] = {}
    try:
        worth = [_worth(terms, after(terms, position, move), -MOST_WORTH, MOST_WORTH, known, nodes) for move in moves]
    except TooDeepError:
        return None
    if position.turn % 2 == 0:
        return tuple(End(each >> 1, bool(each & 1)) for each in worth)
    return tuple(End(-(each >> 1), not each & 1) for each in worth)


def _worth(terms: Terms, position: Position, low: int, high: int, known: dict[Position, Bounds], nodes: int) -> int:
    """Twice the points of the first side, and one more where it goes out: exact from low to high, else a bound."""
    turn = position.turn
    if turn == NOBODY:
        return 2 * result(terms, position)[0] + (position.out % 2 == 0)
    least, most = known.get(position, (-MOST_WORTH, MOST_WORTH))
    if least >= high or least == most:
        return least
    if most <= low:
        return most
    if len(known) >= nodes:
        raise TooDeepError
    known[position] = least, most
    first, found = turn % 2 == 0, -MOST_WORTH if turn % 2 == 0 else MOST_WORTH
    narrow, wide = low, high
    for move in _moves(terms, position):
        worth = _worth(terms, after(terms, position, move), narrow, wide, known, nodes)
        if first:
            found = max(found, worth)
            narrow = max(narrow, found)
        else:
            found = min(found, worth)
            wide = min(wide, found)
        if narrow >= wide:
            break
    known[position] = (max(least, found) if found > low else least, min(most, found) if found < high else most)
    return found


def _moves(terms: Terms, position: Position) -> list[Move]:
    """All allowed moves: those that get rid of most cards first, a pass last."""
    hand, obliged = position.hands[position.turn], is_obliged(position.declared, position.turn)
    moves = legal(terms, hand, position.over, obliged, position.opening)
    moves.reverse()
    if may_pass(hand, position.over, obliged):
        moves.append(NO_PLAY)
    return moves
