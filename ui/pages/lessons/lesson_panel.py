"""The strip above the table while a lesson is on: the task, the answer to the last move, and the way on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.game import AnyGame
from engine.lessons import Lesson
from engine.refusals import Refusal
from engine.words import Text, text
from ui.kit.accessibility import announce
from ui.kit.language import Lexicon
from ui.kit.lettering import HEADING, SMALL, Lettering
from ui.pages.lessons.strips import stand

SIGNS = {
    "right": ("✓", "good"),
    "wrong": ("×", "danger"),
    "refused": ("×", "danger"),
    "asked": ("→", "brass"),
    "shown": ("→", "brass"),
}


class LessonPanel(QFrame):
    """Shows one lesson at a time; every new sentence is announced."""

    next_wanted = Signal()
    again_wanted = Signal()
    shown_wanted = Signal()  # show the right move
    left = Signal()  # no more lessons
    play_wanted = Signal(str)  # play a first hand of the game with this key
    rule_wanted = Signal(str)  # the row of the rules that the last answer comes from

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "strip")
        self._lexicon = lexicon
        self._game: AnyGame | None = None
        self._lesson: Lesson | None = None
        self._place = 0
        self._answer: tuple[str, Text] | None = None
        self._row = ""
        self._ended = False
        self.heading = Lettering(HEADING, bold=True)
        self.step = Lettering(SMALL, tone="muted")
        self.task = Lettering(wraps=True)
        self.answer = Lettering(bold=True, wraps=True)
        self.rule, self.show_move, self.again, self.leave, self.next = (QPushButton() for _ in range(5))
        self.next.setProperty("look", "main")
        self.play = QPushButton()
        self.play.setProperty("look", "main")
        self.play.clicked.connect(lambda: self.play_wanted.emit(self._game.key if self._game is not None else ""))
        self.rule.clicked.connect(lambda: self.rule_wanted.emit(self._row))
        self.show_move.clicked.connect(self.shown_wanted)
        self.again.clicked.connect(self.again_wanted)
        self.leave.clicked.connect(self.left)
        self.next.clicked.connect(self.next_wanted)
        self._lay_out()
        lexicon.changed.connect(self._speak)
        self.hide()

    def _lay_out(self) -> None:
        self._head, self._buttons = QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(self.heading)
        self._head.addWidget(self.step)
        self._head.addStretch(1)
        self._head.addLayout(self._buttons)
        for button in (self.show_move, self.again, self.leave, self.next, self.play):
            self._buttons.addWidget(button)
        said = self._said = QHBoxLayout()
        said.addWidget(self.answer, 1)
        said.addWidget(self.rule)
        policy = self.rule.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # the table below keeps its place whatever is said here
        self.rule.setSizePolicy(policy)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 12, 8)
        column.setSpacing(4)
        column.addLayout(self._head)
        column.addWidget(self.task)
        column.addLayout(said)
        column.addStretch(0)

    def lie_beside(self, beside: bool) -> None:
        """Be narrow and high beside the table, or wide and low above it."""
        stand([self._head, self._buttons, self._said], self, beside)
        self.heading.setWordWrap(beside)

    def begin(self, game: AnyGame, lesson: Lesson) -> None:
        """This lesson begins, with its first task."""
        self._game, self._lesson, self._ended = game, lesson, False
        self._answer, self._row = None, ""
        self.ask(0)
        self.show()

    def ask(self, place: int) -> None:
        """The task at this place; what was said to the last one stays."""
        assert self._lesson is not None
        self._place = place
        self._speak()
        announce(self, " ".join(filter(None, (self.answer.text(), self.task.text()))))

    def reply(self, kind: str, said: Text | Refusal) -> None:
        """What there is to say to a move: ``right``, ``wrong``, ``refused`` (by the rules), ``asked`` or ``shown``."""
        self._answer = kind, said.text if isinstance(said, Refusal) else said
        self._row = said.row if isinstance(said, Refusal) else ""
        self._speak()
        announce(self, self.answer.text())

    def end(self) -> None:
        """All tasks are done."""
        self._ended = True
        self._speak()
        (self.next if self.play.isHidden() else self.play).setFocus()
        announce(self, self.task.text())

    def _speak(self) -> None:
        game, lesson, say = self._game, self._lesson, self._lexicon.say
        if game is None or lesson is None:
            return
        course = game.lessons()
        number, last = course.index(lesson) + 1, lesson is course[-1]
        title = self._lexicon.say_in(game.words, lesson.title)
        self.heading.setText(say("lesson.heading", number=number, all=len(course), title=title))
        self.step.setText(say("lesson.task", number=self._place + 1, all=len(lesson.tasks)))
        self.step.setVisible(len(lesson.tasks) > 1 and not self._ended)
        ask = lesson.says(self._place, "ask")
        self.task.setText(say("lesson.done") if self._ended else self._lexicon.say_in(game.words, ask))
        self._speak_answer(game)
        self.next.setText(say("lesson.finish" if last else "lesson.next"))
        self.next.setEnabled(self._ended)
        self.play.setText(say("lesson.play"))
        self.play.setVisible(self._ended and (last or number >= (game.first_hand.lessons or len(course))))
        self.show_move.setEnabled(not self._ended)
        for button, key in (
            (self.rule, "rule"),
            (self.again, "again"),
            (self.leave, "leave"),
            (self.show_move, "show"),
        ):
            button.setText(say(f"lesson.{key}"))

    def _speak_answer(self, game: AnyGame) -> None:
        self.rule.setVisible(bool(self._row))
        if self._answer is None:
            self.answer.clear()
            return
        kind, said = self._answer
        sign, tone = SIGNS[kind]
        words = self._lexicon.say(text(f"lesson.{kind}", said=self._lexicon.say_in(game.words, said)))
        self.answer.use_tone(tone)
        self.answer.setText(f"{sign} {words}")
