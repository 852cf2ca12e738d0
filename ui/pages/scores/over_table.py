"""The result of a hand over the table: in the largest form in which it hides no open card and no plate."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtWidgets import QPushButton, QWidget

from engine.match import Match, Result
from engine.today import DayResult
from ui.kit.language import Lexicon
from ui.pages.scores.practice_result import PracticeResult
from ui.pages.scores.result_panel import ResultPanel
from ui.pages.scores.result_shape import ResultShape

MARGIN = 16
"""Pixels between a result and the edges of a table that knows no room for it."""
LINES_WIDE, LINES_VERY_WIDE, LINES_LOW = 32, 50, 64
"""The width of a result in heights of a line, unless its buttons need more: with pictures it has two columns, and where
it is to be low its sentences have a line each."""
LINES_BESIDE = 36
"""The width of a table from which the result of practice has two columns, in heights of a line."""
LOW_TABLE, LOW_LINES = 500, 30
"""Over a table lower than this, in pixels or in heights of a line, a result is short."""


@runtime_checkable
class EndedTable(Protocol):
    """A table that knows what is to stay in sight when a hand is over."""

    @property
    def bar_middle(self) -> int:
        """The y of the middle of the buttons above our hand, which are gone when a hand is over, in pixels."""
        ...

    def result_room(self) -> QRectF:
        """Where a result may lie: beside our plate and our open hand, in pixels of the table."""
        ...

    def seen_at_the_end(self) -> list[QRectF]:
        """What a result leaves in sight: all cards and every plate, in pixels of the table."""
        ...

    def lie_under(self, result: QRectF) -> None:
        """Leaves words unpainted that a result lies over, in pixels of the table; empty where none does."""
        ...


class ResultsOverTable(QObject):
    """Shows the result of a hand or of practice, and a button that brings it back after a look at the table."""

    def __init__(self, lexicon: Lexicon, page: QWidget) -> None:
        super().__init__(page)
        self._lexicon, self._page = lexicon, page
        self.table: QWidget | None = None
        self.hand, self.practice = ResultPanel(lexicon, page), PracticeResult(lexicon, page)
        self.hand.grown.connect(self.place_soon)
        for panel in (self.hand, self.practice):
            panel.hidden_by_hand.connect(self._look_at_table)
        self._least = ResultShape.ROOMY  # what was too large once is not tried again, or it would change back and forth
        self._looked_from: ResultPanel | PracticeResult = self.hand
        self.back = QPushButton(page)
        self.back.setProperty("look", "main")
        self.back.clicked.connect(self._look_at_result)
        self.back.hide()
        lexicon.changed.connect(self._speak)
        self._speak()

    @property
    def shown(self) -> ResultPanel | PracticeResult | None:
        """The result that lies over the table."""
        return next((panel for panel in (self.hand, self.practice) if panel.isVisible()), None)

    def show_hand(self, match: Match, own: bool, todays: DayResult | None) -> None:
        """Shows the last result of this match; see ``ResultPanel.show_result``."""
        self._begin()
        self.hand.show_result(match, own, todays)
        self.place_soon()

    def show_practice(self, match: Match, before: Result | None) -> None:
        """Shows the result of practice; see ``PracticeResult.show_result``."""
        self._begin()
        self.practice.show_result(match, before)
        self.place_soon()

    def hide(self) -> None:
        """Hides the result, because the next hand begins."""
        for each in (self.hand, self.practice, self.back):
            each.hide()
        self._cover(QRect())

    def lie_above(self) -> None:
        """Lies above a table that has just come to the page."""
        for each in (self.hand, self.practice, self.back):
            each.raise_()

    def measure_anew(self) -> None:
        """Tries the largest form again, because the page has another size."""
        self._least = ResultShape.ROOMY
        self.place()

    def place_soon(self) -> None:
        """Places the result, and again when its labels are laid out: they know their heights only then."""
        self.place()
        QTimer.singleShot(0, self, self.place)

    def place(self) -> None:
        """Places the result where it hides no card, in the largest form that has room there."""
        on_page = self._page.rect() if self.table is None else self.table.geometry()
        if not self.hand.isHidden():
            self._place_hand(on_page)
        if not self.practice.isHidden():
            self._place_practice(on_page)
        back = QRect(QPoint(0, 0), self.back.sizeHint())
        middle = self.table.bar_middle if isinstance(self.table, EndedTable) else on_page.height() // 2
        back.moveCenter(QPoint(on_page.center().x(), on_page.top() + middle))  # no open hand lies there
        self.back.setGeometry(back)
        shown = next((panel for panel in (self.hand, self.practice) if not panel.isHidden()), None)
        self._cover(QRect() if shown is None else shown.geometry().translated(-on_page.topLeft()))

    def _cover(self, on_table: QRect) -> None:
        if isinstance(self.table, EndedTable):
            self.table.lie_under(QRectF(on_table))

    def _begin(self) -> None:
        self.back.hide()
        self._least = ResultShape.ROOMY

    def _place_hand(self, on_page: QRect) -> None:
        panel, room = self.hand, self._room(on_page)
        letters = panel.fontMetrics().height()
        if on_page.height() < max(LOW_TABLE, LOW_LINES * letters):
            self._least = max(self._least, ResultShape.LOW)
        for shape in ResultShape:
            if shape < self._least:
                continue
            panel.lie(shape)
            roomy = shape is ResultShape.ROOMY
            lines = LINES_WIDE if not panel.wide else LINES_VERY_WIDE if roomy else LINES_LOW
            spare = panel.still_to_come * letters if roomy else 0
            for width in (max(520, letters * lines), room.width()):
                self._lie(panel, width, room)
                if panel.unfolded or not self._hides_cards(panel, on_page, spare):
                    self._least = shape
                    return

    def _place_practice(self, on_page: QRect) -> None:
        panel, room = self.practice, self._room(on_page)
        letters = panel.fontMetrics().height()
        wide = room.width() >= letters * LINES_BESIDE
        panel.lie_wide(wide)
        for width in (max(520, letters * (LINES_VERY_WIDE if wide else LINES_WIDE)), room.width()):
            self._lie(panel, width, room)
            if not self._hides_cards(panel, on_page):
                return

    def _room(self, on_page: QRect) -> QRect:
        """Where on the page a result may lie."""
        if not isinstance(self.table, EndedTable):
            return on_page.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        return self.table.result_room().toAlignedRect().translated(on_page.topLeft()) & on_page

    def _lie(self, panel: ResultPanel | PracticeResult, width: int, room: QRect) -> None:
        """Lets the panel lie at the bottom of the room, as near to the middle of the table as it can."""
        wide = max(min(width, room.width()), min(panel.page.wanted_width, self._page.width()))
        if panel.width() != wide:
            panel.resize(wide, panel.height())
        high = min(room.height(), panel.page.wanted_height)
        middle = self._page.width() if self.table is None else self.table.geometry().center().x()
        left = max(room.left(), min(middle - wide // 2, room.right() + 1 - wide))
        left = max(0, min(left, self._page.width() - wide))  # where not even its buttons have room, over our plate
        panel.setGeometry(QRect(left, room.bottom() + 1 - high, wide, high))
        panel.page.settle()

    def _hides_cards(self, panel: QWidget, on_page: QRect, spare: int = 0) -> bool:
        """Whether the panel lies over a card or a plate, or would if it grew by so many pixels."""
        over = QRectF(panel.geometry().translated(-on_page.topLeft())).adjusted(0, -spare, 0, 0)
        return isinstance(self.table, EndedTable) and any(map(over.intersects, self.table.seen_at_the_end()))

    def _look_at_table(self) -> None:
        self._looked_from = self.shown or self.hand
        self._looked_from.hide()
        self.back.show()
        self.place()
        self.back.setFocus()

    def _look_at_result(self) -> None:
        self.back.hide()
        self._looked_from.show()
        self._looked_from.raise_()
        self.place()
        self._looked_from.take_focus_back()

    def _speak(self) -> None:
        self.back.setText(self._lexicon.say("result.show"))
        self._least = ResultShape.ROOMY  # the words of another language may need less room
        self.place_soon()
