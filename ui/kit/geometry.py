"""Points, sizes and rectangles in device-independent pixels, x to the right and y downwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot

CARD_RATIO = 3.5 / 2.5
"""Height of a card over its width."""
SMALL = 48
"""Narrower cards, in device-independent pixels, always have the large index, since nobody could read another one."""
SLACK = 1e-6
"""Pixels beyond an edge that still count as on it, because sums of shares are seldom exact."""


@dataclass(frozen=True, slots=True)
class Point:
    """A place, or the way from one place to another."""

    x: float
    y: float

    def __add__(self, way: Point) -> Point:
        return Point(self.x + way.x, self.y + way.y)

    def __sub__(self, other: Point) -> Point:
        return Point(self.x - other.x, self.y - other.y)

    def toward(self, other: Point, share: float) -> Point:
        """The point after this share of the straight way there; 0 is here, 1 is there, other values are allowed."""
        return Point(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)

    def distance(self, other: Point) -> float:
        """The length of the straight way."""
        return float(((self.x - other.x) ** 2 + (self.y - other.y) ** 2) ** 0.5)


@dataclass(frozen=True, slots=True)
class Size:
    """A width and a height."""

    width: float
    height: float

    def scaled(self, factor: float) -> Size:
        """This size, so many times as large."""
        return Size(self.width * factor, self.height * factor)


def card_size(width: float) -> Size:
    """The size of a card of this width."""
    return Size(width, width * CARD_RATIO)


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle by its top left corner; its right and bottom edges do not belong to it.

    Whether one lies in another, or on it, is asked by the thousand for one table: what answers that does without the
    properties of the ends.
    """

    x: float
    y: float
    width: float
    height: float

    @staticmethod
    def around(centre: Point, size: Size) -> Rect:
        """The rectangle of this size with its middle there."""
        return Rect(centre.x - size.width / 2, centre.y - size.height / 2, size.width, size.height)

    @property
    def right(self) -> float:
        """The x where it ends."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y where it ends."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """Its middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def size(self) -> Size:
        """Its width and height."""
        return Size(self.width, self.height)

    def contains(self, point: Point) -> bool:
        """Whether the point lies in it."""
        return self.x <= point.x < self.right and self.y <= point.y < self.bottom

    def encloses(self, other: Rect) -> bool:
        """Whether the other lies wholly in it, touching edges allowed."""
        return (
            self.x - SLACK <= other.x
            and self.y - SLACK <= other.y
            and other.x + other.width <= self.x + self.width + SLACK
            and other.y + other.height <= self.y + self.height + SLACK
        )

    def overlaps(self, other: Rect, gap: float = 0.0) -> bool:
        """Whether both share some area, or lie nearer to each other than ``gap``."""
        slack = gap - SLACK
        return (
            self.x < other.x + other.width + slack
            and other.x < self.x + self.width + slack
            and self.y < other.y + other.height + slack
            and other.y < self.y + self.height + slack
        )

    def shared(self, other: Rect) -> float:
        """The area of what both have in common."""
        wide = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        if wide <= 0:
            return 0.0
        high = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return wide * high if high > 0 else 0.0

    def apart(self, other: Rect) -> float:
        """How far both lie from each other; 0 where they touch."""
        beside = max(0.0, self.x - other.right, other.x - self.right)
        below = max(0.0, self.y - other.bottom, other.y - self.bottom)
        return hypot(beside, below)

    def moved(self, dx: float, dy: float) -> Rect:
        """The same size elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def mirrored(self, width: float) -> Rect:
        """Its mirror image, left for right, in a window of this width."""
        return Rect(width - self.right, self.y, self.width, self.height)

    def kept_inside(self, outer: Rect) -> Rect:
        """Moved as little as possible to lie in the outer one; where it is too large, at the outer one's top left
        corner."""
        x = max(outer.x, min(self.x, outer.right - self.width))
        y = max(outer.y, min(self.y, outer.bottom - self.height))
        return Rect(x, y, self.width, self.height)


def even_lines(count: int, lines: int) -> tuple[int, ...]:
    """How many of these things lie in each of so many lines, as equal as can be, longer lines first."""
    least, longer = divmod(count, lines)
    return tuple(least + (line < longer) for line in range(lines))


def bounds(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle around them all; there must be one."""
    x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
    return Rect(x, y, max(rect.right for rect in rects) - x, max(rect.bottom for rect in rects) - y)


def first_overlap(rects: Iterable[Rect], gap: float = 0.0) -> tuple[Rect, Rect] | None:
    """Two of them that overlap or lie nearer than ``gap``, or None."""
    from_the_left = sorted(rects, key=lambda rect: rect.x)
    for place, one in enumerate(from_the_left, 1):
        for other in from_the_left[place:]:
            if other.x >= one.x + one.width + gap:
                break  # whatever comes after it begins further to the right still
            if one.overlaps(other, gap):
                return one, other
    return None
