"""Windows of a test live to its end, whoever holds them: one that is collected while it is painted ends the process.

Its letters and colours end with it: the next test has those that the application was made with, also after the first
test of all.
"""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.conftest import AS_MADE

HUGE = 77
EARLIER: list[weakref.ref[QWidget]] = []
"""Windows of tests of this module that are over."""


class Window(QWidget):
    """A window that only itself holds."""

    def __init__(self) -> None:
        super().__init__()
        self.myself = self


def test_a_window_that_nobody_holds_lives_to_the_end_of_its_test(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    seen = weakref.ref[QWidget](window)
    EARLIER.append(seen)
    del window
    gc.collect()
    assert seen() is not None


def test_no_window_outlives_its_test() -> None:
    assert not any(seen() for seen in EARLIER)


@pytest.mark.usefixtures("qapp")
def test_letters_may_be_huge_and_windows_red() -> None:
    QApplication.setFont(QFont(QApplication.font().family(), HUGE))
    QApplication.setPalette(QPalette(QColor("red")))


@pytest.mark.usefixtures("qapp")
def test_letters_and_colours_are_as_they_were() -> None:
    assert [(QApplication.font(), QApplication.palette())] == AS_MADE
    assert QApplication.font().pointSize() != HUGE
    assert QApplication.palette().window().color() != QColor("red")


def test_letters_and_colours_are_as_they_were_after_the_first_test_of_a_process() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    tests = test_letters_may_be_huge_and_windows_red, test_letters_and_colours_are_as_they_were
    both = [f"{__file__}::{test.__name__}" for test in tests]
    root = Path(__file__).parents[2]
    done = subprocess.run([*command, *both], cwd=root, capture_output=True, text=True, check=False)
    assert "2 passed" in done.stdout, done.stdout + done.stderr
