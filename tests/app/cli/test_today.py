"""The deals of a day on the command line: by the local date, with the result where there is one."""

from __future__ import annotations

import json
import sys
import time
from datetime import UTC, datetime, timedelta, timezone
from inspect import signature
from pathlib import Path

import pytest

from app.cli import today
from app.keep.places import places_of_this_machine
from app.play.todays_deals import TodaysDeals
from engine.codes import read_code
from engine.games import GAMES
from engine.players.duplicate import PLAN, Duplicate, Runs
from engine.players.duplicate_lines import DUPLICATES_FILE, written_runs
from engine.today import DAYS_FILE, FIRST_DAY, DayResult, write_result
from engine.words import rounded

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the folders are those of Linux")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    folder = places_of_this_machine().state
    folder.mkdir(parents=True)
    return folder / DAYS_FILE


@pytest.fixture(autouse=True)
def _apart(file: Path) -> None:
    """No test looks at what whoever runs it has played."""


def answers(capsys: pytest.CaptureFixture[str], *arguments: str, now: datetime = NOON) -> list[dict[str, object]]:
    assert today.run([*arguments, "--json"], lambda: now) == 0
    out = capsys.readouterr().out
    assert out.isascii()
    return [json.loads(line) for line in out.splitlines()]


def test_every_game_has_its_deal_and_its_code_brings_it(capsys: pytest.CaptureFixture[str]) -> None:
    told = answers(capsys)
    assert [each["game"] for each in told] == list(GAMES)
    for each in told:
        code = read_code(str(each["code"]), GAMES)
        assert (code.game.key, code.number, code.options) == (each["game"], 20261122, code.game.options())
        assert each["result"] is None


def test_the_day_is_that_of_the_local_time(capsys: pytest.CaptureFixture[str]) -> None:
    late = datetime(2026, 11, 22, 23, 30, tzinfo=UTC)
    tokyo = late.astimezone(timezone(timedelta(hours=9)))
    assert {each["date"] for each in answers(capsys, now=late)} == {"2026-11-22"}
    assert {each["date"] for each in answers(capsys, now=tokyo)} == {"2026-11-23"}


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="Windows asks the system each time")
def test_where_nobody_sets_a_clock_it_is_that_of_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = [signature(each).parameters["clock"].default for each in (today.run, TodaysDeals.__init__)]
    try:
        monkeypatch.setenv("TZ", "<+14>-14")
        time.tzset()
        assert [clock().utcoffset() for clock in usual] == [timedelta(hours=14)] * 2
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_result_stands_beside_its_deal(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(write_result(DayResult("2026-11-21", "big_two", "a-0", -2, False, True)) + "\n", "ascii")
    (told,) = answers(capsys, "--date", "2026-11-21", "--game", "big_two")
    assert told["result"] == {"points": -2, "won": False, "assisted": True, "hand": "a-0", "percentage": None}
    today.run(["--date", "2026-11-21", "--game", "big_two"], lambda: NOON)
    assert capsys.readouterr().out.endswith("  −2, not won, assisted\n")
    (told,) = answers(capsys, "--game", "big_two")
    assert told["result"] is None
    file.write_text(write_result(DayResult("2026-11-21", "big_two", "a-0", 0, False, False)) + "\n", "ascii")
    today.run(["--date", "2026-11-21", "--game", "big_two"], lambda: NOON)
    assert capsys.readouterr().out.endswith("  0, not won\n"), "as the window says it"


def test_the_percentage_is_told_once_every_level_has_played_the_hand_again(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    file.write_text(write_result(DayResult("2026-11-21", "big_two", "a-0", 3, True, False)) + "\n", "ascii")
    begun = Duplicate(3, (Runs("novice", (1, 3)),))
    whole = Duplicate(3, tuple(Runs(level, (1,) * (runs - 1) + (4,)) for level, runs in PLAN.most.items()))
    asked = "--date", "2026-11-21", "--game", "big_two"
    for known, said in ((begun, "+3, won"), (whole, f"+3, {rounded(whole.percentage or 0)} %, won")):
        with (file.parent / DUPLICATES_FILE).open("a", encoding="ascii") as lines:
            lines.write(json.dumps({"hand": "a-0", **written_runs(known)}) + "\n")
            lines.write('{"game": "big_two", "preset": "two_against_two", "from": null}\n')
        assert today.run([*asked], lambda: NOON) == 0
        captured = capsys.readouterr()
        assert captured.out.endswith(f"  {said}\n")
        assert not captured.err
        (told,) = answers(capsys, *asked)
        assert told["result"]["percentage"] == known.final_percentage  # type: ignore[index]
    (file.parent / DUPLICATES_FILE).write_bytes(b"{\n")
    assert today.run([*asked], lambda: NOON) == 0
    captured = capsys.readouterr()
    assert captured.out.endswith("  +3, won\n")
    assert DUPLICATES_FILE in captured.err


@pytest.mark.parametrize("content", [b"{\n", b"\xff\n", b"[1]\n"])
def test_lines_that_mean_nothing_are_told_of_and_the_deals_are_there(
    capsys: pytest.CaptureFixture[str], file: Path, content: bytes
) -> None:
    file.write_bytes(content)
    assert today.run([], lambda: NOON) == 0
    captured = capsys.readouterr()
    assert len(captured.out.splitlines()) == len(GAMES)
    assert "cannot be read" in captured.err


def test_what_is_no_file_is_told_of(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.mkdir()
    assert today.run([], lambda: NOON) == 0
    assert "no ordinary file" in capsys.readouterr().err


def test_the_deals_have_the_same_limits_as_the_calendar(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    """A day later than today has deals where one was played while the clock showed another day."""
    assert answers(capsys, "--date", FIRST_DAY.isoformat(), "--game", "big_two")[0]["number"] == 20000101
    file.write_text(write_result(DayResult("2026-11-24", "big_two", "a-0", 1, True, False)) + "\n", "ascii")
    for day in ("2026-11-24", "2026-11-23"):
        assert answers(capsys, "--date", day, "--game", "big_two")[0]["date"] == day
    for day, why in (("1999-12-31", "1999-12-31 has no deals"), ("2026-11-25", "2026-11-25 is still to come")):
        with pytest.raises(SystemExit):
            today.run(["--date", day], lambda: NOON)
        assert f"{why}: write a day from 2000-01-01 to 2026-11-24" in capsys.readouterr().err


@pytest.mark.parametrize("day", ["2026-13-01", "yesterday", "", "20261122", "2026-11-23", "9999-12-31"])
def test_what_is_no_day_or_still_to_come_is_refused_with_a_sentence(
    capsys: pytest.CaptureFixture[str], day: str
) -> None:
    with pytest.raises(SystemExit) as left:
        today.run(["--date", day], lambda: NOON)
    assert left.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "2026-11-22" in captured.err
