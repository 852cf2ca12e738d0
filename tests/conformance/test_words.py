"""Every game is worded: what can be agreed, asked, refused and said, in four languages, each in its own signs."""

from __future__ import annotations

import pytest

from engine.game import AnyGame
from engine.options import options_of, values_worth_testing
from engine.words import Language, render
from tests.conformance.needed_words import agreed, excluded, missing_words, refusals
from tests.conformance.refusal_claims import claims_of
from tests.conformance.tables import CASES, TRIED, Tried, cases
from tests.languages import faults

GAMES = [tried.game for tried in TRIED]
over_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
over_every_game_tried = pytest.mark.parametrize("tried", TRIED, ids=lambda tried: tried.game.key)


@over_every_game
def test_every_sentence_is_whole_in_every_language(game: AnyGame) -> None:
    assert not faults(game.words)


@over_every_game_tried
def test_a_game_has_all_words_that_it_is_asked_for(tried: Tried) -> None:
    missing = missing_words(tried.game.key)
    assert not missing, "\n".join((f"{tried.game.key} has no words for", *missing))


@over_every_game
def test_everything_that_can_be_agreed_can_be_said(game: AnyGame) -> None:
    for spoken in agreed(game):
        if spoken.key in game.words:
            for language in Language:
                assert render(spoken, language, game.words), spoken.key


@over_every_game
def test_options_that_exclude_each_other_say_why(game: AnyGame) -> None:
    for refusal in excluded(game):
        assert refusal.row
        if refusal.text.key in game.words:
            for language in Language:
                assert render(refusal.text, language, game.words)


@over_every_game
def test_every_house_rule_names_its_row(game: AnyGame) -> None:
    for option in options_of(game.options):
        assert option.row, option.name


@over_every_game
def test_every_reason_for_a_refusal_says_what_its_sentence_claims(game: AnyGame) -> None:
    claims = claims_of(game)
    if not claims:
        pytest.skip("a game for tests alone")
    case = next(case for case in CASES if case.tried.game is game)
    kinds = {type(refusal.reason) for refusal in refusals(case)}
    assert not [reason for kind in kinds for reason in kind if reason not in claims]
    assert not [reason for reason in claims if f"refusal.{reason}" not in game.words]


@over_every_game_tried
def test_every_value_of_every_house_rule_is_played_somewhere(tried: Tried) -> None:
    settings = [case.options for case in cases(tried)]
    for option in options_of(tried.game.options):
        missing = set(values_worth_testing(option)) - {getattr(options, option.name) for options in settings}
        assert not missing, option.name
