"""The same deal again with each level in the seat: what is counted, in which order, and that it is the same deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from random import Random
from typing import Any

import pytest

from engine.cards import NotationError
from engine.game import Action, AnyGame, AnyView, act
from engine.games import GAMES
from engine.match import Match, next_record, player_seed, result_of
from engine.players import BOTS, duplicate
from engine.players.duplicate import PLAN, USUAL, Duplicate, Plan, Runs, run, unhurried
from engine.players.levels import LEVELS, SearchBot, search_bot
from engine.prompts import is_quiet
from engine.record import opened
from engine.search_model import Stop, never

TAIHE = GAMES["taihe_a_bao"]


def duplicate_of(got: int, **levels: Sequence[int]) -> Duplicate:
    return Duplicate(got, tuple(Runs(level, tuple(changes)) for level, changes in levels.items()))


def test_a_level_without_runs_has_no_mean_and_one_run_has_no_error() -> None:
    assert Runs("novice").mean is None
    assert Runs("novice", (3,)).mean == 3
    assert Runs("novice", (3,)).error is None


def test_mean_and_standard_error_are_those_of_the_runs() -> None:
    runs = Runs("novice", (1, 2, 3, 6))
    assert runs.mean == 3
    assert runs.error == pytest.approx((14 / 3 / 4) ** 0.5)


@pytest.mark.parametrize(
    ("made", "percentage"),
    [
        (duplicate_of(0), None),
        (duplicate_of(0, novice=()), None),
        (duplicate_of(2, novice=(1, 1)), 100),
        (duplicate_of(2, novice=(3,)), 0),
        (duplicate_of(2, novice=(2, 2)), 50),
        (duplicate_of(2, novice=(1, 2, 3, 3)), 37.5),
        (duplicate_of(2, novice=(1, 1, 1, 1), master=(3,)), 50),  # every level counts alike, however often it ran
        (duplicate_of(2, novice=(1, 1, 1, 1), master=()), 100),
    ],
)
def test_the_percentage_is_the_share_of_runs_that_got_less(made: Duplicate, percentage: float | None) -> None:
    assert made.percentage == percentage


def test_a_hand_says_nothing_where_everybody_gets_the_same() -> None:
    assert duplicate_of(-2, novice=(-2, -2), master=(-2,)).says_nothing
    assert not duplicate_of(-2, novice=(-2, -2), master=(1,)).says_nothing
    assert not duplicate_of(-2, novice=(1, 1), master=(1,)).says_nothing
    assert not duplicate_of(-2).says_nothing


def test_another_run_stands_behind_those_of_its_level_and_levels_stand_in_their_order() -> None:
    made = Duplicate(4).then("master", 1).then("novice", 2).then("skilled", 5).then("novice", 3)
    assert made == duplicate_of(4, novice=(2, 3), skilled=(5,), master=(1,))


def test_after_each_round_every_level_has_its_part_of_the_runs() -> None:
    plan = Plan({"novice": 5, "master": 2}, rounds=2)
    made, order, rounds = Duplicate(0), [], []
    while (due := plan.next_run(made)) is not None:
        order.append(due)
        rounds.append(plan.round_of(made))
        made = made.then(due[0], 0)
    assert order == [
        ("novice", 0),
        ("novice", 1),
        ("novice", 2),
        ("master", 0),
        ("novice", 3),
        ("novice", 4),
        ("master", 1),
    ]
    assert rounds == [1, 1, 1, 1, 2, 2, 2]
    assert plan.round_of(made) == 3


def test_what_is_complete_has_every_run_of_the_usual_plan() -> None:
    made = Duplicate(0)
    while (due := PLAN.next_run(made)) is not None:
        assert not made.complete
        made = made.then(due[0], 0)
    assert made.complete
    assert {runs.level: len(runs.changes) for runs in made.levels} == PLAN.most
    assert list(PLAN.most) == list(LEVELS)


def test_quick_levels_play_oftener_than_slow_ones_and_each_often_enough_for_an_error() -> None:
    runs = list(PLAN.most.values())
    assert runs == sorted(runs, reverse=True)
    assert runs[0] > runs[-1] > 1


@pytest.mark.parametrize("key", GAMES)
def test_the_level_that_sat_there_gets_again_what_it_got_by_the_same_chance(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the chance of the table in the seat, too, the deal that was played comes again to the card."""
    game = GAMES[key]
    record = next_record(Match(game, game.options(), 11))
    seats = game.seats(game.options())
    bots: list[str | None] = ["search:casual"] * seats
    step, ply = opened(record), 0
    while step.state.turn is not None:
        view = step.state.view(step.state.turn)
        step = act(step.state, search_bot("search:casual")(game, view, Random(player_seed(11, 3, ply))))
        ply += 1
    expected = result_of(step).scored.changes[1]
    monkeypatch.setattr(duplicate, "_own_seed", lambda _level, _place, ply: player_seed(11, 3, ply))
    bots[1] = None
    assert run(record, 1, bots, 11, 3, "casual", 0) == expected


