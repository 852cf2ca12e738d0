"""Windows that show one game at a time: the list of games to choose from."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox

from engine.game import AnyGame
from ui.kit.language import Lexicon


def name_games(chosen: QComboBox, lexicon: Lexicon, games: Mapping[str, AnyGame]) -> None:
    """Lists these games by their names in the present language; the chosen one stays chosen, without a signal."""
    with QSignalBlocker(chosen):
        place = max(0, chosen.currentIndex())
        chosen.clear()
        chosen.addItems([lexicon.say_in(game.words, "game.name") for game in games.values()])
        chosen.setCurrentIndex(place)


def choose_game(chosen: QComboBox, games: Mapping[str, AnyGame], key: str) -> None:
    """Chooses the game of this key without a signal, or the first one where there is none."""
    keys = list(games)
    with QSignalBlocker(chosen):
        chosen.setCurrentIndex(keys.index(key) if key in keys else 0)


def chosen_game(chosen: QComboBox, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game that is chosen."""
    return tuple(games.values())[max(0, chosen.currentIndex())]
