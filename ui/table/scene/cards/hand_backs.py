"""The view of another's hand: the holder's face, and a fan of backs that shrinks as cards go."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.events import Seat
from ui.kit.artwork.portraits import portrait
from ui.kit.faces import CardFaces, shadow_margin
from ui.kit.geometry import CARD_RATIO

MOST_BACKS = 9
LEAST_FACE = 18
"""The least width of a face in pixels; a narrower one could not be recognised."""
_BACK = 0.46  # the width of a back in the fan over that of a stacked card
_SPREAD = 48.0  # degrees from the first back of a full fan to its last, which leaves it on the felt at the side
_PIVOT = 0.42  # how far below its foot a back turns, over its height


def backs_shown(count: int) -> int:
    """How many backs a fan shows for so many cards: each of the last three, then one more for every four."""
    return min(MOST_BACKS, count if count <= 3 else 3 + (count - 1) // 4)


def fan_of_backs(faces: CardFaces, backs: int, width: int, ratio: float) -> QPixmap:
    """So many backs held in the lower part of a stacked card's rectangle."""
    height = width * CARD_RATIO
    fan = QPixmap(round(2 * width * ratio), round(height * ratio))
    fan.setDevicePixelRatio(ratio)
    fan.fill(Qt.GlobalColor.transparent)
    own = max(8, round(width * _BACK))
    back, margin, high = faces.pixmap(None, own, ratio), shadow_margin(own), own * CARD_RATIO
    painter = QPainter(fan)
    painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
    reach, step = high * (1 + _PIVOT), _SPREAD / (MOST_BACKS - 1)
    pivot = QPointF(width, height - high + reach - high * 0.02)
    for place in range(backs):
        turn = (place - (backs - 1) / 2) * step
        painter.save()
        painter.translate(pivot + QPointF(sin(radians(turn)), -cos(radians(turn))) * (reach - high / 2))
        painter.rotate(turn)
        painter.drawPixmap(QPointF(-margin - own / 2, -margin - high / 2), back)
        painter.restore()
    painter.end()
    return fan


class FaceItem(QGraphicsPixmapItem):
    """The face of another seat."""

    def __init__(self) -> None:
        super().__init__()
        self._drawn: tuple[object, ...] = ()
        self.setZValue(8)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def look(self, seat: Seat, expression: str, room: QRectF, ratio: float) -> None:
        """Shows this seat's face here, or not at all where there is no room."""
        width = round(room.width())
        self.setVisible(width >= LEAST_FACE)
        drawn = (seat, expression, width, ratio)
        if self.isVisible() and drawn != self._drawn:
            self._drawn = drawn
            self.setPixmap(portrait(seat, expression, width, ratio))
        self.setPos(round(room.center().x() - width / 2), round(room.top()))
