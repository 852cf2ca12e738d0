"""Resting the pointer on what was set aside opens the last trick; it goes with the pointer, unless a press keeps it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from engine.events import Zone
from tests.ui.table.bashi import PRESETS, at_first
from ui.kit.geometry import Point
from ui.table.input.intents import PointerMove, Press
from ui.table.layout.table_layout import spot
from ui.table.table_widget import TableWidget

BESIDE = Point(3, 3)


@pytest.fixture
def after_a_trick(qtbot: QtBot) -> tuple[TableWidget, Point]:
    """A table after one trick, and where its cards were set aside."""
    widget = at_first(PRESETS["tuo_la_ji"], lambda view: len(view.tricks) == 1).widget
    qtbot.addWidget(widget)
    piles = widget.scene.positions.piles
    aside = next(place for place, each in piles.items() if place.zone in (Zone.ASIDE, Zone.TAKEN) and each.count)
    return widget, spot(widget.scene.layout, aside, 0).centre


def rest(widget: TableWidget, at: Point) -> Callable[[], None]:
    """The pointer comes there; what its resting brings."""
    widget.controls.point(PointerMove(at))
    return widget.controls.resting.timer.timeout.emit


def test_it_opens_by_resting_and_goes_with_the_pointer(after_a_trick: tuple[TableWidget, Point]) -> None:
    widget, pile = after_a_trick
    rests = rest(widget, pile)
    assert widget.controls.resting.timer.isActive()
    assert not widget.panel.isVisible()
    rests()
    assert widget.panel.isVisible()
    widget.controls.point(PointerMove(Point(pile.x + 1, pile.y)))
    assert widget.panel.isVisible()
    widget.controls.point(PointerMove(BESIDE))
    assert not widget.panel.isVisible()


def test_passing_over_it_opens_nothing(after_a_trick: tuple[TableWidget, Point]) -> None:
    widget, pile = after_a_trick
    rest(widget, pile)
    widget.controls.point(PointerMove(BESIDE))
    assert not widget.controls.resting.timer.isActive()
    assert not widget.panel.isVisible()


def test_a_press_keeps_it_open_and_the_next_one_takes_it_away(after_a_trick: tuple[TableWidget, Point]) -> None:
    widget, pile = after_a_trick
    rest(widget, pile)()
    widget.controls.point(Press(pile, 0))
    widget.controls.point(PointerMove(BESIDE))
    assert widget.panel.isVisible()
    widget.controls.point(Press(pile, 1000))
    assert not widget.panel.isVisible()


def test_resting_leaves_another_panel_alone(after_a_trick: tuple[TableWidget, Point]) -> None:
    widget, pile = after_a_trick
    widget.speak()
    rest(widget, pile)
    assert not widget.controls.resting.timer.isActive()
    widget.controls.point(PointerMove(BESIDE))
    assert widget.panel.isVisible()
