"""Flying cards: each item flies leg by leg to its place, on the one clock of the table. Qt-free."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ui.table.layout.arrangement import Pose
from ui.table.scene.clock import Clock, Easing, Tween
from ui.table.scene.motions import Timing, turned


class Flyer(Protocol):
    """What can fly: it has a pose, and lies as told; ``drawn_width`` is the size whose picture is scaled on the way."""

    pose: Pose

    def __hash__(self) -> int: ...

    def lie(self, pose: Pose, drawn_width: float | None = None) -> None: ...


@dataclass(frozen=True, slots=True)
class Leg:
    """One stretch of a flight: where to, and when; times count from the beginning of the whole flight."""

    to: Pose
    timing: Timing


class Flights:
    """The final pose of every flying item; a new flight of the same item begins where it is."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._targets: dict[Flyer, Pose] = {}

    @property
    def count(self) -> int:
        """How many items are on their way."""
        return len(self._targets)

    def fly(self, item: Flyer, legs: tuple[Leg, ...], landed: Callable[[], None] | None = None) -> None:
        """Sends an item off from where it is now; ``landed`` is called when it has arrived."""
        last, origin = legs[-1], item.pose
        self._targets[item] = last.to

        def step(share: float) -> None:
            _lie_on_the_way(item, origin, legs, share * last.timing.end)

        def done() -> None:
            self._targets.pop(item, None)
            item.lie(last.to)
            if landed is not None:
                landed()

        if last.timing.end <= 0:
            self.clock.cancel(item)
            done()
        else:
            self.clock.add(item, Tween(last.timing.end, step, easing=Easing.LINEAR, done=done))

    def target(self, item: Flyer) -> Pose:
        """Where the item will lie in the end: where it flies to, or else where it is."""
        return self._targets.get(item, item.pose)

    def sway(self, item: Flyer, pose: Pose) -> None:
        """Moves an item for a moment without changing where it belongs."""
        self._targets.setdefault(item, item.pose)
        item.lie(pose, self._targets[item].width)

    def rest(self, item: Flyer) -> None:
        """Puts an item that swayed back where it belongs."""
        item.lie(self._targets.pop(item, item.pose))

    def forget(self, item: Flyer) -> None:
        """Forgets an item that is gone, or lies somewhere else already."""
        self.clock.cancel(item)
        self._targets.pop(item, None)

    def clear(self) -> None:
        """Forgets every flight; the caller lays all items where they belong."""
        for item in list(self._targets):
            self.forget(item)


def _lie_on_the_way(item: Flyer, origin: Pose, legs: tuple[Leg, ...], passed: float) -> None:
    for leg in legs:
        if passed < leg.timing.end:
            share = max(0.0, passed - leg.timing.start) / max(1e-9, leg.timing.duration)
            pose = origin.toward(leg.to, leg.timing.easing(share))
            up = origin.up
            if leg.timing.turn is not None:
                up += (leg.to.up - origin.up) * turned(leg.timing, share)
            elif leg.to.up != origin.up:
                up = leg.to.up
            if up != pose.up:
                pose = Pose(pose.at, pose.width, pose.angle, up)
            item.lie(pose, max(origin.width, leg.to.width))
            return
        origin = leg.to
        if passed < leg.timing.end + leg.timing.rest:
            break
    item.lie(origin)
