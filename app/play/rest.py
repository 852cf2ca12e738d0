"""When the processor is free: nothing has moved at the table, and nobody has thought there, for a moment."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.play.waiting import Delay, single_shot

MOMENT = 400
"""Milliseconds without any stir before rest begins."""


class Rest(QObject):
    """Tells when rest begins and ends: whatever stirs calls ``stir``; ``busy`` says whether it still goes on."""

    began = Signal()
    ended = Signal()

    def __init__(self, busy: Callable[[], bool], delay: Delay | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._busy = busy
        self._delay: Delay = delay if delay is not None else single_shot(self)
        self._delay.timeout.connect(self._look)
        self._rests = False

    def stir(self) -> None:
        """Ends rest, because something needs the processor now; it begins again a moment after the last call."""
        if self._rests:
            self._rests = False
            self.ended.emit()
        self._delay.start(MOMENT)

    def close(self) -> None:
        """Stops telling, unless something stirs again."""
        self._delay.stop()

    def _look(self) -> None:
        if self._busy():
            self._delay.start(MOMENT)
        else:
            self._rests = True
            self.began.emit()
