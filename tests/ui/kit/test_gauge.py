"""What how many points bring: the marker stands on the bar, and covers nothing that is written there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter

from engine.presentation import Bracket
from ui.kit.gauge import ON_FELT, draw_gauge

BRACKETS = tuple(Bracket(start, side, 1) for start, side in ((0, -1), (5, -1), (40, -1), (80, 0), (120, 1)))


def drawn(points: int | None, high: int) -> QImage:
    """The bar in a room of this height."""
    image = QImage(400, high, QImage.Format.Format_RGB32)
    image.fill(0)
    font = QFont()
    font.setPixelSize(14)
    painter = QPainter(image)
    draw_gauge(painter, QRectF(0, 0, 400, high), BRACKETS, points, font, ON_FELT)
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("high", [22, 26, 30])
@pytest.mark.parametrize("points", [0, 5, 38, 82, 200])
def test_the_marker_stands_above_what_is_written_in_its_bracket(points: int, high: int) -> None:
    marked, bare = drawn(points, high), drawn(None, high)
    place = sum(bracket.start <= points for bracket in BRACKETS) - 1
    inside = range(80 * place + 6, 80 * (place + 1) - 8)  # its frame stands round it
    middle = round((max(5.0, high * 0.2) + high - 1) / 2)
    assert marked != bare
    for y in range(middle - 3, middle + 4):
        assert all(marked.pixel(x, y) == bare.pixel(x, y) for x in inside)
