"""The result of practice, and beside it how the same hand went when it was played."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from engine.match import Match, Result
from engine.words import signed
from ui.kit.accessibility import announce
from ui.kit.filling import empty, put_words
from ui.kit.language import Lexicon, as_sentences
from ui.kit.lettering import SMALL, TITLE, Lettering
from ui.kit.windows import scrolled_by_key
from ui.pages.scores.framed_page import framed
from ui.pages.scores.result_words import compared_words
from ui.pages.scores.standings import winners_words


class PracticeResult(QFrame):
    """Shows a result that counts nowhere; ``before`` is None where the hand was not played to its end."""

    again_wanted = Signal()  # the same practice once more
    left = Signal()
    hidden_by_hand = Signal()  # a person wants to look at the table below

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.setAutoFillBackground(True)
        self._lexicon = lexicon
        self._match: Match | None = None
        self._before: Result | None = None
        self.in_session = False
        """Whether leaving leads back to a session at the table."""
        self.heading, self.title = Lettering(SMALL, tone="muted"), Lettering(TITLE, bold=True, wraps=True)
        self.compared = Lettering(bold=True, tone="brass", wraps=True)
        self.lines = Lettering(wraps=True)
        self._seats = QGridLayout()
        self.again, self.leave, self.look = QPushButton(), QPushButton(), QPushButton()
        self.look.clicked.connect(self.hidden_by_hand)
        self.again.clicked.connect(self.again_wanted)
        self.leave.clicked.connect(self.left)
        self._lay_out()
        lexicon.changed.connect(self._speak)
        self._speak()
        self.hide()

    def _lay_out(self) -> None:
        above = (self.heading, self.title, self.compared)
        self.page = framed(self, above, (self.look,), (self.again, self.leave))
        inside = self.page.inside
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(24)
        told = QVBoxLayout()
        told.addWidget(self.lines)
        told.addStretch(1)
        self._columns.addLayout(told, 1)
        self._seats.setHorizontalSpacing(18)
        self._seats.setVerticalSpacing(4)
        self._seats.setColumnStretch(0, 1)
        stood = QVBoxLayout()
        stood.addLayout(self._seats)
        stood.addStretch(1)
        self._columns.addLayout(stood, 1)
        inside.addLayout(self._columns)
        inside.addStretch(1)
        self.leave.setProperty("look", "main")

    def show_result(self, match: Match, before: Result | None) -> None:
        """Shows the last result of this match beside that of the hand when it was played."""
        self._match, self._before = match, before
        self._speak()
        self.show()
        self.raise_()
        self.take_focus()
        announce(self, self.accessibleDescription())

    def lie_wide(self, wide: bool) -> None:
        """Puts the sum and the scores beside each other, or below each other where the table is narrow."""
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def take_focus(self) -> None:
        """Gives the keyboard to the button that is usually next."""
        self.leave.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_focus_back(self) -> None:
        """Gives the keyboard to the button that hid the result."""
        self.look.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape hides the panel; keys that no button takes scroll a long result."""
        if event.key() == Qt.Key.Key_Escape:
            self.hidden_by_hand.emit()
        elif not scrolled_by_key(self.page.scroll, event):
            super().keyPressEvent(event)

    def _speak(self) -> None:
        match, before, say = self._match, self._before, self._lexicon.say
        self.heading.setText(say("practice.result"))
        self.again.setText(say("practice.again"))
        self.look.setText(say("result.look"))
        self.leave.setText(say("practice.back.session" if self.in_session else "practice.back.lobby"))
        if match is None:
            return
        result = match.results[-1]
        self.title.setText(winners_words(self._lexicon, result))
        self.compared.setVisible(before is not None)
        self.compared.setText("" if before is None else compared_words(self._lexicon, before, result))
        self.lines.setText("\n".join(self._lexicon.say_in(match.game.words, line.text) for line in result.scored.lines))
        self._show_seats(result, before)
        spoken = (self.title.text(), self.compared.text(), *self.lines.text().split("\n"))
        self.setAccessibleName(self.heading.text())
        self.setAccessibleDescription(as_sentences(spoken, self._lexicon.language))

    def _show_seats(self, result: Result, before: Result | None) -> None:
        """A line a seat: its name, what it had then, and what it has now."""
        empty(self._seats)
        say = self._lexicon.say
        columns = [say("practice.now")] if before is None else [say("practice.before"), say("practice.now")]
        for column, words in enumerate(columns, 1):
            put_words(self._seats, 0, column, words, right=True, tone="muted")
        for seat, now in enumerate(result.scored.changes):
            amounts = [now] if before is None else [before.scored.changes[seat], now]
            put_words(self._seats, seat + 1, 0, self._lexicon.name_of(seat), bold=seat == 0)
            for column, amount in enumerate(amounts, 1):
                last = column == len(amounts)
                tone = "" if last else "muted"
                put_words(self._seats, seat + 1, column, signed(amount), right=True, bold=last, tone=tone)
