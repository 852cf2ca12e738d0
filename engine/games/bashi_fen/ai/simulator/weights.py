"""The weights of Bashi Fen's heuristic: what a lead is worth, by style, and how much levels won and lost count."""

from __future__ import annotations

from dataclasses import dataclass

from engine.search_model import Style


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """The worth of leads, roughly in points of a trick. Weights compare by identity, as they are keys of caches."""

    master: float = 40.0
    """Cards that nobody can beat in their suit …"""
    each: float = 5.0
    """… and for each of them."""
    ruffed: float = 9.0
    """Less for every seat that has hardly a card of the suit left."""
    tractor: float = 34.0
    pair: float = 4.0
    """A pair that may be beaten."""
    draw: float = 25.0
    """A high trump led by the declarer's side, to draw the others' trumps …"""
    trump: float = 4.0
    """… and by the opponents."""
    low: float = 0.3
    """Less for every step of height of a card that may be beaten."""
    per_point: float = 2.0
    """Less for every point in it."""
    length: float = 0.2
    """More for every card of the suit."""
    many: int = 4
    """With more trumps than this a void seat plays one even where no points lie."""
    kept: int = 3
    """How many trumps a seat that has buried points does not lead, as they count double or more in the last trick …"""
    guard: int = 5
    """… and how many the opponents keep in playouts; they fight for the last trick whatever they know of the kitty."""


EVEN = Weights()
WEIGHTS = {
    Style.EVEN: EVEN,
    Style.CAUTIOUS: Weights(draw=8.0, low=1.0, per_point=4.0, pair=-4.0, many=9),
    Style.BOLD: Weights(master=20.0, draw=40.0, pair=10.0, many=2),
}
"""The cautious keep their trumps, lead low and give no points; the bold draw trumps, lead pairs and ruff early."""
GAIN_AND_LOSS = {Style.EVEN: (1.0, 1.0), Style.CAUTIOUS: (1.0, 1.25), Style.BOLD: (1.25, 1.0)}
"""How much a level won, and a level lost, counts for each style."""


def judged(levels: float, style: Style) -> float:
    """The value of levels to a player of this style."""
    won, lost = GAIN_AND_LOSS[style]
    return levels * (won if levels > 0 else lost)
