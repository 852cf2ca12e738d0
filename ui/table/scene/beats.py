"""The beats of a step: which of its events are shown together, and how they are shown. Qt-free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from engine.events import Event, Marked, Moved, Said, Zone


class BeatKind(Enum):
    """How a beat is shown."""

    DEAL = auto()
    """Many cards go from the stock to the hands, one after the other, their flights overlapping."""
    TAKE = auto()
    """One card is taken, and the next one may follow before it has landed."""
    PLAY = auto()
    """Cards come from a hand; those that lay there before go aside with the same beat."""
    HAND_OVER = auto()
    """Cards go from one hand to another: face up they stop in the middle for all to see."""
    SWEEP = auto()
    """A trick has stood long enough and is set aside, its points perhaps before who won it."""
    TAKE_BACK = auto()
    """Cards that were shown in the same step have been visible long enough and go back."""
    MOVE = auto()
    """Any other move."""
    SAY = auto()
    """Somebody says something."""
    BOMB = auto()
    """A bomb has just been played."""
    MARK = auto()
    """Marks change, and other events that need no time."""


@dataclass(frozen=True, slots=True)
class Beat:
    """Events that are shown together."""

    kind: BeatKind
    events: tuple[Event, ...]


BOMB = "bomb"


def beats_of(events: Sequence[Event]) -> tuple[Beat, ...]:
    """The events in beats, in their order."""
    found: list[Beat] = []
    place = 0
    while place < len(events):
        length = _run(events, place)
        group = tuple(events[place : place + length])
        back = length == 1 and _goes_back(events, place)
        found.append(Beat(BeatKind.TAKE_BACK if back else _kind_of(group), group))
        place += length
    return tuple(found)


def _run(events: Sequence[Event], start: int) -> int:
    """How many events from here on belong to one beat."""
    first = events[start]
    if not isinstance(first, Moved):
        return 1
    if _taken(first):
        return next((n for n, event in enumerate(events[start:]) if not _taken(event)), len(events) - start)
    if _turned_over(first):
        return next((n for n, event in enumerate(events[start:]) if not _turned_over(event)), len(events) - start)
    if not _set_aside(first):
        return 1
    cleared = next((n for n, event in enumerate(events[start:]) if not _set_aside(event)), len(events) - start)
    after = events[start + cleared] if start + cleared < len(events) else None
    return cleared + 1 if after is not None and _played(after) else cleared


def _kind_of(group: tuple[Event, ...]) -> BeatKind:
    match group[-1]:
        case Moved() as moved if _taken(moved):
            return BeatKind.DEAL if len(group) > 1 else BeatKind.TAKE
        case Moved() as moved if _played(moved):
            return BeatKind.PLAY
        case Moved() as moved if _set_aside(moved):
            return BeatKind.SWEEP
        case Moved(_, source, target) if source is not None and source.zone is target.zone is Zone.HAND:
            return BeatKind.HAND_OVER
        case Moved():
            return BeatKind.MOVE
        case Said():
            return BeatKind.SAY
        case Marked(mark, seat) if mark == BOMB and seat is not None:
            return BeatKind.BOMB
    return BeatKind.MARK


def _taken(event: Event) -> bool:
    return _way(event) == (Zone.STOCK, Zone.HAND)


def _played(event: Event) -> bool:
    return _way(event) == (Zone.HAND, Zone.TABLE)


def _turned_over(event: Event) -> bool:
    return isinstance(event, Moved) and event.source == event.target and event.target.zone is Zone.HAND


def _set_aside(event: Event) -> bool:
    return _way(event) in ((Zone.TABLE, Zone.ASIDE), (Zone.TABLE, Zone.TAKEN), (Zone.TABLE, Zone.TABLE))


def _goes_back(events: Sequence[Event], place: int) -> bool:
    """Whether cards go back into a hand that they left earlier in this step, for all to see meanwhile."""
    back = events[place]
    if not isinstance(back, Moved) or back.source is None or back.target.zone is not Zone.HAND:
        return False
    way = (back.target, back.source)
    return any(isinstance(event, Moved) and (event.source, event.target) == way for event in events[:place])


def _way(event: Event) -> tuple[Zone, Zone] | None:
    if isinstance(event, Moved) and event.source is not None:
        return event.source.zone, event.target.zone
    return None
