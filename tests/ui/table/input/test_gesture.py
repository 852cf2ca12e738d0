"""What the mouse means on the hand, movement by movement."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ui.kit.geometry import Point, Rect
from ui.table.input.gesture import AT_REST, DOUBLE_MS, Dragging, Gesture, Ground, HeldPress, Idle, Sweeping, after_event
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
    Intent,
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
from ui.table.layout.fan import fan
from ui.table.layout.hand import FanStyle

AREA = Rect(0, 500, 1000, 200)
HAND = fan([10], AREA, 120)
GROUND = Ground(HAND, frozenset(), Rect(0, 0, 1000, 500))
TABLE = Point(500, 200)


def on(slot: int, dx: float = 10, dy: float = 60) -> Point:
    """A point on the visible part of a card."""
    return HAND.slots[slot].at + Point(dx, dy)


def done(*events: PointerEvent, ground: Ground = GROUND, gesture: Gesture = AT_REST) -> tuple[Gesture, list[Intent]]:
    """The gesture after all these events, and all that was meant, in order."""
    meant: list[Intent] = []
    for event in events:
        gesture, intents = after_event(gesture, event, ground)
        meant += intents
    return gesture, meant


def meant_by(*events: PointerEvent, ground: Ground = GROUND) -> list[Intent]:
    """All that was meant by these events from rest."""
    return done(*events, ground=ground)[1]


def click(slot: int, ms: int, *, shift: bool = False) -> tuple[PointerEvent, PointerEvent]:
    """A press and a release on a card."""
    return Press(on(slot), ms, shift), Release(on(slot))


def test_a_click_toggles_when_the_button_comes_up() -> None:
    assert meant_by(Press(on(3), 0)) == []
    assert meant_by(*click(3, 0)) == [Toggle(3)]


@pytest.mark.parametrize(("system", "way", "clicks"), [(0, 4, True), (0, 5, False), (10, 10, True), (10, 11, False)])
def test_a_tremble_is_a_click_still(system: float, way: float, clicks: bool) -> None:
    ground = replace(GROUND, drag_distance=system)
    at = on(3) + Point(0, -way)
    assert (meant_by(Press(on(3), 0), PointerMove(at), Release(at), ground=ground) == [Toggle(3)]) is clicks


@pytest.mark.parametrize(
    ("second", "ms", "meant"),
    [
        (3, DOUBLE_MS, TakeEquals(3)),
        (3, DOUBLE_MS + 1, Toggle(3)),
        (4, 100, Toggle(4)),
    ],
)
def test_a_quick_second_click_on_the_same_card_takes_its_equals(second: int, ms: int, meant: Intent) -> None:
    assert meant_by(*click(3, 0), *click(second, ms)) == [Toggle(3), meant]


def test_a_third_quick_click_is_a_single_one_again() -> None:
    assert meant_by(*click(3, 0), *click(3, 100), *click(3, 200)) == [Toggle(3), TakeEquals(3), Toggle(3)]


def test_a_double_click_plays_where_that_is_wanted() -> None:
    ground = replace(GROUND, double_click_plays=True)
    assert meant_by(*click(3, 0), *click(3, 100), ground=ground) == [Toggle(3), PlayChosen(3)]


def test_shift_and_a_click_toggles_all_equals() -> None:
    assert meant_by(*click(3, 0, shift=True), *click(3, 100, shift=True)) == [ToggleEquals(3), ToggleEquals(3)]


def test_a_click_on_the_table_means_nothing_to_the_hand() -> None:
    assert done(Press(TABLE, 0), PointerMove(on(3)), Release(on(3))) == (Idle(3), [Hover(3)])


@pytest.mark.parametrize(
    ("chosen", "by_hand", "to", "meant"),
    [
        # an unchosen card: along the hand sweeps, steeper than one to two or out of the hand's area drags
        ((), False, on(6), [BeginSweep(3), SweepTo((3, 4, 5, 6))]),
        ((), False, on(1), [BeginSweep(3), SweepTo((1, 2, 3))]),
        ((7,), False, on(4), [BeginSweep(3), SweepTo((3, 4))]),
        ((), False, on(3) + Point(0, 12), [BeginSweep(3), SweepTo((3,))]),
        ((), False, on(3) + Point(10, -5), [BeginSweep(3), SweepTo((3,))]),
        ((), False, on(3) + Point(10, -6), [BeginDrag((3,), on(3)), DragTo(on(3) + Point(10, -6))]),
        ((7, 8), False, on(3) + Point(0, -30), [BeginDrag((3,), on(3)), DragTo(on(3) + Point(0, -30))]),
        ((), False, Point(900, 490), [BeginDrag((3,), on(3)), DragTo(Point(900, 490))]),
        # a chosen card takes the whole choice along, whatever the direction
        ((3, 7), False, on(6), [BeginDrag((3, 7), on(3)), DragTo(on(6))]),
        ((7, 3), False, on(3) + Point(0, -30), [BeginDrag((3, 7), on(3)), DragTo(on(3) + Point(0, -30))]),
        ((3,), False, on(3) + Point(0, 30), [BeginDrag((3,), on(3)), DragTo(on(3) + Point(0, 30))]),
        # a hand sorted by hand: every movement takes the card
        ((), True, on(6), [BeginDrag((3,), on(3)), DragTo(on(6))]),
        ((3, 4), True, on(6), [BeginDrag((3, 4), on(3)), DragTo(on(6))]),
    ],
)
def test_one_rule_tells_sweeps_from_drags(
    chosen: tuple[int, ...], by_hand: bool, to: Point, meant: list[Intent]
) -> None:
    ground = replace(GROUND, chosen=frozenset(chosen), sorted_by_hand=by_hand)
    assert meant_by(Press(on(3), 0), PointerMove(to), ground=ground) == meant


def test_a_drag_by_what_stands_out_of_the_hand_takes_the_choice_and_nothing_else() -> None:
    ground = replace(GROUND, chosen=frozenset({3, 4}))
    top = HAND.slots[3].at + Point(10, -HAND.slots[3].rise / 2)
    meant = meant_by(
        Press(top, 0), PointerMove(top + Point(30, -10)), PointerMove(TABLE), Release(TABLE), ground=ground
    )
    assert [each.slots for each in meant if isinstance(each, BeginDrag | Drop)] == [(3, 4), (3, 4)]
    assert meant_by(Press(top, 0), Release(top), ground=ground) == [Toggle(3)]
    columns = fan([2, 3, 1], Rect(0, 500, 1260, 216), 120, style=FanStyle.COLUMNS)
    ground = replace(GROUND, hand=columns, chosen=frozenset({1, 4}))
    covered = columns.slots[1].at + Point(5, -3)  # the chosen card of the column is seen here
    assert meant_by(Press(covered, 0), PointerMove(covered + Point(0, -60)), ground=ground)[0] == BeginDrag(
        (1, 4), covered
    )
    assert meant_by(Press(covered, 0), Release(covered), ground=ground) == [Toggle(0)]


def test_a_sweep_may_begin_beside_the_cards() -> None:
    beside = Point(20, 600)
    assert meant_by(Press(beside, 0), PointerMove(on(1)), Release(on(1))) == [BeginSweep(0), SweepTo((0, 1))]
    assert meant_by(Press(beside, 0), Release(beside)) == []


def test_a_sweep_grows_and_shrinks_and_speaks_only_when_it_changes() -> None:
    moves = [PointerMove(on(4)), PointerMove(on(4, 14)), PointerMove(on(6)), PointerMove(on(2)), Release(on(2))]
    assert done(Press(on(3), 0), *moves) == (
        Idle(),
        [BeginSweep(3), SweepTo((3, 4)), SweepTo((3, 4, 5, 6)), SweepTo((2, 3))],
    )


def test_a_sweep_that_leaves_the_hand_upwards_drags_all_that_is_chosen() -> None:
    sweeping = Sweeping(3, 5)
    ground = replace(GROUND, chosen=frozenset({0, 3, 4, 5}))
    up = Point(400, 480)
    assert done(PointerMove(up), ground=ground, gesture=sweeping) == (
        Dragging((0, 3, 4, 5)),
        [BeginDrag((0, 3, 4, 5), up), DragTo(up)],
    )


@pytest.mark.parametrize(
    ("at", "by_hand", "meant"),
    [
        (TABLE, False, Drop((3, 4), TABLE, DropZone.TABLE)),
        (TABLE, True, Drop((3, 4), TABLE, DropZone.TABLE)),
        (on(7), False, Drop((3, 4), on(7), DropZone.HAND)),
        (on(7), True, Rearrange((3, 4), 7)),
        (Point(-5, 200), True, Drop((3, 4), Point(-5, 200), DropZone.OUTSIDE)),
        (Point(500, 720), False, Drop((3, 4), Point(500, 720), DropZone.OUTSIDE)),
    ],
)
def test_where_a_drag_ends_says_what_it_was(at: Point, by_hand: bool, meant: Intent) -> None:
    ground = replace(GROUND, sorted_by_hand=by_hand)
    assert done(PointerMove(at), Release(at), ground=ground, gesture=Dragging((3, 4))) == (Idle(), [DragTo(at), meant])


@pytest.mark.parametrize(
    ("gesture", "cancelled", "interrupted"),
    [
        (Idle(), [Clear()], []),
        (Idle(2), [Clear()], [Hover(None)]),
        (HeldPress(Press(on(2), 0), 2, False, 2), [Clear()], [Hover(None)]),
        (Sweeping(1, 4), [CancelSweep()], [CancelSweep()]),
        (Dragging((1, 4)), [CancelDrag((1, 4))], [CancelDrag((1, 4))]),
    ],
)
def test_cancelling_takes_back_what_goes_on_and_else_clears(
    gesture: Gesture, cancelled: list[Intent], interrupted: list[Intent]
) -> None:
    assert done(Cancel(), gesture=gesture) == (Idle(), cancelled)
    assert done(Interrupt(), gesture=gesture) == (Idle(), interrupted)


def test_a_release_after_cancelling_means_nothing() -> None:
    assert meant_by(Press(on(3), 0), PointerMove(TABLE), Cancel(), Release(TABLE)) == [
        BeginDrag((3,), on(3)),
        DragTo(TABLE),
        CancelDrag((3,)),
    ]


def test_hovering_speaks_only_when_the_card_changes_and_falls_silent_in_a_drag() -> None:
    assert meant_by(PointerMove(on(3)), PointerMove(on(3, 12)), PointerMove(on(4)), PointerMove(TABLE)) == [
        Hover(3),
        Hover(4),
        Hover(None),
    ]
    assert meant_by(PointerMove(on(3)), Press(on(3), 0), PointerMove(TABLE), Release(TABLE), PointerMove(on(1))) == [
        Hover(3),
        Hover(None),
        BeginDrag((3,), on(3)),
        DragTo(TABLE),
        Drop((3,), TABLE, DropZone.TABLE),
        Hover(1),
    ]


def test_the_lifted_card_keeps_the_pointer_because_its_box_stays() -> None:
    low = HAND.slots[3].at + Point(10, 2)
    assert meant_by(
        PointerMove(low), *click(3, 0), PointerMove(low), ground=replace(GROUND, chosen=frozenset({3}))
    ) == [
        Hover(3),
        Toggle(3),
    ]


def test_an_empty_hand_answers_nothing() -> None:
    ground = replace(GROUND, hand=fan([], AREA, 120))
    assert meant_by(PointerMove(on(3)), Press(on(3), 0), PointerMove(TABLE), Release(TABLE), ground=ground) == []


ANYWHERE = st.builds(Point, st.floats(-50, 1050), st.floats(-50, 750))
POINTS = st.one_of(st.builds(on, st.integers(0, 9)), st.just(TABLE), ANYWHERE)
EVENTS = st.one_of(
    st.builds(Press, POINTS, st.integers(0, 2000), st.booleans()),
    st.builds(PointerMove, POINTS),
    st.builds(PointerMove, POINTS),
    st.builds(Release, POINTS),
    st.just(Cancel()),
    st.just(Interrupt()),
)
DRAG = (Press(on(3), 0), PointerMove(TABLE), PointerMove(on(5)))
SWEEP = (Press(on(3), 0), PointerMove(on(5)), PointerMove(on(6)))


@given(events=st.lists(EVENTS, max_size=30), chosen=st.frozensets(st.integers(0, 9), max_size=2), by_hand=st.booleans())
@example(events=[*DRAG, *DRAG, Release(TABLE)], chosen=frozenset(), by_hand=False)
@example(events=[*DRAG, Release(on(5))], chosen=frozenset(), by_hand=True)
@example(events=[*SWEEP, *SWEEP, Release(on(6)), *SWEEP, PointerMove(TABLE)], chosen=frozenset(), by_hand=False)
def test_every_drag_and_sweep_that_begins_ends_once_whatever_happens(
    events: list[PointerEvent], chosen: frozenset[int], by_hand: bool
) -> None:
    """A sweep ends unsaid where the button comes up, and where it becomes a drag."""
    ground = replace(GROUND, chosen=chosen, sorted_by_hand=by_hand)
    gesture: Gesture = AT_REST
    under_way: type[Dragging | Sweeping] | None = None
    for event in (*events, Interrupt()):
        gesture, intents = after_event(gesture, event, ground)
        for intent in intents:
            match intent:
                case BeginDrag():
                    assert under_way is not Dragging
                    under_way = Dragging
                case BeginSweep():
                    assert under_way is None
                    under_way = Sweeping
                case Drop() | Rearrange() | CancelDrag():
                    assert under_way is Dragging
                    under_way = None
                case CancelSweep():
                    assert under_way is Sweeping
                    under_way = None
                case DragTo():
                    assert under_way is Dragging
                case SweepTo():
                    assert under_way is Sweeping
        if isinstance(event, Release) and under_way is Sweeping:
            under_way = None
        assert under_way is (type(gesture) if isinstance(gesture, Dragging | Sweeping) else None)
    assert under_way is None
