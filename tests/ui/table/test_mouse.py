"""The mouse on the hand, with real events: click, sweep, double click, drag and drop."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.game import act
from tests.ui.table.seated import AGES, TAIHE, US, at_position, click, drag, middle_of, said, seen, table
from tests.ui.table.seated import dealt as first_step
from ui.kit.settings import Settings
from ui.table.layout.sorting import BY_HAND
from ui.table.table_widget import TableWidget

MIDDLE = QPoint(640, 300)
SHIFT = Qt.KeyboardModifier.ShiftModifier


def leading(qtbot: QtBot, **settings: Any) -> TableWidget:
    """A table where we lead and hold at least one pair."""

    def pairs(view: Any) -> bool:
        return len({card.rank for card in view.hand}) < len(view.hand)

    widget, _ = at_position("lead", pairs, Settings(play_on_double_click=False, **settings))
    qtbot.addWidget(widget)
    return widget


def chosen(widget: TableWidget) -> set[int]:
    return set(widget.hand.choice.chosen)


def pair_of(widget: TableWidget) -> tuple[int, int]:
    """The places of two cards of one rank, side by side."""
    cards = widget.hand.cards
    return next((n, n + 1) for n in range(len(cards) - 1) if cards[n].rank == cards[n + 1].rank)


def double_click(widget: TableWidget, slot: int) -> None:
    """What Qt sends for a double click: a press, a release, the double click in place of a press, a release."""
    viewport, at = widget.table_view.viewport(), middle_of(widget, slot)
    click(widget, at)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)


def test_a_click_chooses_a_card_and_another_one_frees_it(qtbot: QtBot) -> None:
    widget = leading(qtbot)
    click(widget, middle_of(widget, 1))
    assert chosen(widget) == {1}
    widget.advance(AGES)
    assert widget.hand.items[1].pose.at.y < widget.hand.items[0].pose.at.y
    click(widget, middle_of(widget, 2))
    click(widget, middle_of(widget, 1))
    assert chosen(widget) == {2}


def test_shift_click_takes_all_equals(qtbot: QtBot) -> None:
    widget = leading(qtbot)
    first, second = pair_of(widget)
    click(widget, middle_of(widget, first), SHIFT)
    assert {first, second} <= chosen(widget)
    assert {widget.hand.cards[slot].rank for slot in chosen(widget)} == {widget.hand.cards[first].rank}


def test_a_double_click_takes_all_equals(qtbot: QtBot) -> None:
    widget = leading(qtbot)
    first, second = pair_of(widget)
    double_click(widget, first)
    assert {first, second} <= chosen(widget)


def test_a_double_click_plays_where_one_wants_it(qtbot: QtBot) -> None:
    widget = leading(qtbot)
    widget.apply_settings(Settings(play_on_double_click=True))
    actions: list[object] = []
    widget.chosen.connect(actions.append)
    double_click(widget, 0)
    assert actions == [TAIHE.read_action(f"play {widget.hand.cards[0]}")]


def test_a_sweep_chooses_all_that_it_passes(qtbot: QtBot) -> None:
    widget = leading(qtbot)
    drag(widget, middle_of(widget, 1), middle_of(widget, 4))
    assert chosen(widget) == {1, 2, 3, 4}


def test_the_right_button_frees_all_cards(qtbot: QtBot) -> None:
    widget = leading(qtbot)
    click(widget, middle_of(widget, 1))
    QTest.mouseClick(widget.table_view.viewport(), Qt.MouseButton.RightButton, pos=MIDDLE)
    assert chosen(widget) == set()


def test_dragging_a_chosen_card_to_the_table_plays_the_choice(qtbot: QtBot) -> None:
    widget = leading(qtbot)
    first, second = pair_of(widget)
    actions: list[object] = []
    widget.chosen.connect(actions.append)
    widget.input.choose((first, second))
    widget.advance(AGES)
    cards = widget.hand.chosen_cards
    drag(widget, middle_of(widget, first), MIDDLE)
    assert [set(str(action).split()[1:]) for action in actions] == [set(map(str, cards))]


def test_the_drop_zone_says_during_the_drag_what_it_would_be(qtbot: QtBot) -> None:
    widget = leading(qtbot)
    drag(widget, middle_of(widget, 0), MIDDLE, drop=False)
    zone, card = widget.scene.zone, widget.hand.cards[0]
    assert zone.isVisible()
    assert zone.goes
    assert (
        max(item.zValue() for item in widget.hand.items) == widget.hand.items[0].zValue() > widget.scene.best.zValue()
    )
    assert zone.words == widget.lexicon.say(TAIHE.caption(widget.view, TAIHE.read_action(f"play {card}")))


@pytest.mark.rule("TAB-31")
def test_an_illegal_drop_glides_home_and_the_status_line_says_why(qtbot: QtBot) -> None:
    widget = leading(qtbot)
    cards = widget.hand.cards
    two = next((0, n) for n in range(1, len(cards)) if cards[n].rank != cards[0].rank)
    actions: list[object] = []
    widget.chosen.connect(actions.append)
    widget.input.choose(two)
    widget.advance(AGES)
    before = widget.scene.positions.facts()
    drag(widget, middle_of(widget, 0), MIDDLE, drop=False)
    reason = widget.scene.zone.words
    assert not widget.scene.zone.goes
    QTest.mouseRelease(widget.table_view.viewport(), Qt.MouseButton.LeftButton, pos=MIDDLE)
    assert actions == []
    assert said(widget) == reason
    assert 180 <= widget.board.clock.remaining <= 230
    widget.advance(AGES)
    assert widget.scene.positions.facts() == before
    assert not widget.scene.zone.isVisible()


def test_what_was_played_by_a_drop_flies_on_from_where_it_was_let_go(qtbot: QtBot) -> None:
    widget, state = at_position("lead")
    qtbot.addWidget(widget)

    def commit(action: object) -> None:
        step = act(state, action)  # type: ignore[type-var]
        widget.play(seen(step), step.state.view(US))  # type: ignore[arg-type]

    widget.chosen.connect(commit)
    item = widget.hand.items[0]
    drag(widget, middle_of(widget, 0), MIDDLE)
    assert item not in widget.hand.items
    assert abs(item.pose.at.y - MIDDLE.y()) < 60
    widget.advance(AGES)
    assert widget.stage.settled


def test_off_turn_a_drag_says_so_and_a_choice_is_kept_for_later(qtbot: QtBot) -> None:
    widget, state = at_position("lead")
    qtbot.addWidget(widget)
    step = act(state, next(iter(state.view(US).candidates())))
    widget.play(seen(step), step.state.view(US))
    widget.advance(AGES)
    card = widget.hand.cards[2]
    click(widget, middle_of(widget, 2))
    drag(widget, middle_of(widget, 0), MIDDLE, drop=False)
    assert widget.scene.zone.words == widget.lexicon.say("table.not_now")
    QTest.mouseRelease(widget.table_view.viewport(), Qt.MouseButton.LeftButton, pos=MIDDLE)
    while step.state.turn != US and step.state.turn is not None:
        step = act(step.state, next(iter(step.state.view(step.state.turn).candidates())))
        widget.play(seen(step), step.state.view(US))
        widget.advance(AGES)
    assert card in widget.hand.chosen_cards


def test_a_hand_sorted_by_hand_is_rearranged_by_dragging_inside_it(qtbot: QtBot) -> None:
    widget = leading(qtbot)
    while widget.hand.order != BY_HAND:
        widget.sort()
    widget.advance(AGES)
    cards = widget.hand.cards
    drag(widget, middle_of(widget, 0), middle_of(widget, 3) + QPoint(20, 0))
    widget.advance(AGES)
    assert widget.hand.cards == (*cards[1:4], cards[0], *cards[4:])


def test_a_click_while_the_cards_are_taken_ends_that_and_chooses_nothing(qtbot: QtBot) -> None:
    step, widget = first_step(2), table()
    qtbot.addWidget(widget)
    widget.deal(seen(step), step.state.view(US))
    widget.advance(600)
    click(widget, QPoint(640, 720))
    assert widget.stage.settled
    assert chosen(widget) == set()
    assert len(widget.hand.items) == 10


def test_the_card_under_the_pointer_lifts_and_its_hit_box_stays(qtbot: QtBot) -> None:
    widget = leading(qtbot)
    at, box = middle_of(widget, 2), widget.hand.fan.slots[2].box
    QTest.mouseMove(widget.table_view.viewport(), at)
    widget.advance(100)
    lifted = widget.hand.items[0].pose.at.y - widget.hand.items[2].pose.at.y
    assert 12 <= lifted <= 16
    assert widget.hand.fan.slots[2].box == box


def test_cards_stay_with_the_pointer_while_others_play(qtbot: QtBot) -> None:
    widget, state = at_position("lead")
    qtbot.addWidget(widget)
    state = act(state, next(iter(state.view(0).candidates()))).state
    widget.present(state.view(0))
    drag(widget, middle_of(widget, 0), MIDDLE, drop=False)
    (carried,) = widget.hand.carried
    there = carried.pose.at
    step = act(state, list(state.view(state.turn).candidates())[-1])
    widget.play(seen(step), step.state.view(0))
    widget.advance(AGES)
    assert carried in widget.hand.carried
    assert carried.pose.at == there


def test_a_remark_goes_with_the_question_that_it_spoke_of(qtbot: QtBot) -> None:
    widget, _ = at_position("call")
    qtbot.addWidget(widget)
    assert widget.prompt_panel is not None
    widget.prompt_panel.status.remark("Call for Q♠")
    widget.prompt_panel.rest()
    assert said(widget) == ""
