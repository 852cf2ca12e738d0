"""Pictures of settings, so that felt, backs and faces are seen before they are chosen."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QLinearGradient, QPainter, QPen, QPixmap

from engine.cards import Card, read_cards
from ui.kit.faces import CardFaces, Look, shadow_margin
from ui.kit.settings import Settings
from ui.kit.theme import felt_named, is_dark
from ui.kit.windows import picture_icon
from ui.table.layout.fan import LARGE_STRIP

CARD = 50  # a narrower card always has the large index
STEP = ceil(LARGE_STRIP * CARD)  # the least at which the large index stands whole beside the next card
EDGE = 7  # felt left, right and above
_INDEX = 40  # a large index and its suit, from the upper edge of the card
_SHOWN: tuple[Card | None, ...] = read_cards("9S 7D KC")
SIZE = QSize(2 * EDGE + CARD + STEP * (len(_SHOWN) - 1), EDGE + _INDEX + 3)
"""The size of a picture, in device-independent pixels."""


SEEN = ("table", "back", "colours", "cut")
"""The settings that have pictures."""


def preview_of(name: str, value: str, settings: Settings, ratio: float) -> QIcon:
    """A picture of this value of one of these settings beside the others."""
    worn = Settings(scheme="dark" if is_dark(settings.scheme) else "light")
    worn = replace(worn, **{each: getattr(settings, each) for each in SEEN} | {name: value})
    return _picture(name, worn, ratio)


@lru_cache(maxsize=128)
def _picture(name: str, shown: Settings, ratio: float) -> QIcon:
    picture = QPixmap(SIZE * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _lay_cloth(painter, shown)
    if name != "table":
        faces = CardFaces(Look(shown.cut, shown.colours, shown.back))
        cards = (None,) if name == "back" else _SHOWN
        _lay_cards(painter, faces, cards, ratio)
    painter.end()
    return picture_icon(picture)


def _lay_cloth(painter: QPainter, settings: Settings) -> None:
    """The felt with its inlaid line."""
    felt = felt_named(settings.table, is_dark(settings.scheme))
    light = QLinearGradient(0, 0, 0, SIZE.height())
    light.setColorAt(0, QColor(felt.light))
    light.setColorAt(1, QColor(felt.edge))
    room = QRectF(0, 0, SIZE.width(), SIZE.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRoundedRect(room, 5, 5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(felt.line), 1))
    painter.drawRoundedRect(room.adjusted(3, 3, -3, -3), 3, 3)


def _lay_cards(painter: QPainter, faces: CardFaces, cards: tuple[Card | None, ...], ratio: float) -> None:
    """The upper parts of these cards side by side on the felt, each with its corner in sight."""
    painter.setClipRect(QRectF(3, 0, SIZE.width() - 6, SIZE.height() - 3))
    margin, wide = shadow_margin(CARD), CARD + STEP * (len(cards) - 1)
    left = (SIZE.width() - wide) / 2
    for place, card in enumerate(cards):
        pixmap = faces.pixmap(card, CARD, ratio)
        painter.drawPixmap(QPointF(left + place * STEP - margin, EDGE - margin), pixmap)
