"""The moment at which a window's first frame has been painted, until which everything unseen can wait."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

UNSEEN = 1000
"""Milliseconds after which the wait ends anyway, as when a window opens minimised."""


class FirstFrame(QObject):
    """Watches a window that is about to be shown, and emits its signal once."""

    painted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._unseen = QTimer(self, singleShot=True, interval=UNSEEN)
        self._unseen.timeout.connect(self._speak)
        self._unseen.start()
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Emits from the event loop, when the frame is on the screen."""
        if event.type() is QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            self._unseen.start(0)
        return False

    def _speak(self) -> None:
        self._window.removeEventFilter(self)
        self.painted.emit()
