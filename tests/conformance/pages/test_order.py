"""A page of rules teaches in order: the aim, the cards and their order, a turn, and the score with a worked number."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.words import Language, Text, render
from tests.conformance.pages.test_pages import tables

HEADING = "rules.heading."
ORDER = ("aim", "cards", "play", "score")
"""Sections that every page has, in the order in which somebody who has never seen the game needs them."""
BEFORE_PLAY = {
    "taihe_a_bao": ("combinations", "deal", "bidding"),
    "bao_huang": ("combinations", "deal", "roles"),
    "big_two": ("patterns", "deal"),
    "bashi_fen": ("order", "trumps", "kitty", "partners"),
}
"""What a turn of this game cannot be understood without."""
HIGH_TO_LOW = {
    Language.EN: "rom high to low",
    Language.ZH_CN: "由大到小",
    Language.ZH_TW: "由大到小",
    Language.JA: "強い順",
}
EXAMPLE = {Language.EN: "Example:", Language.ZH_CN: "例：", Language.ZH_TW: "例：", Language.JA: "例："}
NO_POINTS = {"rules.aim.points.none", "rules.aim.points.penalties"}
"""Where the pack has no cards worth points, no hand can be worked out by them."""
over_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def sections(rules: Iterable[Text]) -> dict[str, list[Text]]:
    """The paragraphs of a page by the section that they stand in, in the order of the page."""
    found: dict[str, list[Text]] = {}
    for each in rules:
        if each.key.startswith(HEADING):
            found[each.key.removeprefix(HEADING)] = []
        else:
            found[next(reversed(found))].append(each)
    return found


def out_of_order(game: AnyGame, found: Iterable[str]) -> list[str]:
    """The sections of this page that do not stand where they are needed; none of a page that begins with its aim."""
    places = {section: place for place, section in enumerate(found)}
    needed = [places.get(section, -1) for section in ORDER]
    wrong = [] if needed == sorted(needed) and needed[:2] == [0, 1] else list(ORDER)
    return wrong + [section for section in BEFORE_PLAY[game.key] if not 1 < places.get(section, -1) < places["play"]]


@over_every_game
def test_every_page_teaches_in_order(game: AnyGame) -> None:
    for options in tables(game.key):
        assert not out_of_order(game, sections(game.rules(options))), options


@over_every_game
@pytest.mark.parametrize("language", Language)
def test_the_order_of_the_cards_is_told_before_a_turn(game: AnyGame, language: Language) -> None:
    for options in tables(game.key):
        found = sections(game.rules(options))
        first = [each for section in ("cards", "order") for each in found.get(section, ())]
        assert any(HIGH_TO_LOW[language] in render(each, language, game.words) for each in first), options


@over_every_game
@pytest.mark.parametrize("language", Language)
def test_the_score_is_told_with_a_worked_number(game: AnyGame, language: Language) -> None:
    for options in tables(game.key):
        said = [render(each, language, game.words) for each in sections(game.rules(options))["score"]]
        worked = [each for each in said if each.startswith(EXAMPLE[language])]
        told = {each.key for each in game.rules(options)}
        assert bool(worked) is told.isdisjoint(NO_POINTS), options
        assert all(re.search(r"\d.*\d", each) for each in worked)


@over_every_game
def test_a_page_out_of_order_is_noticed(game: AnyGame) -> None:
    right = list(sections(game.rules(game.options())))
    assert not out_of_order(game, right)
    assert out_of_order(game, reversed(right))
    for one, other in (("aim", "cards"), (BEFORE_PLAY[game.key][0], "play"), ("play", "score")):
        wrong = list(right)
        wrong[right.index(one)], wrong[right.index(other)] = other, one
        assert out_of_order(game, wrong), (one, other)
