"""Draws a day of the calendar: its number, and below it the marks of the games, each in its column."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.kit.theme import scheme_of

MARKS = Qt.ItemDataRole.UserRole + 1
"""Whether the second line of a day has marks, one for each game."""
WIDEST, SMALLEST_MARK = "●", 0.85
"""The widest mark, and the share of the letters' size to which marks shrink where a day is narrow."""

BESIDE = 4
"""The least pixels that stay free between the marks and the lines of the grid."""


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
        if not drawn.state & QStyle.StateFlag.State_Enabled:
            drawn.font.setItalic(True)  # in high contrast the muted colour alone would hardly differ
        painter.setFont(drawn.font)
        painter.setPen(_pen(drawn))
        metrics = QFontMetricsF(drawn.font)
        room, line = QRectF(drawn.rect), metrics.height()
        top = room.center().y() - line
        centred = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(room.left(), top, room.width(), line), centred, number)
        each = columns(below, metrics, room) if index.data(MARKS) else [(room.left(), room.width(), below)]
        if index.data(MARKS) and each:
            drawn.font.setPointSizeF(drawn.font.pointSizeF() * each[0][1] / metrics.horizontalAdvance(WIDEST))
            painter.setFont(drawn.font)
        for left, width, words in each:
            painter.drawText(QRectF(left, top + line, width, line), centred, words)
        painter.restore()


def columns(marks: str, metrics: QFontMetricsF, room: QRectF) -> list[tuple[float, float, str]]:
    """For each mark the left edge and the width of its column, all as wide as the widest mark, clear of the edges."""
    wide = min(metrics.horizontalAdvance(WIDEST), (room.width() - 2 * BESIDE) / max(1, len(marks)))
    left = room.center().x() - wide * len(marks) / 2
    return [(left + place * wide, wide, mark) for place, mark in enumerate(marks)]


def _pen(drawn: QStyleOptionViewItem) -> QColor:
    """The colour of the words of a cell: muted where the day is still to come, whatever the style sheet says."""
    state, roles = drawn.state, QPalette.ColorRole
    if not state & QStyle.StateFlag.State_Enabled:
        return QColor(scheme_of(drawn.palette).muted)
    group = QPalette.ColorGroup.Active if state & QStyle.StateFlag.State_Active else QPalette.ColorGroup.Inactive
    return drawn.palette.color(group, roles.HighlightedText if state & QStyle.StateFlag.State_Selected else roles.Text)
