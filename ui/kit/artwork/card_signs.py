"""Signs on a face: pennants at the top for trumps, a coin for cards that count, a ribbon for cards just taken."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from engine.presentation import Sign

_BRASS, _EDGE, _COIN = "#b9863a", "#5f4215", "#c8372d"
_PENNANTS = 9  # along the top edge: two of them show on the narrowest strip of a covered card
_DEEP = 0.062  # over the card's width
_RIBBON, _WASH = "#1f6a57", "#c9e6d8"
_RIBBON_WIDE, _LEAST_RIBBON = 0.034, 2.0  # over the card's width; in pixels: the 1 of a ten stands beside it
_WASHED = {"standard": (0.085, 0.255, 0.47), "large": (0.085, 0.35, 0.78)}  # top, right edge and foot, over the width
_COIN_AT, _COIN_SIZE = {"standard": 0.545, "large": 0.86}, 0.052


def draw_signs(painter: QPainter, card: QRectF, signs: frozenset[Sign], cut: str) -> None:
    """Draws these signs on a face in this rectangle; each can be told by its shape."""
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
    if Sign.FRESH in signs:
        _ribbon(painter, card, cut)


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


def _ribbon(painter: QPainter, card: QRectF, cut: str) -> None:
    """A ribbon down the left edge with a notch at its foot, and its colour over the index beside it."""
    top, right, foot = (card.width() * share for share in _WASHED[cut])
    wide = max(_LEAST_RIBBON, card.width() * _RIBBON_WIDE)
    ribbon = QRectF(card.left(), card.top() + top, wide, foot - top)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)  # the index stays as dark as it was
    painter.fillRect(QRectF(ribbon.topLeft(), QSizeF(right, ribbon.height())), QColor(_WASH))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setBrush(QColor(_RIBBON))
    notch = QPointF(ribbon.center().x(), ribbon.bottom() - wide * 0.6)
    corners = [ribbon.topLeft(), ribbon.topRight(), ribbon.bottomRight(), notch, ribbon.bottomLeft()]
    painter.drawPolygon(QPolygonF(corners))
