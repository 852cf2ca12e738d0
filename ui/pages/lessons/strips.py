"""Strips with words and buttons that lie above the table, or stand beside it where the page is low."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from ui.kit.lettering import PLAIN, scaled_font

LINE = 1.17
"""The height of a line of Latin letters, as a multiple of the size of its font."""
LINES_WIDE = 14
"""The width of a strip beside the table, as a multiple of the height of its letters."""
NARROW = 62
"""A strip narrower than this many heights of its letters has one more line."""
LEAST_LINES = 3
"""The least number of lines that are visible, however low the strip is."""
WIDEST = (1 << 24) - 1
"""The pixels that Qt takes for no limit."""


def line_height() -> int:
    """The height of a line of plain letters in pixels, also for a strip that was hidden while their size changed.

    It is the same in every script, so that widths measured by it do not grow where lines stand further apart.
    """
    return round(QFontInfo(scaled_font(PLAIN)).pixelSize() * LINE)


def stand(rows: Iterable[QBoxLayout], strip: QWidget, beside: bool) -> None:
    """Turns these rows of the strip into columns and makes it narrow, or turns them back."""
    for row in rows:
        row.setDirection(QBoxLayout.Direction.TopToBottom if beside else QBoxLayout.Direction.LeftToRight)
    wide = round(line_height() * LINES_WIDE)
    strip.setMinimumWidth(wide if beside else 0)
    strip.setMaximumWidth(wide if beside else WIDEST)


class StripWords(QScrollArea):
    """The words of a strip, one below the other: as high as needed above the table; beside a low one they can be
    scrolled."""

    grown = Signal()  # its words may need another height

    def __init__(self) -> None:
        super().__init__()
        self._beside = False
        self._part: QWidget | None = None  # what was come to last
        self.verticalScrollBar().rangeChanged.connect(lambda *_range: self._come())
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
        """Takes the height that there is, or the height that the words need."""
        self._beside = beside
        bar = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(bar.ScrollBarAsNeeded if beside else bar.ScrollBarAlwaysOff)
        policy = self.sizePolicy()
        policy.setHeightForWidth(not beside)
        policy.setVerticalPolicy(policy.Policy.Expanding if beside else policy.Policy.Preferred)
        self.setSizePolicy(policy)
        self.updateGeometry()

    def come_to(self, part: QWidget | None) -> None:
        """Scrolls to this part, or to the first line, now and whenever the words have another height."""
        self._part = part
        QTimer.singleShot(0, self, self._come)

    def _come(self) -> None:
        if self._part is None:
            self.verticalScrollBar().setValue(0)
        else:
            self.ensureWidgetVisible(self._part, 0, 0)

    def hasHeightForWidth(self) -> bool:
        """A narrow strip has more lines, unless they are scrolled."""
        return not self._beside

    def heightForWidth(self, width: int) -> int:
        """The height of all that is said."""
        return self.column.heightForWidth(width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Asks for another height when the words change, since a page that is scrolled does not."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self.grown.emit()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        """A small size: the words take what room is left."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        return QSize(self.column.minimumSize().width(), LEAST_LINES * line_height())
