"""Strips with words and buttons that lie above the table, or stand beside it where the page is low."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from ui.kit.lettering import PLAIN, scaled_font

LINE = 1.17
"""A line of Latin letters over the size of its font."""
LINES_WIDE = 14
"""The width of a strip that stands, over the height of its letters."""
NARROW = 62
"""Where a strip has fewer heights of its letters from left to right, what it says has a line more."""
LEAST_LINES = 3
"""So many lines of what a strip says are seen at least, however low it is."""
WIDEST = (1 << 24) - 1
"""What Qt takes for no limit, in pixels."""


def line_height() -> int:
    """A line of plain letters in pixels: a strip that was hidden while their size changed has not heard of it.

    The same in every script: what measures width by it is no wider where lines stand further apart.
    """
    return round(QFontInfo(scaled_font(PLAIN)).pixelSize() * LINE)


def stand(rows: Iterable[QBoxLayout], strip: QWidget, beside: bool) -> None:
    """Turn these rows of the strip into columns, and make it narrow; or back again."""
    for row in rows:
        row.setDirection(QBoxLayout.Direction.TopToBottom if beside else QBoxLayout.Direction.LeftToRight)
    wide = round(line_height() * LINES_WIDE)
    strip.setMinimumWidth(wide if beside else 0)
    strip.setMaximumWidth(wide if beside else WIDEST)


class StripWords(QScrollArea):
    """What a strip says, above each other: as high as it needs above the table; beside a low one it can be scrolled."""

    grown = Signal()  # its words may need another height

    def __init__(self) -> None:
        super().__init__()
        self._beside = False
        self.column = QVBoxLayout(page := QWidget())
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(4)
        page.setProperty("look", "page")
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lie_beside(False)

    def lie_beside(self, beside: bool) -> None:
        """Take what height there is, or what the words need."""
        self._beside = beside
        bar = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(bar.ScrollBarAsNeeded if beside else bar.ScrollBarAlwaysOff)
        policy = self.sizePolicy()
        policy.setHeightForWidth(not beside)
        policy.setVerticalPolicy(policy.Policy.Expanding if beside else policy.Policy.Preferred)
        self.setSizePolicy(policy)
        self.updateGeometry()

    def come_to(self, part: QWidget) -> None:
        """Show this part of it, once it is known how high all of it is."""
        QTimer.singleShot(0, self, lambda: self.ensureWidgetVisible(part, 0, 0))

    def hasHeightForWidth(self) -> bool:
        """Narrow means more lines, unless they are scrolled."""
        return not self._beside

    def heightForWidth(self, width: int) -> int:
        """The height of all that is said."""
        return self.column.heightForWidth(width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Other words want another height: a page that is scrolled does not tell so by itself."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self.grown.emit()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        """As little as is of use: the words take what is left."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        return QSize(self.column.minimumSize().width(), LEAST_LINES * line_height())
