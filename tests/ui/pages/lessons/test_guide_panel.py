"""The guide's panel: where the keyboard goes when its button does, and what keeps its place between sentences."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.words import text
from ui.kit.language import Lexicon
from ui.pages.lessons.guide_panel import AIR, GuidePanel


def test_the_focus_of_a_button_that_goes_is_handed_to_no_card_of_the_table(qtbot: QtBot) -> None:
    window, card = QWidget(), QPushButton()
    qtbot.addWidget(window)
    panel = GuidePanel(Lexicon("en"))
    column = QVBoxLayout(window)
    column.addWidget(panel)
    column.addWidget(card)
    window.show()
    panel.tell(text("guide.watch"), "begin")
    window.activateWindow()
    assert panel.take_focus()
    qtbot.waitUntil(panel.next.hasFocus)
    panel.tell(text("guide.watch"))
    assert not card.hasFocus()


@pytest.mark.parametrize("beside", [False, True])
def test_buttons_keep_their_place_and_touch_no_sentence(qtbot: QtBot, beside: bool) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    panel = GuidePanel(Lexicon("en"))
    panel.lie_beside(beside)
    line = QHBoxLayout(window) if beside else QVBoxLayout(window)
    line.addWidget(panel)
    line.addWidget(QWidget(), 1)
    window.resize(960, 540)
    window.show()
    places = set()
    for key in ("guide.asked", "guide.watch", "guide.thinking"):
        panel.tell(text(key), "on", advised=True)
        for layout in (panel.layout(), line):
            assert layout is not None
            layout.activate()
        sentence, buttons = panel.sentence.geometry(), (panel.next.geometry(), panel.move_button.geometry())
        assert all(not sentence.adjusted(1 - AIR, 1 - AIR, AIR - 1, AIR - 1).intersects(each) for each in buttons)
        places.add((panel.height(), *(each.getRect() for each in buttons)))
    assert len(places) == 1
