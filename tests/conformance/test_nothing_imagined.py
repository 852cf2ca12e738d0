"""Where a game finds no deal that fits a view, it says so within its bound, and the fast player's move is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.game import AnyGame, NothingImaginedError, View, act
from engine.games import GAMES
from engine.games.bao_huang.ai.imagine import gifts
from engine.games.bashi_fen.ai.imagine import sampler as bashi_fen
from engine.games.big_two.ai.imagine import sampler as big_two
from engine.games.taihe_a_bao.ai.imagine import sampler as taihe
from engine.match import Match, after_deal, next_record
from engine.players.hints import advice, verdict_for
from engine.players.levels import LEVELS, decided
from engine.record import opened

Patch = pytest.MonkeyPatch
DEALS = 4
"""So many deals of a match are gone through for a decision in which nothing can be imagined."""


def no_way(patch: Patch) -> None:
    """No way to fill the transfers fits."""
    patch.setattr(taihe, "weighed_filling", lambda partial, _kinds: taihe.Filling(partial.picks, 0))


def no_gifts(patch: Patch) -> None:
    """No course of the gifts fits."""
    patch.setattr(gifts, "_courses", lambda *_: iter(()))


def no_draws(patch: Patch) -> None:
    """No draw is tried, and no deal looked at."""
    patch.setattr(big_two, "MOST_REDRAWS", 0)
    patch.setattr(big_two, "MOST_DEALS_TRIED", 0)


def no_guesses(patch: Patch) -> None:
    """No guess is begun."""
    patch.setattr(bashi_fen, "MOST_ASSIGNMENTS", 0)


TABLES: dict[str, tuple[Any, Callable[[Patch], None]]] = {
    "taihe_a_bao": (GAMES["taihe_a_bao"].options(), no_way),
    "bao_huang": (replace(GAMES["bao_huang"].options(), tribute="face_down"), no_gifts),
    "big_two": (GAMES["big_two"].options(), no_draws),
    "bashi_fen": (GAMES["bashi_fen"].options(), no_guesses),
}
"""By game: a table at which its sampler can be brought to its bound, and how."""


def views_on_turn(game: AnyGame, options: Any) -> Iterator[View[Any]]:
    """What the seat on turn knows, decision by decision, in deals between fast players."""
    match, random = Match(game, options, 5), Random(5)
    for _ in range(DEALS):
        step = opened(next_record(match))
        while step.state.turn is not None:
            view = step.state.view(step.state.turn)
            yield view
            step = act(step.state, game.greedy(view, random))
        match = after_deal(match, step)


def undecided(game: AnyGame, options: Any) -> View[Any]:
    """The first decision that a search would weigh and in which nothing can be imagined."""
    assert game.search_model is not None
    for view in views_on_turn(game, options):
        problem = game.search_model.search_problem(view, LEVELS["strong"].settings, ())
        if problem.weighs and len(problem.moves) > 1:
            try:
                problem.imagined(Random(0))
            except NothingImaginedError:
                return view
    raise AssertionError("at every decision a deal was imagined")


@pytest.mark.parametrize("key", GAMES)
def test_who_can_imagine_nothing_plays_as_the_fast_player_does(key: str, monkeypatch: Patch) -> None:
    game, (options, empty) = GAMES[key], TABLES[key]
    assert game.search_model is not None
    empty(monkeypatch)
    view = undecided(game, options)
    with pytest.raises(NothingImaginedError):
        game.sample(view, Random(0))
    with pytest.raises(NothingImaginedError):
        game.imagine(view, Random(0))
    for name in ("skilled", "strong", "master"):
        level = LEVELS[name]
        problem = game.search_model.search_problem(view, replace(level.settings, tells=False), ())
        assert decided(game.search_model, view, level, Random(1)) == problem.moves[0]


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_without_imagined_deals_says_that_it_was_not_weighed(key: str, monkeypatch: Patch) -> None:
    game, (options, empty) = GAMES[key], TABLES[key]
    assert game.search_model is not None
    empty(monkeypatch)
    view = undecided(game, options)
    verdict = verdict_for(game, view, Random(1))
    hint = advice(game, view, verdict).hint
    assert hint.action == game.search_model.search_problem(view, LEVELS["strong"].settings, ()).moves[0]
    assert hint.worth.key == "hint.unweighed"
    assert (verdict.playouts, verdict.deals, hint.equals, hint.against) == (0, (), (), None)
    assert not any("worlds" in dict(reason.args) for reason in hint.reasons)
