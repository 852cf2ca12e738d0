"""The backs: three lattice windows with a moon gate, each its own pattern, the same after a half turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, pi, sin

from .palette import BRASS, CINNABAR, CINNABAR_DEEP, EDGE, INK, INK_SOFT, JADE, JADE_DEEP, PAPER
from .svg import circle, document, fill, line, points, rounded

Segment = tuple[float, float, float, float]

_LEFT, _TOP, _RIGHT, _BOTTOM = 25.0, 25.0, 225.0, 325.0


def octagons() -> Iterator[Segment]:
    """Octagons with small squares between, as in a garden window."""
    across, down, cut = 200 / 6, 300 / 9, 10.0
    for column in range(6):
        for row in range(9):
            x, y = _LEFT + column * across, _TOP + row * down
            right, bottom = x + across, y + down
            yield (x + cut, y, right - cut, y)
            yield (x, y + cut, x, bottom - cut)
            yield (x + cut, y, x, y + cut)
            yield (right - cut, y, right, y + cut)
            yield (x, bottom - cut, x + cut, bottom)
            yield (right, bottom - cut, right - cut, bottom)


def steps() -> Iterator[Segment]:
    """Squares joined corner to side, each row a step further."""
    side = 25.0
    for column in range(8):
        for row in range(12):
            x, y = _LEFT + column * side, _TOP + row * side
            inset = 6.0
            if (column + row) % 2:
                yield (x, y + inset, x + side, y + inset)
                yield (x, y + side - inset, x + side, y + side - inset)
            else:
                yield (x + inset, y, x + inset, y + side)
                yield (x + side - inset, y, x + side - inset, y + side)


def hexagons() -> Iterator[Segment]:
    """A tortoise shell: hexagons with a smaller one in each."""
    across = 200 / 5
    radius = across / 3**0.5
    for row in range(-6, 7):
        for column in range(-4, 5):
            x = 125 + (column + (row % 2) / 2) * across
            y = 175 + row * radius * 1.5
            for size in (radius, radius * 0.52):
                corners = [(x + size * sin(pi * at / 3), y - size * cos(pi * at / 3)) for at in range(7)]
                for (x0, y0), (x1, y1) in pairwise(corners):
                    yield (x0, y0, x1, y1)


def _clipped(segment: Segment) -> Segment | None:
    """What of the segment lies in the window (Liang and Barsky), or None."""
    x0, y0, x1, y1 = segment
    first, last = 0.0, 1.0
    for step, room in ((x0 - x1, x0 - _LEFT), (x1 - x0, _RIGHT - x0), (y0 - y1, y0 - _TOP), (y1 - y0, _BOTTOM - y0)):
        if step == 0:
            if room < 0:
                return None
        elif step < 0:
            first = max(first, room / step)
        else:
            last = min(last, room / step)
    if first >= last:
        return None
    return x0 + first * (x1 - x0), y0 + first * (y1 - y0), x0 + last * (x1 - x0), y0 + last * (y1 - y0)


def _lattice(segments: Iterator[Segment]) -> str:
    seen: dict[tuple[str, str], None] = {}
    for segment in segments:
        kept = _clipped(segment)
        if kept:
            ends = sorted((points(*kept[:2]), points(*kept[2:])))
            seen[ends[0], ends[1]] = None
    return "".join(f"M{start}L{end}" for start, end in seen if start != end)


def _blossom(petals: int) -> list[str]:
    parts = []
    for petal in range(petals):
        turn = 2 * pi * petal / petals
        parts.append(circle(125 + 15 * sin(turn), 175 - 15 * cos(turn), 34 / petals**0.62))
    return parts


def _back(field: str, deep: str, lattice: str, petals: int) -> str:
    return document(
        [],
        [
            fill(rounded(0, 0, 250, 350, 15), PAPER),
            line(rounded(1, 1, 248, 348, 14), EDGE, 2),
            fill(rounded(11, 11, 228, 328, 7), field),
            fill(rounded(25, 25, 200, 300, 1), deep),
            line(lattice, BRASS, 2.4, cap="butt"),
            line(rounded(25, 25, 200, 300, 1), BRASS, 3),
            line(rounded(17.5, 17.5, 215, 315, 3), BRASS, 1.2),
            fill(circle(125, 175, 50), field),
            line(circle(125, 175, 50), BRASS, 3),
            line(circle(125, 175, 43), BRASS, 1.2),
            *[fill(outline, PAPER) for outline in _blossom(petals)],
            fill(circle(125, 175, 8), field),
            fill(circle(125, 175, 4), BRASS),
        ],
    )


def drawn_backs() -> dict[str, str]:
    """The backs by name."""
    return {
        "jade": _back(JADE, JADE_DEEP, _lattice(octagons()), 6),
        "cinnabar": _back(CINNABAR, CINNABAR_DEEP, _lattice(steps()), 4),
        "ink": _back(INK_SOFT, INK, _lattice(hexagons()), 8),
    }
