"""The result of a hand over the table: in the largest form in which it hides no card and no plate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QPushButton, QWidget

from engine.match import Match, Result
from engine.today import DayResult
from ui.kit.language import Lexicon
from ui.pages.scores.practice_result import PracticeResult
from ui.pages.scores.result_panel import ResultPanel, ResultShape

MARGIN = 16
"""Pixels between a result and the edges of a table that knows no room for it."""
WIDE, VERY_WIDE, WIDE_AND_LOW = 37, 58, 75
"""The width of a result in sizes of its letters, unless its buttons need more: with pictures it has two columns, and
where it is to be low its sentences have a line each. Lines are no measure of it: Chinese and Japanese letters need
higher ones, and the sentences in them are no longer."""
WIDE_BESIDE = 42
"""The width of a table from which the result of practice has two columns, in sizes of a letter."""
LOW_TABLE, LOW_LINES = 500, 30
"""Over a table lower than this, in pixels or in heights of a line, a result is short."""


TableRoom = tuple[object, object]
"""Where the table lies on its page, and where on it a result may lie, as numbers."""


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

    def free_place(self, result: QRectF, room: QRectF) -> tuple[QPointF, float] | None:
        """The top left corner in this room from which a result hides least of what it leaves in sight, as near to this
        place of it as can be, and how many square pixels it hides; None: the room is too small. In pixels of the table.
        """
        ...

    def lie_under(self, result: QRectF) -> None:
        """Leaves words unpainted that a result lies over, in pixels of the table; empty where none does."""
        ...


class ResultsOverTable(QObject):
    """Shows the result of a hand or of practice, and a button that brings it back after a look at the table."""

    uncover_wanted = Signal()  # a person wants to see the result, over which a window may lie

    def __init__(self, lexicon: Lexicon, page: QWidget) -> None:
        super().__init__(page)
        self._lexicon, self._page = lexicon, page
        self.table: QWidget | None = None
        self.hand, self.practice = ResultPanel(lexicon, page), PracticeResult(lexicon, page)
        self.hand.grown.connect(self.place_soon)
        for panel in (self.hand, self.practice):
            panel.hidden_by_hand.connect(self._look_at_table)
        self._least: dict[TableRoom, ResultShape] = {}
        """The largest shape that was not too large yet, by room: in the same room a result has the same shape."""
        self._looked_from: ResultPanel | PracticeResult = self.hand
        self.is_covered: Callable[[QRect], bool] = lambda _on_screen: False
        """Whether a window beside the table lies over this rectangle of the screen."""
        self._made_way = False  # the result is hidden because a window lies over it
        self.back = QPushButton(page)
        self.back.setProperty("look", "main")
        self.back.clicked.connect(self.uncover_wanted)
        self.back.clicked.connect(self._look_at_result)
        self.back.hide()
        lexicon.changed.connect(self._speak)
        self._speak()

    @property
    def shown(self) -> ResultPanel | PracticeResult | None:
        """The result that lies over the table, also while its page is hidden."""
        return next((panel for panel in (self.hand, self.practice) if not panel.isHidden()), None)

    def show_hand(self, match: Match, own: bool, todays: DayResult | None) -> None:
        """Shows the last result of this match; see ``ResultPanel.show_result``."""
        self._begin(self.practice)
        self.hand.show_result(match, own, todays)
        self.place_soon()

    def show_practice(self, match: Match, before: Result | None) -> None:
        """Shows the result of practice; see ``PracticeResult.show_result``."""
        self._begin(self.hand)
        self.practice.show_result(match, before)
        self.place_soon()

    def hide(self) -> None:
        """Hides the result, because the next hand begins."""
        self._made_way = False
        for each in (self.hand, self.practice, self.back):
            each.hide()
        self._cover(QRect())

    def lie_above(self) -> None:
        """Lies above a table that has just come to the page."""
        for each in (self.hand, self.practice, self.back):
            each.raise_()

    def place_soon(self) -> None:
        """Places the result, and again when its labels are laid out: they know their heights only then."""
        self.place()
        QTimer.singleShot(0, self, self._place_laid_out)

    def _place_laid_out(self) -> None:
        self.place()
        self.make_way()

    def make_way(self) -> None:
        """Hides a result over which a window has come to lie, and shows it again when no window does."""
        panel = self.shown or self._looked_from
        covered = self.is_covered(QRect(self._page.mapToGlobal(panel.pos()), panel.size()))
        if covered and self.shown is not None:
            self._made_way = True
            self._hide_for_a_look()
        elif self._made_way and not covered:
            self._look_at_result()

    def place(self) -> None:
        """Places the result where it hides no card, in the largest form that has room there."""
        on_page = self._page.rect() if self.table is None else self.table.geometry()
        shown = self.shown
        match shown:
            case ResultPanel():
                self._place_hand(on_page)
            case PracticeResult():
                self._place_practice(on_page)
        back = QRect(QPoint(0, 0), self.back.sizeHint())
        middle = self.table.bar_middle if isinstance(self.table, EndedTable) else on_page.height() // 2
        back.moveCenter(QPoint(on_page.center().x(), on_page.top() + middle))  # no open hand lies there
        self.back.setGeometry(back)
        self._cover(QRect() if shown is None else shown.geometry().translated(-on_page.topLeft()))

    def _cover(self, on_table: QRect) -> None:
        if isinstance(self.table, EndedTable):
            self.table.lie_under(QRectF(on_table))

    def _begin(self, other: QWidget) -> None:
        self._made_way = False
        self.back.hide()
        other.hide()
        self._least.clear()

    def _place_hand(self, on_page: QRect) -> None:
        panel, room = self.hand, self._room(on_page)
        letters = panel.fontMetrics().height()
        key = on_page.getRect(), room.getRect()
        before = self._least.get(key)
        least = ResultShape.ROOMY if before is None else before
        if on_page.height() < max(LOW_TABLE, LOW_LINES * letters):
            least = max(least, ResultShape.LOW)
        if panel.unfolded:
            self._place_unfolded(on_page, room, least)
            return
        panel.duplicate.show_itself(True)
        for shape in ResultShape:
            if shape < least:
                continue
            if shape is ResultShape.BRIEF and before is ResultShape.LOW and not panel.duplicate.isHidden():
                panel.duplicate.show_itself(False)  # the score sheet has it; what is read is not folded away for it
                shape = before
            self._least[key] = shape
            panel.lie(shape)
            spare = panel.still_to_come * letters if shape is ResultShape.ROOMY else 0
            for width in _widths(self._usual_width(shape), room):
                self._lie(panel, width, room)
                if not self._hides_cards(panel, on_page, spare):
                    return
        self._hide_least(panel, room, on_page)

    def _place_unfolded(self, on_page: QRect, room: QRect, usual: ResultShape) -> None:
        """Places what a person wants to read more of where it hides nothing, or in its usual shape as little as can be.

        When it is folded again it has the shape that it had before.
        """
        lower = [ResultShape.LOW] if usual is ResultShape.ROOMY else []
        hidden: list[tuple[float, int, int]] = []
        for shape in (usual, *lower):
            widths = dict.fromkeys((min(self._usual_width(shape), room.width()), room.width(), *_narrower(room)))
            for number, width in enumerate(widths):
                hiding = self._lie_unfolded(shape, width, room, on_page)
                if not hiding:
                    return
                if shape is usual:
                    hidden.append((hiding, number, width))
        self._lie_unfolded(usual, min(hidden)[2], room, on_page)

    def _lie_unfolded(self, shape: ResultShape, width: int, room: QRect, on_page: QRect) -> float:
        """Lies in this form where it hides least, and returns how many square pixels of cards and plates that is."""
        self.hand.lie(shape)
        self._lie(self.hand, width, room)
        return self._hide_least(self.hand, room, on_page)

    def _usual_width(self, shape: ResultShape) -> int:
        """The width of the hand's result in this shape where nothing makes it wider."""
        roomy = shape is ResultShape.ROOMY
        letters = WIDE if not self.hand.wide else VERY_WIDE if roomy else WIDE_AND_LOW
        return max(520, _letter_size(self.hand) * letters)

    def _place_practice(self, on_page: QRect) -> None:
        panel, room = self.practice, self._room(on_page)
        letter = _letter_size(panel)
        wide = room.width() >= letter * WIDE_BESIDE
        panel.lie_wide(wide)
        for width in _widths(max(520, letter * (VERY_WIDE if wide else WIDE)), room):
            self._lie(panel, width, room)
            if not self._hides_cards(panel, on_page):
                return
        self._hide_least(panel, room, on_page)

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
        return any(map(over.intersects, self._seen_at_the_end()))

    def _hide_least(self, panel: QWidget, room: QRect, on_page: QRect) -> float:
        """Moves the panel to where it hides as few cards and plates as can be, none where the table has room for it.

        Returns how many square pixels of them it hides.
        """
        if not isinstance(self.table, EndedTable):
            return 0.0
        lying = QRectF(panel.geometry().translated(-on_page.topLeft()))
        found = self.table.free_place(lying, QRectF(room.translated(-on_page.topLeft())))
        if found is None:
            return lying.width() * lying.height()
        corner, hidden = found
        panel.move(corner.toPoint() + on_page.topLeft())
        return hidden

    def _seen_at_the_end(self) -> list[QRectF]:
        return self.table.seen_at_the_end() if isinstance(self.table, EndedTable) else []

    def _look_at_table(self) -> None:
        self._hide_for_a_look()
        self.back.setFocus()

    def _hide_for_a_look(self) -> None:
        """Leaves the button in the place of the result."""
        self._looked_from = self.shown or self.hand
        self.back.show()
        self._looked_from.hide()
        self.place()

    def _look_at_result(self) -> None:
        self._made_way = False
        self.back.hide()
        self._looked_from.show()
        self._looked_from.raise_()
        self.place()
        self._looked_from.take_focus_back()

    def _speak(self) -> None:
        self.back.setText(self._lexicon.say("result.show"))
        self._least.clear()  # the words of another language may need less room
        self.place_soon()


def _widths(usual: int, room: QRect) -> tuple[int, ...]:
    """The widths that a result may have in this room, the usual one first, and no wider than it has to be."""
    return usual, (usual + room.width()) // 2, room.width()


def _narrower(room: QRect) -> tuple[int, ...]:
    """The widths between plates at both sides that a result may have where it is not to lie over them."""
    return tuple(room.width() * part // 16 for part in range(15, 10, -1))


def _letter_size(panel: QWidget) -> int:
    """The size of the panel's letters, in pixels."""
    return QFontInfo(panel.font()).pixelSize()
