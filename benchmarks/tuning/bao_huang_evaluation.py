"""Fits how soon each seat of an imagined deal of Bao Huang seems to be out, all hands known, to deals played out.

Run with ``python -m benchmarks.tuning.bao_huang_evaluation`` (two minutes); the same seed finds the same weights, which
stand in ``engine/games/bao_huang/ai/simulator/evaluation.py``. Every lead of every deal says who was first out in the
end and which side was last; the weights follow the slope of that likelihood. At the end it prints the share of the
results' variance that the evaluation explains on fresh deals, by cards left and by house rule.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import fields
from math import sqrt
from random import Random
from statistics import fmean, pvariance

from benchmarks.speed.bao_huang_playouts import deals
from engine.games.bao_huang.ai.search_opening import crowned
from engine.games.bao_huang.ai.simulator.evaluation import (
    FEATURE_COUNT,
    EvaluatedPosition,
    evaluator,
    feature_indices,
    finishing_rates,
)
from engine.games.bao_huang.ai.simulator.play_loop import NOBODY
from engine.games.bao_huang.ai.simulator.rollout import EvaluationPoints, RolloutStart, rollout
from engine.games.bao_huang.ai.simulator.table_meld import counts_of
from engine.games.bao_huang.ai.simulator.weights import VARIED
from engine.games.bao_huang.melds import RED
from engine.games.bao_huang.options import SEATS, Options
from engine.games.bao_huang.rules.scoring import side_value

DEALS, CHECKED = 8_000, 300
RATE, SHRINK = 0.12, 1e-6
HOUSES = {
    "USUAL": (Options(), Options(twos_hang=True), Options(joker_order=True), Options(position_scoring=True)),
    "SIXES_LAST": (Options(sixes_last=True),),
}
"""The weights to fit, each with the house rules that it is fitted to and then others that it serves."""
ALL = range(1_000)


def deals_played(options: Options, seed: str) -> Iterator[tuple[list[EvaluatedPosition], tuple[int, ...]]]:
    """Deals as ever other players play them: where they stood at every lead, and the order of finishing."""
    seen: list[EvaluatedPosition] = []

    def look(position: EvaluatedPosition) -> float:
        seen.append(
            position._replace(
                hands=[list(hand) for hand in position.hands],
                sizes=tuple(position.sizes),
                groups=tuple(position.groups),
                finish=tuple(position.finish),
            )
        )
        return 0.0

    rollouts, random = [rollout(options, *each, EvaluationPoints(ALL, look)) for each in VARIED], Random(seed)
    for terms, position in deals(options, random):
        hands = [counts_of(hand) for hand in position.hands]
        hands[terms.emperor][RED] -= 1
        emperor = crowned(options, hands, terms.eunuch, terms.emperor, terms.emperor, away=False)
        hands[emperor][RED] += 1
        start = RolloutStart(emperor, terms.eunuch, False, emperor, None, NOBODY, 0, ())
        run = rollouts[int(random.random() * len(rollouts))]
        finish = run(hands, start, False, None).finish
        yield list(seen), finish
        seen.clear()


def slopes(position: EvaluatedPosition, rates: list[float], finish: tuple[int, ...]) -> list[float]:
    """By seat: where its weights should go, by who was first out and which side was last."""
    ours = {position.emperor, position.eunuch}
    slow = [1 / each if each else 0.0 for each in rates]
    fast_sum, slow_sum = sum(rates), sum(slow)
    last_ours = finish[-1] in ours
    side = sum(each for seat, each in enumerate(slow) if (seat in ours) == last_ours)
    found = []
    for seat in range(SEATS):
        last = ((seat in ours) == last_ours) * slow[seat] / side - slow[seat] / slow_sum
        first = 0.0 if position.finish else (seat == finish[0]) - rates[seat] / fast_sum
        found.append(first - last)
    return found


def fitted(options: Options, seed: str, number: int) -> list[float]:
    """The mean of the weights over the second half of the way."""
    weights, steps, mean, added = [0.0] * FEATURE_COUNT, [1.0] * FEATURE_COUNT, [0.0] * FEATURE_COUNT, 0
    for place, (stands, finish) in zip(range(number), deals_played(options, seed), strict=False):
        for position in stands:
            rates = finishing_rates(position, weights)
            for seat, slope in enumerate(slopes(position, rates, finish)):
                if position.sizes[seat]:
                    for feature in feature_indices(position, seat):
                        steps[feature] += slope * slope
                        weights[feature] += RATE * slope / sqrt(steps[feature]) - SHRINK * weights[feature]
        if place >= number // 2 and place % 10 == 0:
            mean = [total + each for total, each in zip(mean, weights, strict=True)]
            added += 1
    return [total / added for total in mean]


def explained(options: Options, seed: str, weights: Sequence[float], number: int) -> Iterator[tuple[int, float, float]]:
    """At every lead of fresh deals: cards left, what the emperor's side seemed to win, and what it won."""
    worth = evaluator(options, weights)
    for _, (stands, finish) in zip(range(number), deals_played(options, seed), strict=False):
        for position in stands:
            yield sum(position.sizes), worth(position), side_value(options, finish, position.emperor, position.eunuch)


def main() -> None:
    """Prints the weights in hundredths, and what they explain."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--seed", default="prospects 1")
    parser.add_argument("--deals", type=int, default=DEALS)
    arguments = parser.parse_args()
    for name, houses in HOUSES.items():
        weights = [round(each, 2) for each in fitted(houses[0], arguments.seed, arguments.deals)]
        print(f"{name}:", " ".join(f"{100 * each:.0f}" for each in weights), flush=True)
        for options in houses:
            found = list(explained(options, f"{arguments.seed} check", weights, CHECKED))
            for low, high in ((0, 168), (0, 40), (40, 90), (90, 168)):
                some = [(expected, won) for left, expected, won in found if low < left <= high]
                missed = fmean((expected - won) ** 2 for expected, won in some)
                share = 1 - missed / pvariance([won for _, won in some])
                print(f"{changed(options)}, {low} to {high} cards: {share:.3f} explained", flush=True)


def changed(options: Options) -> str:
    """The house rules that differ from the usual ones."""
    found = [each.name for each in fields(options) if getattr(options, each.name) != getattr(Options(), each.name)]
    return " ".join(found) or "default"


if __name__ == "__main__":
    main()