def recorded(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """Who is asked, and what is drawn from: the seats play weakly at random, and everybody's chance is noted."""
    asked: list[tuple[int, str]] = []

    class Noting(Random):
        def __init__(self, seed: str) -> None:
            super().__init__(seed)
            self.seed_noted = seed

    def player(game: AnyGame, view: AnyView, random: Any, _stop: Stop = never) -> Action:
        asked.append((view.seat, random.seed_noted))
        action: Action = game.greedy(view, random)
        return action

    monkeypatch.setattr(duplicate, "Random", Noting)
    monkeypatch.setattr(duplicate, "unhurried", lambda _game, _name: player)
    monkeypatch.setattr(duplicate, "bot_for", lambda _game, _name: player)
    return asked


def test_the_opponents_have_the_chance_of_the_table_and_each_run_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = recorded(monkeypatch)
    record = next_record(Match(TAIHE, TAIHE.options(), 5, dealt=2))
    run(record, 2, ("search:casual",) * 4, 5, 2, "strong", 3)
    assert {seat for seat, _ in asked} == {0, 1, 2, 3}
    for seat, seed in asked:
        assert seed.startswith("duplicate strong 3 " if seat == 2 else "player 5 2 ")
    assert len({seed for _, seed in asked}) == len(asked)


def test_runs_begin_with_the_deal_whatever_the_record_played(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = recorded(monkeypatch)
    record = next_record(Match(TAIHE, TAIHE.options(), 5))
    first = run(record, 0, (None,) * 4, 5, 0, "casual", 0)
    one = next(iter(opened(record).state.view(opened(record).state.turn or 0).candidates()))
    begun = replace(record, actions=(one,))
    count = len(asked)
    assert run(begun, 0, (None,) * 4, 5, 0, "casual", 0) == first
    assert asked[count:] == asked[:count]


def test_a_run_that_is_stopped_has_no_result() -> None:
    record = next_record(Match(TAIHE, TAIHE.options(), 5))
    assert run(record, 0, ("search:casual",) * 4, 5, 0, "skilled", 0, stop=lambda: True) is None


def test_a_game_without_a_search_has_no_levels() -> None:
    game = replace(TAIHE, load_search_model=None)
    record = replace(next_record(Match(TAIHE, TAIHE.options(), 5)), game=game)
    with pytest.raises(NotationError):
        run(record, 0, (None,) * 4, 5, 0, "casual", 0)


@pytest.mark.parametrize(
    ("name", "plays_as"),
    [
        (None, USUAL),
        ("search", "search:nstrong"),
        ("search:novice", "search:nnovice"),
        ("search:strong", "search:nstrong"),
        ("search:master:bold", "search:nmaster:bold"),
        ("search:nskilled:cautious", "search:nskilled:cautious"),
        ("search:n40", "search:n40"),
        ("search:200", USUAL),  # nothing but its clock would end a thought
        ("search:nobody", USUAL),
        ("exec:some program", USUAL),
    ],
)
def test_everybody_plays_without_a_clock_and_in_their_style(name: str | None, plays_as: str) -> None:
    bot = unhurried(TAIHE, name)
    assert bot == search_bot(plays_as)
    assert isinstance(bot, SearchBot)
    assert bot.level.budget.seconds == inf


def test_quick_bots_stay_and_without_a_search_the_heuristic_player_sits_in() -> None:
    assert unhurried(TAIHE, "random") is BOTS["random"]
    assert unhurried(replace(TAIHE, load_search_model=None), "search:strong") is BOTS["greedy"]


@pytest.mark.parametrize(("bot", "searched"), [("search:nskilled", False), ("search:skilled", True)])
def test_quiet_questions_are_answered_by_rule_where_they_were_so_at_the_table(
    monkeypatch: pytest.MonkeyPatch, bot: str, searched: bool
) -> None:
    quietly: set[int] = set()

    def player(game: AnyGame, view: AnyView, random: Random, _stop: Stop = never) -> Action:
        if is_quiet(view.prompt()):
            quietly.add(view.seat)
        action: Action = game.greedy(view, random)
        return action

    monkeypatch.setattr(duplicate, "unhurried", lambda _game, _name: player)
    monkeypatch.setattr(duplicate, "bot_for", lambda _game, _name: player)
    bashi = GAMES["bashi_fen"]
    run(next_record(Match(bashi, bashi.options(), 20261122)), 0, (None, bot, bot, bot), 20261122, 0, "casual", 0)
    assert bool(quietly - {0}) is searched
