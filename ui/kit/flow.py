"""A layout of equal cells in rows, as many side by side as fit."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Cells at least ``least`` wide, equally wide and high in a row; the last row keeps the columns."""

    def __init__(self, least: int, spacing: int = 12, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.least = least
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        """Called by Qt with the item of ``addWidget``."""
        self._items.append(item)

    def count(self) -> int:
        """The number of cells."""
        return len(self._items)

    def itemAt(self, place: int) -> QLayoutItem | None:
        """The cell at this place, None past the end."""
        return self._items[place] if 0 <= place < len(self._items) else None

    def takeAt(self, place: int) -> QLayoutItem | None:
        """Removes and returns the cell at this place."""
        return self._items.pop(place) if 0 <= place < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It wants no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """A narrow layout has more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows at this width."""
        rows = self._rows(width)
        return sum(height for _, height in rows) + self.spacing() * max(0, len(rows) - 1)

    def sizeHint(self) -> QSize:
        """Two cells wide."""
        width = 2 * self.least + self.spacing()
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        """One cell wide."""
        widest = max((item.minimumSize().width() for item in self._items), default=0)
        return QSize(max(self.least, widest), 0)

    def setGeometry(self, room: QRect) -> None:
        """Puts every cell in its place."""
        super().setGeometry(room)
        top, gap = room.top(), self.spacing()
        cell = self._cell(room.width())
        for items, height in self._rows(room.width()):
            for column, item in enumerate(items):
                item.setGeometry(QRect(room.left() + column * (cell + gap), top, cell, height))
            top += height + gap

    def _columns(self, width: int) -> int:
        """The fewest columns that keep the number of rows, so that six cells stand three and three, not
        four and two."""
        shown = len(self._shown())
        most = max(1, min(shown, (width + self.spacing()) // (self.least + self.spacing())))
        return ceil(shown / ceil(shown / most)) if shown else 1

    def _cell(self, width: int) -> int:
        columns = self._columns(width)
        return (width - self.spacing() * (columns - 1)) // columns

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _rows(self, width: int) -> list[tuple[list[QLayoutItem], int]]:
        """The cells row by row, each row with the height of its highest cell."""
        shown, columns, cell = self._shown(), self._columns(width), self._cell(width)
        rows = [shown[start : start + columns] for start in range(0, len(shown), columns)]
        return [(row, max(_height(item, cell) for item in row)) for row in rows]


def _height(item: QLayoutItem, width: int) -> int:
    if item.hasHeightForWidth():
        return max(item.heightForWidth(width), item.minimumSize().height())
    return item.sizeHint().height()
