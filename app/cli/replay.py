"""``paizhuo replay``: plays records again, checks every action, and prints the log and the result."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.cli import flags
from app.cli.answers import UnreadableError, shortened, write_answer
from app.cli.log import log_lines, refusal_words
from engine.events import Ended, Scored
from engine.game import Action
from engine.games import GAMES
from engine.options import write_options
from engine.record import Record, RecordError, Replay, read_record_bytes, replay
from engine.refusals import Refusal

LARGEST = 16 * 1024 * 1024
"""The most bytes of a file that is read; a record has a few thousand."""

PLAYED, REFUSED, UNREADABLE = 0, 1, 2


def run(arguments: Sequence[str]) -> int:
    """Replays every file; the status is the worst of theirs."""
    parsed = flags.parse_known(command_parser(), arguments)
    return max([_replayed(file, parsed.json) for file in parsed.files])


def command_parser() -> argparse.ArgumentParser:
    """The parser of ``paizhuo replay``."""
    parser = argparse.ArgumentParser(
        prog="paizhuo replay",
        description="Plays records again, checks every action, and prints the log and the result. "
        "Exits 1 where an action was refused, 2 where a file cannot be read.",
        allow_abbrev=False,
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--json", action="store_true", help="one JSON object a file instead of the log")
    return parser


def _replayed(file: str, as_json: bool) -> int:
    try:
        record = record_in(file)
    except (UnreadableError, RecordError) as error:
        why = shortened(str(error))
        print(f"paizhuo replay: {file}: {why}", file=sys.stderr, flush=True)
        if as_json:
            write_answer({"file": file, "error": why})
        return UNREADABLE
    again = replay(record)
    if as_json:
        write_answer(_report(file, record, again))
    else:
        print("\n".join((file, *log_lines(record, again), "")), flush=True)
    return PLAYED if again.refused is None else REFUSED


def record_in(file: str) -> Record:
    """The record in a file, or on standard input (``-``); raises UnreadableError or RecordError."""
    return read_record_bytes(_content(file), GAMES)


def _content(file: str) -> bytes:
    """The bytes of a file, or of standard input; raises UnreadableError with what the system says."""
    try:
        if file == "-":
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(file).open("rb") as opened:
                content = opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that holds a NUL
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UnreadableError(f"cannot be read: {reason}") from None
    if len(content) > LARGEST:
        raise UnreadableError(f"is larger than {LARGEST // 1024 // 1024} MB: that is no record of a deal")
    return content


def _report(file: str, record: Record, again: Replay) -> dict[str, Any]:
    """The output of ``--json``: ``actions`` are those that were accepted, ``refused`` the first that was not."""
    events = again.steps[-1].events
    scored = next((event for event in events if isinstance(event, Scored)), None)
    ended = next((event for event in events if isinstance(event, Ended)), None)
    return {
        "file": file,
        "game": record.game.key,
        "options": write_options(record.options),
        "actions": [str(action) for action in record.actions[: len(again.steps) - 1]],
        "refused": None if again.refused is None else _refused(record, again.refused),
        "finished": ended is not None,
        "void": ended is not None and ended.void,
        "changes": None if scored is None else list(scored.changes),
        "winners": None if ended is None else list(ended.winners),
    }


def _refused(record: Record, refused: tuple[int, Action, Refusal | None]) -> dict[str, Any]:
    place, action, refusal = refused
    return {
        "index": place,
        "action": str(action),
        "reason": refusal_words(record.game, refusal),
        "row": None if refusal is None else refusal.row,
    }
