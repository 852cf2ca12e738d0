"""The tables for people stand in columns, tell absent figures by a sign, and have columns only for what was asked."""

from __future__ import annotations

from typing import Any

import pytest

from app.cli.report_tables import duplicate_table, simulation_table

GREEDY: dict[str, Any] = {
    "bot": "greedy",
    "seats": 2,
    "mean": 1.5,
    "interval": [0.5, 2.5],
    "wins": 1,
    "matches_won": None,
    "moves": 40,
    "forfeits": None,
    "seconds_per_decision": {"median": 0.0001, "p95": 0.0002, "max": 0.001},
}
SIMULATION: dict[str, Any] = {
    "game": "taihe_a_bao",
    "seed": 1,
    "mirrored": False,
    "matches": None,
    "deals": 2,
    "thrown_in": 0,
    "games_per_second": 200.0,
    "bots": [GREEDY],
}
DUPLICATE: dict[str, Any] = {
    "file": "record.json",
    "game": "taihe_a_bao",
    "seat": 0,
    "opponents": "search:nskilled",
    "got": 3,
    "levels": [
        {"level": "novice", "mean": -1.5, "error": 0.5, "changes": [-2, -1]},
        {"level": "master", "mean": 3.0, "error": None, "changes": [3]},
    ],
    "percentage": 75.0,
    "says_nothing": False,
}


def test_a_simulation_is_told_a_row_a_bot_with_words_at_the_right_end() -> None:
    assert simulation_table(SIMULATION).splitlines() == [
        "taihe_a_bao: 2 deals, 0 thrown in, 200.0 deals a second, seed 1",
        "   bot  points a deal    95 % interval  wins  of seats  moves  ms: median   95th    max",
        "greedy         +1.500  +0.500 … +2.500     1         2     40       0.100  0.200  1.000",
    ]


def test_what_was_not_measured_is_a_sign() -> None:
    idle = {**GREEDY, "interval": None, "moves": 0, "seconds_per_decision": None}
    assert simulation_table({**SIMULATION, "bots": [idle]}).splitlines()[2].split() == [
        *("greedy", "+1.500", "-", "1", "2", "0", "-", "-", "-")
    ]


def test_matches_and_outside_bots_have_columns_of_their_own() -> None:
    outside = {**GREEDY, "bot": "exec:bot", "matches_won": 1, "forfeits": 3}
    report = {**SIMULATION, "matches": 1, "mirrored": True, "bots": [outside, {**GREEDY, "matches_won": 0}]}
    head, titles, first, second = simulation_table(report).splitlines()
    assert head.startswith("taihe_a_bao: 1 match, 2 deals, every deal once for each seat rotation, ")
    assert titles.endswith("  matches won  forfeits")
    assert (first.split()[-2:], second.split()[-2:]) == (["1", "3"], ["0", "-"])


def test_a_hand_played_again_is_told_a_row_a_level_and_in_a_sentence() -> None:
    assert duplicate_table(DUPLICATE).splitlines() == [
        "record.json: taihe_a_bao, seat 0 against search:nskilled: got +3",
        " level  points a run  ± error  runs",
        "novice         −1.50     0.50     2",
        "master         +3.00        -     1",
        "75 % of the runs got less (ties count half, and each level alike).",
    ]


@pytest.mark.parametrize(
    ("changed", "last"),
    [
        ({"says_nothing": True}, "This hand says nothing: everybody gets the same from this seat."),
        ({"got": None, "percentage": None, "says_nothing": None}, "master         +3.00        -     1"),
    ],
)
def test_a_hand_that_says_nothing_or_is_not_over_is_compared_with_nobody(changed: dict[str, Any], last: str) -> None:
    assert duplicate_table({**DUPLICATE, **changed}).splitlines()[-1] == last
