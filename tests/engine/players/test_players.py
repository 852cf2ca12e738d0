"""Bots by name."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import NotationError
from engine.game import AnyGame
from engine.games import GAMES
from engine.players import BOTS, bot_named
from engine.record import Record, opened


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_bot_answers_every_question_of_a_deal_with_an_allowed_action(game: AnyGame, name: str) -> None:
    bot, options = bot_named(name), game.options()
    random = Random(f"bot {name}")
    for deal in range(5):
        state = opened(Record(game, options, None, game.chance(options, None, Random(deal)))).state
        plies = 0
        while state.turn is not None:
            view = state.view(state.turn)
            action = bot(game, view, random)
            assert view.refusal(action) is None
            state = state.after(action).state
            plies += 1
        assert plies >= game.seats(options)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_action(name: str) -> None:
    game = GAMES["taihe_a_bao"]
    options = game.options()
    state = opened(Record(game, options, None, game.chance(options, None, Random(3)))).state
    assert state.turn is not None
    view = state.view(state.turn)
    assert bot_named(name)(game, view, Random(8)) == bot_named(name)(game, view, Random(8))


def test_an_unknown_bot_is_refused_with_the_names_of_those_that_exist() -> None:
    with pytest.raises(
        NotationError, match="'oracle' is no bot: there are random, greedy, search, search:MILLISECONDS"
    ):
        bot_named("oracle")


def test_random_tries_every_candidate() -> None:
    game = GAMES["taihe_a_bao"]
    options = game.options()
    state = opened(Record(game, options, None, game.chance(options, None, Random(3)))).state
    assert state.turn is not None
    view = state.view(state.turn)
    tried = {str(bot_named("random")(game, view, Random(seed))) for seed in range(40)}
    assert tried == {str(action) for action in view.candidates()}
