"""Where plates stand while the grid for calls covers a part of their places: names stay visible. Qt-free."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ui.kit.geometry import Rect

NEAR = 2.0
"""Pixels between a plate and what lies there."""
UNSEEN = 0.1
"""Pixels by which a plate may stand out of its room."""
LEAST_WIDE, LEAST_HIGH = 84.0, 19.0
"""The least size of a plate, in pixels, at which it shows anything: a name in one line needs as much."""


def places_of_plates(
    plates: Sequence[Rect], over: Rect, room: Rect, windows: Sequence[Rect] = (), faces: Sequence[Rect] = ()
) -> tuple[Rect, ...]:
    """Where the plates show their names: what is free of each, or beside what covers it, where that is free.

    A plate that moves becomes narrower rather than hide one of these faces; one that finds no place in this room, off
    these windows, stays where it is.
    """
    seen = [face for face in faces if not face.overlaps(over)]
    places = [_free_part(plate, over) for plate in plates]
    for number, (plate, free) in enumerate(zip(plates, places, strict=True)):
        if free is None:
            others = [place or plates[other] for other, place in enumerate(places) if other != number]
            places[number] = _beside(plate, over, room, [*others, *windows], seen)
    return tuple(place or plate for plate, place in zip(plates, places, strict=True))


def _free_part(plate: Rect, over: Rect) -> Rect | None:
    """The largest free part of the plate that can show a name."""
    if not plate.overlaps(over, 1.0):
        return plate
    free = (part for part in _parts(plate, over) if part.width >= LEAST_WIDE and part.height >= LEAST_HIGH)
    return max(free, key=lambda part: part.width * part.height, default=None)


def _beside(plate: Rect, over: Rect, room: Rect, others: Sequence[Rect], faces: Sequence[Rect]) -> Rect | None:
    """The same plate moved until it is free of this: sideways, else up or down, on the nearer side first."""
    sideways = [replace(plate, x=over.x - NEAR - plate.width), replace(plate, x=over.right + NEAR)]
    sideways.sort(key=lambda place: abs(place.x - plate.x))
    upright = [replace(plate, y=over.y - NEAR - plate.height), replace(plate, y=over.bottom + NEAR)]
    upright.sort(key=lambda place: abs(place.y - plate.y))
    fits = (place for place in (*sideways, *upright) if _holds(room, place))
    free = (place for place in fits if not any(place.overlaps(other) for other in others))
    return next((place for place in (_off(faces, place) for place in free) if place.width >= LEAST_WIDE), None)


def _off(faces: Sequence[Rect], place: Rect) -> Rect:
    """The widest part of a place that hides none of these faces."""
    for face in faces:
        if place.overlaps(face):
            left, right = face.x - NEAR - place.x, place.right - face.right - NEAR
            place = replace(place, width=left) if left >= right else replace(place, x=place.right - right, width=right)
    return place


def _holds(room: Rect, place: Rect) -> bool:
    """Whether this room has all of that place, but for what is too little to be seen."""
    across = room.x - UNSEEN <= place.x and place.right <= room.right + UNSEEN
    return across and room.y - UNSEEN <= place.y and place.bottom <= room.bottom + UNSEEN


def _parts(plate: Rect, over: Rect) -> Iterator[Rect]:
    """The parts of the plate above the other rectangle, below it, and beside it."""
    above, below = over.y - NEAR - plate.y, plate.bottom - over.bottom - NEAR
    left, right = over.x - NEAR - plate.x, plate.right - over.right - NEAR
    yield Rect(plate.x, plate.y, plate.width, above)
    yield Rect(plate.x, plate.bottom - below, plate.width, below)
    yield Rect(plate.x, plate.y, left, plate.height)
    yield Rect(plate.right - right, plate.y, right, plate.height)
