"""A strip beside the table: a row above it, or a column at its side where the window is low."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QPushButton, QWidget

NARROW = 280
"""How wide a strip is that stands at the side."""
_MOST = 16_777_215
"""What Qt calls no limit."""


class Strip:
    """Arranges a frame: head and buttons in one line and the body below them, or all below one another."""

    def __init__(
        self, frame: QFrame, head: Sequence[QLabel], body: Sequence[QLabel], buttons: Sequence[QPushButton]
    ) -> None:
        self._frame, self._head, self._body = frame, head, body
        frame.setProperty("look", "strip")
        self._buttons = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._buttons)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(5)
        for button in buttons:
            self._row.addWidget(button)
        self._grid = QGridLayout(frame)
        self._grid.setContentsMargins(16, 8, 12, 8)
        self._grid.setVerticalSpacing(4)
        self.narrow = False
        self.stand(narrow=False)

    def stand(self, narrow: bool) -> None:
        """Lie above the table, or stand at its side."""
        self.narrow = narrow
        for each in (*self._head, *self._body, self._buttons):
            self._grid.removeWidget(each)
        self._head[0].setWordWrap(narrow)  # in a line of its own it has all the room that it wants
        labels = (*self._head, *self._body)
        for row in range(len(labels) + 2):
            self._grid.setRowStretch(row, 0)
        for column in range(len(self._head) + 1):
            self._grid.setColumnStretch(column, 0)
        if narrow:
            for row, label in enumerate(labels):
                self._grid.addWidget(label, row, 0)
            self._grid.addWidget(self._buttons, len(labels), 0)
            self._grid.setRowStretch(len(labels) + 1, 1)
        else:
            for column, label in enumerate(self._head):
                self._grid.addWidget(label, 0, column)
            self._grid.addWidget(self._buttons, 0, len(self._head))
            self._grid.setColumnStretch(len(self._head) - 1, 1)
            for row, label in enumerate(self._body, 1):
                self._grid.addWidget(label, row, 0, 1, len(self._head) + 1)
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(direction)
        self._frame.setMinimumWidth(NARROW if narrow else 0)
        self._frame.setMaximumWidth(NARROW if narrow else _MOST)
