"""Exercises: a deal up to a decision, what was weighed about it, and which of the moves are right."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.cards import NotationError
from engine.events import Seat
from engine.game import Action, AnyGame, AnyView, Json
from engine.parts.reasons import NEXT_BEST, THAN, worse
from engine.players.hints import CAME_OUT, Hint, as_good, hint_of, rather
from engine.players.judge import Grade, Judgement, Weighing, is_alike
from engine.players.naming import name_beside
from engine.players.weighed import UNREADABLE, read_weighing, write_weighing
from engine.record import Record, RecordError, read_record, replay, write_record
from engine.search_model import Verdict, Weighed

FOLDER, FILE = Path(__file__).parent / "games", "exercises.json"
"""A game's collection lies in the game's own folder."""


class ExerciseError(ValueError):
    """An exercise that cannot be read, or that sets no task."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One decision to be made again: the deal up to it, whose decision it is, and what was weighed about it.

    ``theme``: the key of what it is about, one of the game's themes; "" where it is about none.
    """

    key: str
    record: Record
    seat: Seat
    theme: str
    weighing: Weighing

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.record.game


def view_of(exercise: Exercise) -> AnyView:
    """What the seat sees when it has to decide.

    Raises ExerciseError where the deal does not lead there, or where a right move is not allowed.
    """
    played = replay(exercise.record)
    if played.refused is not None or played.state.turn != exercise.seat:
        raise ExerciseError("nobody is asked where the deal stops, or another seat")
    view: AnyView = played.state.view(exercise.seat)
    if any(view.refusal(action) is not None for action in right_moves(exercise, view)):
        raise ExerciseError("a right move is not allowed")
    return view


def right_moves(exercise: Exercise, view: AnyView) -> tuple[Action, ...]:
    """The best move, and those that the deals show to be as good."""
    verdict = exercise.weighing.verdict
    return (verdict.best.action, *as_good(exercise.game, view, verdict))


def grade_of(exercise: Exercise, view: AnyView, made: Action) -> Grade | None:
    """How good a move is by what was weighed; None where that does not tell: then the judge has to be asked.

    It does not tell of a move that was not weighed, or in so few deals that it may be as good or worse. A move that
    differs from a weighed one only in cards that the game cannot tell apart counts as that one.
    """
    found = _weighed(exercise, view, made)
    if found is None:
        return None
    if found == exercise.weighing.verdict.best:
        return Grade.BEST
    if found.action in right_moves(exercise, view):
        return Grade.EQUAL
    return None if found.tied else Grade.MISTAKE


def grade_by(exercise: Exercise, view: AnyView, judgement: Judgement) -> Grade | None:
    """How good a move is that the judge was asked about; None where its deals show neither a mistake nor that the move
    is as good as the best one: then the answer is neither right nor wrong."""
    loss, model = judgement.weighing.loss, exercise.game.search_model
    assert model is not None
    if judgement.grade is Grade.EQUAL and loss is not None and not loss.is_as_good(model.matters(view)):
        return None
    return judgement.grade


def answer_of(exercise: Exercise, view: AnyView, tried: Action | None = None) -> Hint:
    """The best move in words, and why: what a hint would say here, or what speaks against a move that was tried."""
    verdict, game = exercise.weighing.verdict, exercise.game
    hint = hint_of(game, view, verdict)
    other = None if tried is None else _weighed(exercise, view, tried)
    if other is None or other not in worse(verdict):
        return hint
    why = hint_of(game, view, replace(verdict, moves=(verdict.best, other))).reasons
    if all(reason.key in CAME_OUT for reason in why):
        return hint
    what = name_beside(game, view, other.action, verdict)
    told = (
        each if each in hint.reasons or {NEXT_BEST, THAN} & {*dict(each.args)} else rather(each, what)
        for each in why[:1]
    )
    return replace(hint, reasons=(*told, *why[1:]))


def _weighed(exercise: Exercise, view: AnyView, made: Action) -> Weighed[Action] | None:
    """What was weighed of this move, or of one that the game cannot tell from it; None of any other."""
    game, moves = exercise.game, exercise.weighing.verdict.moves
    return next((move for move in moves if is_alike(game, view, made, move.action)), None)


def theme_of(game: AnyGame, view: AnyView, verdict: Verdict[Action]) -> str:
    """The first of the game's themes that this decision is about; "" where it is about none."""
    fitting = (theme.key for theme in game.themes if theme.fits(view, verdict.best.action, verdict))
    return next(fitting, "")


def collection_of(game: AnyGame) -> tuple[Exercise, ...]:
    """The exercises that come with the program; none of a game that has none."""
    file = FOLDER / game.key / FILE
    if not file.is_file():
        return ()
    return tuple(read_exercise(each, {game.key: game}) for each in json.loads(file.read_text("utf-8")))


def write_exercise(exercise: Exercise) -> Json:
    """The exercise as JSON has it."""
    return {
        "key": exercise.key,
        "theme": exercise.theme,
        "seat": exercise.seat,
        "record": write_record(exercise.record),
        "weighing": write_weighing(exercise.weighing),
    }


def read_exercise(written: object, games: Mapping[str, AnyGame]) -> Exercise:
    """The exercise of parsed JSON, which nobody has played through yet; raises ExerciseError."""
    if not isinstance(written, Mapping):
        raise ExerciseError("an exercise is an object")
    try:
        record = read_record(written["record"], games)
        weighing = read_weighing(record.game, written["weighing"])
        return Exercise(_words(written, "key"), record, int(written["seat"]), _words(written, "theme"), weighing)
    except (RecordError, *UNREADABLE) as error:
        raise ExerciseError(str(error)) from error


def _words(written: Mapping[str, Any], name: str) -> str:
    if not isinstance(written[name], str):
        raise NotationError(f"{name} is not a text")
    return str(written[name])
