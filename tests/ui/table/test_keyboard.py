"""The table with the keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.words import capitalised
from tests.ui.table.seated import AGES, TAIHE, US, at_position, dealt, said, seen, table
from ui.table.prompts.name_grid import NameCell
from ui.table.table_widget import TableWidget

SHIFT = Qt.KeyboardModifier.ShiftModifier


def press(widget: TableWidget, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        QTest.keyClick(widget, key, modifier)


def at(qtbot: QtBot, what: str, also: Any = lambda _view: True) -> TableWidget:
    widget, _ = at_position(what, also)
    qtbot.addWidget(widget)
    return widget


def test_arrows_and_space_choose_and_enter_plays(qtbot: QtBot) -> None:
    widget = at(qtbot, "lead")
    actions: list[object] = []
    widget.chosen.connect(actions.append)
    press(widget, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert widget.hand.choice.chosen == {1}
    press(widget, Qt.Key.Key_Return)
    assert actions == [TAIHE.read_action(f"play {widget.hand.cards[1]}")]


def test_shift_and_arrows_choose_a_range_and_backspace_frees_it(qtbot: QtBot) -> None:
    widget = at(qtbot, "lead")
    press(widget, Qt.Key.Key_Right)
    press(widget, Qt.Key.Key_Right, Qt.Key.Key_Right, modifier=SHIFT)
    assert widget.hand.choice.chosen == {0, 1, 2}
    press(widget, Qt.Key.Key_Backspace)
    assert widget.hand.choice.chosen == frozenset()


def test_p_passes_where_one_may_and_says_why_where_not(qtbot: QtBot) -> None:
    follower, leader = at(qtbot, "follow"), at(qtbot, "lead")
    actions: list[object] = []
    follower.chosen.connect(actions.append)
    leader.chosen.connect(actions.append)
    press(follower, Qt.Key.Key_P)
    assert actions == [TAIHE.read_action("pass")]
    press(leader, Qt.Key.Key_P)
    assert len(actions) == 1
    assert said(leader) == capitalised(leader.lexicon.say(leader.view.refusal(TAIHE.read_action("pass")).text))


def test_shift_h_goes_through_the_legal_plays_from_the_weakest_up_and_round_again(qtbot: QtBot) -> None:
    widget = at(qtbot, "follow", lambda view: 3 <= len(list(view.candidates())) <= 5)
    plays = [action for action in widget.view.candidates() if str(action) != "pass"]
    for play in (*plays, plays[0]):
        press(widget, Qt.Key.Key_H, modifier=Qt.KeyboardModifier.ShiftModifier)
        assert set(widget.hand.chosen_cards) == set(play.cards)
        assert capitalised(widget.lexicon.say(TAIHE.caption(widget.view, play))) in said(widget)


def test_shift_h_says_so_where_one_can_only_pass(qtbot: QtBot) -> None:
    widget = at(qtbot, "follow", lambda view: len(list(view.candidates())) == 1)
    press(widget, Qt.Key.Key_H, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert said(widget) == widget.lexicon.say("table.hint.pass_only")
    assert widget.hand.choice.chosen == frozenset()


def test_s_sorts_in_the_next_order_and_keeps_what_is_chosen(qtbot: QtBot) -> None:
    widget = at(qtbot, "lead")
    widget.input.choose((0, 2))
    cards = set(widget.hand.chosen_cards)
    orders = []
    for _ in range(4):
        press(widget, Qt.Key.Key_S)
        orders.append(widget.hand.order)
        assert set(widget.hand.chosen_cards) == cards
        assert said(widget) == widget.lexicon.say(f"table.sorted.{widget.hand.order}")
    assert len(set(orders)) == 4


def test_t_speaks_the_table_and_any_key_takes_the_words_away(qtbot: QtBot) -> None:
    widget = at(qtbot, "follow")
    words: list[str] = []
    widget.spoken.connect(words.append)
    press(widget, Qt.Key.Key_T)
    assert widget.panel.isVisible()
    assert "Unbeaten" in words[0]
    press(widget, Qt.Key.Key_Space)
    assert not widget.panel.isVisible()
    assert widget.hand.choice.chosen == frozenset()


def test_l_shows_the_last_trick_once_there_is_one(qtbot: QtBot) -> None:
    fresh = at(qtbot, "declare")
    press(fresh, Qt.Key.Key_L)
    assert not fresh.panel.isVisible()
    assert said(fresh) == fresh.lexicon.say("table.no_last_trick")
    later = at(qtbot, "lead", lambda view: "aside" in {place.zone for place in view.places()})
    press(later, Qt.Key.Key_L)
    assert later.panel.isVisible()
    wide = later.panel.geometry()
    later.resize(800, 800)
    narrow = later.panel.geometry()
    assert narrow.width() < wide.width(), "its cards become smaller with the table"
    press(later, Qt.Key.Key_L)
    press(later, Qt.Key.Key_L)
    assert later.panel.geometry() == narrow, "as if it were opened now"


def test_the_last_trick_hides_no_play_that_is_to_be_beaten_while_there_is_free_felt(qtbot: QtBot) -> None:
    widget = at(qtbot, "lead", lambda view: "aside" in {place.zone for place in view.places()})
    press(widget, Qt.Key.Key_L)
    middle = widget.panel.geometry().center()
    press(widget, Qt.Key.Key_L)
    unbeaten = QRectF(middle.x(), middle.y(), 30, 40)
    widget.scene.best.cover(unbeaten)
    press(widget, Qt.Key.Key_L)
    assert widget.panel.isVisible()
    assert not unbeaten.intersects(QRectF(widget.panel.geometry()))


@pytest.mark.parametrize(
    ("key", "modifier", "signal"),
    [
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "undo_asked"),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, "rules_asked"),
    ],
)
def test_what_the_window_does_is_asked_for(
    qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier, signal: str
) -> None:
    widget = at(qtbot, "lead")
    with qtbot.waitSignal(getattr(widget, signal)):
        press(widget, key, modifier=modifier)


def test_enter_declares_nothing_by_accident(qtbot: QtBot) -> None:
    widget = at(qtbot, "declare")
    actions: list[object] = []
    widget.chosen.connect(actions.append)
    press(widget, Qt.Key.Key_Return)
    assert actions == []
    assert widget.prompt_panel is not None
    assert widget.focusWidget() is widget.prompt_panel.bar.readings[0]


def test_the_keyboard_comes_back_to_the_table_after_a_button_and_after_the_grid(qtbot: QtBot) -> None:
    for what in ("declare", "call"):
        widget = at(qtbot, what)
        assert widget.prompt_panel is not None
        if what == "declare":
            press(widget, Qt.Key.Key_Return)
            QTest.keyClick(widget.prompt_panel.bar.readings[0], Qt.Key.Key_Return)
        else:
            cell = next(cell for cell in widget.prompt_panel.grid.cells if cell.offer.allowed)
            QTest.keyClick(cell, Qt.Key.Key_Space)
            QTest.keyClick(cell, Qt.Key.Key_Return)
        assert widget.focusWidget() is widget


def test_any_key_ends_the_deal_and_does_nothing_else(qtbot: QtBot) -> None:
    step, widget = dealt(2), table()
    qtbot.addWidget(widget)
    actions: list[object] = []
    widget.chosen.connect(actions.append)
    widget.deal(seen(step), step.state.view(US))
    widget.advance(400)
    press(widget, Qt.Key.Key_P)
    assert widget.stage.settled
    assert actions == []


@pytest.mark.rule("TAB-22", "TAB-24")
def test_the_grid_is_walked_with_arrows_and_greyed_cards_say_why(qtbot: QtBot) -> None:
    widget = at(qtbot, "call")
    actions: list[object] = []
    widget.chosen.connect(actions.append)
    assert widget.prompt_panel is not None
    grid = widget.prompt_panel.grid
    assert grid.isVisible()
    assert len(grid.cells) == 40
    refused = [cell for cell in grid.cells if not cell.offer.allowed]
    assert {cell.card for cell in refused} == set(TAIHE.pack(widget.view.options)) - set(widget.view.prompt().choices)
    for cell in refused:
        assert cell.toolTip() == widget.lexicon.say(widget.view.refusal(TAIHE.read_action(f"call {cell.card}")).text)
        cell.click()
        assert said(widget) == capitalised(cell.toolTip())
    assert actions == []
    start = grid.cells[12]
    start.setFocus()
    QTest.keyClick(start, Qt.Key.Key_Right)
    assert widget.focusWidget() is grid.cells[13]
    QTest.keyClick(grid.cells[13], Qt.Key.Key_Down)
    assert widget.focusWidget() is grid.cells[23]
    allowed = next(cell for cell in grid.cells if cell.offer.allowed)
    allowed.setFocus()
    QTest.keyClick(allowed, Qt.Key.Key_Return)
    assert actions == [], "the first Enter chooses"
    QTest.keyClick(allowed, Qt.Key.Key_Return)
    assert actions == [TAIHE.read_action(f"call {allowed.card}")]
    assert not grid.isVisible()


def test_in_the_grid_p_passes(qtbot: QtBot) -> None:
    widget = at(qtbot, "call")
    actions: list[object] = []
    widget.chosen.connect(actions.append)
    assert widget.prompt_panel is not None
    cell: NameCell = widget.prompt_panel.grid.cells[5]
    QTest.keyClick(cell, Qt.Key.Key_P)
    assert actions == [TAIHE.read_action("pass")]
    widget.advance(AGES)


@pytest.mark.parametrize("how", ["button", "double click", "enter"])
def test_a_card_is_chosen_first_and_then_called(qtbot: QtBot, how: str) -> None:
    widget = at(qtbot, "call")
    actions: list[object] = []
    widget.chosen.connect(actions.append)
    panel = widget.prompt_panel
    assert panel is not None
    question, grid = said(widget), panel.grid
    assert grid.chosen is None, "focus is no choice"
    captions = {capitalised(widget.lexicon.say(cell.offer.caption)) for cell in grid.cells if cell.offer.caption}
    assert question not in captions, "nothing is told as done that is not"
    cells = [cell for cell in grid.cells if cell.offer.allowed]
    assert all(cell.width() >= 44 and cell.height() >= 44 for cell in grid.cells)
    QTest.mouseClick(cells[2], Qt.MouseButton.LeftButton)
    QTest.mouseClick(cells[3], Qt.MouseButton.LeftButton)
    assert actions == []
    assert [cell for cell in grid.cells if cell.badge] == [cells[3]]
    main = panel.bar.readings[0]
    assert main.isEnabled()
    assert main.offer is not None
    assert main.offer.action == cells[3].offer.action
    if how == "button":
        QTest.mouseClick(main, Qt.MouseButton.LeftButton)
    elif how == "enter":
        press(widget, Qt.Key.Key_Return)
    else:
        QTest.mouseDClick(cells[3], Qt.MouseButton.LeftButton)
    assert actions == [cells[3].offer.action]


def test_an_arrow_chooses_where_it_goes(qtbot: QtBot) -> None:
    widget = at(qtbot, "call")
    assert widget.prompt_panel is not None
    grid = widget.prompt_panel.grid
    place = next(
        number
        for number in range(len(grid.cells) - 1)
        if grid.cells[number].offer.allowed and grid.cells[number + 1].offer.allowed and (number + 1) % 10
    )
    grid.cells[place].setFocus()
    QTest.keyClick(grid.cells[place], Qt.Key.Key_Right)
    assert grid.chosen == grid.cells[place + 1].card
