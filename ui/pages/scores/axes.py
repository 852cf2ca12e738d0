"""What the charts of scores and of levels share: size, colours, round numbers, and hands along the foot."""

from __future__ import annotations

from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPalette
from PySide6.QtWidgets import QWidget

from ui.kit.lettering import SMALL, scaled_font
from ui.kit.theme import scheme_of

SIZE, SMALLEST = QSize(380, 220), QSize(220, 140)
"""The usual size of a chart, and the smallest at which it can be read."""
WIDE = 60
"""The width for one number along the foot, in pixels."""


def chart_painter(chart: QWidget) -> QPainter:
    """A painter on this chart with smooth lines and small letters."""
    painter = QPainter(chart)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(scaled_font(SMALL))
    return painter


def series_colours(palette: QPalette) -> tuple[str, ...]:
    """Colours for curves that can be told apart on the ground of this palette."""
    return scheme_of(palette).series


def along(room: QRectF, hand: int, hands: int) -> float:
    """The x of a hand, counted from 0, the place before the first one."""
    return room.left() + room.width() * hand / hands


def paint_hands(painter: QPainter, room: QRectF, hands: int, foot: float, below: str) -> None:
    """Paints the numbers of hands along the foot in the painter's colour, with their label."""
    metrics = QFontMetricsF(painter.font())
    for hand in nice_ticks(0, hands, max(1, int(room.width() / WIDE))):
        if hand <= hands:
            box = QRectF(along(room, hand, hands) - WIDE / 2, foot, WIDE, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(hand))
    painter.drawText(QPointF(room.right() + beside_last(metrics, hands), foot + metrics.ascent()), below)


def beside_last(metrics: QFontMetricsF, hands: int) -> float:
    """How far right of the last hand the label of their numbers begins, so that it does not touch the last one."""
    return max(12.0, metrics.horizontalAdvance(str(hands)) / 2 + metrics.horizontalAdvance(" "))


def nice_ticks(least: int, most: int, about: int) -> list[int]:
    """Round whole numbers from at most ``least`` to at least ``most``, about so many steps, two at least."""
    reach = max(1, most - least)
    rough = max(1.0, reach / about)
    power = 10 ** floor(log10(rough))
    step = next(int(power * factor) for factor in (1, 2, 5, 10) if power * factor >= rough)
    start = floor(least / step)
    end = max(ceil(most / step), start + 1)
    return [step * place for place in range(start, end + 1)]
