"""Settings changed during play: what alters no drawing lets the cards fly on; what does is drawn at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.options import Choice, Range, Switch, options_of
from tests.ui.screens import new_match, window_in
from tests.ui.table.seated import AGES, US, dealt, seen, table
from ui.kit.artwork.deck import Deck
from ui.kit.settings import Settings
from ui.table.table_widget import TableWidget

MOVING = Settings(language="en", scheme="light")
SEEN = {
    "scheme",
    "contrast",
    "text_size",
    "table",
    "colours",
    "cut",
    "back",
    "sort",
    "ascending",
    "columns",
    "left_handed",
}
"""Settings that are seen on the table."""
OTHERS = sorted({option.name for option in options_of(Settings)} - SEEN - {"language"})


def other_value(name: str) -> Any:
    """Another value of this setting; of the speeds one at which things move."""
    option, now = next(each for each in options_of(Settings) if each.name == name), getattr(MOVING, name)
    match option.kind:
        case Switch():
            return not now
        case Range(least, most):
            return most if now != most else least
        case Choice(values):
            return next(value for value in reversed(values) if value != now)
    raise AssertionError(f"{name} is a setting of another kind")


def while_dealing(qtbot: QtBot, settings: Settings = MOVING) -> TableWidget:
    """A table in the middle of a deal."""
    step, widget = dealt(1), table(settings)
    qtbot.addWidget(widget)
    widget.deal(seen(step), step.state.view(US))
    widget.advance(900)
    assert widget.scene.flights.count > 1
    return widget


def poses(widget: TableWidget) -> list[Any]:
    """Where every card of our hand is just now."""
    return [item.pose for item in widget.hand.items]


@pytest.mark.parametrize("name", OTHERS)
def test_a_setting_that_nobody_sees_lets_the_cards_fly_on(qtbot: QtBot, name: str) -> None:
    widget = while_dealing(qtbot)
    flying, lying = widget.scene.flights.count, poses(widget)
    widget.apply_settings(replace(MOVING, **{name: other_value(name)}))
    assert widget.scene.flights.count == flying
    assert poses(widget) == lying
    assert not widget.stage.settled
    widget.advance(AGES)
    assert widget.stage.settled


@pytest.mark.parametrize("name", sorted(SEEN))
def test_a_setting_that_is_seen_is_drawn_at_once(qtbot: QtBot, name: str) -> None:
    widget = while_dealing(qtbot)
    settings = replace(MOVING, **{name: other_value(name)})
    assert not widget.board.looks_so(settings)
    widget.apply_settings(settings)
    assert widget.stage.settled
    assert widget.board.looks_so(settings)


def test_cards_of_another_deck_are_drawn_though_no_setting_is_another(qtbot: QtBot) -> None:
    widget = while_dealing(qtbot)
    widget.faces.wear(replace(widget.faces.look, deck=Deck("mine", (), {})))
    widget.apply_settings(MOVING)
    assert widget.stage.settled
    assert widget.faces.look.deck is not None


def test_no_motion_puts_everything_where_it_goes(qtbot: QtBot) -> None:
    widget = while_dealing(qtbot)
    widget.apply_settings(replace(MOVING, speed="off"))
    assert widget.stage.settled
    assert not widget.scene.flights.count
    less = while_dealing(qtbot)
    less.reduce_motion(True)
    assert less.stage.settled


@pytest.mark.parametrize("name", OTHERS)
def test_the_whole_window_lets_them_fly_on_too(qtbot: QtBot, name: str) -> None:
    window = window_in("en")
    qtbot.addWidget(window)
    widget = TableWidget(window._lexicon, window._faces, window.settings)
    window.set_table(widget)
    window.settings_changed.connect(widget.apply_settings)
    window.show()
    step, match = dealt(1), new_match()
    widget.sit_down(match.game, match.options, US)
    window.begin_session(match)
    widget.deal(seen(step), step.state.view(US))
    widget.advance(900)
    flying = widget.scene.flights.count
    assert flying > 1
    window._take_settings(replace(window.settings, **{name: other_value(name)}))
    assert widget.scene.flights.count >= flying
    assert not widget.stage.settled
    widget.advance(AGES)
    qtbot.waitUntil(lambda: not widget.board.moving)
