"""Deals on paper, one for every value of every house rule, still replay to the same score."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.games.bashi_fen import BASHI_FEN
from engine.match import Match, next_record, result_of
from engine.options import read_options
from engine.record import replay
from tests.golden.bashi_fen import RECORDS

GOLDEN = [json.loads(line) for line in RECORDS.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden["name"])
def test_a_golden_record_replays_to_its_score(golden: dict[str, Any]) -> None:
    options = read_options(BASHI_FEN.options, golden["options"])
    record = next_record(Match(BASHI_FEN, options, golden["number"]))
    actions = tuple(BASHI_FEN.read_action(words) for words, times in golden["actions"] for _ in range(times))
    again = replay(type(record)(record.game, options, None, record.shuffle, actions))
    assert again.refused is None
    result = result_of(again.steps[-1])
    assert [[line.key, line.amount] for line in result.scored.lines] == golden["lines"]
    assert list(result.scored.changes) == golden["changes"]
