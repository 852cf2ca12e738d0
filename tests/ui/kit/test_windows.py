"""Rows of lists wrap where they are painted, and have the height for it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QDialog, QListWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens import window_in
from ui.kit.window_layout import EMPTY_HIGH, size_by_content
from ui.kit.windows import ROW_PADDING, wrap_rows

FOCUS_MARGIN = 3
"""What Qt leaves free left and right of a row's words, beside the style sheet's padding."""
ROWS = (
    "老陈：首出三张7，并请大家站牌",
    "你：三张A，压过三张10，并请大家站牌",
    "Old Chen: leads three 7s and asks the others not to beat it",
)


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_wrapped_rows_are_as_high_as_they_are_painted_at_every_width(qtbot: QtBot) -> None:
    window = window_in("zh_CN")
    qtbot.addWidget(window)
    rows = QListWidget(window)
    wrap_rows(rows)
    rows.addItems(ROWS)
    window.show()
    rows.show()
    metrics = rows.fontMetrics()
    for width in range(150, 460, 4):
        rows.resize(width, 300)
        rows.scheduleDelayedItemsLayout()
        QApplication.processEvents()
        for place, words in enumerate(ROWS):
            row = rows.visualItemRect(rows.item(place))
            assert row.width() <= rows.viewport().width(), "the words end beyond the edge"
            room = QRect(0, 0, row.width() - 2 * (ROW_PADDING + FOCUS_MARGIN), 0)
            need = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()
            assert row.height() >= need, f"{words!r} is cut off at {width}"
    assert rows.horizontalScrollBar().maximum() == 0


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_wrapped_rows_have_no_empty_line_below_their_words_where_there_are_more_than_are_in_sight(qtbot: QtBot) -> None:
    window = window_in("en")
    qtbot.addWidget(window)
    rows = QListWidget(window)
    wrap_rows(rows)
    window.show()
    rows.show()
    rows.resize(240, 150)
    whole = "m " * (170 // rows.fontMetrics().horizontalAdvance("m "))
    rows.addItems([whole + "i" * more for more in range(20)])  # some of them are as long as a line just has room for
    QApplication.processEvents()
    rooms = [rows.visualItemRect(rows.item(place)) for place in range(rows.count())]
    assert len({room.height() for room in rooms}) == 2
    assert all(one.bottom() + 1 == other.top() for one, other in pairwise(rooms))


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_a_window_with_nothing_in_it_is_low_and_otherwise_keeps_the_size_that_it_has(qtbot: QtBot) -> None:
    window = QDialog()
    qtbot.addWidget(window)
    letter = window.fontMetrics().height()
    for empty, high in ((True, EMPTY_HIGH), (False, 30), (True, EMPTY_HIGH)):
        size_by_content(window, 30, 30, empty=empty)
        assert window.size() == QSize(30, high) * letter
        window.resize(300, 200)
        size_by_content(window, 30, 30, empty=empty)
        assert window.size() == QSize(300, 200)
        assert window.isVisible() or empty
        window.show()
