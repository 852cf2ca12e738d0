"""The button that stands out is what Enter does: what a hint names. A refusal goes when other cards are chosen."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.cards import cards_named
from engine.game import verb_of
from engine.players.hints import Advice, advice, verdict_for
from engine.players.levels import SearchLevel
from engine.players.search import Budget
from engine.search_model import SearchSettings
from tests.ui.table.seated import TAIHE, at_position
from ui.table.table_widget import TableWidget

QUICK = SearchLevel("quick", Budget(40), SearchSettings(infers=False))


def hinted(widget: TableWidget, wanted: Any) -> None:
    """A hint that names this action, shown as far as the cards."""
    QTest.keyClick(widget, Qt.Key.Key_H)
    found = advice(TAIHE, widget.view, verdict_for(TAIHE, widget.view, Random(1), level=QUICK))
    widget.show_advice(
        widget.view, Advice(found.verdict, replace(found.hint, action=wanted, cards=cards_named(wanted)))
    )
    QTest.keyClick(widget, Qt.Key.Key_H)


def answers_of(widget: TableWidget) -> list[Any]:
    """What the person answers from now on."""
    answers: list[Any] = []
    widget.chosen.connect(answers.append)
    return answers


def mains(widget: TableWidget) -> list[Any]:
    assert widget.prompt_panel is not None
    bar = widget.prompt_panel.bar
    shown = [button for button in (bar.passing, *bar.readings) if button.main and button.offer is not None]
    return [button.offer.action for button in shown]


def test_before_a_hint_no_answer_stands_out_and_enter_commits_to_none(qtbot: QtBot) -> None:
    for what in ("declare", "call", "lead"):
        widget, _ = at_position(what)
        qtbot.addWidget(widget)
        answers = answers_of(widget)
        assert mains(widget) == []
        QTest.keyClick(widget, Qt.Key.Key_Return)
        assert not answers


def test_what_a_hint_names_is_the_default_button_and_enter_does_it(qtbot: QtBot) -> None:
    widget, _ = at_position("declare")
    qtbot.addWidget(widget)
    answers = answers_of(widget)
    passing = TAIHE.passing
    assert mains(widget) != [passing]
    hinted(widget, passing)
    assert mains(widget) == [passing]
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert answers == [passing]


def test_other_cards_than_the_hint_names_are_played_by_their_own_button(qtbot: QtBot) -> None:
    widget, _ = at_position("follow", lambda view: sum(verb_of(each) == "play" for each in view.candidates()) > 2)
    qtbot.addWidget(widget)
    answers = answers_of(widget)
    hinted(widget, TAIHE.passing)
    assert mains(widget) == [TAIHE.passing]
    play = [each for each in widget.view.candidates() if verb_of(each) == "play"][-1]  # type: ignore[union-attr]
    widget.choose(play.cards)
    assert mains(widget) == [play]
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert answers == [play]


@pytest.mark.parametrize("walks", [0, 2])
def test_enter_calls_the_card_that_a_hint_names_wherever_the_keyboard_was(qtbot: QtBot, walks: int) -> None:
    widget, _ = at_position("call")
    qtbot.addWidget(widget)
    assert widget.prompt_panel is not None
    grid, answers = widget.prompt_panel.grid, answers_of(widget)
    for _ in range(walks):
        QTest.keyClick(grid.focusWidget(), Qt.Key.Key_Right)
    focused = grid.focusWidget()
    assert focused is not None
    wanted = [cell for cell in grid.cells if cell.offer.allowed and cell is not focused][-1].offer.action
    hinted(widget, wanted)
    assert mains(widget) == [wanted]
    QTest.keyClick(grid.focusWidget(), Qt.Key.Key_Return)
    assert answers == [wanted]


def test_enter_passes_in_the_grid_where_a_hint_says_so_until_a_card_is_chosen(qtbot: QtBot) -> None:
    for chooses in (False, True):
        widget, _ = at_position("call")
        qtbot.addWidget(widget)
        assert widget.prompt_panel is not None
        grid, answers = widget.prompt_panel.grid, answers_of(widget)
        hinted(widget, TAIHE.passing)
        assert mains(widget) == [TAIHE.passing]
        cell = next(cell for cell in grid.cells if cell.offer.allowed)
        if chooses:
            QTest.mouseClick(cell, Qt.MouseButton.LeftButton)
        QTest.keyClick(grid.focusWidget(), Qt.Key.Key_Return)
        assert answers == [cell.offer.action if chooses else TAIHE.passing]


def test_a_hint_that_is_put_away_leaves_no_default_behind(qtbot: QtBot) -> None:
    widget, _ = at_position("declare")
    qtbot.addWidget(widget)
    before = mains(widget)
    hinted(widget, TAIHE.passing)
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert mains(widget) == before


def test_a_refusal_goes_as_soon_as_other_cards_are_chosen(qtbot: QtBot) -> None:
    widget, _ = at_position("lead")
    qtbot.addWidget(widget)
    assert widget.prompt_panel is not None
    status = widget.prompt_panel.status
    cards = widget.hand.cards
    odd = next(pair for pair in pairwise(cards) if pair[0].rank != pair[1].rank)
    widget.choose(odd)
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert status.refused
    widget.choose(odd[:1])
    assert not status.refused


def test_what_was_to_be_chosen_goes_as_soon_as_it_is(qtbot: QtBot) -> None:
    widget, _ = at_position("give")
    qtbot.addWidget(widget)
    assert widget.prompt_panel is not None
    status, cards = widget.prompt_panel.status, widget.hand.cards
    widget.choose(cards[:2])
    QTest.keyClick(widget, Qt.Key.Key_Return)
    wanted = status.text()
    assert not status.refused
    widget.choose(cards[-1:])
    assert status.text() != wanted


def test_a_refusal_and_its_link_stay_until_the_choice_changes_or_escape_puts_them_away(qtbot: QtBot) -> None:
    for by_key in (False, True):
        widget, _ = at_position("lead")
        qtbot.addWidget(widget)
        assert widget.prompt_panel is not None
        status, cards = widget.prompt_panel.status, widget.hand.cards
        odd = next(pair for pair in pairwise(cards) if pair[0].rank != pair[1].rank)
        widget.choose(odd)
        QTest.keyClick(widget, Qt.Key.Key_Return)
        status._timer.timeout.emit() if status._timer.isActive() else widget.controls.rechoose()
        assert status.refused
        assert not widget.controls.link.isHidden()
        if by_key:
            QTest.keyClick(widget, Qt.Key.Key_Escape)
        else:
            widget.choose(odd[:1])
        assert not status.refused
        assert widget.controls.link.isHidden()


def test_what_a_button_said_of_the_choice_goes_with_it_though_the_pointer_was_there(qtbot: QtBot) -> None:
    widget, _ = at_position("lead")
    qtbot.addWidget(widget)
    panel = widget.prompt_panel
    assert panel is not None
    play = panel.bar.readings[0]
    play.neared.emit(play.offer)
    asked = panel.status.text()
    assert asked == "Choose cards in your hand first."
    play.neared.emit(None)
    assert panel.status.text() == asked, "it stands for a while"
    widget.choose(widget.hand.cards[:1])
    assert panel.status.text() != asked
