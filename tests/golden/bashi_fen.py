"""Writes ``bashi_fen.jsonl``: for every value of every house rule one deal between greedy players, and its score."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from engine.game import act
from engine.games.bashi_fen import BASHI_FEN
from engine.match import Match, next_record, result_of
from engine.options import differences, write_options
from engine.record import opened
from tests.conformance.tables import single_values

RECORDS = Path(__file__).with_suffix(".jsonl")


def golden_lines() -> Iterator[dict[str, Any]]:
    """One deal for each value, its passes in a row written once."""
    for number, (name, options) in enumerate(single_values(BASHI_FEN)):
        step, random = opened(next_record(Match(BASHI_FEN, options, number))), Random(number)
        actions = []
        while (turn := step.state.turn) is not None:
            actions.append(BASHI_FEN.greedy(step.state.view(turn), random))
            step = act(step.state, actions[-1])
        changed = {option.name for option in differences(options, BASHI_FEN.options())}
        written = {key: value for key, value in write_options(options).items() if key in changed}
        result = result_of(step)
        yield {
            "name": name,
            "options": written,
            "number": number,
            "actions": [[str(action), len(list(same))] for action, same in groupby(actions)],
            "lines": [[line.key, line.amount] for line in result.scored.lines],
            "changes": result.scored.changes,
        }


if __name__ == "__main__":
    RECORDS.write_text("".join(json.dumps(line) + "\n" for line in golden_lines()), encoding="utf-8")
