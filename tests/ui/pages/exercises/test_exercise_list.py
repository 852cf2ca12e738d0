"""The list of exercises says which themes have none, instead of leaving them out without a word."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from engine.exercises import collection_of
from engine.game import AnyGame
from engine.games import GAMES
from engine.words import Language, Text
from ui.kit.language import Lexicon
from ui.pages.exercises.exercise_list import ExerciseList
from ui.pages.exercises.offered import Offered


def shipped(game: AnyGame) -> tuple[Offered, ...]:
    """The themes that have exercises in the collection, none of them answered."""
    there = [each.theme for each in collection_of(game)]
    return tuple(
        Offered(each.key, each.title, there.count(each.key), 0, 0, 0.0) for each in game.themes if each.key in there
    )


@pytest.mark.parametrize("language", Language)
def test_a_theme_without_exercises_is_told_of_below_the_list(qtbot: QtBot, language: Language) -> None:
    lexicon = Lexicon(language)
    window = ExerciseList(lexicon, GAMES, shipped)
    qtbot.addWidget(window)
    window.show()
    for key, game in GAMES.items():
        window.show_exercises(key)
        without = {each.key: each.title for each in game.themes}
        for each in shipped(game):
            del without[each.theme]
        assert window.none.isVisible() == bool(without)
        rows = [window.themes.item(row).text() for row in range(window.themes.count())]
        assert rows
        assert all(row.count(":") + row.count("：") <= 1 for row in rows), "some titles have a colon of their own"
        for title in without.values():
            assert lexicon.say_in(game.words, title) in window.none.text()
    window.show_exercises("bao_huang")
    assert lexicon.say_in(GAMES["bao_huang"].words, Text("theme.tribute")) in window.none.text()
