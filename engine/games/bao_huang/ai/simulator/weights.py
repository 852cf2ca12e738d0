"""By what each side judges its plays: numbers, the sound player's or tuned ones."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

UNKNOWN = 0.5
"""How far one of the people trusts another seat: less than two in three, for letting a foe's play stand costs more."""


class Temper(NamedTuple):
    """By what a side judges its plays: the sound player's numbers, or others."""

    patience: float
    """What an answer over an enemy may cost …"""
    long: float = 0.25
    """… more for each card of it …"""
    danger: float = 0.9
    """… for each card fewer than ``SHORT`` that the enemy has …"""
    shadow: float = 0.4
    """… or that another enemy has …"""
    near: float = 1.2
    """… and for each play fewer than five that one's own hand needs."""
    unknown: float = UNKNOWN
    """How far one of the people trusts a seat of which nothing is known."""
    sets: float = 0.9
    """How much lower a rank seems to lead from for each card of it."""
    watch: float = 6.0
    """How much higher a set seems that an enemy could run out over."""
    broken: float = 2.2
    """What it costs to leave equal cards behind."""


SOUND = (Temper(3.4), Temper(5.0))
"""The sound player's numbers: on the emperor's side, and among the people, who have to stop the lead of the crown."""
TUNED = (
    Temper(4.55, long=0.31, danger=0.49, shadow=0.13, near=1.99, unknown=0.43, sets=0.93, watch=3.85, broken=3.48),
    Temper(5.13, long=0.5, danger=1.45, shadow=0.18, near=1.73, unknown=0.5, sets=0.0, watch=5.57, broken=2.69),
)
"""Tuned by ``benchmarks/tune_bao_huang.py`` (seed "bao huang 1"): on 2,000 fresh deals against sound ones, each seat of
the emperor's side wins 0.142 ± 0.037 points a deal more with them than with the sound numbers, each of the people
0.076 ± 0.037 (95 % intervals)."""
SPREAD = Temper(1.2, 0.15, 0.4, 0.25, 0.5, 0.12, 0.4, 2.0, 0.8)
"""How far players differ: what tuning began to look from, too."""
TABLES = 8


def _varied(random: Random, temper: Temper) -> Temper:
    return Temper(*(max(0.0, random.gauss(mean, width)) for mean, width in zip(temper, SPREAD, strict=True)))


def _varied_tables() -> tuple[tuple[Temper, Temper], ...]:
    random = Random("tempers")
    others = tuple((_varied(random, TUNED[0]), _varied(random, TUNED[1])) for _ in range(TABLES))
    return TUNED, *others[1:]


VARIED = _varied_tables()
"""Tables of players: the tuned ones, and some who differ from them and from each other. An imagined deal is played out
by one of them: a lead that is good only against players who all think alike is not good, and a search that imagined
only those lost twice as much by its leads against a judge of other numbers (0.078 and 0.032 points, 16 leads)."""
