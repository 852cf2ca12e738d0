"""The end of a session names two hands; each is opened by a press, with the mouse or with keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.pages.scores.test_standings import match_of
from ui.kit.language import Lexicon
from ui.pages.scores.result_panel import ResultPanel

BEST, COSTLIEST = (0, False), (1, True)


@pytest.fixture
def panel(qtbot: QtBot) -> ResultPanel:
    match = match_of((3, -1, -1, -1), (-2, 6, -2, -2), hands=2)
    lexicon = Lexicon("en")
    lexicon.use_game(match.game.words)
    panel = ResultPanel(lexicon)
    qtbot.addWidget(panel)
    panel.resize(760, 320)
    panel.show_result(match)
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    return panel


@pytest.fixture
def opened(panel: ResultPanel) -> list[tuple[int, bool]]:
    """The deals that the review was asked for since, each with whether it is to go to the costliest mistake."""
    wanted: list[tuple[int, bool]] = []
    panel.review_wanted.connect(lambda dealt, mistake: wanted.append((dealt, mistake)))
    return wanted


@pytest.mark.parametrize("step", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
@pytest.mark.parametrize("rounds", [1, 2])
def test_tab_stops_at_each_named_hand_and_enter_opens_it(
    panel: ResultPanel, opened: list[tuple[int, bool]], step: Qt.Key, rounds: int
) -> None:
    for _ in range(rounds):
        opened.clear()
        panel.round.setFocus()
        for _ in range(12):
            focused = QApplication.focusWidget()
            assert focused is not None
            if focused is panel.summary:
                assert panel.summary.selectedText(), "there is no stop between the two"
                QTest.keyClick(focused, Qt.Key.Key_Return)
            QTest.keyClick(focused, step)
            if QApplication.focusWidget() is panel.round:
                break
        assert opened == ([BEST, COSTLIEST] if step is Qt.Key.Key_Tab else [COSTLIEST, BEST])


def test_the_review_button_opens_what_the_summary_names_for_it(
    panel: ResultPanel, opened: list[tuple[int, bool]]
) -> None:
    panel.review.click()
    panel.summary.linkActivated.emit("0")
    assert opened == [COSTLIEST, BEST]
