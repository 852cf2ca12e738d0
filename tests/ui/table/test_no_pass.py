"""Games without a pass, and with no more than a game must have, are played at the same table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.events import seen_by
from engine.game import AnyGame, act
from engine.match import Match, next_record
from engine.record import opened
from tests.fixtures import high_card, tribute
from tests.ui.table.seated import AGES, US
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

over_games_without_a_pass = pytest.mark.parametrize("game", [high_card.GAME, tribute.GAME], ids=lambda game: game.key)


def seated(qtbot: QtBot, game: AnyGame) -> TableWidget:
    """A table at which this game is played, shown and still."""
    widget = TableWidget(Lexicon("en"), CardFaces(), Settings(), ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    widget.sit_down(game, game.options(), US)
    widget.resize(1280, 800)
    widget.show()
    return widget


@over_games_without_a_pass
def test_a_deal_is_played_by_its_buttons_and_nobody_is_offered_a_pass(qtbot: QtBot, game: AnyGame) -> None:
    widget, answers = seated(qtbot, game), list[Any]()
    widget.chosen.connect(answers.append)
    step = opened(next_record(Match(game, game.options(), 1)))
    widget.deal(tuple(seen_by(event, US) for event in step.events), step.state.view(US))
    decided = 0
    while (turn := step.state.turn) is not None:
        widget.advance(AGES)
        panel = widget.prompt_panel
        assert panel is not None
        assert panel.bar.passing.isHidden()
        action: Any = game.greedy(step.state.view(turn), Random(decided))
        words = panel.status.text()
        QTest.keyClick(widget, Qt.Key.Key_P)
        assert not answers, "a pass was made in a game that has none"
        assert panel.status.text() == words, "something was said of a pass"
        if turn == US:
            widget.choose((action.card,))
            assert [offer.action for offer in panel.offers] == [action]
            QTest.keyClick(widget, Qt.Key.Key_Return)
            assert answers == [action]
            answers.clear()
            decided += 1
        step = act(step.state, action)
        widget.play(tuple(seen_by(event, US) for event in step.events), step.state.view(US))
    widget.advance(AGES)
    assert decided
