"""One game's deal of a day: its state, the button to play it, and its line to copy."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.game import AnyGame
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering
from ui.pages.scores.todays_line import code_of, copy_line, line_words
from ui.pages.today.daybook import Daybook, FirstTry, stands_words
from ui.pages.ways import played_text

DOES = {FirstTry.NEW: "play", FirstTry.BEGUN: "go_on", FirstTry.WON: "practise", FirstTry.LOST: "practise"}
"""The effect of its button, by the deal's state."""
SIDES, APART = (12, 8), 12
"""Pixels left and right of what stands on the card, and between the name and the code."""


class DealCard(QFrame):
    """Shows the deal of one day."""

    play_wanted = Signal(str)  # the key of the game: begin, go on, or practise where the first try is over
    copied = Signal(str)  # what is said of it

    def __init__(self, lexicon: Lexicon, game: AnyGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "card")
        self._lexicon, self._game = lexicon, game
        self._line = ""
        self.name, self.stands = Lettering(bold=True), Lettering(wraps=True)
        self.code = Lettering(SMALL, tone="muted")
        self.code.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.copy, self.play = QPushButton(), QPushButton()
        self.copy.clicked.connect(self._copy)
        self.play.clicked.connect(lambda: self.play_wanted.emit(game.key))
        self._top, self._said = QHBoxLayout(), QVBoxLayout()
        self._top.setSpacing(APART)
        self._top.addWidget(self.name)
        self._said.setSpacing(0)
        self._said.addWidget(self.stands)
        below = QHBoxLayout()
        below.addLayout(self._said, 1)
        below.addWidget(self.copy)
        below.addWidget(self.play)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIDES[0], 5, SIDES[1], 5)
        column.setSpacing(2)
        column.addLayout(self._top)
        column.addLayout(below)

    def show_deal(self, book: Daybook, day: date) -> None:
        """Shows the deal of this day."""
        lexicon, game = self._lexicon, self._game
        result = book.result(day, game.key)
        name = lexicon.say_in(game.words, played_text(game, game.options()))
        stands = book.stands(day, game.key)
        self._line = line_words(lexicon, game, day.isoformat(), result, book.percentage(result))
        self.name.setText(name)
        self.stands.setText(stands_words(lexicon, book, day, game.key))
        self.code.setText(code_of(game, day.isoformat()))
        self.code.setToolTip(lexicon.say("today.code.about"))
        self._place_code()
        self.play.setText(lexicon.say(f"today.{DOES[stands]}"))
        self.play.setProperty("look", "main" if stands in (FirstTry.NEW, FirstTry.BEGUN) else "")
        self.play.style().unpolish(self.play)
        self.play.style().polish(self.play)
        self.copy.setText(lexicon.say("today.copy.short"))
        for button in (self.play, self.copy):
            button.setAccessibleName(lexicon.say("today.button", does=button.text(), game=name))
        self.play.setAccessibleDescription(self.stands.text())
        self.copy.setAccessibleDescription(self._line)
        self.copy.setToolTip(self._line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Places the code anew."""
        super().resizeEvent(event)
        self._place_code()

    def _place_code(self) -> None:
        """The code stands at the right of the name, or where it has no room there, beside the buttons, which are about
        as high as two lines."""
        needed = self.name.sizeHint().width() + APART + self.code.sizeHint().width()
        beside = needed <= self.width() - SIDES[0] - SIDES[1]
        home, other = (self._top, self._said) if beside else (self._said, self._top)
        if home.indexOf(self.code) < 0:
            other.removeWidget(self.code)
            home.addWidget(self.code, 1 if beside else 0)
            side = Qt.AlignmentFlag.AlignRight if beside else Qt.AlignmentFlag.AlignLeft
            self.code.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)

    def _copy(self) -> None:
        self.copied.emit(copy_line(self, self._lexicon, self._line))
