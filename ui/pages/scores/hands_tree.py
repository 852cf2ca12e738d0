"""The tree of the score sheet: a column for each player, and lines of a sum that are as high as their sentences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem

from ui.kit.accessibility import CurrentTold, rows_changed
from ui.kit.lettering import SMALL, scaled_font

PADDING = 16
"""Pixels that the style sheet and Qt add above and below an item's words."""
BESIDE = 10
"""Pixels left and right of a name together, in the heads of the columns."""
FEWEST = 3
"""The fewest letters of a name that are shown before the tree has to be scrolled sideways."""
LINES = 3
"""The most lines of a name."""
IDEOGRAPHS = "\u2e80"
"""The first sign of scripts that part words without a hyphen."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class HandsTree(QTreeWidget):
    """Shows numbers below the names of the players; Qt alone would cut off names and long lines."""

    def __init__(self) -> None:
        super().__init__()
        CurrentTold(self)
        for turned in (self.itemExpanded, self.itemCollapsed):
            turned.connect(lambda _item: rows_changed(self))
        self._names: tuple[str, ...] = ()
        self.setAlternatingRowColors(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setWordWrap(True)
        self.setUniformRowHeights(False)
        self.setExpandsOnDoubleClick(True)
        self.setIndentation(14)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)

    def begin(self, first: str, names: Sequence[str]) -> None:
        """Empties the tree, and heads its columns with these words and the players' names."""
        self.clear()
        self._names = tuple(names)
        self.setColumnCount(1 + len(names))
        head = self.headerItem()
        head.setText(0, first)
        for column, name in enumerate(names, 1):
            head.setTextAlignment(column, RIGHT)
            head.setData(column, Qt.ItemDataRole.AccessibleTextRole, name)
            head.setToolTip(column, name)

    def add(self, label: str, amounts: Sequence[str]) -> QTreeWidgetItem:
        """Adds a line with an amount for each player."""
        item = QTreeWidgetItem([label, *amounts])
        for column in range(1, item.columnCount()):
            item.setTextAlignment(column, RIGHT)
        self.addTopLevelItem(item)
        return item

    def minimumSizeHint(self) -> QSize:
        """So high that a hand and the totals are seen below the names, however low the window is."""
        least, row = super().minimumSizeHint(), max(0, self.sizeHintForRow(0))
        return least.expandedTo(QSize(0, self.header().sizeHint().height() + 2 * row + 2 * self.frameWidth() + 2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits widths and heights to the new room."""
        super().resizeEvent(event)
        self.wrap()

    def wrap(self) -> None:
        """Shares the width out among the columns, and makes every line of a sum as high as its sentence."""
        self._share()
        metrics = self.fontMetrics()
        room = self.viewport().width() - 2 * self.indentation() - 44
        for item in self.hands():
            for child in item.takeChildren():
                box = metrics.boundingRect(0, 0, max(80, room), 9999, Qt.TextFlag.TextWordWrap, child.text(0))
                child.setSizeHint(0, QSize(40, box.height() + PADDING))
                item.addChild(child)
                child.setFirstColumnSpanned(True)
        rows_changed(self)

    def _share(self) -> None:
        header, head = self.header(), self.headerItem()
        letters = scaled_font(SMALL)  # small, so that the names of ten players have room beside a table
        metrics = QFontMetrics(letters)
        for column in range(head.columnCount()):
            head.setFont(column, letters)  # the header's own font would not follow another language
        words = metrics.horizontalAdvance(head.text(0)) + BESIDE
        first = max(self.sizeHintForColumn(0), words)
        header.resizeSection(0, first)
        numbers = [self.sizeHintForColumn(column) for column in range(1, 1 + len(self._names))]
        heads = [metrics.horizontalAdvance(name) for name in self._names]
        lines = [broken(metrics, name)[0] for name in self._names]
        parts = [min(line, metrics.averageCharWidth() * FEWEST) for line in lines]
        whole, in_two, least = (
            [max(number, head + BESIDE) for number, head in zip(numbers, each, strict=True)]
            for each in (heads, lines, parts)
        )
        widths = shared(self.viewport().width() - first, whole, in_two, least)
        for column, (name, width) in enumerate(zip(self._names, widths, strict=True), 1):
            header.resizeSection(column, width)
            head.setText(column, in_lines(metrics, name, width - BESIDE))
        self.updateGeometries()  # at once: a bar that is not needed any more would cover the last line

    def hands(self) -> list[QTreeWidgetItem]:
        """The lines that can be opened, and the sums below them."""
        items = (self.topLevelItem(place) for place in range(self.topLevelItemCount()))
        return [item for item in items if item is not None]


def shared(room: int, whole: Sequence[int], in_two: Sequence[int], least: Sequence[int]) -> list[int]:
    """The widths of columns in this room: equal where that is enough for all; else the whole names, or the names in two
    lines, and the rest of the room; else what a common bound leaves to each, but never less than its least."""
    if not whole:
        return []
    if max(whole) * len(whole) <= room:
        return [room // len(whole)] * len(whole)
    for wanted in (whole, in_two):
        if sum(wanted) <= room:
            return [each + (room - sum(wanted)) // len(wanted) for each in wanted]
    widths = list(least)
    for bound in range(max(in_two)):
        wider = [max(low, min(each, bound)) for each, low in zip(in_two, least, strict=True)]
        if sum(wider) > room:
            break
        widths = wider
    return widths


def broken(metrics: QFontMetrics, words: str) -> tuple[int, str]:
    """The words in the two lines that need the least width, or in one where they cannot be parted; and that width."""
    apart = "" if words >= IDEOGRAPHS and len(words) > 2 else " "  # a name of two signs stays whole
    parts = list(words) if not apart else words.split(apart)
    ways = [(apart.join(parts[:end]), apart.join(parts[end:])) for end in range(1, len(parts))] or [(words, "")]
    return min((max(map(metrics.horizontalAdvance, lines)), "\n".join(filter(None, lines))) for lines in ways)


def in_lines(metrics: QFontMetrics, words: str, width: int) -> str:
    """The words in this width, in two lines where one is not enough, or in three with a word that is parted; with dots
    for what has no room even so."""

    def fits(line: str) -> bool:
        return metrics.horizontalAdvance(line) <= width

    if fits(words):
        return words
    lines = broken(metrics, words)[1].split("\n")
    parted = [part for line in lines for part in ((line,) if fits(line) else halves(metrics, line))]
    if len(parted) <= LINES and all(map(fits, parted)):
        return "\n".join(parted)
    return "\n".join(metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in lines)


def halves(metrics: QFontMetrics, word: str) -> tuple[str, str]:
    """The word in the two parts that need the least width, of at least two letters where it has them."""
    hyphen = "" if word >= IDEOGRAPHS else "-"
    ways = [(f"{word[:end]}{hyphen}", word[end:]) for end in range(2, len(word) - 1)] or [(word, "")]
    return min(ways, key=lambda way: max(map(metrics.horizontalAdvance, way)))
