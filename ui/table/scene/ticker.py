"""The driver of the table's clock: some sixty ticks a second while something moves, none at rest."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME = 15
"""Milliseconds from tick to tick, so that a tick that is a little late is in time for sixty pictures a second."""
LONGEST = 100.0
"""The most milliseconds by which animation goes on after a pause of the program."""


class Ticker(QObject):
    """Tells how many milliseconds have passed; a still one never ticks, since tests set the time themselves."""

    ticked = Signal(float)  # milliseconds since the last tick

    def __init__(self, parent: QObject | None = None, still: bool = False) -> None:
        super().__init__(parent)
        self._still = still
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setObjectName("table ticker")
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        """Whether it ticks."""
        return self._timer.isActive()

    def start(self) -> None:
        """Ticks from now on, if it does not already."""
        if not self._still and not self._timer.isActive():
            self._elapsed.start()
            self._timer.start()

    def stop(self) -> None:
        """Stops ticking."""
        self._timer.stop()

    def _tick(self) -> None:
        passed = self._elapsed.nsecsElapsed() / 1e6
        self._elapsed.restart()
        self.ticked.emit(min(passed, LONGEST))
