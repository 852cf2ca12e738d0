"""The result of a hand, over the table: who won, the sum that led to it, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from engine.match import Match, Result
from engine.players.duplicate import Duplicate
from engine.today import DayResult
from ui.kit.accessibility import announce
from ui.kit.filling import empty
from ui.kit.gauge import GaugePicture
from ui.kit.language import Lexicon, as_sentences, sentences
from ui.kit.lettering import PLAIN, SMALL, TITLE, Lettering, LinkedLettering
from ui.kit.windows import scrolled_by_key
from ui.pages.scores.duplicate_table import DuplicateTable
from ui.pages.scores.framed_page import framed
from ui.pages.scores.ladder_picture import LadderPicture
from ui.pages.scores.result_words import ResultWords, words_of_result
from ui.pages.scores.seats_table import SeatsTable
from ui.pages.scores.standings import costliest, counted_points, dealt_as, gauge_words, ladder_in_words, ladder_words
from ui.pages.scores.todays_line import TodaysLine

GAP, LOW_GAP, BETWEEN, LOW_BETWEEN = 10, 6, 4, 1
"""Pixels between two parts, and between two lines; the second each over a low table."""
WITH_FOLD, WITH_LEVELS = 3, 12
"""The heights of a line that what the levels got needs, folded and unfolded."""


class ResultShape(IntEnum):
    """How much of a hand's result is shown at once, from the form that says most to the one that hides least."""

    ROOMY = 0
    """With pictures of the points and levels."""
    LOW = 1
    """Without pictures: the sum and the standing beside each other."""
    BRIEF = 2
    """Who won, and what each seat got; the rest is unfolded on demand."""


