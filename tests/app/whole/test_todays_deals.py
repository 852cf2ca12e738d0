"""Today's deal in the whole program: a session while it runs, over after its one deal, and its first try counts."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.keep.session_list import SessionList
from app.keep.statistics import read_statistics
from app.program import Program
from engine.events import Ended, Scored
from engine.games import GAMES
from engine.match import Result
from engine.players.duplicate import PLAN, Duplicate, Runs
from engine.record import Record
from engine.today import DAYS_FILE, DayResult, first_tries
from tests.app.programs import Opened, places_in, with_pace
from tests.app.test_program import TAIHE, choice, decide, play_a_deal, play_when_asked
from ui.pages.today.days_dialog import DaysDialog

pytestmark = pytest.mark.usefixtures("house_players")

EVENING = datetime(2026, 11, 22, 23, 50, tzinfo=UTC)
DAY, KEY = "2026-11-22", TAIHE.key
Started = Callable[..., Program]


@pytest.fixture
def started(opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Started:
    """A program for which it is a certain time; the one before is closed."""
    programs: list[Program] = []
    monkeypatch.setattr("app.session.OPPONENT", "greedy")
    with_pace(tmp_path, 0)

    def start(now: datetime = EVENING) -> Program:
        for program in programs:
            program.window.close()
        programs.append(opened(before=lambda program: at(program, now)))
        return programs[-1]

    return start


def at(program: Program, now: datetime) -> None:
    """It is this time from now on."""
    program.todays_deals._clock = lambda: now


def opened(program: Program) -> DaysDialog:
    """The window of the days, from the lobby or the menu."""
    if program.window.lobby.isVisible():
        program.window.lobby.today.click()
    else:
        program.window.menus.actions["today"].trigger()
    shown = program.window.sides._today
    assert shown is not None
    return shown


def play(program: Program) -> None:
    opened(program).cards[KEY].play.click()


def begun(program: Program, qtbot: QtBot) -> Record:
    """The deal of the day once the person has decided something in it."""
    play(program)
    decide(program, qtbot)
    session = program.controller.session
    assert session is not None
    return session.record


def tries(tmp_path: Path) -> dict[tuple[str, str], DayResult]:
    path = places_in(tmp_path).state / DAYS_FILE
    return first_tries(path.read_bytes())[0] if path.exists() else {}


def kept(tmp_path: Path) -> list[str]:
    found = SessionList(places_in(tmp_path).state / "sessions", GAMES).look().all
    return [each.session.day for each in found]


def test_the_first_try_counts_and_the_line_is_there_to_be_sent(started: Started, qtbot: QtBot, tmp_path: Path) -> None:
    program = started()
    play(program)
    session = program.controller.session
    assert session is not None
    assert (session.day, session.match.number, session.bots) == (DAY, 20261122, (None, "greedy", "greedy", "greedy"))
    assert program.window.status.hand.text() == "Deal of 22 November 2026"
    play_a_deal(program, qtbot)
    result = program.window.table_page.result
    points = program.controller.driver._finished.totals[0]  # type: ignore[union-attr]
    kept_result = tries(tmp_path)[DAY, KEY]
    assert (kept_result.points, kept_result.assisted) == (points, False)
    assert result.hand.text() == "Deal of 22 November 2026"
    assert [result.next.isVisible(), result.round.isVisible(), result.today.isVisible()] == [False, False, True]
    assert not program.window.menus.actions["next"].isEnabled()
    program.window.next_wanted.emit()
    assert program.controller.driver.over, "there is no deal after it"
    result.todays_line.copy.click()
    assert QGuiApplication.clipboard().text().startswith(f"Paizhuo {DAY} Taihe A Bao ")
    result.today.click()
    shown = program.window.sides._today
    assert shown is not None
    assert shown.cards[KEY].play.text() == "Practise"
    assert kept(tmp_path) == []
    assert len(read_statistics(places_in(tmp_path).state / "statistics.jsonl")[0]) == 1


def test_later_tries_are_practice_beside_the_first(started: Started, qtbot: QtBot, tmp_path: Path) -> None:
    program = started()
    play(program)
    play_a_deal(program, qtbot)
    first = tries(tmp_path)
    play(program)
    assert program.controller.practising
    panel = program.window.table_page.practice_result
    qtbot.waitUntil(lambda: play_when_asked(program) or panel.isVisible())
    assert panel.compared.text(), "beside what the first try brought"
    assert tries(tmp_path) == first
    assert len(read_statistics(places_in(tmp_path).state / "statistics.jsonl")[0]) == 1
    assert kept(tmp_path) == []


def test_a_first_try_that_was_left_is_gone_on_with_whatever_day_it_is(
    started: Started, qtbot: QtBot, tmp_path: Path
) -> None:
    program = started()
    record = begun(program, qtbot)
    program = started(EVENING + timedelta(hours=1))
    assert kept(tmp_path) == [DAY]
    assert "22 November 2026" in program.window.lobby.resume.description.text()
    shown = opened(program)
    assert shown.month.chosen.isoformat() == "2026-11-23"
    assert shown.cards[KEY].play.text() == "Play"
    shown.month.choose(EVENING.date())
    assert shown.cards[KEY].play.text() == "Continue"
    shown.cards[KEY].play.click()
    session = program.controller.session
    assert session is not None
    assert session.record.actions[: len(record.actions)] == record.actions
    play_a_deal(program, qtbot)
    assert set(tries(tmp_path)) == {(DAY, KEY)}
    assert kept(tmp_path) == []


def test_midnight_while_the_hand_runs_does_not_change_its_day(started: Started, qtbot: QtBot, tmp_path: Path) -> None:
    program = started()
    play(program)
    decide(program, qtbot)
    at(program, EVENING + timedelta(minutes=20))
    play_a_deal(program, qtbot)
    assert set(tries(tmp_path)) == {(DAY, KEY)}
    shown = opened(program)
    assert shown.month.chosen.isoformat() == "2026-11-23"
    assert shown.cards[KEY].play.text() == "Play", "the next day has a deal of its own"


def test_a_window_that_is_open_at_midnight_comes_to_the_new_day(started: Started) -> None:
    program = started()
    shown = opened(program)
    assert shown.minute.isActive()
    at(program, EVENING + timedelta(hours=1))
    shown.minute.timeout.emit()
    assert (shown.book.today.isoformat(), shown.month.chosen.isoformat()) == ("2026-11-23", "2026-11-23")
    shown.close()
    assert not shown.minute.isActive()


@pytest.mark.parametrize(("hours", "day"), [(9, "2026-11-23"), (0, "2026-11-22"), (-11, "2026-11-22")])
def test_the_day_is_that_of_the_persons_own_time(started: Started, hours: int, day: str) -> None:
    program = started(EVENING.astimezone(timezone(timedelta(hours=hours))))
    assert opened(program).month.chosen.isoformat() == day


def test_a_try_that_was_thrown_away_is_still_the_first(started: Started, qtbot: QtBot, tmp_path: Path) -> None:
    program = started()
    record = begun(program, qtbot)
    program.window.menus.actions["new_session"].trigger()
    sessions = SessionList(places_in(tmp_path).state / "sessions", GAMES)
    program.controller.clear()
    (lying,) = sessions.look().all
    assert isinstance(sessions.throw_away(lying.path), Path)
    shown = opened(program)
    assert shown.cards[KEY].play.text() == "Continue"
    shown.cards[KEY].play.click()
    session = program.controller.session
    assert session is not None
    assert session.record.actions[: len(record.actions)] == record.actions
    assert kept(tmp_path) == [DAY]


@pytest.mark.parametrize("between", ["", "lesson", "exercise"])
def test_the_session_at_the_table_is_not_lost_to_it(
    started: Started, qtbot: QtBot, tmp_path: Path, between: str
) -> None:
    program = started()
    program.window.session_wanted.emit(choice())
    decide(program, qtbot)
    match between:
        case "lesson":
            program.window.learning.lesson_wanted.emit(KEY, TAIHE.lessons()[0].key)
        case "exercise":
            program.window.learning.exercise_wanted.emit(KEY, TAIHE.themes[0].key)
    play(program)
    assert not program.learning.exercising.active
    assert program.learning.teacher is None or not program.learning.teacher.active
    decide(program, qtbot)
    program.controller.flush()
    assert sorted(kept(tmp_path)) == ["", DAY]


def test_at_its_own_table_it_is_only_gone_on_with(started: Started, qtbot: QtBot) -> None:
    program = started()
    play(program)
    decide(program, qtbot)
    session = program.controller.session
    play(program)
    assert program.controller.session is session
    assert program.window.table_page.isVisible()
    program.window.menus.actions["new_session"].trigger()
    play(program)
    assert not program.controller.driver.empty
    assert program.controller.session is not None
    assert program.controller.session.day == DAY


def test_what_is_taken_back_at_its_end_counts_as_it_ends_then(started: Started, qtbot: QtBot, tmp_path: Path) -> None:
    program = started()
    play(program)
    play_a_deal(program, qtbot)
    program.window.undo_wanted.emit()
    assert opened(program).cards[KEY].play.text() == "Continue"
    play_a_deal(program, qtbot)
    assert tries(tmp_path)[DAY, KEY].assisted
    assert program.window.table_page.result.todays_line.line.text().endswith("(assisted)")


def test_where_another_window_has_ended_its_try_before_that_one_counts_and_is_the_line(
    started: Started, qtbot: QtBot, tmp_path: Path
) -> None:
    program = started()
    play(program)
    other = DayResult(DAY, KEY, "other-0", 99, True, False)
    program.todays_deals._file.keep(other)
    known = Duplicate(99, tuple(Runs(level, (0,) * runs) for level, runs in PLAN.most.items()))
    program.todays_deals._duplicates = {"other-0": known}.get
    play_a_deal(program, qtbot)
    assert tries(tmp_path) == {(DAY, KEY): other}
    assert program.window.table_page.result.todays_line.line.text().endswith(" +99, 100 %")


def test_a_deal_that_is_thrown_in_brings_nothing_and_is_in_no_statistics(started: Started, tmp_path: Path) -> None:
    program = started()
    play(program)
    session = program.controller.session
    assert session is not None
    program.controller.finished.emit("a-0", session, Result(Scored((), (0, 0, 0, 0)), Ended((), void=True)))
    assert tries(tmp_path) == {(DAY, KEY): DayResult(DAY, KEY, "a-0", 0, False, False, EVENING)}
    assert read_statistics(places_in(tmp_path).state / "statistics.jsonl")[0] == ()


def test_damaged_results_are_told_of_once(started: Started, tmp_path: Path) -> None:
    state = places_in(tmp_path).state
    state.mkdir(parents=True, exist_ok=True)
    (state / DAYS_FILE).write_bytes(b"{\n")
    program = started()
    opened(program)
    opened(program)
    told = [words for words in program.window.status.told() if DAYS_FILE in words]
    assert len(told) == 1


def test_a_percentage_that_comes_later_is_added(started: Started, qtbot: QtBot, tmp_path: Path) -> None:
    program = started()
    play(program)
    play_a_deal(program, qtbot)
    hand = tries(tmp_path)[DAY, KEY].hand
    line = program.window.table_page.result.todays_line.line
    points = tries(tmp_path)[DAY, KEY].points
    begun = Duplicate(points, (Runs("novice", (points - 1, points)),))
    known = Duplicate(points, tuple(Runs(level, (points - 1, points) * runs) for level, runs in PLAN.most.items()))
    program.todays_deals._duplicates = {hand: Duplicate(points)}.get
    program.todays_deals.tell_duplicate(hand, Duplicate(points))
    program.todays_deals.tell_duplicate(hand, Duplicate(points, (Runs("novice", (points,)),)))  # says nothing
    program.todays_deals.tell_duplicate(hand, begun)  # another percentage than a friend's, until all is played
    assert "%" not in line.text()
    shown = opened(program)
    assert "%" not in shown.cards[KEY].stands.text()
    program.todays_deals.tell_duplicate(hand, known)
    assert line.text().endswith(", 75 %")
    assert "75 %" in shown.cards[KEY].stands.text()
    program.todays_deals._duplicates = {hand: known}.get
    shown.close()
    assert "75 %" in opened(program).cards[KEY].stands.text()


def test_by_keyboard_alone_a_day_is_looked_at_and_its_deal_begun(started: Started, qtbot: QtBot) -> None:
    program = started()
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    QTest.keyClick(program.window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    shown = program.window.sides._today
    assert shown is not None
    qtbot.waitUntil(shown.isActiveWindow)
    assert QApplication.focusWidget() is shown.cards[KEY].play
    focused: list[QWidget | None] = []
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focused.append(QApplication.focusWidget())
    buttons = [button for card in shown.cards.values() for button in (card.copy, card.play)]
    assert {shown.earlier, shown.today, shown.month, shown.game, shown.close_button, *buttons} <= set(focused)
    shown.month.setFocus()
    QTest.keyClick(shown.month, Qt.Key.Key_Up)
    QTest.keyClick(shown.month, Qt.Key.Key_Return)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    session = program.controller.session
    assert session is not None
    assert session.day == "2026-11-15"
    assert not shown.isVisible()
    qtbot.waitUntil(program.window.isActiveWindow)
    QTest.keyClick(program.window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(shown.isActiveWindow)
    assert shown.month.chosen == EVENING.date()
    shown.month.setFocus()
    QTest.keyClick(shown.month, Qt.Key.Key_Escape)
    assert not shown.isVisible()
