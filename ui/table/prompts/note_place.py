"""The place of a hint's reasons over the felt: above the question, off the unbeaten play and off names if possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize

GAP = 8
"""Pixels between the reasons and what lies around them."""
CLEAR = 2
"""Pixels between the reasons and what they lie beside."""
PLAY, NAME = 1000, 10
"""How much worse it is to cover a square pixel of the unbeaten play, or of a name, than to lie a pixel aside."""
NARROWER = 100
"""As many pixels aside are as bad as being narrower by a step."""


@dataclass(frozen=True, slots=True)
class Surface:
    """The part of the table where the reasons may lie, the unbeaten play with its frame, and the names."""

    room: QRect
    play: QRect
    """Empty where there is none."""
    names: tuple[QRect, ...]


@dataclass(frozen=True, slots=True)
class NotePlace:
    """A rectangle for the reasons, the width that they need for it (None: their usual one), and where the link is."""

    note: QRect
    width: int | None
    linked_inside: bool
    """Whether the link stands beside the last line, and not below."""


def note_place(
    surface: Surface, widths: Sequence[int | None], size_at: Callable[[int | None], QSize], link: int, least: int = 0
) -> NotePlace:
    """The best place for reasons that are so large at these widths, the first of which they like best.

    ``link``: the height that the link needs below them; 0 where there is none. ``least``: the width that they need
    with the link beside their last line.
    """
    found: list[tuple[float, int, NotePlace]] = []
    for narrower, width in enumerate(widths):
        size = size_at(width)
        for below in dict.fromkeys((link, 0)):
            whole = QSize(size.width(), size.height() + below)
            inside = below == 0 < link
            if surface.room.size().expandedTo(whole) != surface.room.size() or (inside and size.width() < least):
                continue
            for left in _lefts(surface, whole.width()):
                covered = QRect(left, surface.room.bottom() + 1 - whole.height(), whole.width(), whole.height())
                cost = _cost(surface, covered) + narrower * NARROWER
                note = QRect(covered.topLeft(), size)
                found.append((cost, len(found), NotePlace(note, width, inside)))
    if found:
        return min(found)[2]
    size = size_at(widths[0])
    left = surface.room.center().x() - size.width() // 2
    top = max(surface.room.top(), surface.room.bottom() + 1 - size.height())
    return NotePlace(QRect(left, top, size.width(), size.height()), widths[0], link > 0)


def beside_grid(size: QSize, room: QRect, grid: QRect, kept: Sequence[QRect]) -> QPoint | None:
    """Where reasons of this size, at an edge of this room, cover the least of the grid and nothing of what is kept.

    None where they have no place that leaves half of the grid free.
    """
    below = (each.bottom() + 1 + CLEAR for each in kept)
    above = (each.top() - CLEAR - size.height() for each in kept)
    tops = {room.bottom() + 1 - size.height(), *below, *above}
    places = (QRect(QPoint(left, top), size) for left in (room.right() + 1 - size.width(), room.left()) for top in tops)
    free = [each for each in places if room.contains(each) and not any(map(each.intersects, kept))]
    best = min(free, key=lambda each: (_area(each.intersected(grid)), -each.top()), default=None)
    return None if best is None or 2 * _area(best.intersected(grid)) > _area(grid) else best.topLeft()


def _lefts(surface: Surface, width: int) -> list[int]:
    """The middle, and just left and right of each thing that should not be covered: nothing between is any better."""
    room = surface.room
    beside = [
        left
        for thing in (surface.play, *surface.names)
        if not thing.isEmpty()
        for left in (thing.left() - CLEAR - width, thing.right() + 1 + CLEAR)
    ]
    least, most = room.left(), room.right() + 1 - width
    return [room.center().x() - width // 2, *(min(max(left, least), most) for left in beside)]


def _cost(surface: Surface, covered: QRect) -> float:
    aside = abs(covered.center().x() - surface.room.center().x())
    names = sum(_area(covered.intersected(name)) for name in surface.names)
    return aside + PLAY * _area(covered.intersected(surface.play)) + NAME * names


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
