"""What was at the table before an exercise comes back as it was."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.program import Program
from app.session import Session
from tests.app.keep.test_hands import finished
from tests.app.learn.exercises.tasks import begin

pytestmark = pytest.mark.usefixtures("house_players")


def put_session(program: Program, actions: int) -> Session:
    """The session at the table once it was put there, so many actions into its deal."""
    session, _result = finished()
    program.controller.put(replace(session, record=replace(session.record, actions=session.record.actions[:actions])))
    assert program.controller.session is not None
    return program.controller.session


def test_the_session_at_the_table_comes_back_as_it_was(program: Program) -> None:
    left = put_session(program, 0)
    path = program.controller.path
    begin(program)
    assert program.controller.session == left, "it waits"
    assert program.controller.driver.empty
    program.window.learning.exercise.strip.leave.click()
    assert not program.learning.exercising.active
    assert program.lexicon.name_of(0) == "You"
    assert program.learning.exercising._panel is not None
    assert program.learning.exercising._panel.isHidden()
    assert program.window.pages.currentWidget() is program.window.table_page
    assert program.controller.driver.session == left
    assert program.controller.path == path
    assert program.table.view is not None
    assert program.table.view == program.controller.driver.view


def test_the_result_of_a_hand_comes_back_too_and_is_kept_once(program: Program, qtbot: QtBot) -> None:
    session, _result = finished()
    finishes: list[str] = []
    program.controller.finished.connect(lambda name, *_told: finishes.append(name))
    put_session(program, len(session.record.actions))
    result = program.window.table_page.result
    qtbot.waitUntil(result.isVisible)
    begin(program)
    assert not result.isVisible()
    begin(program)  # another theme, from the list
    program.window.learning.exercise.strip.leave.click()
    qtbot.waitUntil(result.isVisible)
    assert len(finishes) == 1


def test_the_last_of_a_row_gives_the_table_back_below_the_list(program: Program) -> None:
    left = put_session(program, 0)
    begin(program)
    exercising, panel = program.learning.exercising, program.window.learning.exercise
    exercising._place = len(exercising._queue) - 1
    panel.strip.show_move.click()
    panel.strip.next.click()
    assert program.window.learning._exercises is not None
    assert program.window.learning._exercises.isVisible()
    assert program.controller.driver.session == left


def test_where_practice_was_at_the_table_the_session_before_it_comes_back(program: Program) -> None:
    left = put_session(program, 0)
    program.controller.put(finished()[0].practised(0))
    begin(program)
    assert not program.controller.practising
    program.controller.put(finished()[0].practised(0))
    assert not program.learning.exercising.active
    begin(program)
    program.window.learning.exercise.strip.leave.click()
    assert program.controller.driver.session == left


def test_who_came_from_the_lobby_goes_back_there_and_a_paused_session_waits(program: Program) -> None:
    left = put_session(program, 0)
    program.window.leave_table()
    begin(program)
    program.window.learning.exercise.strip.leave.click()
    assert program.window.pages.currentWidget() is program.window.lobby
    assert program.controller.driver.empty
    assert program.controller.session == left


@pytest.mark.parametrize("paused", [False, True])
def test_the_session_that_waits_is_gone_on_with_in_the_middle_of_an_exercise(program: Program, paused: bool) -> None:
    left = put_session(program, 0)
    if paused:
        program.window.leave_table()
    begin(program)
    program.window.resume_wanted.emit()
    assert program.controller.driver.session == left
    assert not program.learning.exercising.active
    assert program.window.learning.exercise.isHidden()


def test_the_lobby_is_reached_out_of_an_exercise_and_the_session_waits_there(program: Program) -> None:
    left = put_session(program, 0)
    begin(program)
    program.window.menus.actions["new_session"].trigger()
    assert program.window.pages.currentWidget() is program.window.lobby
    assert not program.learning.exercising.active
    assert program.controller.session == left
    assert not program.controller.displaced
