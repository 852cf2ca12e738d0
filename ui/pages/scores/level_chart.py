"""The estimate of a level of one's own after each hand, as a line among the levels, with its error as a band."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.players.own_level import OwnLevel
from ui.kit.lettering import SMALL, scaled_font
from ui.pages.scores.axes import SIZE, SMALLEST, along, beside_last, chart_painter, paint_hands, series_colours

ROUND = 3
"""The lines of letters above and below the levels."""
BAND = 60
"""The opacity of the band, of 255."""


class LevelChart(QWidget):
    """Draws estimates; it knows places and the names of levels, no hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._levels: tuple[str, ...] = ()
        self._estimates: tuple[OwnLevel | None, ...] = ()
        self._below = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_estimates(
        self, levels: Sequence[str], estimates: Sequence[OwnLevel | None], below: str, spoken: str
    ) -> None:
        """Shows the estimate after each hand between these levels, the weakest first, with words for axis and screen
        readers."""
        self._levels, self._estimates, self._below = tuple(levels), tuple(estimates), below
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        """As low as it can be read with the names of all levels; its page gives it what room is left."""
        high = QFontMetricsF(scaled_font(SMALL)).height() * (len(self._levels) - 1 + ROUND)
        return QSize(SIZE.width(), max(SMALLEST.height(), ceil(high)))

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which it can be read."""
        return SMALLEST

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A line a level, the band, the curve, and the number of hands below."""
        if not any(self._estimates):
            return
        painter = chart_painter(self)
        metrics = QFontMetricsF(painter.font())
        left = max(metrics.horizontalAdvance(name) for name in self._levels) + 12
        right = metrics.horizontalAdvance(self._below) + beside_last(metrics, len(self._estimates)) + 4
        room = QRectF(left, metrics.height(), self.width() - left - right, self.height() - ROUND * metrics.height())
        self._paint_levels(painter, room, metrics)
        painter.setPen(self.palette().placeholderText().color())
        paint_hands(painter, room, len(self._estimates), room.bottom() + metrics.height() * 0.6, self._below)
        self._paint_curve(painter, room, QColor(series_colours(self.palette())[0]))
        painter.end()

    def _at(self, room: QRectF, hand: int, place: float) -> QPointF:
        share = min(1.0, max(0.0, place / (len(self._levels) - 1)))
        return QPointF(along(room, hand, len(self._estimates)), room.bottom() - room.height() * share)

    def _paint_levels(self, painter: QPainter, room: QRectF, metrics: QFontMetricsF) -> None:
        muted, border = self.palette().placeholderText().color(), self.palette().mid().color()
        named = named_places(len(self._levels), room.height(), metrics.height())
        for place, name in enumerate(self._levels):
            y = self._at(room, 0, place).y()
            painter.setPen(QPen(border, 0.8))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            if place not in named:
                continue
            painter.setPen(muted)
            box = QRectF(0, y - metrics.height() / 2, room.left() - 8, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_curve(self, painter: QPainter, room: QRectF, colour: QColor) -> None:
        known = [(hand, each) for hand, each in enumerate(self._estimates, 1) if each is not None]
        upper = [self._at(room, hand, each.place + each.error) for hand, each in known]
        lower = [self._at(room, hand, each.place - each.error) for hand, each in known]
        band = QColor(colour)
        band.setAlpha(BAND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        line = [self._at(room, hand, each.place) for hand, each in known]
        painter.setPen(QPen(colour, 2.6))
        painter.drawPolyline(QPolygonF(line))
        painter.setBrush(colour)
        painter.drawEllipse(line[-1], 4.5, 4.5)
        painter.setPen(QPen(colour, 1.6))
        painter.drawLine(upper[-1], lower[-1])


def named_places(levels: int, height: float, line: float) -> range:
    """The places that have names beside a chart of this height, without overlaps."""
    steps = next((step for step in (1, 2) if height * step / (levels - 1) >= line), levels - 1)
    return range(0, levels, steps)
