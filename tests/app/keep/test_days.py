"""The results of the days on disk: added, read, and told of where they cannot be."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from app.keep.days import DaysFile
from app.keep.files import DamagedError
from app.keep.session_file import NewerError, read_session, write_session
from app.session import day_result, todays_session
from engine.events import Ended, Scored
from engine.games import GAMES
from engine.match import Result
from engine.today import DAYS_FILE, OPPONENT, DayResult
from engine.words import text

GAME = GAMES["big_two"]
RESULT = DayResult("2026-11-22", GAME.key, "a-0", 2, True, False)


def test_a_result_is_there_again_and_so_are_those_before_it(tmp_path: Path) -> None:
    file = DaysFile(tmp_path / "state")
    assert file.read().results == {}
    other = replace(RESULT, day="2026-11-21", points=-4, won=False, assisted=True)
    assert [file.keep(each) for each in (other, RESULT)] == [None, None]
    assert DaysFile(tmp_path / "state").read().results == {
        ("2026-11-21", GAME.key): other,
        ("2026-11-22", GAME.key): RESULT,
    }


def test_a_line_cut_off_by_a_crash_is_told_of_and_costs_only_itself(tmp_path: Path) -> None:
    file = DaysFile(tmp_path)
    file.keep(RESULT)
    path = tmp_path / DAYS_FILE
    path.write_bytes(path.read_bytes()[:-9])
    later = replace(RESULT, day="2026-11-23")
    assert file.keep(later) is None
    days = file.read()
    assert days.results == {("2026-11-23", GAME.key): later}
    assert days.notice is None
    copy = f"{DAYS_FILE}.damaged-1"
    assert file.tell(days) == text("notice.days_damaged", lines=1, name=copy, folder=str(tmp_path))
    assert DaysFile(tmp_path).tell(DaysFile(tmp_path).read()) is None
    assert (tmp_path / copy).read_bytes() == path.read_bytes().splitlines(keepends=True)[0]


def test_two_files_are_put_together_and_of_a_day_that_both_have_without_a_time_the_first_line_counts(
    tmp_path: Path,
) -> None:
    one, other = DaysFile(tmp_path / "one"), DaysFile(tmp_path / "other")
    elsewhere = replace(RESULT, hand="b-0", points=-7)
    only_there = replace(elsewhere, day="2026-11-20")
    one.keep(RESULT)
    for each in (only_there, elsewhere):
        other.keep(each)
    both, turned = one.path.read_bytes() + other.path.read_bytes(), other.path.read_bytes() + one.path.read_bytes()
    for content, counts in ((both, RESULT), (both + both, RESULT), (turned, elsewhere)):
        one.path.write_bytes(content)
        days = one.read()
        assert days.results == {(RESULT.day, GAME.key): counts, (only_there.day, GAME.key): only_there}
        assert not days.unread


def test_two_windows_that_add_to_one_file_lose_nothing(tmp_path: Path) -> None:
    windows = DaysFile(tmp_path), DaysFile(tmp_path)
    results = [replace(RESULT, day=f"2026-11-{day}", hand=f"h-{day}") for day in range(10, 20)]
    for place, result in enumerate(results):
        windows[place % 2].keep(result)
    assert list(windows[0].read().results.values()) == results


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such pipes")
def test_what_is_no_file_is_told_of_and_nothing_waits_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / DAYS_FILE)
    file = DaysFile(tmp_path)
    read, kept = file.tell(file.read()), file.keep(RESULT)
    assert read is not None
    assert kept is not None
    assert (read.key, kept.key) == ("notice.days_unreadable", "notice.day_not_kept")


def test_a_session_of_a_day_is_one_on_the_disk_too_and_older_ones_have_none() -> None:
    session = todays_session(GAME, date(2026, 11, 22))
    assert set(session.bots) == {None, OPPONENT}
    assert session.bots[0] is None
    assert read_session(write_session(session), GAMES) == session
    assert read_session(write_session(replace(session, day="")), GAMES).day == ""


def test_a_session_of_a_day_that_never_was_is_left_as_it_is() -> None:
    session = replace(todays_session(GAME, date(2026, 11, 22)), day="2026-11-31")
    with pytest.raises((NewerError, DamagedError)):
        read_session(write_session(session), GAMES)


@pytest.mark.parametrize("assisted", [False, True])
def test_what_a_day_has_brought_says_whether_there_was_help(assisted: bool) -> None:
    session = todays_session(GAME, date(2026, 11, 22))
    session = session.helped() if assisted else session
    result = Result(Scored((), (5, -5, 5, -5)), Ended((0, 2)))
    assert day_result(session, result, "x-0") == DayResult("2026-11-22", GAME.key, "x-0", 5, True, assisted)
