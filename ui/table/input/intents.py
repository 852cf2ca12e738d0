"""Events of the mouse, and the intents that they mean, as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ui.kit.geometry import Point


@dataclass(frozen=True, slots=True)
class Press:
    """The main button went down, with or without Shift; times are milliseconds of any steady clock."""

    at: Point
    ms: int
    shift: bool = False


@dataclass(frozen=True, slots=True)
class PointerMove:
    """The pointer moved, with or without the button."""

    at: Point


@dataclass(frozen=True, slots=True)
class Release:
    """The main button went up."""

    at: Point


@dataclass(frozen=True, slots=True)
class Cancel:
    """Esc or the other button: takes back what is going on, or clears the choice if nothing is."""


@dataclass(frozen=True, slots=True)
class Interrupt:
    """The hand changed, or the pointer was lost: takes back what is going on and leaves the choice alone."""


PointerEvent = Press | PointerMove | Release | Cancel | Interrupt


class DropZone(StrEnum):
    """Where a drag ended."""

    TABLE = "table"
    HAND = "hand"
    OUTSIDE = "outside"


@dataclass(frozen=True, slots=True)
class Toggle:
    """A click: choose or free this card."""

    slot: int


@dataclass(frozen=True, slots=True)
class ToggleEquals:
    """Shift and a click: choose what goes with this card, more at every click, then free it."""

    slot: int


@dataclass(frozen=True, slots=True)
class TakeEquals:
    """A double click (its first click has toggled the card already): choose what goes with this card."""

    slot: int


@dataclass(frozen=True, slots=True)
class PlayChosen:
    """A double click where the person wants it to play: the choice with this card."""

    slot: int


@dataclass(frozen=True, slots=True)
class BeginSweep:
    """A sweep began: remember the choice; ``SweepTo`` follows."""

    slot: int


@dataclass(frozen=True, slots=True)
class SweepTo:
    """The sweep covers these cards now."""

    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CancelSweep:
    """The choice is as it was before the sweep."""


@dataclass(frozen=True, slots=True)
class BeginDrag:
    """These cards left the hand at the point where the pointer took them; ``DragTo`` follows."""

    slots: tuple[int, ...]
    taken_at: Point


@dataclass(frozen=True, slots=True)
class DragTo:
    """The pointer is here with the dragged cards."""

    at: Point


@dataclass(frozen=True, slots=True)
class Drop:
    """The dragged cards were let go; outside the table they glide home."""

    slots: tuple[int, ...]
    at: Point
    zone: DropZone


@dataclass(frozen=True, slots=True)
class Rearrange:
    """The dragged cards were put before this slot of a hand that is sorted by hand."""

    slots: tuple[int, ...]
    before: int


@dataclass(frozen=True, slots=True)
class CancelDrag:
    """The dragged cards glide home."""

    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Clear:
    """Free all chosen cards."""


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer rests on this card now, or on none."""

    slot: int | None


Intent = (
    Toggle
    | ToggleEquals
    | TakeEquals
    | PlayChosen
    | BeginSweep
    | SweepTo
    | CancelSweep
    | BeginDrag
    | DragTo
    | Drop
    | Rearrange
    | CancelDrag
    | Clear
    | Hover
)
Intents = tuple[Intent, ...]
