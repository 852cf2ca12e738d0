"""Strips with words and buttons that lie above the table, or stand beside it where the page is low."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QWidget

from ui.kit.lettering import PLAIN, scaled_font

LINES_WIDE = 14
"""The width of a strip that stands, over the height of its letters."""
NARROW = 62
"""Where a strip has fewer heights of its letters from left to right, what it says has a line more."""
WIDEST = (1 << 24) - 1
"""What Qt takes for no limit, in pixels."""


def line_height() -> int:
    """A line of plain letters in pixels: a strip that was hidden while their size changed has not heard of it."""
    return QFontMetrics(scaled_font(PLAIN)).height()


def stand(rows: Iterable[QBoxLayout], strip: QWidget, beside: bool) -> None:
    """Turn these rows of the strip into columns, and make it narrow; or back again."""
    for row in rows:
        row.setDirection(QBoxLayout.Direction.TopToBottom if beside else QBoxLayout.Direction.LeftToRight)
    wide = round(line_height() * LINES_WIDE)
    strip.setMinimumWidth(wide if beside else 0)
    strip.setMaximumWidth(wide if beside else WIDEST)
