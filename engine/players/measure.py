"""What a series of deals says about its players: means with their 95 % intervals, and how long decisions took."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, inf, sqrt
from statistics import fmean, stdev

from engine.parts.summing import plain_sum
from engine.search_model import NORMAL_95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and how far the true one may lie from it on either side (95 %); unknown below two samples."""

    mean: float
    margin: float | None


@dataclass(frozen=True, slots=True)
class Durations:
    """Seconds per decision."""

    median: float
    p95: float
    max: float


def estimate(samples: Sequence[float]) -> Estimate:
    """The mean of independent samples, at least one, with its 95 % interval."""
    if len(samples) < 2:
        return Estimate(fmean(samples), None)
    return Estimate(fmean(samples), NORMAL_95 * stdev(samples) / sqrt(len(samples)))


def mean_and_error(samples: Sequence[float]) -> tuple[float, float]:
    """The mean, 0 without samples, and its standard error, infinite below two; the same under every Python."""
    count = len(samples)
    if count < 2:
        return (samples[0] if samples else 0.0), inf
    mean = fmean(samples)
    return mean, sqrt(plain_sum((each - mean) ** 2 for each in samples) / (count - 1) / count)


def durations(seconds: Sequence[float]) -> Durations | None:
    """The median, the 95th percentile and the longest (nearest rank); None without any."""
    if not seconds:
        return None
    in_order = sorted(seconds)
    return Durations(_at(in_order, 0.5), _at(in_order, 0.95), in_order[-1])


def _at(in_order: Sequence[float], share: float) -> float:
    return in_order[ceil(share * len(in_order)) - 1]
