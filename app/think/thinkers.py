"""The AI seats: each has a process that thinks and a thread that waits for it, so that the table never waits."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from app.think.children import Child, end_process, shared_number, start_process
from app.think.thinking_process import READY, Answerer, BotAnswer, BotQuestion, answer_questions, bot_answer
from engine.cards import NotationError
from engine.events import Seat
from engine.game import Action, AnyGame, AnyView
from engine.words import Words, text

PATIENCE = 10_000
"""Milliseconds of thinking after which a process counts as stuck; no level of play may think nearly as long."""
STARTING = 60_000
"""Milliseconds in which a process must be ready; a process of low priority imports for long on a busy machine."""
GRACE = 25
"""Milliseconds that a process has to stop by itself when its answer is no longer wanted; then it is ended."""
LOSSES_IN_A_ROW = 3
"""The number of processes lost one after the other after which a seat plays on without one."""
NOTHING = -1
"""The generation that is wanted where no answer is wanted."""


@dataclass(frozen=True, slots=True)
class SeatTask:
    """A question, and the game that checks the answer."""

    game: AnyGame
    question: BotQuestion


class LostError(Exception):
    """The process is gone, or its answer is not allowed for this seat."""


Accepted = Callable[[SeatTask, BotAnswer], Any]
"""The meaning of an answer; raises LostError where it has none."""
Instead = Callable[[SeatTask], Any]
"""The answer where the process fails."""


class Thinker(QObject):
    """The Qt side of one seat's thinking; lives in its own thread and owns one process at a time."""

    answered = Signal(int, int, object)  # the seat, the generation asked, and an allowed action (None: not wanted)
    thinks = Signal(int)  # the process is ready, and thinks about this generation from now on
    lost = Signal(int, bool)  # the seat lost its process; whether it will have another one

    def __init__(self, seat: Seat, answerer: Answerer, accept: Accepted, instead: Instead) -> None:
        super().__init__()
        self._seat = seat
        self._answerer, self._accept, self._instead = answerer, accept, instead
        self._wanted = shared_number(NOTHING)
        self._guard = threading.Lock()
        self._child: Child | None = None
        self._ready = False  # whether the process has said that it can be asked
        self._thinking = NOTHING  # the generation that the process thinks about
        self._in_vain = False  # whether it was ended for that
        self._too_late = NOTHING
        self._closed = False
        self._losses = 0

    def want(self, generation: int) -> None:
        """From any thread: sets the generation whose answer is wanted from now on."""
        self._wanted.value = generation

    def wants(self, generation: int) -> bool:
        """From any thread: whether an answer to this generation is still wanted."""
        return bool(self._wanted.value == generation)

    def kill_child(self) -> None:
        """From any thread: ends the process at once, which also wakes a thread that waits for it."""
        with self._guard:
            if self._child is not None:
                self._child[0].kill()

    def give_up(self, generation: int) -> None:
        """From any thread: ends the process, and waits for no answer to a question that has yet to be put."""
        with self._guard:
            self._too_late = generation
        self.kill_child()

    def stop_in_vain(self) -> None:
        """From any thread: ends the process if nobody wants the answer that it is thinking about."""
        with self._guard:
            if self._child is not None and self._thinking != NOTHING and not self.wants(self._thinking):
                self._in_vain = True
                self._child[0].kill()

    def close(self) -> None:
        """From any thread: ends the process for good."""
        with self._guard:
            self._closed = True
        self.want(NOTHING)
        self.kill_child()

    @Slot()
    def warm(self) -> None:
        """Starts the process before it is needed."""
        if self._losses < LOSSES_IN_A_ROW:
            with contextlib.suppress(OSError):  # no process could be started: the first question tries again, and tells
                self._pipe()

    @Slot(object)
    def think(self, task: SeatTask) -> None:
        """Answers with the process's answer or, where it fails, that of the game's own fast player."""
        generation = task.question.generation
        if not self.wants(generation):
            self.answered.emit(self._seat, generation, None)
            return
        action, in_vain = None, False
        if self._losses < LOSSES_IN_A_ROW:
            try:
                action = self._asked(task)
                self._losses = 0
            except LostError:
                in_vain = not self.wants(generation)
                if in_vain:
                    self.bury_child()
                else:
                    self._lose_child()
        if action is None and self.wants(generation):
            action = self._instead(task)
        self.answered.emit(self._seat, generation, action)
        if in_vain:
            self.warm()  # another one stands by

    @Slot()
    def bury_child(self) -> None:
        """Ends the process and waits until the system has let go of it."""
        with self._guard:
            child, self._child = self._child, None
            self._ready, self._thinking, self._in_vain = False, NOTHING, False
        if child is not None:
            end_process(child)

    def _asked(self, task: SeatTask) -> Any:  # an action, or advice, by what accepts it
        """The process's answer; None where it is no longer wanted; raises LostError."""
        generation = task.question.generation
        try:
            pipe = self._pipe()
            if pipe is None:
                return None
            if not self._ready:
                self._ready = bool(pipe.recv() == READY)
            with self._guard:
                if self._too_late == generation or not self._ready:
                    raise LostError
                if not self.wants(generation):
                    return None
                self._thinking = generation
            self.thinks.emit(generation)
            pipe.send(task.question)
            answer = pipe.recv()  # waits without the interpreter's lock; killing the process ends it
            with self._guard:
                self._thinking = NOTHING
                if self._in_vain:
                    raise LostError
        except Exception as error:  # a dying process can leave anything in a pipe
            raise LostError from error
        if not self.wants(generation):
            return None
        if not isinstance(answer, BotAnswer) or answer.generation != generation:
            raise LostError
        return self._accept(task, answer)

    def _pipe(self) -> Connection | None:
        """Our end of the pipe to the process, which is started if need be; None after the end."""
        with self._guard:
            if self._closed:
                return None
            if self._child is None:
                self._child = start_process(answer_questions, self._wanted, self._answerer)
            return self._child[1]

    def _lose_child(self) -> None:
        self.bury_child()
        if not self._closed:
            self._losses += 1
            self.lost.emit(self._seat, self._losses < LOSSES_IN_A_ROW)


