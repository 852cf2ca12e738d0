"""The result of a hand, over the table but never in the way: who won, the sum that led to it, and what comes next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from engine.match import Match, Result
from ui.kit.accessibility import announce
from ui.kit.gauge import GaugePicture
from ui.kit.language import Lexicon
from ui.kit.lettering import PLAIN, SMALL, TITLE, Lettering
from ui.kit.windows import scrolled_by_key
from ui.pages.scores.framed_page import framed
from ui.pages.scores.ladder_picture import LadderPicture
from ui.pages.scores.standings import (
    chips_of,
    costliest,
    counted_points,
    dealt_as,
    gauge_words,
    hand_number,
    hand_words,
    ladder_words,
    ranking,
    session_words,
    summary_words,
    winners_words,
)


class ResultPanel(QFrame):
    """Shows the last result of a match; at the end of the session the final standing."""

    next_wanted = Signal()
    sheet_wanted = Signal()
    lobby_wanted = Signal()
    review_wanted = Signal(int)  # look at this deal of the session again, counted from 0, all cards open
    round_wanted = Signal()  # a new session at the same table
    hidden_by_hand = Signal()  # a person wants to look at the table below

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.setAutoFillBackground(True)
        self._lexicon = lexicon
        self._match: Match | None = None
        self._own = True
        self.hand = Lettering(SMALL, tone="muted")
        self.title = Lettering(TITLE, bold=True, wraps=True)
        self.session = Lettering(PLAIN, bold=True, tone="brass", wraps=True)
        self._lines = QVBoxLayout()
        self.gauge, self.ladder = GaugePicture(), LadderPicture()
        self._seats = QGridLayout()
        self.summary = Lettering(wraps=True)
        self.next, self.sheet, self.review, self.lobby, self.look, self.round = (QPushButton() for _ in range(6))
        self._lay_out()
        self.next.clicked.connect(self.next_wanted)
        self.sheet.clicked.connect(self.sheet_wanted)
        self.review.clicked.connect(self._review)
        self.round.clicked.connect(self.round_wanted)
        self.lobby.clicked.connect(self.lobby_wanted)
        self.look.clicked.connect(self.hidden_by_hand)
        lexicon.changed.connect(self._speak)
        self._speak()
        self.hide()

    def _lay_out(self) -> None:
        above = (self.hand, self.title, self.session)
        self._page = framed(self, above, (self.look,), (self.review, self.sheet, self.lobby, self.next, self.round))
        inside = self._page.inside
        inside.setSpacing(10)
        self._lines.setSpacing(3)
        inside.addWidget(self.summary)
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._columns.setSpacing(10)
        told = QVBoxLayout()
        told.setSpacing(10)
        told.addLayout(self._lines)
        told.addWidget(self.gauge)
        told.addStretch(1)
        self._columns.addLayout(told, 1)
        self._rule = QFrame()
        self._rule.setProperty("look", "line")
        self._columns.addWidget(self._rule)
        self._seats.setHorizontalSpacing(18)
        self._seats.setVerticalSpacing(4)
        self._seats.setColumnStretch(1, 1)
        stood = QVBoxLayout()
        stood.setSpacing(10)
        stood.addLayout(self._seats)
        stood.addWidget(self.ladder)
        stood.addStretch(1)
        self._columns.addLayout(stood, 1)
        inside.addLayout(self._columns)
        inside.addStretch(1)
        self.next.setProperty("look", "main")
        self.round.setProperty("look", "main")

    def show_result(self, match: Match, own: bool = True) -> None:
        """The last result of this match; ``own``: a person played, so that its hands are kept for the review."""
        self._match, self._own = match, own
        self._speak()
        over = match.winners is not None
        self.next.setVisible(not over)
        self.lobby.setVisible(over)
        self.round.setVisible(over)
        self.show()
        (self.round if over else self.next).setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, ". ".join(self.spoken))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape clears the view of the table; what no button takes scrolls a long result."""
        if event.key() == Qt.Key.Key_Escape:
            self.hidden_by_hand.emit()
        elif not scrolled_by_key(self._page.scroll, event):
            super().keyPressEvent(event)

    @property
    def wanted_width(self) -> int:
        """The width at which every button has its words."""
        return self._page.wanted_width

    @property
    def pictured(self) -> bool:
        """Whether there are pictures: then it is wide and low, as it lies over a kitty that is turned over."""
        return not (self.gauge.isHidden() and self.ladder.isHidden())

    @property
    def wanted_height(self) -> int:
        """The height at which nothing needs to scroll."""
        return self._page.wanted_height(self.width())

    def _speak(self) -> None:
        say = self._lexicon.say
        for name in ("next", "sheet", "review", "lobby", "look", "round"):
            getattr(self, name).setText(say(f"result.{name}"))
        if self._match is None:
            return
        match = self._match
        result = match.results[-1]
        winners = match.winners
        self.hand.setText(hand_words(self._lexicon, match, hand_number(match)))
        won = winners_words(self._lexicon, result)
        sides_of = match.game.presentation.sides
        sides = () if sides_of is None else sides_of(match.options)
        self.title.setText(won if winners is None else session_words(self._lexicon, winners, sides))
        self.session.setText("" if winners is None else won)
        self.session.setVisible(winners is not None)
        self.summary.setText("" if winners is None else " ".join(summary_words(self._lexicon, match, self._own)))
        self.summary.setVisible(winners is not None)
        _empty(self._lines)
        for line in result.scored.lines:
            label = Lettering(wraps=True)
            label.setText(self._lexicon.say_in(match.game.words, line.text))
            self._lines.addWidget(label)
        self._show_pictures(match, result)
        _empty(self._seats)
        self._show_seats(match, result.scored.changes)
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(". ".join(self.spoken))

    def _show_pictures(self, match: Match, result: Result) -> None:
        """In which bracket the points ended, and where everybody stands now, in games that have such."""
        presentation, names = match.game.presentation, self._lexicon.name_of
        points = counted_points(result)
        brackets_of = None if points is None else presentation.brackets
        brackets = () if brackets_of is None else brackets_of(match.options)
        self.gauge.show_gauge(brackets, points, gauge_words(self._lexicon, points))
        ladder_of = presentation.ladder
        ladder = None if ladder_of is None else ladder_of(match.options, match.standing)
        seats = range(match.game.seats(match.options))
        self.ladder.show_ladder(ladder, [names(seat) for seat in seats], ladder_words(self._lexicon, ladder))
        beside = QBoxLayout.Direction.LeftToRight if self.pictured else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(beside)
        self._columns.setSpacing(24 if self.pictured else 10)
        self._rule.setVisible(not self.pictured)

    @property
    def spoken(self) -> list[str]:
        """The result in words, for announcements and screen readers."""
        match = self._match
        if match is None:
            return []
        lines = [self._lexicon.say_in(match.game.words, line.text) for line in match.results[-1].scored.lines]
        return [part for part in (self.title.text(), self.session.text(), self.summary.text(), *lines) if part]

    def _review(self) -> None:
        """Opens this hand; at the end of a session the one that the summary names."""
        match = self._match
        if match is not None:
            first = None if match.winners is None or not self._own else costliest(match)
            self.review_wanted.emit(dealt_as(match, len(match.results) - 1 if first is None else first))

    def _show_seats(self, match: Match, changes: tuple[int, ...]) -> None:
        """A line a seat, the highest total first: place, name, this hand, total and chips."""
        say, chips = self._lexicon.say, chips_of(match)
        heads = ["", "", say("result.change"), say("result.total"), *([say("result.chips")] if chips else [])]
        for column, words in enumerate(heads):
            self._put(0, column, words, SMALL, tone="muted")
        for row, each in enumerate(ranking(match), 1):
            change = changes[each.seat]
            self._put(row, 0, say("result.place", place=each.place), tone="muted")
            self._put(row, 1, self._lexicon.name_of(each.seat), bold=each.seat == 0)
            self._put(
                row, 2, signed(change), bold=True, tone="good" if change > 0 else "danger" if change < 0 else "muted"
            )
            self._put(row, 3, signed(each.total), bold=each.seat == 0)
            if chips is not None:
                self._put(row, 4, str(chips[each.seat]).replace("-", "−"))

    def _put(
        self, row: int, column: int, words: str, scale: float = PLAIN, *, bold: bool = False, tone: str = ""
    ) -> None:
        label = Lettering(scale, bold=bold, tone=tone)
        label.setText(words)
        side = Qt.AlignmentFlag.AlignLeft if column < 2 else Qt.AlignmentFlag.AlignRight
        self._seats.addWidget(label, row, column, side | Qt.AlignmentFlag.AlignVCenter)


def signed(amount: int) -> str:
    """Points with their sign, a true minus: ``+3``, ``−1``, ``0``."""
    return f"{amount:+d}".replace("-", "−") if amount else "0"


def _empty(layout: QVBoxLayout | QGridLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
