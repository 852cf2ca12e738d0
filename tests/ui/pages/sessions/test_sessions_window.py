"""The window of sessions: as wide as it was, whatever is shown in it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.screens import new_match, window_in
from ui.kit.style_sheet import style_sheet
from ui.kit.theme import DARK, FELTS, LIGHT, Scheme
from ui.pages.sessions.session_row import SessionRow

NOW = datetime(2030, 1, 2, 12, tzinfo=UTC)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_was_thrown_away_is_looked_at_and_the_window_keeps_its_width(qtbot: QtBot, language: str) -> None:
    window = window_in(language, text_size=150)
    qtbot.addWidget(window)
    window.resize(960, 520)
    window.show()
    sessions = window.sides.show_sessions(FELTS["jade"])
    rows = [SessionRow("a", new_match(), (None, "greedy", "greedy", "greedy"), "", NOW)]
    sessions.show_rows(rows, rows, NOW, undoable=True)
    QApplication.processEvents()
    most = sessions.width()
    for thrown in (True, False, True, False):
        sessions.thrown.setChecked(thrown)
        QApplication.processEvents()
        most = max(most, sessions.minimumSizeHint().width())
        assert sessions.width() <= most
    sessions.close()


@pytest.mark.parametrize("scheme", [LIGHT, DARK])
def test_the_button_looks_pressed_while_what_was_thrown_away_is_shown(qtbot: QtBot, scheme: Scheme) -> None:
    window = window_in("en", text_size=100)
    qtbot.addWidget(window)
    window.show()
    sessions = window.sides.show_sessions(FELTS["jade"])
    sessions.setStyleSheet(style_sheet(scheme))
    sessions.show_rows([], [], NOW, undoable=False)
    sessions.close_button.setFocus()
    seen = []
    for thrown in (False, True):
        sessions.thrown.setChecked(thrown)
        QApplication.processEvents()
        seen.append(sessions.thrown.grab().toImage())
    assert seen[0] != seen[1]
    sessions.close()
