"""Fits the declarer's odds of Taihe A Bao anew from heuristic self-play: prints the table that ``win_odds.py`` holds.

Run with ``python -m benchmarks.tuning.declarer_odds``; it takes about a minute, and prints the same numbers every time.
"""

from __future__ import annotations

from math import exp, log
from random import Random

from engine.cards import shuffled
from engine.games.taihe_a_bao.ai.simulator.heuristic import heuristic_policy
from engine.games.taihe_a_bao.ai.simulator.play_loop import CARD_UNITS, opening_position, played_out, terms_of
from engine.games.taihe_a_bao.ai.simulator.win_odds import features, model_of
from engine.games.taihe_a_bao.melds import height
from engine.games.taihe_a_bao.options import Options, pack

Row = tuple[float, ...]
DEALS, STEPS = 40_000, 7
MATTERS = 0.25
"""Only hands with at least this chance are fitted in the end: others are never bid on, and bend the model."""


def sample(options: Options) -> tuple[list[Row], list[bool]]:
    """The features of seat 0's hand as declarer and whether it won, deal by deal."""
    terms, model, random = terms_of(options, 0, 0), model_of(options), Random(f"odds {options.seats} {options.aces}")
    policy = heuristic_policy(terms)
    deck = [CARD_UNITS[height(card)] for card in pack(options)]
    rows: list[Row] = []
    won: list[bool] = []
    for _ in range(DEALS):
        mixed = shuffled(deck, random.random)
        hands = [sum(mixed[seat :: options.seats]) for seat in range(options.seats)]
        rows.append(features(model, hands[0]))
        won.append(not played_out(terms, opening_position(terms, hands), policy).hands[0])
    return rows, won


def probability(weights: Row, row: Row) -> float:
    """The model's probability for one row."""
    return 1 / (1 + exp(-sum(weight * value for weight, value in zip(weights, row, strict=True))))


def fitted(rows: list[Row], won: list[bool]) -> Row:
    """The weights of greatest likelihood, by Newton's method."""
    size = len(rows[0])
    weights: Row = (0.0,) * size
    for _ in range(STEPS):
        slope = [0.0] * size
        bend = [[1e-3 * (line == column) for column in range(size)] for line in range(size)]
        for row, outcome in zip(rows, won, strict=True):
            expected = probability(weights, row)
            for line, value in enumerate(row):
                slope[line] += value * (outcome - expected)
                for column, other in enumerate(row):
                    bend[line][column] += expected * (1 - expected) * value * other
        weights = tuple(weight + step for weight, step in zip(weights, solved(bend, slope), strict=True))
    return weights


def solved(matrix: list[list[float]], target: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is positive definite, by elimination."""
    lines = [[*line, value] for line, value in zip(matrix, target, strict=True)]
    for pivot, line in enumerate(lines):
        for other in lines:
            if other is not line:
                factor = other[pivot] / line[pivot]
                other[:] = [value - factor * minus for value, minus in zip(other, line, strict=True)]
    return [line[-1] / line[place] for place, line in enumerate(lines)]


def surprise(weights: Row, rows: list[Row], won: list[bool]) -> float:
    """The mean log loss of these weights."""
    chances = [probability(weights, row) for row in rows]
    return -sum(log(each if outcome else 1 - each) for each, outcome in zip(chances, won, strict=True)) / len(rows)


def main() -> None:
    """Prints the weights for every number of seats, with and without Aces, and what they explain."""
    for seats in (3, 4, 5):
        for aces in (True, False):
            rows, won = sample(Options(seats=seats, aces=aces))
            rough = fitted(rows, won)
            kept = [place for place, row in enumerate(rows) if probability(rough, row) >= MATTERS]
            rows, won = [rows[place] for place in kept], [won[place] for place in kept]
            weights = fitted(rows, won)
            rate = sum(won) / len(won)
            blind = -rate * log(rate) - (1 - rate) * log(1 - rate)
            rounded = ", ".join(f"{weight:.2f}" for weight in weights)
            loss = surprise(weights, rows, won)
            print(f"({seats}, {aces}): ({rounded}),  # won {rate:.3f}, log loss {loss:.4f} against {blind:.4f}")


if __name__ == "__main__":
    main()
