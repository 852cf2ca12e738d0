"""Programs that tests open: what they keep lies in the test's own folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from app.arguments import read_arguments
from app.keep.places import Places
from app.keep.settings import Kept, save_settings
from app.opening import SETTINGS_FILE
from app.program import Program
from engine.games import GAMES
from engine.record import Record
from ui.kit.settings import Settings

LONG = 120_000
"""Milliseconds: a busy machine can take a while to start a process that lets others go first."""

Opened = Callable[..., Program]
"""The fixture ``opened``: ``opened_program`` in the test's own folder, closed after the test."""


def places_in(folder: Path) -> Places:
    """Where a program in this folder keeps what it keeps."""
    return Places(folder / "config" / "paizhuo", folder / "state" / "paizhuo", folder / "cache" / "paizhuo")


def with_pace(folder: Path, pace: int, **others: Any) -> None:
    """Settings of a person who wants things to stand for so many milliseconds, and these others."""
    save_settings(places_in(folder).settings / SETTINGS_FILE, Kept(Settings(pace=pace, **others)))


def opened_program(
    folder: Path,
    qtbot: QtBot,
    *arguments: str,
    record: Record | None = None,
    before: Callable[[Program], None] = lambda _program: None,
) -> Program:
    """A program that has begun, in English and without animation; ``before``: what is done when its window is there."""
    said = read_arguments(["--no-animation", "--lang", "en", *arguments], GAMES)
    program = Program(said, record, places_in(folder))
    qtbot.addWidget(program.window)
    program.window.show()
    before(program)
    program.begin()
    return program
