"""Every game is worded: what can be agreed, asked, refused and said, in four languages, each in its own signs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.game import AnyGame
from engine.options import options_of, sentence, title, values_worth_testing
from engine.refusals import Refusal
from engine.words import Language, Text, render
from tests.conformance.moves import odd_actions
from tests.conformance.refusal_claims import claims_of
from tests.conformance.tables import CASES, TRIED, Case, Tried, any_options, cases, deals, telling_plies
from tests.languages import faults

GAMES = [tried.game for tried in TRIED]
over_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
over_every_game_tried = pytest.mark.parametrize("tried", TRIED, ids=lambda tried: tried.game.key)


@over_every_game
def test_every_sentence_is_whole_in_every_language(game: AnyGame) -> None:
    assert not faults(game.words)


@over_every_game
def test_everything_that_can_be_agreed_has_its_words(game: AnyGame) -> None:
    for spoken in _agreed(game):
        for language in Language:
            assert render(spoken, language, game.words), spoken.key


def _agreed(game: AnyGame) -> Iterator[Text]:
    yield from (Text("game.name"), Text("game.about"))
    for preset in game.presets:
        yield from (Text(f"preset.{preset}"), Text(f"preset.{preset}.about"))
    for option in options_of(game.options):
        yield from (Text(f"group.{option.group}"), title(option))
        yield from (sentence(option, value) for value in values_worth_testing(option))


@over_every_game
def test_options_that_exclude_each_other_say_why(game: AnyGame) -> None:
    random = Random(f"refused options {game.key}")
    tried = [game.problem(any_options(game, random)) for _ in range(400)]
    reasons = [refusal for refusal in tried if refusal is not None]
    assert reasons, "no combination at all was refused"
    for refusal in dict.fromkeys(reasons):
        assert refusal.row
        for language in Language:
            assert render(refusal.text, language, game.words)


@over_every_game
def test_every_house_rule_names_its_row(game: AnyGame) -> None:
    for option in options_of(game.options):
        assert option.row, option.name


@over_every_game
def test_every_reason_for_a_refusal_has_its_sentence(game: AnyGame) -> None:
    case = next(case for case in CASES if case.tried.game is game)
    kinds = {type(refusal.reason) for refusal in _refusals(case)}
    assert kinds
    missing = [f"refusal.{reason}" for kind in kinds for reason in kind if f"refusal.{reason}" not in game.words]
    assert not missing


@over_every_game
def test_every_reason_for_a_refusal_says_what_its_sentence_claims(game: AnyGame) -> None:
    claims = claims_of(game)
    if not claims:
        pytest.skip("a game for tests alone")
    case = next(case for case in CASES if case.tried.game is game)
    kinds = {type(refusal.reason) for refusal in _refusals(case)}
    assert not [reason for kind in kinds for reason in kind if reason not in claims]
    assert not [reason for reason in claims if f"refusal.{reason}" not in game.words]


def _refusals(case: Case) -> Iterator[Refusal]:
    for number, deal in enumerate(deals(case)):
        for ply in telling_plies(case, number, everywhere=False):
            for action in odd_actions(deal, ply, Random(ply)):
                for seat in deal.seats:
                    refusal = deal.view(ply, seat).refusal(action)
                    if refusal is not None:
                        yield refusal


@over_every_game_tried
def test_every_value_of_every_house_rule_is_played_somewhere(tried: Tried) -> None:
    settings = [case.options for case in cases(tried)]
    for option in options_of(tried.game.options):
        missing = set(values_worth_testing(option)) - {getattr(options, option.name) for options in settings}
        assert not missing, option.name
