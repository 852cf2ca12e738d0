"""``paizhuo today``: the deals of a day with their codes, and the results of first tries where there are any."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Any, TypeVar

from app.cli import flags
from app.cli.answers import write_answer
from app.keep.places import places_of_this_machine
from engine.codes import Code, write_code
from engine.game import AnyGame
from engine.games import GAMES
from engine.options import write_options
from engine.players.duplicate_lines import DUPLICATES_FILE, duplicates_by_hand
from engine.today import DAYS_FILE, FIRST_DAY, OPPONENT, DayResult, first_tries, last_day, read_day, todays_match
from engine.words import Language, render, rounded, signed, text

N = TypeVar("N")
K = TypeVar("K")
LARGEST = 64 * 1024 * 1024
"""The most bytes of a file of results, or of what the levels got, that is read."""


def run(arguments: Sequence[str], clock: Callable[[], datetime] = lambda: datetime.now().astimezone()) -> int:
    """Prints the deals of the day, as text or one JSON object a game."""
    today = clock().date()
    parser = command_parser(today)
    parsed = flags.parse_known(parser, arguments)
    results = _results()
    last = last_day(today, (day for day, _ in results))
    if not FIRST_DAY <= parsed.date <= last:
        why = "has no deals" if parsed.date < FIRST_DAY else "is still to come"
        parser.error(f"{parsed.date} {why}: write a day from {FIRST_DAY} to {last}")
    percentages = _percentages() if results else {}
    for game in [GAMES[parsed.game]] if parsed.game else GAMES.values():
        result = results.get((parsed.date.isoformat(), game.key))
        percentage = None if result is None else percentages.get(result.hand)
        if parsed.json:
            write_answer(deal_facts(game, parsed.date, result, percentage))
        else:
            print(game_line(game, parsed.date, result, percentage))
    return 0


def command_parser(today: date) -> argparse.ArgumentParser:
    """The parser of ``paizhuo today``, on this day."""
    parser = argparse.ArgumentParser(
        prog="paizhuo today",
        description="Prints the deals of a day, one for each game and the same for everybody, with their codes, and"
        " what the first try brought where it was played at this machine.",
        allow_abbrev=False,
    )
    parser.add_argument("--game", choices=tuple(GAMES), metavar="KEY", help="only this game")
    parser.add_argument(
        "--date",
        type=lambda words: _day(words, today),
        default=today,
        metavar="DAY",
        help="another day than today, such as 2026-11-22; days to come only up to the last that was played here",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line, one for each game")
    return parser


def deal_facts(game: AnyGame, day: date, result: DayResult | None, percentage: float | None) -> dict[str, Any]:
    """A deal as JSON has it; ``result`` is null where it was not played to its end.

    ``percentage``: among the AI players' levels; null until all have played the hand again, and where all got the same.
    """
    match = todays_match(game, day)
    return {
        "date": day.isoformat(),
        "game": game.key,
        "number": match.number,
        "code": _code(game, day),
        "options": write_options(match.options),
        "opponents": OPPONENT,
        "result": None
        if result is None
        else {
            "points": result.points,
            "won": result.won,
            "assisted": result.assisted,
            "hand": result.hand,
            "percentage": percentage,
        },
    }


def game_line(game: AnyGame, day: date, result: DayResult | None, percentage: float | None) -> str:
    """A deal as a line for people."""
    said = "not played"
    if result is not None:
        among = "" if percentage is None else f", {rounded(percentage)} %"
        ended = "won" if result.won else "not won"
        said = f"{signed(result.points)}{among}, {ended}{', assisted' if result.assisted else ''}"
    name = render(text("game.name"), Language.EN, game.words)
    return f"{day.isoformat()}  {name} ({game.key})  {_code(game, day)}  {said}"


def _code(game: AnyGame, day: date) -> str:
    match = todays_match(game, day)
    return write_code(Code(game, match.options, match.number))


def _day(words: str, today: date) -> date:
    try:
        return read_day(words)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{words[:40]!r} is no day: write one such as {today.isoformat()}") from None


def _results() -> dict[tuple[str, str], DayResult]:
    """The first tries that this machine has kept."""
    return _kept(DAYS_FILE, "the results", first_tries)


def _percentages() -> dict[str, float]:
    """The percentage of each hand among the levels, by the hand's name, once all levels have played it."""
    known = _kept(DUPLICATES_FILE, "what the levels got", duplicates_by_hand)
    each = ((hand, duplicate.final_percentage) for hand, duplicate in known.items())
    return {hand: percentage for hand, percentage in each if percentage is not None}


def _kept(name: str, what: str, read: Callable[[bytes], tuple[dict[N, K], tuple[bytes, ...]]]) -> dict[N, K]:
    """The content of a file on this machine; a message tells of lines that cannot be read, and they are left out."""
    try:
        path = places_of_this_machine().state / name
    except RuntimeError:  # nothing says where this user's folders are
        return {}
    try:
        content = _content(path)
    except OSError as error:
        print(f"paizhuo today: {path}: {what} cannot be read: {error.strerror or error}", file=sys.stderr)
        return {}
    found, unread = read(content)
    if unread:
        print(f"paizhuo today: {path}: lines that cannot be read and are left out: {len(unread)}", file=sys.stderr)
    return found


def _content(path: Path) -> bytes:
    """The bytes of an ordinary file; none where there is none."""
    if not path.exists():
        return b""
    if not path.is_file():
        raise OSError("it is no ordinary file")
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise OSError(f"it is larger than {LARGEST // 1024 // 1024} MB")
    return content
