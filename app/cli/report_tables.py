"""What ``simulate`` and ``duplicate`` report, as tables for people; each is made of what ``--json`` prints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.words import rounded, signed, signed_mean

Report = Mapping[str, Any]
Column = tuple[str, Callable[[Report], str]]
"""A title, and what stands under it in the row of a bot or level."""

ABSENT = "-"

_BOTS: tuple[Column, ...] = (
    ("bot", lambda bot: bot["bot"]),
    ("points a deal", lambda bot: signed_mean(bot["mean"], 3)),
    ("95 % interval", lambda bot: _interval(bot["interval"])),
    ("wins", lambda bot: str(bot["wins"])),
    ("of seats", lambda bot: str(bot["seats"])),
    ("moves", lambda bot: str(bot["moves"])),
    ("ms: median", lambda bot: _milliseconds(bot, "median")),
    ("95th", lambda bot: _milliseconds(bot, "p95")),
    ("max", lambda bot: _milliseconds(bot, "max")),
)
_MATCHES_WON: Column = ("matches won", lambda bot: str(bot["matches_won"]))
_FORFEITS: Column = ("forfeits", lambda bot: ABSENT if bot["forfeits"] is None else str(bot["forfeits"]))

_LEVELS: tuple[Column, ...] = (
    ("level", lambda level: level["level"]),
    ("points a run", lambda level: ABSENT if level["mean"] is None else signed_mean(level["mean"], 2)),
    ("± error", lambda level: ABSENT if level["error"] is None else f"{level['error']:.2f}"),
    ("runs", lambda level: str(len(level["changes"]))),
)


def simulation_table(report: Report) -> str:
    """The report of a simulation, a row a bot; points are a seat's points a deal."""
    matches = report["matches"]
    head = (
        f"{report['game']}: {'' if matches is None else _counted(matches, 'match', 'matches') + ', '}"
        f"{_counted(report['deals'], 'deal', 'deals')}"
        f"{', every deal once for each seat rotation' if report['mirrored'] else ''}, {report['thrown_in']} thrown in, "
        f"{report['games_per_second']:.1f} deals a second, seed {report['seed']}"
    )
    outside = any(bot["forfeits"] is not None for bot in report["bots"])
    columns = (*_BOTS, *(() if matches is None else (_MATCHES_WON,)), *((_FORFEITS,) if outside else ()))
    return "\n".join((head, *_lines(columns, report["bots"])))


def duplicate_table(report: Report) -> str:
    """The report of a hand that was played again, a row a level; points are those of the seat."""
    got = report["got"]
    told = "the deal is not over" if got is None else f"got {signed(got)}"
    head = f"{report['file']}: {report['game']}, seat {report['seat']} against {report['opponents']}: {told}"
    return "\n".join((head, *_lines(_LEVELS, report["levels"]), *(() if got is None else (_compared(report),))))


def _compared(report: Report) -> str:
    if report["says_nothing"]:
        return "This hand says nothing: everybody gets the same from this seat."
    return f"{rounded(report['percentage'])} % of the runs got less (ties count half, and each level alike)."


def _lines(columns: Sequence[Column], rows: Sequence[Report]) -> list[str]:
    """The titles and the rows, each column as wide as its longest word, which stands at its right end."""
    words = [[title for title, _ in columns], *([cell(row) for _, cell in columns] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*words, strict=True)]
    return ["  ".join(word.rjust(width) for word, width in zip(row, widths, strict=True)) for row in words]


def _counted(number: int, one: str, several: str) -> str:
    return f"{number} {one if number == 1 else several}"


def _interval(ends: Sequence[float] | None) -> str:
    return ABSENT if ends is None else " … ".join(signed_mean(end, 3) for end in ends)


def _milliseconds(bot: Report, which: str) -> str:
    times = bot["seconds_per_decision"]
    return ABSENT if times is None else f"{1000 * times[which]:.3f}"
