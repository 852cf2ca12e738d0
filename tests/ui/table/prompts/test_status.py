"""The status line keeps its question while remarks pass."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.kit.theme import FELTS
from ui.table.prompts.status import StatusLine


@pytest.fixture
def status(qtbot: QtBot) -> Iterator[StatusLine]:
    """A status line in a window of its own."""
    window = QWidget()
    qtbot.addWidget(window)
    yield StatusLine(FELTS["jade"], window)
    window.close()


def test_a_remark_stands_while_questions_change_and_then_gives_way(status: StatusLine) -> None:
    status.ask("first")
    status.remark("no!", refused=True)
    status.ask("second")
    assert (status.text(), status.refused) == ("No!", True)
    status.ask_again()
    assert (status.text(), status.refused) == ("Second", False)


def test_the_newest_remark_is_the_one_that_stands(status: StatusLine) -> None:
    status.remark("no!", refused=True)
    status.remark("hint")
    assert (status.text(), status.refused) == ("Hint", False)
    status.rest()
