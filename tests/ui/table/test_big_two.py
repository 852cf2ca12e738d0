"""Big Two at the table: the strip, last cards and their duties, laying down, results, and eight sets by mouse."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.cards import Card, Cards, read_cards
from engine.events import Place, Zone
from engine.game import Shuffle, Step, act
from engine.games import GAMES
from engine.match import Match, after_deal, next_record
from engine.record import opened
from engine.words import Language
from tests.ui.table.seated import AGES, US, click, middle_of, said, seen
from ui.faces import Faces
from ui.game_log import GameLog
from ui.language import Lexicon
from ui.result_panel import ResultPanel
from ui.score_sheet import ScoreSheet
from ui.settings import Settings
from ui.table.badges import Badge, Sign
from ui.table.prompts import verb_of
from ui.table.table_widget import TableWidget
from ui.table.ticker import Ticker

BIG_TWO = GAMES["big_two"]
STILL = Settings(speed="off", pace=0)
EVERY_KIND = read_cards("3D 4D 5D 6D 7D 8S 8H 8C 8D 9S 9H KC 2C")
BAD_CARDS = read_cards("AS 2H 3C 4D 6S 7S 7H 7C 8D 9C JH QD KS")
"""The hand of the source's example (BT-51)."""


def table(qtbot: QtBot, options: Any, settings: Settings = STILL, language: str = "en") -> TableWidget:
    """A still table at which Big Two is played."""
    widget = TableWidget(Lexicon(language), Faces(), settings, ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    widget.sit_down(BIG_TWO, options, US)
    widget.resize(1280, 744)
    widget.show()
    return widget


def taken(hand: Cards, options: Any, *, east: Cards = (), north: Cards = (), west: Cards = ()) -> Step[Any]:
    """A first deal in which we take this hand, and the others these cards among what is left, the lowest first."""
    hands = [list(hand), list(east), list(north), list(west)]
    left = [card for card in BIG_TWO.pack(options) if not any(card in cards for cards in hands)]
    for cards in hands:
        while len(cards) < 13:
            cards.append(left.pop())
    deck: list[Card] = [hands[place % 4][place // 4] for place in range(52)]
    return BIG_TWO.deal(options, None, Shuffle(tuple(deck), US))


def played(step: Step[Any], *actions: str) -> Step[Any]:
    """The step after these actions, each of the seat on turn."""
    for action in actions:
        step = act(step.state, BIG_TWO.read_action(action))
    return step


def press(button: Any) -> None:
    """Click this button."""
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(widget: TableWidget, cards: Cards) -> None:
    """Click these cards of the hand."""
    for card in cards:
        click(widget, middle_of(widget, widget.hand.cards.index(card)))


def badges(widget: TableWidget, seat: int) -> tuple[Badge, ...]:
    """The badges of a seat's plate."""
    return widget.scene._plates[seat].plate.badges


def readings(widget: TableWidget) -> tuple[Any, ...]:
    """The buttons that play."""
    assert widget.asker is not None
    return widget.asker.bar.readings


class Session:
    """Sets in which all that our seat does is done with the mouse, five cards by the strip, as the fast player would."""

    def __init__(self, widget: TableWidget, options: Any, number: int) -> None:
        self.widget, self.random = widget, Random(number)
        self.match = Match(BIG_TWO, options, number)
        self.done: Counter[str] = Counter()
        self.answers: list[Any] = []
        widget.chosen.connect(self.answers.append)

    def play(self) -> None:
        """The whole session."""
        while BIG_TWO.winners(self.match.options, self.match.standing, self.match.totals, self.match.dealt) is None:
            step = opened(next_record(self.match))
            self.widget.deal(seen(step), step.state.view(US))
            self.widget.advance(AGES)
            while step.state.turn is not None:
                view = step.state.view(step.state.turn)
                action = BIG_TWO.greedy(view, self.random)
                if step.state.turn == US:
                    action = self.by_mouse(view, action)
                step = act(step.state, action)
                self.widget.play(seen(step), step.state.view(US))
                self.widget.advance(AGES)
            lying = self.widget.scene.lying.facts()
            self.widget.present(step.state.view(US))
            assert self.widget.scene.lying.facts() == lying
            self.match = after_deal(self.match, step)

    def by_mouse(self, view: Any, wanted: Any) -> Any:
        """What the table answers when this is clicked together."""
        widget = self.widget
        assert widget.asker is not None
        self.answers.clear()
        self.done[verb_of(wanted)] += 1
        if verb_of(wanted) == "pass":
            press(widget.asker.bar.passing)
        elif not self.by_strip(wanted.cards):
            QTest.mouseClick(widget.table_view.viewport(), Qt.MouseButton.RightButton)
            choose(widget, wanted.cards)
        for button in readings(widget):
            if not self.answers and button.offer is not None and button.offer.action == wanted:
                press(button)
        assert self.answers == [wanted], f"{view.prompt()}: {wanted}"
        return self.answers[0]

    def by_strip(self, cards: Cards) -> bool:
        """Whether pressing the strip's buttons chooses these cards."""
        assert self.widget.asker is not None
        for button in self.widget.asker.strip.buttons if len(cards) == 5 else ():
            for _ in range(12 if button.isVisible() and button.isEnabled() else 0):
                press(button)
                if set(self.widget.hand.chosen_cards) == set(cards):
                    self.done["strip"] += 1
                    return True
        return False


def test_a_session_of_eight_sets_is_played_with_the_mouse(qtbot: QtBot) -> None:
    options = BIG_TWO.options()
    session = Session(table(qtbot, options), options, 1)
    session.play()
    assert session.match.dealt == options.sets == 8
    assert sum(session.match.totals) == 0
    assert {"play", "pass", "strip"} <= set(session.done)
    sheet, panel = ScoreSheet(session.widget.lexicon), ResultPanel(session.widget.lexicon)
    for widget in (sheet, panel):
        qtbot.addWidget(widget)
    sheet.show_match(session.match)
    panel.show_result(session.match)
    assert len(sheet.tree.hands()) == 8 + 1
    assert panel.title.text() in ("Your side wins the session", "Mei, Lan win the session")
