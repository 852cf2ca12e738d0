"""Today's deal: one for each game and day, the same for everybody; and what the first try at it brought."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any

from engine.game import AnyGame
from engine.json_lines import take_lines
from engine.match import Match

OPPONENT = "search:nskilled"
"""Who plays the other seats: by playouts and not by the clock, so that it is the same player on every machine."""

DAYS_FILE = "days.jsonl"
"""The name of the file in which results are kept, a line each."""

FirstTries = Mapping[tuple[str, str], "DayResult"]
"""By day and key of the game."""


@dataclass(frozen=True, slots=True)
class DayResult:
    """What the first try at the deal of a day (``2026-11-22``) brought; ``hand`` is the name it is kept under."""

    day: str
    game: str
    hand: str
    points: int
    won: bool
    assisted: bool


def todays_number(day: date) -> int:
    """The number of the deals of this day: 20261122."""
    return day.year * 10_000 + day.month * 100 + day.day


def todays_match(game: AnyGame, day: date) -> Match:
    """The match of which the deal of this day is the first: by the rules as they are without any choice."""
    return Match(game, game.options(), todays_number(day))


def read_day(words: str) -> date:
    """The day that is written as ``2026-11-22``; raises ValueError for any other way, and where there is none."""
    day = date.fromisoformat(words)
    if day.isoformat() != words:
        raise ValueError(f"Invalid isoformat string: {words!r}")
    return day


def write_result(result: DayResult) -> str:
    """The result as a line of JSON."""
    return json.dumps(asdict(result), separators=(",", ":"))


def first_tries(content: bytes) -> tuple[dict[tuple[str, str], DayResult], tuple[bytes, ...]]:
    """The results in these lines, and the lines that mean nothing.

    The first try of a day counts; a later line of the same hand, whose end was taken back, takes its place.
    """
    found: dict[tuple[str, str], DayResult] = {}

    def take(written: Mapping[str, Any]) -> None:
        result = _read(written)
        key = result.day, result.game
        if key not in found or found[key].hand == result.hand:
            found[key] = result

    return found, take_lines(content, take)


def _whole(number: object) -> int:
    if not isinstance(number, int) or isinstance(number, bool):
        raise TypeError("points are whole numbers")
    return number


def _read(written: Mapping[str, Any]) -> DayResult:
    return DayResult(
        read_day(str(written["day"])).isoformat(),
        str(written["game"]),
        str(written["hand"]),
        _whole(written["points"]),
        bool(written["won"]),
        bool(written["assisted"]),
    )
