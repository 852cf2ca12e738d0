"""Records from files are played again, checked, told and judged by an exit status."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.cli import run
from app.cli.log import log_lines
from app.cli.replay import LARGEST
from engine.events import Scored
from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.record import opened, replay, write_record
from tests.app.cli.deals import finished_deal, on_paper


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Status, standard output and standard error of a replay."""
    status = run(["replay", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_finished_deal_replays_to_its_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], number: int, seats: int
) -> None:
    record = finished_deal(number, seats=seats)
    status, out, err = told(capsys, on_paper(record, tmp_path), "--json")
    answer = json.loads(out)
    assert (status, err) == (0, "")
    assert answer["game"] == "taihe_a_bao"
    assert answer["options"]["seats"] == seats
    assert answer["actions"] == [str(action) for action in record.actions]
    assert answer["finished"] is True
    assert answer["refused"] is None
    assert sum(answer["changes"]) == 0
    assert len(answer["changes"]) == seats
    assert out.isascii()


def test_the_log_names_every_action_and_the_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished_deal(3)
    status, out, _ = told(capsys, on_paper(record, tmp_path))
    assert status == 0
    for place, action in enumerate(record.actions, 1):
        assert any(line.startswith(f"{place:>4}  seat ") and str(action) in line for line in out.splitlines())
    assert "takes" in out
    assert "Declarer: seat" in out
    assert "Changes: seat 0" in out
    assert "Won by seat" in out


def test_points_that_did_not_change_have_no_sign() -> None:
    again = replay(finished_deal(3))
    last = replace(again.steps[-1], events=(Scored((), (2, 0, -2, 0)),))
    *_, said = log_lines(finished_deal(3), replace(again, steps=(*again.steps[:-1], last)))
    assert said == "Changes: seat 0 +2, seat 1 0, seat 2 −2, seat 3 0"


def test_the_first_refused_action_is_named_with_its_reason_and_the_status_is_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = finished_deal(3)
    actions = [str(action) for action in record.actions]
    file = on_paper(record, tmp_path, actions=["pass", "play 4S 5S", *actions])
    status, out, _ = told(capsys, file)
    assert status == 1
    assert "Refused: action 2 of seat" in out
    assert "play 4S 5S: That is not possible now. Declare, or pass. (TAB-21)" in out
    status, out, _ = told(capsys, file, "--json")
    answer = json.loads(out)
    assert status == 1
    assert answer["actions"] == ["pass"]
    assert answer["finished"] is False
    assert answer["refused"]["index"] == 1
    assert answer["refused"]["action"] == "play 4S 5S"
    assert answer["refused"]["reason"]
    assert answer["refused"]["row"].startswith("TAB-")


def test_an_action_after_the_end_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished_deal(3)
    actions = [*map(str, record.actions), "pass"]
    status, out, _ = told(capsys, on_paper(record, tmp_path, actions=actions), "--json")
    answer = json.loads(out)
    assert status == 1
    assert answer["refused"]["index"] == len(actions) - 1
    assert answer["refused"]["row"] is None
    assert answer["finished"] is True


def test_an_unfinished_deal_is_fine_and_says_who_is_on_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = on_paper(finished_deal(3), tmp_path, actions=["pass"])
    status, out, _ = told(capsys, file)
    assert status == 0
    assert "Unfinished: seat" in out
    answer = json.loads(told(capsys, file, "--json")[1])
    assert (answer["finished"], answer["changes"], answer["winners"]) == (False, None, None)


def test_a_deal_that_nobody_called_in_is_void(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = on_paper(finished_deal(3), tmp_path, actions=["pass"] * 8)
    answer = json.loads(told(capsys, file, "--json")[1])
    assert (answer["finished"], answer["void"], answer["changes"]) == (True, True, [0, 0, 0, 0])


@pytest.mark.parametrize(
    ("changed", "names"),
    [
        ({"paizhuo": 2}, "version 2"),
        ({"paizhuo": True}, "version"),
        ({"game": "bridge"}, "bridge"),
        ({"options": {"seat": 4}}, "seat"),
        ({"options": {"collapse_doubles": True}}, "Shutout"),
        ({"options": []}, "options"),
        ({"deck": ["4H"]}, "deck"),
        ({"deck": ["4H", 3]}, "3"),
        ({"first": 4}, "4"),
        ({"first": "0"}, "“first”"),
        ({"actions": ["dance"]}, "dance"),
        ({"actions": [None]}, "None"),
        ({"actions": "pass"}, "actions"),
        ({"standing": {"nobody": 1}}, "standing"),
        ({"standing": {"starter": None}}, "starter"),
        ({"comment": "mine"}, "comment"),
    ],
)
def test_a_record_that_cannot_be_read_says_why_with_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changed: dict[str, Any], names: str
) -> None:
    file = on_paper(finished_deal(3), tmp_path, **changed)
    status, out, err = told(capsys, file)
    assert (status, out) == (2, "")
    assert file in err
    assert names in err


