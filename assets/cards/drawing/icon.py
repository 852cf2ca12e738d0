"""The program's icon: two cards in a moon gate on jade felt."""

from __future__ import annotations

from .palette import BRASS, BRASS_DEEP, CINNABAR, CINNABAR_DEEP, INK, JADE, JADE_DEEP, PAPER
from .pips import PIPS
from .svg import circle, document, fill, group, line, place, rounded

_SHADE = "#113530"


def drawn_icon() -> str:
    """The icon, 256 units square."""
    behind = [
        fill(rounded(-42, -59, 84, 118, 6), PAPER),
        fill(rounded(-36, -53, 72, 106, 3), CINNABAR),
        line("".join(f"M-36 {y}h72" for y in (-27, 0, 27)) + "M-12 -53v106M12 -53v106", CINNABAR_DEEP, 4, cap="butt"),
        line(rounded(-30, -47, 60, 94, 1), BRASS, 2.4),
    ]
    front = [
        fill(rounded(-46, -64, 92, 130, 6), _SHADE),
        fill(rounded(-46, -66, 92, 130, 6), PAPER),
        group([fill(PIPS["S"], INK)], place(0, 0, 0.7)),
        group([fill(PIPS["S"], INK)], place(-32, -50, 0.2)),
        group([fill(PIPS["S"], INK)], place(32, 48, 0.2, 180)),
    ]
    parts = [
        fill(rounded(4, 4, 248, 248, 56), JADE_DEEP),
        fill(rounded(4, 4, 248, 242, 56), JADE),
        fill(circle(128, 125, 101), JADE_DEEP),
        line(circle(128, 125, 101), BRASS, 7),
        line(circle(128, 125, 92), BRASS_DEEP, 2),
        group(behind, place(168, 124, 1.22, 14)),
        group(front, place(104, 132, 1.22, -10)),
    ]
    return document([], parts, 256, 256)