def allowed_action(task: SeatTask, answer: BotAnswer) -> Action:
    """The action that the answer names; raises LostError where it is none, or none that is allowed."""
    if not isinstance(answer.action, str):
        raise LostError
    try:
        action: Action = task.game.read_action(answer.action)
    except NotationError as error:
        raise LostError from error
    if task.question.view.refusal(action) is not None:
        raise LostError
    return action


def quick_action(task: SeatTask) -> Action:
    """The move of the game's own fast player."""
    action: Action = task.game.greedy(task.question.view, Random(task.question.seed))
    return action


class _Seat(QObject):
    """One seat as the table's thread knows it: the thread, the thinker in it, and the limits of patience and grace."""

    asked = Signal(object)  # a SeatTask for the thinker
    warmed = Signal()  # the process may start before it is needed

    def __init__(self, thinker: Thinker, seat: Seat, parent: QObject) -> None:
        super().__init__(parent)
        self.generation = NOTHING
        self.thinker = thinker
        self._patience = PATIENCE
        self.limit = QTimer(self)
        self.limit.setSingleShot(True)
        self.limit.timeout.connect(self._lose_patience)
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.timeout.connect(self._lose_grace)
        self._thread = QThread(self)
        self._thread.setObjectName(f"seat {seat} thinks")
        self.thinker.moveToThread(self._thread)
        self.asked.connect(self.thinker.think)
        self.warmed.connect(self.thinker.warm)
        self.thinker.thinks.connect(self._count)
        self._thread.start()

    def ask(self, task: SeatTask, patience: int) -> None:
        """Puts the question; only its answer is waited for from now on."""
        self.want_nothing()
        self.generation = task.question.generation
        self.thinker.want(self.generation)
        self._patience = patience
        self.limit.start(max(patience, STARTING))
        self.asked.emit(task)

    def want_nothing(self) -> None:
        """Drops the question: the process stops within the grace, or is ended."""
        self.thinker.want(NOTHING)
        if self.limit.isActive():  # there is an answer to come
            self._grace.start(GRACE)

    def close(self) -> None:
        """Ends the process and the thread; returns when both are gone."""
        self.limit.stop()
        self._grace.stop()
        self.thinker.close()
        self._thread.quit()
        self._thread.wait()
        self.thinker.bury_child()

    @Slot(int)
    def _count(self, generation: int) -> None:
        """Restarts the limit when thinking begins: a process that has yet to start is not stuck."""
        if generation == self.generation and self.limit.isActive():
            self.limit.start(self._patience)

    def _lose_grace(self) -> None:
        self.thinker.stop_in_vain()  # at once: the thinker's own thread waits for the process

    def _lose_patience(self) -> None:
        self.thinker.give_up(self.generation)


