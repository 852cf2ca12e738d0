"""The strip above the table during a lesson: the task, the answer to the last move, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from engine.game import AnyGame
from engine.refusals import Refusal
from engine.teaching.lessons import Lesson
from engine.words import Text, text
from ui.kit.accessibility import announce
from ui.kit.language import Lexicon
from ui.pages.lessons.task_strip import SAID_AT_TABLE, TaskStrip


class LessonPanel(QFrame):
    """Shows one lesson at a time; every new sentence that the table does not say is announced."""

    is_line = False
    play_wanted = Signal(str)  # play a first hand of the game with this key
    exercises_wanted = Signal(str, str)  # the keys of a game and of the theme that the lesson was about

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._game: AnyGame | None = None
        self._lesson: Lesson | None = None
        self._place = 0
        self._answer: tuple[str, Text] | None = None
        self._answered = 0  # the place of the task that the answer is to
        self._theme = ""  # what is offered at the end of the lesson
        self._ended = False
        self.play, self.exercises = QPushButton(), QPushButton()
        self.play.setProperty("look", "main")
        self.play.clicked.connect(lambda: self.play_wanted.emit(self._game.key if self._game is not None else ""))
        self.exercises.clicked.connect(self._ask_for_exercises)
        self.strip = TaskStrip(self, (self.exercises, self.play))
        lexicon.changed.connect(self._speak)
        self.hide()

    def lie_beside(self, beside: bool) -> None:
        """Makes it narrow and high beside the table, or wide and low above it."""
        self.strip.lie_beside(self, beside)

    def begin(self, game: AnyGame, lesson: Lesson) -> None:
        """Shows this lesson with its first task."""
        self._game, self._lesson, self._ended = game, lesson, False
        self._answer, self._theme = None, ""
        self.strip.offer_rule("")
        self.ask(0)
        self.show()

    def ask(self, place: int) -> None:
        """Shows the task at this place; the answer to the last one stays."""
        assert self._lesson is not None
        self._place = place
        self._speak()
        announce(self, self.strip.task.text())

    def reply(self, kind: str, said: Text | Refusal) -> None:
        """Answers a move: ``right``, ``wrong``, ``refused`` (by the rules), ``asked`` or ``shown``."""
        self._answer, self._answered = (kind, said.text if isinstance(said, Refusal) else said), self._place
        refusal = said if isinstance(said, Refusal) else None
        self.strip.offer_rule("" if refusal is None or self._game is None else self._game.handbook.place_of(refusal))
        self._speak()
        if kind not in SAID_AT_TABLE:
            announce(self, self.strip.answer.text())

    def end(self) -> None:
        """Shows that all tasks are done."""
        self._ended = True
        self._speak()
        (self.strip.next if self.play.isHidden() else self.play).setFocus()
        announce(self, self.strip.task.text())

    def offer_exercises(self, theme: str) -> None:
        """Offers the exercises of this theme after the lesson; empty: the lesson teaches no theme that has any."""
        self._theme = theme
        self._speak()

    @property
    def _solved(self) -> bool:
        """Whether the right move for the task on show was made, and the others play on to the next one."""
        return self._answer is not None and self._answer[0] == "right" and self._answered == self._place

    def _speak(self) -> None:
        game, lesson, say = self._game, self._lesson, self._lexicon.say
        strip = self.strip
        if game is None or lesson is None:
            return
        course = game.lessons()
        number, last = course.index(lesson) + 1, lesson is course[-1]
        title = self._lexicon.say_in(game.words, lesson.title)
        strip.heading.setText(say("lesson.heading", number=number, all=len(course), title=title))
        strip.step.setText(say("lesson.task", number=self._place + 1, all=len(lesson.tasks)))
        strip.step.setVisible(len(lesson.tasks) > 1 and not self._ended)
        ask = lesson.says(self._place, "ask")
        strip.show_task(say("lesson.done") if self._ended else self._lexicon.say_in(game.words, ask))
        self._speak_answer(game)
        _keep_place(strip.next, (say("lesson.next"), say("lesson.finish")))
        strip.next.setText(say("lesson.finish" if last else "lesson.next"))
        strip.next.setEnabled(self._ended)
        self.play.setText(say("lesson.play"))
        self.play.setVisible(self._ended and (last or number >= (game.first_hand.lessons or len(course))))
        _stress(strip.next, self.play.isHidden())
        self.exercises.setText(say("lesson.exercises"))
        self.exercises.setVisible(self._ended and bool(self._theme))
        strip.show_move.setEnabled(not self._ended and not self._solved)
        strip.show_move.setVisible(not self._ended)
        for button, key in (
            (strip.rule, "rule"),
            (strip.again, "again"),
            (strip.leave, "leave"),
            (strip.show_move, "show"),
        ):
            button.setText(say(f"lesson.{key}"))

    def _ask_for_exercises(self) -> None:
        if self._game is not None:
            self.exercises_wanted.emit(self._game.key, self._theme)

    def _speak_answer(self, game: AnyGame) -> None:
        if self._answer is None:
            self.strip.clear_answer()
            return
        kind, said = self._answer
        words = self._lexicon.say(text(f"lesson.{kind}", said=self._lexicon.say_in(game.words, said)))
        self.strip.show_answer(kind, words, earlier=self._ended or self._answered != self._place)


def _keep_place(button: QPushButton, says: Sequence[str]) -> None:
    """Makes the button as wide as the longest that it says, now or later, so that those beside it never move."""
    _stress(button, True)  # its letters are bold then, and wider
    button.setMinimumWidth(0)
    widths = []
    for words in says:
        button.setText(words)
        widths.append(button.sizeHint().width())
    button.setMinimumWidth(max(widths))


def _stress(button: QPushButton, stressed: bool) -> None:
    """Fills the button that is meant to be pressed next, or no longer does."""
    look = "main" if stressed else ""
    if button.property("look") != look:
        button.setProperty("look", look)
        button.style().unpolish(button)
        button.style().polish(button)
