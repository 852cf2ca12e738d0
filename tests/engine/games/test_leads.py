"""A lead of one card is told in one way, whatever is played."""

from __future__ import annotations

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.words import Language, render
from tests.engine.players.positions import positions


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
@pytest.mark.parametrize(
    ("language", "begins", "ends"),
    [
        (Language.EN, ("Lead the ", "Lead a ", "Lead an "), ""),
        (Language.ZH_CN, ("首出单张", "首出大王", "首出小王", "首出皇帝牌", "首出保皇牌"), ""),
        (Language.JA, "", "でリード"),
    ],
)
def test_a_card_is_led_in_the_same_words_in_every_game(
    game: AnyGame, language: Language, begins: tuple[str, ...], ends: str
) -> None:
    told = set()
    for view in positions(game, 2, 1):
        for action in view.candidates():
            if not any(cards for place, cards in view.places().items() if place.zone.value == "table"):
                word, *cards = str(action).split()
                if word == "play" and len(cards) == 1:
                    told.add(render(game.caption(view, action), language, game.words))
    assert told
    for words in told:
        assert words.startswith(begins), words
        assert words.endswith(ends), words
        assert not {":", "："} & set(words), words
