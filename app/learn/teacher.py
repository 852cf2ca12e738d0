"""One lesson on the table: the learner's moves are judged, the others' moves come from the script."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.play.pace import Pace
from app.play.waiting import Delay, single_shot
from engine.events import Event, seen_by
from engine.game import Action, AnyGame, AnyState, act, prompt_of
from engine.lesson_judging import answered, begun, judged_move, learner_view, move_of
from engine.prompts import is_quiet
from engine.record import Record, replay
from engine.refusals import Refusal
from engine.teaching.lessons import LEARNER, Lesson
from engine.uncovering import uncovered
from engine.words import Text
from ui.pages.lessons.lesson_panel import LessonPanel
from ui.table.table_widget import TableWidget


class Teacher(QObject):
    """Connects a lesson with the widgets that show it; does nothing while there is no lesson."""

    done = Signal(object, object)  # the Game and the Lesson that was walked to its end

    def __init__(self, table: TableWidget, panel: LessonPanel, pace: Pace, delay: Delay | None = None) -> None:
        super().__init__()
        self._table, self._panel, self._pace = table, panel, pace
        self._delay: Delay = delay if delay is not None else single_shot(self)
        self._delay.timeout.connect(self._move_on)
        self.game: AnyGame | None = None
        self.lesson: Lesson | None = None
        self._record: Record | None = None
        self._place = 0
        self._due: list[Action] = []  # the script's moves before the next task
        self._state: AnyState | None = None
        table.chosen.connect(self._submit)
        table.refused.connect(self._tell_why)
        table.hurried.connect(self._let_pass)
        table.settled.connect(self._settle)
        panel.strip.again_wanted.connect(self.again)
        panel.strip.shown_wanted.connect(self.show_move)

    @property
    def active(self) -> bool:
        """Whether there is a lesson at the table."""
        return self.lesson is not None

    def begin(self, game: AnyGame, lesson: Lesson) -> None:
        """Begins this lesson; the table must be free."""
        self._delay.stop()
        self.game, self.lesson, self._place, self._due = game, lesson, 0, []
        self._record = begun(game, lesson)
        steps = replay(self._record).steps
        self._state = steps[-1].state
        self._table.sit_down(game, lesson.options, LEARNER)
        self._panel.begin(game, lesson)
        if self._record.actions:
            self._table.present(self._state.view(LEARNER))
        else:
            self._table.deal(_seen(steps[0].events), self._state.view(LEARNER))
        self._table.setFocus()  # the next key belongs to the table, whatever button led here

    def again(self) -> None:
        """Begins the lesson anew."""
        if self.game is not None and self.lesson is not None:
            self.begin(self.game, self.lesson)

    def leave(self) -> None:
        """Ends the lesson."""
        self._delay.stop()
        self.game = self.lesson = self._record = self._state = None
        self._due = []
        self._panel.hide()

    def use_pace(self, pace: Pace) -> None:
        """Sets the pace from now on."""
        self._pace = pace

    def show_move(self) -> None:
        """Shows the right move: chooses its cards and names it."""
        if self.game is None or self.lesson is None or self._record is None or self._waiting:
            return
        view = learner_view(self._record)
        action = move_of(self.game, view, self.lesson.tasks[self._place].right[0])
        self._table.suggest(action)
        self._panel.reply("shown", self.game.caption(view, action))
        self._table.setFocus()

    @property
    def _waiting(self) -> bool:
        """Whether the learner has nothing to do: the script plays, or the lesson is over."""
        return bool(self._due) or self.lesson is None or self._place >= len(self.lesson.tasks)

    def _submit(self, action: Action) -> None:
        if self.game is None or self.lesson is None or self._record is None or self._waiting:
            return
        right, said = judged_move(self.lesson, self._place, learner_view(self._record), action)
        if not right:
            self._panel.reply("refused" if isinstance(said, Refusal) else "wrong", said)
            self._table.refuse(said)
            return
        before = len(self._record.actions)
        self._record = answered(self._record, self.lesson, self._place, action)
        self._due = list(self._record.actions[before:])
        self._panel.reply("right", said)
        self._play_due()

    def _tell_why(self, why: Refusal | Text) -> None:
        """Shows beside the task why the table has refused the learner's move; the reason leads to its rule.

        Where nothing was wrong and something is still to be chosen, shows what that is.
        """
        if not self._waiting:
            self._panel.reply("refused" if isinstance(why, Refusal) else "asked", why)

    def _let_pass(self) -> None:
        """Passes for the learner who wants the rest of the cards at once."""
        if self.game is not None and self.game.passing is not None:
            self._submit(self.game.passing)

    def _settle(self) -> None:
        if self._due and self.active:
            self._delay.start(self._pace.play)

    def _move_on(self) -> None:
        if self._due:
            self._play_due()

    def _play_due(self) -> None:
        """Plays the next move of the script, and the formalities after it at once; at the end turns all cards over."""
        assert self._state is not None
        assert self.game is not None
        assert self.lesson is not None
        events: tuple[Event, ...] = ()
        while self._due:
            step = act(self._state, self._due.pop(0))
            self._state = step.state
            events += step.events
            if not (self._due and is_quiet(prompt_of(self._state))):
                break
        if not self._due:
            self._finish_task()
        self._table.play(_seen(events), self._state.view(LEARNER))
        if laid := uncovered(self._state, self.game.seats(self.lesson.options)):
            self._table.uncover(laid)

    def _finish_task(self) -> None:
        assert self.lesson is not None
        self._place += 1
        if self._place < len(self.lesson.tasks):
            self._panel.ask(self._place)
        else:
            self._table.end_here()
            self._panel.end()
            self.done.emit(self.game, self.lesson)


def _seen(events: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(seen_by(event, LEARNER) for event in events)
