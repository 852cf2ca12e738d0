"""A broad pen: turns a spine of cubic curves into an outline that is thick going down and thin going across."""

from __future__ import annotations

from math import hypot

from .svg import points

Point = tuple[float, float]
Cubic = tuple[Point, Point, Point, Point]

_STEPS = 4  # pieces of outline for each cubic of the spine: the eye sees no difference beyond


def stroke(spine: str, thick: float, thin: float) -> str:
    """The outline of a smooth spine such as ``0 0 C 1 1 2 2 3 3``; a spine that ends where it began becomes a ring."""
    cubics = _cubics(spine)
    left = _side(cubics, thick, thin, 1)
    right = _side(cubics, thick, thin, -1)
    back = [tuple(reversed(piece)) for piece in reversed(right)]
    if cubics[0][0] == cubics[-1][3]:
        return _drawn(left) + "z" + _drawn(back) + "z"
    return _drawn(left) + "L" + points(*back[0][0]) + _drawn(back, start=False) + "z"


def _cubics(spine: str) -> list[Cubic]:
    values = [float(word) for word in spine.replace("C", " ").split()]
    nodes = list(zip(values[::2], values[1::2], strict=True))
    return [(nodes[at], nodes[at + 1], nodes[at + 2], nodes[at + 3]) for at in range(0, len(nodes) - 1, 3)]


def _side(cubics: list[Cubic], thick: float, thin: float, sign: int) -> list[Cubic]:
    pieces: list[Cubic] = []
    for cubic in cubics:
        for step in range(_STEPS):
            start, end = step / _STEPS, (step + 1) / _STEPS
            first, last = _offset(cubic, start, thick, thin, sign), _offset(cubic, end, thick, thin, sign)
            third = (end - start) / 3
            out, into = _speed(cubic, start, thick, thin, sign), _speed(cubic, end, thick, thin, sign)
            pieces.append(
                (
                    first,
                    (first[0] + out[0] * third, first[1] + out[1] * third),
                    (last[0] - into[0] * third, last[1] - into[1] * third),
                    last,
                )
            )
    return pieces


def _offset(cubic: Cubic, at: float, thick: float, thin: float, sign: int) -> Point:
    (x, y), (dx, dy) = _point(cubic, at), _direction(cubic, at)
    half = sign * (thin + (thick - thin) * dy * dy) / 2
    return x - dy * half, y + dx * half


def _speed(cubic: Cubic, at: float, thick: float, thin: float, sign: int) -> Point:
    before, after = max(0.0, at - 1e-3), min(1.0, at + 1e-3)
    (x0, y0), (x1, y1) = (_offset(cubic, moment, thick, thin, sign) for moment in (before, after))
    return (x1 - x0) / (after - before), (y1 - y0) / (after - before)


def _point(cubic: Cubic, at: float) -> Point:
    rest = 1 - at
    weights = (rest**3, 3 * rest * rest * at, 3 * rest * at * at, at**3)
    return (
        sum(weight * node[0] for weight, node in zip(weights, cubic, strict=True)),
        sum(weight * node[1] for weight, node in zip(weights, cubic, strict=True)),
    )


def _direction(cubic: Cubic, at: float) -> Point:
    rest = 1 - at
    weights = (rest * rest, 2 * rest * at, at * at)
    x = sum(weight * (cubic[step + 1][0] - cubic[step][0]) for step, weight in enumerate(weights))
    y = sum(weight * (cubic[step + 1][1] - cubic[step][1]) for step, weight in enumerate(weights))
    length = hypot(x, y)
    return x / length, y / length


def _drawn(pieces: list[Cubic], start: bool = True) -> str:
    text = "M" + points(*pieces[0][0]) if start else ""
    return text + "".join("C" + points(*one, *two, *end) for _, one, two, end in pieces)
