"""The strip above the table during an exercise: its theme, the verdict on the answer, and what comes next."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget

from engine.game import AnyGame
from engine.refusals import Refusal
from engine.words import Text
from ui.kit.accessibility import announce
from ui.kit.language import Lexicon, as_sentences
from ui.pages.lessons.task_strip import SAID_AT_TABLE, TaskStrip

ENDS = ("right", "shown")
"""The answers after which the next exercise may be set."""


class ExercisePanel(QFrame):
    """Shows one exercise at a time; every new sentence that the table does not say is announced."""

    is_line = False

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._game: AnyGame | None = None
        self._title: Text | None = None
        self._place, self._all = 0, 0
        self._answer: tuple[str, tuple[Text, ...]] | None = None
        self._done = False  # it was solved, or its best move shown
        self.strip = TaskStrip(self)
        lexicon.changed.connect(self._speak)
        self.hide()

    def lie_beside(self, beside: bool) -> None:
        """Makes it narrow and high beside the table, or wide and low above it."""
        self.strip.lie_beside(self, beside)

    def begin(self, game: AnyGame, title: Text, place: int, exercises: int) -> None:
        """Shows an exercise of this title, at this place of so many, counted from 1."""
        self._game, self._title, self._place, self._all = game, title, place, exercises
        self._answer, self._done = None, False
        self.strip.offer_rule("")
        self._speak()
        self.show()
        announce(self, as_sentences((self.strip.heading.text(), self.strip.task.text()), self._lexicon.language))

    def judge(self) -> None:
        """Shows that the move is being judged."""
        self._answer = "asked", ()
        self.strip.offer_rule("")
        self._speak()

    def reply(self, kind: str, *said: Text | Refusal) -> None:
        """Answers a move: ``right``, ``wrong``, ``refused`` (by the rules), ``asked`` or ``shown``."""
        self._answer = kind, tuple(each.text if isinstance(each, Refusal) else each for each in said)
        refusal = next((each for each in said if isinstance(each, Refusal)), None)
        self.strip.offer_rule("" if refusal is None or self._game is None else self._game.handbook.place_of(refusal))
        self._done = self._done or kind in ENDS
        self._speak()
        if kind in ENDS:
            self.strip.next.setFocus()
        if kind not in SAID_AT_TABLE:
            announce(self, self.strip.answer.text())

    def _speak(self) -> None:
        game, title, say = self._game, self._title, self._lexicon.say
        strip = self.strip
        if game is None or title is None:
            return
        strip.heading.setText(self._lexicon.say_in(game.words, title))
        strip.step.setText(say("exercise.step", number=self._place, all=self._all))
        strip.show_task(say("exercise.task"))
        last = self._place >= self._all
        strip.next.setText(say("exercise.finish" if last else "exercise.next"))
        strip.next.setEnabled(self._done)
        strip.show_move.setEnabled(self._answer is None or self._answer[0] not in ENDS)
        strip.again.setEnabled(self._done)
        for button, key in (
            (strip.rule, "lesson.rule"),
            (strip.again, "exercise.again"),
            (strip.leave, "exercise.leave"),
            (strip.show_move, "lesson.show"),
        ):
            button.setText(say(key))
        self._speak_answer(game)

    def _speak_answer(self, game: AnyGame) -> None:
        if self._answer is None:
            self.strip.clear_answer()
            return
        kind, said = self._answer
        if not said and kind == "asked":
            words = self._lexicon.say("exercise.judging")
        else:
            language = self._lexicon.language
            each = (self._lexicon.say_in(game.words, words) for words in said)
            words = as_sentences(each, language)
            if kind in ("right", "refused"):
                words = self._lexicon.say(f"exercise.{kind}", said=words)
        self.strip.show_answer(kind, words)
