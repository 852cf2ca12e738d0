"""The strip above the table in a guided first hand: one sentence at a time, and the button for the next one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QWidget

from engine.words import Text
from ui.kit.accessibility import ENTER, announce, follow_reading
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering
from ui.pages.lessons.strips import NARROW, WIDEST, line_height, stand

LINES = 2
"""The lines of a sentence above the table, so that the table below keeps its place."""
LARGE = 1.1
"""How much larger the sentence's letters are than the rest."""
AIR, BETWEEN = 10, 4
"""Pixels between the sentence and a button, and between buttons one below the other."""
OWN_KEYS = (*ENTER, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class GuidePanel(QFrame):
    """Shows what ``Guiding`` gives it; keys other than those of its buttons belong to the table."""

    is_line = False
    next_wanted = Signal()  # the sentence has been read
    move_wanted = Signal()  # make the move that was advised
    rule_wanted = Signal()  # open the rules where the question is
    declined = Signal()  # no more guide
    key_left = Signal(object)  # a QKeyEvent for the table

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "strip")
        self._lexicon = lexicon
        self._said: Text | None = None
        self._next = ""
        self.heading = Lettering(SMALL, bold=True, tone="brass")
        self.sentence = Lettering(LARGE, wraps=True)
        self.rule, self.decline, self.move_button, self.next = (QPushButton() for _ in range(4))
        self.next.setProperty("look", "main")
        self.rule.clicked.connect(self.rule_wanted)
        self.decline.clicked.connect(self.declined)
        self.move_button.clicked.connect(self.move_wanted)
        self.next.clicked.connect(self.next_wanted)
        for button in (self.rule, self.decline, self.move_button, self.next):
            button.installEventFilter(self)
        self._lay_out()
        lexicon.changed.connect(self._speak)
        self.hide()

    def _lay_out(self) -> None:
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(16, 6, 12, 8)
        self._grid.setHorizontalSpacing(AIR)
        self._grid.setVerticalSpacing(BETWEEN)
        for button in (self.move_button, self.next):
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)  # the table below keeps its place whatever is said here
            button.setSizePolicy(policy)
        self.lie_beside(False)

    def lie_beside(self, beside: bool) -> None:
        """Makes it narrow and high beside the table, or wide and low above it."""
        stand((), self, beside)
        above: tuple[tuple[QWidget, int, int], ...] = (
            *((self.heading, 0, 0), (self.rule, 0, 1), (self.decline, 0, 2)),
            *((self.sentence, 1, 0), (self.move_button, 1, 1), (self.next, 1, 2)),
        )
        column = (self.heading, self.sentence, None, self.next, self.move_button, self.rule, self.decline)
        down = tuple((widget, row, 0) for row, widget in enumerate(column) if widget is not None)
        for widget, row, place in down if beside else above:
            self._grid.removeWidget(widget)
            self._grid.addWidget(widget, row, place)
        self._grid.setColumnStretch(0, 1)
        self._grid.setRowStretch(column.index(self.sentence), int(beside))  # so that buttons keep their place
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop if beside else Qt.AlignmentFlag.AlignVCenter)
        self._grid.setRowMinimumHeight(column.index(None), AIR - BETWEEN if beside else 0)
        self._fit()
        follow_reading((self,))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the lines to the new width: narrow strips need more of them."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Keeps room for a long sentence, so that the table below does not move."""
        lines = "\n".join(["♠ 国"] * (LINES + (self.width() < NARROW * line_height())))
        room = self.sentence.fontMetrics().boundingRect(QRect(0, 0, WIDEST, WIDEST), 0, lines).height()
        self.sentence.setMinimumHeight(room)

    def tell(self, said: Text, then: str = "", *, advised: bool = False) -> None:
        """Shows this sentence; ``then``: what its button brings (``on``, ``begin``, ``what``, ``why``, ``more``); ""
        for no button.

        ``advised``: the move that it speaks of can be made here.
        """
        self._said, self._next = said, then
        for button, shown in ((self.move_button, advised), (self.next, bool(then))):
            if not shown:
                button.clearFocus()  # else Qt hands it on to a card, as if the keyboard had come there
            button.setVisible(shown)
        self._speak()
        self.show()
        announce(self, self.sentence.text())

    def take_focus(self) -> bool:
        """Takes the keyboard, where Enter goes on or makes the advised move; returns whether there is a
        button for it."""
        for button in (self.next, self.move_button):
            if not button.isHidden():
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Passes arrows and letters on to the table."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        if event.key() in OWN_KEYS or event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        self.key_left.emit(event)
        return True

    def event(self, event: QEvent) -> bool:
        """Fits the room to another size of letters."""
        if event.type() is QEvent.Type.FontChange:
            self._fit()
        return super().event(event)

    def _speak(self) -> None:
        say = self._lexicon.say
        self.heading.setText(say("guide.heading"))
        self.rule.setText(say("guide.rule"))
        self.decline.setText(say("guide.decline"))
        self.move_button.setText(say("guide.move"))
        if self._next:
            self.next.setText(say(f"guide.next.{self._next}"))
        if self._said is not None:
            self.sentence.setText(say(self._said))
        self.sentence.setToolTip("")
