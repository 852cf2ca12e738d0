"""Finds the weights of Big Two's heuristic player: small changes are kept where they win duplicate sets of self-play.

Run with ``python -m benchmarks.tuning.big_two_weights --seconds 900 --seed 1``; it prints every step and, at the end,
what the weights found win from those in ``plans.py``. Each set is played twice, with the sides exchanged.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import fields, replace
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import monotonic

from engine.events import Seat
from engine.games.big_two.ai.simulator.heuristic import heuristic_policy
from engine.games.big_two.ai.simulator.plans import planner_of
from engine.games.big_two.ai.simulator.play_loop import Hand, Policy, opening_position, played_out, result
from engine.games.big_two.ai.simulator.weights import Weights
from engine.games.big_two.options import INDIVIDUAL, SEATS, Options

PARTNERS, ALONE = Options(), Options(mode=INDIVIDUAL)
CHANGED_AT_ONCE = 3
STEP = 0.12
TRIED, CONFIRMED = 150, 900
"""Sets on which a change is tried, and on which it is confirmed if it looks good."""


def sets(name: str, number: int) -> list[tuple[Hand, ...]]:
    """The hands of so many sets, the same for the same name."""
    random, deck = Random(name), [1 << value for value in range(52)]
    found = []
    for _ in range(number):
        random.shuffle(deck)
        found.append(tuple(sum(deck[seat::SEATS]) for seat in range(SEATS)))
    return found


def gained(options: Options, one: Weights, other: Weights, hands: Sequence[tuple[Hand, ...]]) -> tuple[float, float]:
    """What a seat that plays by the first weights wins a set, and the standard error over the sets."""
    policies = [heuristic_policy(planner_of(options, weights)) for weights in (one, other)]
    terms = planner_of(options, one).terms
    scores = []
    for place, dealt in enumerate(hands):
        total = 0
        for side in (0, 1):
            ended = played_out(terms, opening_position(terms, dealt, place % SEATS, False), _sides(policies, side))
            changes = result(terms, ended)
            total += changes[side] + changes[side + 2]
        scores.append(total / SEATS)
    return fmean(scores), stdev(scores) / sqrt(len(scores))


def _sides(policies: Sequence[Policy], side: Seat) -> Policy:
    """The first policy for the seats of this side, the second for the others."""

    def policy(hands: list[Hand], turn: Seat, over: int, best: Seat, declared: int, opening: bool) -> int:
        return policies[turn % 2 != side](hands, turn, over, best, declared, opening)

    return policy


def changed(weights: Weights, random: Random) -> Weights:
    """The weights with some of them moved a little; scales are tilted as a whole."""
    moved: dict[str, object] = {}
    for name in random.sample([each.name for each in fields(Weights)], CHANGED_AT_ONCE):
        value = getattr(weights, name)
        if name == "fives":
            moved[name] = tuple(each + random.gauss(0, STEP) for each in value)
        elif isinstance(value, tuple):
            lift, tilt, top = random.gauss(0, STEP / 2), random.gauss(0, STEP / 2), random.gauss(0, STEP)
            last = len(value) - 1
            moved[name] = tuple(
                each + lift + tilt * place / last + (top if place >= last - 1 else 0)
                for place, each in enumerate(value)
            )
        elif isinstance(value, int):
            moved[name] = max(1, value + random.choice((-1, 1)))
        else:
            moved[name] = value + random.gauss(0, STEP if value > 0.1 else STEP / 10)
    return replace(weights, **moved)  # type: ignore[arg-type]


def main() -> None:
    """Climbs for as long as it may, then measures."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--seconds", type=float, default=900)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random, best = Random(arguments.seed), Weights()
    end = monotonic() + arguments.seconds
    for step in count(1):
        if monotonic() > end:
            break
        tried = changed(best, random)
        mean, error = gained(PARTNERS, tried, best, sets(f"tried {arguments.seed} {step}", TRIED))
        if mean < error / 2:
            continue
        mean, error = gained(PARTNERS, tried, best, sets(f"confirmed {arguments.seed} {step}", CONFIRMED))
        alone, unsure = gained(ALONE, tried, best, sets(f"alone {arguments.seed} {step}", CONFIRMED // 3))
        if mean > 1.3 * error and alone > -unsure:
            best = tried
            print(f"step {step}: {mean:+.2f} ± {error:.2f} a set, individually {alone:+.2f} ± {unsure:.2f}", flush=True)
    print(best)
    for name, options in (("partners", PARTNERS), ("individually", ALONE)):
        mean, error = gained(options, best, Weights(), sets("measured", 2000))
        print(f"{name}: {mean:+.2f} ± {1.96 * error:.2f} a set against the weights in plans.py")


if __name__ == "__main__":
    main()
