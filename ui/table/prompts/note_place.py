"""The place of a hint's reasons: over free felt if there is enough of it, near the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize

from ui.kit.geometry import Point, Rect, Size
from ui.table.layout.free_place import Hiding, least_hiding
from ui.table.scene.table_scene import to_rect

GAP = 8
"""Pixels between the reasons and what lies around them."""
CLEAR = 2
"""Pixels between reasons beside a grid and what they lie beside."""
NARROWER = 100
"""Being narrower by a step is as bad as lying so many pixels aside."""


@dataclass(frozen=True, slots=True)
class Surface:
    """The part of the table where the reasons may lie, and what lies there, the most important kind first."""

    room: QRect
    kinds: tuple[tuple[Rect, ...], ...]
    below: int = 0
    """How many more pixels below the room are for reasons that would hide more in it."""


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

    They hide nothing, at any of these widths, where the felt has room for it; else as little as can be of what is least
    important. They reach below the room only to hide less. ``link``: the height that the link needs below them; 0 where
    there is none. ``least``: the width that they need with the link beside their last line.
    """
    best: tuple[Hiding, NotePlace] | None = None
    for below in dict.fromkeys((0, surface.below)):
        found = _best_in(surface, below, widths, size_at, link, least)
        if found is not None and (best is None or found[0].areas < best[0].areas):
            best = found
        if best is not None and best[0].nothing:
            break
    if best is not None:
        return best[1]
    size = size_at(widths[0])
    left = surface.room.center().x() - size.width() // 2
    top = max(surface.room.top(), surface.room.bottom() + 1 - size.height())
    return NotePlace(QRect(left, top, size.width(), size.height()), widths[0], link > 0)


def _best_in(
    surface: Surface,
    deeper: int,
    widths: Sequence[int | None],
    size_at: Callable[[int | None], QSize],
    link: int,
    least: int,
) -> tuple[Hiding, NotePlace] | None:
    """The best place in the room with so many more pixels below it; None where none is large enough."""
    room = to_rect(surface.room.adjusted(0, 0, 0, deeper))
    found: list[tuple[Hiding, int, NotePlace]] = []
    for narrower, width in enumerate(widths):
        if found and (best := min(found)[0]).nothing and best.aside <= narrower * NARROWER:
            break
        size = size_at(width)
        for below in dict.fromkeys((link, 0)):
            inside = below == 0 < link
            if inside and size.width() < least:
                continue
            whole = Size(size.width(), size.height() + below)
            wanted = Point(room.centre.x - whole.width // 2, max(room.y, room.bottom - deeper - whole.height))
            place = least_hiding(whole, room, surface.kinds, wanted)
            if place is None:
                continue
            hiding, covered = place
            cost = Hiding(hiding.areas, hiding.aside + narrower * NARROWER)
            note = QRect(QPoint(round(covered.x), round(covered.y)), size)
            found.append((cost, len(found), NotePlace(note, width, inside)))
    if not found:
        return None
    cost, _, place_found = min(found)
    return cost, place_found


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


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
