"""Exercises at the real table: answers judged, the first one kept, mistakes of one's own, and everything given back."""

from __future__ import annotations

import multiprocessing
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.arguments import read_arguments
from app.keep.exercise_answers import ANSWERS_FILE, GivenAnswer, add_answer, read_answers
from app.keep.hands import HandsFolder
from app.keep.own_exercises import SUFFIX, OwnExercises
from app.learn.exercise_book import in_order, of_theme, offered
from app.learn.exercising import AT_ONCE
from app.learn.spacing import due_dates
from app.play.practice import practice_of
from app.program import Program
from app.session import Session, decisions
from engine.exercises import collection_of, right_moves, view_of
from engine.game import Action, AnyGame
from engine.games import GAMES
from engine.lesson_judging import move_of
from engine.players.hints import verdict_for
from engine.players.judge import Grade, Loss, Weighing, judgement
from engine.search_model import Verdict, Weighed
from engine.words import Text, text
from tests.app.keep.test_hands import NOON, finished
from tests.app.test_program import places_in, with_pace
from tests.engine.test_exercises import QUICK
from ui.pages.exercises.offered import OWN, Offered, first_of
from ui.pages.review.kept_hand import KeptHand

pytestmark = pytest.mark.usefixtures("house_players")

NOW = datetime(2026, 11, 22, 20, tzinfo=UTC)
GAME = GAMES["big_two"]
THEME = "partner"


@pytest.fixture
def program(tmp_path: Path, qtbot: QtBot) -> Iterator[Program]:
    with_pace(tmp_path, 0)
    program = Program(read_arguments(["--no-animation", "--lang", "en"], GAMES), None, places_in(tmp_path))
    qtbot.addWidget(program.window)
    program.learning.comparing.rest.close()
    program.learning.exercising._clock = lambda: NOW
    program.window.show()
    yield program
    program.window.close()
    assert not multiprocessing.active_children()


def answers(tmp_path: Path) -> tuple[GivenAnswer, ...]:
    return read_answers(places_in(tmp_path).state / ANSWERS_FILE)[0]


def begin(program: Program) -> None:
    program.window.learning.exercise_wanted.emit(GAME.key, THEME)


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
    assert panel.strip.answer.text().startswith("✓ Right! ")
    assert len(panel.strip.answer.text()) > len("✓ Right! ")
    assert panel.strip.next.isEnabled()
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


def test_whoever_decides_is_called_you_in_every_language_and_the_seats_have_their_names_again(program: Program) -> None:
    begin(program)
    exercising, lexicon = program.learning.exercising, program.table.lexicon
    seats = GAME.seats(exercising._exercise.record.options)
    others = {exercise.seat for exercise in exercising._queue} - {0}
    assert others, "one of them was decided at another seat"
    for place, exercise in enumerate(exercising._queue):
        exercising._place = place
        exercising.again()
        for language in ("en", "zh_CN", "ja", "en"):  # first as it was, for another language names them anew
            lexicon.use(language)
            assert [lexicon.name_of((exercise.seat + place) % seats) for place in range(seats)] == [
                lexicon.usual_name(seat) for seat in range(seats)
            ]
    program.window.leave_table()
    assert [lexicon.name_of(seat) for seat in range(seats)] == [lexicon.usual_name(seat) for seat in range(seats)]


def test_only_the_first_answer_counts_and_a_worse_move_may_be_mended(program: Program, tmp_path: Path) -> None:
    begin(program)
    exercise, panel = program.learning.exercising._exercise, program.window.learning.exercise
    worse = next(move.action for move in exercise.weighing.verdict.moves[1:] if not move.tied)
    program.table.chosen.emit(worse)
    assert panel.strip.answer.text().startswith("× There is something better")
    assert not panel.strip.next.isEnabled()
    program.table.chosen.emit(exercise.weighing.verdict.best.action)
    assert panel.strip.answer.text().startswith("✓ Right!")
    assert [answer.right for answer in answers(tmp_path)] == [False]
    panel.strip.again.click()
    assert program.table.view == view_of(exercise)
    program.table.chosen.emit(exercise.weighing.verdict.best.action)
    assert len(answers(tmp_path)) == 1