class Thinkers(QObject):
    """All AI seats of the program; a seat starts when first asked and ends with ``close``."""

    answered = Signal(int, int, object)  # seat, generation asked, and an action that is allowed
    notice = Signal(object)  # a Text: a seat's process was lost

    def __init__(
        self,
        answerer: Answerer = bot_answer,
        patience: int = PATIENCE,
        parent: QObject | None = None,
        accept: Accepted = allowed_action,
        instead: Instead = quick_action,
    ) -> None:
        super().__init__(parent)
        self._answerer, self._accept, self._instead = answerer, accept, instead
        self._patience = patience
        self._seats: dict[Seat, _Seat] = {}

    def use_patience(self, milliseconds: int) -> None:
        """Sets, from the next question on, how long a process may think before it counts as stuck."""
        self._patience = milliseconds

    def warm(self, seats: Iterable[Seat]) -> None:
        """Starts the processes of these seats before they are needed."""
        for seat in seats:
            self._seat(seat).warmed.emit()

    def ask(self, seat: Seat, generation: int, game: AnyGame, view: AnyView, bot: str, seed: str) -> None:
        """Makes this bot think for the seat; ``answered`` brings the action while it is wanted."""
        question = BotQuestion(generation, game.key, view, bot, seed)
        self._seat(seat).ask(SeatTask(game, question), self._patience)

    def cancel(self) -> None:
        """Drops every question asked so far."""
        for thinking in self._seats.values():
            thinking.want_nothing()

    def close(self) -> None:
        """Ends every process and thread, and returns when they are gone; afterwards the seats may be asked anew."""
        for thinking in self._seats.values():
            thinking.thinker.close()  # all of them first, so that they end at the same time
        for thinking in self._seats.values():
            thinking.close()
            thinking.deleteLater()
        self._seats.clear()

    def _seat(self, seat: Seat) -> _Seat:
        if seat not in self._seats:
            thinking = _Seat(Thinker(seat, self._answerer, self._accept, self._instead), seat, self)
            thinking.thinker.answered.connect(self._take)
            thinking.thinker.lost.connect(self._tell)
            self._seats[seat] = thinking
        return self._seats[seat]

    @Slot(int, int, object)
    def _take(self, seat: Seat, generation: int, action: Action) -> None:
        thinking = self._seats.get(seat)
        if thinking is None:
            return
        if generation == thinking.generation:
            thinking.limit.stop()  # also where it is no longer wanted: an idle process is not a stuck one
        if action is not None and thinking.thinker.wants(generation):
            self.answered.emit(seat, generation, action)

    @Slot(int, bool)
    def _tell(self, seat: Seat, again: bool) -> None:
        self.notice.emit(text("notice.thinker_replaced" if again else "notice.thinker_given_up", seat=seat))


WORDS = {
    "notice.thinker_replaced": Words(
        "{seat:name}’s thinking had stopped and was started anew; this move was a quick one.",
        "{seat:name}的思考中断，已重新启动；这一手按快速打法出牌。",
        "{seat:name}的思考中斷，已重新啟動；這一手以快速方式出牌。",
        "{seat:name}の思考が止まったため再開しました。この一手は簡易の判断です。",
    ),
    "notice.thinker_given_up": Words(
        "{seat:name} cannot think deeply on this machine just now and plays on quickly.",
        "{seat:name}暂时无法深入思考，改用快速打法继续。",
        "{seat:name}暫時無法深入思考，改以快速方式繼續。",
        "{seat:name}は今じっくり考えられないため、簡易の判断で続けます。",
    ),
}
