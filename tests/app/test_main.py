"""A record that cannot be read is refused where the person looks: in the terminal, or in the window."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from app import main
from app.__main__ import run
from app.arguments import read_arguments
from app.program import Program
from engine.games import GAMES
from tests.app.programs import places_in


class Terminal(io.StringIO):
    """Somebody sits before it."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("errors", "environment", "unread"),
    [
        (io.StringIO(), {}, False),
        (io.StringIO(), {"DESKTOP_STARTUP_ID": "1"}, True),
        (io.StringIO(), {"XDG_ACTIVATION_TOKEN": "1"}, True),
        (io.StringIO(), {"GIO_LAUNCHED_DESKTOP_FILE_PID": str(os.getpid())}, True),
        (io.StringIO(), {"GIO_LAUNCHED_DESKTOP_FILE_PID": "1"}, False),  # the terminal that we were started from
        (Terminal(), {"DESKTOP_STARTUP_ID": "1"}, False),
        (None, {}, True),
    ],
)
def test_what_is_printed_is_read_unless_a_desktop_has_started_us(
    monkeypatch: pytest.MonkeyPatch, errors: io.StringIO | None, environment: dict[str, str], unread: bool
) -> None:
    monkeypatch.setattr(sys, "stderr", errors)
    found = main.is_unread(environment)
    monkeypatch.undo()
    assert found == unread


def test_a_spoilt_record_opened_from_the_desktop_is_refused_in_the_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs: list[Program] = []

    def begun(*arguments: object) -> Program:
        programs.append(Program(*arguments))  # type: ignore[arg-type]
        return programs[-1]

    def until_it_is_said() -> int:
        qtbot.waitUntil(lambda: bool(programs))
        (program,) = programs
        qtbot.addWidget(program.window)
        qtbot.waitUntil(lambda: any("breaks off in line 1" in words for words in program.window.status.told()))
        program.window.close()
        return 0

    (spoilt := tmp_path / "spoilt.paizhuo").write_text("{")
    monkeypatch.setattr("app.program.Program", begun)
    monkeypatch.setattr(main, "places_of_this_machine", lambda: places_in(tmp_path))
    monkeypatch.setattr(main, "new_application", lambda: SimpleNamespace(exec=until_it_is_said))
    monkeypatch.setattr("app.application.spare_the_collector", lambda: None)
    monkeypatch.setattr(main, "is_unread", lambda: True)
    assert main.show_table(read_arguments([str(spoilt)], GAMES)) == 0
    assert programs


def test_a_user_without_a_home_is_told_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def nowhere() -> None:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(main, "places_of_this_machine", nowhere)
    assert main.show_table(read_arguments([], GAMES)) == 2
    said = capsys.readouterr().err
    assert "HOME" in said
    assert said.count("\n") == 1


def test_a_user_without_a_home_gets_a_sentence_for_a_diagnosis(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere() -> None:
        raise RuntimeError("could not determine the home directory, set an absolute HOME")

    monkeypatch.setattr("app.diagnosis.places_of_this_machine", nowhere)
    assert run(["--diagnose"]) == 2
    assert "HOME" in capsys.readouterr().err
