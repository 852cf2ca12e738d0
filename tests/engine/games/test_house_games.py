"""What the four games of the house have beside what every game must: courses, glossaries, a pass, a search."""

from __future__ import annotations

import pytest

from engine.game import AnyGame, as_written, no_rules_text, weakest
from engine.games import BAO_HUANG, BASHI_FEN, BIG_TWO, TAIHE_A_BAO
from tests.conformance.needed_words import excluded

HOUSE: tuple[AnyGame, ...] = (TAIHE_A_BAO, BAO_HUANG, BIG_TWO, BASHI_FEN)
over_the_games_of_the_house = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.key)


@over_the_games_of_the_house
def test_a_course_has_five_to_ten_lessons(game: AnyGame) -> None:
    assert 5 <= len(game.lessons()) <= 10


@over_the_games_of_the_house
def test_the_glossary_has_a_dozen_words(game: AnyGame) -> None:
    assert len(game.handbook.glossary) >= 12


@over_the_games_of_the_house
def test_the_rules_show_cards_and_know_where_a_question_stands(game: AnyGame) -> None:
    assert game.handbook.section is not None
    assert game.handbook.examples is not None
    assert all(game.handbook.examples(options) for options in game.presets.values())


@over_the_games_of_the_house
def test_some_options_exclude_each_other(game: AnyGame) -> None:
    assert excluded(game)


@over_the_games_of_the_house
def test_nothing_is_left_out(game: AnyGame) -> None:
    assert str(game.passing) == "pass"
    assert None not in (game.ask, game.settle, game.read_standing, game.write_standing, game.search_model)
    assert not {as_written, no_rules_text, weakest} & {game.caption, game.rules, game.greedy}
