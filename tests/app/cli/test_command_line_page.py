"""The page on the command line names every flag, every key and every question, and its answers are the program's."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from app.arguments import table_parser
from app.cli import COMMANDS, duplicate, games, judge, replay, run, simulate, today
from app.cli.duplicate import Compared
from engine.games import GAMES
from engine.games.bashi_fen.text.judge import QUESTIONS
from engine.players.duplicate import Duplicate, Runs
from engine.record import read_record, write_record
from engine.record import replay as played
from engine.today import OPPONENT, DayResult
from tests.app.cli.deals import finished_deal, on_paper

PAGE = (Path(__file__).parents[3] / "docs" / "command-line.md").read_text("utf-8")
DAY = date(2026, 11, 22)
ASKED = {"kind", "beats", "moves", "score", *QUESTIONS}
PARSERS: dict[str, argparse.ArgumentParser] = {
    "paizhuo": table_parser(GAMES),
    "today": today.command_parser(DAY),
    "duplicate": duplicate.command_parser(),
    "replay": replay.command_parser(),
    "simulate": simulate.command_parser(),
    "games": games.command_parser(),
    "judge": judge.command_parser(),
}
OF_GAMES = {"--game", "--preset", "--seats", "--shutout_doubles"}
"""Flags of games and house rules, which are made from the games."""


def section(name: str) -> str:
    """What the page says of this command."""
    title = name if name in ("paizhuo", "Records") else f"paizhuo {name}"
    found = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"there is no section on {title}"
    return found[1]


def example(name: str) -> Any:
    """The JSON that stands in a section."""
    found = re.search(r"^```json\n(.*?)^```$", section(name), re.MULTILINE | re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def flags_of(parser: argparse.ArgumentParser) -> set[str]:
    """The flags that a parser tells of."""
    told = (each for each in parser._actions if each.help != argparse.SUPPRESS)
    return {sign for each in told for sign in each.option_strings if sign.startswith("--")} - {"--help"}


def differences(shown: Any, real: Any, where: str = "") -> Iterator[str]:
    """Where keys or kinds of values differ; options are shown in part, and null may stand for anything."""
    if isinstance(shown, Mapping) and isinstance(real, Mapping):
        if where.endswith((".options", ".sentences")):
            return
        if shown.keys() != real.keys():
            yield f"{where}: {sorted(shown.keys() ^ real.keys())}"
        for key in shown.keys() & real.keys():
            yield from differences(shown[key], real[key], f"{where}.{key}")
    elif isinstance(shown, list) and isinstance(real, list):
        for each in shown:
            yield from differences(each, real[0], f"{where}[]") if real else ()
    elif None not in (shown, real) and _kind(shown) is not _kind(real):
        yield f"{where}: {type(shown).__name__} instead of {type(real).__name__}"


def _kind(value: object) -> type:
    return float if isinstance(value, int) and not isinstance(value, bool) else type(value)


def test_every_command_has_its_section() -> None:
    assert {*COMMANDS, "paizhuo"} == PARSERS.keys()
    titles = re.findall(r"^## paizhuo ?(\w*)$", PAGE, re.MULTILINE)
    assert sorted(title or "paizhuo" for title in titles) == sorted(PARSERS)


@pytest.mark.parametrize("name", PARSERS)
def test_a_section_names_every_flag_and_no_other(name: str) -> None:
    named = set(re.findall(r"--[a-z][a-z_-]*", section(name)))
    flags = flags_of(PARSERS[name]) - {"--json"}
    assert flags <= named, "a flag is not told"
    assert named - flags <= OF_GAMES | {"--json"}, "a flag is told that is not there"


def test_the_deals_of_a_day_are_answered_as_shown() -> None:
    shown, game = example("today"), GAMES["big_two"]
    result = DayResult(DAY.isoformat(), game.key, "0f6a-0", 2, True, False)
    real = today.deal_facts(game, DAY, result, 74.0)
    assert shown.pop("options").items() <= real.pop("options").items()
    assert shown == real


def test_a_duplicate_is_answered_as_shown() -> None:
    made = Duplicate(3, (Runs("novice", (-2, -1)), Runs("master", (3,))))
    assert duplicate._report(Compared("record.json", finished_deal(0), 0, OPPONENT, 3, made)) == example("duplicate")
    still_open = duplicate._report(Compared("record.json", finished_deal(0), 0, OPPONENT, None, made))
    assert [name for name, value in still_open.items() if value is None] == ["got", "percentage", "says_nothing"]


def test_a_replay_is_answered_as_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, shown = finished_deal(0), example("replay")
    assert run(["replay", on_paper(record, tmp_path), "--json"]) == 0
    assert list(differences(shown, json.loads(capsys.readouterr().out))) == []
    refused = on_paper(record, tmp_path, actions=[*shown["actions"], shown["refused"]["action"]])
    assert run(["replay", refused, "--json"]) == 1
    real = json.loads(capsys.readouterr().out)
    assert shown.pop("options").items() <= real.pop("options").items()
    assert {**real, "file": shown["file"]} == shown


@pytest.mark.parametrize("name", ["replay", "duplicate"])
def test_a_file_that_cannot_be_read_is_answered_as_shown(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([name, "nowhere.json", "--json"]) == 2
    assert json.loads(capsys.readouterr().out).keys() == {"file", "error"}


def test_a_simulation_is_answered_as_shown(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--game taihe_a_bao --bots greedy,random --count 2 --seed 1 --json"
    assert run(["simulate", *words.split()]) == 0
    assert list(differences(example("simulate"), json.loads(capsys.readouterr().out))) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_is_described_as_shown(game: Any) -> None:
    shown, real = example("games"), games.described(game)
    assert shown["game"] in GAMES
    for name in ("presets", "options"):
        for each in real[name]:
            assert each.keys() == shown[name][0].keys()
    if shown["game"] == game.key:
        assert all(shown[name][0] == real[name][0] for name in ("presets", "options"))
        assert shown["title"] == real["title"]
    types = {each["type"] for each in real["options"]}
    assert all(f"`{each}`" in section("games") for each in types)
    assert shown.keys() == real.keys()


def test_the_judge_answers_as_shown_and_every_question_is_there() -> None:
    block = re.search(r"^```jsonl\n(.*?)^```$", section("judge"), re.MULTILINE | re.DOTALL)
    assert block is not None
    lines = block[1].splitlines()
    for question, answer in zip(lines[::2], lines[1::2], strict=True):
        assert judge.answer_to(question.encode(), GAMES) == json.loads(answer), question
    asked = {json.loads(question)["ask"] for question in lines[::2]}
    assert asked == ASKED
    for game in GAMES:
        told = str(judge.answer_to(json.dumps({"game": game, "ask": "?"}).encode(), GAMES)["error"])
        assert {word.strip() for word in told.rpartition("one of ")[2].split(",")} <= asked


def test_a_record_is_written_as_shown() -> None:
    record = finished_deal(0)
    shown, real = example("Records"), dict(write_record(record))
    assert list(differences(shown, real)) == []
    assert read_record(real, GAMES) == record
    assert real["deck"][:3] == shown["deck"]
    assert [real["first"], real["actions"][:2]] == [shown["first"], shown["actions"][:2]]
    assert played(record).refused is None
