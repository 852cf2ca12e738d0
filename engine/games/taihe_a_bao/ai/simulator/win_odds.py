"""How likely a declarer wins with a hand: a logistic model over six counts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from math import exp

from engine.cards import Rank
from engine.games.taihe_a_bao.ai.simulator.plans import Plans, plans_of
from engine.games.taihe_a_bao.ai.simulator.play_loop import LEAD, LOW_BITS, LOW_MASK, Hand, Tables, tables_of
from engine.games.taihe_a_bao.melds import HEIGHTS, Kind, MeldShape
from engine.games.taihe_a_bao.options import Options, three_aces_are_four
from engine.parts.summing import plain_sum

COEFFICIENTS = {
    (3, True): (-0.91, -0.25, 0.30, 0.39, 0.36, -0.20, 0.44),
    (3, False): (-0.92, -0.17, 0.30, 0.36, 0.43, -0.27, 0.17),
    (4, True): (-0.10, -0.43, 0.22, 0.62, 0.49, -0.21, 0.49),
    (4, False): (0.69, -0.50, 0.33, 0.50, 0.45, -0.19, 0.09),
    (5, True): (0.66, -0.53, 0.28, 0.80, 0.39, -0.37, 0.39),
    (5, False): (0.24, -0.40, 0.58, 0.85, 0.60, -0.24, 0.15),
}
"""By seats and Aces, for a constant and the six features; fitted by ``benchmarks/tuning/declarer_odds.py``
on deals played out by the heuristic."""

WEAK_BELOW = HEIGHTS[Rank.TEN]
HIGH_RANKS = 3


@dataclass(frozen=True, slots=True)
class Model:
    """The tables of one pack, and which shapes each feature counts."""

    tables: Tables
    plans: Plans
    top: int
    threes: int
    fours: int
    weak: int
    high: int
    coefficients: tuple[float, ...]
    low_parts: tuple[float, ...] = ()
    """What the lower part of a packed hand adds to the log odds …"""
    high_parts: tuple[float, ...] = ()
    """… and what the upper part adds; no feature needs both parts."""


def model_of(options: Options) -> Model:
    """The model for this table's seats and pack."""
    return _model(options.seats, options.aces, three_aces_are_four(options))


@cache
def _model(seats: int, aces: bool, aces_of_three: bool) -> Model:
    tables = tables_of(aces_of_three)
    highest = HEIGHTS[Rank.ACE if aces else Rank.KING]

    def masked(*chosen: bool) -> int:
        return sum(1 << move for move, each in enumerate(chosen) if each)

    def single(shape: MeldShape) -> bool:
        return shape.meld.kind is Kind.SINGLE

    shapes = tables.shapes
    model = Model(
        tables,
        plans_of(tables.aces_of_three),
        masked(*(shape.heights == range(highest, highest + 1) for shape in shapes)),
        masked(*(shape.meld.kind is Kind.THREE for shape in shapes)),
        masked(*(shape.meld.kind is Kind.FOUR for shape in shapes)),
        masked(*(single(shape) and shape.meld.top < WEAK_BELOW for shape in shapes)),
        masked(*(single(shape) and shape.meld.top > highest - HIGH_RANKS for shape in shapes)),
        COEFFICIENTS[seats, aces],
    )
    low = tuple(_added_up(model, part) for part in range(len(tables.low)))
    constant = model.coefficients[0]
    high = tuple(_added_up(model, part << LOW_BITS) - constant for part in range(len(tables.high)))
    return replace(model, low_parts=low, high_parts=high)


def features(model: Model, hand: Hand) -> tuple[int, ...]:
    """1, fewest plays, cards of the highest rank, threes, fours, weak cards that go alone, high ranks held."""
    held = model.tables.legal(hand, LEAD)
    return (
        1,
        model.plans.least(hand),
        (held & model.top).bit_count(),
        (held & model.threes).bit_count(),
        (held & model.fours).bit_count(),
        (model.plans.useful(hand) & model.weak).bit_count(),
        (held & model.high).bit_count(),
    )


def winning_chance(model: Model, hand: Hand, swing: float = 0.0) -> float:
    """The probability that a declarer with this hand wins; ``swing``: what is known of the others, in log odds."""
    return probability(log_odds(model, hand) + swing)


def probability(odds: float) -> float:
    """The probability of these log odds."""
    return 1 / (1 + exp(-odds))


def log_odds(model: Model, hand: Hand) -> float:
    """The log odds that a declarer with this hand wins, looked up part by part."""
    return model.low_parts[hand & LOW_MASK] + model.high_parts[hand >> LOW_BITS]


def _added_up(model: Model, hand: Hand) -> float:
    return plain_sum(weight * count for weight, count in zip(model.coefficients, features(model, hand), strict=True))
