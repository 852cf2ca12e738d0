"""The window with the real table in it: settings reach the felt at once, and a dock leaves the table whole."""

from __future__ import annotations

from dataclasses import replace
from math import floor

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.words import WORDS
from engine.games import GAMES
from engine.match import Match
from engine.words import text
from tests.ui.screens import at_table, new_match, play_hand, window_in
from ui.kit.settings import Settings
from ui.pages.offer_strip import OfferStrip
from ui.table.table_widget import TableWidget
from ui.window.main_window import MainWindow


def cloth(window: MainWindow) -> QColor:
    picture = window.grab().toImage()
    return picture.pixelColor(picture.width() // 2, picture.height() // 3)


def test_the_felt_grows_dark_with_the_window(qtbot: QtBot) -> None:
    settings = Settings(language="en", scheme="light", speed="off")
    window, _ = at_table(qtbot, settings)
    light = cloth(window).lightness()
    window.learning.show_hands((), window.felt)
    window._take_settings(replace(settings, scheme="dark"))
    assert cloth(window).lightness() < 0.8 * light
    assert window.learning.review is not None
    assert window.learning.review.table.felt == window.felt, "also of played hands that are open"


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_dock_stands_beside_the_table_only_where_both_have_room(qtbot: QtBot) -> None:
    window, _ = at_table(qtbot, Settings(language="en", scheme="light", speed="off"))
    window.resize(1280, 800)
    window.sides.show_dock("log")
    assert not window.sides._docks["log"].isFloating()
    window.sides.show_dock("log", shown=False)
    window.resize(1024, 640)
    window.sides.show_dock("log")
    dock = window.sides._docks["log"]
    assert dock.isFloating()
    assert window.screen().availableGeometry().contains(dock.geometry())


@pytest.mark.qt_log_ignore("does not support raise", "propagateSizeHints")
@pytest.mark.parametrize("game", ["taihe_a_bao", "big_two"])  # the second has a row of combinations under its question
def test_a_dock_over_a_low_table_leaves_question_buttons_hand_and_reasons_in_sight(qtbot: QtBot, game: str) -> None:
    settings = Settings(language="en", scheme="light", speed="off")
    window, table = at_table(qtbot, settings, Match(GAMES[game], GAMES[game].options(), 4711))
    window.resize(960, 492)
    reasons = table.controls.ladder.reasons
    reasons.show("Play\nthe hand is good", "Enter: do it", None, "Look at the imagined hands")
    before = reasons.note.geometry()
    question = table.mapToGlobal(QPoint(0, floor(table.board.layout.status.y))).y()
    screen = window.screen().availableGeometry()
    for name in ("log", "gone", "score", "text"):
        window.menus.actions[name].trigger()
        dock = window.sides._docks[name]
        assert dock.isFloating()
        over = dock.frameGeometry()
        assert over.bottom() < question
        assert over.right() == min(screen.right(), table.mapToGlobal(table.rect().bottomRight()).x())
        assert screen.contains(over)
        for each in (reasons.note, reasons.link):
            assert not over.intersects(QRect(table.mapToGlobal(each.pos()), each.size()))
        window.menus.actions[name].trigger()
    assert reasons.note.geometry() == before
    dock.move(0, question)
    window.menus.actions["text"].trigger()
    assert dock.frameGeometry().bottom() < question, "opened again it has its place"


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


@pytest.mark.parametrize("height", [510, 540])  # a screen of 960 × 540 with a title and a panel, or without
@pytest.mark.parametrize("language", ["en", "zh_CN", "ja"])
def test_a_line_of_words_leaves_the_table_its_width_on_a_low_page(qtbot: QtBot, language: str, height: int) -> None:
    window = window_in(language)
    qtbot.addWidget(window)
    table = TableWidget(window._lexicon, window._faces, Settings(language=language, speed="off"))
    window.set_table(table)
    match = new_match()
    table.sit_down(match.game, match.options, 0)
    window.show_table()
    window.show()
    window.resize(944, height)
    window._lexicon.learn(WORDS)
    strip = OfferStrip(window._lexicon, "automatic")
    window.table_page.put_above(strip)
    window.begin_practice(match, in_session=True)
    QCoreApplication.sendPostedEvents()
    assert table.width() == window.table_page.width()
    window.table_page.show_practice(None)
    strip.offer()
    QCoreApplication.sendPostedEvents()
    assert table.width() == window.table_page.width()
    assert strip.geometry().bottom() < table.geometry().top()
    assert table.board.layout.window.height <= table.height()
    assert strip.words.height() >= strip.words.heightForWidth(strip.words.width()), "nothing is cut off"


class Paintings(QObject):
    """Where a widget lay in its page each time that it was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget, self.found = widget, list[QRect]()
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.found.append(self._widget.geometry())
        return False


def test_a_lesson_that_goes_beside_the_table_is_painted_in_its_new_place_alone(qtbot: QtBot) -> None:
    window, _ = at_table(qtbot, Settings(language="en", scheme="light", speed="off"))
    match = new_match()
    lesson = match.game.lessons()[0]
    window.resize(960, 540)
    window.begin_lesson(match.game, lesson.options)
    panel, page = window.learning.panel, window.table_page
    panel.begin(match.game, lesson)
    while panel.width() < page.width():  # letters of another size put it beside at once
        window.resize(960, window.height() + 20)
        QApplication.processEvents()
    with qtbot.waitExposed(window):
        pass
    QApplication.processEvents()
    window.repaint()  # what is still to be painted of its last size is no painting of what comes now
    QApplication.processEvents()  # on a busy machine the window system asks for it once more
    paintings = Paintings(panel)
    panel.strip.task.setText("many words " * 150)  # no table is high enough below them
    qtbot.waitUntil(lambda: bool(paintings.found))
    assert panel.width() < page.width()
    assert {place.height() for place in paintings.found} == {page.height()}


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_presses_the_button_in_focus_as_space_does(qtbot: QtBot, key: Qt.Key) -> None:
    window, _ = at_table(qtbot, Settings(language="en", scheme="light", speed="off"))
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
    window, _ = at_table(qtbot, Settings(language="en", scheme="light", speed="off"))
    page, guide = window.table_page, window.learning.guide
    page.put_above(guide)
    window.resize(960, 520)
    guide.tell(text("guide.watch"), "on")
    window.show_result(play_hand(new_match())[0])
    QCoreApplication.sendPostedEvents()
    assert page.result.x() > guide.geometry().right()
    assert page.result.geometry().right() < page.width()


def test_no_dialog_is_larger_than_the_screen(qtbot: QtBot) -> None:
    window, _ = at_table(qtbot, Settings(language="en", scheme="light", speed="off"))
    window.sides.show_settings_dialog(window.settings)
    dialog = window.sides._settings
    assert dialog is not None
    room = dialog.screen().availableSize()
    assert dialog.width() < room.width()
    assert dialog.height() < room.height()
