"""Today's deal: one for each game and day, the same for everybody; and what the first try at it brought."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import UTC, date, datetime
from typing import Any

from engine.game import AnyGame
from engine.json_lines import take_lines
from engine.match import Match

OPPONENT = "search:nskilled"
"""The player in the other seats: limited by playouts and not by the clock, so that it is the same on every machine."""

DAYS_FILE = "days.jsonl"
"""The name of the file in which results are kept, a line each."""

FIRST_DAY = date(2000, 1, 1)
"""The first day that has deals."""

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
    when: datetime | None = None
    """When the hand came to its end first; None in lines of before that was kept."""


def todays_number(day: date) -> int:
    """The number of the deals of this day: 20261122."""
    return day.year * 10_000 + day.month * 100 + day.day


def todays_match(game: AnyGame, day: date) -> Match:
    """The match whose first deal is the deal of this day, with the default rules."""
    return Match(game, game.options(), todays_number(day))


def last_day(today: date, played: Iterable[str]) -> date:
    """The last day that has deals: today, or a later one that was played while the clock showed another day."""
    return max((today, *map(read_day, played)))


def read_day(words: str) -> date:
    """The day that is written as ``2026-11-22``; raises ValueError for any other way, and where there is none."""
    day = date.fromisoformat(words)
    if day.isoformat() != words:
        raise ValueError(f"Invalid isoformat string: {words!r}")
    return day


def write_result(result: DayResult) -> str:
    """The result as a line of JSON."""
    written = asdict(result)
    when = written.pop("when")
    if when is not None:
        written["when"] = when.astimezone(UTC).isoformat(timespec="seconds")
    return json.dumps(written, separators=(",", ":"))


def first_tries(content: bytes) -> tuple[dict[tuple[str, str], DayResult], tuple[bytes, ...]]:
    """The results in these lines, and the lines that cannot be read.

    Of the tries at a deal the one that ended first counts, in whatever order two machines' lines were put together; of
    those without a time, the first line. A later line of the same hand, whose end was taken back, takes the place of
    the earlier one.
    """
    tries: dict[tuple[str, str], dict[str, DayResult]] = {}

    def take(written: Mapping[str, Any]) -> None:
        result = _read(written)
        hands = tries.setdefault((result.day, result.game), {})
        ended = hands.get(result.hand, result).when
        hands[result.hand] = replace(result, when=ended)

    unread = take_lines(content, take)
    return {key: min(hands.values(), key=_ended) for key, hands in tries.items()}, unread


def _ended(result: DayResult) -> tuple[bool, datetime | None]:
    """What tells which of two tries was first; lines without a time are older than those that have one."""
    return result.when is not None, result.when


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
        _moment(written["when"]) if "when" in written else None,
    )


def _moment(words: object) -> datetime:
    when = datetime.fromisoformat(str(words))
    if when.tzinfo is None:
        raise ValueError("a time needs its zone")
    return when.astimezone(UTC)
