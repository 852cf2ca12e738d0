"""The lobby's small table from above: who will sit where, with you at the bottom and the seats counter-clockwise."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.events import Seat
from ui.kit.lettering import SMALL, scaled_font
from ui.kit.theme import Felt

HIGHEST = 220
"""The greatest height of the picture, in pixels."""


class SeatsPicture(QWidget):
    """An oval of felt with a plate for every seat."""

    def __init__(self, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._felt = felt
        self._names: tuple[str, ...] = ()
        self._side: tuple[Seat, ...] = (0,)
        self.setMaximumHeight(HIGHEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_seats(self, names: tuple[str, ...], side: tuple[Seat, ...] = (0,)) -> None:
        """Shows these names, from south to the east, north and west; the seats of our ``side`` play together."""
        self._names, self._side = names, side
        self.update()

    def use_felt(self, felt: Felt) -> None:
        """Another table."""
        self._felt = felt
        self.update()

    def sizeHint(self) -> QSize:
        """Wider than high."""
        return QSize(280, HIGHEST)

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which it can be read."""
        return QSize(200, 88)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The oval, an inlaid line, the plates."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = scaled_font(SMALL)
        metrics = QFontMetricsF(font)
        plate = metrics.height() + 8
        oval = QRectF(self.rect()).adjusted(6, plate / 2 + 2, -6, -plate / 2 - 2)
        light = QRadialGradient(QPointF(oval.center().x(), oval.top() + oval.height() * 0.35), oval.width() * 0.6)
        light.setColorAt(0, QColor(self._felt.light))
        light.setColorAt(1, QColor(self._felt.edge))
        painter.setBrush(light)
        painter.setPen(QPen(QColor(self._felt.shade), 2))
        painter.drawEllipse(oval)
        line = QColor(self._felt.line)
        line.setAlphaF(0.45)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(line, 1.2))
        painter.drawEllipse(oval.adjusted(9, 9, -9, -9))
        if len(self._side) > 1:  # a bond across the table, so that colour alone does not tell it
            painter.setPen(QPen(QColor(self._felt.brass), 2.4))
            painter.drawPolyline([self._middle_of(seat, oval) for seat in self._side])
        painter.setFont(font)
        for seat, name in enumerate(self._names):
            self._paint_plate(painter, seat, name, oval, metrics)
        painter.end()

    def _paint_plate(self, painter: QPainter, seat: int, name: str, oval: QRectF, metrics: QFontMetricsF) -> None:
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, self.width() * 0.36)
        wide, high = metrics.horizontalAdvance(shown) + 20, metrics.height() + 8
        middle = self._middle_of(seat, oval)
        left = min(max(1.0, middle.x() - wide / 2), self.width() - wide - 1.0)
        room = QRectF(left, middle.y() - high / 2, wide, high)
        own = seat in self._side
        painter.setBrush(QColor(self._felt.brass if own else self._felt.shade))
        painter.setPen(QPen(QColor(self._felt.brass), 1))
        painter.drawRoundedRect(room, high / 2, high / 2)
        painter.setPen(QColor(self._felt.ink if own else self._felt.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)

    def _middle_of(self, seat: Seat, oval: QRectF) -> QPointF:
        angle = pi / 2 - 2 * pi * seat / len(self._names)
        return oval.center() + QPointF(cos(angle) * oval.width() / 2, sin(angle) * oval.height() / 2)
