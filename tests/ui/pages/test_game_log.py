"""The game log as it is read: its end stays in sight."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.screens import GAME, new_match, play_hand
from ui.kit.language import Lexicon
from ui.pages.game_log import GameLog


@pytest.fixture
def log(qtbot: QtBot) -> GameLog:
    """A log of one hand, wide enough for its lines."""
    log = GameLog(Lexicon("en"))
    qtbot.addWidget(log)
    log.resize(600, 300)
    log.show()
    log.begin(GAME)
    log.follow(play_hand(new_match())[1], 1)
    return log


def test_a_log_that_is_read_at_its_end_stays_there_when_it_becomes_narrow(log: GameLog) -> None:
    bar = log.page.verticalScrollBar()
    bar.setValue(bar.maximum())
    lines = bar.maximum()
    for width in (400, 200, 320, 600):
        log.resize(width, 300)
        assert bar.value() == bar.maximum()
        assert width != 200 or bar.maximum() > lines, "its lines are wrapped there"


def test_a_log_that_is_read_elsewhere_is_left_there(log: GameLog) -> None:
    bar = log.page.verticalScrollBar()
    bar.setValue(2)
    log.resize(200, 300)
    assert bar.value() < bar.maximum()
