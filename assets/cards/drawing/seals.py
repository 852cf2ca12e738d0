"""The seals of the marked jokers: the emperor's and the protector's sign, cut in a square.

The two signs are outlines of Noto Serif CJK Bold (SIL Open Font License), written out so that no font is needed here.
"""

from __future__ import annotations

from .palette import PAPER
from .svg import fill, group, place, rounded

EMPEROR = (
    "M-39.1 10.4 -38.3 13.3H-6.2V26.1H-36.3L-35.5 29H-6.2V42.8H-46.4L-45.5 45.6H43.5"
    "C45 45.6 46 45.1 46.3 44C42 40.2 34.8 34.8 34.8 34.8L28.7 42.8H5.6V29H35.8"
    "C37.2 29 38.2 28.5 38.5 27.4C34.5 23.7 27.7 18.6 27.7 18.6L21.6 26.1H5.6V13.3H36.7"
    "C38 13.3 39.2 12.8 39.5 11.7C35 8 28.2 2.9 28.2 2.9L22 10.4ZM-19.9 -29.6H19.8V-18H-19.9ZM-7.1 -45.5"
    "C-7.4 -41.8 -8.2 -36.2 -8.7 -32.5H-18.5L-31.4 -37.5V5.7H-29.4C-23.4 5.7 -19.9 3.2 -19.9 2.3V-0.1"
    "H19.8V4H21.8C25.6 4 31.5 1.6 31.5 0.7V-27.8C33.5 -28.1 35 -29 35.5 -29.8L24.2 -38.5L18.8 -32.5H-3"
    "C0.2 -34.8 4.4 -38 6.9 -40C9.1 -40.2 10.6 -41 11 -42.8ZM-19.9 -15.1H19.8V-2.9H-19.9Z"
)
PROTECTOR = (
    "M34.9 -5.7 28.4 2.8H18.8V-11.2H26.5V-6.9H28.4C32.2 -6.9 38.1 -8.9 38.2 -9.6V-35.1"
    "C40.4 -35.5 41.9 -36.4 42.6 -37.3L30.9 -46.1L25.4 -40H0.2L-12 -44.9V-4.3H-10.3"
    "C-5.4 -4.3 -0.3 -6.9 -0.3 -8V-11.2H7.1V2.8H-21.6L-20.8 5.7H1.5C-3.1 18.2 -11.1 31.2 -21.9 39.8"
    "L-21 41C-9.5 35.6 0 28.5 7.1 19.9V47H9.2C15 47 18.8 44.4 18.8 43.7V8.2C23 22.1 29.7 32.9 39 40.1"
    "C40.6 34.3 43.8 30.8 48.2 29.8L48.4 28.7C37.9 24.6 26.4 16.2 20 5.7H43.9C45.4 5.7 46.4 5.2 46.7 4.1"
    "C42.2 0.1 34.9 -5.7 34.9 -5.7ZM26.5 -37.2V-14.1H-0.3V-37.2ZM-20.9 -18 -25.8 -19.7"
    "C-22.1 -25.8 -19 -32.6 -16.4 -39.9C-14 -39.8 -12.8 -40.7 -12.4 -41.9L-28.6 -47"
    "C-32.5 -27.7 -40.5 -7.8 -48.4 4.7L-47.1 5.5C-43 2.3 -39.1 -1.5 -35.5 -5.7V46.9H-33.5"
    "C-29 46.9 -24.2 44.4 -24.1 43.5V-16.1C-22.1 -16.5 -21.3 -17.1 -20.9 -18Z"
)


def seal(x: float, y: float, size: float, sign: str, colour: str, turn: float = 0) -> str:
    """A square seal about x, y with the sign (100 units high about 0, 0) in paper white."""
    half = size / 2
    parts = [
        fill(rounded(-half, -half, size, size, size * 0.14), colour),
        group([fill(sign, PAPER)], place(0, 0, size * 0.0082)),
    ]
    return group(parts, place(x, y, turn=turn))
