"""Where everybody sits round the table."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from ui.kit.geometry import Point, Rect, Size, first_overlap
from ui.table.layout.seating import Room, Seating, Side, seated

ROOM = Room(Rect(10, 10, 1260, 470), Rect(10, 580, 1260, 216), Rect(10, 490, 200, 80), Size(150, 50), 10)


def rects(seating: Seating) -> list[Rect]:
    """Everything on the felt."""
    own, *others = seating.seats
    places = [rect for seat in others for rect in (seat.plate, seat.stack, seat.shown, seat.play)]
    return [seating.centre, own.shown, own.play, *places]


@pytest.mark.parametrize("seats", range(3, 11))
@pytest.mark.parametrize("felt", [ROOM.felt, Rect(0, 0, 2400, 500), Rect(0, 0, 1000, 900)])
def test_everything_lies_apart_on_the_felt_whatever_its_shape(seats: int, felt: Rect) -> None:
    seating = seated(seats, replace(ROOM, felt=felt), 110)
    assert first_overlap(rects(seating), gap=4) is None
    assert all(felt.encloses(rect) for rect in rects(seating))
    assert len(seating.seats) == seats


@pytest.mark.parametrize("seats", range(4, 11))
def test_more_room_makes_larger_cards(seats: int) -> None:
    larger = replace(ROOM, felt=Rect(10, 10, 1500, 600))
    assert seated(seats, larger, 200).played > seated(seats, ROOM, 200).played


def test_no_card_is_wider_than_wanted() -> None:
    assert seated(4, ROOM, 60).played == 60


@pytest.mark.parametrize("seats", [6, 7, 8, 9])
def test_the_table_is_round_where_there_is_room(seats: int) -> None:
    seating = seated(seats, replace(ROOM, felt=Rect(0, 0, 1600, 900)), 80)
    north = [seat.plate.centre for seat in seating.seats if seat.side is Side.NORTH]
    east = [seat.plate.centre for seat in seating.seats if seat.side is Side.EAST]
    middle = Point(800, 450)
    if len(north) > 2:
        assert north[0].y > north[1].y
    for one, other in pairwise(east):
        assert (one.x < other.x) is (abs(one.y - middle.y) > abs(other.y - middle.y))


def test_a_felt_without_room_is_refused() -> None:
    with pytest.raises(ValueError, match="no room"):
        seated(10, replace(ROOM, felt=Rect(0, 0, 300, 200)), 100)
