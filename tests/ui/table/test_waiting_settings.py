"""Settings for what one waits for: dimmed cards, held tricks, and a pass where nothing beats."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.game import act, verb_of
from engine.playable import beats_nothing, unplayable
from tests.ui.table.bashi import BASHI, PRESETS, Hand, chosen, table
from tests.ui.table.seated import AGES, TAIHE, US, at_position, said, seen
from ui.kit.settings import Settings
from ui.table.table_widget import TableWidget


def only_pass(view: Any) -> bool:
    return all(verb_of(each) == "pass" for each in view.candidates())


def some_cannot(view: Any) -> bool:
    return 0 < len(unplayable(TAIHE, view)) < len(view.hand) and not only_pass(view)


def veiled(widget: TableWidget) -> set[Any]:
    return {item.card for item in widget.board.hand.items if item.veiled}


def test_where_nothing_beats_the_question_says_so_and_enter_passes(qtbot: QtBot) -> None:
    widget, _ = at_position("follow", only_pass)
    qtbot.addWidget(widget)
    answers: list[Any] = []
    widget.chosen.connect(answers.append)
    assert said(widget) == widget.lexicon.say("table.nothing_beats")
    assert widget.board.words().splitlines()[0] == said(widget), "the table as text asks the same"
    assert widget.prompt_panel is not None
    assert widget.prompt_panel.bar.passing.main
    assert not any(button.main for button in widget.prompt_panel.bar.readings)
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert answers == [TAIHE.passing]


def test_whether_something_beats_is_found_once_for_a_turn(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def found(game: Any, view: Any) -> bool:
        asked.append(view)
        return beats_nothing(game, view)

    monkeypatch.setattr("ui.table.scene.spoken.beats_nothing", found)
    widget, _ = at_position("follow", only_pass)
    qtbot.addWidget(widget)
    widget.choose(widget.hand.cards[:1])
    widget.choose(())
    assert widget.board.words()
    assert len([view for view in asked if view is widget.view]) == 1


def test_enter_never_passes_where_something_beats_or_a_card_is_chosen(qtbot: QtBot) -> None:
    for also in (some_cannot, only_pass):
        widget, _ = at_position("follow", also)
        qtbot.addWidget(widget)
        answers: list[Any] = []
        widget.chosen.connect(answers.append)
        if also is only_pass:
            widget.choose(widget.hand.cards[:1])
        QTest.keyClick(widget, Qt.Key.Key_Return)
        assert not answers


def test_cards_that_do_not_go_are_dimmed_where_one_wants_it_and_it_is_no_help(qtbot: QtBot) -> None:
    widget, _ = at_position("follow", some_cannot, Settings(speed="off", pace=0, dim=True))
    qtbot.addWidget(widget)
    helped: list[bool] = []
    widget.hinted.connect(lambda: helped.append(True))
    expected = unplayable(TAIHE, widget.view)  # type: ignore[arg-type]
    assert expected
    assert veiled(widget) == expected
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert veiled(widget) == expected
    widget.apply_settings(Settings(speed="off", pace=0))
    assert not veiled(widget)
    assert not helped


def test_a_trick_is_held_until_a_key_or_a_click(qtbot: QtBot) -> None:
    for go_on in (
        lambda widget: QTest.keyClick(widget, Qt.Key.Key_Space),
        lambda widget: QTest.mouseClick(
            widget.table_view.viewport(), Qt.MouseButton.LeftButton, pos=widget.rect().center() / 2
        ),
    ):
        widget = table(PRESETS["sheng_ji"], Settings(hold_tricks=True))
        qtbot.addWidget(widget)
        hand = Hand(widget, PRESETS["sheng_ji"], 3)
        _until_a_trick_is_won(hand)
        widget.advance(AGES)
        assert not widget.board.settled
        assert "best" in widget.stage.picture.marks
        assert said(widget) == widget.lexicon.say("table.held")
        assert not [item for item in widget.scene._plates if item.plate.on_turn], "the table waits for no seat"
        panel = widget.prompt_panel
        assert panel is not None
        panel.status.ask_again()  # as after the time of a remark
        widget.input.choose((0,))
        widget.controls.rechoose()
        assert said(widget) == widget.lexicon.say("table.held"), "it stands as long as the trick does"
        go_on(widget)
        assert widget.board.settled
        assert [item.plate.on_turn for item in widget.scene._plates].count(True) == 1
        assert said(widget) != widget.lexicon.say("table.held")


def test_a_held_trick_goes_when_tricks_are_no_longer_to_be_held(qtbot: QtBot) -> None:
    widget = table(PRESETS["sheng_ji"], Settings(hold_tricks=True))
    qtbot.addWidget(widget)
    _until_a_trick_is_won(Hand(widget, PRESETS["sheng_ji"], 3))
    widget.advance(AGES)
    widget.apply_settings(Settings(hold_tricks=True, sound=True))
    assert said(widget) == widget.lexicon.say("table.held"), "what nobody asked to change stays"
    assert not widget.board.moving
    widget.apply_settings(Settings())
    assert widget.scene.flights.count, "it is set aside as usual"
    widget.advance(AGES)
    assert widget.board.settled
    assert said(widget) != widget.lexicon.say("table.held")


def _until_a_trick_is_won(hand: Hand) -> None:
    """Play the hand as the fast players would until the first trick is complete."""
    state: Any = hand.step.state
    while not state.view(US).tricks:
        view = state.view(state.turn)
        hand.step = act(state, chosen(view, hand.number, BASHI.greedy))
        if not hand.step.state.view(US).tricks:
            state = hand.step.state
            continue
        hand.widget.present(view if view.seat == US else state.view(US))
        hand.widget.play(seen(hand.step), hand.step.state.view(US))
        state = hand.step.state
