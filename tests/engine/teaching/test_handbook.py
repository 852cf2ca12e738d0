"""Beside the rules of every game: each row is told, each question has its paragraph, each Chinese word its reading."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.game import AnyGame, act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.options import options_of
from engine.prompts import Choose
from engine.record import opened
from engine.teaching.handbook import Examples
from engine.words import Language, render
from tests.conformance.combinations import reconciled
from tests.conformance.pages.test_pages import RARE
from tests.conformance.tables import CASES, any_options

ROWS = Path(__file__).parents[2] / "rows"
KEY = attrgetter("key")
over_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def paragraphs(game: AnyGame) -> set[str]:
    """The keys of all paragraphs that any preset, any single house rule, or a rare or strange table brings."""
    random = Random(7)
    strange = (reconciled(game, any_options(game, random), random)[0] for _ in range(120))
    rare = (game.options(**values) for values in RARE.get(game.key, ()))
    settings = [*game.presets.values(), *rare, *(case.options for case in CASES if case.tried.game is game), *strange]
    return {each.key for options in settings for each in game.rules(options)}


def examples_in(game: AnyGame, options: Any) -> Examples:
    """The cards that the rules show at this table; none of a game whose rules have no pictures."""
    return {} if game.handbook.examples is None else game.handbook.examples(options)


@over_every_game
def test_every_row_of_the_rules_is_told_in_a_paragraph_or_by_an_option(game: AnyGame) -> None:
    rows = set((ROWS / f"{game.key}.txt").read_text("utf-8").split())
    told = {row for paragraph in game.handbook.rows.values() for row in paragraph}
    told |= {option.row for option in options_of(game.options)}
    assert not sorted(rows - told)


@over_every_game
def test_what_the_handbook_names_are_paragraphs_of_the_rules(game: AnyGame) -> None:
    known = paragraphs(game)
    named = {
        *game.handbook.rows,
        *(key for keys in game.handbook.reasons.values() for key in keys),
        *(key for keys in game.handbook.tells.values() for key in keys),
        *(key for options in game.presets.values() for key in examples_in(game, options)),
    }
    assert not sorted(named - known - {f"option.{option.name}" for option in options_of(game.options)})
    assert not sorted({*game.handbook.reasons, *game.handbook.tells} - set(game.words))


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.handbook.section is not None], ids=KEY)
def test_every_question_has_a_paragraph_that_these_options_bring(game: AnyGame) -> None:
    for options, chosen in product(game.presets.values(), (0, -1)):
        told = {each.key for each in game.rules(options)}
        state = opened(next_record(Match(game, options, 3))).state
        while state.turn is not None:
            view = state.view(state.turn)
            assert game.handbook.section(view) in told
            candidates = list(view.candidates())
            state = act(state, candidates[chosen if isinstance(view.prompt(), Choose) else 0]).state
        assert game.handbook.section(state.view(0)) in told


@over_every_game
def test_examples_are_cards_of_the_pack_with_words(game: AnyGame) -> None:
    for options in game.presets.values():
        pack = game.pack(options)
        examples = examples_in(game, options)
        for example in (each for shown in examples.values() for each in shown):
            assert set(example.cards) <= set(pack)
            assert all(render(example.said, language, game.words) for language in Language)


@over_every_game
def test_every_chinese_word_has_its_readings_and_a_meaning(game: AnyGame) -> None:
    glossary = game.handbook.glossary
    assert len({term.key for term in glossary}) == len(glossary)
    for term in glossary:
        assert term.meaning.key in game.words
        term.simplified.encode("gb2312")
        term.traditional.encode("cp950")
        assert len(term.simplified) == len(term.traditional)
        syllables = [part for part in term.pinyin.split() if part]
        assert len(syllables) == len(term.simplified), term.pinyin
        assert all("\u3041" <= sign <= "\u30ff" for sign in term.kana), term.kana


@pytest.mark.parametrize(
    ("key", "term", "with_it", "without"),
    [
        ("taihe_a_bao", "mopai", {}, {"dealing": "dealt"}),
        ("bao_huang", "mingbao", {"announce": True}, {}),
        ("bao_huang", "jingong", {}, {"deals": 1}),
        ("big_two", "juedifanji", {"mode": "individual", "counter_attack": True}, {"counter_attack": True}),
        ("bashi_fen", "changzhu", {"constant_trumps": True}, {}),
        ("bashi_fen", "changzhu", {"constant_trumps": True}, {"constant_trumps": True, "end_level": "2"}),
        ("bashi_fen", "fanzhu", {}, {"overbid": False}),
        ("bashi_fen", "fanzhu", {}, {"packs": 1}),
        ("bashi_fen", "chaodipi", {"chao_dipi": True}, {}),
        ("bashi_fen", "chaodipi", {"chao_dipi": True}, {"chao_dipi": True, "packs": 1}),
        ("bashi_fen", "shuaipai", {}, {"throws": "no"}),
        ("bashi_fen", "duizi", {}, {"packs": 1}),
        ("bashi_fen", "tuolaji", {}, {"packs": 1}),
    ],
)
def test_a_word_is_explained_only_at_tables_that_have_the_thing(
    key: str, term: str, with_it: dict[str, Any], without: dict[str, Any]
) -> None:
    game = GAMES[key]
    for changes, there in ((with_it, True), (without, False)):
        told = game.handbook.terms(replace(game.options(), **changes))
        assert (term in [each.key for each in told]) == there
