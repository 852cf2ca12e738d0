"""The totals of a session as lines, one a seat, told apart by colour, dashes, marks and their names at the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.words import signed, with_minus
from ui.kit.lettering import SMALL, scaled_font
from ui.pages.scores.axes import SIZE, SMALLEST, along, chart_painter, nice_ticks, paint_hands, series_colours

DASHES: tuple[tuple[float, ...], ...] = ((), (6, 3), (2, 2), (8, 3, 2, 3), (10, 4), (4, 2, 1, 2))
"""Dash and gap in line widths, by seat; none is a solid line."""
MARK = 4.2
"""Half the size of a mark, in pixels."""
NAMES = 0.42
"""The greatest share of the width for the names at the ends of the lines."""
LEAST_LETTERS = 10
"""The least size of letters of a name, in pixels."""
ABOVE_FOOT = 1.5
"""The lines below the names, for the words at the foot."""
MOST_MARKS = 24
"""With more hands than this, only some points have marks."""


class ScoreChart(QWidget):
    """Draws running totals; it knows numbers and names, no match."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._rows: tuple[tuple[int, ...], ...] = ()
        self._below = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_totals(self, names: Sequence[str], rows: Sequence[tuple[int, ...]], below: str, spoken: str) -> None:
        """Shows totals by seat before the first hand and after each, with names, and words for axis and
        screen readers."""
        self._names, self._rows, self._below = tuple(names), tuple(rows), below
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The size of a dock."""
        return SIZE

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which it can be read, with a line for every name."""
        least = scaled_font(SMALL)
        lines = QFontMetricsF(least).height() * ABOVE_FOOT
        least.setPixelSize(LEAST_LETTERS)
        names = QFontMetricsF(least).height() * len(self._names)
        return SMALLEST.expandedTo(QSize(0, ceil(names + lines)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Grid, lines, marks, names."""
        if len(self._rows) < 2:
            return
        painter = chart_painter(self)
        metrics = QFontMetricsF(painter.font())
        ticks = nice_ticks(min(map(min, self._rows)), max(map(max, self._rows)), max(2, int(self.height() / 44)))
        left = max(metrics.horizontalAdvance(with_minus(tick)) for tick in ticks) + 10
        font = label_font(painter.font(), self._labels, QSizeF(self.width() * NAMES - 16, self._label_room(metrics)))
        letters = QFontMetricsF(font)
        names = min(self.width() * NAMES, max(map(letters.horizontalAdvance, self._labels)) + 16)
        room = QRectF(
            left, metrics.height() / 2 + 4, self.width() - left - names - 8, self.height() - metrics.height() * 2.4
        )
        self._paint_grid(painter, room, ticks, metrics)
        colours = series_colours(self.palette())
        ends = []
        for seat in self._seats:
            points = [self._point(room, ticks, place, row[seat]) for place, row in enumerate(self._rows)]
            self._paint_line(painter, seat, points, QColor(colours[seat % len(colours)]))
            ends.append(points[-1].y())
        painter.setFont(font)
        line = letters.height()
        heights = label_heights(ends, line, line / 2, line / 2 + self._label_room(metrics) - line)
        for seat, y in zip(self._seats, heights, strict=True):
            painter.setPen(QColor(colours[seat % len(colours)]))
            shown = letters.elidedText(self._labels[seat], Qt.TextElideMode.ElideRight, names - 10)
            painter.drawText(QPointF(room.right() + 12, y + letters.ascent() / 2 - 1), shown)
        painter.end()

    @property
    def _seats(self) -> range:
        return range(len(self._names))

    @property
    def _labels(self) -> list[str]:
        return [f"{self._names[seat]} {signed(self._rows[-1][seat])}" for seat in self._seats]

    def _label_room(self, metrics: QFontMetricsF) -> float:
        """The height for the labels at the ends of the lines: from the top to the words at the foot."""
        return self.height() - ABOVE_FOOT * metrics.height()

    def _point(self, room: QRectF, ticks: list[int], place: int, total: int) -> QPointF:
        share = (total - ticks[0]) / (ticks[-1] - ticks[0])
        return QPointF(along(room, place, len(self._rows) - 1), room.bottom() - room.height() * share)

    def _paint_grid(self, painter: QPainter, room: QRectF, ticks: list[int], metrics: QFontMetricsF) -> None:
        muted, border = self.palette().placeholderText().color(), self.palette().mid().color()
        for tick in ticks:
            y = self._point(room, ticks, 0, tick).y()
            painter.setPen(QPen(muted if tick == 0 else border, 1.2 if tick == 0 else 0.8))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(muted)
            box = QRectF(0, y - metrics.height() / 2, room.left() - 6, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, with_minus(tick))
        paint_hands(painter, room, len(self._rows) - 1, room.bottom() + metrics.height() * 0.4, self._below)

    def _paint_line(self, painter: QPainter, seat: int, points: list[QPointF], colour: QColor) -> None:
        pen = QPen(colour, 2.2 if seat else 3.0)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        dashes = DASHES[seat % len(DASHES)]
        if dashes:
            pen.setDashPattern(list(dashes))
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setPen(QPen(self.palette().base().color(), 1))
        painter.setBrush(colour)
        step = ceil(len(points) / MOST_MARKS)
        for point in points[::-1][::step]:
            painter.drawPolygon(mark_shape(seat, point))


def label_font(font: QFont, labels: Sequence[str], room: QSizeF) -> QFont:
    """The largest letters, up to this font, in which every label has a line of its own in this room and is whole; the
    least letters where there are none."""
    pixels = QFontInfo(font).pixelSize()
    for size in range(pixels, LEAST_LETTERS - 1, -1):
        smaller = QFont(font)
        if size < pixels:
            smaller.setPixelSize(size)
        metrics = QFontMetricsF(smaller)
        fits = max(map(metrics.horizontalAdvance, labels)) <= room.width()
        if (fits and metrics.height() * len(labels) <= room.height()) or size == LEAST_LETTERS:
            return smaller
    return font


def mark_shape(seat: int, at: QPointF) -> QPolygonF:
    """The mark of a seat: circle, square, triangle, diamond, inverted triangle, then again."""
    shapes = (
        [
            (0.92 * x, 0.92 * y)
            for x, y in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
        ],
        [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
        [(0, -1.2), (1.1, 0.8), (-1.1, 0.8)],
        [(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)],
        [(0, 1.2), (1.1, -0.8), (-1.1, -0.8)],
    )
    return QPolygonF([at + QPointF(x, y) * MARK for x, y in shapes[seat % len(shapes)]])


def label_heights(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """The heights nearest to these at which labels do not overlap, in the order given."""
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    placed = list(wanted)
    floor_ = top - gap
    for place in order:
        placed[place] = max(placed[place], floor_ + gap)
        floor_ = placed[place]
    ceiling = bottom + gap
    for place in reversed(order):
        placed[place] = min(placed[place], ceiling - gap)
        ceiling = placed[place]
    return placed
