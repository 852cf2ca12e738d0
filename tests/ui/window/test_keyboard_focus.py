"""Where the widget with the keyboard is gone or greyed, the window gives the keyboard to what it shows."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.window.keyboard_focus import KeyboardFocus

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise", "grabbing the keyboard")


def shown(qtbot: QtBot) -> tuple[QWidget, QLineEdit, QLineEdit, KeyboardFocus]:
    """A window with two fields; the first is what the window shows."""
    window, first, second = QWidget(), QLineEdit(), QLineEdit()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(first)
    column.addWidget(second)
    keyboard = KeyboardFocus(window, first.setFocus)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    second.setFocus()
    return window, first, second, keyboard


def test_a_widget_that_goes_leaves_the_keyboard_to_what_is_shown(qtbot: QtBot) -> None:
    _, first, second, _ = shown(qtbot)
    assert second.hasFocus()
    second.clearFocus()
    qtbot.waitUntil(first.hasFocus)


def test_the_keyboard_goes_back_to_who_had_it_while_that_can_have_it(qtbot: QtBot) -> None:
    _, first, second, keyboard = shown(qtbot)
    first.setFocus()
    keyboard.give_back(second)
    assert second.hasFocus()
    second.setEnabled(False)
    keyboard.give_back(second)
    assert first.hasFocus()
    second.setEnabled(True)
    second.hide()
    keyboard.give_back(second)
    assert first.hasFocus()
    keyboard.give_back(None)
    assert first.hasFocus()
