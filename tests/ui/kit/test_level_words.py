"""What is said of the levels of AI players is what they do."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.players.levels import LEVELS, budget_of, search_bot
from engine.players.search import search
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
            found.append(search(game.search_model, problem, budget, Random(1)).best.worlds)
    return sorted(found)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_levels_try_their_moves_in_as_many_deals_as_is_said_of_them(game: AnyGame) -> None:
    said = {level: in_language(WORDS[f"bot.search:{level}.about"], Language.EN) for level in LEVELS}
    assert "a few imagined deals, up to some dozens" in said["skilled"]
    assert "in a hundred deals or more, as a rule" in said["strong"]
    skilled, strong = deals_imagined(game, "skilled", 9), deals_imagined(game, "strong", 31)
    assert skilled[0] >= 3
    assert skilled[-1] < 70
    assert strong[len(strong) // 2] >= 100
