"""What each level got in kept hands, as lines of JSON: the part of a line that tells of the runs, and reading many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.json_lines import take_lines
from engine.players.duplicate import Duplicate, Runs

DUPLICATES_FILE = "duplicates.jsonl"
"""The name of the file: a line for a hand and each round of its runs; the last one of a hand holds, with all its runs.
"""
MOST_POINTS = 1_000_000


def written_runs(duplicate: Duplicate) -> dict[str, Any]:
    """What the person and each level got, as JSON has it."""
    return {
        "got": duplicate.got,
        "levels": {runs.level: runs.changes for runs in duplicate.levels},
        "complete": duplicate.complete,
    }


def read_runs(written: Mapping[str, Any]) -> Duplicate:
    """The duplicate of a parsed line; raises one of ``engine.json_lines.MEANINGLESS`` for another."""
    levels = tuple(Runs(str(level), tuple(map(_whole, changes))) for level, changes in written["levels"].items())
    return Duplicate(_whole(written["got"]), levels)


def begins_count(written: Mapping[str, Any]) -> bool:
    """Whether a line tells of no hand, but of the moment from which a way of playing is counted anew."""
    return "from" in written


def duplicates_by_hand(content: bytes) -> tuple[dict[str, Duplicate], tuple[bytes, ...]]:
    """By the name that the hand is kept under; and the lines that mean nothing."""
    found: dict[str, Duplicate] = {}

    def take(written: Mapping[str, Any]) -> None:
        if not begins_count(written):
            name = str(written["hand"])
            found[name] = put_together(found.get(name), read_runs(written))

    return found, take_lines(content, take)


def put_together(before: Duplicate | None, now: Duplicate) -> Duplicate:
    """What two lines of a hand tell, the later one ``now``: a person's last result, and of each level the most runs.

    A level's runs are the same on every machine, so that fewer of them are the beginning of more, in whatever order two
    machines' files were put together.
    """
    for level in () if before is None else before.levels:
        for change in level.changes[len(now.of(level.level).changes) :]:
            now = now.then(level.level, change)
    return now


def _whole(number: object) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or abs(number) > MOST_POINTS:
        raise TypeError("points are whole numbers that a hand can bring")
    return number
