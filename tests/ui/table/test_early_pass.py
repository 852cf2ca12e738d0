"""A pass that is said before its time: it waits, can be taken back, and is void where it would mean something else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.events import Place, Zone
from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record, next_shuffle
from engine.record import opened
from tests.ui.table.seated import AGES, TAIHE, US, asked_to, position, said, seen, table
from ui.table.table_widget import TableWidget


def waiting(qtbot: QtBot) -> tuple[TableWidget, Any, list[str]]:
    """A table, and a position in which we are to beat a play after the one before us has passed."""
    state = position("follow", lambda view: view.phase.trick.passes == 1 and view.phase.trick.best == 2)
    widget = table()
    qtbot.addWidget(widget)
    done: list[str] = []
    widget.chosen.connect(lambda action: done.append(str(action)))
    return widget, state, done


def before(state: Any) -> Any:
    """The position one action earlier."""
    for number in range(400):
        first = TAIHE.deal(TAIHE.options(), None, next_shuffle(Match(TAIHE, TAIHE.options(), number))).state
        if first.view(US).opening == state.view(US).opening:
            for made in state.view(US).history[:-1]:
                first = act(first, made.action).state
            return first
    raise AssertionError("no such deal")


def test_p_before_ones_turn_passes_as_soon_as_one_is_asked(qtbot: QtBot) -> None:
    widget, state, done = waiting(qtbot)
    earlier = before(state)
    widget.present(earlier.view(US))
    QTest.keyClick(widget, Qt.Key.Key_P)
    assert said(widget) == widget.lexicon.say("table.pass.waits")
    assert widget.prompt_panel is not None
    assert widget.prompt_panel.bar.passing.caption == widget.lexicon.say("action.pass.waits")
    assert not done
    step = act(earlier, TAIHE.read_action("pass"))
    widget.play(seen(step), step.state.view(US))
    widget.advance(AGES)
    QCoreApplication.sendPostedEvents()
    qtbot.waitUntil(lambda: done == ["pass"])


def test_a_second_press_takes_it_back(qtbot: QtBot) -> None:
    widget, state, done = waiting(qtbot)
    earlier = before(state)
    widget.present(earlier.view(US))
    assert widget.prompt_panel is not None
    widget.prompt_panel.bar.passing.click()
    widget.prompt_panel.bar.passing.click()
    assert said(widget) == widget.lexicon.say("table.pass.freed")
    step = act(earlier, TAIHE.read_action("pass"))
    widget.play(seen(step), step.state.view(US))
    widget.advance(AGES)
    QCoreApplication.sendPostedEvents()
    assert not done
    assert asked_to("follow")(widget.view)


def test_it_is_void_once_its_trick_is_over(qtbot: QtBot) -> None:
    widget, state, done = waiting(qtbot)
    widget.present(before(state).view(US))
    QTest.keyClick(widget, Qt.Key.Key_P)
    later = position("lead", lambda view: len(view.history) > 6)
    widget.present(later.view(US))
    QCoreApplication.sendPostedEvents()
    assert not done
    assert widget.prompt_panel is not None
    assert widget.prompt_panel.bar.passing.caption == ""


@pytest.mark.parametrize("key", GAMES)
def test_only_who_may_yet_be_asked_can_pass_early(key: str) -> None:
    """In every game and at every step: never on turn, never without cards, and never where nobody passes."""
    game = GAMES[key]
    state, random, found = opened(next_record(Match(game, game.options(), 3))).state, Random(3), False
    while state.turn is not None:
        views = [state.view(seat) for seat in range(game.seats(game.options()))]
        passes = game.presentation.passes
        early = [seat for seat, view in enumerate(views) if passes is not None and passes(view)]
        assert state.turn not in early
        assert all(views[seat].places()[Place(Zone.HAND, seat)] for seat in early)
        found = found or bool(early)
        state = act(state, game.greedy(views[state.turn], random)).state
    assert found == (game.presentation.passes is not None)