@pytest.mark.parametrize(
    ("content", "names"),
    [
        (b"", "The file is empty"),
        (b"{", "breaks off in line 1"),
        (b"\xff", "no text file"),
        (b"[]", "record"),
        (b"{}", "record"),
        (b'{"paizhuo": ' + b"9" * 5000 + b"}", "a number in it is too long"),
        (b"[" * 100_000, "deep"),
        (b" " * (LARGEST + 1), "larger"),
    ],
)
def test_a_file_that_is_no_record_says_why_with_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, names: str
) -> None:
    file = tmp_path / "deal.json"
    file.write_bytes(content)
    status, out, err = told(capsys, str(file), "--json")
    assert status == 2
    assert names in err
    assert json.loads(out)["file"] == str(file)
    assert names in json.loads(out)["error"]


@pytest.mark.parametrize("name", [".", "nowhere.json", "with\0nul"])
def test_what_is_no_file_says_why_with_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    status, out, err = told(capsys, f"{tmp_path}/{name}")
    assert (status, out) == (2, "")
    assert "cannot be read" in err


def test_every_file_is_replayed_and_the_worst_status_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = on_paper(finished_deal(1), tmp_path, "good.json")
    refused = on_paper(finished_deal(1), tmp_path, "refused.json", actions=["call 10S"])
    assert told(capsys, good, refused, "--json")[0] == 1
    status, out, _ = told(capsys, refused, str(tmp_path / "none.json"), good, "--json")
    assert status == 2
    assert [json.loads(line)["file"].rsplit("/")[-1] for line in out.splitlines()] == [
        "refused.json",
        "none.json",
        "good.json",
    ]


def test_a_dash_reads_standard_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    content = Path(on_paper(finished_deal(1), tmp_path)).read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
    status, out, _ = told(capsys, "-", "--json")
    assert (status, json.loads(out)["finished"]) == (0, True)


def test_a_replay_without_files_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys)[0] == 2


anything: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=8)
    | st.sampled_from(["4H", "pass", "play 4H", "give ?"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
FIELDS = ("paizhuo", "game", "options", "standing", "first", "deck", "lots", "turned", "actions")


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(st.sampled_from(FIELDS), anything, max_size=3), st.lists(anything, max_size=3))
def test_any_field_may_hold_anything_and_replay_answers(
    capsys: pytest.CaptureFixture[str], changed: dict[str, Any], actions: list[Any]
) -> None:
    record = {**write_record(finished_deal(1)), **changed}
    if isinstance(record["actions"], list):
        record["actions"] = [*record["actions"][:2], *actions, *record["actions"][2:]]
    with patch("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(record).encode()))):
        status, out, err = told(capsys, "-", "--json")
    assert status in (0, 1, 2)
    assert json.loads(out)["file"] == "-"
    assert bool(err) == (status == 2)


@pytest.mark.parametrize("key", GAMES)
def test_a_record_of_every_game_has_a_log_to_its_result(key: str) -> None:
    game, random = GAMES[key], Random(1)
    record = next_record(Match(game, game.options(), 5))
    state = opened(record).state
    while state.turn is not None:
        action = game.greedy(state.view(state.turn), random)
        record, state = replace(record, actions=(*record.actions, action)), act(state, action).state
    lines = list(log_lines(record, replay(record)))
    assert any(" takes " in line for line in lines)
    assert lines[-1].startswith("Won by ")
    assert len([line for line in lines if line.startswith(("Level", "      Level"))]) == (
        4 if key == "bashi_fen" else 0
    )
    assert not any("Kitty" in line for line in lines), "the result says it"
