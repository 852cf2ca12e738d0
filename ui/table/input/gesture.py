"""What the mouse means on the hand: clicks, sweeps and drags told apart by one fixed rule.

A press that stays within the drag distance is a click. Once it moves further, the first of these decides:

1. pressed beside the cards: a sweep, from the nearest card;
2. pressed on a chosen card: a drag of the whole choice, in any direction;
3. the hand is sorted by hand: a drag of that card, in any direction;
4. moved upwards by more than half as much as sideways, or above the hand's area: a drag of that card alone;
5. else: a sweep. A sweep that leaves the hand's area upwards becomes a drag of all that is chosen then.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ui.kit.geometry import Point, Rect
from ui.table.input.intents import (
    BeginDrag,
    BeginSweep,
    Cancel,
    CancelDrag,
    CancelSweep,
    Clear,
    DragTo,
    Drop,
    DropZone,
    Hover,
    Intents,
    Interrupt,
    PlayChosen,
    PointerEvent,
    PointerMove,
    Press,
    Rearrange,
    Release,
    SweepTo,
    TakeEquals,
    Toggle,
    ToggleEquals,
)
from ui.table.layout.hand import HandFan, clicked_at, insertion, nearest_card, seen_at, swept

LEAST_DRAG = 4.0
"""The least pixels of a drag, whatever the system says."""

STEEP = 0.5
"""The least rise of a drag over its way sideways; pulls towards the middle of a wide table are flat, too."""

DOUBLE_MS = 400
"""Two presses on one card within this time are a double click."""


@dataclass(frozen=True, slots=True)
class Ground:
    """The surroundings of the mouse: the hand, the choice, the drop zone above the hand, and the settings.

    ``drag_distance`` is the system's, in pixels. The hand's area is the band in which a sweep stays a sweep.
    """

    hand: HandFan
    chosen: frozenset[int]
    drop: Rect
    drag_distance: float = LEAST_DRAG
    double_ms: int = DOUBLE_MS
    sorted_by_hand: bool = False
    double_click_plays: bool = False


@dataclass(frozen=True, slots=True)
class Idle:
    """No button is down; the card under the pointer, and the last click as slot and time of its press."""

    hovered: int | None = None
    clicked: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class HeldPress:
    """The button is down and has hardly moved; ``slot`` None: in the hand's area beside the cards."""

    press: Press
    slot: int | None
    second: bool
    hovered: int | None


@dataclass(frozen=True, slots=True)
class Sweeping:
    """The pointer sweeps from one card to another."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Dragging:
    """The pointer has these cards."""

    slots: tuple[int, ...]


Gesture = Idle | HeldPress | Sweeping | Dragging
GestureResult = tuple[Gesture, Intents]

AT_REST = Idle()


def after_event(gesture: Gesture, event: PointerEvent, ground: Ground) -> GestureResult:
    """The gesture after the event, and the intents of the person, in order."""
    match event:
        case Press():
            return _pressed(gesture, event, ground)
        case PointerMove(at):
            return _moved(gesture, at, ground)
        case Release(at):
            return _released(gesture, at, ground)
        case Cancel():
            return Idle(), _taken_back(gesture) or (Clear(),)
        case Interrupt():
            unhovered = (Hover(None),) if isinstance(gesture, Idle | HeldPress) and gesture.hovered is not None else ()
            return Idle(), (*_taken_back(gesture), *unhovered)


def _pressed(gesture: Gesture, press: Press, ground: Ground) -> GestureResult:
    """A second press while the first is still held (another finger, a lost release) begins anew."""
    slot = clicked_at(ground.hand, press.at, ground.chosen)
    if slot is None and not ground.hand.area.contains(press.at):
        return replace(_idle(gesture), clicked=None), _taken_back(gesture)
    idle = _idle(gesture)
    second = idle.clicked is not None and idle.clicked[0] == slot and press.ms - idle.clicked[1] <= ground.double_ms
    return HeldPress(press, slot, second, idle.hovered), _taken_back(gesture)


def _moved(gesture: Gesture, at: Point, ground: Ground) -> GestureResult:
    match gesture:
        case Idle(hovered, _):
            over = clicked_at(ground.hand, at, ground.chosen)
            return (replace(gesture, hovered=over), (Hover(over),)) if over != hovered else (gesture, ())
        case HeldPress():
            if at.distance(gesture.press.at) <= max(LEAST_DRAG, ground.drag_distance):
                return gesture, ()
            begun, intents = _begun(gesture, at, ground)
            return begun, (*((Hover(None),) if gesture.hovered is not None else ()), *intents)
        case Sweeping(first, last):
            if at.y < ground.hand.area.y:
                slots = tuple(sorted(ground.chosen | set(swept(first, last))))
                return Dragging(slots), (BeginDrag(slots, at), DragTo(at))
            reached = nearest_card(ground.hand, at)
            if reached is None or reached == last:
                return gesture, ()
            return Sweeping(first, reached), (SweepTo(swept(first, reached)),)
        case Dragging():
            return gesture, (DragTo(at),)


def _begun(held: HeldPress, at: Point, ground: Ground) -> GestureResult:
    """The movement that the press has become, by the rule at the top of this module."""
    way = at - held.press.at
    first = nearest_card(ground.hand, held.press.at)
    if first is None:
        return held, ()
    if held.slot is not None:
        if held.slot in ground.chosen or seen_at(ground.hand, held.press.at, ground.chosen) in ground.chosen:
            return _drag(tuple(sorted(ground.chosen)), held, at)
        if ground.sorted_by_hand or -way.y > abs(way.x) * STEEP or at.y < ground.hand.area.y:
            return _drag((held.slot,), held, at)
    last = nearest_card(ground.hand, at)
    assert last is not None
    return Sweeping(first, last), (BeginSweep(first), SweepTo(swept(first, last)))


def _drag(slots: tuple[int, ...], held: HeldPress, at: Point) -> GestureResult:
    return Dragging(slots), (BeginDrag(slots, held.press.at), DragTo(at))


def _released(gesture: Gesture, at: Point, ground: Ground) -> GestureResult:
    match gesture:
        case HeldPress(press, slot, second, hovered):
            if slot is None:
                return Idle(hovered), ()
            if press.shift:
                return Idle(hovered), (ToggleEquals(slot),)
            if second:
                return Idle(hovered), (PlayChosen(slot) if ground.double_click_plays else TakeEquals(slot),)
            return Idle(hovered, (slot, press.ms)), (Toggle(slot),)
        case Dragging(slots):
            if ground.hand.area.contains(at):
                if ground.sorted_by_hand:
                    return Idle(), (Rearrange(slots, insertion(ground.hand, at)),)
                return Idle(), (Drop(slots, at, DropZone.HAND),)
            zone = DropZone.TABLE if ground.drop.contains(at) else DropZone.OUTSIDE
            return Idle(), (Drop(slots, at, zone),)
        case Idle() | Sweeping():
            return _idle(gesture), ()


def _taken_back(gesture: Gesture) -> Intents:
    match gesture:
        case Sweeping():
            return (CancelSweep(),)
        case Dragging(slots):
            return (CancelDrag(slots),)
        case Idle() | HeldPress():
            return ()


def _idle(gesture: Gesture) -> Idle:
    return gesture if isinstance(gesture, Idle) else Idle(gesture.hovered if isinstance(gesture, HeldPress) else None)
