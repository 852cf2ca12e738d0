"""Writes the golden records: one finished deal for every setting that the conformance suite plays, with its score.

Run ``python -m tests.golden.make`` only when the rules themselves have changed; the difference shows what changed.
The keys of some games after it leave the records of the others alone.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.game import Step
from engine.games import GAMES
from engine.match import result_of
from engine.options import options_of
from engine.record import replay, write_record
from tests.conformance.tables import CASES, Case, Deal, deals_of

GOLDEN = Path(__file__).parent
TRIES, LONG_DEALS = 60, {"bashi_fen": 4}
"""How many matches are begun in search of a deal in which a house rule matters; fewer where deals are long."""


def main(keys: Sequence[str]) -> None:
    """Writes the records of these games anew."""
    for key in keys:
        shutil.rmtree(GOLDEN / key, ignore_errors=True)
        (GOLDEN / key).mkdir()
    for case in CASES:
        if case.tried.game.key in keys:
            path = GOLDEN / case.tried.game.key / f"{file_name(case)}.json"
            parts = [f"{json.dumps(name)}: {json.dumps(part)}" for name, part in golden(case).items()]
            path.write_text("{" + ",\n ".join(parts) + "}\n", encoding="ascii")


def file_name(case: Case) -> str:
    """The setting as a file name."""
    return case.name.replace("=", "-").replace(",", "-")


def golden(case: Case) -> dict[str, object]:
    """The second deal of a match, with its score: of many the one in which the setting made the most difference."""
    tries = LONG_DEALS.get(case.tried.game.key, TRIES)
    found = [deals_of(case, number, 2)[1] for number in range(tries)]
    deal = max(found, key=lambda deal: (difference_made(deal, _without_it(case)), len(_kinds(deal))))
    scored = result_of(deal.steps[-1]).scored
    lines = [[line.key, line.amount] for line in scored.lines]
    return {"changes": scored.changes, "lines": lines, "record": write_record(deal.record)}


def _without_it(case: Case) -> Any:
    """The same setting without the house rule that it is named after; else the options of every day."""
    game, name = case.tried.game, case.name.partition("=")[0]
    if name in (option.name for option in options_of(game.options)):
        without = replace(case.options, **{name: getattr(game.options(), name)})
        return without if game.problem(without) is None else game.options()
    return game.options()


def _kinds(deal: Deal) -> set[str]:
    return {line.key for line in result_of(deal.steps[-1]).scored.lines}


def difference_made(deal: Deal, usual: Any) -> int:
    """2 where the same deal would go otherwise with these options, 1 where it would offer other moves, else 0."""
    if Counter(deal.record.shuffle.deck) != Counter(deal.game.pack(usual)) or len(deal.seats) != deal.game.seats(usual):
        return 2
    again = replay(replace(deal.record, options=usual))
    if again.refused is not None or [step.events for step in again.steps] != [step.events for step in deal.steps]:
        return 2
    return int(any(map(_other_moves, again.steps, deal.steps)))


def _other_moves(one: Step[Any], other: Step[Any]) -> bool:
    turn = one.state.turn
    return turn is not None and [*one.state.view(turn).candidates()] != [*other.state.view(turn).candidates()]


if __name__ == "__main__":
    main(sys.argv[1:] or tuple(GAMES))
