"""The company at the table: each other seat's face, and now and then a short remark, after events that
all have seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.events import Event, Moved, Seat, Zone
from ui.table.scene.seats.expressions import (
    Expression,
    Expressions,
    Occasion,
    OpenSides,
    expressions_after,
    occasion_of,
)

EVERY, STAYS = 30.0, 2.6
"""The least seconds between two remarks, and the seconds for which one is shown where things move."""
VARIANTS = 3
"""The number of remarks for each occasion."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Who says it, and ``key``, the key of its words."""

    seat: Seat
    key: str


class Company:
    """Follows the events that are shown. ``now`` gives seconds of any steady clock."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.remarks = True
        self._now = now
        self._seats, self._us = 0, 0
        self._sides: OpenSides = ()
        self._expressions: Expressions = {}
        self._remark: Remark | None = None
        self._last: float | None = None
        self._count = 0

    def sit_down(self, seats: int, us: Seat, sides: OpenSides = ()) -> None:
        """Takes the number of seats, the person's seat, and who plays together from the start."""
        self._seats, self._us, self._sides = seats, us, sides
        self.calm()

    def calm(self) -> None:
        """Makes all faces calm, without words."""
        self._expressions, self._remark = {}, None

    def see(self, event: Event) -> Remark | None:
        """Takes an event that all have seen; returns the remark on it, if anybody makes one."""
        self._expressions = expressions_after(self._expressions, event, self._seats, self._sides)
        if isinstance(event, Moved) and event.target.zone is Zone.TABLE:
            self._remark = None
        found = occasion_of(event, self._sides)
        return None if found is None else self.pass_remark(*found)

    def pass_remark(self, seat: Seat, occasion: Occasion) -> Remark | None:
        """Makes a seat say something on this, unless it is the person's, or something was said a moment ago."""
        now = self._now()
        takes_its_place = occasion is Occasion.MATCH and self._remark is not None and Occasion.WON in self._remark.key
        early = self._last is not None and now - self._last < EVERY and not takes_its_place
        if not self.remarks or seat == self._us or early:
            return None
        self._last, self._count = now, self._count + 1
        self._remark = Remark(seat, f"remark.{occasion}.{self._count % VARIANTS + 1}")
        return self._remark

    def expression(self, seat: Seat) -> Expression:
        """The present expression of a face."""
        return self._expressions.get(seat, Expression.CALM)

    @property
    def speaks(self) -> bool:
        """Whether a remark is shown."""
        return self._remark is not None

    def hush(self) -> None:
        """Ends the remark."""
        self._remark = None

    def said(self, seat: Seat) -> str:
        """The words of the remark that a seat has just passed; empty without one."""
        remark = self._remark
        return remark.key if remark is not None and remark.seat == seat else ""
