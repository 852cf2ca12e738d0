"""The page of the table: the table fills it, strips lie above or beside it, and the result of a hand lies over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

from engine.match import Match, Result
from engine.today import DayResult
from ui.kit.language import Lexicon
from ui.kit.windows import scrolled_by_key
from ui.pages.lessons.strips import StripWords
from ui.pages.practice_strip import PracticeStrip
from ui.pages.scores.over_table import ResultsOverTable

LOW = 540
"""On a page lower than this, in pixels, strips stand beside the table instead of above it."""
SLIM = 64
"""A line with its buttons that is no higher than this stays above; beside the table it would take a quarter of the
width."""


class SideStrip(Protocol):
    """A widget with the words of a lesson or a coach beside the table."""

    is_line: bool
    """Whether it is one line of constant height; a slim one lies above a low table, too."""

    def lie_beside(self, beside: bool) -> None:
        """Makes it narrow and high, or wide and low."""


@runtime_checkable
class MeasuredTable(Protocol):
    """A table that knows the room that it needs."""

    def least_height(self, width: int) -> int:
        """The least height of a table of this width, in pixels."""
        ...


@runtime_checkable
class CoveredTable(Protocol):
    """A table over which windows of their own may lie.

    ``windows``: where they lie now, on the screen.
    """

    windows: Callable[[], Sequence[QRect]]

    def room_for_windows(self) -> QRect:
        """The part over which such windows may lie: above the question, its buttons and our hand, in pixels."""
        ...

    def make_way(self) -> None:
        """Places what can lie elsewhere beside such windows, which have come, gone or moved."""
        ...


class TablePage(QWidget):
    """Holds one table widget and the result panel."""

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: QWidget | None = None
        self.windows: Callable[[], Sequence[QRect]] = tuple
        """Where windows of their own lie over the table, on the screen."""
        self._strips: list[SideStrip] = []
        self._shown: list[QWidget] = []  # the strips that were shown when it was last settled where they lie
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._above = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._above.setSpacing(0)
        self._column.addLayout(self._above)
        self._column.setSizeConstraint(
            QLayout.SizeConstraint.SetNoConstraint
        )  # strips become narrower first: see minimumSizeHint
        self.results = ResultsOverTable(lexicon, self)
        self.result, self.practice_result, self.back = self.results.hand, self.results.practice, self.results.back
        self.practice = PracticeStrip(lexicon)
        self.put_above(self.practice)

    def set_table(self, table: QWidget) -> None:
        """Makes this widget the table."""
        if self._table is not None:
            self._column.removeWidget(self._table)
            self._table.setParent(None)
        self._table = self.results.table = table
        if isinstance(table, CoveredTable):
            table.windows = lambda: self.windows()
        self._column.addWidget(table, 1)
        self.results.lie_above()

    def put_above(self, strip: SideStrip) -> None:
        """Puts this widget above the table and above other strips, or beside it on a low page; it may hide itself."""
        assert isinstance(strip, QWidget)
        if strip not in self._strips:
            self._strips.append(strip)
            strip.installEventFilter(self)
            for words in strip.findChildren(StripWords):
                words.grown.connect(self._keep_room)
        self._above.insertWidget(0, strip)
        self._lay_out()

    def _lay_out(self) -> None:
        self._shown = self._shown_strips()
        self._lie(False)
        if self.height() < LOW and not self._slim:
            self._lie(True)
        self._keep_room()

    @property
    def _slim(self) -> bool:
        """Whether all visible strips are lines that take little of the height."""
        lines = all(strip.is_line for strip in self._strips if isinstance(strip, QWidget) and strip in self._shown)
        return bool(self._shown) and lines and self._height_above() <= SLIM

    @property
    def _needed(self) -> int:
        """The height that the table needs in the whole width."""
        if isinstance(self._table, MeasuredTable):
            return self._table.least_height(self.width())
        return 0 if self._table is None else self._table.minimumHeight()

    def _shown_strips(self) -> list[QWidget]:
        return [strip for strip in self._strips if isinstance(strip, QWidget) and not strip.isHidden()]

    def _height_above(self) -> int:
        """The height that the visible strips take above the table."""
        shown = self._shown_strips()
        return sum(max(strip.minimumSizeHint().height(), strip.heightForWidth(self.width())) for strip in shown)

    def _lie(self, beside: bool) -> None:
        self._column.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        for strip in self._strips:
            strip.lie_beside(beside)
            if not isinstance(strip, QWidget):
                continue
            if (inside := strip.layout()) is not None:
                inside.invalidate()
                inside.activate()  # strips turned just now have yet to be measured
            if beside and self._table is not None:
                room = self.width() - self._table.minimumWidth()
                wide = max(strip.minimumSizeHint().width(), min(strip.maximumWidth(), room))
                strip.setFixedWidth(wide)  # no wider than the table leaves it, or the table is cut off
        widths = [strip.minimumWidth() for strip in self._shown] if beside and self._table is not None else []
        for shown in self._shown if widths else ():  # below each other they are one column
            shown.setFixedWidth(max(widths))
        stacked = sum(max(each.minimumSizeHint().height(), each.heightForWidth(each.width())) for each in self._shown)
        aside = beside and stacked > self.height()  # more than two, for example in large letters: beside each other
        for shown, narrow in zip(self._shown, widths, strict=False) if aside else ():
            shown.setFixedWidth(narrow)
        self._above.setDirection(QBoxLayout.Direction.LeftToRight if aside else QBoxLayout.Direction.TopToBottom)

    def _keep_room(self) -> None:
        """Moves the strips beside the table where they would leave it too low, for example in large letters.

        Places another strip anew.
        """
        if self._shown != self._shown_strips():
            self._lay_out()
            self._column.activate()  # turned strips would be painted once at their old places
            return
        if self._table is None:
            return
        if self._column.direction() is QBoxLayout.Direction.LeftToRight:
            if any(strip.minimumSizeHint().width() > strip.minimumWidth() for strip in self._shown):
                self._lie(True)  # for example longer words in another language
                self._column.activate()
            return
        low = self.height() < LOW and not self._slim
        if self._shown and (low or self.height() - self._height_above() < self._needed):
            self._lie(True)
            self._column.activate()

    def show_result(self, match: Match, own: bool = True, todays: DayResult | None = None) -> None:
        """Shows the last result of this match over the table; ``own``: a person played; ``todays``: it was a day's
        deal."""
        self.results.show_hand(match, own, todays)

    def show_practice(self, in_session: bool | None) -> None:
        """Shows that practice is at the table, and whether a session there waits; None: it is no practice."""
        if in_session is None:
            self.practice.hide()
        else:
            self.practice_result.in_session = in_session
            self.practice.begin(in_session)
        self._lay_out()

    def show_practice_result(self, match: Match, before: Result | None) -> None:
        """Shows the result of practice over the table; ``before``: how the hand went when it was played."""
        self.results.show_practice(match, before)

    def hide_result(self) -> None:
        """Hides the result, because the next hand begins."""
        self.results.hide()
        if self._table is not None:
            self._table.setFocus()

    def room_for_windows(self) -> QRect:
        """The part of the table over which windows of their own may lie, on the screen."""
        if not isinstance(self._table, CoveredTable):
            return QRect(self.mapToGlobal(QPoint()), self.size())
        room = self._table.room_for_windows()
        return room.translated(self._table.mapToGlobal(QPoint()))

    def make_way(self) -> None:
        """Makes way for windows of their own that have come, gone or moved over the table."""
        self.results.make_way()
        if isinstance(self._table, CoveredTable):
            self._table.make_way()

    def covers(self, widget: QWidget) -> bool:
        """Whether a result lies over the table of which this is a part."""
        table = self._table
        inside = table is not None and (widget is table or table.isAncestorOf(widget))
        return inside and self.results.shown is not None

    def take_focus(self) -> None:
        """Gives the keyboard to a result over the table, if there is one, else to the table."""
        if (panel := self.results.shown) is not None:
            panel.take_focus()
        elif self._table is not None:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def minimumSizeHint(self) -> QSize:
        """The table's size, and beside it the strips as narrow as they can be."""
        least = QSize(0, 0) if self._table is None else self._table.minimumSize()
        if self._column.direction() is QBoxLayout.Direction.LeftToRight:
            widths = [strip.minimumSizeHint().width() for strip in self._shown_strips()]
            aside = self._above.direction() is QBoxLayout.Direction.LeftToRight
            least.setWidth(least.width() + (sum(widths) if aside else max(widths, default=0)))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the panel in the middle."""
        super().resizeEvent(event)
        self._lay_out()
        self.results.place_soon()

    def event(self, event: QEvent) -> bool:
        """Measures again after a change of font or words."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._keep_room()
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutRequest):
            self.results.place()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scrolls a strip beside a low table by keys that the table does not use."""
        areas = [area for area in self.findChildren(StripWords) if area.isVisible()]
        if not any(scrolled_by_key(area, event) for area in areas):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Places a strip with new words before it is painted."""
        if event.type() is QEvent.Type.LayoutRequest and watched in self._shown:
            self._keep_room()
        return super().eventFilter(watched, event)
