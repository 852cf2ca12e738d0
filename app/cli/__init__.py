"""The commands that answer in text, one module each; all without Qt."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

COMMANDS = ("judge", "replay", "simulate", "duplicate", "games", "today")
"""The first words of command lines that ``run`` understands; each is a module here with ``run(arguments) -> int``."""

INTERRUPTED = 130
NO_ROOM = 2


def run(arguments: Sequence[str]) -> int:
    """Runs ``COMMAND …`` and gives its exit status, which ``docs/command-line.md`` lists."""
    command: Callable[[Sequence[str]], int] = import_module(f"{__name__}.{arguments[0]}").run
    return answering(lambda: command(arguments[1:]))


def answering(command: Callable[[], int]) -> int:
    """The exit status of a function that prints; if the output is closed or full, it prints a sentence at most."""
    if sys.stdout is None:  # it was closed before we began
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - it stays open to the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show ♠ shows a question mark
    try:
        status = _left_with(command)
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_stdout()  # the reader has what it wanted, as ``head`` does
        return 0
    except OSError as error:
        _forget_stdout()
        print(f"paizhuo: {error.strerror or error}", file=sys.stderr)
        return NO_ROOM
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _left_with(command: Callable[[], int]) -> int:
    try:
        return command()
    except SystemExit as left:  # how argparse leaves after --help or a usage error
        return left.code if isinstance(left.code, int) else 0


def _forget_stdout() -> None:
    """Lets Python's last flush go nowhere instead of failing."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
