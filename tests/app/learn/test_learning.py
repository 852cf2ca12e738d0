"""Learning in the whole program: lessons from the course, the coach, hands kept and tried again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from app.keep.statistics import read_statistics
from app.program import Program
from engine.games import GAMES
from engine.lesson_judging import move_of
from engine.players.judge import Grade
from engine.words import Text
from tests.app.fakes import judged
from tests.app.programs import LONG, Opened, places_in, with_pace

pytestmark = pytest.mark.usefixtures("house_players")

TAIHE = GAMES["taihe_a_bao"]


@pytest.fixture
def program(opened: Opened, tmp_path: Path) -> Program:
    with_pace(tmp_path, 0)
    return opened()


WAITS = "Compares your moves with others, then comments."


def start(program: Program, number: int = 3) -> None:
    program.window.lobby.side.number_chosen.emit(number)
    program.window.lobby.side.start.click()


def play_a_deal(program: Program, qtbot: QtBot) -> None:
    def play() -> None:
        table = program.controller.driver
        if table.ours:
            table_view = table.view
            program.table.chosen.emit(TAIHE.greedy(table_view, Random(table.session.seed)))

    program.table.settled.connect(play)
    with qtbot.waitSignal(program.controller.deal_shown, timeout=LONG):
        play()
    program.table.settled.disconnect(play)


def test_lessons_lead_from_one_to_the_next_and_the_session_at_the_table_comes_back_after_them(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    start(program)
    left, path = program.controller.session, program.controller.path
    window, learning = program.window, program.learning
    window.menus.actions["coach"].trigger()
    assert window.learning.coach.isVisible()
    window.learning.lesson_wanted.emit("taihe_a_bao", "declaring")
    assert program.controller.driver.empty
    assert not window.learning.coach.isVisible()
    assert window.windowTitle() == "Lessons: Taihe A Bao – Paizhuo"
    assert not window.menus.actions["score"].isEnabled()
    qtbot.waitUntil(lambda: program.table.prompt_panel is not None and program.table.prompt_panel.live, timeout=LONG)
    program.table.chosen.emit(move_of(TAIHE, program.table.view, "declare"))
    assert learning.progress_file.progress.done == {"taihe_a_bao": {"declaring"}}
    panel = window.learning.panel
    panel.strip.next.click()
    assert learning.teacher is not None
    assert learning.teacher.lesson is TAIHE.lessons()[1]
    assert program.controller.session == left, "it waits"
    panel.strip.leave.click()
    assert not learning.teacher.active
    assert not panel.isVisible()
    assert window.table_page.isVisible()
    assert window.learning.coach.isVisible()
    assert program.controller.driver.session == left
    assert program.controller.path == path
    assert program.table.view == program.controller.driver.view
    assert (places_in(tmp_path).settings / "learning.json").exists()


def begin_lesson(program: Program, place: int = 0) -> None:
    program.window.learning.lesson_wanted.emit(TAIHE.key, TAIHE.lessons()[place].key)


def test_the_last_lesson_gives_the_table_back_below_the_course(program: Program) -> None:
    start(program)
    left = program.controller.session
    begin_lesson(program, -1)
    program.window.learning.panel.end()
    program.window.learning.panel.strip.next.click()
    assert program.window.learning._course is not None
    assert program.window.learning._course.isVisible()
    assert program.controller.driver.session == left


def test_the_result_of_a_hand_comes_back_after_a_lesson_and_is_kept_once(program: Program, qtbot: QtBot) -> None:
    start(program)
    play_a_deal(program, qtbot)
    begin_lesson(program)
    result = program.window.table_page.result
    assert not result.isVisible()
    program.window.learning.panel.strip.leave.click()
    qtbot.waitUntil(result.isVisible)
    assert len(program.learning.archive.hands.find()[0]) == 1


@pytest.mark.parametrize("paused", [False, True])
def test_a_lesson_from_the_lobby_leads_back_there(program: Program, paused: bool) -> None:
    if paused:
        start(program)
        program.window.leave_table()
    left = program.controller.session
    begin_lesson(program)
    program.window.learning.panel.strip.leave.click()
    assert program.window.lobby.isVisible()
    assert program.controller.driver.empty
    assert program.controller.session == left
    assert program.window.lobby.resume.isVisible() == paused


def test_from_a_lesson_over_exercises_and_back_the_session_is_still_there(program: Program) -> None:
    start(program)
    left = program.controller.session
    begin_lesson(program)
    program.window.learning.exercise_wanted.emit(TAIHE.key, TAIHE.themes[0].key)
    begin_lesson(program)
    assert not program.learning.exercising.active
    program.window.learning.exercise_wanted.emit(TAIHE.key, TAIHE.themes[0].key)
    assert program.learning.teacher is not None
    assert not program.learning.teacher.active
    program.window.learning.exercise.strip.leave.click()
    assert program.controller.driver.session == left


def test_who_learns_is_called_you_though_only_watched_before(program: Program) -> None:
    program.window.lobby.side.number_chosen.emit(3)
    choice = replace(program.window.lobby.choice(), watching=True)
    program.window.session_wanted.emit(choice)
    assert program.lexicon.name_of(0) == "Hong"
    begin_lesson(program)
    assert program.lexicon.name_of(0) == "You"
    program.window.learning.panel.strip.leave.click()
    assert program.lexicon.name_of(0) == "Hong"


def test_the_coach_speaks_while_it_is_switched_on(program: Program) -> None:
    start(program)
    coach = program.window.learning.coach
    assert not coach.isVisible()
    program.window.menus.actions["coach"].trigger()
    assert coach.isVisible()
    assert (coach.heading.text(), coach.verdict.text()) == ("Coach", WAITS)
    program.learning.coaching._tell((0, 99), judged(Grade.MISTAKE, Text("caption.pass.named")))
    assert coach.verdict.text() == "× That was a mistake: passing would have been 2.0 points (± 0.5) better."
    coach.decline.click()
    assert not coach.isVisible()
    assert not program.window.settings.coach


def test_a_verdict_goes_with_the_move_that_is_taken_back(program: Program, qtbot: QtBot) -> None:
    start(program)
    program.window.menus.actions["coach"].trigger()
    driver, coach = program.controller.driver, program.window.learning.coach
    qtbot.waitUntil(lambda: driver.ours, timeout=LONG)
    program.table.chosen.emit(TAIHE.greedy(driver.view, Random(1)))
    program.learning.coaching._tell((0, 99), judged(Grade.MISTAKE, Text("caption.pass.named")))
    assert "mistake" in coach.verdict.text()
    driver.undo()
    assert coach.verdict.text() == WAITS


def test_a_verdict_goes_with_its_hand(program: Program, qtbot: QtBot) -> None:
    start(program)
    program.window.menus.actions["coach"].trigger()
    coach = program.window.learning.coach
    play_a_deal(program, qtbot)
    program.learning.coaching._tell((0, 99), judged(Grade.MISTAKE, Text("caption.pass.named")))
    assert "mistake" in coach.verdict.text()
    program.controller.next_deal()
    assert program.controller.driver.session.match.dealt == 1
    assert coach.verdict.text() == WAITS, "the next hand has been dealt"


def test_a_finished_hand_is_kept_counted_and_tried_again(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    start(program)
    play_a_deal(program, qtbot)
    (hand,), _ = program.learning.archive.hands.find()
    (counted,), _ = read_statistics(places_in(tmp_path).state / "statistics.jsonl")
    assert (counted.points, counted.assisted) == (hand.points, False)
    program.window.table_page.result.review.click()
    review = program.window.learning.review
    assert review is not None
    review.slider.setValue(4)
    review.again.click()
    table = program.controller.driver
    assert len(table.session.record.actions) >= 3
    assert program.controller.practising
    assert table.session.bots == hand.bots
    told: list[str] = []
    program.learning.notice.connect(lambda notice: told.append(notice.key))
    statistics = places_in(tmp_path).state / "statistics.jsonl"
    kept = statistics.read_bytes()
    statistics.unlink()
    statistics.mkdir()
    program.window.learning.statistics_wanted.emit()
    assert told == ["notice.statistics_unreadable"]
    assert program.window.learning._statistics is None, "no empty table stands for what is there and cannot be read"
    statistics.rmdir()
    statistics.write_bytes(kept)
    program.window.learning.statistics_wanted.emit()
    assert program.window.learning._statistics is not None
    program.learning.archive._remove((hand,))
    assert program.learning.archive.hands.find() == ((), ())


def test_a_hint_marks_the_deal_and_the_sheet_says_so(program: Program, qtbot: QtBot) -> None:
    start(program)
    qtbot.waitUntil(lambda: program.controller.driver.ours, timeout=LONG)
    program.table.hinted.emit()
    play_a_deal(program, qtbot)
    sheet = program.window.sides.sheet
    assert sheet.tree.hands()[0].text(0) == "1 *"
    assert sheet.note.text().startswith("* assisted: a move was taken back, a hint was given")
    assert program.learning.archive.hands.find()[0][0].assisted


@pytest.mark.qt_log_ignore("does not support raise", "propagateSizeHints")
def test_to_count_the_cards_that_are_gone_is_help_and_to_look_at_the_log_is_none(
    program: Program, qtbot: QtBot
) -> None:
    start(program)
    qtbot.waitUntil(lambda: program.controller.driver.ours, timeout=LONG)
    program.window.menus.actions["log"].trigger()
    assert program.controller.driver.session.assisted == set()
    program.window.menus.actions["gone"].trigger()
    assert program.controller.driver.session.assisted == {0}
