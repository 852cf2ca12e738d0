"""Advice for the person at the table: a search in a process of its own, for one decision at a time."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.think.thinkers import LostError, SeatTask, Thinkers
from app.think.thinking_process import BotAnswer, advice_answer
from engine.game import AnyGame, AnyView
from engine.players.hints import Advice
from engine.players.judge import seed_of

THE_PERSON = 0
"""The seat number of the person's questions."""
NO_ADVICE = ""
PATIENCE = 30_000
"""Milliseconds after which a process counts as stuck; nothing else waits for advice."""


class Adviser(QObject):
    """Answers the newest question only; without a search, or with a process that fails, there is no advice."""

    advised = Signal(object, object)  # the View that was asked about, and the Advice on it, or None

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinkers = Thinkers(advice_answer, PATIENCE, self, accept=accepted, instead=nothing)
        self._thinkers.answered.connect(self._take)
        self._generation = 0
        self._view: AnyView | None = None

    @property
    def busy(self) -> bool:
        """Whether a question waits for its answer."""
        return self._view is not None

    def ask(self, game: AnyGame, view: AnyView) -> None:
        """Asks for advice to the view's seat; ``advised`` brings it. The same view always gets the same advice."""
        self.cancel()
        if not game.is_searched:
            self.advised.emit(view, None)
            return
        self._view = view
        self._thinkers.ask(THE_PERSON, self._generation, game, view, "", seed_of(view))

    def cancel(self) -> None:
        """Drops the question; the process stops within a playout, or is ended."""
        self._generation += 1
        self._view = None
        self._thinkers.cancel()

    def close(self) -> None:
        """Ends the process; returns when it is gone."""
        self.cancel()
        self._thinkers.close()

    @Slot(int, int, object)
    def _take(self, _seat: int, generation: int, advice: Advice | str) -> None:
        if generation == self._generation and self._view is not None:
            view, self._view = self._view, None
            self.advised.emit(view, None if advice == NO_ADVICE else advice)


def accepted(task: SeatTask, answer: BotAnswer) -> Advice:
    """The advice, if its move is allowed; else raises LostError."""
    advice = answer.action
    if not isinstance(advice, Advice) or task.question.view.refusal(advice.hint.action) is not None:
        raise LostError
    return advice


def nothing(_task: SeatTask) -> str:
    """The answer of a process that fails: no advice."""
    return NO_ADVICE
