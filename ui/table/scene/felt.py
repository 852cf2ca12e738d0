"""The felt: cloth with soft light from above, a fine inlaid line, and a calm ring where the cards are played."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient

from ui.kit.theme import Felt

WEAVE = 64
"""The size of the weave's tile in pixels, each way."""


def felt_pixmap(size: QSizeF, ratio: float, felt: Felt, ring: QRectF) -> QPixmap:
    """The whole cloth at the device's ratio; ``ring`` is where plays lie, in logical pixels."""
    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = QRectF(QPointF(0, 0), size)
    painter.fillRect(room, _light(room, felt))
    painter.drawTiledPixmap(room, _weave())
    _inlay(painter, room, felt)
    _ring(painter, ring, felt)
    painter.end()
    return pixmap


def _light(room: QRectF, felt: Felt) -> QRadialGradient:
    """The light hangs above the middle, a little towards the far side."""
    centre = QPointF(room.center().x(), room.top() + room.height() * 0.38)
    gradient = QRadialGradient(centre, max(room.width() * 0.62, room.height() * 0.8))
    gradient.setColorAt(0.0, QColor(felt.light))
    gradient.setColorAt(0.55, QColor(felt.cloth))
    gradient.setColorAt(1.0, QColor(felt.edge))
    return gradient


@cache
def _weave() -> QPixmap:
    """A tile of faint threads, the same every time: two waves of multiplied places, no chance in it."""
    tile = QImage(WEAVE, WEAVE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    for y in range(WEAVE):
        for x in range(WEAVE):
            thread = (x * 37 + y * 61 + (x * y) % 29 * 17) % 97
            alpha = thread * 7 // 97
            shade = QColor(255, 255, 255, alpha) if (x + y) % 2 else QColor(0, 0, 0, alpha)
            tile.setPixelColor(x, y, shade)
    return QPixmap.fromImage(tile)


def _inlay(painter: QPainter, room: QRectF, felt: Felt) -> None:
    line = QColor(felt.line)
    line.setAlphaF(0.30)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, 1.2))
    painter.drawRoundedRect(room.adjusted(3.5, 3.5, -3.5, -3.5), 9, 9)


def _ring(painter: QPainter, ring: QRectF, felt: Felt) -> None:
    """An oval, lighter inside than the cloth, with two thin lines: the place where plays lie."""
    if ring.isEmpty():
        return
    glow = QRadialGradient(ring.center(), ring.width() / 2)
    inside = QColor(255, 255, 255, 12)
    glow.setColorAt(0, inside)
    glow.setColorAt(1, QColor(255, 255, 255, 3))
    painter.setBrush(glow)
    line = QColor(felt.line)
    line.setAlphaF(0.14)
    painter.setPen(QPen(line, 1.2))
    painter.drawEllipse(ring)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line.setAlphaF(0.08)
    painter.setPen(QPen(line, 1))
    painter.drawEllipse(ring.adjusted(7, 7, -7, -7))
