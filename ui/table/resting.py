"""Resting the pointer on a pile opens what lies in it, for as long as it rests there; a press keeps it open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

AFTER = 500
"""Milliseconds for which the pointer has to rest."""


class PileRest(QObject):
    """Knows whether the pointer rests on a pile, and whether the panel is open only because of that."""

    def __init__(self, opens: Callable[[], None], closes: Callable[[], bool], parent: QObject) -> None:
        """``opens`` shows what lies in the pile; ``closes`` takes that away, and tells whether it was there."""
        super().__init__(parent)
        self._closes = closes
        self._opens = opens
        self.opened = False
        """Whether it is open, and goes when the pointer does."""
        self.timer = QTimer(self, interval=AFTER, singleShot=True)
        self.timer.timeout.connect(self._open)

    def move(self, on_pile: bool) -> None:
        """The pointer is on the pile now, or beside it."""
        if on_pile:
            if not self.opened and not self.timer.isActive():
                self.timer.start()
            return
        self.timer.stop()
        if self.opened:
            self.opened = False
            self._closes()

    def keep(self) -> bool:
        """A press: what rests open stays open until the next; whether there was such."""
        self.timer.stop()
        was_open, self.opened = self.opened, False
        return was_open

    def _open(self) -> None:
        self.opened = True
        self._opens()
