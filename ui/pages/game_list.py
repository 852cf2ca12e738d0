"""Windows with a list for one game at a time: the games to choose from, the list, and the buttons below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

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


def lay_out_list(
    dialog: QDialog, label: QLabel, game: QComboBox, middle: Sequence[QWidget], left: QWidget | None, close: QPushButton
) -> QHBoxLayout:
    """Lays out the game above, then these widgets, the last of which takes the room, then a row of buttons, which is
    returned.

    ``left``: what stands left of the buttons, if anything does.
    """
    top = QHBoxLayout()
    top.addWidget(label)
    top.addWidget(game, 1)
    top.addStretch(1)
    buttons = QHBoxLayout()
    if left is None:
        buttons.addStretch(1)
    else:
        buttons.addWidget(left, 1)
    buttons.addWidget(close)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(14, 14, 14, 14)
    column.setSpacing(10)
    column.addLayout(top)
    for widget in middle:
        column.addWidget(widget, 1 if widget is middle[-1] else 0)
    column.addLayout(buttons)
    return buttons
