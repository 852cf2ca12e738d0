"""Exercises at the real table: the answers judged, the first one kept, and everything heard once."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.keep.exercise_answers import GivenAnswer
from app.learn.exercise_book import of_theme
from app.learn.exercising import AT_ONCE
from app.program import Program
from engine.exercises import collection_of, view_of
from engine.games import GAMES
from engine.lesson_judging import move_of
from engine.players.judge import Grade, Loss, judgement
from tests.app.learn.exercises.tasks import GAME, NOW, THEME, answers, begin

pytestmark = pytest.mark.usefixtures("house_players")


def test_the_right_move_is_praised_with_its_reason_and_played(program: Program, tmp_path: Path) -> None:
    begin(program)
    exercising, panel = program.learning.exercising, program.window.learning.exercise
    exercise = exercising._exercise
    assert exercise.theme == THEME
    assert program.window.windowTitle() == "Exercises: Big Two – Paizhuo"
    assert program.table.view == view_of(exercise)
    assert panel.strip.step.text() == "1 of 8"
    assert not panel.strip.next.isEnabled()
    program.table.chosen.emit(exercise.weighing.verdict.best.action)
    assert re.match(r"✓ Right! Best: The \S+ beats the \S+\. \w", panel.strip.answer.text())
    assert panel.strip.next.isEnabled()
    assert program.table.prompt_panel is not None
    assert program.table.prompt_panel.bar.isHidden(), "no button is left that nobody can press"
    assert len(program.table.view.history) > len(view_of(exercise).history)
    assert answers(tmp_path) == (GivenAnswer(exercise.key, GAME.key, THEME, NOW, True),)
    panel.strip.next.click()
    assert exercising._exercise != exercise


def test_exercises_are_found_answered_and_left_by_keys_alone(program: Program, tmp_path: Path, qtbot: QtBot) -> None:
    def press(*keys: Qt.Key, with_shift: bool = False) -> None:
        shift = Qt.KeyboardModifier.ShiftModifier if with_shift else Qt.KeyboardModifier.NoModifier
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or program.window, key, shift)

    def tab_to(button: QPushButton) -> None:
        for _ in range(30):
            if QApplication.focusWidget() is not button:
                press(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is button

    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    press(Qt.Key.Key_F4, with_shift=True)
    shown = program.window.learning._exercises
    assert shown is not None
    qtbot.waitUntil(shown.isActiveWindow)
    press(Qt.Key.Key_Tab, with_shift=True)
    assert QApplication.focusWidget() is shown.game
    while shown._shown != GAME:
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Tab)
    while shown._offered[shown.themes.currentRow()].theme != THEME:
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert not shown.isVisible()
    qtbot.waitUntil(program.window.isActiveWindow)
    exercise, panel = program.learning.exercising._exercise, program.window.learning.exercise
    assert (exercise.game, exercise.theme) == (GAME, THEME)
    assert QApplication.focusWidget() is program.table
    hand, (best,) = program.table.hand, exercise.weighing.verdict.best.action.cards
    press(Qt.Key.Key_Right)
    for _ in hand.cards:
        if hand.cards[hand.choice.cursor or 0] != best:
            press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Space)
    assert hand.chosen_cards == (best,)
    press(Qt.Key.Key_Return)
    assert panel.strip.answer.text().startswith("✓ Right! ")
    assert [answer.right for answer in answers(tmp_path)] == [True]
    tab_to(panel.strip.next)
    press(Qt.Key.Key_Return)
    assert program.learning.exercising._exercise != exercise
    tab_to(panel.strip.leave)
    press(Qt.Key.Key_Return)
    assert not program.learning.exercising.active


def test_only_the_first_answer_counts_and_a_worse_move_may_be_mended(program: Program, tmp_path: Path) -> None:
    begin(program)
    exercise, panel = program.learning.exercising._exercise, program.window.learning.exercise
    worse = next(move.action for move in exercise.weighing.verdict.moves[1:] if not move.tied)
    program.table.chosen.emit(worse)
    assert panel.strip.answer.text().startswith("× There is something better than passing. ")
    assert not panel.strip.next.isEnabled()
    program.table.chosen.emit(exercise.weighing.verdict.best.action)
    assert panel.strip.answer.text().startswith("✓ Right!")
    assert [answer.right for answer in answers(tmp_path)] == [False]
    panel.strip.again.click()
    assert program.table.view == view_of(exercise)
    program.table.chosen.emit(exercise.weighing.verdict.best.action)
    assert len(answers(tmp_path)) == 1


def test_every_answer_is_heard_once(program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    for module in ("ui.pages.exercises.exercise_panel", "ui.pages.lessons.lesson_panel", "ui.table.prompts.status"):
        monkeypatch.setattr(f"{module}.announce", lambda _widget, words: heard.extend([words] if words else ()))
    begin(program)
    exercise = program.learning.exercising._exercise
    heard.clear()
    program.table.chosen.emit(next(move.action for move in exercise.weighing.verdict.moves[1:] if not move.tied))
    assert heard == ["There is something better. Choose again, or have it shown."], "short, as it is one line"
    program.table.chosen.emit(exercise.weighing.verdict.best.action)
    assert [words[:8] for words in heard[1:]] == ["✓ Right!"]
    lesson, taihe = GAMES["taihe_a_bao"].lessons()[0], GAMES["taihe_a_bao"]
    program.learning.begin_lesson(taihe, lesson)
    heard.clear()
    program.learning._made_teacher()._submit(move_of(taihe, program.table.view, "pass"))
    panel = program.window.learning.panel
    assert panel.strip.answer.text().startswith("× ")
    assert len(heard) == 1
    assert heard[0].split()[-3:] == panel.strip.answer.text().split()[-3:]
    teacher = program.learning._made_teacher()
    lesson = next(each for each in GAME.lessons() if len(each.tasks) > 1)
    program.learning.begin_lesson(GAME, lesson)
    teacher._submit(move_of(GAME, program.table.view, lesson.tasks[0].right[0]))
    right = panel.strip.answer.text()
    assert right.startswith("✓ Right!")
    qtbot.waitUntil(lambda: teacher._place == 1)
    assert [right in words for words in heard].count(True) == 1


def test_a_refusal_goes_from_the_status_line_when_the_best_move_is_shown(program: Program) -> None:
    begin(program)
    exercise = program.learning.exercising._exercise
    assert program.table.prompt_panel is not None
    status = program.table.prompt_panel.status
    best = exercise.weighing.verdict.best.action
    program.table.choose(best.cards)
    program.table.chosen.emit(next(move.action for move in exercise.weighing.verdict.moves[1:] if not move.tied))
    assert status.refused
    program.window.learning.exercise.strip.show_move.click()
    assert not status.refused


def test_the_move_that_is_shown_stands_at_the_table_as_a_hint_marks_it_and_can_be_made(program: Program) -> None:
    program.window.learning.exercise_wanted.emit("taihe_a_bao", "calling")
    exercise, panel = program.learning.exercising._exercise, program.window.learning.exercise
    assert str(exercise.weighing.verdict.best.action) == "call KH"
    panel.strip.show_move.click()
    asked = program.table.prompt_panel
    assert asked is not None
    assert str(asked.grid.chosen) == "KH"
    assert [each.caption for each in asked.bar.buttons if each.isVisible() and each.main] == ["Call for the K♥"]
    assert panel.strip.next.isEnabled()
    program.table.chosen.emit(exercise.game.passing)
    assert panel.strip.answer.text().startswith("× There is something better than passing")
    assert panel.strip.next.isEnabled(), "what was shown may be left at any time"
    asked.grid.choose(exercise.weighing.verdict.best.action.card)
    program.table.chosen.emit(exercise.weighing.verdict.best.action)
    assert panel.strip.answer.text().startswith("✓ Right! Best: Call for the K♥. ")


def test_of_a_shown_play_that_asks_the_others_not_to_beat_it_the_cards_are_chosen(program: Program) -> None:
    program.window.learning.exercise_wanted.emit("bao_huang", "friends")
    best = program.learning.exercising._exercise.weighing.verdict.best.action
    assert str(best) == "play 2D please"
    program.window.learning.exercise.strip.show_move.click()
    assert program.table.hand.chosen_cards == best.cards
    QTest.keyClick(program.table, Qt.Key.Key_Return)
    assert program.window.learning.exercise.strip.answer.text().startswith(
        "✓ Right! Best: A 2 beats a Queen, with the request"
    )


def test_where_nobody_passes_no_button_says_pass_beside_pass_it_on(program: Program) -> None:
    program.window.learning.exercise_wanted.emit("bao_huang", "crown")
    assert program.table.prompt_panel is not None
    bar = program.table.prompt_panel.bar
    assert [each.text() for each in bar.buttons if each.isVisible()] == ["Hint", "Be emperor", "Pass it on"]


@pytest.mark.parametrize("help_wanted", ["show", "hint"])
def test_what_was_shown_or_hinted_at_is_not_solved(program: Program, tmp_path: Path, help_wanted: str) -> None:
    begin(program)
    exercise, panel = program.learning.exercising._exercise, program.window.learning.exercise
    if help_wanted == "show":
        panel.strip.show_move.click()
        assert panel.strip.answer.text().startswith("→ Best: ")
    else:
        program.table.hint_wanted.emit(GAME, program.table.view)
        program.adviser.cancel()
        program.table.chosen.emit(exercise.weighing.verdict.best.action)
    assert [answer.right for answer in answers(tmp_path)] == [False]


def test_a_move_that_was_not_weighed_is_right_only_where_the_judge_shows_it_to_be_as_good(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(program)
    exercising, panel = program.learning.exercising, program.window.learning.exercise
    exercise, asked, how = exercising._exercise, [], []
    monkeypatch.setattr(exercising.critic, "ask", lambda *question, **ways: (asked.append(question), how.append(ways)))
    monkeypatch.setattr("app.learn.exercising.grade_of", lambda *_known: None)
    action = exercise.weighing.verdict.moves[1].action
    program.table.chosen.emit(action)
    ((key, game, view, made, known),) = asked
    assert how == [{"proves": True}]
    assert (game, view, made) == (GAME, view_of(exercise), action)
    assert known == exercise.weighing.undone()
    assert "looked at" in panel.strip.answer.text()
    size = GAME.search_model.matters(view)
    unclear = replace(exercise.weighing, made=action, grade=Grade.EQUAL, loss=Loss(size, 0.1, 240))
    exercising.critic.judged.emit(key, judgement(GAME, view, unclear))
    assert "cannot be told" in panel.strip.answer.text()
    assert not answers(tmp_path)
    graded = replace(unclear, loss=Loss(0.0, 0.0, 240))
    exercising.critic.judged.emit(key, judgement(GAME, view, graded))
    said = r"✓ Right! No difference can be told between passing and the \S+\. About the latter: [a-z]"
    assert re.match(said, panel.strip.answer.text())


def test_the_last_of_a_row_leads_back_to_the_list(program: Program) -> None:
    begin(program)
    panel = program.window.learning.exercise
    for _ in range(min(AT_ONCE, len(of_theme(collection_of(GAME), (), GAME, THEME)))):
        panel.strip.show_move.click()
        panel.strip.next.click()
    shown = program.window.learning._exercises
    assert shown is not None
    assert shown.isVisible()
    assert not program.learning.exercising.active
    assert "0 of 8 solved, often failed" in shown.themes.item(shown.themes.currentRow()).text()
