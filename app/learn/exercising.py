"""Exercises on the table: sets one decision at a time, judges the answer, gives the reason, and keeps when it comes
back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache

from PySide6.QtCore import QObject, Signal

from app.keep.exercise_answers import ANSWERS_FILE, GivenAnswer, add_answer, answers_notice, read_answers
from app.keep.own_exercises import OwnExercises
from app.keep.places import Places
from app.learn.exercise_book import in_order, of_theme, offered
from app.learn.spacing import due_dates
from app.think.critic import Critic
from engine.events import seen_by
from engine.exercises import Exercise, ExerciseError, answer_of, collection_of, grade_by, grade_of, view_of
from engine.game import Action, AnyGame, AnyView, act
from engine.games import GAMES
from engine.players.hints import Hint, reasons_alone
from engine.players.judge import Grade, Judgement, is_alike
from engine.players.naming import caption_among, name_among
from engine.record import replay
from engine.refusals import Refusal
from engine.search_model import AnyVerdict
from engine.teaching.lessons import Lesson
from engine.words import Text, text
from ui.pages.exercises.exercise_panel import ExercisePanel
from ui.pages.exercises.offered import OWN, Offered
from ui.table.table_widget import TableWidget

AT_ONCE = 10
"""The most exercises of a theme that are set one after the other."""


class Exercising(QObject):
    """Connects exercises with the widgets that show them; does nothing while no exercise is set."""

    notice = Signal(object)  # a Text for the status line
    put = Signal(object)  # the Exercise that is to be shown now: the table is ours
    finished = Signal(str)  # the last one is done; the key of its game

    def __init__(
        self,
        table: TableWidget,
        places: Places,
        own: OwnExercises,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        super().__init__()
        self._table, self._own, self._clock = table, own, clock
        self._file = places.state / ANSWERS_FILE
        self.critic = Critic(self)
        self.critic.judged.connect(self._take_judgement)
        self._panel: ExercisePanel | None = None
        self._queue: tuple[Exercise, ...] = ()
        self._place = 0
        self._theme = ""
        self._view: AnyView | None = None
        self._over = False
        self._counted = False
        self._tried: Action | None = None  # the last wrong move since the exercise was set
        table.lexicon.changed.connect(self._name_seats)
        table.chosen.connect(self._submit)
        table.refused.connect(self._tell_why)
        table.hint_wanted.connect(self._note_hint)

    @property
    def active(self) -> bool:
        """Whether an exercise is set."""
        return self._view is not None

    def offered(self, game: AnyGame) -> tuple[Offered, ...]:
        """The themes to practise in this game now; tells of what cannot be read."""
        own, notices = self._own.find()
        for notice in notices:
            self.notice.emit(notice)
        answers = self._answers(tell=True)
        return offered(game, _collection(game.key), own, answers, due_dates(answers), self._clock())

    def theme_after(self, game: AnyGame, lesson: Lesson) -> str:
        """The key of the first theme that this lesson teaches and that has exercises; empty where there is none."""
        own, _notices = self._own.find()
        taught = (theme.key for theme in game.themes if lesson.key in theme.lessons)
        return next((key for key in taught if of_theme(_collection(game.key), own, game, key)), "")

    def begin(self, game: AnyGame, theme: str, panel: ExercisePanel) -> None:
        """Sets the exercises of this theme one after the other; the table must be free."""
        self._panel, self._theme = panel, theme
        own, _notices = self._own.find()
        due = due_dates(self._answers(tell=False))
        those = of_theme(_collection(game.key), own, game, theme)
        self._queue = in_order(those, due, self._clock())[:AT_ONCE]
        self._place = -1
        self.go_on()

    def go_on(self) -> None:
        """Sets the next exercise; after the last one asks for the list."""
        self.critic.forget()
        while self._place + 1 < len(self._queue):
            self._place += 1
            try:
                view = view_of(self._exercise)
            except ExerciseError:
                continue  # somebody has changed the file
            self._counted = False
            self._show(view)
            return
        game = self._queue[-1].game.key if self._queue else ""
        self.leave()
        self.finished.emit(game)

    def again(self) -> None:
        """Sets the same exercise once more, without counting the answer."""
        if self._view is not None:
            self._show(view_of(self._exercise))

    def show_move(self) -> None:
        """Shows the best move at the table as a hint does, and its reason; it may still be made, and another one tried.

        An exercise that was not solved before counts as failed.
        """
        if self._view is None or self._over or self._panel is None:
            return
        self._count(False)
        self.critic.forget()
        hint = answer_of(self._exercise, self._view, self._tried)
        self._table.suggest(hint.action)
        self._panel.reply("shown", *_best(hint, hint.what), *reasons_alone(hint))

    def leave(self) -> None:
        """Ends the exercise."""
        self.critic.forget()
        self._view = None
        if self._panel is not None:
            self._panel.hide()

    def close(self) -> None:
        """Ends the critic; returns when it is gone."""
        self.critic.close()

    @property
    def _exercise(self) -> Exercise:
        return self._queue[self._place]

    def _show(self, view: AnyView) -> None:
        assert self._panel is not None
        exercise = self._exercise
        self._view, self._over, self._tried = view, False, None
        self.put.emit(exercise)
        self._name_seats()
        self._table.sit_down(exercise.game, exercise.record.options, exercise.seat)
        self._table.present(view)
        self._panel.begin(exercise.game, self._title, self._place + 1, len(self._queue))
        self._table.setFocus()  # the next key belongs to the table, whatever button led here

    def _name_seats(self) -> None:
        """Names the seats in the present language; the seat that decides is “you”, wherever it sat when the hand was
        played."""
        if self._view is None:
            return
        exercise, lexicon = self._exercise, self._table.lexicon
        seats = exercise.game.seats(exercise.record.options)
        house = [lexicon.usual_name(seat) for seat in range(seats)]
        lexicon.use_names(tuple(house[(seat - exercise.seat) % seats] for seat in range(seats)))

    @property
    def _title(self) -> Text:
        if self._theme == OWN:
            return text("exercises.own")
        return next(theme.title for theme in self._exercise.game.themes if theme.key == self._theme)

    def _submit(self, action: Action) -> None:
        if self._view is None or self._over or self._panel is None:
            return
        refusal = self._view.refusal(action)
        if refusal is not None:
            self._panel.reply("refused", refusal)
            self._table.refuse(refusal)
            return
        grade = self._known_grade(action)
        if grade is None:
            self._panel.judge()
            known = self._exercise.weighing.undone()
            self.critic.ask((self._exercise.key, action), self._exercise.game, self._view, action, known, proves=True)
        else:
            self._take(action, grade)

    def _known_grade(self, action: Action) -> Grade | None:
        """The grade that was weighed for the move; in one's own hand only what the judge has graded, or
        called as good."""
        assert self._view is not None
        exercise = self._exercise
        grade = grade_of(exercise, self._view, action)
        shipped = exercise in _collection(exercise.game.key)
        if grade is Grade.MISTAKE and not shipped and action != exercise.weighing.made:
            return None
        return grade

    def _take_judgement(self, key: tuple[str, Action], judgement: Judgement) -> None:
        name, action = key
        if self._view is not None and not self._over and name == self._exercise.key:
            grade = grade_by(self._exercise, self._view, judgement)
            if grade is None:
                self._leave_open(action)
            else:
                self._take(action, grade)

    def _leave_open(self, action: Action) -> None:
        """Says that nothing is shown of a move; it counts neither as right nor as wrong."""
        assert self._panel is not None
        self._panel.reply("asked", text("exercise.unclear", what=self._told(action, name_among)))
        self._table.refuse(text("exercise.unclear.short"))

    def _take(self, action: Action, grade: Grade) -> None:
        assert self._panel is not None
        right = grade is not Grade.MISTAKE
        self._count(right)
        if right:
            self._end(action)
            return
        self._tried = action
        self._panel.reply("wrong", text("exercise.wrong", what=self._told(action, name_among)))
        self._table.refuse(text("exercise.wrong.short"))  # in one line, which has no room for every move

    def _told(self, action: Action, tell: Callable[[AnyGame, AnyView, Action, AnyVerdict], Text]) -> Text:
        """The move as its button says it, or its name, with its cards where another move reads alike."""
        assert self._view is not None
        return tell(self._exercise.game, self._view, action, self._exercise.weighing.verdict)

    def _end(self, action: Action) -> None:
        """Names the right move that was made, gives the reason for the best one, and plays what was made."""
        assert self._view is not None
        assert self._panel is not None
        exercise = self._exercise
        hint = answer_of(exercise, self._view, self._tried)
        self._over = True
        reasons = reasons_alone(hint)
        if is_alike(exercise.game, self._view, action, hint.action):
            self._panel.reply("right", *_best(hint, self._told(action, caption_among)), *reasons)
        else:
            latter = tuple(text("exercise.of_the_latter", reason=reason) for reason in reasons[:1])
            equal = text(
                "exercise.equal", made=self._told(action, name_among), what=self._told(hint.action, name_among)
            )
            self._panel.reply("right", equal, *latter, *reasons[1:])
        self._table.end_here()
        step = act(replay(exercise.record).state, action)
        self._table.play(tuple(seen_by(event, exercise.seat) for event in step.events), step.state.view(exercise.seat))

    def _count(self, right: bool) -> None:
        """Keeps the first answer to an exercise that was set."""
        if self._counted:
            return
        self._counted = True
        exercise = self._exercise
        answer = GivenAnswer(exercise.key, exercise.game.key, exercise.theme, self._clock(), right)
        try:
            add_answer(self._file, answer)
        except OSError as error:
            why = error.strerror or str(error)
            self.notice.emit(text("notice.answer_not_kept", folder=str(self._file.parent), why=why))

    def _note_hint(self, *_asked: object) -> None:
        """Notes that a hint was needed: the exercise does not count as solved."""
        if self._view is not None and not self._over:
            self._count(False)

    def _tell_why(self, why: Refusal | Text) -> None:
        """Shows why the table has refused a move, or, where something is still to be chosen, what that is."""
        if self._view is not None and not self._over and self._panel is not None:
            self._panel.reply("refused" if isinstance(why, Refusal) else "asked", why)

    def _answers(self, *, tell: bool) -> tuple[GivenAnswer, ...]:
        try:
            answers, unread = read_answers(self._file)
        except OSError as error:
            why = error.strerror or str(error)
            self.notice.emit(text("notice.answers_unreadable", folder=str(self._file.parent), why=why))
            return ()
        if tell and (told := answers_notice(self._file, unread)) is not None:
            self.notice.emit(told)
        return answers


def _best(hint: Hint, made: Text) -> tuple[Text, ...]:
    """That this is the best move, in these words, and which other one cannot be told from it."""
    equal = (hint.against,) if hint.equals and hint.against is not None else ()
    return text("exercise.best", what=made), *equal


@cache
def _collection(key: str) -> tuple[Exercise, ...]:
    """The exercises of this game that come with the program, read once."""
    return collection_of(GAMES[key])
