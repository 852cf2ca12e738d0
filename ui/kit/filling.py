"""Fills a layout with words, and empties it again for what comes next.

Pages and table alike make such rows anew whenever what they tell changes.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLayout

from ui.kit.lettering import PLAIN, Lettering


def empty(layout: QLayout) -> None:
    """Takes every widget out of the layout; none is seen from now on, and each is deleted soon."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def put_words(
    grid: QGridLayout,
    row: int,
    column: int,
    words: str,
    scale: float = PLAIN,
    *,
    right: bool = False,
    bold: bool = False,
    tone: str = "",
) -> None:
    """Writes these words in a cell, at its left or at its right."""
    label = Lettering(scale, bold=bold, tone=tone)
    label.setText(words)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    grid.addWidget(label, row, column, side | Qt.AlignmentFlag.AlignVCenter)
