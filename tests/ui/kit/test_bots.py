"""Who plays a seat in words: nothing that a file says of players reaches the screen as it stands there."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from app.session import bots_around
from engine.games import GAMES
from engine.match import Match
from engine.players.levels import LEVEL_BOTS
from engine.search_model import Style
from engine.today import OPPONENT
from ui.kit.bots import bot_in_words, styled
from ui.kit.language import Lexicon
from ui.pages.scores.played import FinishedHand
from ui.pages.scores.statistics import Statistics
from ui.pages.sessions.session_row import SessionRow, row_words

GAME = GAMES["big_two"]
NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
WORDS = {
    OPPONENT: "Skilled",
    "search:master:bold": "Master, Bold",
    "search:nmaster:bold": "Master, Bold",
    "search:novice": "Novice",
    "greedy": "Regular",
}


@pytest.mark.parametrize("bot", WORDS)
def test_a_bot_is_called_by_level_and_style(bot: str) -> None:
    assert bot_in_words(bot, Lexicon("en")) == WORDS[bot]


@pytest.mark.parametrize("bot", ["search:250", "search:n1000", "search:n1000:bold"])
def test_a_bot_that_the_table_does_not_offer_has_no_name(bot: str) -> None:
    assert bot_in_words(bot, Lexicon("en")) == ""


@pytest.mark.parametrize("style", list(Style))
@pytest.mark.parametrize("level", LEVEL_BOTS)
def test_the_list_of_sessions_calls_opponents_who_are_all_alike_by_level_and_style(level: str, style: Style) -> None:
    bot, options, lexicon = styled(level, style), GAME.options(), Lexicon("en")
    row = SessionRow("key", Match(GAME, options, 1), bots_around(GAME, options, bot), "", NOW)
    lexicon.use_game(GAME.words)
    assert bot_in_words(bot, lexicon) in "\n".join(row_words(lexicon, row, NOW))


def test_the_list_of_sessions_says_that_levels_are_levels_and_calls_no_partner_an_opponent() -> None:
    game, lexicon = GAMES["bashi_fen"], Lexicon("en")
    row = SessionRow("key", Match(game, game.options(), 1), bots_around(game, game.options(), OPPONENT), "", NOW)
    lexicon.use_game(game.words)
    _, stands, company = row_words(lexicon, row, NOW)
    assert stands == "Hand 1. Levels: You 2, Mei 2, Old Chen 2, Lan 2"
    assert company == "Today 12:00 · with Mei, Old Chen and Lan (Skilled)"


@pytest.mark.parametrize("bot", ["search:master:bold", "search:casual:cautious"])
def test_statistics_call_opponents_by_level_and_style(qtbot: QtBot, bot: str) -> None:
    window = Statistics(Lexicon("en"), GAMES)
    qtbot.addWidget(window)
    window.show_hands([FinishedHand(GAME.key, "own", bot, 3, True, False)], GAME.key)
    lines = [
        item.text(0) for place in range(window.table.topLevelItemCount()) if (item := window.table.topLevelItem(place))
    ]
    assert any(bot_in_words(bot, Lexicon("en")) in line for line in lines)
    assert not any("search" in line for line in lines)
