"""Where hands lie that are turned over at the end."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, product
from math import ceil

import pytest

from ui.kit.geometry import CARD_RATIO, SMALL, Point, Rect, Size, bounds, card_size
from ui.table.layout.open_hands import (
    LARGE,
    NARROWEST,
    STANDARD,
    TINY,
    Corner,
    Corners,
    block,
    corners_of_hands,
    hand_rooms,
    lying_in,
    open_rooms,
    own_open_hand,
)
from ui.table.layout.table_layout import TableLayout, seems_another_s, table_layout


def covered(middles: tuple[Point, ...], width: float) -> Rect:
    """What these cards cover together."""
    return bounds([Rect.around(middle, card_size(width)) for middle in middles])


def lying(layout: TableLayout, count: int) -> list[tuple[Rect, float]]:
    """What every other seat's open hand of so many cards covers, and how wide its cards are."""
    rooms = open_rooms(layout, frozenset({layout.aside}), frozenset(range(1, len(layout.seats))))
    found = []
    for room, seat in zip(rooms[1:], layout.seats[1:], strict=True):
        middles, width = lying_in(room, count, layout.played, corners_of_hands(layout), seat.face)
        assert len(set(middles)) == count
        found.append((covered(middles, width), width))
    return found


@pytest.mark.parametrize("size", [(1280, 700), (1920, 1000)])
@pytest.mark.parametrize(("seats", "count"), [(3, 13), (4, 1), (4, 7), (4, 13), (5, 4), (5, 16)])
def test_a_short_hand_leaves_the_face_of_its_seat_in_sight_and_lies_beside_it(
    size: tuple[int, int], seats: int, count: int
) -> None:
    layout = table_layout(Size(*size), seats, count)
    for (rect, _), seat in zip(lying(layout, count), layout.seats[1:], strict=True):
        assert layout.felt.encloses(rect)
        assert not rect.overlaps(seat.face), "the face is covered"
        face = seat.face
        away = max(rect.x - face.right, face.x - rect.right, rect.y - face.bottom, face.y - rect.bottom)
        assert away < seat.plate.height + seat.face.width, "it lies far from its seat"


@pytest.mark.parametrize("seats", range(3, 11))
def test_open_hands_never_lie_on_each_other_nor_on_plates(seats: int) -> None:
    for size in ((960, 434), (1280, 700)):
        layout = table_layout(Size(*size), seats, 30)
        rects = [rect for rect, _ in lying(layout, 20)]
        assert not any(one.overlaps(other) for one, other in combinations(rects, 2))
        assert not any(rect.overlaps(seat.plate) for rect in rects for seat in layout.seats)


@pytest.mark.parametrize(("seats", "least"), [(3, 50), (4, 45), (5, 24), (6, 23), (8, 22), (10, 16)])
def test_no_seat_is_left_with_a_sliver_on_the_smallest_screen(seats: int, least: float) -> None:
    layout = table_layout(Size(960, 434), seats, 30)
    assert min(width for _, width in lying(layout, 20)) >= least


def test_who_is_out_leaves_the_room_to_the_others() -> None:
    layout = table_layout(Size(960, 434), 5, 34)
    all_hold, two_hold = (open_rooms(layout, frozenset(), frozenset(holding)) for holding in ((1, 2, 3, 4), (2, 4)))
    for seat in (2, 4):
        assert two_hold[seat].width * two_hold[seat].height > all_hold[seat].width * all_hold[seat].height


@pytest.mark.parametrize(
    ("size", "held"),
    [
        *product([(1272, 740), (872, 740), (952, 434)], [{2: 13}, {2: 13, 3: 2}]),
        *product([(1272, 740), (872, 740)], [{2: 13, 3: 13}]),
    ],
)
def test_a_hand_lies_before_its_seat_rather_than_in_many_short_rows_between_plates(
    size: tuple[int, int], held: dict[int, int]
) -> None:
    """As at the end of a hand of five, where nobody plays any more."""
    layout = table_layout(Size(*size), 5, 31)
    rooms = hand_rooms(layout, frozenset({layout.kept_free, layout.seats[0].play}), frozenset(held.items()))
    corners = corners_of_hands(layout)
    lying = [
        lying_in(rooms[seat], count, layout.played, corners, layout.seats[seat].face) for seat, count in held.items()
    ]
    assert all(len({middle.y for middle in middles}) <= 2 for middles, _ in lying)
    hands = [covered(middles, width) for middles, width in lying]
    assert not any(one.overlaps(other) for one, other in combinations(hands, 2))
    for hand, seat in zip(hands, held, strict=True):
        apart = [hand.apart(each.plate) for each in layout.seats[1:]]
        assert apart[seat - 1] == min(apart)
        assert not any(hand.overlaps(each.plate) or hand.overlaps(each.face) for each in layout.seats[1:])


