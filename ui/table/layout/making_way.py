"""The part of a plate that stays free while the grid for calls covers another part, so that the name is visible.
Qt-free."""

from __future__ import annotations

from collections.abc import Iterator

from ui.kit.geometry import Rect

NEAR = 2.0
"""Pixels between a plate and what lies there."""
LEAST_WIDE, LEAST_HIGH = 84.0, 19.0
"""The least size of a plate, in pixels, at which it shows anything: a name in one line needs as much."""


def left_of_plate(plate: Rect, over: Rect) -> Rect:
    """The largest free part of the plate that can show a name; the whole plate where no part can."""
    if not plate.overlaps(over, 1.0):
        return plate
    free = (part for part in _parts(plate, over) if part.width >= LEAST_WIDE and part.height >= LEAST_HIGH)
    return max(free, key=lambda part: part.width * part.height, default=plate)


def _parts(plate: Rect, over: Rect) -> Iterator[Rect]:
    """The parts of the plate above the other rectangle, below it, and beside it."""
    above, below = over.y - NEAR - plate.y, plate.bottom - over.bottom - NEAR
    left, right = over.x - NEAR - plate.x, plate.right - over.right - NEAR
    yield Rect(plate.x, plate.y, plate.width, above)
    yield Rect(plate.x, plate.bottom - below, plate.width, below)
    yield Rect(plate.x, plate.y, left, plate.height)
    yield Rect(plate.right - right, plate.y, right, plate.height)
