"""What holds of buttons and question at every prompt of every game, as they come up in deals of every preset."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.cards import cards_named
from engine.game import AnyGame
from engine.games import GAMES
from engine.prompts import Choose
from tests.engine.players.positions import positions
from ui.kit.language import Lexicon
from ui.kit.theme import FELTS
from ui.table.prompts.action_bar import ActionBar
from ui.table.prompts.offers import offers
from ui.table.scene.spoken import asked

over_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def views_of(game: AnyGame) -> Iterator[Any]:
    """Some decisions of a deal of every preset, those in which one is asked something other than a play among them."""
    for options in game.presets.values():
        found = positions(game, 1, 1, options)
        yield from islice((view for view in found if isinstance(view.prompt(), Choose)), 12)
        yield from found[:: max(1, len(found) // 20)]


def speaking(game: AnyGame) -> Lexicon:
    lexicon = Lexicon("en")
    lexicon.use_game(game.words)
    return lexicon


@over_every_game
def test_the_button_of_the_answer_that_enter_gives_stands_out_and_no_other(game: AnyGame, qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    passing = None if game.passing is None else str(game.passing)
    bar = ActionBar(speaking(game), FELTS["jade"], holder, passing)
    for view in views_of(game):
        for cards in {(), *(cards_named(action) for action in islice(view.candidates(), 8))}:
            bar.show_offers(offers(game, view, cards), hints=True)
            assert not any(button.main for button in bar.buttons)
            shown = [button for button in bar.buttons if button.offer is not None and button.offer.allowed]
            for button in shown:
                assert button.offer is not None
                bar.stress(button.offer.action)
                assert [each for each in bar.buttons if each.main] == [button]


@over_every_game
def test_every_question_says_what_is_asked_also_where_there_is_one_answer(game: AnyGame) -> None:
    lexicon = speaking(game)
    for view in views_of(game):
        question = game.presentation.obliged(view) or asked(view, lexicon.knows)
        assert question is not None
        assert question.key != "table.turn.yours", view.prompt()
        assert lexicon.say(question)
