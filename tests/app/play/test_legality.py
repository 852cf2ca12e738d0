"""One gesture asks once whether it is allowed: buttons, drop zone and status line go by the same offers.

Besides that only the engine asks, at ``act``, the door that everybody goes through.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.game import act
from engine.prompts import Pick
from tests.app.play.asked import Question, counting
from tests.app.play.test_claim_at_table import Sat, Seated
from tests.app.play.test_claim_at_table import sat as sat
from tests.app.play.test_driver import watched
from tests.ui.table.seated import click, drag, middle_of

OFFERS, DOOR = "ui.table.prompts.offers", act.__module__


def playing(sat: Sat, may_pass: bool) -> Seated:
    """A session in which our seat leads (or may pass), shown at the table."""
    at = watched()
    at.begin()
    at.move_on_to_us()
    while True:
        match at.driver.view.prompt():
            case Pick(_, "play", _, _, passes) if passes is may_pass:
                return sat(at.driver.session, play_on_double_click=False)
        at.driver.submit(list(at.driver.view.candidates())[-1])
        at.move_on_to_us()


def once(at: Seated, slot: int) -> list[Question]:
    """What one play of this card alone may ask."""
    card = str(at.stage.hand.cards[slot])
    meant = [Question("readings", card, OFFERS), Question("refusal", f"play {card}", OFFERS)]
    return [*meant, Question("refusal", f"play {card}", DOOR)]


def test_a_card_that_is_dragged_and_dropped_is_asked_about_once(sat: Sat, monkeypatch: pytest.MonkeyPatch) -> None:
    at = playing(sat, may_pass=False)
    stage, view, plies = at.stage, at.controller.driver.view, at.plies
    last = len(stage.hand.cards) - 1
    expected = once(at, last)
    questions = counting(monkeypatch, type(view), view.seat)
    drag(stage, middle_of(stage, last), QPoint(stage.width() // 2, stage.height() // 3))
    assert at.plies == plies + 1
    assert questions.asked == expected


def test_a_card_that_is_clicked_and_played_is_asked_about_once(sat: Sat, monkeypatch: pytest.MonkeyPatch) -> None:
    at = playing(sat, may_pass=False)
    stage, view, plies = at.stage, at.controller.driver.view, at.plies
    last = len(stage.hand.cards) - 1
    expected = once(at, last)
    questions = counting(monkeypatch, type(view), view.seat)
    click(stage, middle_of(stage, last))
    QTest.mouseClick(stage.prompt_panel.bar.readings[0], Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    assert at.plies == plies + 1
    assert questions.asked == expected


def test_a_card_that_is_refused_is_asked_about_once(qtbot: QtBot, sat: Sat, monkeypatch: pytest.MonkeyPatch) -> None:
    at = playing(sat, may_pass=True)
    stage, view, plies = at.stage, at.controller.driver.view, at.plies
    low = next(n for n, card in enumerate(stage.hand.cards) if view.refusal(view.readings((card,))[0]) is not None)
    card = str(stage.hand.cards[low])
    questions = counting(monkeypatch, type(view), view.seat)
    click(stage, middle_of(stage, low))
    with qtbot.waitSignal(stage.refused):
        QTest.keyClick(stage, Qt.Key.Key_Return)
    assert at.plies == plies
    assert stage.controls.link.isVisible(), "the status line refuses, and leads to the rule"
    about_the_card = [each for each in questions.asked if card in each.about]
    assert about_the_card == once(at, low)[:2]
