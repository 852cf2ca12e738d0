"""Sums of floats that are the same under every Python.

Since Python 3.12 ``sum`` corrects rounding errors of floats; up to 3.11 it does not. Where two moves are nearly equal,
the same seed would lead to different moves.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add


def plain_sum(values: Iterable[float]) -> float:
    """These numbers added one after the other, each sum rounded.

    What players weigh is added by this function, or averaged by ``statistics.fmean``, which is exact; never by ``sum``.
    """
    return reduce(add, values, 0.0)
