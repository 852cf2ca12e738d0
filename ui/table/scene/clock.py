"""The one clock of all animation, and the curves of motions. Qt-free.

It is told how much time has passed, so a test lets time pass without waiting.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum
from heapq import heappop, heappush

_BACK = 1.2  # 1.70158 is the usual overshoot of a tenth; cards overshoot half as much


class Easing(Enum):
    """Curves from 0 to 1; called with a share of the time they give the share of the way."""

    LINEAR = "linear"
    OUT_CUBIC = "out_cubic"
    IN_OUT_CUBIC = "in_out_cubic"
    OUT_BACK = "out_back"

    def __call__(self, share: float) -> float:
        match self:
            case Easing.LINEAR:
                return share
            case Easing.OUT_CUBIC:
                return 1.0 - (1.0 - share) ** 3
            case Easing.IN_OUT_CUBIC:
                return 4.0 * share**3 if share < 0.5 else 1.0 - 4.0 * (1.0 - share) ** 3
            case Easing.OUT_BACK:
                rest = share - 1.0
                return 1.0 + (_BACK + 1.0) * rest**3 + _BACK * rest**2


_ENDLESS = 100_000  # more tweens than end in any frame: something starts itself again and again


@dataclass(frozen=True, slots=True)
class Tween:
    """A change over time: ``step`` gets the share of the way from 0 to 1 once a frame, at last exactly 1.

    Times in milliseconds. ``delay`` passes before the first step. ``done`` is called once, after the last step; a
    cancelled tween never calls it.
    """

    duration: float
    step: Callable[[float], None] | None = None
    delay: float = 0.0
    easing: Easing = Easing.OUT_CUBIC
    done: Callable[[], None] | None = None


@dataclass(frozen=True, slots=True)
class _Running:
    tween: Tween
    start: float
    end: float
    number: int  # tweens that end together end in the order in which they were added


class Clock:
    """All running tweens by key, and their common time; ``now`` counts the milliseconds passed."""

    def __init__(self) -> None:
        self.now = 0.0
        self._running: dict[Hashable, _Running] = {}
        self._ends: list[tuple[float, int, Hashable]] = []
        self._added = 0

    @property
    def busy(self) -> bool:
        """Whether anything runs or waits to start."""
        return bool(self._running)

    @property
    def remaining(self) -> float:
        """Milliseconds of animation until everything that was added has ended."""
        return max((running.end for running in self._running.values()), default=self.now) - self.now

    def add(self, key: Hashable, tween: Tween) -> None:
        """Runs a tween from now on; one that runs under the same key is cancelled."""
        start = self.now + tween.delay
        self._added += 1
        running = _Running(tween, start, start + tween.duration, self._added)
        self._running[key] = running
        heappush(self._ends, (running.end, running.number, key))

    def later(self, key: Hashable, delay: float, done: Callable[[], None]) -> None:
        """Calls this once so much time has passed, unless it is cancelled."""
        self.add(key, Tween(0.0, None, delay, done=done))

    def runs(self, key: Hashable) -> bool:
        """Whether a tween runs or waits under this key."""
        return key in self._running

    def cancel(self, key: Hashable) -> None:
        """Stops a tween where it is; there need not be one."""
        self._running.pop(key, None)

    def cancel_all(self) -> None:
        """Stops everything where it is."""
        self._running.clear()
        self._ends.clear()

    def advance(self, ms: float) -> None:
        """Lets so many milliseconds pass.

        What ends on the way ends in order and at its very moment, so that what its ``done`` adds starts then:
        the same time in fewer or more frames leads to the same state.
        """
        until = self.now + ms
        self._end_until(until)
        self.now = until = max(self.now, until)
        for key, running in list(self._running.items()):
            # A step may cancel or replace other tweens.
            if running.start < until and running.tween.step is not None and self._running.get(key) is running:
                share = (until - running.start) / running.tween.duration
                running.tween.step(running.tween.easing(share))

    def _end_until(self, until: float) -> None:
        """Ends all that ends by this time, also what is added by what ends."""
        for _ in range(_ENDLESS):
            if not self._ends or self._ends[0][0] > until:
                return
            end, number, key = heappop(self._ends)
            running = self._running.get(key)
            if running is None or running.number != number:
                continue
            del self._running[key]
            self.now = max(self.now, end)
            if running.tween.step is not None:
                running.tween.step(1.0)
            if running.tween.done is not None:
                running.tween.done()
        raise AssertionError("an animation without end: something that ends starts itself again")
