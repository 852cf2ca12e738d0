"""A button that folds and unfolds what stands below it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton


class Fold(QToolButton):
    """A button with an arrow before its words: to the right while folded, down while not."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "fold")
        self.setCheckable(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._point)
        self._point()

    def sizeHint(self) -> QSize:
        """Adds the width of a letter: in large letters Qt asks for less than it needs, and leaves signs out."""
        return super().sizeHint() + QSize(self.fontMetrics().height(), 0)

    def _point(self) -> None:
        self.setArrowType(Qt.ArrowType.DownArrow if self.isChecked() else Qt.ArrowType.RightArrow)
