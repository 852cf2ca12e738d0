"""What owns processes in a test, as a whole program does, is closed after it, and none of them is left."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.app.processes import Closable, ClosedAfterwards, Owner

if TYPE_CHECKING:
    from app.program import Program
    from tests.app.programs import Opened


@pytest.fixture(autouse=True)
def processes_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that a test starts have its own priority: at a lower one they hardly come beside other tests."""
    monkeypatch.setattr("app.think.children.POLITENESS", 0)


@pytest.fixture(autouse=True)
def disk_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits until it is on the disk, which takes ten times as long as to write it: no test ends the power.

    Tests of a disk that is full, or of a process that is ended while it waits, put their own in its place.
    """
    monkeypatch.setattr("os.fsync", lambda _handle: None)


@pytest.fixture
def house_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole programs have opponents that play as the fast player does: no processes start that nothing is asked of."""
    from tests.app.fakes import HouseThinkers

    monkeypatch.setattr("app.program.Thinkers", HouseThinkers)
    monkeypatch.setattr("app.play.pace.thought_of", lambda _bot: 0)  # nor is their longest thought waited for


@pytest.fixture
def closed_afterwards(qapp: QApplication) -> Iterator[ClosedAfterwards]:  # noqa: ARG001 - timers want an application
    """Closes whatever is given to it once the test is over; a process that is left then fails the test."""
    owners: list[Closable] = []

    def given(owner: Owner) -> Owner:
        owners.append(owner)
        return owner

    yield given
    for owner in owners:
        owner.close()
    assert not multiprocessing.active_children()


@pytest.fixture
def opened(tmp_path: Path, qtbot: QtBot) -> Iterator[Opened]:
    """Opens programs as these arguments say; each is closed after the test, which fails if a process is left."""
    from tests.app.programs import opened_program  # many tests here have no use for the whole program

    programs: list[Program] = []

    def one_more(*arguments: str, **more: Any) -> Program:
        programs.append(opened_program(tmp_path, qtbot, *arguments, **more))
        return programs[-1]

    yield one_more
    for program in programs:
        program.window.close()
    assert not multiprocessing.active_children()
