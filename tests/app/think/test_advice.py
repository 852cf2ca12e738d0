"""Advice in the whole program: H asks a process, and the window shows what it answers; levels sit at the table."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.program import Program
from engine.games import GAMES
from tests.app.programs import LONG, Opened, with_pace
from ui.table.prompts.hint_ladder import HintStep

TAIHE = GAMES["taihe_a_bao"]


@pytest.fixture
def program(opened: Opened, tmp_path: Path) -> Program:
    """A program with a deal of Taihe A Bao in which we begin."""
    with_pace(tmp_path, 0)
    program = opened("--game", TAIHE.key, "--deal", "8")
    program.adviser._thinkers.use_patience(LONG)
    return program


def ours(program: Program) -> bool:
    prompt_panel = program.table.prompt_panel
    return prompt_panel is not None and prompt_panel.live


def test_h_brings_advice_from_a_process_and_enter_takes_it(program: Program, qtbot: QtBot) -> None:
    assert program.controller.session is not None
    assert set(program.controller.session.bots[1:]) == {"search:skilled"}
    qtbot.waitUntil(lambda: ours(program), timeout=LONG)
    ladder = program.table.controls.ladder
    QTest.keyClick(program.table, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: ladder.step is HintStep.KIND, timeout=LONG)
    QTest.keyClick(program.table, Qt.Key.Key_H)
    QTest.keyClick(program.table, Qt.Key.Key_H)
    assert program.table.prompt_panel is not None
    proposed = program.table.prompt_panel.default(())
    assert proposed is not None
    before = len(program.controller.session.record.actions)
    QTest.keyClick(program.table, Qt.Key.Key_Return)
    assert program.controller.session.record.actions[before] == proposed
    assert ladder.step is HintStep.NOTHING


def test_leaving_and_closing_while_advice_is_thought_about_leave_nothing_behind(program: Program, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: ours(program), timeout=LONG)
    QTest.keyClick(program.table, Qt.Key.Key_H)
    assert program.adviser._view is program.table.view
    QTest.keyClick(program.table, Qt.Key.Key_Escape)
    assert program.adviser._view is None
    QTest.keyClick(program.table, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: len(multiprocessing.active_children()) >= 1, timeout=LONG)
