"""A house rule with nothing to act on stands on no page of rules; pages that tell of one all the same are noticed."""

from __future__ import annotations

import re

import pytest
from pytestqt.qtbot import QtBot

from engine.game import AnyGame, Game
from engine.games import GAMES
from engine.options import options_of
from tests.ui.pages.options.test_options_form import (
    test_an_option_that_sleeps_is_greyed_and_says_what_would_wake_it as sleeping_is_greyed,
)
from tests.ui.pages.options.test_options_form import test_what_is_said_to_wake_an_option_does as what_is_said_wakes
from ui.kit.language import Lexicon
from ui.kit.theme import LIGHT
from ui.pages.options.options_form import OptionsForm
from ui.pages.options.waking import OptionChange
from ui.pages.rules.rules_html import Writer

over_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def assert_only_what_acts_is_told(game: AnyGame) -> None:
    """The agreed rules on the page of every preset are those that are awake there."""
    slept = 0
    for options in game.presets.values():
        html = Writer(Lexicon("en"), game, options, LIGHT, "", "").page().html
        told = set(re.findall(r'name="option\.(\w+)"', html))
        acting = {each.name for each in options_of(game.options) if not game.asleep(options, each.name)}
        assert told == acting
        slept += len(options_of(game.options)) - len(acting)
    assert slept


@pytest.mark.usefixtures("qapp")
@over_every_game
def test_a_rule_that_sleeps_is_not_on_the_page(game: AnyGame) -> None:
    assert_only_what_acts_is_told(game)


@pytest.mark.usefixtures("qapp")
@over_every_game
def test_a_page_that_tells_of_a_rule_that_sleeps_is_noticed(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "awake", lambda game, _options: options_of(game.options))
    with pytest.raises(AssertionError):
        assert_only_what_acts_is_told(game)


def test_a_form_that_offers_a_rule_that_sleeps_is_noticed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OptionsForm, "_acts", lambda *_: True)
    with pytest.raises(AssertionError):
        sleeping_is_greyed(qtbot)


def test_a_rule_that_is_said_to_wake_another_and_does_not_is_noticed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(form: OptionsForm, row: object) -> str:
        other = next(each for each in form.rows if each is not row)
        change = OptionChange(other.option, getattr(form.options, other.option.name))
        return Lexicon("en").say("form.asleep.until", rule=other.name_with(change))

    monkeypatch.setattr(OptionsForm, "_found_asleep", wrong)
    with pytest.raises(AssertionError):
        what_is_said_wakes(qtbot, "bashi_fen")
