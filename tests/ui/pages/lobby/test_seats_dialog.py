"""Who sits at the table: names, levels and styles seat by seat, and a table that one only watches."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.games import GAMES
from engine.players import bot_named
from engine.search_model import Style
from tests.ui.accessibility import complaints
from ui.kit.bots import level_of, style_of, styled
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.pages.lobby.lobby import Lobby
from ui.pages.lobby.lobby_choice import LobbyChoice, opponents_for

GAME = GAMES["taihe_a_bao"]


@pytest.fixture
def lobby(qtbot: QtBot) -> Lobby:
    lobby = Lobby(Lexicon("en"), CardFaces(), GAMES)
    qtbot.addWidget(lobby)
    lobby.show()
    return lobby


def test_seats_are_renamed_and_an_empty_name_is_the_usual_one(lobby: Lobby) -> None:
    chosen: list[LobbyChoice] = []
    lobby.chosen.connect(chosen.append)
    lobby.chosen.connect(lambda choice: lobby._lexicon.use_names(choice.names))
    lobby.side.names.click()
    dialog = lobby._seats
    assert dialog is not None
    assert not complaints(dialog)
    assert dialog.names[2].placeholderText() == "Old Chen"
    QTest.keyClicks(dialog.names[2], "Zoe")
    assert chosen[-1].names == ("", "", "Zoe", "")
    assert lobby._lexicon.name_of(2) == "Zoe"
    assert lobby._lexicon.name_of(1) == "Mei"
    dialog.names[2].clear()
    QTest.keyClick(dialog.names[2], Qt.Key.Key_Space)
    assert lobby._lexicon.name_of(2) == "Old Chen"
    lobby._lexicon.use("ja")
    assert dialog.names[2].placeholderText() == "陳さん"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_each_seat_has_a_style_that_its_level_keeps(lobby: Lobby) -> None:
    lobby.side.names.click()
    dialog = lobby._seats
    assert dialog is not None
    dialog.styles[1].activated.emit(list(Style).index(Style.BOLD))
    assert lobby.choice().opponents[0] == "search:skilled:bold"
    lobby.side.opponents._set(0, 4)
    assert lobby.choice().opponents == ("search:master:bold", "search:skilled", "search:skilled")
    assert dialog.styles[1].currentText() == "Bold"
    lobby.side.seats_chosen.emit(5)
    assert lobby.choice().opponents[0] == "search:master:bold"


def test_who_sits_down_with_a_style_carries_it(lobby: Lobby) -> None:
    lobby.side.names.click()
    dialog = lobby._seats
    assert dialog is not None
    for style in Style:
        assert lobby._lexicon.say(f"style.{style}.about") in dialog.styles_about.text()
    dialog.styles[2].activated.emit(list(Style).index(Style.CAUTIOUS))
    names = [label.text() for label, _ in lobby.side.opponents.seats[:3]]
    assert names == ["Mei", "Old Chen, Cautious", "Lan"]
    assert lobby._lexicon.say("style.cautious.about") in lobby.side.opponents.seats[1][1].toolTip()
    lobby._lexicon.use("zh_CN")
    assert lobby.side.opponents.seats[1][0].text() == "老陈（谨慎）"


@pytest.mark.parametrize("style", Style)
def test_a_styled_bot_is_one_that_plays(style: Style) -> None:
    bot = styled("search:strong", style)
    assert bot_named(bot)
    assert (level_of(bot), style_of(bot)) == ("search:strong", style)
    assert opponents_for((bot, "search:nobody:bold"), 3, GAME) == (bot, "search:skilled")
    assert styled("greedy", style) == "greedy"


def test_watching_begins_with_a_bot_in_our_seat(lobby: Lobby, qtbot: QtBot) -> None:
    with qtbot.waitSignal(lobby.start_wanted) as started:
        lobby.side.watch.click()
    assert started.args is not None
    assert started.args[0].watching
    assert not lobby.choice().watching
