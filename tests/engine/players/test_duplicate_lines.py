"""Lines that tell what each level got: what is written is read again, and what means nothing is counted."""

from __future__ import annotations

import json

import pytest

from engine.players.duplicate import PLAN, Duplicate, Runs
from engine.players.duplicate_lines import duplicates_by_hand, read_runs, written_runs

MADE = Duplicate(-3, (Runs("novice", (1, -44)), Runs("master", (0,))))


def line(hand: str, duplicate: Duplicate) -> bytes:
    return json.dumps({"hand": hand, **written_runs(duplicate)}).encode("ascii") + b"\n"


def test_what_is_written_is_read_again() -> None:
    assert read_runs(json.loads(line("a-0", MADE))) == MADE


def test_the_last_line_of_a_hand_holds_and_a_new_count_is_no_hand() -> None:
    more = MADE.then("master", 5)
    content = line("a-0", MADE) + line("b-0", MADE) + b'{"game": "big_two", "preset": "x", "from": null}\n'
    assert duplicates_by_hand(content + line("a-0", more)) == ({"a-0": more, "b-0": MADE}, ())


def test_the_lines_of_two_machines_are_put_together_in_any_order() -> None:
    more = MADE.then("master", 5).then("novice", 2)
    again = Duplicate(4, MADE.levels)
    assert duplicates_by_hand(line("a-0", more) + line("a-0", MADE)) == ({"a-0": more}, ())
    assert duplicates_by_hand(line("a-0", more) + line("a-0", again)) == ({"a-0": Duplicate(4, more.levels)}, ())


@pytest.mark.parametrize("bad", [b"{", b"[]", b"3", b"{}", b'{"hand": "a", "got": true, "levels": {}}', b"\xff"])
def test_lines_that_mean_nothing_are_told(bad: bytes) -> None:
    assert duplicates_by_hand(line("a-0", MADE) + bad + b"\n") == ({"a-0": MADE}, (bad,))


def test_a_percentage_is_final_when_all_is_played_and_says_anything() -> None:
    whole = Duplicate(1, tuple(Runs(level, (0,) * runs) for level, runs in PLAN.most.items()))
    assert whole.final_percentage == 100
    assert MADE.percentage is not None
    assert MADE.final_percentage is None
    same = Duplicate(1, tuple(Runs(level, (1,) * runs) for level, runs in PLAN.most.items()))
    assert same.final_percentage is None
