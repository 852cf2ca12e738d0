"""The theme of exercises that tests set, and what was kept of the answers."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from app.keep.exercise_answers import ANSWERS_FILE, GivenAnswer, read_answers
from app.program import Program
from engine.games import GAMES
from tests.app.test_program import places_in

NOW = datetime(2026, 11, 22, 20, tzinfo=UTC)

GAME = GAMES["big_two"]

THEME = "partner"


def answers(tmp_path: Path) -> tuple[GivenAnswer, ...]:
    return read_answers(places_in(tmp_path).state / ANSWERS_FILE)[0]


def begin(program: Program) -> None:
    program.window.learning.exercise_wanted.emit(GAME.key, THEME)