def test_how_often_another_move_wins_stands_beside_how_often_the_best_one_does(program: Program) -> None:
    program.window.learning.exercise_wanted.emit("taihe_a_bao", "returns")
    panel = program.window.learning.exercise
    panel.strip.show_move.click()
    assert re.fullmatch(
        r"→ Best is “[^”]+”\. Compared with “[^”]+”: [^.;]+\."
        r" It wins \d+ % \(± \d+\) of \d+ imagined deals; “[^”]+” wins \d+ %\.",
        panel.strip.answer.text(),
    )


def test_the_reason_is_told_against_the_move_that_was_tried_and_not_against_one_of_before(program: Program) -> None:
    def answer_after(*tried: Action) -> str:
        for action in tried:
            program.table.chosen.emit(action)
        panel.strip.show_move.click()
        said = panel.strip.answer.text()
        panel.strip.again.click()
        return said

    program.window.learning.exercise_wanted.emit("taihe_a_bao", "calling")
    exercising, panel = program.learning.exercising, program.window.learning.exercise
    while str(exercising._exercise.weighing.verdict.best.action) != "call JS":
        panel.strip.show_move.click()
        panel.strip.next.click()
    moves = {str(move.action): move.action for move in exercising._exercise.weighing.verdict.moves}
    general = answer_after()
    assert "“Pass”: the J♠ gives you a bomb of three Jacks." in general
    against = answer_after(moves["pass"], moves["call KS"])
    assert "Compared with “Call for the K♠”: the J♠ gives you a bomb of three Jacks." in against
    assert "Pass" not in against
    assert answer_after() == general


