"""A pointer that rests on cards opens a panel with them, for as long as it rests there; a press keeps it open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from engine.events import Place

AFTER = 500
"""Milliseconds for which the pointer has to rest."""


class PileRest(QObject):
    """Knows the place on which the pointer rests, and whether a panel is open only because of that."""

    def __init__(self, opens: Callable[[Place], None], closes: Callable[[], object], parent: QObject) -> None:
        """``opens`` shows the cards of a place; ``closes`` hides them."""
        super().__init__(parent)
        self._closes = closes
        self._opens = opens
        self._place: Place | None = None
        self.opened = False
        """Whether it is open, and goes when the pointer does."""
        self.timer = QTimer(self, interval=AFTER, singleShot=True)
        self.timer.timeout.connect(self._open)

    def move(self, place: Place | None) -> None:
        """The pointer is now on the cards of this place, or beside all cards."""
        if place == self._place and (place is None or self.opened or self.timer.isActive()):
            return
        self._place = place
        self.timer.stop()
        if self.opened:
            self.opened = False
            self._closes()
        if place is not None:
            self.timer.start()

    def keep(self) -> bool:
        """Handles a press: keeps an open panel until the next one; returns whether there was one."""
        self.timer.stop()
        was_open, self.opened = self.opened, False
        return was_open

    def _open(self) -> None:
        if self._place is not None:
            self.opened = True
            self._opens(self._place)
