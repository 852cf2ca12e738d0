"""A whole hand of every game with nothing but keys: taking, bidding, calling, giving, playing, to the result."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from app.play.driver import DealDriver
from app.play.pace import Pace
from app.session import bots_around, new_session
from engine.cards import Cards
from engine.game import AnyGame
from engine.games import GAMES
from engine.prompts import Choose, Name, Pick
from tests.app.fakes import HandDelay, QuickThinkers
from tests.ui.table.seated import AGES
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.input.keys import ARROWS
from ui.table.layout.hand import Direction, neighbour
from ui.table.prompts.hints import hand_places
from ui.table.prompts.name_grid import NameCell
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

KEYS = {direction: key for key, direction in ARROWS.items()}
MOST_KEYS = 60
"""No card, button or cell is further away."""


class Player:
    """Hands on a keyboard: decides as the fast player does, and finds the keys for it."""

    def __init__(self, qtbot: QtBot, game: AnyGame, number: int) -> None:
        self.game, self.random = game, Random(number)
        self.widget = TableWidget(
            Lexicon("en"), CardFaces(), Settings(language="en", speed="off"), ticker=Ticker(still=True)
        )
        qtbot.addWidget(self.widget)
        options = game.options()
        self.widget.sit_down(game, options, 0)
        self.widget.resize(960, 434)
        self.widget.show()
        self.widget.activateWindow()
        self.delay = HandDelay()
        self.session = new_session(game, options, number, bots_around(game, options, "greedy"))
        self.driver = DealDriver(QuickThinkers(), Pace.INSTANT, self.delay)  # type: ignore[arg-type]
        self.results: list[object] = []
        self.refused: list[object] = []
        self.asked: set[str] = set()
        self.driver.dealt.connect(self.widget.deal)
        self.driver.happened.connect(self.widget.play)
        self.driver.presented.connect(self.widget.present)
        self.driver.refused.connect(self.refused.append)
        self.driver.deal_ended.connect(lambda result, _match: self.results.append(result))
        self.widget.settled.connect(self.driver.settled)
        self.widget.chosen.connect(self.driver.submit)
        self.widget.wished.connect(self.driver.wish)
        self.widget.hurried.connect(self.driver.hurry)

    def play_a_hand(self) -> None:
        self.driver.begin(self.session)
        for _ in range(4000):
            if self.results:
                return
            self.widget.advance(AGES)
            QCoreApplication.sendPostedEvents()
            QApplication.processEvents()
            if self.driver.ours:
                self.answer()
            elif self.delay.running is not None:
                self.delay.pass_by()
        raise AssertionError("the hand does not end")

    def answer(self) -> None:
        view = self.driver.view
        before = len(view.history)
        action, prompt = self.game.greedy(view, self.random), view.prompt()
        self.asked.add(type(prompt).__name__ + (f" {prompt.verb}" if isinstance(prompt, Pick) else ""))
        if str(action) == "pass":
            self.press(Qt.Key.Key_P)
        elif isinstance(prompt, Choose):
            self.press_button(action)
        elif isinstance(prompt, Name):
            self.name(action)
        else:
            self.choose_and_play(action)
        assert len(self.driver.session.record.actions) > before, f"{action} was not done: {self.refused}"

    def choose_and_play(self, action: Any) -> None:
        cards: Cards = getattr(action, "cards", None) or (action.card,)
        if self.widget.prompt_panel is not None and self.widget.prompt_panel.open.active:
            wanted = self.widget.prompt_panel.open.cards.index(cards[0])
            for _ in range(wanted + 1):
                self.press(Qt.Key.Key_Right)
        else:
            for slot in hand_places(self.widget.hand.cards, cards):
                self.walk_to(slot)
                self.press(Qt.Key.Key_Space)
            assert sorted(map(str, self.widget.hand.chosen_cards)) == sorted(map(str, cards))
        offers = self.widget.prompt_panel.bar.offers if self.widget.prompt_panel is not None else ()
        if [offer.action for offer in offers if offer.allowed and offer.verb != "pass"][:1] == [action]:
            self.press(Qt.Key.Key_Return)
        else:
            self.press_button(action)

    def walk_to(self, slot: int) -> None:
        fan = self.widget.hand.fan
        if self.widget.hand.choice.cursor is None:
            self.press(Qt.Key.Key_Right)
        start = self.widget.hand.choice.cursor
        assert start is not None
        ways: dict[int, list[Direction]] = {start: []}
        due = deque([start])
        while slot not in ways:
            here = due.popleft()
            for direction in Direction:
                there = neighbour(fan, here, direction)
                if there not in ways:
                    ways[there] = [*ways[here], direction]
                    due.append(there)
        for direction in ways[slot]:
            self.press(KEYS[direction])
        assert self.widget.hand.choice.cursor == slot

    def press_button(self, action: Any) -> None:
        """Tab to the button of this answer, and press it."""
        for _ in range(MOST_KEYS):
            focused = QApplication.focusWidget()
            offer = getattr(focused, "offer", None)
            if action in (getattr(offer, "action", None), getattr(focused, "bid", None)):
                self.press(Qt.Key.Key_Return)
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"no Tab leads to {action}")

    def name(self, action: Any) -> None:
        """Go through the grid to the card of this call."""
        for _ in range(MOST_KEYS):
            focused = QApplication.focusWidget()
            if isinstance(focused, NameCell) and focused.offer.action == action:
                self.press(Qt.Key.Key_Space)
                self.press(Qt.Key.Key_Return)
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"no Tab leads to {action}")

    def press(self, key: Qt.Key) -> None:
        focused = QApplication.focusWidget()
        target = focused if isinstance(focused, QAbstractButton | TableWidget) else self.widget
        QTest.keyClick(target, key)


@pytest.mark.parametrize(
    ("key", "number", "asked"),
    [
        ("taihe_a_bao", 2, {"Choose", "Name", "Pick give", "Pick play"}),
        ("bao_huang", 1, {"Pick play"}),
        ("bashi_fen", 5, {"Choose", "Pick bury", "Pick play"}),
        ("big_two", 1, {"Pick play"}),
    ],
)
def test_a_hand_is_played_to_its_end_with_keys_alone(qtbot: QtBot, key: str, number: int, asked: set[str]) -> None:
    player = Player(qtbot, GAMES[key], number)
    player.play_a_hand()
    assert len(player.results) == 1
    assert not player.refused
    assert asked <= player.asked
    player.driver.leave()