@pytest.mark.parametrize(
    ("size", "seats", "largest", "held", "share"),
    [
        ((1272, 740), 4, 10, {1: 4, 2: 10}, 0.8),
        ((872, 740), 5, 31, {2: 13}, 0.8),
        ((952, 434), 5, 8, {1: 8, 2: 8, 3: 3}, 0.68),  # small so that tens are whole
        ((952, 434), 10, 13, {4: 13, 6: 13}, 0.8),
    ],
)
@pytest.mark.parametrize("headed", [False, True])
def test_an_open_hand_lies_at_its_own_seat_in_large_cards_and_few_rows(
    size: tuple[int, int], seats: int, largest: int, held: dict[int, int], headed: bool, share: float
) -> None:
    """As at the end of a hand, where there is room for it beside other plates, too."""
    layout = table_layout(Size(*size), seats, largest, headed=headed)
    rooms = hand_rooms(layout, frozenset({layout.kept_free, layout.seats[0].play}), frozenset(held.items()))
    for seat, count in held.items():
        middles, width = lying_in(rooms[seat], count, layout.played, corners_of_hands(layout), layout.seats[seat].face)
        middle = Rect.around(covered(middles, width).centre, Size(0.0, 0.0))
        assert not seems_another_s(layout, seat, middle)
        assert len({middle.y for middle in middles}) <= 2
        assert width >= layout.played * share


@pytest.mark.parametrize("usual", [STANDARD, LARGE])
@pytest.mark.parametrize("width", [90.0, 150.0, 320.0, 700.0])
@pytest.mark.parametrize("height", [45.0, 62.0, 120.0, 300.0])
@pytest.mark.parametrize("count", [2, 5, 10, 25, 48])
def test_small_cards_show_more_of_themselves_where_their_large_index_is_to_be_seen(
    count: int, height: float, width: float, usual: Corner
) -> None:
    laid = block(count, width, height, 80.0, Corners(usual))
    if laid.width > NARROWEST:
        least = LARGE if laid.width < SMALL else usual
        assert laid.corner.strip >= least.strip - 0.001
        assert laid.corner.ledge == least.ledge
        assert laid.width * (1 + laid.corner.strip * (laid.columns - 1)) <= width + 0.01
        assert laid.width * (CARD_RATIO + laid.corner.ledge * (ceil(count / laid.columns) - 1)) <= height + 0.01


@pytest.mark.parametrize("large_print", [False, True])
@pytest.mark.parametrize("seats", [5, 6])
def test_rank_and_suit_of_each_card_of_an_open_hand_are_in_sight(seats: int, large_print: bool) -> None:
    layout = table_layout(Size(960, 434), seats, 30, large_print=large_print)
    rooms = open_rooms(layout, frozenset({layout.kept_free}), frozenset(range(1, seats)))
    for room, seat in zip(rooms[1:], layout.seats[1:], strict=True):
        middles, width = lying_in(room, 13, layout.played, corners_of_hands(layout), seat.face)
        ledge = (LARGE if large_print or width < SMALL else STANDARD).ledge * width
        assert all(lower.y - upper.y >= ledge - 0.01 for upper, lower in pairwise(middles) if lower.y > upper.y)


@pytest.mark.parametrize("seats", [4, 5])
def test_an_open_hand_lies_in_rows_as_long_as_each_other(seats: int) -> None:
    layout = table_layout(Size(960, 434), seats, 13)
    rooms = open_rooms(layout, frozenset({layout.aside}), frozenset(range(1, seats)))
    corners = corners_of_hands(layout)
    lying = [
        lying_in(room, 13, layout.played, corners, seat.face)[0] for room, seat in zip(rooms, layout.seats, strict=True)
    ]
    ours = [slot.at for slot in own_open_hand(layout, 13).slots]
    rows = [sorted(Counter(round(each.y) for each in middles).values()) for middles in (*lying[1:], ours)]
    assert max(map(len, rows)) > 2
    assert all(lengths[-1] - lengths[0] <= 1 for lengths in rows)


def test_the_smallest_cards_lie_in_as_many_rows_as_there_is_room_for_rather_than_hide_each_other() -> None:
    laid = block(40, 60.0, NARROWEST * (CARD_RATIO + 2 * LARGE.ledge), 80.0, Corners())
    assert laid.width == NARROWEST
    assert laid.columns == 14


@pytest.mark.parametrize("large_print", [False, True])
@pytest.mark.parametrize(("size", "seats"), [((952, 434), 3), ((952, 434), 5), ((1272, 740), 5), ((1272, 740), 10)])
@pytest.mark.parametrize("count", [8, 13])
def test_tens_of_an_open_hand_are_read_whole(size: tuple[int, int], seats: int, count: int, large_print: bool) -> None:
    layout = table_layout(Size(*size), seats, 31, large_print=large_print)
    held = frozenset((seat, count) for seat in range(1, min(seats, 4)))
    rooms = hand_rooms(layout, frozenset({layout.kept_free}), held)
    for number, _ in held:
        seat = layout.seats[number]
        middles, width = lying_in(rooms[number], count, layout.played, corners_of_hands(layout), seat.face)
        strip = (LARGE if large_print or width < SMALL else STANDARD).strip * width
        assert width >= TINY
        assert all(right.x - left.x >= strip - 0.01 for left, right in pairwise(middles) if right.y == left.y)
