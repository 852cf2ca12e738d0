"""How deals that stand so will probably end: what is known counts as known, and the rest tells more than nothing."""

from __future__ import annotations

from statistics import fmean, pvariance

import pytest

from benchmarks.tuning.bao_huang_evaluation import HOUSES, deals_played, explained
from engine.games.bao_huang.ai.simulator.evaluation import (
    SIXES_LAST,
    USUAL,
    EvaluatedPosition,
    evaluator,
    feature_indices,
    finishing_rates,
    first_and_last,
)
from engine.games.bao_huang.ai.simulator.play_loop import NOBODY
from engine.games.bao_huang.ai.simulator.rollout import EvaluationPoints, RolloutStart, rollout
from engine.games.bao_huang.melds import BLACK, RED, SIX, TWO
from engine.games.bao_huang.options import SEATS, Options

WEIGHTS = {"USUAL": USUAL, "SIXES_LAST": SIXES_LAST}


def stand_of(hands: tuple[dict[int, int], ...], eunuch: int = 1, finish: tuple[int, ...] = ()) -> EvaluatedPosition:
    """Hands by height, seat 0 being the emperor and about to lead."""
    counts = [[hand.get(height, 0) for height in range(RED + 1)] for hand in hands]
    sizes = [sum(hand) for hand in counts]
    groups = [sum(1 for number in hand[: TWO + 1] if number) for hand in counts]
    return EvaluatedPosition(counts, sizes, groups, 0, eunuch, 0, finish)


PAIRS = {SIX: 2, SIX + 3: 2, SIX + 5: 2}


@pytest.mark.parametrize(
    "better",
    [{SIX + 3: 2, SIX + 5: 2}, {SIX: 2, SIX + 3: 2, TWO: 2}, PAIRS | {RED: 1}, PAIRS | {BLACK: 2}],
    ids=["a set less", "a higher set", "a red joker", "black jokers"],
)
def test_better_hands_are_out_sooner_and_their_side_wins_more(better: dict[int, int]) -> None:
    before, after = stand_of((PAIRS,) * SEATS), stand_of((PAIRS, better, PAIRS, PAIRS, PAIRS))
    assert finishing_rates(after, USUAL)[1] > finishing_rates(before, USUAL)[1]
    for options in (Options(), Options(position_scoring=True)):
        assert evaluator(options)(after) > evaluator(options)(before)


@pytest.mark.rule("BH-50")
@pytest.mark.rule("BH-52")
def test_who_is_out_already_is_first_for_certain() -> None:
    for out, first in ((1, 1.0), (2, 0.0)):
        position = stand_of(tuple({} if seat == out else PAIRS for seat in range(SEATS)), finish=(out,))
        rates = finishing_rates(position, USUAL)
        assert rates[out] == 0
        assert first_and_last(position, rates)[0] == first
        assert first - 1 < evaluator(Options())(position) < first
    alone = stand_of(({}, PAIRS, PAIRS, PAIRS, PAIRS), eunuch=0, finish=(0,))
    assert evaluator(Options())(alone) == 1


@pytest.mark.parametrize("house", HOUSES)
def test_prospects_explain_results_and_are_what_the_weights_add_up_to(house: str) -> None:
    """On deals (the seed is fixed) that the weights were not fitted to."""
    weights = WEIGHTS[house]
    for options in HOUSES[house]:
        found = list(explained(options, "test", weights, 40))
        expected, won = [each for _, each, _ in found], [each for _, _, each in found]
        assert pvariance([one - other for one, other in zip(expected, won, strict=True)]) < 0.75 * pvariance(won)
    stands, _ = next(deals_played(HOUSES[house][0], "test"))
    for position in stands:
        first, last = first_and_last(position, finishing_rates(position, weights))
        assert evaluator(HOUSES[house][0])(position) == pytest.approx(first - last)
        assert all(0 <= feature < len(weights) for seat in range(SEATS) for feature in feature_indices(position, seat))


def test_a_deal_is_worth_the_mean_of_what_it_seems_to_be_and_of_its_end() -> None:
    hands, start = stand_of((PAIRS,) * SEATS).hands, RolloutStart(0, 1, False, 0, None, NOBODY, 0, ())
    worths: list[float] = []

    def worth(_stand: EvaluatedPosition) -> float:
        worths.append(5.0 + len(worths))
        return worths[-1]

    def ended(evaluation_points: EvaluationPoints) -> tuple[float, tuple[int, ...], int]:
        found = rollout(Options(), evaluation_points=evaluation_points)(
            [list(hand) for hand in hands], start, False, None
        )
        return found.evaluation, found.finish, found.points[1] if found.points else 0

    end, finish, won = ended(EvaluationPoints((), worth))
    assert end == won
    assert not worths
    assert ended(EvaluationPoints((1, 999), worth)) == (fmean((5.0, won)), finish, won)
    assert ended(EvaluationPoints((0, 2), worth)) == (6.5, finish, won)
    assert ended(EvaluationPoints((0, 2), worth, enough=True)) == (8.5, (), 0)
