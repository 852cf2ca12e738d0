"""Golden records: finished deals that must ask the same seats and come to the same score for ever."""

from __future__ import annotations

import json
from dataclasses import make_dataclass, replace
from pathlib import Path

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.options import Switch, options_by_name, options_of, read_value, rule, value_word, values_worth_testing
from engine.record import read_record_text, write_record
from tests.golden.golden_file import golden_of, read_golden, write_golden

GOLDEN = Path(__file__).parent
FILES = sorted(GOLDEN.glob("*/*.txt"))
RECORDS = sorted(GOLDEN.glob("records/*.paizhuo"))
TAIHE = GAMES["taihe_a_bao"]

over_every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


@over_every_file
def test_a_golden_record_asks_its_seats_and_comes_to_its_score(path: Path) -> None:
    content = path.read_text(encoding="utf-8")
    golden = read_golden(content, GAMES)
    today = golden_of(golden.record)
    assert today.asked == golden.asked
    assert today.changes == golden.changes
    assert today.lines == golden.lines
    assert write_golden(today) == content


@pytest.mark.parametrize("key", GAMES)
def test_every_value_of_every_house_rule_has_a_golden_record(key: str) -> None:
    files = [path for path in FILES if path.parent.name == key]
    settings = [read_golden(path.read_text(encoding="utf-8"), GAMES).record.options for path in files]
    for option in options_of(GAMES[key].options):
        played = {getattr(options, option.name) for options in settings}
        missing = [value_word(option, value) for value in values_worth_testing(option) if value not in played]
        assert not missing, f"{option.name} = {', '.join(missing)}: python -m tests.golden.make --add {key} …"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_file_stays_as_it_is_but_for_options_that_came_later(path: Path) -> None:
    content = path.read_text(encoding="ascii")
    options = json.loads(content)["options"]
    record = read_record_text(content, GAMES)
    written = write_record(record)
    of_game = options_by_name(type(record.options))
    older = {
        name: options[name] if read_value(of_game[name], options[name]) == getattr(record.options, name) else value
        for name, value in written["options"].items()
        if name in options
    }
    assert json.dumps({**written, "options": older}, indent=1) + "\n" == content
    assert golden_of(record)


def test_every_field_of_a_record_stands_in_one_of_the_files() -> None:
    records = [json.loads(path.read_text(encoding="ascii")) for path in RECORDS]
    assert {record["game"] for record in records} == set(GAMES)
    assert {"lots", "turned"} < {name for record in records for name in record}


def with_another_rule() -> tuple[str, AnyGame]:
    """The name of a house rule that Taihe A Bao does not have, and the game with it."""
    name = "moon"
    field = (name, bool, rule(Switch(), False, "TAB-99", "scoring"))
    options = make_dataclass("Options", [field], bases=(TAIHE.options,), frozen=True, slots=True)
    return name, replace(TAIHE, options=options)


@pytest.mark.parametrize(
    "path", [path for path in FILES if path.parent.name == TAIHE.key], ids=lambda path: f"{path.stem}"
)
def test_a_new_house_rule_rewrites_no_golden_record(path: Path) -> None:
    name, game = with_another_rule()
    content = path.read_bytes()
    golden = read_golden(content.decode(), {**GAMES, game.key: game})
    assert getattr(golden.record.options, name) is False
    assert write_golden(golden_of(golden.record)).encode() == content


def test_a_new_house_rule_stands_in_the_record_that_is_made_for_it() -> None:
    name, game = with_another_rule()
    games = {**GAMES, game.key: game}
    content = (GOLDEN / TAIHE.key / "recall-yes.txt").read_text(encoding="utf-8")
    usual = read_golden(content, games).record
    switched = write_golden(golden_of(replace(usual, options=replace(usual.options, **{name: True}))))
    assert switched == content.replace("option recall yes\n", f"option recall yes\noption {name} yes\n")
    assert getattr(read_golden(switched, games).record.options, name) is True
