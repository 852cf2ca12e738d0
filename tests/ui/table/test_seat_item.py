"""A plate: what stands on it keeps its place while cards are played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from ui.table.badges import Badge
from ui.table.seat_item import Plate, SeatItem
from ui.theme import FELTS

BADGES = (Badge("Level 2"), Badge("Declarer ♥2"))


def upper_half(count: int, width: int) -> QImage:
    """The line of the name on a plate of so many cards."""
    font = QFont()
    font.setPixelSize(15)
    item = SeatItem(FELTS["jade"], font)
    item.place(QRectF(4, 4, width, 50))
    item.show_plate(Plate("Mei", count, BADGES))
    image = QImage(QSize(width + 8, 29), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
def test_badges_do_not_change_their_line_when_the_count_has_a_digit_less() -> None:
    for width in range(120, 240, 4):
        assert upper_half(10, width) == upper_half(9, width), f"at a width of {width}"
