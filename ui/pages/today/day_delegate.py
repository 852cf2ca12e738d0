"""Draws a day of the calendar: its number, and below it the marks of the games, each in its column."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

MARKS = Qt.ItemDataRole.UserRole + 1
"""Whether the second line of a day has marks, one for each game."""


class DayDelegate(QStyledItemDelegate):
    """Draws the two lines of a day with marks in columns, since marks have different widths."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The cell as it is, without its words, and over it the words."""
        drawn = QStyleOptionViewItem(option)
        self.initStyleOption(drawn, index)
        number, _, below = str(index.data() or "").partition("\n")
        drawn.text = ""
        widget = option.widget
        style = QApplication.style() if widget is None else widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, drawn, painter, widget)
        painter.save()
        painter.setFont(drawn.font)
        painter.setPen(_pen(drawn))
        metrics = QFontMetricsF(drawn.font)
        room, line = QRectF(drawn.rect), metrics.height()
        top = room.center().y() - line
        centred = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(room.left(), top, room.width(), line), centred, number)
        each = columns(below, metrics, room) if index.data(MARKS) else [(room.left(), room.width(), below)]
        for left, width, words in each:
            painter.drawText(QRectF(left, top + line, width, line), centred, words)
        painter.restore()


def columns(marks: str, metrics: QFontMetricsF, room: QRectF) -> list[tuple[float, float, str]]:
    """For each mark the left edge and the width of its column, all as wide as the widest mark."""
    wide = min(metrics.horizontalAdvance("●"), room.width() / max(1, len(marks)))
    left = room.center().x() - wide * len(marks) / 2
    return [(left + place * wide, wide, mark) for place, mark in enumerate(marks)]


def _pen(drawn: QStyleOptionViewItem) -> QColor:
    """The colour of the words of a cell, whether chosen, and whether it can be chosen."""
    state, groups, roles = drawn.state, QPalette.ColorGroup, QPalette.ColorRole
    active = groups.Active if state & QStyle.StateFlag.State_Active else groups.Inactive
    group = active if state & QStyle.StateFlag.State_Enabled else groups.Disabled
    chosen = state & QStyle.StateFlag.State_Selected
    return drawn.palette.color(group, roles.HighlightedText if chosen else roles.Text)
