"""The place where carried cards would go, with the words that ``PromptPanel.outcome`` finds for them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ui.kit.theme import Felt
from ui.table.scene.overlays import OverlayItem

HEIGHT = 650.0
"""Its height (z)."""


class DropZoneItem(OverlayItem):
    """The whole table above the hand while a card is dragged: a frame, and in words the play that a drop would make."""

    def __init__(self, felt: Felt, font: QFont) -> None:
        super().__init__(felt, HEIGHT)
        self.font = font
        self.words = ""
        self.goes = False
        self.entered = False
        self.middle = QPointF()

    def tell(self, words: str, goes: bool, entered: bool, room: QRectF, middle: QPointF) -> None:
        """Shows the effect of a drop, whether it is allowed, and whether the cards are over the table; written round
        ``middle``."""
        self.words, self.goes, self.entered, self.middle = words, goes, entered, middle
        self.cover(room)

    def boundingRect(self) -> QRectF:
        """The zone."""
        return self.room

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paints a frame, brass where the play is allowed and red dashes where it is not, and the words on a pill with
        a sign."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self.felt.brass if self.goes else self.felt.alarm)
        frame = self.room.adjusted(2, 2, -2, -2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(colour, 3.0 if self.entered else 1.6)
        if not self.goes:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(frame, 16, 16)
        if self.words:
            self._pill(painter, frame, colour)

    def _pill(self, painter: QPainter, frame: QRectF, colour: QColor) -> None:
        metrics = QFontMetricsF(self.font)
        shown = metrics.elidedText(self.words, Qt.TextElideMode.ElideRight, frame.width() - 120)
        pill = QRectF(0, 0, metrics.horizontalAdvance(shown) + 58, metrics.height() + 16)
        pill.moveCenter(self.middle)
        pill.moveLeft(min(max(pill.left(), frame.left() + 8), frame.right() - 8 - pill.width()))
        pill.moveTop(min(max(pill.top(), frame.top() + 8), frame.bottom() - 8 - pill.height()))
        shade = QColor(self.felt.shade)
        shade.setAlphaF(0.93)
        painter.setPen(QPen(colour, 1.6))
        painter.setBrush(shade)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        _sign(painter, QPointF(pill.left() + 21, pill.center().y()), self.goes, colour, QColor(self.felt.text))
        painter.setPen(QColor(self.felt.text))
        painter.setFont(self.font)
        painter.drawText(
            pill.adjusted(38, 0, -16, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown
        )


def _sign(painter: QPainter, at: QPointF, goes: bool, colour: QColor, ink: QColor) -> None:
    """A tick or a cross in a disc."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(at, 9, 9)
    painter.setPen(QPen(ink, 2))
    if goes:
        painter.drawPolyline([at + QPointF(-4, 0), at + QPointF(-1, 3.5), at + QPointF(4.5, -3.5)])
    else:
        painter.drawLine(at + QPointF(-3.4, -3.4), at + QPointF(3.4, 3.4))
        painter.drawLine(at + QPointF(-3.4, 3.4), at + QPointF(3.4, -3.4))
