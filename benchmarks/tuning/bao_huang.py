"""Tunes the weights by which imagined deals of Bao Huang are played out: cross-entropy against the untuned ones.

Run with ``python -m benchmarks.tuning.bao_huang`` (a few minutes); the same seed finds the same numbers. Candidates
for one side play the same deals against the other side as tuned so far; the emperor's side and the people take turns.
At the end both are compared with the untuned weights on fresh deals, against an untuned other side.
"""

from __future__ import annotations

import argparse
from itertools import islice
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from benchmarks.speed.bao_huang_playouts import deals
from engine.games.bao_huang.ai.simulator.play_loop import NOBODY, Packed
from engine.games.bao_huang.ai.simulator.rollout import Rollout, RolloutStart, rollout
from engine.games.bao_huang.ai.simulator.table_meld import counts_of
from engine.games.bao_huang.ai.simulator.weights import SPREAD, UNTUNED, Weights
from engine.games.bao_huang.options import Options
from engine.players.measure import estimate

OPTIONS = Options()
DEALS, POPULATION, ELITE, ROUNDS, TURNS = 300, 16, 4, 5, 2
CROWN, PEOPLE = 0, 1


class Deal(NamedTuple):
    """Hands by seat, and who holds the marked jokers."""

    hands: tuple[Packed, ...]
    emperor: int
    eunuch: int


def dealt(seed: str, number: int) -> list[Deal]:
    """Deals in which the emperor has a partner."""
    found = (
        Deal(position.hands, terms.emperor, terms.eunuch)
        for terms, position in deals(OPTIONS, Random(seed))
        if terms.emperor != terms.eunuch
    )
    return list(islice(found, number))


def points(run: Rollout, deal: Deal) -> float:
    """What the eunuch wins, which is what each of the people loses."""
    start = RolloutStart(deal.emperor, deal.eunuch, False, deal.emperor, None, NOBODY, 0, ())
    ended = run([counts_of(hand) for hand in deal.hands], start, False, None)
    return float(ended.points[deal.eunuch])


def worth(both_weights: tuple[Weights, Weights], side: int, found: list[Deal]) -> list[float]:
    """What this side wins, deal by deal, with these weights on both sides."""
    run = rollout(OPTIONS, *both_weights)
    sign = 1 if side == CROWN else -1
    return [sign * points(run, deal) for deal in found]


def tuned(both_weights: tuple[Weights, Weights], side: int, seed: str) -> tuple[Weights, Weights]:
    """The weights with this side's moved to where it wins most against the other."""
    random, mean, spread = Random(seed), list(both_weights[side]), list(SPREAD)

    def both(own: Weights) -> tuple[Weights, Weights]:
        return (own, both_weights[PEOPLE]) if side == CROWN else (both_weights[CROWN], own)

    for number in range(ROUNDS):
        found = dealt(f"{seed} {number}", DEALS)
        tries = [Weights(*mean)]
        while len(tries) < POPULATION:
            tries.append(Weights(*(random.gauss(each, width) for each, width in zip(mean, spread, strict=True))))
        best = sorted(tries, key=lambda each: fmean(worth(both(each), side, found)), reverse=True)[:ELITE]
        mean = [fmean(each) for each in zip(*best, strict=True)]
        spread = [0.3 * width + 0.7 * stdev(each) for width, each in zip(spread, zip(*best, strict=True), strict=True)]
    return both(Weights(*(round(each, 2) for each in mean)))


def main() -> None:
    """Prints the weights, and what they win over the untuned ones on fresh deals, with 95 % intervals."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--seed", default="bao huang 1")
    parser.add_argument("--check", type=int, default=2000)
    arguments = parser.parse_args()
    both_weights = UNTUNED
    for turn in range(TURNS):
        for side in (CROWN, PEOPLE):
            both_weights = tuned(both_weights, side, f"{arguments.seed} {turn} {side}")
            print(("crown", "people")[side], both_weights[side], flush=True)
    found = dealt(f"{arguments.seed} check", arguments.check)
    for side, name in ((CROWN, "crown"), (PEOPLE, "people")):
        mixed = (both_weights[CROWN], UNTUNED[PEOPLE]) if side == CROWN else (UNTUNED[CROWN], both_weights[PEOPLE])
        gains = [new - old for new, old in zip(worth(mixed, side, found), worth(UNTUNED, side, found), strict=True)]
        gain = estimate(gains)
        print(f"{name} over untuned: {gain.mean:+.3f} ± {gain.margin or 0:.3f} points a deal and seat")


if __name__ == "__main__":
    main()
