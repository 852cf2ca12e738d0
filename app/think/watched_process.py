"""One process of ours that is looked at now and then, so that the window never waits for it.

Whoever has work for a process owns a ``WatchedProcess`` and connects its two signals::

    self._process = WatchedProcess(count_slowly, patience=30.0, parent=self)
    self._process.heard.connect(self._take)
    self._process.lost.connect(self._give_up)

    self._process.begin(file)   # or OSError; what ran before is ended first, without a word
    self._process.ask(question) # puts a question to a process that stays for more than one
    self._process.close()       # at any moment; afterwards ``begin`` starts from nothing again

``count_slowly`` is a function of a module: it gets its end of the pipe and the arguments of ``begin``, calls
``app.think.thinking_process.give_way`` first, and sends what it finds out bit by bit. After ``close`` or ``begin``
nothing more is heard of the process before: what it had said already is dropped. One that was ended in the middle of
its work has lost only what it had not sent yet; whoever wants to go on there hands that over with the next ``begin``.
Before the work the process sends a sign of life of its own, from which on patience counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from multiprocessing.connection import Connection

from PySide6.QtCore import QObject, QTimer, Signal

from app.think.children import Child, end_process, start_process, work_alive

LOOK_EVERY = 40
"""Milliseconds between two looks for a message, while one is expected."""
STARTING = 60.0
"""Seconds until its sign of life; a process of low priority imports for long on a busy machine."""


class WatchedProcess(QObject):
    """Runs one process at a time, which has low priority from its start and ends with us."""

    heard = Signal(object)  # what the process has said, as ``receive`` understood it
    lost = Signal()  # it ended by itself, was silent for too long, or was not understood; now there is none

    def __init__(
        self,
        work: Callable[..., None],
        *,
        patience: float = inf,
        receive: Callable[[Connection], object] = Connection.recv,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        """``patience``: seconds that it may be silent while it is looked at, once it has begun to work. ``receive``
        reads one message, and raises EOFError, KeyError, TypeError or ValueError where that means nothing.
        """
        super().__init__(parent)
        self._work, self._patience, self._receive, self._now = work, patience, receive, now
        self._child: Child | None = None
        self._alive = False
        self._since = 0.0
        self._timer = QTimer(self, interval=LOOK_EVERY)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether there is a process, at work or at rest."""
        return self._child is not None

    def begin(self, *arguments: object) -> None:
        """Starts the process and watches it; raises OSError where the system gives none."""
        self.close()
        self._child = start_process(work_alive, self._work, *arguments)
        self._alive = False
        self._expect()

    def ask(self, question: object) -> None:
        """Sends this to the process, which must have begun, and watches it; raises OSError where it is gone."""
        assert self._child is not None
        self._child[1].send(question)
        self._expect()

    def rest(self) -> None:
        """Stops watching the process until it is asked again, because nothing is expected of it."""
        self._timer.stop()

    def close(self) -> None:
        """Ends the process, if there is one; returns when it is gone."""
        self._timer.stop()
        if self._child is not None:
            child, self._child = self._child, None
            end_process(child)

    def _expect(self) -> None:
        self._since = self._now()
        self._timer.start()

    def _look(self) -> None:
        """Tells all messages of the process, as long as the listener wants more."""
        child = self._child
        while child is not None and child is self._child and self._timer.isActive():
            try:
                if not child[1].poll():
                    break
                if not self._alive:
                    child[1].recv_bytes()
                    self._alive, self._since = True, self._now()
                    continue
                said = self._receive(child[1])
            except (EOFError, OSError, KeyError, TypeError, ValueError):
                self._lose()
                return
            self._since = self._now()
            self.heard.emit(said)
        allowed = self._patience if self._alive else max(STARTING, self._patience)
        if self._timer.isActive() and self._now() - self._since > allowed:
            self._lose()

    def _lose(self) -> None:
        self.close()
        self.lost.emit()