def test_every_answer_is_heard_once(program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    for module in ("ui.pages.exercises.exercise_panel", "ui.pages.lessons.lesson_panel", "ui.table.prompts.status"):
        monkeypatch.setattr(f"{module}.announce", lambda _widget, words: heard.extend([words] if words else ()))
    begin(program)
    exercise = program.learning.exercising._exercise
    heard.clear()
    program.table.chosen.emit(next(move.action for move in exercise.weighing.verdict.moves[1:] if not move.tied))
    assert heard == ["There is something better. Try again, or have it shown."]
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


@pytest.mark.parametrize("help_wanted", ["show", "hint"])
def test_what_was_shown_or_hinted_at_is_not_solved(program: Program, tmp_path: Path, help_wanted: str) -> None:
    begin(program)
    exercise, panel = program.learning.exercising._exercise, program.window.learning.exercise
    if help_wanted == "show":
        panel.strip.show_move.click()
        assert panel.strip.answer.text().startswith("→ Best is “")
        bar = program.table.prompt_panel.bar  # type: ignore[union-attr]
        assert not [button for button in bar.buttons if button.isVisible() and button.isEnabled()], "no more is asked"
    else:
        program.table.hint_wanted.emit(GAME, program.table.view)
        program.adviser.cancel()
        program.table.chosen.emit(exercise.weighing.verdict.best.action)
    assert [answer.right for answer in answers(tmp_path)] == [False]


def test_a_move_that_was_not_weighed_is_left_to_the_judge(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(program)
    exercising, panel = program.learning.exercising, program.window.learning.exercise
    exercise, asked = exercising._exercise, []
    monkeypatch.setattr(exercising.critic, "ask", lambda *question: asked.append(question))
    monkeypatch.setattr("app.learn.exercising.grade_of", lambda *_known: None)
    action = exercise.weighing.verdict.moves[1].action
    program.table.chosen.emit(action)
    ((key, game, view, made, known),) = asked
    assert (game, view, made) == (GAME, view_of(exercise), action)
    assert known == exercise.weighing.undone()
    assert "looked at" in panel.strip.answer.text()
    graded = replace(exercise.weighing, made=action, grade=Grade.EQUAL)
    exercising.critic.judged.emit(key, judgement(GAME, view, graded))
    assert panel.strip.answer.text().startswith("✓ Right! “")
    assert "” is as good, as far as can be told." in panel.strip.answer.text()


def test_a_move_that_the_game_cannot_tell_from_the_best_one_is_not_compared_with_it(program: Program) -> None:
    game = GAMES["bao_huang"]
    program.window.learning.exercise_wanted.emit(game.key, "leading")
    exercising, panel = program.learning.exercising, program.window.learning.exercise
    best = exercising._exercise.weighing.verdict.best.action
    program.table.chosen.emit(game.read_action(f"{best} please"))
    assert panel.strip.answer.text().startswith("✓ Right! ")
    assert "as good" not in panel.strip.answer.text()


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
    program.controller.practise(practice_of(finished()[0], 0))
    begin(program)
    assert not program.controller.practising
    program.controller.practise(practice_of(finished()[0], 0))
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


def test_our_seat_is_called_you_wherever_it_is(program: Program) -> None:
    begin(program)
    exercise = program.learning.exercising._exercise
    assert program.lexicon.name_of(exercise.seat) == "You"
    assert len({program.lexicon.name_of(seat) for seat in range(4)}) == 4


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


def mistaken(tmp_path: Path) -> KeptHand:
    """A hand whose first real decision was judged a mistake."""
    session, result = finished()
    ply, view, made = next(
        each for each in decisions(session.record, session.seat) if len(tuple(each[1].candidates())) > 1
    )
    better = next(action for action in view.candidates() if action != made)
    facts = verdict_for(session.match.game, view, Random(1), level=QUICK).best.facts
    moves = (Weighed(better, 2.0, 0.1, 80, 0.0, 0.0, 0.0, facts), Weighed(made, 0.0, 0.1, 80, 0.0, 2.0, 0.1, facts))
    weighing = Weighing(Verdict(moves, 160), (), made, Grade.MISTAKE, Loss(2.0, 0.1, 480))
    session = session.noting(ply, weighing)
    folder = HandsFolder(places_in(tmp_path).state / "hands", GAMES)
    return folder.keep("a-0", session, result, NOON)


def test_a_mistake_that_was_judged_becomes_an_exercise_until_it_is_taken_back(tmp_path: Path) -> None:
    hand, own = mistaken(tmp_path), OwnExercises(tmp_path / "exercises", GAMES)
    own.keep_from(hand)
    (exercise,), notices = own.find()
    assert not notices
    assert exercise.weighing.grade is Grade.MISTAKE
    assert view_of(exercise).seat == hand.seat
    assert right_moves(exercise.weighing.verdict)[0] != exercise.weighing.made
    unjudged = replace(hand, weighed=())
    own.keep_from(unjudged)
    assert own.find()[0] == (exercise,)  # the decision stands, and so does what was found of it
    ply = len(exercise.record.actions)
    other = {**hand.written, "actions": [*hand.written["actions"][:ply]]}
    own.keep_from(replace(unjudged, written=other))
    assert own.find() == ((), ())


def test_own_exercises_that_cannot_be_read_are_set_aside_or_left_and_told(tmp_path: Path) -> None:
    own = OwnExercises(tmp_path / "exercises", GAMES)
    own.keep_from(mistaken(tmp_path))
    (whole,) = own.folder.iterdir()
    (own.folder / f"b-1{SUFFIX}").write_text("{")
    (own.folder / f"c-1{SUFFIX}").write_text(whole.read_text().replace('"taihe_a_bao"', '"mahjong"'))
    found, notices = own.find()
    assert len(found) == 1
    assert {notice.key for notice in notices} == {"notice.exercise_damaged", "notice.exercise_foreign"}
    assert sorted(path.name for path in own.folder.iterdir())[1:] == [f"b-1{SUFFIX}.damaged-1", f"c-1{SUFFIX}"]
    own.remove_of("a-0")
    assert own.find()[0] == ()


def test_the_coach_s_mistakes_are_kept_with_the_hand_and_go_with_it(program: Program, tmp_path: Path) -> None:
    hand = mistaken(tmp_path)
    archive = program.learning.archive
    archive._keep_exercises(lambda: archive.exercises.keep_from(hand))
    (line, *_others) = program.learning.exercising.offered(hand.game)
    assert (line.theme, line.exercises) == (OWN, 1)
    archive._remove((hand,))
    assert all(each.theme != OWN for each in program.learning.exercising.offered(hand.game))


def test_a_mistake_found_in_the_review_becomes_an_exercise(program: Program, tmp_path: Path) -> None:
    hand = replace(mistaken(tmp_path), weighed=())
    archive = program.learning.archive
    archive._reviewed = hand
    own = OwnExercises(tmp_path / "other", GAMES)
    own.keep_from(mistaken(tmp_path))
    weighing = own.find()[0][0].weighing
    ply = len(own.find()[0][0].record.actions)
    view = view_of(own.find()[0][0])
    archive._show_judgement((hand.name, ply), judgement(hand.game, view, weighing))
    assert len(archive.exercises.find()[0]) == 1


def test_what_is_solved_comes_back_after_ever_longer_times() -> None:
    def due(*rights: bool) -> float:
        when, given = NOW, []
        for right in rights:
            given.append(GivenAnswer("a", GAME.key, THEME, when, right))
            when = due_dates(given)["a"]
        return (when - given[-1].when) / timedelta(days=1)

    times = [due(*[True] * often) for often in range(1, 5)]
    assert times[0] >= 1
    assert all(later > 1.5 * sooner for sooner, later in pairwise(times))
    assert 1 <= due(False) <= 1.5
    assert due(True, True, True, False) < due(True, True, True) / 3


def test_due_exercises_come_first_and_solved_ones_last() -> None:
    exercises = of_theme(collection_of(GAME), (), GAME, THEME)[:4]
    names = [each.key for each in exercises]
    due = {names[0]: NOW + timedelta(days=3), names[2]: NOW - timedelta(days=1), names[3]: NOW - timedelta(days=2)}
    assert [each.key for each in in_order(exercises, due, NOW)] == [names[3], names[2], names[1], names[0]]


def test_a_theme_that_one_fails_often_is_offered_first() -> None:
    collection = collection_of(GAME)
    those = of_theme(collection, (), GAME, THEME)
    twos = of_theme(collection, (), GAME, "twos")
    given = [GivenAnswer(each.key, GAME.key, THEME, NOW, True) for each in those[:4]]
    given += [GivenAnswer(each.key, GAME.key, "twos", NOW, place == 0) for place, each in enumerate(twos[:4])]
    lines = offered(GAME, collection, (), given, due_dates(given), NOW)
    assert lines[first_of(lines)].theme == "twos"
    line = next(each for each in lines if each.theme == THEME)
    assert (line.exercises, line.solved, line.due, line.failed) == (8, 4, 0, 0.0)
    later = offered(GAME, collection, (), given, due_dates(given), NOW + timedelta(days=30))
    assert next(each for each in later if each.theme == THEME).due == 4
    waits = Offered("b", text("theme.b"), 3, 1, 2, 0.0)
    assert first_of((waits, Offered("c", text("theme.c"), 3, 1, 0, 0.5))) == 1, "also where another one is due"
    worse = Offered("d", text("theme.d"), 3, 1, 0, 0.8)
    assert first_of((replace(worse, failed=0.6), worse)) == 1, "the one that is failed most"
    none = Offered("a", text("theme.a"), 3, 3, 0, 0.0)
    assert first_of((none, replace(none, solved=2))) == 1
    assert first_of(()) == 0


def test_the_list_opens_at_the_theme_that_one_fails_often(program: Program, tmp_path: Path) -> None:
    failed = of_theme(collection_of(GAME), (), GAME, "twos")[:2]
    path = places_in(tmp_path).state / ANSWERS_FILE
    for each in failed:
        add_answer(path, GivenAnswer(each.key, GAME.key, "twos", NOW, False))
    program.window.learning.exercises_wanted.emit(GAME.key, "")
    shown = program.window.learning._exercises
    assert shown is not None
    assert shown.themes.currentItem().text() == "Twos, and when not: 0 of 6 solved, often failed"
    assert [theme.key for theme in GAME.themes].index("twos") == shown.themes.currentRow() > 0


def test_answers_are_added_and_what_a_crash_cut_off_is_left_out_and_told(tmp_path: Path) -> None:
    path = tmp_path / ANSWERS_FILE
    assert read_answers(path) == ((), ())
    answer = GivenAnswer("a", GAME.key, THEME, NOW, True)
    add_answer(path, answer)
    with path.open("a") as file:
        file.write('{"exercise": "b", "game"')
    add_answer(path, replace(answer, exercise="c", right=False))
    answers, unread = read_answers(path)
    assert answers == (answer, replace(answer, exercise="c", right=False))
    assert unread == (b'{"exercise": "b", "game"',)


def test_two_files_of_answers_are_put_together_in_any_order_and_an_answer_counts_once(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    first = GivenAnswer("a", GAME.key, THEME, NOW, False)
    second, third = (replace(first, when=NOW + timedelta(days=days), right=True) for days in (2, 9))
    for path, given in ((one, (first, third)), (other, (first, second))):
        for each in given:
            add_answer(path, each)
    content = one.read_bytes() + other.read_bytes()
    for joined in (content, content + content, other.read_bytes() + one.read_bytes()):
        one.write_bytes(joined)
        answers, unread = read_answers(one)
        assert (answers, unread) == ((first, second, third), ())
        assert due_dates(answers) == due_dates((first, second, third))


def test_answers_that_cannot_be_read_are_set_aside_and_told_of_once(program: Program, tmp_path: Path) -> None:
    file = places_in(tmp_path).state / ANSWERS_FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('{"exercise": "b", "game"\n')
    told: list[Text] = []
    program.learning.notice.connect(told.append)
    for _ in range(2):
        program.learning.exercising.offered(GAME)
    where = {"name": f"{ANSWERS_FILE}.damaged-1", "folder": str(file.parent)}
    assert told == [text("notice.answers_damaged", lines=1, **where)]
    assert file.read_text() == file.with_name(where["name"]).read_text()


def end_lesson(program: Program) -> None:
    """The lesson at the table was walked to its end."""
    teacher = program.learning.teacher
    assert teacher is not None
    assert teacher.lesson is not None
    teacher._place = len(teacher.lesson.tasks) - 1
    teacher._finish_task()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_lesson_leads_to_exercises_only_where_there_are_some(program: Program, game: AnyGame) -> None:
    panel, there = program.window.learning.panel, {each.theme for each in collection_of(game)}
    wanted: list[str] = []
    panel.exercises_wanted.connect(lambda _game, theme: wanted.append(theme))
    for lesson in game.lessons():
        program.learning.begin_lesson(game, lesson)
        end_lesson(program)
        themes = [theme.key for theme in game.themes if theme.lesson == lesson.key and theme.key in there]
        assert panel.exercises.isHidden() == (not themes), lesson.key
        if themes:
            panel.exercises.click()
            assert wanted[-1] == themes[0]
            assert program.window.learning._exercises is not None
            program.window.learning._exercises.close()


def test_a_lesson_leads_to_one_s_own_mistakes_where_nothing_ships(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.learn.exercising._collection", lambda _key: ())
    game, exercising = GAMES["taihe_a_bao"], program.learning.exercising
    assert not any(exercising.theme_after(game, lesson) for lesson in game.lessons())
    archive = program.learning.archive
    archive.exercises.keep_from(mistaken(tmp_path))
    (own,), _ = archive.exercises.find()
    taught = next(theme.lesson for theme in game.themes if theme.key == own.theme)
    lesson = next(lesson for lesson in game.lessons() if lesson.key == taught)
    assert exercising.theme_after(game, lesson) == own.theme


def test_the_end_of_a_lesson_leads_to_its_theme(program: Program) -> None:
    theme = next(theme for theme in GAME.themes if theme.lesson)
    lesson = next(each for each in GAME.lessons() if each.key == theme.lesson)
    program.learning.begin_lesson(GAME, lesson)
    panel = program.window.learning.panel
    assert panel.exercises.isHidden()
    end_lesson(program)
    assert not panel.exercises.isHidden()
    panel.exercises.click()
    shown = program.window.learning._exercises
    assert shown is not None
    title = program.lexicon.say_in(GAME.words, theme.title)
    first = next(each for each in GAME.themes if each.lesson == lesson.key)
    assert first is theme
    assert shown.themes.currentItem().text().startswith(title)
