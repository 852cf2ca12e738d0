"""``paizhuo duplicate``: plays the deal of a record again with each level in one seat, and compares what they get."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.cli import flags
from app.cli.answers import UnreadableError, shortened, write_answer
from app.cli.replay import PLAYED, REFUSED, UNREADABLE, record_in
from app.cli.report_tables import duplicate_table
from engine.cards import NotationError
from engine.match import result_of
from engine.players import bot_for
from engine.players.duplicate import PLAN, USUAL, Duplicate, Plan
from engine.players.duplicate import run as played_again
from engine.players.levels import LEVELS
from engine.record import Record, RecordError, replay


@dataclass(frozen=True, slots=True)
class Compared:
    """A record, the seat, the bots in the other seats, and what the levels got; ``got`` is None where the deal is not
    over."""

    file: str
    record: Record
    seat: int
    opponents: str
    got: int | None
    duplicate: Duplicate


def run(arguments: Sequence[str]) -> int:
    """Plays the record again and prints what each level got; the status is that of ``replay``."""
    parser = command_parser()
    parsed = flags.parse_known(parser, arguments)
    try:
        record = record_in(parsed.file)
    except (UnreadableError, RecordError) as error:
        return _failed(parsed, UNREADABLE, str(error))
    again = replay(record)
    if again.refused is not None:
        place, action, _ = again.refused
        return _failed(parsed, REFUSED, f"action {place + 1} ({action}) is refused: paizhuo replay says why")
    seats = record.game.seats(record.options)
    if parsed.seat >= seats:
        parser.error(f"--seat {parsed.seat}: the seats of this deal are 0 to {seats - 1}")
    try:
        bot_for(record.game, parsed.opponents)
        bot_for(record.game, USUAL)
    except NotationError as error:
        parser.error(str(error))
    last = again.steps[-1]
    got = None if last.state.turn is not None else result_of(last).scored.changes[parsed.seat]
    made = Duplicate(0 if got is None else got)
    plan = Plan({level: PLAN.most[level] if parsed.runs is None else parsed.runs for level in parsed.levels})
    while (due := plan.next_run(made)) is not None:
        change = played_again(record, parsed.seat, (parsed.opponents,) * seats, parsed.seed, 0, *due)
        assert change is not None
        made = made.then(due[0], change)
    report = _report(Compared(parsed.file, record, parsed.seat, parsed.opponents, got, made))
    if parsed.json:
        write_answer(report)
    else:
        print(duplicate_table(report))
    return PLAYED


def command_parser() -> argparse.ArgumentParser:
    """The parser of ``paizhuo duplicate``."""
    parser = argparse.ArgumentParser(
        prog="paizhuo duplicate",
        description="Plays the deal of a record again, the same cards and opponents, with each level in one seat, and "
        "prints what they get there. Nobody plays by the clock: the same command prints the same numbers on any "
        "machine. Exits 1 where an action of the record was refused, 2 where the file cannot be read.",
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--seat", type=_seat, default=0, metavar="N", help="the seat that the levels take (0: south)")
    parser.add_argument(
        "--levels",
        type=_levels,
        default=tuple(LEVELS),
        metavar="LEVEL,…",
        help=f"of {', '.join(LEVELS)} (all of them)",
    )
    parser.add_argument(
        "--opponents", default=USUAL, metavar="BOT", help=f"the bot on every other seat, without its clock ({USUAL})"
    )
    usual = ", ".join(f"{level} {runs}" for level, runs in PLAN.most.items())
    parser.add_argument("--runs", type=flags.at_least_one, metavar="N", help=f"so many runs of each level ({usual})")
    parser.add_argument(
        "--seed", type=flags.whole_number, default=0, metavar="S", help="what the opponents’ chance is drawn from (0)"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    return parser


def _seat(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 3):
        raise argparse.ArgumentTypeError(f"{word!r} is no seat: write a number from 0 up")
    return int(word)


def _levels(word: str) -> tuple[str, ...]:
    names = tuple(dict.fromkeys(word.split(",")))
    for name in names:
        if name not in LEVELS:
            raise argparse.ArgumentTypeError(f"there is no level {name!r}: write some of {', '.join(LEVELS)}")
    return tuple(level for level in LEVELS if level in names)


def _failed(parsed: argparse.Namespace, status: int, sentence: str) -> int:
    why = shortened(sentence)
    print(f"paizhuo duplicate: {parsed.file}: {why}", file=sys.stderr, flush=True)
    if parsed.json:
        write_answer({"file": parsed.file, "error": why})
    return status


def _report(compared: Compared) -> dict[str, Any]:
    """The output of ``--json``; whatever compares with the person is null where the deal of the record is not over."""
    made, over = compared.duplicate, compared.got is not None
    return {
        "file": compared.file,
        "game": compared.record.game.key,
        "seat": compared.seat,
        "opponents": compared.opponents,
        "got": compared.got,
        "levels": [
            {"level": runs.level, "mean": runs.mean, "error": runs.error, "changes": list(runs.changes)}
            for runs in made.levels
        ],
        "percentage": made.percentage if over else None,
        "says_nothing": made.says_nothing if over else None,
    }
