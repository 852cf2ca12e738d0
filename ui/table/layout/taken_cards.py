"""The places of the cards that a seat has taken: the corner of each can be read, however many there are. Qt-free."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ui.kit.geometry import Point, Rect
from ui.table.layout.open_hands import corners_of_taken, grown, lying_in
from ui.table.layout.table_layout import TableLayout


@dataclass(frozen=True, slots=True)
class Needs:
    """Who needs room on the felt: the places of plays, and, by relative seat, those who take cards."""

    plays: frozenset[Rect]
    takers: frozenset[int]


def needs_of_play(layout: TableLayout) -> Needs:
    """What is needed while cards are played, so that nothing moves: all places, and room for all."""
    return Needs(frozenset(seat.play for seat in layout.seats), frozenset(range(len(layout.seats))))


@lru_cache(maxsize=32)
def taken_rooms(layout: TableLayout, needs: Needs) -> tuple[Rect, ...]:
    """The room of what every seat has taken, by relative seat: beside its plate, and where nothing else lies."""
    fixed = [layout.pool, layout.kitty, layout.kept_free, *needs.plays]
    for number, seat in enumerate(layout.seats):
        fixed += [seat.plate, *((seat.stack, seat.face) if number else ())]
    return grown([seat.shown for seat in layout.seats], sorted(needs.takers), fixed, layout.felt)


def lying_taken(layout: TableLayout, relative: int, count: int, needs: Needs) -> tuple[tuple[Point, ...], float]:
    """The middles of so many cards that a seat has taken, and how wide they are: in one row beside its plate, in more
    where one would hide what they are: a ten's index, too, which is wider than others and on small cards large."""
    room, near = taken_rooms(layout, needs)[relative], layout.seats[relative].shown.centre
    return lying_in(room, count, layout.stacked, corners_of_taken(layout), near=near)
