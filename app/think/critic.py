"""The critic: judges moves by a search in a process of its own, for which nothing waits."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QObject, Signal

from app.think.children import shared_number
from app.think.criticism import Judged, MadeMove, judge_moves
from app.think.watched_process import WatchedProcess
from engine.game import Action, AnyGame, AnyView
from engine.players.judge import Weighing

MOST_LOSSES = 3
"""The number of lost processes after which the critic stays silent."""


class Critic(QObject):
    """Judges moves, each under a key of the caller's; answers come in the order asked, as long as they are wanted.

    One move at a time goes to the process: a hand full of them is more than a pipe holds, and the screen would wait.
    """

    began = Signal()  # a move is being judged from now on
    judged = Signal(object, object)  # the key that was given with the move, and the Judgement on it
    unjudged = Signal(object)  # the key of a move in which there was nothing to judge
    lost = Signal()  # the process is gone, and with it every question

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted = shared_number(0)
        self._waiting: deque[tuple[MadeMove, object]] = deque()
        self._judging: tuple[int, object] | None = None
        """The number and the key of the move that the process has."""
        self._number = 0
        self._losses = 0
        self._process = WatchedProcess(judge_moves, parent=self)
        self._process.heard.connect(self._take)
        self._process.lost.connect(self._lose)

    @property
    def busy(self) -> bool:
        """Whether a move is being judged, or waits for it."""
        return self._judging is not None or bool(self._waiting)

    def ask(
        self,
        key: object,
        game: AnyGame,
        view: AnyView,
        action: Action,
        known: Weighing | None = None,
        *,
        proves: bool = False,
    ) -> None:
        """Asks for a judgement on this move; there is no answer once too many processes were lost, or without a search.

        ``known``: what was weighed about the decision before; ``proves``: a move that is no mistake is looked at until
        it is shown to be as good, if it is.
        """
        if game.search_model is None or self._losses >= MOST_LOSSES:
            return
        self._number += 1
        self._waiting.append((MadeMove(self._number, game.key, view, action, known, proves), key))
        self._put()

    def forget(self) -> None:
        """Drops every question asked so far."""
        self._wanted.value = self._number + 1
        self._waiting.clear()

    def close(self) -> None:
        """Ends the process, and returns when it is gone; the critic may be asked again."""
        self.forget()
        self._judging = None
        self._process.close()

    def _put(self) -> None:
        """Sends the next move to the process, if it has none."""
        if self._judging is not None or not self._waiting:
            return
        move, key = self._waiting.popleft()
        try:
            if not self._process.busy:
                self._process.begin(self._wanted)
            self._process.ask(move)
        except OSError:
            self._lose()
            return
        self._judging = (move.number, key)
        self.began.emit()

    def _take(self, answer: Judged) -> None:
        """Tells the judgement that has come, and sends the next move."""
        assert self._judging is not None
        (number, key), self._judging = self._judging, None
        self._process.rest()
        self._put()
        if number < self._wanted.value:
            return
        if answer.judgement is None:
            self.unjudged.emit(key)
        else:
            self.judged.emit(key, answer.judgement)

    def _lose(self) -> None:
        """Notes that the process is gone; its questions stay without an answer."""
        self._losses += 1
        self.close()
        self.lost.emit()
