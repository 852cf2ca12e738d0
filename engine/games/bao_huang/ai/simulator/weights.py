"""The weights by which each side of Bao Huang plays, tuned and untuned, and what points are worth to each style."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.search_model import Style

UNKNOWN = 0.5
"""How far one of the people trusts another seat: less than 2/3, because letting an enemy's play stand costs more."""


class Weights(NamedTuple):
    """The numbers by which a side decides on its plays."""

    patience: float
    """What an answer over an enemy may cost …"""
    long: float = 0.25
    """… more for each card of it …"""
    danger: float = 0.9
    """… for each card fewer than ``SHORT_HAND`` that the enemy has …"""
    shadow: float = 0.4
    """… or that another enemy has …"""
    near: float = 1.2
    """… and for each play fewer than five that one's own hand needs."""
    unknown: float = UNKNOWN
    """How far one of the people trusts a seat of which nothing is known."""
    sets: float = 0.9
    """How much lower a rank counts as a lead for each card of it."""
    watch: float = 6.0
    """How much higher a set counts over which an enemy could run out."""
    broken: float = 2.2
    """What it costs to leave equal cards behind."""


UNTUNED = (Weights(3.4), Weights(5.0))
"""What the heuristic player uses: on the emperor's side, and among the people, who have to stop the emperor's leads."""
TUNED = (
    Weights(4.55, long=0.31, danger=0.49, shadow=0.13, near=1.99, unknown=0.43, sets=0.93, watch=3.85, broken=3.48),
    Weights(5.13, long=0.5, danger=1.45, shadow=0.18, near=1.73, unknown=0.5, sets=0.0, watch=5.57, broken=2.69),
)
"""Tuned by ``benchmarks/tuning/bao_huang.py`` (seed "bao huang 1"): on 2,000 fresh deals against untuned players, each
seat of the emperor's side wins 0.142 ± 0.037 points a deal more with them than with the untuned weights, each of the
people 0.076 ± 0.037 (95 % intervals)."""
SPREAD = Weights(1.2, 0.15, 0.4, 0.25, 0.5, 0.12, 0.4, 2.0, 0.8)
"""The standard deviations between varied players, with which tuning starts, too."""
VARIED_TABLES = 8


def _varied(random: Random, weights: Weights) -> Weights:
    return Weights(*(max(0.0, random.gauss(mean, width)) for mean, width in zip(weights, SPREAD, strict=True)))


def _varied_tables() -> tuple[tuple[Weights, Weights], ...]:
    random = Random("tempers")
    others = tuple((_varied(random, TUNED[0]), _varied(random, TUNED[1])) for _ in range(VARIED_TABLES))
    return TUNED, *others[1:]


VARIED = _varied_tables()
"""Weights for tables of players: the tuned ones, and some that differ from them and from each other. Each imagined deal
is played out with one of them. A search that played out with the tuned ones alone lost more than twice as much by its
leads, measured with other weights (0.078 and 0.032 points, 16 leads)."""

THRIFT = {Style.EVEN: 0.0, Style.CAUTIOUS: 0.25, Style.BOLD: -0.25}
"""How much more each style thinks that high cards cost."""
REGRET = {Style.EVEN: (1.0, 1.0), Style.CAUTIOUS: (1.0, 1.25), Style.BOLD: (1.25, 1.0)}
"""How much a point won, and a point lost, counts for each style."""


def judged(points: float, style: Style) -> float:
    """The value of points to a player of this style."""
    won, lost = REGRET[style]
    return points * (won if points > 0 else lost)
