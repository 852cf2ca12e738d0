"""Asks the AI seat on turn, and keeps its answer until the table shows it."""

from __future__ import annotations

from random import Random
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from app.play.running import RunningDeal, is_choice
from engine.events import Seat
from engine.game import Action, AnyGame, AnyView


class SeatThinkers(Protocol):
    """What thinks for the AI seats: ``app.think.thinkers.Thinkers``, or something quicker in tests."""

    answered: SignalInstance

    def ask(self, seat: Seat, generation: int, game: AnyGame, view: AnyView, bot: str, seed: str) -> None: ...
    def cancel(self) -> None: ...


class SeatQuestions(QObject):
    """One question at a time; an answer to an earlier question is dropped."""

    answered = Signal()  # the seat that was asked has decided on ``answer``

    def __init__(self, thinkers: SeatThinkers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinkers = thinkers
        self._generation = 0
        self._seat: Seat | None = None
        self.answer: Action | None = None
        thinkers.answered.connect(self._take)

    def ask(self, run: RunningDeal) -> None:
        """Makes the bot on turn think."""
        session, bot, self._seat = run.session, run.bot, run.turn
        assert self._seat is not None
        assert bot is not None
        view = run.state.view(self._seat)
        self._thinkers.ask(self._seat, self._generation, session.match.game, view, bot, session.seed)

    def forget(self) -> None:
        """Drops the question, and the answer if there is one, but lets the bot go on thinking."""
        self._generation += 1
        self._seat = self.answer = None

    def cancel(self) -> None:
        """Drops the question and stops the thinking."""
        self.forget()
        self._thinkers.cancel()

    def quiet_answer(self, run: RunningDeal, passing: Action) -> Action:
        """The answer of the bot on turn to a quiet question whose time is over; the fast player answers
        for a late one."""
        if not is_choice(run.prompt):
            return passing
        if self.answer is not None:
            return self.answer
        self._thinkers.cancel()  # a longer thought would be visible to others
        return fast_answer(run)

    @Slot(int, int, object)
    def _take(self, seat: Seat, generation: int, action: Action) -> None:
        if generation == self._generation and seat == self._seat:
            self.answer = action
            self.answered.emit()


def fast_answer(run: RunningDeal) -> Action:
    """The fast player's answer in place of the seat on turn."""
    assert run.turn is not None
    session = run.session
    action: Action = session.match.game.greedy(run.state.view(run.turn), Random(session.seed))
    return action
