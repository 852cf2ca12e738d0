"""A search asks often whether its answer is still wanted: counted in calls of functions, as a clock would depend on the
machine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.phases import Calling, Taking
from engine.players.hints import verdict_for
from engine.players.levels import HINT_LEVEL, LEVELS, SearchLevel, decided
from tests.engine.players.positions import positions

MOST_CALLS = 100_000
"""Between two questions; about 25 ms where they were measured, of the 50 in which a search has to end."""
PLAYOUTS, QUESTIONS = 24, 400
"""No more than these are looked at of one search."""
LARGEST = {
    "six packs": Options(packs=6, runs_of_singles=3, loose_tractors=True),
    "six packs, six seats": Options(partners="fluid", seats=6, packs=6, throws="no"),
    "ten seats": Options(partners="fluid", seats=10, packs=6),
}
"""The tables of Bashi Fen with most cards."""


def counted(think: Callable[[Callable[[], bool]], object]) -> int:
    """The most calls between two questions, from the beginning to the end of thinking."""
    calls, most, asked = 0, 0, 0

    def called(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    def stop() -> bool:
        nonlocal calls, most, asked
        most, calls, asked = max(most, calls), 0, asked + 1
        return asked > QUESTIONS

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        think(stop)
    finally:
        sys.setprofile(before)
    stop()
    return most


def briefly(level: SearchLevel) -> SearchLevel:
    """The level with few playouts; what is done once is done all the same."""
    return replace(level, name="brief", budget=replace(level.budget, playouts=PLAYOUTS, seconds=float("inf")))


def longest(game: Any, view: Any) -> int:
    """The most calls of a master and of a hint between two questions."""
    master = counted(lambda stop: decided(game.search_model, view, briefly(LEVELS["master"]), Random(1), stop))
    hint = counted(lambda stop: verdict_for(game, view, Random(1), level=briefly(HINT_LEVEL), stop=stop))
    return max(master, hint)


@pytest.mark.parametrize("name", LARGEST)
def test_the_largest_tables_ask_often(name: str) -> None:
    game = GAMES["bashi_fen"]
    asked = [view for view in positions(game, 1, 1, LARGEST[name]) if not isinstance(view.phase, Taking)]
    calls = [view for view in asked if isinstance(view.phase, Calling)]
    found = [longest(game, view) for view in (*calls, *asked[::36])]
    assert max(found) <= MOST_CALLS, found


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.is_searched])
def test_every_game_asks_often(key: str) -> None:
    game = GAMES[key]
    found = [longest(game, view) for view in positions(game, 1, 9)]
    assert max(found) <= MOST_CALLS, found
