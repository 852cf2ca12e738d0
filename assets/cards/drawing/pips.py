"""The suit pips, and the sun and moon of the jokers: 100 units high about 0, 0; and where a number's pips lie."""

from __future__ import annotations

from math import cos, pi, sin

from .svg import circle, polygon

_FOOT = "C5 38 9 46 18 50L-18 50C-9 46 -5 38 -4 26"

PIPS = {
    "S": f"M0 -50C8 -31 45 -12 45 15C45 29 35 38 24 38C15 38 8 34 4 26{_FOOT}"
    "C-8 34 -15 38 -24 38C-35 38 -45 29 -45 15C-45 -12 -8 -31 0 -50z",
    "H": "M0 47C-9 29 -48 9 -48 -19C-48 -36 -37 -46 -24 -46C-12 -46 -4 -39 0 -28"
    "C4 -39 12 -46 24 -46C37 -46 48 -36 48 -19C48 9 9 29 0 47z",
    "C": circle(0, -27, 22.5)
    + circle(-24.5, 11, 22.5)
    + circle(24.5, 11, 22.5)
    + f"M-9 -14L9 -14L9 6L4 24{_FOOT}L-9 6z",
    "D": "M0 -50C9 -31 21 -14 37 0C21 14 9 31 0 50C-9 31 -21 14 -37 0C-21 -14 -9 -31 0 -50z",
}
"""Outlines of the four suits; nonzero fill."""


def sun(rays: int = 12) -> str:
    """A disc with pointed rays."""
    outline = circle(0, 0, 25)
    for ray in range(rays):
        turn = 2 * pi * ray / rays
        (ax, ay), (bx, by) = _polar(30, turn - 0.16), _polar(30, turn + 0.16)
        outline += polygon((ax, ay), _polar(48, turn), (bx, by))
    return outline


MOON = (
    "M16 -45C-12 -49 -40 -30 -40 1C-40 31 -14 49 12 45C30 42 41 30 44 18"
    "C34 27 21 30 9 27C-7 23 -17 10 -17 -6C-17 -23 -4 -38 16 -45z"
)
"""A crescent."""


def _polar(radius: float, turn: float) -> tuple[float, float]:
    return radius * sin(turn), -radius * cos(turn)


LEFT, MIDDLE, RIGHT = 89.0, 125.0, 161.0
_TOP, _BOTTOM = 62.0, 288.0


def _rows(*heights: float) -> tuple[float, ...]:
    return tuple(_TOP + (_BOTTOM - _TOP) * height for height in heights)


def _columns(heights: tuple[float, ...], middle: tuple[float, ...] = ()) -> tuple[tuple[float, float], ...]:
    sides = tuple((x, y) for y in _rows(*heights) for x in (LEFT, RIGHT))
    return sides + tuple((MIDDLE, y) for y in _rows(*middle))


_THREE, _FOUR = (0.0, 0.5, 1.0), (0.0, 1 / 3, 2 / 3, 1.0)

LAYOUTS: dict[str, tuple[tuple[float, float], ...]] = {
    "2": _columns((), (0.0, 1.0)),
    "3": _columns((), _THREE),
    "4": _columns((0.0, 1.0)),
    "5": _columns((0.0, 1.0), (0.5,)),
    "6": _columns(_THREE),
    "7": _columns(_THREE, (0.25,)),
    "8": _columns(_THREE, (0.25, 0.75)),
    "9": _columns(_FOUR, (0.5,)),
    "10": _columns(_FOUR, (1 / 6, 5 / 6)),
}
"""The middles of the pips in card units; what lies below the card's middle stands on its head."""
