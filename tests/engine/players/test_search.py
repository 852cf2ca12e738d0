"""The search itself, over made-up decisions: what it prefers, what it never does, and that it can be replayed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from engine.game import NothingImaginedError
from engine.players.search import Budget, search
from engine.search_model import Playout, SearchModel, SearchProblem, Verdict

SEARCH_MODEL = SearchModel(lambda _view, _settings, _wanted: problem(0.0), ("heads",))


def problem(*values: float, noise: float = 1.0) -> SearchProblem:
    """Moves named by their number, worth these values, in worlds that are one number each."""

    def outcome(world: float, place: int) -> Playout:
        return Playout(values[place] + noise * (world if place % 2 else -world), (world > 0,))

    moves = tuple(map(str, range(len(values))))
    return SearchProblem(moves, (0.0,) * len(values), lambda random: random.random() - 0.5, outcome)


def found(over: SearchProblem, playouts: int = 600, seed: int = 1, caution: float = 1.0) -> Verdict:
    return search(SEARCH_MODEL, over, Budget(playouts, caution=caution), Random(seed))


def test_a_better_move_overrides_the_fast_players_own() -> None:
    verdict = found(problem(0.0, 0.2, 1.0, -1.0))
    assert verdict.best.action == "2"
    assert [move.action for move in verdict.moves] == ["2", "1", "0", "3"]


def test_the_fast_players_own_move_stands_where_no_other_is_better_beyond_doubt() -> None:
    for seed in range(20):
        assert found(problem(0.0, 0.0, 0.0), playouts=60, seed=seed, caution=4.0).best.action == "0"


def test_a_guarded_move_is_followed_only_where_it_is_clearly_better() -> None:
    slightly, clearly = problem(0.0, 0.001, -1.0), problem(0.0, 1.0, -1.0)
    seeds = range(20)
    assert "1" in {found(slightly, seed=seed, caution=0.0).best.action for seed in seeds}
    for seed in seeds:
        assert found(replace(slightly, guarded=frozenset([1])), seed=seed, caution=0.0).best.action == "0"
    assert found(replace(clearly, guarded=frozenset([1]))).best.action == "1"


def test_the_fast_players_own_move_is_left_where_it_is_guarded_and_another_as_good() -> None:
    assert found(replace(problem(0.0, 0.0, -2.0), guarded=frozenset([0]))).best.action == "1"


def test_where_every_move_is_guarded_the_best_is_followed() -> None:
    assert found(replace(problem(0.0, 1.0), guarded=frozenset([0, 1]))).best.action == "1"


def test_pooled_evidence_counts_the_deals_of_the_nomination_too() -> None:
    """What is a little better proves so more often when all deals speak than when only the fresh ones do."""
    over, won = problem(0.0, 0.25, -1.0), []
    for pooled in (False, True):
        budget = Budget(60, caution=2.0, pooled=pooled)
        won.append(sum(search(SEARCH_MODEL, over, budget, Random(seed)).best.action == "1" for seed in range(60)))
    assert won[1] > won[0] + 10


def test_moves_that_cannot_be_told_apart_are_ties() -> None:
    verdict = found(problem(0.0, 0.001, -2.0))
    assert [move.action for move in verdict.ties] == ["1"]
    worse = verdict.of("2")
    assert worse is not None
    assert not worse.tied
    assert worse.gap == pytest.approx(2.0, abs=0.2)


def test_of_many_moves_that_are_as_good_hardly_one_is_called_worse_where_margins_hold_together() -> None:
    called = []
    for together in (False, True):
        over = replace(problem(*(0.0,) * 12), together=together)
        called.append(sum(len(found(over, 1200, seed).ties) < 11 for seed in range(60)))
    assert 4 * called[1] < called[0]


def test_the_same_seed_finds_the_same_verdict_and_another_seed_other_worlds() -> None:
    over = problem(0.0, 0.1, 0.2, noise=3.0)
    assert found(over) == found(over)
    assert found(over) != found(over, seed=2)


def test_no_more_playouts_than_the_budget_and_all_of_it_is_used() -> None:
    tried: list[int] = []
    over = problem(*(0.0,) * 7)

    def outcome(world: float, place: int) -> Playout:
        tried.append(place)
        return over.playout(world, place)

    verdict = found(SearchProblem(over.moves, over.scores, over.imagined, outcome), playouts=500)
    assert verdict.playouts == len(tried) == sum(move.worlds for move in verdict.moves)
    assert 490 <= len(tried) <= 500


def test_values_errors_and_facts_are_those_of_the_worlds_tried() -> None:
    verdict = found(problem(0.0, noise=2.0), playouts=400)
    drawn = Random(1)
    worlds = [drawn.random() - 0.5 for _ in range(400)]
    (only,) = verdict.moves
    assert (only.worlds, only.count("heads")) == (400, sum(world > 0 for world in worlds))
    assert only.value == pytest.approx(-2 * sum(worlds) / 400)
    assert only.worst == -2 * max(worlds)
    assert only.error == pytest.approx(2 * 0.2887 / 20, rel=0.1)


def test_every_move_is_tried_in_the_same_worlds() -> None:
    seen: dict[int, list[float]] = {0: [], 1: []}

    def outcome(world: float, place: int) -> Playout:
        seen[place].append(world)
        return Playout(0.0, (0,))

    found(SearchProblem(("a", "b"), (0.0, 0.0), lambda random: random.random(), outcome))
    assert seen[0] == seen[1]
    assert len(set(seen[0])) == len(seen[0])


def planned(*values: tuple[float, ...]) -> SearchProblem:
    """Moves with so many plans each, worth these values."""
    arms = [value for plan in zip(*values, strict=True) for value in plan]
    return replace(problem(*arms), moves=tuple(map(str, range(len(values)))), plans=len(values[0]))


def test_a_move_is_worth_what_its_best_plan_is() -> None:
    verdict = found(planned((0.3, 0.0), (-1.0, 1.0), (0.2, 0.2)), playouts=900)
    assert [move.action for move in verdict.moves] == ["1", "0", "2"]
    assert verdict.best.value == pytest.approx(1.0, abs=0.1)
    assert verdict.moves[1].value == pytest.approx(0.3, abs=0.1)


def test_another_move_must_beat_the_best_plan_of_the_fast_players_own() -> None:
    assert found(planned((-1.0, 1.0), (0.9, 0.0))).best.action == "0"


def test_a_move_alone_is_weighed_by_its_best_plan() -> None:
    (only,) = found(planned((-1.0, 0.5, 0.0))).moves
    assert only.value == pytest.approx(0.5, abs=0.1)


def test_every_arm_of_a_move_plays_out_that_move() -> None:
    values = ((0.3, 0.0), (-1.0, 1.0), (0.2, 0.5))
    over = replace(planned(*values), imagined=lambda _random: 0.0)
    for place, plans in enumerate(values):
        assert tuple(over.playout(0.0, arm).value for arm in over.arms(place)) == plans


def stopping(after: int) -> Callable[[], bool]:
    """Wants the answer no more when asked so often."""
    asked = count()
    return lambda: next(asked) >= after


def running_dry(after: int, over: SearchProblem) -> SearchProblem:
    """This problem, of which no more than so many deals can be imagined."""
    left = iter(range(after))

    def imagined(random: Random) -> float:
        if next(left, None) is None:
            raise NothingImaginedError
        return over.imagined(random)

    return replace(over, imagined=imagined)


def test_where_nothing_can_be_imagined_the_fast_players_own_move_stands_unweighed() -> None:
    verdict = found(running_dry(0, problem(0.0, 5.0)))
    assert (verdict.best.action, verdict.best.worlds, verdict.playouts) == ("0", 0, 0)


def test_what_was_weighed_until_no_more_can_be_imagined_decides() -> None:
    verdict = found(running_dry(40, problem(0.0, 5.0)), playouts=600)
    assert verdict.playouts == 80
    assert found(running_dry(40, problem(0.0, 5.0)), playouts=600) == verdict
    pooled = search(SEARCH_MODEL, running_dry(40, problem(0.0, 5.0)), Budget(600, pooled=True), Random(1))
    assert pooled.best.action == "1"


def test_a_search_that_nobody_wants_ends_before_its_next_playout() -> None:
    tried: list[int] = []

    def outcome(_world: float, place: int) -> Playout:
        tried.append(place)
        return Playout(0.0, (0,))

    over = SearchProblem(("a", "b", "c"), (0.0,) * 3, lambda random: random.random(), outcome)
    verdict = search(SEARCH_MODEL, over, Budget(1000), Random(1), stopping(10))
    assert len(tried) == 10
    assert verdict.best.action == "a"


def test_a_search_that_nobody_wants_imagines_no_further_deal() -> None:
    drawn: list[float] = []

    def imagined(random: Random) -> float:
        drawn.append(random.random())
        return drawn[-1]

    over = replace(problem(0.0, 1.0, 2.0), imagined=imagined)
    search(SEARCH_MODEL, over, Budget(1000), Random(1), stopping(0))
    assert len(drawn) == 1


def test_the_clock_caps_a_search_and_leaves_time_to_verify() -> None:
    clock = count()
    verdict = search(
        SEARCH_MODEL, problem(0.0, 1.0), Budget(10**6, seconds=400), Random(1), clock=lambda: float(next(clock))
    )
    assert verdict.best.action == "1"
    assert verdict.playouts <= 400


def test_progress_is_told_on_the_way() -> None:
    told: list[tuple[int, int]] = []
    search(SEARCH_MODEL, problem(0.0, 1.0), Budget(600), Random(1), progress=lambda done, of: told.append((done, of)))
    assert len(told) >= 5
    assert told == sorted(told)
    assert {of for _, of in told} == {600}
