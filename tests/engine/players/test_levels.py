"""Levels and the bots named after them: sound names, allowed moves, quick ones without playouts, and replayable."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from random import Random

import pytest

from engine.cards import NotationError
from engine.games import GAMES
from engine.players import BOTS, bot_for, bot_named
from engine.players.levels import (
    HINT_LEVEL,
    LEVELS,
    PLAYOUTS_A_MILLISECOND,
    blurred,
    budget_of,
    decided,
    narrowed,
    search_bot,
    slowest,
)
from engine.players.search import Budget
from engine.search_model import Playout, SearchModel, SearchProblem, Style
from tests.engine.players.positions import positions

TAIHE = GAMES["taihe_a_bao"]
NAMES = ("search", "search:5", "search:n40", *(f"search:{level}" for level in LEVELS), "search:n30:bold")


def test_a_name_says_how_much_is_thought() -> None:
    assert search_bot("search").level == LEVELS["strong"]
    assert search_bot("search:n700").level.budget.playouts == 700
    assert search_bot("search:n700").level.settings == HINT_LEVEL.settings
    assert search_bot("search:n700").level.budget.seconds == inf
    assert search_bot("search:nstrong").level == replace(LEVELS["strong"], budget=Budget(120, inf))
    assert search_bot("search:200").level.budget.seconds == 0.2
    assert search_bot("search:200").level.budget.playouts == 200 * PLAYOUTS_A_MILLISECOND
    assert search_bot("search:master:cautious").level.settings.style is Style.CAUTIOUS


def test_levels_play_out_more_where_it_is_worth_more_and_a_named_number_is_kept() -> None:
    model = SearchModel(lambda *_: easy, playouts={"strong": 600}, caution=0.5, pooled=True)
    easy = SearchProblem(("a",), (0.0,), lambda _: None, lambda *_: Playout(0.0), effort=2.5)
    assert budget_of(model, LEVELS["strong"], easy) == Budget(1_500, 0.38, 0.5, pooled=True)
    assert budget_of(model, search_bot("search:nstrong").level, easy) == Budget(1_500, inf, 0.5, pooled=True)
    assert budget_of(model, search_bot("search:n700").level, easy) == Budget(700, inf, 0.5, pooled=True)
    assert budget_of(model, LEVELS["strong"], replace(easy, effort=1.0)).playouts == 600
    assert budget_of(model, LEVELS["skilled"], easy) == Budget(60, 0.15, 1.0, pooled=True)
    assert budget_of(model, HINT_LEVEL, easy).playouts == 2_500


def two_plans() -> SearchProblem[str]:
    """A problem in which each move is worth more than the one before, but the last but one the most by another plan."""
    moves = tuple("abcde")
    return SearchProblem(
        moves,
        tuple(-float(place) for place in range(len(moves))),
        lambda _: None,
        lambda _, arm: Playout(float(arm) if arm < len(moves) else 10.0 * (arm == len(moves) + 3)),
        plans=2,
        guarded=frozenset({1, 4}),
    )


def test_skilled_players_try_their_three_best_moves_alone_each_with_one_plan() -> None:
    problem = narrowed(two_plans(), LEVELS["skilled"])
    assert problem.moves == ("a", "b", "c")
    assert len(problem.scores) == 3
    assert (problem.plans, problem.guarded) == (1, {1})
    model = SearchModel(lambda *_: two_plans())
    assert decided(model, None, LEVELS["skilled"], Random(0)) == "c"
    assert decided(model, None, LEVELS["strong"], Random(0)) == "d"


@pytest.mark.parametrize("level", ["strong", "master"])
def test_stronger_players_try_all_that_a_game_would_weigh(level: str) -> None:
    problem = two_plans()
    assert narrowed(problem, LEVELS[level]) is problem


@pytest.mark.parametrize(
    "name",
    [
        "search:",
        "search:0",
        "search:n0",
        "search:-5",
        "search:1.5",
        "search:n",
        "search:deep",
        "search:strong:",
        "search:strong:mad",
        "search:strong:bold:x",
        "search:²",
    ],
)
def test_any_other_name_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(NotationError, match="search:novice"):
        bot_named(name)


def test_a_game_without_a_search_has_no_searching_bot_but_the_quick_ones() -> None:
    game = replace(TAIHE, load_search_model=None)
    with pytest.raises(NotationError, match="taihe_a_bao has no search yet"):
        bot_for(game, "search:strong")
    assert [bot_for(game, name) for name in BOTS] == list(BOTS.values())
    view = positions(TAIHE, 1, 20)[0]
    with pytest.raises(NotationError, match="no search yet"):
        bot_named("search:n10")(game, view, Random(0))


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_answers_with_an_allowed_action_and_the_same_for_the_same_seed(name: str) -> None:
    bot, timed = search_bot(name), slowest(name) > 0
    for view in positions(TAIHE, 2, 16):
        action = bot(TAIHE, view, Random(3))
        assert view.refusal(action) is None
        assert timed or bot(TAIHE, view, Random(3)) == action


def test_the_slowest_thought_of_a_bot_is_its_cap() -> None:
    assert slowest("greedy") == 0
    assert slowest("search:casual") == 0
    assert slowest("search:strong") == LEVELS["strong"].budget.seconds
    assert slowest("search:n500") == 0


def test_temperature_blurs_the_choice_and_without_it_the_first_is_made() -> None:
    problem = SearchProblem(("best", "good", "bad"), (1.0, 0.5, -9.0), lambda _random: None, lambda *_: Playout(0.0))
    random = Random(1)
    assert {blurred(problem, 0.0, random) for _ in range(20)} == {0}
    chosen = [blurred(problem, 1.0, random) for _ in range(400)]
    assert chosen.count(0) > chosen.count(1) > 100
    assert 2 not in chosen
