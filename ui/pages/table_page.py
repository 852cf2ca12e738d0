"""The page of the table: the table fills it, and the result of a hand lies over it where it hides least."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QPushButton, QWidget

from engine.match import Match, Result
from ui.kit.language import Lexicon
from ui.pages.practice_strip import PracticeStrip
from ui.pages.scores.practice_result import PracticeResult
from ui.pages.scores.result_panel import ResultPanel

MARGIN = 16
LINES_WIDE, LINES_WIDE_PICTURED = 32, 50
"""How wide a result is, in heights of a line, unless its buttons take more; with pictures it has two columns."""
LOW = 500
"""On a lower page what would lie above the table lies beside it, in pixels."""


class SideStrip(Protocol):
    """What a lesson or a coach says next to the table; a widget."""

    def lie_beside(self, beside: bool) -> None:
        """Be narrow and high, or wide and low."""


@runtime_checkable
class Headed(Protocol):
    """A table that keeps something in sight above its felt."""

    @property
    def header_bottom(self) -> int:
        """Where that ends, in pixels; 0 where there is nothing."""
        ...


class TablePage(QWidget):
    """Holds one table widget and the result panel."""

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._table: QWidget | None = None
        self._strips: list[SideStrip] = []
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # strips give way: see minimumSizeHint
        self.result = ResultPanel(lexicon, self)
        self.result.hidden_by_hand.connect(self._look_at_table)
        self.practice, self.practice_result = PracticeStrip(lexicon), PracticeResult(lexicon, self)
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
        """This widget lies above the table, or beside it on a low page; it may hide itself."""
        assert isinstance(strip, QWidget)
        if strip not in self._strips:
            self._strips.append(strip)
        self._column.insertWidget(0, strip)
        self._lay_out()

    def _lay_out(self) -> None:
        self._lie(self.height() < LOW)
        self._keep_room()

    def _lie(self, beside: bool) -> None:
        self._column.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        for strip in self._strips:
            strip.lie_beside(beside)
            if beside and self._table is not None and isinstance(strip, QWidget):
                if (inside := strip.layout()) is not None:
                    inside.activate()  # what was turned just now has yet to be measured
                room = self.width() - self._table.minimumWidth()
                wide = max(strip.minimumSizeHint().width(), min(strip.maximumWidth(), room))
                strip.setFixedWidth(wide)  # no wider than the table leaves it, or the table is cut off

    def _keep_room(self) -> None:
        """What lies above goes beside the table where it would leave it too low, in large letters say."""
        if self._table is None or self._column.direction() is not QBoxLayout.Direction.TopToBottom:
            return
        shown = [strip for strip in self._strips if isinstance(strip, QWidget) and not strip.isHidden()]
        above = sum(max(strip.minimumSizeHint().height(), strip.heightForWidth(self.width())) for strip in shown)
        if shown and self.height() - above < self._table.minimumHeight():
            self._lie(True)

    def show_result(self, match: Match, own: bool = True) -> None:
        """The last result of this match, over the table; ``own``: a person played."""
        self.back.hide()
        self._place()
        self.result.show_result(match, own)
        self._place()
        QTimer.singleShot(0, self, self._place)  # labels know their heights only once they are shown

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
        self._place()
        self.practice_result.show_result(match, before)
        self._place()
        QTimer.singleShot(0, self, self._place)

    def hide_result(self) -> None:
        """The next hand begins."""
        self.result.hide()
        self.practice_result.hide()
        self.back.hide()
        if self._table is not None:
            self._table.setFocus()

    def take_focus(self) -> None:
        """Gives the keyboard to the result, where it lies over the table, else to the table."""
        if self.result.isVisible():
            (self.result.next if self.result.next.isEnabled() else self.result.look).setFocus()
        elif self._table is not None:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _look_at_table(self) -> None:
        self.result.hide()
        self.back.show()
        self._place()
        self.back.setFocus()

    def _look_at_result(self) -> None:
        self.back.hide()
        self.result.show()
        self.result.raise_()
        self._place()
        self.result.look.setFocus()

    def minimumSizeHint(self) -> QSize:
        """The table's, and beside it the strips as narrow as they can be."""
        least = QSize(0, 0) if self._table is None else self._table.minimumSize()
        if self._column.direction() is QBoxLayout.Direction.LeftToRight:
            shown = [strip for strip in self._strips if isinstance(strip, QWidget) and not strip.isHidden()]
            least.setWidth(least.width() + sum(strip.minimumSizeHint().width() for strip in shown))
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

    def _place(self) -> None:
        room = self.rect() if self._table is None else self._table.geometry()
        for panel in (self.result, self.practice_result):
            lines = LINES_WIDE_PICTURED if panel is self.result and self.result.pictured else LINES_WIDE
            wanted = max(520, self.fontMetrics().height() * lines, panel.wanted_width)
            width = min(room.width() - 2 * MARGIN, wanted)
            if panel.width() != width:
                panel.resize(width, panel.height())
            height = min(room.height() - 2 * MARGIN, panel.wanted_height)
            top = room.bottom() + 1 - MARGIN - height  # over our hand: what others held, and the kitty, stay in sight
            panel.setGeometry(QRect(room.left() + (room.width() - width) // 2, top, width, height))
        size = self.back.sizeHint()
        left = room.right() + 1 - size.width() - MARGIN
        top = room.top() + MARGIN + (self._table.header_bottom if isinstance(self._table, Headed) else 0)
        self.back.setGeometry(QRect(left, top, size.width(), size.height()))

    def _speak(self) -> None:
        self.back.setText(self._lexicon.say("result.show"))
        self._place()
