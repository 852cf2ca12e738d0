"""Whether what was drawn fits what was counted: a chi-square test of fit whose level is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from statistics import NormalDist
from typing import TypeVar

K = TypeVar("K", bound=Hashable)

LEVEL = 1e-6
"""So rarely is a sampler called wrong that draws by the exact weights; with fixed seeds it is so always or never."""
LEAST_EXPECTED = 5.0
"""Cells that are expected to be drawn less often than this are put together."""


def chance_of(statistic: float, freedom: int) -> float:
    """How likely a chi-square variable is at least so large (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return 1 - NormalDist().cdf(((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def assert_fits(drawn: Counter[K], weights: Mapping[K, float], about: str = "") -> None:
    """Nothing impossible was drawn, and the frequencies fit these weights at the level above."""
    possible = {key: weight for key, weight in weights.items() if weight}
    odd = [key for key in drawn if key not in possible]
    assert not odd, f"{about}: drawn, though it cannot be: {odd[:3]}"
    number, total = drawn.total(), sum(possible.values())
    cells: list[tuple[float, int]] = []
    few, seen = 0.0, 0
    for key, weight in possible.items():
        expected = number * weight / total
        if expected < LEAST_EXPECTED:
            few, seen = few + expected, seen + drawn[key]
        else:
            cells.append((expected, drawn[key]))
    if few >= LEAST_EXPECTED:
        cells.append((few, seen))
    if len(cells) > 1:
        statistic = sum((count - expected) ** 2 / expected for expected, count in cells)
        chance = chance_of(statistic, len(cells) - 1)
        assert chance > LEVEL, f"{about}: {statistic:.0f} over {len(cells)} cells has a chance of {chance:.1g}"
