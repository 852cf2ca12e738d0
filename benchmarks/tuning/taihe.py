"""Tunes the scorer of Taihe A Bao by cross-entropy over self-play: prints the weights that ``weights.py`` holds.

Run with ``python -m benchmarks.tuning.taihe``; the same seed prints the same numbers every time. Declarer and opponents
are tuned in turn, each on half the deals against the other as it was before, on half against heuristic players.
``--check --seats 5`` only tests what stands there for five seats.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev

from engine.cards import shuffled
from engine.events import Seat
from engine.games.taihe_a_bao.ai.simulator.heuristic import heuristic_policy
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    CARD_UNITS,
    Hand,
    Move,
    Policy,
    Terms,
    opening_position,
    played_out,
    terms_of,
)
from engine.games.taihe_a_bao.ai.simulator.scorer import FEATURES, Situation, Weights, scorer_policy
from engine.games.taihe_a_bao.ai.simulator.weights import weights_for
from engine.games.taihe_a_bao.ai.simulator.win_odds import model_of, winning_chance
from engine.games.taihe_a_bao.melds import height
from engine.games.taihe_a_bao.options import Options, pack
from engine.search_model import Style

SEED = "taihe 1"
POPULATION, ELITE, GENERATIONS, DEALS = 32, 8, 16, 800
TESTED = 6_000
SPREAD, LEAST_SPREAD, LEARNING = 0.35, 0.03, 0.8

START = {
    Situation.ALONE_LEADS: (-1.1, 0.7, -0.9, 0.1, -0.8, -1.8, 0.3, -0.9, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.1),
    Situation.ALONE_FOLLOWS: (-1.2, 0.7, -0.5, -0.3, -1.1, -1.5, 0.5, -1.0, 0.0, -0.2, -0.7, -0.9, -0.5, 0.0, 0.8),
    Situation.PARTNER_LEADS: (-1.8, 0.3, -0.9, -0.6, -0.6, -0.8, -0.1, -1.6, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.6),
    Situation.OVER_DECLARER: (-1.4, 0.6, -0.6, 1.1, -0.2, -1.1, 0.4, -1.4, 0.0, -0.4, -1.4, -0.5, -0.4, 0.0, 0.5),
    Situation.OVER_PARTNER: (-1.0, 1.5, -0.6, -0.8, -0.7, -1.2, 0.0, -0.7, 0.0, -0.3, -0.7, -0.2, 0.0, 0.7, 0.2),
}
"""What a short first run of this script found from a guess by hand, in the order of ``FEATURES``."""
PASSES = {feature for feature in FEATURES if feature.startswith("pass")}
TUNED = {
    Situation.ALONE_LEADS: set(FEATURES) - PASSES - {"helps"},
    Situation.ALONE_FOLLOWS: set(FEATURES) - {"helps", "pass_stands"},
    Situation.PARTNER_LEADS: set(FEATURES) - PASSES,
    Situation.OVER_DECLARER: set(FEATURES) - {"helps", "pass_stands"},
    Situation.OVER_PARTNER: set(FEATURES) - {"helps"},
}
"""Which features can make a difference where."""
ALONE = (Situation.ALONE_LEADS, Situation.ALONE_FOLLOWS)
PARTNERS = (Situation.PARTNER_LEADS, Situation.OVER_DECLARER, Situation.OVER_PARTNER)

PositionKey = tuple[Situation, str]
Vector = dict[PositionKey, float]
Deal = list[Hand]
Sets = list[list[Deal]]
Rivals = tuple[Policy, Policy]


def dealt(options: Options, number: int, random: Random) -> list[Deal]:
    """Hands of which seat 0, the declarer, has the best by the odds: those that are declared or called on."""
    deck, model = [CARD_UNITS[height(card)] for card in pack(options)], model_of(options)
    deals = []
    for _ in range(number):
        mixed = shuffled(deck, random.random)
        hands = [sum(mixed[seat :: options.seats]) for seat in range(options.seats)]
        best = max(hands, key=lambda hand: winning_chance(model, hand))
        hands.remove(best)
        deals.append([best, *hands])
    return deals


def wins(terms: Terms, deals: Sequence[Deal], alone: Policy, partners: Policy) -> list[bool]:
    """Whether the declarer wins each deal."""

    def policy(hands: list[Hand], turn: Seat, legal: int, over: Move, best: Seat) -> Move:
        return (alone if turn == 0 else partners)(hands, turn, legal, over, best)

    return [not played_out(terms, opening_position(terms, deal), policy).hands[0] for deal in deals]


def halves(deals: Sequence[Deal], rivals: Rivals) -> Iterator[tuple[Sequence[Deal], Policy]]:
    """The deals shared out between two rivals, so that nothing is learnt that beats only one of them."""
    middle = len(deals) // 2
    yield deals[:middle], rivals[0]
    yield deals[middle:], rivals[1]


def policy_of(terms: Terms, vector: Vector) -> Policy:
    """The scorer with these weights as a policy."""
    return scorer_policy(terms, weights_of(vector))


def weights_of(vector: Vector) -> Weights:
    """The weights as the scorer wants them; what cannot matter is 0."""
    return {situation: tuple(vector.get((situation, feature), 0.0) for feature in FEATURES) for situation in Situation}


def improved(
    vector: Vector, keys: Sequence[PositionKey], worth: Callable[[Vector, int], float], generations: int, random: Random
) -> Vector:
    """The weights after all generations; ``worth``: vector and generation, the more the better."""
    mean = dict(vector)
    spread = dict.fromkeys(keys, SPREAD)
    for generation in range(generations):
        tried = [mean | {key: random.gauss(mean[key], spread[key]) for key in keys} for _ in range(POPULATION)]
        tried.sort(key=lambda each: worth(each, generation), reverse=True)
        for key in keys:
            values = [each[key] for each in tried[:ELITE]]
            mean[key] += LEARNING * (fmean(values) - mean[key])
            spread[key] += LEARNING * (max(LEAST_SPREAD, pstdev(values)) - spread[key])
        print(f"generation {generation}: {worth(mean, generation):.3f}", file=sys.stderr, flush=True)
    return mean


def tuned(options: Options, seed: str, rounds: int, generations: int, deals: int) -> Vector:
    """Both sides tuned in turn."""
    terms, random = terms_of(options, 0, 0), Random(seed)
    vector = {
        (situation, feature): value
        for situation, values in START.items()
        for feature, value in zip(FEATURES, values, strict=True)
        if feature in TUNED[situation]
    }
    steady = heuristic_policy(terms)
    for number in range(rounds):
        sets = [dealt(options, deals, Random(f"{seed} {number} {generation}")) for generation in range(generations)]
        rivals = (steady, policy_of(terms, vector))

        def alone(each: Vector, generation: int, sets: Sets = sets, rivals: Rivals = rivals) -> float:
            policy, shares = policy_of(terms, each), halves(sets[generation], rivals)
            return fmean(won for deals, rival in shares for won in wins(terms, deals, policy, rival))

        def together(each: Vector, generation: int, sets: Sets = sets, rivals: Rivals = rivals) -> float:
            policy, shares = policy_of(terms, each), halves(sets[generation], rivals)
            return -fmean(won for deals, rival in shares for won in wins(terms, deals, rival, policy))

        first = improved(vector, [key for key in vector if key[0] in ALONE], alone, generations, random)
        second = improved(vector, [key for key in vector if key[0] in PARTNERS], together, generations, random)
        vector = {key: (first if key[0] in ALONE else second)[key] for key in vector}
        report(options, seed, number, vector)
    return vector


def report(options: Options, seed: str, number: int, vector: Vector) -> None:
    """The weights of a round, and how they do."""
    print(f"# round {number}")
    tested(options, seed, weights_of(vector))
    for situation, weights in weights_of(vector).items():
        print(f"    Situation.{situation.name}: ({', '.join(f'{weight:.2f}' for weight in weights)}),", flush=True)


def tested(options: Options, seed: str, weights: Weights) -> None:
    """How weights do on fresh deals, against heuristic players on the other side and against each other."""
    terms = terms_of(options, 0, 0)
    deals = dealt(options, TESTED, Random(f"{seed} test"))
    sides = {"heuristic": heuristic_policy(terms), "scorer": scorer_policy(terms, weights)}
    print(f"# {TESTED} fresh deals: declarer wins")
    for alone, one in sides.items():
        for partners, other in sides.items():
            won = wins(terms, deals, one, other)
            rate = fmean(won)
            print(f"#   {alone} against {partners}: {rate:.3f} ± {1.96 * sqrt(rate * (1 - rate) / len(won)):.3f}")


def main() -> None:
    """Prints the weights for one table."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--generations", type=int, default=GENERATIONS)
    parser.add_argument("--deals", type=int, default=DEALS, help="for each generation")
    parser.add_argument("--check", action="store_true", help="only test the weights that this table is played with")
    arguments = parser.parse_args()
    options = Options(seats=arguments.seats)
    if arguments.check:
        tested(options, arguments.seed, weights_for(options, Style.EVEN))
        return
    tuned(options, arguments.seed, arguments.rounds, arguments.generations, arguments.deals)


if __name__ == "__main__":
    main()
