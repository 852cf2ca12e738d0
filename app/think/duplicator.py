"""The duplicator: has each level play hands again, the newest first, while nothing else wants the processor."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.think.children import shared_number
from app.think.duplicating import GO_ON, HandToPlay, RunWanted, play_runs
from app.think.watched_process import WatchedProcess
from engine.players.duplicate import PLAN, Duplicate, Plan

MOST_LOSSES = 3
"""The number of lost processes after which nothing is played again until the next start."""
FREE, HELD = 0, 1


class Duplicator(QObject):
    """Plays hands again, run by run; it begins held. Its process ends where nothing is left to play."""

    advanced = Signal(str, object)  # the name of a hand, and its Duplicate with a run more

    def __init__(self, plan: Plan = PLAN, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._plan = plan
        self._waiting: list[tuple[HandToPlay, Duplicate]] = []  # the one that is played next stands last
        self._running: RunWanted | None = None  # what the process plays
        self._held = shared_number(HELD)
        self._losses = 0
        self._process = WatchedProcess(play_runs, parent=self)
        self._process.heard.connect(self._take)
        self._process.lost.connect(self._lose)

    @property
    def held(self) -> bool:
        """Whether the duplicator is held."""
        return bool(self._held.value == HELD)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The names of the hands that lack runs, the one that is played next first."""
        return tuple(hand.name for hand, _ in reversed(self._waiting))

    def play(self, hand: HandToPlay, known: Duplicate) -> None:
        """Plays this hand before all others; ``known``: what is known of it already."""
        self._drop(hand.name)
        self._waiting.append((hand, known))
        self._put()

    def play_later(self, hand: HandToPlay, known: Duplicate) -> None:
        """Plays this hand after all others, if it is not to be played already."""
        if hand.name not in self.waiting:
            self._waiting.insert(0, (hand, known))
            self._put()

    def forget(self, name: str) -> None:
        """Stops playing the hand of this name, also in the middle of a run."""
        self._drop(name)
        if self._running is not None and self._running.hand.name == name:
            self._process.close()
            self._running = None
            self._put()

    def hold(self) -> None:
        """Stops within a playout: the process waits, and uses no processor time."""
        if not self.held:
            self._held.value = HELD
            self._process.rest()

    def go_on(self) -> None:
        """Goes on from where it was held."""
        if not self.held:
            return
        self._held.value = FREE
        if self._running is None:
            self._put()
            return
        try:
            self._process.ask(GO_ON)
        except OSError:
            self._lose()

    def close(self) -> None:
        """Forgets every hand and ends the process; returns when it is gone."""
        self._process.close()
        self._running = None
        self._waiting.clear()

    def _drop(self, name: str) -> None:
        self._waiting = [each for each in self._waiting if each[0].name != name]

    def _put(self) -> None:
        """Sends the next run to the process, if it may play and there is one; ends the process where there is none."""
        if self._running is not None or self.held or self._losses >= MOST_LOSSES:
            return
        while self._waiting:
            hand, known = self._waiting[-1]
            due = self._plan.next_run(known)
            if due is not None:
                self._ask(RunWanted(hand, *due))
                return
            self._waiting.pop()
        self._process.close()

    def _ask(self, wanted: RunWanted) -> None:
        self._running = wanted
        try:
            if not self._process.busy:
                self._process.begin(self._held)
            self._process.ask(wanted)
        except OSError:
            self._lose()

    def _take(self, change: int | None) -> None:
        """Notes the result of a run, tells it, and sends the next one; drops a hand that cannot be played."""
        assert self._running is not None
        wanted, self._running = self._running, None
        self._process.rest()
        name = wanted.hand.name
        if change is None:
            self._drop(name)
        for place, (hand, known) in enumerate(self._waiting):
            if hand.name == name and change is not None:
                more = known.then(wanted.level, change)
                self._waiting[place] = hand, more
                self.advanced.emit(name, more)
                break
        self._put()

    def _lose(self) -> None:
        """Notes that the process is gone; the run that it played is played again, unless that happens too often."""
        self._losses += 1
        self._running = None
        self._process.close()
        self._put()
