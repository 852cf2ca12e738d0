"""What a game marks on a face: trumps wear a row of pennants at the top, cards that count a coin under their index."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from engine.sight import Sign

_BRASS, _EDGE, _COIN = "#b9863a", "#5f4215", "#c8372d"
_PENNANTS = 9  # along the top edge: two of them show on the narrowest strip of a covered card
_DEEP = 0.062  # over the card's width
_COIN_AT, _COIN_SIZE = {"standard": 0.545, "large": 0.86}, 0.052


def draw_signs(painter: QPainter, card: QRectF, signs: frozenset[Sign], cut: str) -> None:
    """Draw these signs on a face in this rectangle; both are shapes first and colours second."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = card.width()
    if Sign.TRUMP in signs:
        _pennants(painter, card)
    if Sign.POINTS in signs:
        radius = width * _COIN_SIZE
        at = QPointF(card.left() + width * 0.125, card.top() + width * _COIN_AT[cut])
        painter.setPen(QPen(QColor(_COIN), max(1.0, width * 0.018)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_COIN))
        painter.drawEllipse(at, radius * 0.42, radius * 0.42)


def _pennants(painter: QPainter, card: QRectF) -> None:
    """Small brass triangles hanging from the top edge, within the round corners."""
    left, width = card.left() + card.width() * 0.045, card.width() * 0.91
    step, deep = width / _PENNANTS, card.width() * _DEEP
    painter.setPen(QPen(QColor(_EDGE), max(0.6, card.width() * 0.006)))
    painter.setBrush(QColor(_BRASS))
    for place in range(_PENNANTS):
        start = left + step * place
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(start, card.top()),
                    QPointF(start + step, card.top()),
                    QPointF(start + step / 2, card.top() + deep),
                ]
            )
        )
