"""Plates beside the grid for calls: the part that is free, or a place beside it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ui.kit.geometry import Rect
from ui.table.layout.making_way import NEAR, places_of_plates

ROOM = Rect(0, 0, 960, 200)
GRID = Rect(150, 60, 660, 130)


@pytest.mark.parametrize(
    ("plate", "place"),
    [
        (Rect(10, 100, 84, 35), Rect(10, 100, 84, 35)),  # free of the grid
        (Rect(300, 30, 84, 50), Rect(300, 30, 84, 28)),  # what is free above
        (Rect(90, 100, 84, 35), Rect(150 - NEAR - 84, 100, 84, 35)),  # moved out on the nearer side
        (Rect(700, 150, 84, 35), Rect(810 + NEAR, 150, 84, 35)),
    ],
)
def test_a_plate_shows_its_name_in_what_is_free_of_it_or_beside_the_grid(plate: Rect, place: Rect) -> None:
    assert places_of_plates((plate,), GRID, ROOM) == (place,)


def test_a_plate_does_not_move_onto_another_and_not_out_of_the_table() -> None:
    inner, outer = Rect(90, 100, 84, 35), Rect(5, 110, 84, 35)
    assert places_of_plates((inner, outer), GRID, ROOM)[0] == Rect(810 + NEAR, 100, 84, 35)
    window = Rect(810, 0, 150, 200)
    assert places_of_plates((inner, outer), GRID, ROOM, (window,))[0] == Rect(90, 60 - NEAR - 35, 84, 35)
    edge = replace(outer, x=-1e-9)
    assert places_of_plates((edge,), Rect(0, 60, 960, 130), ROOM) == (replace(edge, y=60 - NEAR - 35),)
    wide = Rect(80, 60, 870, 130)
    assert places_of_plates((inner,), wide, ROOM) == (Rect(90, 60 - NEAR - 35, 84, 35),)
    assert places_of_plates((inner,), Rect(80, 30, 870, 160), ROOM) == (inner,)


def test_a_plate_that_moves_hides_no_face() -> None:
    plate, face = Rect(10, 100, 140, 35), Rect(130, 20, 30, 38)
    grid, room = Rect(5, 60, 950, 130), Rect(0, 0, 960, 200)
    assert places_of_plates((plate,), grid, room, (), (face,)) == (Rect(10, 60 - NEAR - 35, 130 - NEAR - 10, 35),)
    narrow = replace(plate, width=84.0, x=70.0)
    assert places_of_plates((narrow,), grid, room, (), (face,)) == (narrow,), "nothing of a name could be read"
    hidden = replace(face, y=50.0)
    assert places_of_plates((plate,), grid, room, (), (hidden,))[0].width == 140, "the grid hides it"
