"""Hands that lie open are shown large: by resting on them, by a click, and one after the other by a key."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.cards import Cards
from engine.events import Event, Place, Zone
from engine.game import act
from engine.match import Match, next_record
from engine.record import opened
from tests.ui.table.bashi import BASHI, TEN_SEATS, table
from tests.ui.table.seated import AGES, US, said
from ui.kit.geometry import Point
from ui.table.input.intents import PointerMove, Press
from ui.table.scene.spoken import cards_in_words
from ui.table.table_widget import TableWidget

SMALL = (960, 434)
BESIDE = Point(480, 190)


@cache
def first_trick() -> tuple[tuple[Event, ...], Any]:
    """All events of a deal up to a play of its first trick after which not we are asked, and the state."""
    step, random = opened(next_record(Match(BASHI, TEN_SEATS, 1))), Random(1)
    events = list(step.events)
    while step.state.turn == US or not any(place.zone is Zone.TABLE for place in lying(step.state)):
        step = act(step.state, BASHI.greedy(step.state.view(step.state.turn), random))
        events += step.events
    return tuple(events), step.state


def lying(state: Any) -> list[Place]:
    """Where cards are."""
    return [place for place, cards in state.view(US).places().items() if cards]


def cards_of(widget: TableWidget, seat: int) -> Cards:
    """What lies open there, as it lies."""
    return tuple(item.card for item in widget.scene.positions.open[Place(Zone.HAND, seat)] if item.card is not None)


def on(widget: TableWidget, seat: int) -> Point:
    """A point on the open hand of this seat."""
    return widget.scene.positions.open[Place(Zone.HAND, seat)][0].pose.at


@pytest.fixture
def watched(qtbot: QtBot) -> tuple[TableWidget, Any]:
    """A small table of ten whose hands all lie open for who watches, and the state behind it."""
    events, state = first_trick()
    widget = table(TEN_SEATS, size=SMALL)
    qtbot.addWidget(widget)
    widget.sit_down(BASHI, TEN_SEATS, US, watching=True)
    widget.present(state.view(US), events)
    return widget, state


def test_resting_on_an_open_hand_shows_it_large_for_as_long_as_the_pointer_is_there(
    watched: tuple[TableWidget, Any],
) -> None:
    widget, _ = watched
    look, resting = widget.controls.open_hand, widget.controls.resting
    for seat in range(1, 10):
        widget.controls.point(PointerMove(on(widget, seat)))
        assert resting.timer.isActive()
        resting.timer.timeout.emit()
        assert look.seat == seat
        widget.controls.point(PointerMove(BESIDE))
        assert look.seat is None


def test_open_hands_are_told_in_the_order_in_which_they_lie(watched: tuple[TableWidget, Any]) -> None:
    widget, _ = watched
    whole = widget.board.words()
    for seat in range(1, 10):
        shown = cards_in_words(cards_of(widget, seat), widget.lexicon)
        assert shown in whole
        assert sum(shown in words for words, _ in widget.board.notes()) == 1


def test_no_tooltip_lies_on_cards_that_are_shown_large(watched: tuple[TableWidget, Any]) -> None:
    widget, _ = watched
    plate = widget.board.layout.seats[3].plate.centre
    assert widget.controls.tip(plate)
    widget.controls.open_hand.show(3)
    assert not widget.controls.tip(plate)


def test_its_cards_are_large_and_within_the_table(watched: tuple[TableWidget, Any]) -> None:
    widget, _ = watched
    look = widget.controls.open_hand
    look.show(1)
    for picture in (each for each in look.panel.findChildren(QLabel) if not each.pixmap().isNull()):
        assert picture.pixmap().deviceIndependentSize().height() >= 56 * 1.35
    assert widget.rect().contains(look.panel.geometry())


def test_a_click_keeps_it_and_the_next_one_takes_it_away(watched: tuple[TableWidget, Any]) -> None:
    widget, _ = watched
    hastened: list[None] = []
    widget.hastened.connect(lambda: hastened.append(None))
    widget.controls.point(Press(on(widget, 4), 0))
    assert widget.controls.open_hand.seat == 4
    widget.controls.point(PointerMove(BESIDE))
    assert widget.controls.open_hand.seat == 4
    widget.controls.point(Press(BESIDE, 1000))
    assert widget.controls.open_hand.seat is None
    assert not hastened, "looking at cards brings nothing on"


def test_a_click_keeps_what_resting_has_opened(watched: tuple[TableWidget, Any]) -> None:
    widget, _ = watched
    widget.controls.point(PointerMove(on(widget, 4)))
    widget.controls.resting.timer.timeout.emit()
    widget.controls.point(Press(on(widget, 4), 0))
    widget.controls.point(PointerMove(BESIDE))
    assert widget.controls.open_hand.seat == 4


def test_the_key_goes_from_hand_to_hand_and_then_away(watched: tuple[TableWidget, Any]) -> None:
    widget, _ = watched
    looked_at = []
    for _ in range(10):
        QTest.keyClick(widget, Qt.Key.Key_O)
        looked_at.append(widget.controls.open_hand.seat)
    assert looked_at == [*range(1, 10), None]


def test_a_hand_that_is_looked_at_changes_as_it_is_played(watched: tuple[TableWidget, Any]) -> None:
    widget, state = watched
    look, random, seat = widget.controls.open_hand, Random(2), state.turn
    look.show(seat)
    before = cards_of(widget, seat)
    step = act(state, BASHI.greedy(state.view(seat), random))
    widget.play(step.events, step.state.view(US))
    widget.advance(AGES)
    assert look.seat == seat
    left = len(cards_of(widget, seat))
    assert left < len(before)
    assert str(left) in " ".join(each.text() for each in look.panel.findChildren(QLabel) if each.isVisibleTo(widget))


def test_no_hand_is_shown_large_that_does_not_lie_open(qtbot: QtBot) -> None:
    widget = table(TEN_SEATS)
    qtbot.addWidget(widget)
    step = opened(next_record(Match(BASHI, TEN_SEATS, 1)))
    widget.present(step.state.view(US))
    for seat in widget.scene.layout.seats:
        assert widget.controls.open_hand.at(seat.stack.centre) is None
        assert widget.controls.open_hand.at(seat.plate.centre) is None
    QTest.keyClick(widget, Qt.Key.Key_O)
    assert widget.controls.open_hand.seat is None
    assert said(widget) == widget.lexicon.say("table.open_hand.none")
