"""What is said of the levels of AI players is what they do."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.players.levels import LEVELS, budget_of, narrowed, search_bot
from engine.players.search import FINALISTS, search
from engine.words import Language, in_language
from tests.engine.players.positions import positions
from ui.kit.words import WORDS


def deals_imagined(game: AnyGame, level: str, every: int) -> list[int]:
    """In how many imagined deals this level tries its best move, without a clock, wherever it searches at all."""
    assert game.search_model is not None
    chosen, found = search_bot(f"search:n{level}").level, []
    for view in positions(game, 1, every):
        problem = game.search_model.search_problem(view, replace(chosen.settings, tells=False), ())
        if len(problem.moves) > 1:
            budget = budget_of(game.search_model, chosen, problem)
            found.append(search(game.search_model, narrowed(problem, chosen), budget, Random(1)).best.worlds)
    return sorted(found)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_levels_try_their_moves_in_as_many_deals_as_is_said_of_them(game: AnyGame) -> None:
    said = {level: in_language(WORDS[f"bot.search:{level}.about"], Language.EN) for level in LEVELS}
    assert "three best ideas out, each in four to about forty imagined deals" in said["skilled"]
    assert "the best of them in ten to about a hundred imagined deals" in said["strong"]
    skilled, strong = deals_imagined(game, "skilled", 4), deals_imagined(game, "strong", 9)
    assert skilled[0] >= 4
    assert skilled[-1] <= 24
    assert strong[0] >= 10
    assert strong[-1] < 100


@pytest.mark.parametrize(("level", "most"), [("skilled", 40), ("strong", 110)])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_decision_of_a_deal_is_tried_in_more_deals_than_is_said(game: AnyGame, level: str, most: int) -> None:
    assert game.search_model is not None
    chosen, found = search_bot(f"search:n{level}").level, []
    for view in positions(game, 2, 1):
        problem = game.search_model.search_problem(view, replace(chosen.settings, tells=False), ())
        if problem.weighs and len(problem.moves) > 1:
            tried = narrowed(problem, chosen)
            playouts = budget_of(game.search_model, chosen, problem).playouts
            found.append(playouts // min(len(tried.moves) * tried.plans, FINALISTS))  # a deal takes as many at least
    assert 0 < max(found) <= most


def test_what_sets_levels_apart_is_said_of_those_alone_that_do_it() -> None:
    for name, level in LEVELS.items():
        said = in_language(WORDS[f"bot.search:{name}.about"], Language.EN)
        assert ("infers" in said) == level.settings.infers
        assert ("endings exactly" in said) == (level.settings.nodes > 0)
        assert ("forgets" in said) == (not level.settings.remembers)
        assert ("imagined deals" in said or "hundred deals" in said) == (level.budget.playouts > 0)
