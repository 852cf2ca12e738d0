"""The jokers: opera masks, the red one with a sun and the black one with a moon on its brow."""

from __future__ import annotations

from .palette import BRASS, BRASS_DEEP, CINNABAR, CINNABAR_DEEP, INK, INK_SOFT, PAPER
from .pips import MOON, sun
from .svg import circle, fill, group, line, use

_FACE = (
    "M0 -94C42 -94 66 -74 67 -34C68 4 60 38 44 66C33 86 17 98 0 98"
    "C-17 98 -33 86 -44 66C-60 38 -68 4 -67 -34C-66 -74 -42 -94 0 -94z"
)


def mask_definitions(red: bool) -> list[str]:
    """The definitions `mask` (about 150 wide and 230 high about 0, 0), `small_mask` and `pip`."""
    colour = CINNABAR if red else INK
    sign = sun() if red else MOON
    return [
        f'<path id="pip" d="{sign}" fill="{colour}"/>',
        f'<path id="sign" d="{sign}" fill="{BRASS}"/>',
        group(_half_mask(red), name="half_mask"),
        group(_mask(red), name="mask"),
        group(_small_mask(red), name="small_mask"),
    ]


def _both(parts: list[str]) -> list[str]:
    return [*parts, group(parts, "scale(-1 1)")]


def _mask(red: bool) -> list[str]:
    base, shade = (CINNABAR, CINNABAR_DEEP) if red else (INK, INK_SOFT)
    return [
        fill(_FACE, base),
        '<use xlink:href="#half_mask"/>',
        '<use xlink:href="#half_mask" transform="scale(-1 1)"/>',
        fill(
            "M-4.5 -34L4.5 -34L6 16C14 15 20 22 17 30C13 38 5 34 0 41C-5 34 -13 38 -17 30C-20 22 -14 15 -6 16z", PAPER
        ),
        line("M0 -30L0 20", BRASS, 2.6),
        line("M-9 28C-6 24 -3 25 0 29C3 25 6 24 9 28", shade, 2.4),
        use("sign", 0, -70, 0.38),
    ]


def _half_mask(red: bool) -> list[str]:
    brow = (
        "M7 -36C14 -52 34 -66 62 -60C56 -54 54 -50 48 -47C34 -50 18 -46 7 -36z"
        if red
        else "M7 -34C12 -48 28 -60 46 -56C60 -52 61 -40 52 -38C46 -37 44 -43 48 -45C38 -49 20 -47 7 -34z"
    )
    return [
        *[
            fill(circle(x, y, r), c)
            for x, y, r, c in ((25, -106, 9.5, BRASS), (47, -95, 8.5, BRASS_DEEP), (64, -78, 7.5, BRASS))
        ],
        fill(circle(0, -111, 11), CINNABAR if red else INK),
        line("M0 -94C42 -94 66 -74 67 -34", BRASS, 5, cap="butt"),
        line("M70 -34L70 22M70 6h0.01", BRASS_DEEP, 2),
        fill(circle(70, -30, 5) + circle(70, -2, 3.4) + circle(70, 8, 3.4), BRASS),
        fill("M66 18h8L77 48L70 44L63 48z", CINNABAR if red else INK),
        fill(brow, INK if red else PAPER),
        line("M9 -33C18 -42 32 -46 47 -42", BRASS, 2) if red else "",
        fill("M8 -14C16 -32 44 -38 63 -28C60 -8 46 4 30 4C18 4 10 -3 8 -14z", PAPER),
        fill("M15 -13C23 -25 42 -28 56 -23C47 -9 28 -4 15 -13z", INK),
        fill("M23 -14.5C29 -20 40 -22 47 -20C40 -12 30 -10 23 -14.5z", PAPER),
        fill(circle(35, -16.2, 4.6), INK),
        line("M63 0C54 18 36 16 28 30C23 40 31 50 40 45C46 41 43 33 37 35", PAPER, 4.6),
        line("M64 -10C60 6 52 10 44 12", BRASS, 2),
        fill("M0 57C8 52 20 54 35 48C32 64 18 74 0 74z", PAPER),
        fill("M0 61C9 58 18 59 27 56C22 66 12 69.5 0 69.5z", CINNABAR_DEEP if red else INK),
        line("M0 83C8 83 15 81 20 77", BRASS, 2.4),
        line("M50 58C47 64 44 69 40 74M42 60C40 64 38 67 35 71", BRASS, 2),
    ]


def _small_mask(red: bool) -> list[str]:
    base = CINNABAR if red else INK
    brow = fill("M10 -36C20 -56 40 -66 62 -60C52 -54 50 -50 44 -46C30 -48 20 -44 10 -36z", INK if red else PAPER)
    return [
        fill(_FACE, base),
        *_both(
            [
                brow,
                fill("M9 -10C16 -34 44 -40 64 -30C60 -6 46 6 30 6C18 6 10 0 9 -10z", PAPER),
                fill(circle(36, -15, 12), INK),
                fill("M0 50C10 44 24 48 42 38C38 62 20 76 0 76z", PAPER),
                fill(circle(30, -106, 13) + circle(61, -84, 11), BRASS),
            ]
        ),
        fill("M-7 -34L7 -34L9 12C22 12 24 30 12 32L-12 32C-24 30 -22 12 -9 12z", PAPER),
        fill(circle(0, -113, 14), base),
    ]
