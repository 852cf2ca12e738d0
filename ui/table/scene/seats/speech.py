"""The bubble with what a seat last said."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.kit.theme import Felt

TAIL = 10.0
"""Pixels by which the tail of a bubble stands out of it."""


class SpeechItem(QGraphicsItem):
    """A paper bubble with what a seat said, in the rectangle that it is given; its tail points at who else would not be
    taken for the speaker."""

    def __init__(self, felt: Felt, font: QFont) -> None:
        super().__init__()
        self.felt, self.font = felt, font
        self.words = ""
        self.room, self.tail = QRectF(), QPolygonF()
        self._said: tuple[str, QRectF, QPointF | None, QFont] | None = None
        self.setZValue(392)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)

    def size_of(self, words: str, scale: float = 1.0) -> QSizeF:
        """How large the bubble is for these words; on a small table there is less paper round them."""
        metrics = QFontMetricsF(self.font)
        wide, high = max(18.0, 28 * min(1.0, scale)), max(4.0, 14 * min(1.0, scale))
        return QSizeF(metrics.horizontalAdvance(words) + wide, metrics.height() + high)

    def say(self, words: str, room: QRectF, speaker: QPointF | None = None) -> None:
        """Shows these words in this rectangle; no words hide the bubble. ``speaker``: whom its tail is to point at."""
        said = words, room, speaker, self.font
        if said != self._said:
            self._said = said
            self.prepareGeometryChange()
            self.words, self.room = words, room
            self.tail = QPolygonF() if speaker is None else _tail(room, speaker)
            self.setVisible(bool(words))
            self.update()

    def boundingRect(self) -> QRectF:
        """The bubble and its shadow."""
        return self.room.united(self.tail.boundingRect()).adjusted(-3, -2, 3, 6)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paper with one soft shadow, and ink."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        round_ = self.room.height() / 2
        paper = QPainterPath()
        paper.setFillRule(Qt.FillRule.WindingFill)
        paper.addRoundedRect(self.room, round_, round_)
        paper.addPolygon(self.tail)
        painter.fillPath(paper.translated(0, 2.5), QColor(0, 0, 0, 60))
        painter.fillPath(paper, QColor(self.felt.paper))
        painter.setFont(self.font)
        painter.setPen(QColor(self.felt.ink))
        painter.drawText(self.room, Qt.AlignmentFlag.AlignCenter, self.words)


def _tail(room: QRectF, speaker: QPointF) -> QPolygonF:
    """A triangle that stands out of a round-ended bubble towards this point."""
    round_ = room.height() / 2
    begin = QPointF(min(max(speaker.x(), room.left() + round_), room.right() - round_), room.center().y())
    way = QLineF(begin, speaker)
    foot = way.normalVector().unitVector()
    beside = (foot.p2() - foot.p1()) * round_ * 0.6
    way.setLength(min(way.length(), round_ + TAIL))
    return QPolygonF([begin + beside, way.p2(), begin - beside])
