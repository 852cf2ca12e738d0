"""A preset's card holds its whole sentence at every width that it may get."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from engine.games import GAMES
from ui.kit.language import Lexicon
from ui.pages.lobby.choice_card import ChoiceCard

FOOT = 6
"""So many pixels above its lower edge a card with all its words is empty, but for its frame."""
PRESETS = [(game, preset) for game in GAMES.values() for preset in game.presets]


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_no_line_of_a_sentence_is_cut_off(qtbot: QtBot, language: str) -> None:
    card, lexicon = ChoiceCard(), Lexicon(language)
    qtbot.addWidget(card)
    for game, preset in PRESETS:
        lexicon.use_game(game.words)
        card.show_choice(lexicon.say(f"preset.{preset}"), lexicon.say(f"preset.{preset}.about"))
        for width in range(255, 336, 9):
            high = card.heightForWidth(width)
            card.resize(width, high + 60)  # with room for what would be cut off
            shown = card.grab().toImage()
            below = shown.copy(QRect(20, high - FOOT, width - 40, 50))
            blank = below.copy()
            blank.fill(below.pixelColor(0, 45))
            assert below == blank, (game.key, preset, width)
