"""The indices: our own figures and letters, drawn with one pen, 100 units high."""

from __future__ import annotations

from .pen import stroke
from .svg import fill, group, number, polygon

_GAP = 9


def _pen(spine: str) -> str:
    return stroke(spine, thick=16.5, thin=11.5)


def _bar(left: float, top: float, right: float, bottom: float) -> str:
    return polygon((left, top), (right, top), (right, bottom), (left, bottom))


# Width, and the outlines that lie over one another.
_SIGNS: dict[str, tuple[float, tuple[str, ...]]] = {
    "2": (
        66,
        (_pen("9.5 30 C 11 14 20.5 5.5 34 5.5 C 48 5.5 57 14 57 27 C 57 44 41 58 12 93"), _bar(6, 88.5, 63, 100)),
    ),
    "3": (
        66,
        (
            _pen("9.5 23 C 12.5 11.5 21.5 5.5 33 5.5 C 46 5.5 54.5 13.5 54.5 25.5 C 54.5 38.5 45 46 27 46"),
            _pen("27 46 C 47 46 58 55.5 58 70.5 C 58 85.5 47.5 94.5 32.5 94.5 C 19 94.5 10 87.5 7 75"),
        ),
    ),
    "4": (
        68,
        (
            _bar(40, 0, 56, 100),
            polygon((40, 0), (52, 0), (52, 8), (16.5, 70), (2, 70)),
            _bar(2, 66.5, 67, 77.5),
        ),
    ),
    "5": (
        66,
        (
            _bar(14, 0, 57, 11.5),
            polygon((14, 0), (27, 0), (23.5, 43), (10.5, 52)),
            _pen(
                "12 50 C 17 44 24.5 40.5 33 40.5 C 48.5 40.5 58 51 58 67"
                " C 58 84 47.5 94.5 32 94.5 C 19 94.5 10 88 6.5 76"
            ),
        ),
    ),
    "6": (
        66,
        (
            _pen(
                "53 17 C 49 9.5 43 5.5 36 5.5 C 18 5.5 8.5 22 8.5 54 C 8.5 80 17 94.5 33.5 94.5"
                " C 48.5 94.5 57.5 83.5 57.5 67.5 C 57.5 51.5 48.5 41.5 35 41.5 C 21 41.5 10.5 51 8.5 66"
            ),
        ),
    ),
    "7": (62, (_bar(3, 0, 60, 12), stroke("53 4 C 40 34 28 64 24.5 100", thick=18, thin=11.5))),
    "8": (
        67,
        (
            _pen(
                "33.5 5.5 C 46.5 5.5 55 13.5 55 25.5 C 55 37.5 46.5 46 33.5 46"
                " C 20.5 46 12 37.5 12 25.5 C 12 13.5 20.5 5.5 33.5 5.5"
            ),
            _pen("33.5 46 C 49 46 59 55.5 59 70 C 59 85 49 94.5 33.5 94.5 C 18 94.5 8 85 8 70 C 8 55.5 18 46 33.5 46"),
        ),
    ),
    "9": (
        66,
        (
            _pen(
                "13 83 C 17 90.5 23 94.5 30 94.5 C 48 94.5 57.5 78 57.5 46 C 57.5 20 49 5.5 32.5 5.5"
                " C 17.5 5.5 8.5 16.5 8.5 32.5 C 8.5 48.5 17.5 58.5 31 58.5 C 45 58.5 55.5 49 57.5 34"
            ),
        ),
    ),
    "1": (30, (_bar(14, 0, 30, 100), polygon((14, 0), (24, 0), (18, 15), (0, 23), (0, 11.5)))),
    "0": (54, (_pen("27 5.5 C 40 5.5 46 24 46 50 C 46 76 40 94.5 27 94.5 C 14 94.5 8 76 8 50 C 8 24 14 5.5 27 5.5"),)),
    "A": (
        76,
        (
            polygon((30, 0), (46, 0), (76, 100), (58.5, 100), (35, 16)),
            polygon((30, 0), (43, 0), (41, 16), (13.5, 100), (0, 100)),
            _bar(17, 62, 60, 73),
        ),
    ),
    "J": (
        54,
        (
            _bar(18, 0, 49.2, 11.5),
            stroke("41 2 C 41 30 41 46 41 66 C 41 85 33 94.5 21 94.5 C 13 94.5 7.5 91 4 84", thick=16.5, thin=11.5),
        ),
    ),
    "Q": (
        80,
        (
            _pen("38 5.5 C 57 5.5 68 23 68 50 C 68 77 57 94.5 38 94.5 C 19 94.5 8 77 8 50 C 8 23 19 5.5 38 5.5"),
            polygon((38, 69), (52, 65), (80, 103), (63, 107)),
        ),
    ),
    "K": (
        72,
        (
            _bar(4, 0, 20.5, 100),
            polygon((52, 0), (68, 0), (21, 60), (17, 46)),
            polygon((25, 43), (37.5, 32), (73, 100), (54, 100)),
        ),
    ),
    "X": (68, (polygon((3, 0), (21, 0), (65, 100), (47, 100)), polygon((50, 0), (64, 0), (17, 100), (3, 100)))),
}


def rank_width(rank: str) -> float:
    """The width of an index of height 100."""
    return sum(_SIGNS[sign][0] for sign in rank) + _GAP * (len(rank) - 1)


def rank_parts(rank: str, colour: str) -> list[str]:
    """The index with its top in the middle at 0, 0, 100 high."""
    parts, left = [], -rank_width(rank) / 2
    for sign in rank:
        width, outlines = _SIGNS[sign]
        parts.append(group([fill(outline, colour) for outline in outlines], f"translate({number(left)} 0)"))
        left += width + _GAP
    return parts
