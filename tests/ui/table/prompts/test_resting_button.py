"""The main button off turn: it never speaks of another phase than the one that runs."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from engine.game import act, verb_of
from engine.games import GAMES
from engine.match import Match, next_record
from engine.prompts import Choose, Name, Pick
from engine.record import opened
from tests.ui.table.seated import seen
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.prompts.combinations import own_hand
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

PRESETS = [(game.key, preset) for game in GAMES.values() for preset in game.presets]


@pytest.mark.parametrize(("key", "preset"), PRESETS)
def test_off_turn_the_main_button_says_what_others_do_with_their_cards_or_nothing(
    qtbot: QtBot, key: str, preset: str
) -> None:
    game = GAMES[key]
    table = TableWidget(Lexicon("en"), CardFaces(), Settings(language="en", speed="off"), ticker=Ticker(still=True))
    qtbot.addWidget(table)
    table.resize(1280, 740)
    table.show()
    table.sit_down(game, game.presets[preset], 0)
    random, looked = Random(5), 0
    step = opened(next_record(Match(game, game.presets[preset], 5)))
    table.deal(seen(step), step.state.view(0))
    table.finish()
    while step.state.turn is not None and looked < 24:
        view = step.state.view(step.state.turn)
        assert table.prompt_panel is not None
        main = table.prompt_panel.bar.readings[0]
        if step.state.turn != 0 and not main.isHidden():
            looked += 1
            match prompt := view.prompt():
                case Pick(verb=verb):
                    assert main.text() == table.lexicon.say(f"action.{verb}"), prompt
                case Choose(actions):
                    could = (*actions, *view.readings(own_hand(view)[:1]))  # bids are made with cards, too
                    assert main.text() in {table.lexicon.say(f"action.{verb_of(action)}") for action in could}
                case Name():
                    raise AssertionError(f"{main.text()} while a card is named")
        step = act(step.state, game.greedy(view, random))
        table.play(seen(step), step.state.view(0))
        table.finish()
    assert looked
