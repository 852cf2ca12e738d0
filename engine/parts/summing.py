"""Sums of floats that are the same under every Python.

Since Python 3.12 ``sum`` makes up for what rounding loses of floats, and up to 3.11 it does not: where two moves are
nearly as good as each other, the same seed would bring other moves.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add


def plain_sum(values: Iterable[float]) -> float:
    """These numbers added one after the other, each sum rounded: what players weigh is added by this alone."""
    return reduce(add, values, 0.0)
