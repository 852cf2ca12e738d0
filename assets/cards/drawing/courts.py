"""The courts' emblems: a spear, a fan and a crown in the suit's two tones and brass."""

from __future__ import annotations

from math import cos, radians, sin

from .palette import BRASS, BRASS_DEEP, PANEL, PAPER
from .svg import circle, fill, group, line, place, points, polygon, use

_WINDOW = ((70, 26), (224, 26), (224, 222), (180, 222), (180, 324), (26, 324), (26, 128), (70, 128))
_INNER = ((75, 31), (219, 31), (219, 217), (175, 217), (175, 319), (31, 319), (31, 133), (75, 133))


def window_parts(rank: str, suit: str, soft: str) -> list[str]:
    """A stepped window and in it, twice by a half turn, the emblem; needs the definitions `pip` and `pip_paper`."""
    where = {"J": place(168, 36, 1.04, 27), "Q": place(147, 152, 0.95), "K": place(147, 146, 1.08)}[rank]
    half = [group(emblem(rank, suit, soft), where)]
    if rank != "Q":  # a fan carries its pip on the leaf
        half.append(use("pip", 190, 179, 0.42))
    return [
        fill(polygon(*_WINDOW), PANEL),
        line(polygon(*_WINDOW), suit, 2.4, cap="butt", join="miter"),
        line(polygon(*_INNER), BRASS, 1.4, cap="butt", join="miter"),
        group(half, name="half"),
        '<use xlink:href="#half" transform="rotate(180 125 175)"/>',
    ]


def emblem(rank: str, suit: str, soft: str) -> list[str]:
    """A spear with its tip, a fan with its pivot, or a crown with the foot of its band at 0, 0."""
    return {"J": _spear, "Q": _fan, "K": _crown}[rank](suit, soft)


def _spear(suit: str, soft: str) -> list[str]:
    tassel = (
        "M-5 92C-8 102 -17 110 -17 127C-13 123 -11 124 -9 130C-6 125 -3 126 0 134"
        "C3 126 6 125 9 130C11 124 13 123 17 127C17 110 8 102 5 92z"
    )
    return [
        line("M0 74L0 262", suit, 6.5, cap="butt"),
        line("M-4.5 170h9M-4.5 176.5h9M-4.5 236h9M-4.5 242.5h9", BRASS, 2.4, cap="butt"),
        fill("M-4.5 260h9L0 280z", BRASS_DEEP),
        fill(tassel, suit),
        line("M-2.5 98C-5 108 -10 113 -10.5 122M0 98L0 126M2.5 98C5 108 10 113 10.5 122", soft, 1.5),
        fill("M0 0L-15 44C-14 53 -6 58 -4 76L0 76z", BRASS),
        fill("M0 0L15 44C14 53 6 58 4 76L0 76z", BRASS_DEEP),
        line("M0 16L0 62", PANEL, 1.2),
        fill(polygon((-6, 74), (6, 74), (7.5, 94), (-7.5, 94)), suit),
        line("M-6.4 78.5h12.8M-7.2 90h14.4", BRASS, 2.4, cap="butt"),
    ]


def _fan(suit: str, soft: str) -> list[str]:
    spread, inner, outer, ribs = 53.0, 40.0, 102.0, 9

    def at(radius: float, degrees: float) -> str:
        turn = radians(degrees)
        return points(radius * sin(turn), -radius * cos(turn))

    def arc(radius: float) -> str:
        return f"M{at(radius, -spread)}A{points(radius, radius)} 0 0 1 {at(radius, spread)}"

    turns = [-spread + 2 * spread * rib / (ribs - 1) for rib in range(ribs)]
    leaf = f"{arc(outer)}L{at(inner, spread)}A{points(inner, inner)} 0 0 0 {at(inner, -spread)}z"
    return [
        line("".join(f"M{at(-9, turn)}L{at(inner, turn)}" for turn in turns), BRASS, 3.2),
        fill(leaf, suit),
        line("".join(f"M{at(inner, turn)}L{at(outer, turn)}" for turn in turns[1:-1]), soft, 1.3, cap="butt"),
        line(arc(outer - 5), BRASS, 2.4, cap="butt"),
        line(arc(inner + 4), BRASS, 1.6, cap="butt"),
        line("".join(f"M{at(-9, turn)}L{at(outer, turn)}" for turn in (-spread, spread)), BRASS_DEEP, 4.6),
        fill(circle(0, 0, 5), BRASS_DEEP),
        use("pip_paper", 0, -(inner + outer) / 2, 0.44),
    ]


def _crown(suit: str, soft: str) -> list[str]:
    return [
        *_petal(-42, -24, 56, 14, BRASS_DEEP, PANEL, suit),
        *_petal(42, 24, 56, 14, BRASS_DEEP, PANEL, suit),
        *_petal(-22, -11, 70, 17, BRASS, soft, suit),
        *_petal(22, 11, 70, 17, BRASS, soft, suit),
        *_petal(0, 0, 86, 20, BRASS, suit, suit),
        fill("M-53 -4C-32 5 32 5 53 -4L55 -24C33 -14 -33 -14 -55 -24z", suit),
        line("M-55 -23.5C-33 -13.5 33 -13.5 55 -23.5M-53 -4.5C-32 4.5 32 4.5 53 -4.5", BRASS, 2.6),
        *[fill(circle(x, y, 3.4), BRASS) for x, y in ((-38, -11), (-20, -8.4), (20, -8.4), (38, -11))],
        fill(polygon((0, -14.5), (7, -7.2), (0, 0), (-7, -7.2)), PAPER),
    ]


def _petal(x: float, lean: float, height: float, width: float, colour: str, heart: str, tip: str) -> list[str]:
    shape = (
        f"M0 {-height}C{points(width * 0.9, -height * 0.72, width, -height * 0.4, width * 0.62, 0)}"
        f"L{points(-width * 0.62, 0)}C{points(-width, -height * 0.4, -width * 0.9, -height * 0.72, 0, -height)}z"
    )
    inner = group([fill(shape, heart)], place(0, -2, 0.56))
    return [group([fill(shape, colour), inner, fill(circle(0, -height - 3, 4.6), tip)], place(x, -14, turn=lean))]
