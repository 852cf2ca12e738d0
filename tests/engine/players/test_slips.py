"""Beginners make the slips that people make: allowed ones, never in place of going out, and casual players fewer."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from engine.players.levels import LEVELS, search_bot, slipped
from engine.search_model import Playout, SearchModel, SearchProblem, Slip
from tests.engine.players.positions import decisions

DEALS = {"bashi_fen": 3, "bao_huang": 4, "big_two": 10, "taihe_a_bao": 24}


def a_model(*slips: Slip[Any, str]) -> SearchModel[str, Any]:
    problem = SearchProblem(("own",), (0.0,), lambda _: None, lambda *_: Playout(0.0))
    return SearchModel(lambda *_: problem, slips=slips)


def test_the_lot_falls_on_a_slip_by_its_weight_and_on_none_that_cannot_be_made() -> None:
    often: Slip[Any, str] = Slip("often", 0.5, lambda *_: "often")
    seldom: Slip[Any, str] = Slip("seldom", 0.1, lambda *_: "seldom")
    never: Slip[Any, str] = Slip("never", 1.0, lambda *_: None)
    random = Random(4)
    made = Counter(slipped(a_model(never, seldom, often), None, "own", 1.0, random) for _ in range(1_000))
    assert 60 < made["seldom"] < 140
    assert 400 < made["often"] < 500
    fewer = Counter(slipped(a_model(never, seldom, often), None, "own", 0.25, random) for _ in range(1_000))
    assert 70 < fewer["often"] < 170
    assert set(made) == {"own", "often", "seldom"}


@pytest.mark.parametrize("key", DEALS)
def test_every_slip_is_allowed_is_made_somewhere_and_never_stands_for_going_out(key: str) -> None:
    game = GAMES[key]
    assert game.search_model is not None
    made: Counter[str] = Counter()
    for state in decisions(game, DEALS[key]):
        assert state.turn is not None
        view: Any = state.view(state.turn)
        own = game.greedy(view, Random(0))
        goes_out = key != "bashi_fen" and len(getattr(own, "cards", ())) == len(view.hand)
        for slip in game.search_model.slips:
            action = slip.instead(view, own)
            if action is not None:
                assert view.refusal(action) is None, (slip.name, action)
                assert not goes_out, (slip.name, action)
                made[slip.name] += action != own
    assert not {slip.name for slip in game.search_model.slips} - {name for name, number in made.items() if number}


@pytest.mark.parametrize("key", DEALS)
def test_no_two_of_the_quick_players_play_alike_and_novices_slip_most(key: str) -> None:
    game = GAMES[key]
    different: Counter[str] = Counter()
    for number, state in enumerate(decisions(game, DEALS[key])):
        assert state.turn is not None
        view = state.view(state.turn)
        steady = search_bot("search:casual")
        steady = replace(steady, level=replace(steady.level, slips=0.0))
        own = steady(game, view, Random(number))
        for name in ("novice", "casual"):
            different[name] += search_bot(f"search:{name}")(game, view, Random(number)) != own
    assert different["novice"] > 2 * different["casual"] > 0


def test_only_the_levels_without_playouts_slip() -> None:
    assert [name for name, level in LEVELS.items() if level.slips] == ["novice", "casual"]
    assert LEVELS["novice"].slips > LEVELS["casual"].slips
