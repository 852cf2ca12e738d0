"""A golden record as a file: what differs from the usual, one action a line behind its seat, and the score.

::

    game taihe_a_bao
    option recall yes
    standing {"declarer": 1, "won": false}
    first 2
    deck KD QS …
    asked
    2 pass
    1 call 9H
    scored
    callers 1
    changes -1 3 -1 -1

Every action answers one question, so the seats before the actions are all who were asked, in order, quiet questions
too. Options that are not written stand at their defaults. ``lots`` and ``turned`` are written where a rule needs them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.events import Seat
from engine.game import AnyGame
from engine.match import result_of
from engine.options import differences, parse_options, value_word, write_options
from engine.record import Record, read_record, replay, write_record

ASKED, SCORED, CHANGES = "asked", "scored", "changes"


@dataclass(frozen=True, slots=True)
class Golden:
    """A finished deal, who was asked before each of its actions, and what it came to."""

    record: Record
    asked: tuple[Seat, ...]
    lines: tuple[tuple[str, int], ...]
    """The result line by line: its key and amount."""
    changes: tuple[int, ...]


def golden_of(record: Record) -> Golden:
    """What this finished deal proves today; raises ValueError where an action is refused or the deal is not over."""
    again = replay(record)
    if again.refused is not None:
        raise ValueError(f"action {again.refused[0]} of the record, {again.refused[1]}, is refused")
    scored = result_of(again.steps[-1]).scored
    asked = tuple(step.state.turn for step in again.steps if step.state.turn is not None)
    return Golden(record, asked, tuple((line.key, line.amount) for line in scored.lines), scored.changes)


def write_golden(golden: Golden) -> str:
    """The content of the file."""
    record = golden.record
    written = write_record(record)
    lines = [f"game {record.game.key}"]
    for option in differences(record.options, record.game.options()):
        lines.append(f"option {option.name} {value_word(option, getattr(record.options, option.name))}")
    if written["standing"] is not None:
        lines.append(f"standing {json.dumps(written['standing'])}")
    lines.append(f"first {written['first']}")
    for name in ("deck", "lots", "turned"):
        if name in written:
            lines.append(" ".join((name, *map(str, written[name]))))
    lines.append(ASKED)
    lines += [f"{seat} {action}" for seat, action in zip(golden.asked, written["actions"], strict=True)]
    lines.append(SCORED)
    lines += [f"{key} {amount}" for key, amount in golden.lines]
    lines.append(" ".join((CHANGES, *map(str, golden.changes))))
    return "\n".join(lines) + "\n"


def read_golden(content: str, games: Mapping[str, AnyGame]) -> Golden:
    """What a file holds, every option and card checked; raises ValueError, OptionError or RecordError."""
    lines = content.splitlines()
    asked, scored = lines.index(ASKED), lines.index(SCORED)
    told = [_in_two(line) for line in lines[asked + 1 : scored]]
    *results, (last, changes) = (_in_two(line) for line in lines[scored + 1 :])
    if last != CHANGES:
        raise ValueError(f"the last line is no {CHANGES!r}")
    record = _record(lines[:asked], [action for _, action in told], games)
    return Golden(
        record,
        tuple(int(seat) for seat, _ in told),
        tuple((key, int(amount)) for key, amount in results),
        tuple(int(change) for change in changes.split()),
    )


def _record(head: list[str], actions: list[str], games: Mapping[str, AnyGame]) -> Record:
    """The record of the lines above the actions, made as records of JSON are read."""
    words: dict[str, str] = {}
    written: dict[str, Any] = {"paizhuo": 1, "standing": None, "actions": actions}
    for line in head:
        name, rest = _in_two(line)
        match name:
            case "option":
                option, word = _in_two(rest)
                words[option] = word
            case "game":
                written[name] = rest
            case "standing":
                written[name] = json.loads(rest)
            case "first":
                written[name] = int(rest)
            case "lots":
                written[name] = [int(lot) for lot in rest.split()]
            case "deck" | "turned":
                written[name] = rest.split()
            case _:
                raise ValueError(f"no line of a golden record begins with {name!r}")
    written["options"] = write_options(parse_options(games[written["game"]].options, words))
    return read_record(written, games)


def _in_two(line: str) -> tuple[str, str]:
    first, gap, rest = line.partition(" ")
    if not gap:
        raise ValueError(f"{line!r} says nothing of anything")
    return first, rest
