"""The days' deals: a calendar of a month, and beside it the chosen day's deal of every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from engine.game import AnyGame
from engine.today import FIRST_DAY
from ui.kit.dates import date_words, month_words
from ui.kit.language import Lexicon, sentences
from ui.kit.lettering import HEADING, SMALL, Lettering
from ui.kit.window_layout import MARGIN, SPACING, labelled, lay_out_window, size_in_letters
from ui.kit.windows import scroller
from ui.pages.options.option_editors import CalmList
from ui.pages.today.daybook import Daybook, FirstTry
from ui.pages.today.deal_card import DealCard
from ui.pages.today.month import Month

SCROLLER = 6
"""Pixels left of a part that may scroll."""
MINUTE = 60_000
"""Milliseconds after which an open window asks again which day it is."""


class DaysDialog(QDialog):
    """Shows a daybook; its owner answers its signals."""

    play_wanted = Signal(str, str)  # the day and the key of the game: begin, go on, or practise
    look_wanted = Signal()  # look anew at what there is, and which day it is

    def __init__(self, lexicon: Lexicon, games: Mapping[str, AnyGame], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon, self._games = lexicon, games
        self.book = Daybook(FIRST_DAY)
        self.month_name = Lettering(HEADING, bold=True)
        self.earlier, self.later, self.today = QToolButton(), QToolButton(), QPushButton()
        self.month = Month(lexicon, games)
        self.game_label, self.game = QLabel(), CalmList()
        self.legend = Lettering(SMALL, tone="muted", wraps=True)
        self.day_name, self.about = Lettering(HEADING, bold=True), Lettering(SMALL, tone="muted", wraps=True)
        self.cards = {key: DealCard(lexicon, game) for key, game in games.items()}
        self.told = Lettering(SMALL, tone="muted", wraps=True)
        self.close_button = QPushButton()
        self.minute = QTimer(self, interval=MINUTE)
        self.minute.timeout.connect(self.look_wanted)
        self._lay_out()
        self._wire()
        lexicon.changed.connect(self._speak)
        self._speak()
        size_in_letters(self, 52, 36)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.month_name, 1)
        for button in (self.earlier, self.today, self.later):
            head.addWidget(button)
        self.earlier.setArrowType(Qt.ArrowType.LeftArrow)
        self.later.setArrowType(Qt.ArrowType.RightArrow)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addLayout(head)
        left.addWidget(self.month, 1)
        left.addLayout(labelled(self.game_label, self.game))
        left.addWidget(self.legend)
        left.addStretch()
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addWidget(self.day_name)
        for card in self.cards.values():
            right.addWidget(card)
        right.addWidget(self.about)  # below the deals, whose buttons are to be seen at once
        right.addStretch(1)
        page = QWidget()
        page.setProperty("look", "page")
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, page)
        self._both.setContentsMargins(0, 0, SCROLLER, 0)
        self._both.setSpacing(18)
        self._both.addLayout(left, 5)
        self._both.addLayout(right, 6)
        self._parts = left, right
        self.scroller = scroller(page)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lay_out_window(self, (self.scroller,), self.scroller, (self.told,), (self.close_button,))

    def _wire(self) -> None:
        self.earlier.clicked.connect(lambda: self.month.turn(-1))
        self.later.clicked.connect(lambda: self.month.turn(1))
        self.today.clicked.connect(self._go_to_today)
        self.month.day_chosen.connect(lambda _day: self._show_day())
        self.month.wanted.connect(self.take_focus)
        self.game.currentIndexChanged.connect(lambda _place: self._mark())
        for card in self.cards.values():
            card.play_wanted.connect(self._play)
            card.copied.connect(self.told.setText)
        self.close_button.clicked.connect(self.close)

    def show_book(self, book: Daybook) -> None:
        """Shows this daybook; the chosen day stays, unless it was today and another day has begun."""
        chosen = self.month.chosen
        if chosen in (FIRST_DAY, self.book.today) or chosen > book.last:
            chosen = book.today
        self.book = book
        self.month.show_book(book, chosen, self._game)
        self._show_day()

    def show_percentage(self, hand: str, percentage: float) -> None:
        """Shows a new percentage of the hand of this name, without moving anything."""
        if any(result.hand == hand for result in self.book.results.values()):
            self.book = replace(self.book, percentages={**self.book.percentages, hand: percentage})
            self.month.book = self.book  # its words are said anew when it is gone to
            self._show_day()

    def begin(self) -> None:
        """Begins with today, and with the keyboard at the first deal that is still to be played."""
        self.told.clear()
        self.month.show_book(self.book, self.book.today, self._game)
        self._show_day()
        self.take_focus()

    def take_focus(self) -> None:
        """Gives the keyboard to the chosen day's first deal that is still to be played, else to the calendar."""
        waiting = (FirstTry.NEW, FirstTry.BEGUN)
        cards = [card for key, card in self.cards.items() if self.book.stands(self.month.chosen, key) in waiting]
        (cards[0].play if cards else self.month).setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Asks again after another day has begun, and fits the room to another size of letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.look_wanted.emit()
        elif event.type() is QEvent.Type.FontChange:
            QTimer.singleShot(0, self, self._fit)  # when what stands on it has them too

    def showEvent(self, event: QShowEvent) -> None:
        """Asks again every minute from now on: another day may begin while it is open."""
        super().showEvent(event)
        self.minute.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Asks no more."""
        super().hideEvent(event)
        self.minute.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the deals below the calendar where they have no room beside it."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        parts = sum(part.minimumSize().width() for part in self._parts) + self._both.spacing() + SCROLLER
        beside = parts + self.scroller.verticalScrollBar().sizeHint().width() <= self.width() - 2 * MARGIN
        self._both.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        between, least = self._parts[0].spacing(), self.month.least()[1]
        buttons = max(self.close_button.sizeHint().height(), self.told.sizeHint().height())
        high = self.height() - 2 * MARGIN - SPACING - buttons  # the scroller takes this height only after us
        room = high - self.today.sizeHint().height() - between
        below = room - between - self.game.sizeHint().height()  # in sight either wholly or not at all
        self.month.setMinimumHeight(least if below >= least else max(least, room))
        self.month.setMaximumHeight(max(self.month.minimumHeight(), below))

    @property
    def _game(self) -> str:
        """The key of the game that the calendar shows; empty for all of them."""
        return ("", *self._games)[max(0, self.game.currentIndex())]

    def _go_to_today(self) -> None:
        self.look_wanted.emit()
        self.month.choose(self.book.today)

    def _play(self, game: str) -> None:
        day = self.month.chosen.isoformat()
        self.close()
        self.play_wanted.emit(day, game)

    def _mark(self) -> None:
        self.month.show_book(self.book, self.month.chosen, self._game)
        self._explain()

    def _explain(self) -> None:
        """Says what the marks that stand in the month mean, or that there are none, and which days are to come."""
        say, between = self._lexicon.say, self._lexicon.say("result.name_between")
        marks = between.join(say(f"today.legend.{mark}") for mark in self.month.marked())
        names = between.join(self._lexicon.say_in(game.words, "game.name") for game in self._games.values())
        told = say("today.legend.one", marks=marks) if self._game else say("today.legend", marks=marks, games=names)
        said = [told if marks else say("today.legend.none.game" if self._game else "today.legend.none")]
        if self.month.reaches_ahead:
            said.append(say("today.legend.to_come"))
        self.legend.setText(sentences(said, self._lexicon.language))

    def _show_day(self) -> None:
        day, last = self.month.chosen, self.book.last
        self.month_name.setText(month_words(self._lexicon, day))
        self.day_name.setText(date_words(self._lexicon, day))
        self.later.setEnabled((day.year, day.month) < (last.year, last.month))
        self.earlier.setEnabled((day.year, day.month) > (FIRST_DAY.year, FIRST_DAY.month))
        for card in self.cards.values():
            card.show_deal(self.book, day)
        ahead = (self._lexicon.say("today.ahead"),) if day > self.book.today else ()
        self.about.setText(sentences((*ahead, self._lexicon.say("today.about")), self._lexicon.language))
        self.setAccessibleDescription(self.about.text())
        self._explain()

    def _fit(self) -> None:
        self.month.setMinimumSize(*self.month.least())
        self._both.activate()  # the parts in it take another least size only then
        self._arrange()

    def _speak(self) -> None:
        say = self._lexicon.say
        self.setWindowTitle(say("today.title"))
        self.month.setAccessibleName(say("today.calendar"))
        self.month.setAccessibleDescription(say("today.calendar.about"))
        self.today.setText(say("today.today"))
        for button, name in ((self.earlier, "earlier"), (self.later, "later")):
            button.setAccessibleName(say(f"today.{name}"))
            button.setToolTip(say(f"today.{name}"))
        self.game_label.setText(say("today.show"))
        names = [self._lexicon.say_in(game.words, "game.name") for game in self._games.values()]
        with QSignalBlocker(self.game):
            place = max(0, self.game.currentIndex())
            self.game.clear()
            self.game.addItems([say("today.all"), *names])
            self.game.setCurrentIndex(place)
        self.close_button.setText(say("button.close"))
        self.told.clear()
        self._fit()
        self._mark()
        self._show_day()
