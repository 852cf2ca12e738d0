"""The program at the moment at which exercises are set."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.arguments import read_arguments
from app.program import Program
from engine.games import GAMES
from tests.app.learn.exercises.tasks import NOW
from tests.app.test_program import places_in, with_pace


@pytest.fixture
def program(tmp_path: Path, qtbot: QtBot) -> Iterator[Program]:
    with_pace(tmp_path, 0)
    program = Program(read_arguments(["--no-animation", "--lang", "en"], GAMES), None, places_in(tmp_path))
    qtbot.addWidget(program.window)
    program.learning.comparing.rest.close()
    program.learning.exercising._clock = lambda: NOW
    program.window.show()
    yield program
    program.window.close()
    assert not multiprocessing.active_children()
