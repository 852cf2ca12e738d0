"""A day's deal and its result as a line to send to a friend, and the button that copies it."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from engine.codes import Code, write_code
from engine.game import AnyGame
from engine.today import DayResult, read_day, todays_match
from engine.words import rounded, signed
from ui.kit.accessibility import announce
from ui.kit.language import Lexicon
from ui.kit.lettering import Lettering


def code_of(game: AnyGame, day: str) -> str:
    """The code of the deal of this day."""
    match = todays_match(game, read_day(day))
    return write_code(Code(game, match.options, match.number))


def line_words(
    lexicon: Lexicon, game: AnyGame, day: str, result: DayResult | None, percentage: float | None = None
) -> str:
    """``Paizhuo 2026-11-22 Big Two +2, 74 %``; with the deal's code instead where there is no result yet."""
    name, say = lexicon.say_in(game.words, "game.name"), lexicon.say
    if result is None:
        return say("today.line.code", day=day, game=name, code=code_of(game, day))
    return say("today.line", day=day, game=name, result=result_words(lexicon, result, percentage))


def result_words(lexicon: Lexicon, result: DayResult, percentage: float | None = None) -> str:
    """``+2, 74 %``, and a note where there was help."""
    say, points = lexicon.say, signed(result.points)
    said = points if percentage is None else say("today.points", points=points, percent=rounded(percentage))
    return say("today.assisted", result=said) if result.assisted else said


def copy_line(widget: QWidget, lexicon: Lexicon, line: str) -> str:
    """Copies the line to the clipboard, and announces it; returns what was said."""
    QGuiApplication.clipboard().setText(line)
    said = lexicon.say("today.copied", line=line)
    announce(widget, said)
    return said


class TodaysLine(QFrame):
    """The line in the result of a day's deal; the percentage is added once it is known."""

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._shown: tuple[AnyGame, DayResult] | None = None
        self._percentage: float | None = None
        self._copied = False
        self.line = Lettering(bold=True, wraps=True)
        self.copy = QPushButton()
        self.copy.clicked.connect(self._copy)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(self.copy)
        lexicon.changed.connect(self._speak)
        self._speak()
        self.hide()

    def show_line(self, game: AnyGame, result: DayResult | None) -> None:
        """Shows this result, without a percentage yet; None: nothing."""
        self._shown, self._percentage, self._copied = None if result is None else (game, result), None, False
        self._speak()
        self.setVisible(result is not None)

    def show_percentage(self, hand: str, percentage: float) -> None:
        """Adds the percentage of the hand of this name, if it is the one that is shown."""
        if self._shown is not None and self._shown[1].hand == hand and self._percentage != percentage:
            self._percentage, self._copied = percentage, False
            self._speak()

    def _copy(self) -> None:
        copy_line(self, self._lexicon, self.line.text())
        self._copied = True
        self._speak()

    def _speak(self) -> None:
        self.copy.setText(self._lexicon.say("today.copy.done" if self._copied else "today.copy"))
        if self._shown is not None:
            game, result = self._shown
            self.line.setText(line_words(self._lexicon, game, result.day, result, self._percentage))
            self.copy.setAccessibleDescription(self.line.text())
