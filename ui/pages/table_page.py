"""The page of the table: the table fills it, and the result of a hand lies over it where it hides least."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QPushButton, QWidget

from engine.match import Match, Result
from engine.today import DayResult
from ui.kit.language import Lexicon
from ui.kit.windows import scrolled_by_key
from ui.pages.lessons.strips import StripWords
from ui.pages.practice_strip import PracticeStrip
from ui.pages.scores.practice_result import PracticeResult
from ui.pages.scores.result_panel import ResultPanel

MARGIN = 16
LINES_WIDE, LINES_VERY_WIDE = 32, 50
"""How wide a result is, in heights of a line, unless its buttons take more; with pictures it has two columns."""
LOW = 540
"""On a lower page what would lie above the table lies beside it, in pixels."""
LOW_TABLE = 500
"""Over a lower table a result is told briefly, in pixels."""
SLIM = 64
"""Unless it is a line with its buttons that is no higher than that; beside it would take a quarter of the width."""


class SideStrip(Protocol):
    """What a lesson or a coach says next to the table; a widget."""

    is_line: bool
    """Whether it is a line as high whatever it says: where it is slim it lies above a low table, too."""

    def lie_beside(self, beside: bool) -> None:
        """Be narrow and high, or wide and low."""


@runtime_checkable
class MeasuredTable(Protocol):
    """A table that knows what room it needs."""

    @property
    def header_bottom(self) -> int:
        """Where what all keep in sight above the felt ends, in pixels; 0 where there is nothing."""
        ...

    def least_height(self, width: int) -> int:
        """How high a table so wide has to be, in pixels."""
        ...


class TablePage(QWidget):
    """Holds one table widget and the result panel."""

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._table: QWidget | None = None
        self._strips: list[SideStrip] = []
        self._shown: list[QWidget] = []  # the strips that were shown when it was last settled where they lie
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._above = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._above.setSpacing(0)
        self._column.addLayout(self._above)
        self._column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # strips give way: see minimumSizeHint
        self.result = ResultPanel(lexicon, self)
        self.result.grown.connect(self._place_soon)
        self.result.hidden_by_hand.connect(self._look_at_table)
        self.practice, self.practice_result = PracticeStrip(lexicon), PracticeResult(lexicon, self)
        self.practice_result.hidden_by_hand.connect(self._look_at_table)
        self._looked_from: ResultPanel | PracticeResult = self.result
        self.put_above(self.practice)
        self.back = QPushButton(self)
        self.back.setProperty("look", "main")
        self.back.clicked.connect(self._look_at_result)
        self.back.hide()
        lexicon.changed.connect(self._speak)
        self._speak()

    def set_table(self, table: QWidget) -> None:
        """This widget is the table from now on."""
        if self._table is not None:
            self._column.removeWidget(self._table)
            self._table.setParent(None)
        self._table = table
        self._column.addWidget(table, 1)
        self.result.raise_()
        self.back.raise_()

    def put_above(self, strip: SideStrip) -> None:
        """This widget lies above the table, or beside it on a low page, below each other; it may hide itself."""
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
        """Whether all that is shown are lines that take little of the height."""
        lines = all(strip.is_line for strip in self._strips if isinstance(strip, QWidget) and strip in self._shown)
        return bool(self._shown) and lines and self._height_above() <= SLIM

    @property
    def _needed(self) -> int:
        """How high the table has to be where it has the whole width."""
        if isinstance(self._table, MeasuredTable):
            return self._table.least_height(self.width())
        return 0 if self._table is None else self._table.minimumHeight()

    def _shown_strips(self) -> list[QWidget]:
        return [strip for strip in self._strips if isinstance(strip, QWidget) and not strip.isHidden()]

    def _height_above(self) -> int:
        """What the strips that are shown take of the height, where they lie above the table."""
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
                inside.activate()  # what was turned just now has yet to be measured
            if beside and self._table is not None:
                room = self.width() - self._table.minimumWidth()
                wide = max(strip.minimumSizeHint().width(), min(strip.maximumWidth(), room))
                strip.setFixedWidth(wide)  # no wider than the table leaves it, or the table is cut off
        widths = [strip.minimumWidth() for strip in self._shown] if beside and self._table is not None else []
        for shown in self._shown if widths else ():  # below each other they are one column
            shown.setFixedWidth(max(widths))
        stacked = sum(max(each.minimumSizeHint().height(), each.heightForWidth(each.width())) for each in self._shown)
        aside = beside and stacked > self.height()  # more than two, in large letters say: beside each other
        for shown, narrow in zip(self._shown, widths, strict=False) if aside else ():
            shown.setFixedWidth(narrow)
        self._above.setDirection(QBoxLayout.Direction.LeftToRight if aside else QBoxLayout.Direction.TopToBottom)

    def _keep_room(self) -> None:
        """What lies above goes beside the table where it would leave it too low, in large letters say.

        Another strip that is shown is settled anew.
        """
        if self._shown != self._shown_strips():
            self._lay_out()
            self._column.activate()  # turned strips in the places of before would be painted once
            return
        if self._table is None:
            return
        if self._column.direction() is QBoxLayout.Direction.LeftToRight:
            if any(strip.minimumSizeHint().width() > strip.minimumWidth() for strip in self._shown):
                self._lie(True)  # longer words in another language, say
                self._column.activate()
            return
        low = self.height() < LOW and not self._slim
        if self._shown and (low or self.height() - self._height_above() < self._needed):
            self._lie(True)
            self._column.activate()

    def show_result(self, match: Match, own: bool = True, todays: DayResult | None = None) -> None:
        """The last result of this match, over the table; ``own``: a person played; ``todays``: it was a day's deal."""
        self.back.hide()
        self._place()
        self.result.show_result(match, own, todays)
        self._place_soon()

    def show_practice(self, in_session: bool | None) -> None:
        """Says that practice is at the table, and whether a session there waits meanwhile; None: it is no practice."""
        if in_session is None:
            self.practice.hide()
        else:
            self.practice_result.in_session = in_session
            self.practice.begin(in_session)
        self._lay_out()

    def show_practice_result(self, match: Match, before: Result | None) -> None:
        """How practice ended, over the table; ``before``: how the hand went when it was played."""
        self.back.hide()
        self._place()
        self.practice_result.show_result(match, before)
        self._place_soon()

    def hide_result(self) -> None:
        """The next hand begins."""
        self.result.hide()
        self.practice_result.hide()
        self.back.hide()
        if self._table is not None:
            self._table.setFocus()

    def take_focus(self) -> None:
        """Gives the keyboard to a result, where one lies over the table, else to the table."""
        panel = next((each for each in (self.result, self.practice_result) if each.isVisible()), None)
        if panel is not None:
            panel.take_focus()
        elif self._table is not None:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _look_at_table(self) -> None:
        self._looked_from = self.practice_result if self.practice_result.isVisible() else self.result
        self._looked_from.hide()
        self.back.show()
        self._place()
        self.back.setFocus()

    def _look_at_result(self) -> None:
        self.back.hide()
        self._looked_from.show()
        self._looked_from.raise_()
        self._place()
        self._looked_from.look.setFocus()

    def minimumSizeHint(self) -> QSize:
        """The table's, and beside it the strips as narrow as they can be."""
        least = QSize(0, 0) if self._table is None else self._table.minimumSize()
        if self._column.direction() is QBoxLayout.Direction.LeftToRight:
            widths = [strip.minimumSizeHint().width() for strip in self._shown_strips()]
            aside = self._above.direction() is QBoxLayout.Direction.LeftToRight
            least.setWidth(least.width() + (sum(widths) if aside else max(widths, default=0)))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel stays in the middle."""
        super().resizeEvent(event)
        self._lay_out()
        self._place()

    def event(self, event: QEvent) -> bool:
        """Another font needs another size, and so do other words."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._keep_room()
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutRequest):
            self._place()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What a strip beside a low table says is scrolled by keys that the table has no use for."""
        areas = [area for area in self.findChildren(StripWords) if area.isVisible()]
        if not any(scrolled_by_key(area, event) for area in areas):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A strip has other words: it takes its place before it is painted, and not once more where it was."""
        if event.type() is QEvent.Type.LayoutRequest and watched in self._shown:
            self._keep_room()
        return super().eventFilter(watched, event)

    def _place_soon(self) -> None:
        """Labels know their heights only once they are shown."""
        self._place()
        QTimer.singleShot(0, self, self._place)

    def _place(self) -> None:
        room = self.rect() if self._table is None else self._table.geometry()
        self.result.lie_low(room.height() < LOW_TABLE)
        for panel in (self.result, self.practice_result):
            lines = LINES_VERY_WIDE if panel is self.result and self.result.wide else LINES_WIDE
            wanted = max(520, self.fontMetrics().height() * lines, panel.page.wanted_width)
            width = min(room.width() - 2 * MARGIN, wanted)
            if panel.width() != width:
                panel.resize(width, panel.height())
            height = min(room.height() - 2 * MARGIN, panel.page.wanted_height)
            top = room.bottom() + 1 - MARGIN - height  # over our hand: what others held, and the kitty, stay in sight
            panel.setGeometry(QRect(room.left() + (room.width() - width) // 2, top, width, height))
        size = self.back.sizeHint()
        left = room.right() + 1 - size.width() - MARGIN
        top = room.top() + MARGIN + (self._table.header_bottom if isinstance(self._table, MeasuredTable) else 0)
        self.back.setGeometry(QRect(left, top, size.width(), size.height()))

    def _speak(self) -> None:
        self.back.setText(self._lexicon.say("result.show"))
        self._place()
