"""What the judge weighed about a deal's decisions, as JSON has it: kept with a session, a finished hand, an exercise.

It stands beside the record, which stays as it is. Programs that do not know it leave it aside, and what this program
cannot read of it is judged anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import inf, isfinite
from typing import Any

from engine.cards import NotationError
from engine.game import Action, AnyGame
from engine.players.judge import Grade, Loss, Weighing
from engine.search_model import Verdict, Weighed

UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, OverflowError, NotationError)
"""The errors that reading raises for what was not written here."""


def write_weighed(weighed: Mapping[int, Weighing]) -> list[dict[str, Any]]:
    """The decisions in their order; ``ply``: after how many actions of the deal."""
    return [{"ply": ply, **write_weighing(weighed[ply])} for ply in sorted(weighed)]


def read_weighed(game: AnyGame, written: object) -> dict[int, Weighing]:
    """The decisions by their ply; those that cannot be read are left out."""
    found: dict[int, Weighing] = {}
    for each in written if isinstance(written, list) else ():
        try:
            found[int(each["ply"])] = read_weighing(game, each)
        except UNREADABLE:
            continue
    return found


def write_weighing(weighing: Weighing) -> dict[str, Any]:
    """What was weighed about one decision."""
    verdict, loss = weighing.verdict, weighing.loss
    written: dict[str, Any] = {
        "playouts": verdict.playouts,
        "moves": [_write_move(move) for move in verdict.moves],
        "named": [str(action) for action in weighing.named],
    }
    if weighing.grade is not None:
        written |= {"made": str(weighing.made), "grade": str(weighing.grade)}
    if loss is not None:
        written["loss"] = [loss.mean, _finite(loss.error), loss.deals]
    return written


def read_weighing(game: AnyGame, written: Mapping[str, Any]) -> Weighing:
    """What was weighed about one decision; raises one of UNREADABLE."""
    moves = tuple(_read_move(game, each) for each in written["moves"])
    if not moves:
        raise ValueError("no move was weighed")
    made, grade, loss = None, None, None
    if "grade" in written:
        made, grade = game.read_action(written["made"]), Grade(written["grade"])
    if "loss" in written:
        mean, error, deals = written["loss"]
        loss = Loss(float(mean), _number(error), int(deals))
    return Weighing(Verdict(moves, int(written["playouts"])), _read_actions(game, written["named"]), made, grade, loss)


def _read_actions(game: AnyGame, written: Iterable[str]) -> tuple[Action, ...]:
    return tuple(game.read_action(each) for each in written)


def _write_move(move: Weighed[Action]) -> list[Any]:
    errors = _finite(move.error), _finite(move.gap_error)
    return [str(move.action), move.value, errors[0], move.worlds, move.worst, move.gap, errors[1], dict(move.facts)]


def _read_move(game: AnyGame, written: list[Any]) -> Weighed[Action]:
    action, value, error, worlds, worst, gap, gap_error, facts = written
    return Weighed(
        game.read_action(action),
        float(value),
        _number(error),
        int(worlds),
        float(worst),
        float(gap),
        _number(gap_error),
        tuple((str(name), int(count)) for name, count in facts.items()),
    )


def _finite(error: float) -> float | None:
    """An infinite error is null, because JSON has no word for it."""
    return error if isfinite(error) else None


def _number(error: float | None) -> float:
    return inf if error is None else float(error)
