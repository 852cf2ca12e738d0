"""The people at the table: heads in ink, cinnabar and brass like the courts, and what their faces show, drawn apart."""

from __future__ import annotations

from .palette import BRASS, CINNABAR, EDGE, INK, INK_SOFT, JADE, PANEL, PAPER
from .svg import circle, document, fill, line, polygon, rounded

HEADS = ("plaits", "elder", "bun", "cap", "bob", "hat", "curls", "scholar", "scarf")
EXPRESSIONS = ("calm", "glad", "proud", "startled", "sorry")
_GROUNDS = (JADE, CINNABAR, INK_SOFT)


def drawn_portraits() -> dict[str, str]:
    """The pictures by name: a head without a face for each person, and the face of each expression."""
    heads = {f"head_{name}": _picture(_head(place, name)) for place, name in enumerate(HEADS)}
    return heads | {f"face_{name}": _picture(_face(name)) for name in EXPRESSIONS}


def _picture(parts: list[str]) -> str:
    return document([], parts, 100, 100)


def _head(place: int, name: str) -> list[str]:
    """A round ground, shoulders, a head, and the hair that tells one from another."""
    ground = _GROUNDS[place % len(_GROUNDS)]
    coat = _GROUNDS[(place + 1) % len(_GROUNDS)]
    behind, before = _HAIR[name]
    return [
        fill(circle(50, 50, 49), PAPER),
        fill(circle(50, 50, 45), ground),
        *behind,
        fill("M18 93C20 78 34 72 50 72C66 72 80 78 82 93C73 98 62 99 50 99C38 99 27 98 18 93z", coat),
        line("M40 72L50 84L60 72", PAPER, 3),
        fill("M42 62h16v12C54 79 46 79 42 74z", EDGE),
        fill("M50 20C65 20 73 32 73 46C73 61 62 71 50 71C38 71 27 61 27 46C27 32 35 20 50 20z", PANEL),
        fill(circle(26.5, 48, 4.5), PANEL),
        fill(circle(73.5, 48, 4.5), PANEL),
        *before,
        line(circle(50, 50, 47), BRASS, 3),
    ]


_FRINGE = "M26 44C26 26 36 16 50 16C64 16 74 26 74 44C70 36 62 31 50 31C38 31 30 36 26 44z"
_HAIR: dict[str, tuple[list[str], list[str]]] = {
    "bun": ([fill(circle(50, 13, 9), INK), line("M40 13L60 13", BRASS, 2.5)], [fill(_FRINGE, INK)]),
    "cap": (
        [],
        [
            fill("M25 36C25 20 36 12 50 12C64 12 75 20 75 36z", INK),
            fill(rounded(23, 33, 54, 7, 3), INK_SOFT),
            fill(circle(50, 11, 3.4), CINNABAR),
        ],
    ),
    "bob": ([fill("M22 66C20 26 34 14 50 14C66 14 80 26 78 66z", INK)], [fill(_FRINGE, INK)]),
    "elder": (
        [],
        [
            fill("M24 46C22 38 25 32 29 28C27 36 28 42 28 48z", EDGE),
            fill("M76 46C78 38 75 32 71 28C73 36 72 42 72 48z", EDGE),
            fill("M42 66C46 63 54 63 58 66C58 76 54 84 50 88C46 84 42 76 42 66z", PAPER),
        ],
    ),
    "plaits": (
        [
            line("M25 46C18 56 22 66 19 76", INK, 8),
            line("M75 46C82 56 78 66 81 76", INK, 8),
            fill(circle(19, 78, 4), CINNABAR),
            fill(circle(81, 78, 4), CINNABAR),
        ],
        [fill("M50 16C64 16 74 26 74 44C66 40 56 34 50 24C44 34 34 40 26 44C26 26 36 16 50 16z", INK)],
    ),
    "hat": (
        [],
        [
            fill("M10 37C26 33 38 22 50 6C62 22 74 33 90 37C64 42 36 42 10 37z", BRASS),
            line("M30 32C42 36 58 36 70 32", INK, 2),
        ],
    ),
    "curls": (
        [
            fill(circle(x, y, 10), INK_SOFT)
            for x, y in ((27, 34), (36, 22), (50, 17), (64, 22), (73, 34), (24, 48), (76, 48))
        ],
        [fill(circle(x, y, 6.5), INK_SOFT) for x, y in ((36, 29), (45, 26), (55, 26), (64, 29))],
    ),
    "scholar": (
        [fill(circle(50, 15, 7), INK)],
        [
            fill(_FRINGE, INK),
            line(circle(40, 47, 8), BRASS, 2),
            line(circle(60, 47, 8), BRASS, 2),
            line("M48 46h4", BRASS, 2),
        ],
    ),
    "scarf": (
        [],
        [
            fill("M24 40C24 22 36 13 50 13C64 13 76 22 76 40C66 31 34 31 24 40z", CINNABAR),
            fill(polygon((74, 36), (88, 44), (82, 52), (75, 43)), CINNABAR),
            fill(circle(40, 22, 2), PAPER),
            fill(circle(52, 19, 2), PAPER),
            fill(circle(63, 24, 2), PAPER),
        ],
    ),
}


def _face(name: str) -> list[str]:
    """Brows, eyes and a mouth; they tell the expression by shape alone."""
    brows, eyes, mouth = {
        "calm": (
            "M34 39C37 37 42 37 45 39M55 39C58 37 63 37 66 39",
            _open(3.0),
            line("M43 59C47 61 53 61 57 59", CINNABAR, 2.6),
        ),
        "glad": (
            "M33 37C37 34 42 34 45 37M55 37C58 34 63 34 67 37",
            [line("M35 48C37 44 43 44 45 48M55 48C57 44 63 44 65 48", INK, 2.8)],
            fill("M39 56C45 58 55 58 61 56C59 65 54 67 50 67C46 67 41 65 39 56z", CINNABAR),
        ),
        "proud": (
            "M33 41C37 36 42 36 45 40M55 37C58 33 64 33 67 36",
            [
                line("M35 47L45 47M55 47L65 47", INK, 2.8),
                fill(circle(41, 49, 2.4), INK),
                fill(circle(61, 49, 2.4), INK),
            ],
            line("M42 60C48 63 56 61 60 55", CINNABAR, 2.8),
        ),
        "startled": (
            "M33 33C37 29 42 29 45 33M55 33C58 29 63 29 67 33",
            [line(circle(40, 46, 5.5), INK, 2), line(circle(60, 46, 5.5), INK, 2), *_open(2.2)],
            line(circle(50, 61, 4.2), CINNABAR, 2.6),
        ),
        "sorry": (
            "M33 41C38 40 42 37 45 34M67 41C62 40 58 37 55 34",
            _open(2.6),
            line("M42 63C46 58 54 58 58 63", CINNABAR, 2.6),
        ),
    }[name]
    return [line(brows, INK, 2.2), *eyes, mouth, line("M50 49C49 52 48 54 51 55", INK_SOFT, 1.4)]


def _open(size: float) -> list[str]:
    return [fill(circle(40, 47, size), INK), fill(circle(60, 47, size), INK)]
