"""The place in a room where a panel hides as little as can be of what lies there. Qt-free."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass

from ui.kit.geometry import Point, Rect, Size

CLEAR = 2.0
"""Pixels between a panel and what it lies beside."""
IN_PART = 1.25
"""How much worse it is to hide a part of a thing than all of it, where a part is worse than nothing."""


@dataclass(frozen=True, slots=True, order=True)
class Hiding:
    """The square pixels that a place hides of each kind, the most important kind first, and how far it is from where it
    was wanted.

    Of a kind that is hidden as a whole, things that are hidden count with all of their area, and those hidden in part
    with a little more.
    """

    areas: tuple[float, ...]
    aside: float

    @property
    def nothing(self) -> bool:
        """Whether everything stays in sight."""
        return not any(self.areas)


def least_hiding(
    size: Size,
    room: Rect,
    kinds: Sequence[Sequence[Rect]],
    wanted: Point,
    most: tuple[float, ...] | None = None,
    whole: Set[int] = frozenset(),
) -> tuple[Hiding, Rect] | None:
    """Where a panel of this size hides nothing, as near as can be to its wanted top left corner.

    Where there is no such place, it hides of the last of these kinds, which are in order of importance, and of the
    first ones as little as can be. ``most``: the areas that it may hide. ``whole``: the numbers of the kinds of which a
    part is worse than nothing, such as piles. None: the room is too small for it, or it would hide more.
    """
    if size.width > room.width or size.height > room.height:
        return None
    hides = [_hidden_of if kind in whole else Rect.shared for kind in range(len(kinds))]
    spared = 0 if most is None else next((kind for kind, area in enumerate(most) if area), len(most))
    for important in range(len(kinds), spared - 1, -1):
        if important < len(kinds) and not kinds[important]:
            continue  # the same as to spare this kind, too, which was tried
        kept = [thing for kind in kinds[:important] for thing in kind]
        others = list(zip(kinds[important:], hides[important:], strict=True))
        best: tuple[Hiding, Rect] | None = None
        least = None if most is None else most[important:]
        rest = [thing for kind, _ in others for thing in kind]
        wholes = [thing for kind, of in others if of is _hidden_of for thing in kind]
        for place in _places(size, room, kept, rest, wholes, wanted):
            areas = _hidden(place, others, least)
            if areas is None:
                continue
            hiding = Hiding((0.0,) * important + areas, _aside(place, wanted))
            if best is None or hiding < best[0]:
                best, least = (hiding, place), areas
        if best is not None:
            return best
    return None


def _hidden(
    place: Rect,
    kinds: Sequence[tuple[Sequence[Rect], Callable[[Rect, Rect], float]]],
    most: tuple[float, ...] | None,
) -> tuple[float, ...] | None:
    """The square pixels that a place hides of each kind; None where that is more than this."""
    areas: tuple[float, ...] = ()
    for kind, of in kinds:
        areas = (*areas, sum(of(thing, place) for thing in kind))
        if most is not None and areas > most[: len(areas)]:
            return None
    return areas


def _hidden_of(thing: Rect, place: Rect) -> float:
    """The whole area of a thing that a place hides, and more where a part of it looks out."""
    if not thing.overlaps(place):
        return 0.0
    return thing.width * thing.height * (1.0 if place.encloses(thing) else IN_PART)


def _places(
    size: Size, room: Rect, kept: Sequence[Rect], others: Sequence[Rect], wholes: Sequence[Rect], wanted: Point
) -> Iterator[Rect]:
    """Places that hide nothing of what is kept: the wanted one, those that touch something, and those that just cover
    one of ``wholes``; between these none is any better."""
    in_the_way = len(kept)
    things = [(thing.x, thing.y, thing.right, thing.bottom) for thing in (*kept, *others)]
    most_left, most_top = room.right - size.width, room.bottom - size.height
    edges = [edge for x, _, end, _ in things for edge in (x - CLEAR - size.width, end + CLEAR)]
    edges += [edge for thing in wholes for edge in (thing.right - size.width, thing.x)]
    covering = [top for thing in wholes for top in (thing.bottom - size.height, thing.y)]
    wanted_left = min(max(wanted.x, room.x), most_left)
    wanted_top = min(max(wanted.y, room.y), most_top)
    for left in {wanted_left, room.x, most_left, *(edge for edge in edges if room.x < edge < most_left)}:
        right = left + size.width
        near = [(number, y, end) for number, (x, y, ends, end) in enumerate(things) if x < right and left < ends]
        ends = [*covering, *(top for _, y, end in near for top in (y - CLEAR - size.height, end + CLEAR))]
        blocked = [(y - size.height, end) for number, y, end in near if number < in_the_way]
        for top in {wanted_top, room.y, most_top, *(top for top in ends if room.y < top < most_top)}:
            if not any(above < top < below for above, below in blocked):
                yield Rect(left, top, size.width, size.height)


def _aside(place: Rect, wanted: Point) -> float:
    return abs(place.x - wanted.x) + abs(place.y - wanted.y)
