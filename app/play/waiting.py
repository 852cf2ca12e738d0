"""Waits until the next thing is due; a person may skip the part of the wait that does not depend on who
had to think."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from app.play.pace import WaitingTime


class Delay(Protocol):
    """A single-shot timer: QTimer, or a clock that a test moves by hand."""

    timeout: SignalInstance

    def start(self, milliseconds: int, /) -> None: ...
    def stop(self) -> None: ...


def single_shot(parent: QObject) -> QTimer:
    """The usual delay."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    return timer


class Waiting(QObject):
    """One wait at a time: first for the longest thought of the seat that is asked, then for the rest, which can be
    skipped."""

    ended = Signal()  # all that was to be waited for has passed

    def __init__(self, delay: Delay | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._delay: Delay = delay if delay is not None else single_shot(self)
        self.over = False  # whether what comes next is due since, and only its answer is missing
        self._rest = 0  # milliseconds that follow on the longest thought
        self._skippable = False  # no thought is waited for any more
        self._hasty = False  # the person wants what comes next as soon as it may come
        self._delay.timeout.connect(self._pass)

    def start(self, time: WaitingTime) -> None:
        """Waits for this time, or only for the longest thought where the person is in a hurry."""
        self.over = False
        rest = 0 if self._hasty else time.rest
        if time.thought:
            self._rest, self._skippable = rest, False
            self._delay.start(time.thought)
        else:
            self._wait_skippably(rest)

    def hasten(self) -> None:
        """Skips everything but the longest thought, also of a wait that has yet to start."""
        self._hasty, self._rest = True, 0
        if self._skippable:
            self._skippable = False
            self._delay.start(0)

    def stop(self) -> None:
        """Stops the wait, which then starts again from the beginning; a hurry stays."""
        self._delay.stop()
        self.over, self._rest, self._skippable = False, 0, False

    def drop(self) -> None:
        """Stops the wait and forgets the hurry, because something else comes next."""
        self.stop()
        self._hasty = False

    def _wait_skippably(self, milliseconds: int) -> None:
        self._rest, self._skippable = 0, True
        self._delay.start(milliseconds)

    @Slot()
    def _pass(self) -> None:
        if self._rest:
            self._wait_skippably(self._rest)
        else:
            self._skippable = False
            self.over = True
            self.ended.emit()
