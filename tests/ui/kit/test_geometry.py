"""Points, sizes and rectangles."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from ui.kit.geometry import Point, Rect, Size, bounds, card_size, first_overlap

BOX = Rect(10, 20, 100, 50)


def test_a_card_is_two_and_a_half_by_three_and_a_half() -> None:
    assert card_size(100) == Size(100, 140)


def test_the_way_between_points_can_be_walked_in_part() -> None:
    assert Point(0, 10).toward(Point(100, 30), 0.25) == Point(25, 15)
    assert Point(0, 0).distance(Point(3, 4)) == 5
    assert Point(1, 2) + (Point(5, 5) - Point(1, 2)) == Point(5, 5)


@pytest.mark.parametrize(
    ("other", "gap", "overlapping"),
    [
        (Rect(110, 20, 5, 5), 0, False),
        (Rect(109, 20, 5, 5), 0, True),
        (Rect(110, 20, 5, 5), 4, True),
        (Rect(114, 20, 5, 5), 4, False),
        (Rect(10, 70, 5, 5), 0, False),
        (Rect(0, 0, 200, 200), 0, True),
        (Rect(20, 30, 5, 5), 0, True),
    ],
)
def test_touching_rectangles_do_not_overlap_but_may_be_nearer_than_a_gap(
    other: Rect, gap: float, overlapping: bool
) -> None:
    assert BOX.overlaps(other, gap) is overlapping
    assert other.overlaps(BOX, gap) is overlapping


@pytest.mark.parametrize(
    ("point", "inside"), [(Point(10, 20), True), (Point(109.9, 69.9), True), (Point(110, 30), False)]
)
def test_the_far_edges_belong_to_the_neighbour(point: Point, inside: bool) -> None:
    assert BOX.contains(point) is inside


def test_a_rectangle_moves_and_mirrors() -> None:
    assert BOX.moved(5, -5) == Rect(15, 15, 100, 50)
    assert BOX.mirrored(1000) == Rect(890, 20, 100, 50)
    assert BOX.mirrored(1000).mirrored(1000) == BOX
    assert Rect.around(BOX.centre, BOX.size) == BOX


@pytest.mark.parametrize(
    ("rect", "kept"),
    [
        (Rect(-5, 3, 10, 10), Rect(0, 3, 10, 10)),
        (Rect(95, 95, 10, 10), Rect(90, 90, 10, 10)),
        (Rect(0, 0, 200, 10), Rect(0, 0, 200, 10)),
    ],
)
def test_what_sticks_out_is_moved_inside(rect: Rect, kept: Rect) -> None:
    assert rect.kept_inside(Rect(0, 0, 100, 100)) == kept


def test_overlaps_are_found_among_many() -> None:
    apart = [Rect(0, 0, 10, 10), Rect(20, 0, 10, 10), Rect(40, 0, 10, 10)]
    assert first_overlap(apart) is None
    assert first_overlap(apart, gap=11) == (apart[0], apart[1])
    assert bounds(apart) == Rect(0, 0, 50, 10)
    assert bounds(apart).encloses(apart[2])
    assert not apart[2].encloses(bounds(apart))


def test_an_overlap_is_found_where_any_two_overlap_and_nowhere_else() -> None:
    random, found = Random(1), 0
    for _ in range(300):
        rects = [
            Rect(*(random.randrange(40) for _ in "xy"), *(random.randrange(1, 12) for _ in "wh")) for _ in range(5)
        ]
        gap = random.choice((0.0, 3.0))
        overlapping = [set(pair) for pair in combinations(rects, 2) if pair[0].overlaps(pair[1], gap)]
        pair = first_overlap(rects, gap)
        assert (set(pair) in overlapping) if pair else not overlapping
        found += pair is not None
    assert 50 < found < 250
