"""How every window beside the table is laid out: parts from top to bottom, a row of buttons, and a size in letters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from ui.kit.accessibility import EnterPresses
from ui.kit.windows import bring

MARGIN, SPACING = 14, 10
"""Pixels round everything, and between the parts."""
EMPTY_HIGH = 14
"""The height of a window that has nothing to show but a sentence, in heights of its letters."""
EMPTY = "empty"
"""The property of a window that tells for which content it was given its size."""


def lay_out_window(
    window: QDialog,
    parts: Sequence[QWidget | QLayout],
    grows: QWidget | QLayout,
    left: Sequence[QWidget],
    right: Sequence[QWidget],
) -> QVBoxLayout:
    """Lays out the parts, of which one takes all room that is left, and the buttons below; returns the column.

    Enter presses the button in focus, else the default button. ``left`` may be words, which take the room up to the
    buttons at the right.
    """
    EnterPresses(window)
    column = QVBoxLayout(window)
    column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
    column.setSpacing(SPACING)
    for part in parts:
        stretch = 1 if part is grows else 0
        if isinstance(part, QLayout):
            column.addLayout(part, stretch)
        else:
            column.addWidget(part, stretch)
    buttons = QHBoxLayout()
    for widget in left:
        buttons.addWidget(widget, isinstance(widget, QLabel))
    if not any(isinstance(widget, QLabel) for widget in left):
        buttons.addStretch(1)
    for widget in right:
        buttons.addWidget(widget)
    column.addLayout(buttons)
    for button in window.findChildren(QPushButton):
        button.setAutoDefault(button.isDefault())
    return column


def labelled(label: QLabel, field: QWidget) -> QHBoxLayout:
    """A row with a field, and its name before it."""
    label.setBuddy(field)
    row = QHBoxLayout()
    row.addWidget(label)
    row.addWidget(field, 1)
    return row


def size_in_letters(window: QWidget, wide: int, high: int) -> None:
    """Makes the window so many heights of its letters wide and high, as far as ``bring`` finds room on the screen."""
    window.resize(QSize(wide, high) * window.fontMetrics().height())


def size_by_content(window: QWidget, wide: int, high: int, *, empty: bool) -> None:
    """Makes the window so large, but low while there is nothing to show in it; where it stays empty or filled, it keeps
    the size that it has."""
    if window.property(EMPTY) == empty:
        return
    shown = window.isVisible()
    window.setProperty(EMPTY, empty)
    window.hide()
    size_in_letters(window, wide, EMPTY_HIGH if empty else high)
    if shown:
        bring(window)  # in the middle again, where a larger one has room
