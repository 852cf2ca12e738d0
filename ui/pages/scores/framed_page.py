"""A panel with words above, buttons below, and a page between them that scrolls where it must."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ui.kit.lettering import Lettering
from ui.kit.windows import scroller

SPACING, CLOSE, SCROLLER = 8, 5, 6
"""Pixels between the parts, the second where there is little room, and right of a part that may scroll."""
BESIDE, ABOVE, SLIM = 24, 18, 9
"""Pixels left and right of everything, and above and below; the last where there is little room."""
AIR = 8
"""Spare pixels of the page."""


@dataclass(frozen=True, slots=True)
class FramedPage:
    """A panel's words above, its layout and that of its page, the page's scroll area, and its buttons below."""

    panel: QWidget
    above: tuple[Lettering, ...]
    column: QVBoxLayout
    inside: QVBoxLayout
    scroll: QScrollArea
    buttons: tuple[QPushButton, ...]

    @property
    def wanted_width(self) -> int:
        """The width of the panel in which every visible button shows all of its words."""
        widths = [button.sizeHint().width() for button in self.buttons if not button.isHidden()]
        return sum(widths) + SPACING * len(widths) + 2 * BESIDE

    @property
    def wanted_height(self) -> int:
        """The height at which nothing needs to scroll, in the panel's present width."""
        width = self.panel.width()
        for label in self.panel.findChildren(QWidget):
            label.ensurePolished()  # new ones have yet to get their font, and would seem lower or higher than they are
        _measure_anew(self.inside)
        inside = 0 if self.scroll.isHidden() else self.inside.heightForWidth(max(1, width - 2 * BESIDE))
        spoken = [label for label in self.above if label.text() and not label.isHidden()]
        words = sum(_height(label, width - 2 * BESIDE) for label in spoken)
        button = max(button.sizeHint().height() for button in self.buttons)
        margins, between = self.column.contentsMargins(), self.column.spacing()
        gaps = (len(spoken) + 1) * between
        return inside + words + gaps + button + margins.top() + margins.bottom() + AIR

    def slim_down(self, slim: bool) -> None:
        """Leaves less free above and below, or more again."""
        above = SLIM if slim else ABOVE
        self.column.setContentsMargins(BESIDE, above, BESIDE - SCROLLER, above)
        self.column.setSpacing(CLOSE if slim else SPACING)

    def fold(self, folded: bool) -> None:
        """Hides everything between the words and the buttons, or shows it again."""
        self.scroll.setHidden(folded)

    def settle(self) -> None:
        """Has a scroll bar only where not everything fits: one that is there makes the page narrower, and its sentences
        so long that it would stay."""
        policy = Qt.ScrollBarPolicy
        fits = self.panel.height() >= self.wanted_height
        self.scroll.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded)


def _measure_anew(layout: QLayout) -> None:
    """Forgets the sizes in this layout and in those within it, which Qt does only in the event loop."""
    layout.invalidate()
    for within in layout.children():
        if isinstance(within, QLayout):
            _measure_anew(within)


def _height(label: Lettering, width: int) -> int:
    """The height of a label in this width; Qt would wrap a sentence also where it has room."""
    return label.heightForWidth(width) if label.hasHeightForWidth() else label.sizeHint().height()


def framed(
    panel: QWidget, above: Sequence[Lettering], first: Sequence[QPushButton], last: Sequence[QPushButton]
) -> FramedPage:
    """Lays out the panel; ``first`` are the buttons at the left, ``last`` those at the right."""
    page = QWidget()
    page.setProperty("look", "page")
    inside = QVBoxLayout(page)
    inside.setContentsMargins(0, 0, SCROLLER, 0)
    scroll = scroller(page)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    column = QVBoxLayout(panel)
    for label in above:
        column.addWidget(label)
    column.addWidget(scroll, 1)
    row = QHBoxLayout()
    row.setSpacing(SPACING)
    row.setContentsMargins(0, 0, SCROLLER, 0)
    for button in first:
        row.addWidget(button)
    row.addStretch(1)
    for button in last:
        row.addWidget(button)
    column.addLayout(row)
    framed_page = FramedPage(panel, tuple(above), column, inside, scroll, (*first, *last))
    framed_page.slim_down(False)
    return framed_page
