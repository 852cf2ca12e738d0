"""Cards that a seat has taken lie so that the corner of each can be read, and on nothing else."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from ui.kit.geometry import SMALL, Rect, Size, bounds, card_size
from ui.table.layout.open_hands import LARGE, STANDARD, Corner, open_rooms
from ui.table.layout.table_layout import table_layout
from ui.table.layout.taken_cards import Needs, lying_taken, needs_of_play, taken_rooms

SIZES = [(960, 434), (1280, 700), (1920, 1000)]


def corner(width: float, large_print: bool) -> Corner:
    """What its index needs, a ten's too: small cards always have the large index."""
    return LARGE if large_print or width < SMALL else STANDARD


@pytest.mark.parametrize("large_print", [False, True])
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "packs"), [(4, 1), (4, 2), (5, 2), (4, 4), (6, 3), (8, 4)])
def test_each_corner_can_be_read_even_where_one_seat_has_taken_half_of_all(
    seats: int, packs: int, size: tuple[int, int], left_handed: bool, large_print: bool
) -> None:
    layout = table_layout(
        Size(*size), seats, packs * 54 // seats, large_print=large_print, left_handed=left_handed, headed=True
    )
    for relative in range(seats):
        for count in (1, 2, 4, 6 * packs):
            middles, width = lying_taken(layout, relative, count, needs_of_play(layout))
            assert width >= 0.46 * layout.stacked, (relative, count)
            for one, other in combinations(middles, 2):
                across, down = abs(one.x - other.x), abs(one.y - other.y)
                seen = corner(width, large_print)
                assert across >= seen.strip * width - 0.01 or down >= seen.ledge * width - 0.01
            around = bounds([Rect.around(middle, card_size(width)) for middle in middles])
            assert layout.felt.encloses(around)
            for seat in layout.seats:
                assert not any(around.overlaps(each) for each in (seat.plate, seat.play))
            for middle in (layout.pool, layout.kitty, layout.aside):
                assert not around.overlaps(middle)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [4, 6, 10])
def test_what_two_seats_have_taken_never_lies_on_each_other(seats: int, size: tuple[int, int]) -> None:
    layout = table_layout(Size(*size), seats, 27, headed=True)
    rooms = taken_rooms(layout, needs_of_play(layout))
    assert not any(one.overlaps(other) for one, other in combinations(rooms, 2))
    assert all(room.encloses(seat.shown) for room, seat in zip(rooms, layout.seats, strict=True))


def test_few_cards_lie_in_one_row_where_they_always_lay() -> None:
    layout = table_layout(Size(1280, 700), 4, 25, headed=True)
    middles, width = lying_taken(layout, 1, 2, needs_of_play(layout))
    assert width == layout.stacked
    assert middles[0].y == pytest.approx(layout.seats[1].shown.centre.y, abs=0.5)
    assert all(one.x < other.x and one.y == other.y for one, other in pairwise(middles))


@pytest.mark.parametrize("size", [*SIZES, (876, 738)])
@pytest.mark.parametrize("seats", [4, 6, 7, 10])
def test_no_cards_touch_the_set_aside_pile_beside_a_panel_either(seats: int, size: tuple[int, int]) -> None:
    layout = table_layout(Size(*size), seats, 27, headed=True)
    pile = layout.aside
    taken = [
        Rect.around(middle, card_size(width))
        for relative in range(seats)
        for count in (6, 20, 44)
        for middles, width in [lying_taken(layout, relative, count, needs_of_play(layout))]
        for middle in middles
    ]
    opened = open_rooms(layout, frozenset({layout.kept_free}), frozenset(range(1, seats)))[1:]
    assert not any(each.overlaps(pile, 5.0) for each in (*taken, *opened))
    assert not bounds([layout.pool, layout.kitty]).overlaps(pile, 8.0), "a kitty that is turned over"


@pytest.mark.parametrize(("size", "seats", "count"), [((960, 434), 4, 23), ((960, 459), 5, 7), ((960, 434), 10, 4)])
def test_once_a_hand_is_over_taken_cards_have_the_room_of_plays_too(
    size: tuple[int, int], seats: int, count: int
) -> None:
    layout = table_layout(Size(*size), seats, 27, headed=True)
    rows, everybody = {True: 0, False: 0}, frozenset(range(seats))
    for relative in range(seats):
        for over, needs in ((False, needs_of_play(layout)), (True, Needs(frozenset(), everybody))):
            middles, width = lying_taken(layout, relative, count, needs)
            rows[over] += len({middle.y for middle in middles})
        assert width >= 0.9 * layout.stacked
        around = bounds([Rect.around(middle, card_size(width)) for middle in middles])
        assert not any(around.overlaps(each.plate) for each in layout.seats)
        assert not any(around.overlaps(each.face) for each in layout.seats[1:])
    assert rows[True] < rows[False]
