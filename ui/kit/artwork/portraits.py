"""Faces of the people at the table as pixmaps: a head for each seat, and its expression."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ui.kit.assets import asset

HEADS = ("plaits", "elder", "bun", "cap", "bob", "hat", "curls", "scholar", "scarf")
"""The heads in the order of the seats, beginning with the seat after our own."""


@lru_cache(maxsize=128)
def portrait(seat: int, expression: str, width: int, ratio: float) -> QPixmap:
    """The face of a seat (not our own: 0) in a circle so many device-independent pixels wide."""
    pixels = max(1, round(width * ratio))
    drawn = QPixmap(pixels, pixels)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    for name in (f"head_{HEADS[(seat - 1) % len(HEADS)]}", f"face_{expression}"):
        renderer = QSvgRenderer(QByteArray(asset("portraits", f"{name}.svg").read_bytes()))
        renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    drawn.setDevicePixelRatio(ratio)
    return drawn
