"""The window with the real table in it: settings reach the felt at once, and a dock leaves the table whole."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.match import next_record
from engine.record import opened
from tests.ui.screens import GAME, new_match, play_hand, window_in
from ui.kit.settings import Settings
from ui.table.table_widget import TableWidget
from ui.window.main_window import MainWindow


def at_table(qtbot: QtBot, settings: Settings) -> MainWindow:
    window = window_in("en")
    qtbot.addWidget(window)
    table = TableWidget(window._lexicon, window._faces, settings)
    window.set_table(table)
    window.settings_changed.connect(table.apply_settings)
    match = new_match()
    table.sit_down(match.game, match.options, 0)
    window.begin_session(match)
    window.show()
    table.present(opened(next_record(match)).state.view(0))
    return window


def cloth(window: MainWindow) -> QColor:
    picture = window.grab().toImage()
    return picture.pixelColor(picture.width() // 2, picture.height() // 3)


def test_the_felt_grows_dark_with_the_window(qtbot: QtBot) -> None:
    settings = Settings(language="en", scheme="light", speed="off")
    window = at_table(qtbot, settings)
    light = cloth(window).lightness()
    window._take_settings(replace(settings, scheme="dark"))
    assert cloth(window).lightness() < 0.8 * light


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_dock_stands_beside_the_table_only_where_both_have_room(qtbot: QtBot) -> None:
    window = at_table(qtbot, Settings(language="en", scheme="light", speed="off"))
    window.resize(1280, 800)
    window.sides.show_dock("log")
    assert not window.sides._docks["log"].isFloating()
    window.sides.show_dock("log", shown=False)
    window.resize(1024, 640)
    window.sides.show_dock("log")
    dock = window.sides._docks["log"]
    assert dock.isFloating()
    assert window.screen().availableGeometry().contains(dock.geometry())


def test_on_a_low_page_a_lesson_stands_beside_the_table_and_above_it_on_a_high_one(qtbot: QtBot) -> None:
    window = window_in("en")
    qtbot.addWidget(window)
    table = TableWidget(window._lexicon, window._faces, Settings(language="en", speed="off"))
    window.set_table(table)
    match = new_match()
    table.sit_down(match.game, match.options, 0)
    lesson = match.game.lessons()[0]
    window.begin_lesson(match.game, lesson.options)
    panel = window.learning.panel
    panel.begin(match.game, lesson)
    window.show()
    for height, beside in ((488, True), (800, False), (488, True)):
        window.resize(960, height)
        QCoreApplication.sendPostedEvents()
        assert (panel.geometry().right() < table.geometry().left()) == beside
        assert (panel.geometry().bottom() < table.geometry().top()) == (not beside)
        layout = table.board.layout
        assert layout.window.width <= table.width()
        assert layout.window.height <= table.height()
    window.apply(replace(window.settings, text_size=150))
    window.resize(960, 540)  # high enough for a lesson above the table, but not in these letters
    QCoreApplication.sendPostedEvents()
    assert panel.geometry().right() < table.geometry().left()
    assert table.board.layout.window.height <= table.height()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_presses_the_button_in_focus_as_space_does(qtbot: QtBot, key: Qt.Key) -> None:
    window = at_table(qtbot, Settings(language="en", scheme="light", speed="off"))
    window.show_result(play_hand(new_match())[0])
    window.activateWindow()
    result = window.table_page.result
    assert window.focusWidget() is result.next
    with qtbot.waitSignal(window.next_wanted):
        QTest.keyClick(result.next, key)
    window.sides.show_settings_dialog(window.settings)
    dialog = window.sides._settings
    assert dialog is not None
    dialog.close_button.setFocus()
    QTest.keyClick(dialog.close_button, key)
    assert not dialog.isVisible()


def test_a_result_lies_over_the_table_and_not_over_what_stands_beside_it(qtbot: QtBot) -> None:
    window = at_table(qtbot, Settings(language="en", scheme="light", speed="off"))
    page, coach = window.table_page, window.learning.coach
    page.put_above(coach)
    window.resize(960, 520)
    coach.begin(GAME)
    window.show_result(play_hand(new_match())[0])
    QCoreApplication.sendPostedEvents()
    assert page.result.x() > coach.geometry().right()
    assert page.result.geometry().right() < page.width()


def test_no_dialog_is_larger_than_the_screen(qtbot: QtBot) -> None:
    window = at_table(qtbot, Settings(language="en", scheme="light", speed="off"))
    window.sides.show_settings_dialog(window.settings)
    dialog = window.sides._settings
    assert dialog is not None
    room = dialog.screen().availableSize()
    assert dialog.width() < room.width()
    assert dialog.height() < room.height()
