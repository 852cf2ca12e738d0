"""The two cuts of a deck: which parts lie where on a card, standard and in large print."""

from __future__ import annotations

from dataclasses import dataclass

from .courts import emblem, window_parts
from .jokers import mask_definitions
from .palette import BRASS, CINNABAR, EDGE, INK, PAPER, SUIT, SUIT_SOFT
from .pips import LAYOUTS, PIPS
from .ranks import rank_parts, rank_width
from .seals import EMPEROR, PROTECTOR, seal
from .svg import circle, document, fill, group, line, place, rounded, use

SUITS = ("S", "H", "C", "D")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
JOKERS = ("BJ", "RJ", "BJm", "RJm")
_FILLER = "#8f8a86"
_HALF_TURN = "rotate(180 125 175)"


@dataclass(frozen=True, slots=True)
class Cut:
    """Where an index lies, in card units: its middle, top, height, widest breadth, and the pip under it."""

    middle: float
    top: float
    height: float
    widest: float
    pip_middle: float
    pip: float
    turned: bool  # whether the index comes back by a half turn


STANDARD = Cut(middle=35, top=19, height=52, widest=50, pip_middle=102, pip=36, turned=True)
LARGE = Cut(middle=47, top=20, height=92, widest=76, pip_middle=160, pip=64, turned=False)


def suited(cut: Cut, rank: str, suit: str) -> str:
    """A card of one of the four suits."""
    colour, soft = SUIT[suit], SUIT_SOFT[suit]
    definitions = [f'<path id="pip" d="{PIPS[suit]}" fill="{colour}"/>']
    if rank in ("J", "Q", "K"):
        definitions.append(f'<path id="pip_paper" d="{PIPS[suit]}" fill="{PAPER}"/>')
    middle = _large_middle(rank, colour, soft) if cut is LARGE else _middle(rank, colour, soft)
    return document(definitions, [*_blank(), *_corners(cut, [*_rank(cut, rank, colour), _pip(cut)]), *middle])


def joker(cut: Cut, name: str) -> str:
    """A joker, plain or marked with the seal of the emperor (red) or the protector (black)."""
    red, marked = name.startswith("R"), name.endswith("m")
    sign, colour = (EMPEROR, CINNABAR) if red else (PROTECTOR, INK)
    small = use("small_mask", cut.middle, cut.top + cut.height * 0.57, cut.height / 215)
    under = seal(cut.middle, cut.pip_middle, cut.pip * 1.12, sign, colour) if marked else _pip(cut)
    if cut is LARGE:
        middle = [use("mask", 166, 208, 0.92)]
        seals = [seal(124, 44, 60, sign, colour)]  # beside the index: in a column the right part is covered
    else:
        middle = [use("mask", 125, 192, 0.86)]
        beside = seal(94, 44, 50, sign, colour)
        seals = [beside, group([beside], _HALF_TURN)]
    corners = _corners(cut, [small, under])
    return document(mask_definitions(red), [*_blank(), *corners, *middle, *(seals if marked else [])])


def filler(cut: Cut) -> str:
    """A card that only fills the pack: a gate with nothing in it."""
    gate = (168, 235, 56) if cut is LARGE else (125, 175, 82)
    ring = line(circle(cut.middle, cut.pip_middle, cut.pip * 0.42), _FILLER, cut.pip * 0.09)
    return document(
        [],
        [
            *_blank(),
            *_corners(cut, [*_rank(cut, "X", _FILLER), ring]),
            line(circle(*gate), BRASS, 2.4),
            line(circle(gate[0], gate[1], gate[2] - 5.5), BRASS, 1),
        ],
    )


def _blank() -> list[str]:
    return [fill(rounded(0, 0, 250, 350, 15), PAPER), line(rounded(1, 1, 248, 348, 14), EDGE, 2)]


def _corners(cut: Cut, index: list[str]) -> list[str]:
    corner = group(index, name="corner")
    return [corner, f'<use xlink:href="#corner" transform="{_HALF_TURN}"/>'] if cut.turned else [corner]


def _rank(cut: Cut, rank: str, colour: str) -> list[str]:
    scale = cut.height / 100
    squeeze = min(1.0, cut.widest / (rank_width(rank) * scale))
    placed = f"translate({cut.middle} {cut.top}) scale({round(scale * squeeze, 4)} {round(scale, 4)})"
    return [group(rank_parts(rank, colour), placed)]


def _pip(cut: Cut) -> str:
    return use("pip", cut.middle, cut.pip_middle, cut.pip / 100)


def _middle(rank: str, colour: str, soft: str) -> list[str]:
    if rank in LAYOUTS:
        return [use("pip", x, y, 0.44, 180 if y > 176 else 0) for x, y in LAYOUTS[rank]]
    if rank == "A":
        return [
            line(circle(125, 175, 82), BRASS, 2.4),
            line(circle(125, 175, 76.5), BRASS, 1),
            use("pip", 125, 175, 0.98),
        ]
    return window_parts(rank, colour, soft)


def _large_middle(rank: str, colour: str, soft: str) -> list[str]:
    match rank:
        case "A":
            return [line(circle(165, 245, 72), BRASS, 2.4), use("pip", 165, 245, 0.9)]
        case "J":
            return [group(emblem(rank, colour, soft), place(218, 50, 1.08, 22))]
        case "Q":
            return [group(emblem(rank, colour, soft), place(166, 304, 0.9))]
        case "K":
            return [group(emblem(rank, colour, soft), place(168, 300, 1.02))]
    return [use("pip", 165, 256, 1.3)]
