"""Which card a point means, and which card lies next to another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ui.kit.geometry import Point, Rect
from ui.table.layout.fan import fan
from ui.table.layout.hand import (
    Direction,
    FanStyle,
    HandFan,
    card_at,
    clicked_at,
    insertion,
    nearest_card,
    neighbour,
    seen_at,
    swept,
)

AREA = Rect(0, 500, 1260, 216)
ROW = fan([4, 3, 3], AREA, 120)
TWO_ROWS = fan([20, 20], AREA, 120)
COLUMNS = fan([2, 3, 1], AREA, 120, style=FanStyle.COLUMNS)


@pytest.mark.parametrize("hand", [ROW, TWO_ROWS, COLUMNS])
def test_the_corner_of_every_card_hits_it(hand: HandFan) -> None:
    for slot in hand.slots:
        assert card_at(hand, Point(slot.at.x + 3, slot.at.y + 3)) == slot.number


def test_a_lifted_card_is_hit_where_it_lay() -> None:
    first = ROW.slots[0]
    assert first.rise == pytest.approx(0.18 * ROW.card.height)
    assert 12 <= ROW.hover(0) <= 16
    assert card_at(ROW, Point(first.at.x + 3, first.at.y - 3)) is None
    assert card_at(ROW, Point(first.at.x + 3, first.box.bottom - 1)) == 0


@pytest.mark.parametrize("at", [seen_at, clicked_at])
def test_a_chosen_card_is_hit_by_what_stands_out_of_the_hand(
    at: Callable[[HandFan, Point, frozenset[int]], int],
) -> None:
    first, second = ROW.slots[0], ROW.slots[1]
    above = Point(first.at.x + 3, first.at.y - first.rise + 1)
    assert at(ROW, above, frozenset({0})) == 0
    assert at(ROW, above, frozenset({1})) is None
    beside = Point(second.at.x + 3, second.at.y - 3)
    assert at(ROW, beside, frozenset({0})) == 0  # the second card covers it only below
    assert at(ROW, beside, frozenset({0, 1})) == 1
    front = TWO_ROWS.slots[20]
    assert at(TWO_ROWS, Point(front.at.x + 3, front.at.y - 3), frozenset({20})) == 20


def test_in_a_column_a_click_means_the_card_behind_a_chosen_one_that_covers_it() -> None:
    behind, top = COLUMNS.slots[1].at + Point(3, -3), COLUMNS.slots[0].at
    assert seen_at(COLUMNS, behind, frozenset({1})) == 1
    assert clicked_at(COLUMNS, behind, frozenset({1})) == 0
    assert clicked_at(COLUMNS, Point(top.x + 3, top.y - 3), frozenset({0})) == 0


def test_the_front_row_is_hit_before_the_back_row() -> None:
    front = TWO_ROWS.slots[20]
    assert card_at(TWO_ROWS, Point(front.at.x + 3, front.at.y + 3)) == 20
    assert card_at(TWO_ROWS, Point(front.at.x + 3, front.at.y - 3)) == 0


@given(x=st.floats(-100, 1400), y=st.floats(400, 800))
@settings(max_examples=200)
def test_a_point_hits_at_most_the_card_that_is_nearest(x: float, y: float) -> None:
    for hand in (ROW, TWO_ROWS, COLUMNS):
        hit = card_at(hand, Point(x, y))
        nearest = nearest_card(hand, Point(x, y))
        assert nearest is not None
        assert hit in (None, nearest)


def test_beside_the_hand_the_end_card_is_nearest() -> None:
    assert nearest_card(ROW, Point(0, 600)) == 0
    assert nearest_card(ROW, Point(1259, 600)) == 9
    assert nearest_card(fan([], AREA, 120), Point(0, 0)) is None


@pytest.mark.parametrize(
    ("number", "dx", "before"), [(0, 2, 0), (0, 60, 1), (4, 2, 4), (4, 60, 5), (9, 2, 9), (9, 100, 10)]
)
def test_a_drop_in_the_hand_lies_on_the_nearer_side_of_a_card(number: int, dx: float, before: int) -> None:
    slot = ROW.slots[number]
    assert insertion(ROW, Point(slot.at.x + dx, slot.at.y + 20)) == before


def test_a_drop_in_a_column_lies_above_or_below() -> None:
    front = COLUMNS.slots[4]
    assert insertion(COLUMNS, Point(front.at.x + 5, front.at.y + 2)) == 4
    assert insertion(COLUMNS, Point(front.at.x + 5, front.box.bottom - 2)) == 5
    assert insertion(fan([], AREA, 120), Point(0, 0)) == 0


def test_a_sweep_takes_all_between_either_way() -> None:
    assert swept(2, 5) == swept(5, 2) == (2, 3, 4, 5)


@pytest.mark.parametrize(
    ("hand", "number", "direction", "there"),
    [
        (ROW, 3, Direction.LEFT, 2),
        (ROW, 3, Direction.RIGHT, 4),
        (ROW, 0, Direction.LEFT, 0),
        (ROW, 9, Direction.RIGHT, 9),
        (ROW, 3, Direction.UP, 3),
        (TWO_ROWS, 19, Direction.RIGHT, 20),
        (TWO_ROWS, 25, Direction.UP, 5),
        (TWO_ROWS, 5, Direction.DOWN, 25),
        (TWO_ROWS, 25, Direction.DOWN, 25),
        (COLUMNS, 0, Direction.DOWN, 1),
        (COLUMNS, 1, Direction.DOWN, 1),
        (COLUMNS, 2, Direction.UP, 2),
        (COLUMNS, 1, Direction.RIGHT, 4),
        (COLUMNS, 4, Direction.RIGHT, 5),
        (COLUMNS, 5, Direction.LEFT, 4),
        (COLUMNS, 5, Direction.RIGHT, 5),
    ],
)
def test_arrows_walk_rows_and_columns(hand: HandFan, number: int, direction: Direction, there: int) -> None:
    assert neighbour(hand, number, direction) == there
