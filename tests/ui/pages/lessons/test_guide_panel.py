"""The guide's panel: where the keyboard goes when its button does."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.words import text
from ui.kit.language import Lexicon
from ui.pages.lessons.guide_panel import GuidePanel


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
