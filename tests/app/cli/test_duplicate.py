"""A record is played again with each level in one seat; the numbers are those of the engine, and come again."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from app.cli import run
from engine.match import result_of
from engine.players.duplicate import PLAN, Duplicate, Runs
from engine.players.duplicate import run as played_again
from engine.record import replay
from engine.words import signed, signed_mean
from tests.app.cli.deals import finished_deal, on_paper

RECORD = finished_deal(3)
CASUAL = "search:casual"


@pytest.fixture
def file(tmp_path: Path) -> str:
    return on_paper(RECORD, tmp_path)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Status, standard output and standard error of a duplicate."""
    status = run(["duplicate", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_the_answer_has_what_each_level_got_and_what_the_record_got(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = (file, "--seat", "2", "--levels", "casual,novice", "--opponents", CASUAL, "--runs", "3", "--json")
    status, out, err = told(capsys, *asked)
    assert (status, err) == (0, "")
    answer = json.loads(out)
    got = result_of(replay(RECORD).steps[-1]).scored.changes[2]
    made = Duplicate(got)
    for level in ("novice", "casual"):
        for place in range(3):
            change = played_again(RECORD, 2, (CASUAL,) * 4, 0, 0, level, place)
            assert change is not None
            made = made.then(level, change)
    assert answer == {
        "file": file,
        "game": "taihe_a_bao",
        "seat": 2,
        "opponents": CASUAL,
        "got": got,
        "levels": [
            {"level": each.level, "mean": each.mean, "error": each.error, "changes": list(each.changes)}
            for each in made.levels
        ],
        "percentage": made.percentage,
        "says_nothing": made.says_nothing,
    }
    assert told(capsys, *asked)[1] == out


def test_without_a_number_there_are_as_many_runs_as_for_a_kept_hand(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = told(capsys, file, "--levels", "novice", "--opponents", "greedy", "--json")
    (novice,) = json.loads(out)["levels"]
    assert len(novice["changes"]) == PLAN.most["novice"]


def test_another_seed_gives_the_opponents_another_chance(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with patch("app.cli.duplicate.played_again", return_value=1) as played:
        for seed in ("0", "5"):
            told(capsys, file, "--levels", "novice", "--runs", "1", "--seed", seed)
    assert [call.args[3] for call in played.call_args_list] == [0, 5]


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ((2, 2), "0 % of the runs got less (ties count half, and each level alike)."),
        ((0, 0), "This hand says nothing: everybody gets the same from this seat."),
        ((15, 15), "0 % of the runs got less (ties count half, and each level alike)."),
        ((-1, 0), "75 % of the runs got less (ties count half, and each level alike)."),
    ],
)
def test_the_table_ends_with_what_the_hand_says(
    file: str, capsys: pytest.CaptureFixture[str], more: tuple[int, ...], sentence: str
) -> None:
    got = result_of(replay(RECORD).steps[-1]).scored.changes[0]
    with patch("app.cli.duplicate.played_again", side_effect=[got + each for each in more]):
        status, out, _ = told(capsys, file, "--levels", "novice", "--runs", "2")
    assert status == 0
    head, titles, novice, last = out.splitlines()
    assert head == f"{file}: taihe_a_bao, seat 0 against search:nskilled: got {signed(got)}"
    assert titles.split() == ["level", "points", "a", "run", "±", "error", "runs"]
    assert novice.split() == ["novice", signed_mean(got + sum(more) / 2, 2), f"{(more[1] - more[0]) / 2:.2f}", "2"]
    assert last == sentence


def test_of_a_deal_that_is_not_over_only_the_levels_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = on_paper(replace(RECORD, actions=RECORD.actions[:5]), tmp_path)
    asked = (file, "--levels", "novice", "--opponents", "greedy", "--runs", "1")
    answer = json.loads(told(capsys, *asked, "--json")[1])
    assert (answer["got"], answer["percentage"], answer["says_nothing"]) == (None, None, None)
    assert len(answer["levels"]) == 1
    out = told(capsys, *asked)[1]
    assert "the deal is not over" in out
    assert "%" not in out


def test_a_record_may_come_from_standard_input(capsys: pytest.CaptureFixture[str], file: str) -> None:
    stream = io.TextIOWrapper(io.BytesIO(Path(file).read_bytes()))
    with patch.object(sys, "stdin", stream), patch("app.cli.duplicate.played_again", return_value=1):
        status, out, _ = told(capsys, "-", "--levels", "novice", "--runs", "1")
    assert status == 0
    assert out.startswith("-: taihe_a_bao, seat 0")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--seat", "4"], "--seat 4: the seats of this deal are 0 to 3"),
        (["--seat", "-1"], "is no seat"),
        (["--levels", "novice,expert"], "there is no level 'expert': write some of novice, casual"),
        (["--runs", "0"], "is not a number from 1 up"),
        (["--seed", "1.5"], "is not a whole number"),
        (["--opponents", "nobody"], "'nobody' is no bot"),
        (["--opponents", "exec:cat"], "is no bot"),
    ],
)
def test_a_mistake_is_said_and_leaves_with_2(
    file: str, capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    status, out, err = told(capsys, file, *arguments)
    assert (status, out) == (2, "")
    assert why in err


def test_a_file_that_is_none_and_a_refused_action_are_told_with_the_status_of_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = told(capsys, str(tmp_path / "none.json"), "--json")
    assert status == 2
    assert "cannot be read" in err
    assert "cannot be read" in json.loads(out)["error"]
    file = on_paper(RECORD, tmp_path, actions=["play 4S 5S"])
    status, out, err = told(capsys, file)
    assert (status, out) == (1, "")
    assert "action 1 (play 4S 5S) is refused" in err


def test_levels_stand_in_their_order_and_once(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with patch("app.cli.duplicate.played_again", return_value=1):
        _, out, _ = told(capsys, file, "--levels", "master,novice,master", "--runs", "1", "--json")
    assert [each["level"] for each in json.loads(out)["levels"]] == ["novice", "master"]
    assert Runs("novice", (1,)).mean == json.loads(out)["levels"][0]["mean"]
