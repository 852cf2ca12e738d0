"""Golden records: finished deals on paper that must replay to the same score for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.match import result_of
from engine.options import options_of, value_word, values_worth_testing
from engine.record import read_record, replay

GOLDEN = Path(__file__).parent
FILES = sorted(GOLDEN.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_score(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="ascii"))
    again = replay(read_record(golden["record"], GAMES))
    assert again.refused is None
    assert again.state.turn is None
    scored = result_of(again.steps[-1]).scored
    assert list(scored.changes) == golden["changes"]
    assert [[line.key, line.amount] for line in scored.lines] == golden["lines"]


@pytest.mark.parametrize("key", GAMES)
def test_every_value_of_every_house_rule_has_a_golden_record(key: str) -> None:
    records = [json.loads(path.read_text(encoding="ascii"))["record"] for path in FILES if path.parent.name == key]
    settings = [read_record(record, GAMES).options for record in records]
    for option in options_of(GAMES[key].options):
        played = {getattr(options, option.name) for options in settings}
        missing = [value_word(option, value) for value in values_worth_testing(option) if value not in played]
        assert not missing, f"{option.name} = {', '.join(missing)}"
