"""A panel hides nothing where it can, and else of the least important kind as little as it can."""

from __future__ import annotations

from random import Random

import pytest

from ui.kit.geometry import Point, Rect, Size
from ui.table.layout.free_place import CLEAR, Hiding, least_hiding

ROOM = Rect(0, 0, 300, 200)
SIZE = Size(100, 60)
WANTED = Point(100, 140)


def test_an_empty_room_has_the_wanted_place() -> None:
    found = least_hiding(SIZE, ROOM, ((),), WANTED)
    assert found == (Hiding((0.0,), 0.0), Rect(100, 140, 100, 60))


def test_a_room_that_is_too_small_has_none() -> None:
    assert least_hiding(Size(301, 10), ROOM, (), WANTED) is None


def test_the_least_important_kind_is_hidden_first() -> None:
    important, less = [Rect(0, 0, 150, 200)], [Rect(150, 0, 150, 200)]
    for kinds, over in (((important, less), less), ((less, important), important)):
        found = least_hiding(SIZE, ROOM, kinds, WANTED)
        assert found is not None
        hiding, place = found
        assert hiding.areas == (0.0, 6000.0)
        assert over[0].encloses(place)


def test_a_pile_is_covered_as_a_whole_rather_than_in_part() -> None:
    name, pile = Rect(0, 0, 300, 100), Rect(150, 150, 60, 45)
    table = Rect(0, 0, 140, 200)
    kept, wanted = [name, table, Rect(260, 0, 40, 200)], Point(160, 140)
    cut = least_hiding(SIZE, ROOM, (kept, [pile]), wanted)
    covered = least_hiding(SIZE, ROOM, (kept, [pile]), wanted, whole={1})
    assert cut is not None
    assert covered is not None
    assert 0 < cut[1].shared(pile) < pile.width * pile.height, "as much of it as can be is in sight"
    assert covered == (Hiding((0.0, pile.width * pile.height), 10.0), Rect(150, 140, 100, 60))


@pytest.mark.parametrize("number", range(30))
def test_no_place_on_a_fine_grid_hides_less(number: int) -> None:
    random = Random(number)
    things = [
        Rect(random.randrange(280), random.randrange(180), random.randrange(10, 90), random.randrange(10, 70))
        for _ in range(random.randrange(2, 14))
    ]
    kinds = things[::3], things[1::3], things[2::3]
    found = least_hiding(SIZE, ROOM, kinds, WANTED)
    assert found is not None
    hiding, place = found
    assert ROOM.encloses(place)
    assert hiding.areas == tuple(sum(map(place.shared, kind)) for kind in kinds)
    slack = CLEAR * (SIZE.width + SIZE.height)  # a place beside something lies so far from it
    for left in range(0, 201, 5):
        for top in range(0, 141, 5):
            other = Rect(left, top, 100, 60)
            areas = tuple(sum(map(other.shared, kind)) for kind in kinds)
            differ = next((kind for kind, area in enumerate(hiding.areas) if area or areas[kind]), None)
            if differ is not None:
                assert hiding.areas[differ] <= areas[differ] + slack, (other, areas, hiding)
                assert areas[differ] or not hiding.areas[differ], (other, areas, hiding)