class ResultPanel(QFrame):
    """Shows the last result of a match; at the end of the session the final standing; for a day's deal its line."""

    next_wanted = Signal()
    sheet_wanted = Signal()
    lobby_wanted = Signal()
    review_wanted = Signal(int, bool)  # look again at this deal, from 0, all cards open; at its costliest mistake
    round_wanted = Signal()  # a new session at the same table
    today_wanted = Signal()  # the deals of the days
    grown = Signal()  # there may be more to show than before
    hidden_by_hand = Signal()  # a person wants to look at the table below

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.setAutoFillBackground(True)
        self._lexicon = lexicon
        self._match: Match | None = None
        self._said: ResultWords | None = None
        self._shape = ResultShape.ROOMY
        self._own = True
        self._day = ""
        self.hand = Lettering(SMALL, tone="muted")
        self.title = Lettering(TITLE, bold=True, wraps=True)
        self.brief, self.details = Lettering(wraps=True), QPushButton()
        self.session = Lettering(PLAIN, bold=True, tone="brass", wraps=True)
        self._lines = QVBoxLayout()
        self.gauge, self.ladder = GaugePicture(), LadderPicture()
        self.seats = SeatsTable(lexicon)
        self.summary = LinkedLettering()
        self.duplicate = DuplicateTable(lexicon)
        self.next, self.sheet, self.review, self.lobby, self.look, self.round = (QPushButton() for _ in range(6))
        self.today, self.todays_line = QPushButton(), TodaysLine(lexicon)
        self._lay_out()
        self.next.clicked.connect(self.next_wanted)
        self.sheet.clicked.connect(self.sheet_wanted)
        self.review.clicked.connect(self._review)
        self.summary.linkActivated.connect(lambda place: self._look_again(int(place)))
        self.round.clicked.connect(self.round_wanted)
        self.lobby.clicked.connect(self.lobby_wanted)
        self.today.clicked.connect(self.today_wanted)
        self.look.clicked.connect(self.hidden_by_hand)
        self.duplicate.unfolded.connect(self.grown)
        self.details.setCheckable(True)
        self.details.clicked.connect(self._unfold)
        lexicon.changed.connect(self._speak)
        self._show_parts()
        self._speak()
        self.hide()

    def _lay_out(self) -> None:
        above = (self.hand, self.title, self.brief)
        last = (self.review, self.sheet, self.lobby, self.next, self.round, self.today)
        self.page = framed(self, above, (self.look, self.details), last)
        inside = self.page.inside
        inside.setSpacing(GAP)
        self._lines.setSpacing(BETWEEN)
        inside.addWidget(self.summary)
        inside.addWidget(self.todays_line)
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._columns.setSpacing(GAP)
        told = self._told = QVBoxLayout()
        told.setSpacing(GAP)
        told.addWidget(self.session)
        told.addLayout(self._lines)
        told.addWidget(self.gauge)
        told.addStretch(1)
        self._columns.addLayout(told, 1)
        self._rule = QFrame()
        self._rule.setProperty("look", "line")
        self._columns.addWidget(self._rule)
        stood = QVBoxLayout()
        stood.setSpacing(GAP)
        stood.addWidget(self.seats)
        stood.addWidget(self.ladder)
        stood.addStretch(1)
        self._columns.addLayout(stood, 1)
        inside.addLayout(self._columns)
        inside.addWidget(self.duplicate)
        inside.addStretch(1)
        for button in (self.next, self.round, self.today):
            button.setProperty("look", "main")

    def show_result(self, match: Match, own: bool = True, todays: DayResult | None = None) -> None:
        """Shows the last result of this match.

        ``own``: a person played, so that its hands are kept for the review; ``todays``: the result of a day's deal,
        which has no next one.
        """
        self._match, self._own, self._day = match, own, "" if todays is None else todays.day
        self.todays_line.show_line(match.game, todays)
        self.duplicate.show_duplicate(None)
        self.duplicate.fold_up()
        self._speak()
        over = match.winners is not None
        self.next.setVisible(not over and todays is None)
        self.lobby.setVisible(over or todays is not None)
        self.round.setVisible(over and todays is None)
        self.today.setVisible(todays is not None)
        self.show()
        self.take_focus()
        announce(self, as_sentences(self.spoken, self._lexicon.language))

    def take_focus(self) -> None:
        """Gives the keyboard to the button that is usually next."""
        ways = (self.next, self.round, self.today, self.look, self.details)
        next(way for way in ways if not way.isHidden() and way.isEnabled()).setFocus(Qt.FocusReason.OtherFocusReason)

    def take_focus_back(self) -> None:
        """Gives the keyboard to the button that hid the result, where it has one."""
        if self.look.isHidden():
            self.take_focus()
        else:
            self.look.setFocus()

    def show_duplicates(self, duplicates: Mapping[int, Duplicate], going_on: bool = True) -> None:
        """Shows what the levels have got so far with the cards of the session's deals, without interrupting anybody.

        ``going_on``: they play on until they have played often enough.
        """
        match = self._match
        last = None if match is None or not match.results else dealt_as(match, len(match.results) - 1)
        self.duplicate.show_duplicate(None if last is None else duplicates.get(last), going_on)
        self.setAccessibleDescription(as_sentences(self.spoken, self._lexicon.language))
        self.grown.emit()  # whether it needs another line its labels know only when they are shown

    @property
    def unfolded(self) -> bool:
        """Whether a person wants to read more of it, whatever lies below."""
        return self.details.isChecked() or (self.duplicate.fold.isChecked() and not self.duplicate.fold.isHidden())

    @property
    def still_to_come(self) -> int:
        """The heights of a line by which it may grow by what the levels got, while a person aims at its buttons."""
        if not self._own or not self.duplicate.isHidden():
            return 0
        return WITH_FOLD if self.wide else WITH_LEVELS

    def lie(self, shape: ResultShape) -> None:
        """Takes this shape, in which it covers more or less of the table."""
        if shape is not self._shape:
            self._shape = shape
            low = shape is not ResultShape.ROOMY
            self.page.slim_down(low)
            self.page.inside.setSpacing(LOW_GAP if low else GAP)
            self._lines.setSpacing(LOW_BETWEEN if low else BETWEEN)
            self.seats.lie_close(low)
            self.details.setChecked(False)
            self._show_parts()
            self._arrange()
            self._speak()

    def _unfold(self) -> None:
        """Shows the details of a brief result, or hides them again, because a person wants it."""
        self._show_parts()
        self._speak()
        self.grown.emit()

    def _show_parts(self) -> None:
        brief = self._shape is ResultShape.BRIEF
        folded = brief and not self.details.isChecked()
        self.hand.setVisible(self._shape is ResultShape.ROOMY)  # the status line says it, too
        self.brief.setVisible(folded)
        self.details.setVisible(brief)
        self.look.setHidden(brief)
        self.page.fold(folded)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape hides the panel; keys that no button takes scroll a long result."""
        if event.key() == Qt.Key.Key_Escape:
            self.hidden_by_hand.emit()
        elif not scrolled_by_key(self.page.scroll, event):
            super().keyPressEvent(event)

    @property
    def _low(self) -> bool:
        return self._shape is not ResultShape.ROOMY

    @property
    def wide(self) -> bool:
        """Whether it is wide and low: where it has pictures, because it then lies over a kitty that is turned over."""
        return self._low or not (self.gauge.isHidden() and self.ladder.isHidden())

    @property
    def short(self) -> bool:
        """Whether a session's end or a day's deal lies over a low table: its sentences then follow each other without
        new lines, since there is more to say than of a hand."""
        return self._low and self._match is not None and (self._match.winners is not None or bool(self._day))

    def _arrange(self) -> None:
        wide, short = self.wide, self.short
        away, home = (self.page.inside, self._told) if short else (self._told, self.page.inside)
        if home.indexOf(self.summary) < 0:
            for place, each in enumerate((self.summary, self.todays_line)):
                away.removeWidget(each)
                home.insertWidget(place, each)
        beside, below = (self._told, self.page.inside) if self._low else (self.page.inside, self._told)
        if beside.indexOf(self.duplicate) < 0:
            below.removeWidget(self.duplicate)
            beside.insertWidget(beside.count() - 1, self.duplicate)  # before the stretch
        self._told.setSpacing(LOW_GAP if short else GAP)
        self._columns.setStretch(0, 3 if short else 1)
        self._columns.setStretch(2, 2 if short else 1)
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._columns.setSpacing(24 if wide else GAP)
        self._rule.setVisible(not wide)
        self.duplicate.lie_low(wide)

    def _speak(self) -> None:
        say = self._lexicon.say
        for name in ("next", "sheet", "review", "lobby", "look", "round", "today"):
            getattr(self, name).setText(say(f"result.{name}"))
        self.details.setText(say("result.fewer" if self.details.isChecked() else "result.details"))
        if self._match is None:
            return
        said = self._said = words_of_result(self._lexicon, self._match, self._own, self._day, flowing=self.short)
        self.hand.setText(said.hand)
        self.title.setText(said.title)
        self.brief.setText(said.brief)
        self.session.setText(said.won)
        links = {line.words: str(line.place) for line in said.summary if line.place is not None}
        self.summary.show_words(sentences((line.words for line in said.summary), self._lexicon.language), links)
        for label in (self.session, self.summary):
            label.setVisible(bool(label.text()))
        empty(self._lines)
        for line in said.lines:
            label = Lettering(wraps=True)
            label.setText(line)
            self._lines.addWidget(label)
            label.show()  # a layout shows it only later, and until then nobody could measure the page
        self._show_pictures(self._match, self._match.results[-1])
        self.seats.show_match(self._match)
        self.setAccessibleName(said.title)
        self.setAccessibleDescription(as_sentences(self.spoken, self._lexicon.language))

    def _show_pictures(self, match: Match, result: Result) -> None:
        """Shows the bracket of the points and the standing on the levels, in games that have them.

        On a low table both stand above the panel, and pictures would cover a kitty that is turned over.
        """
        names = self._lexicon.name_of
        points = counted_points(result)
        brackets_of = None if points is None else match.game.presentation.brackets
        brackets = () if brackets_of is None or self._low else brackets_of(match.options)
        self.gauge.show_gauge(brackets, points, gauge_words(self._lexicon, points))
        ladder = None if self._low else ladder_in_words(self._lexicon, match)
        seats = range(match.game.seats(match.options))
        self.ladder.show_ladder(ladder, [names(seat) for seat in seats], ladder_words(self._lexicon, ladder))
        self._arrange()

    @property
    def spoken(self) -> list[str]:
        """The result in words, for announcements and screen readers."""
        return [] if self._said is None else [*self._said.spoken, *self.duplicate.spoken]

    def _review(self) -> None:
        """Opens this hand in the review; at the end of a session the one that the summary names."""
        match = self._match
        if match is not None:
            first = None if match.winners is None or not self._own else costliest(match)
            self._look_again(len(match.results) - 1 if first is None else first)

    def _look_again(self, place: int) -> None:
        """Opens the hand of this result in the review; the costliest of a whole session at its costliest mistake."""
        match = self._match
        if match is not None:
            self.review_wanted.emit(dealt_as(match, place), match.winners is not None and place == costliest(match))
