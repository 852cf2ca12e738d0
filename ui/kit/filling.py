"""Fills a layout with words, and empties it again.

Pages and table use it for rows that are made anew whenever their content changes.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLayout

from ui.kit.lettering import PLAIN, Lettering


def empty(layout: QLayout) -> None:
    """Takes every widget out of the layout, hides it, and deletes it soon."""
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
    if label.parentWidget() is not None:
        label.show()  # a layout shows it only later, and until then nobody could measure the grid
