"""Takes the effect out of every house rule in turn, and asks whether a test marked with its row turns red.

``python -m benchmarks.sabotage [KEY …]``: an option whose effect is taken out has its default in every options value,
whatever anybody sets. Of the game's own tests those are run that are marked with the option's row, in a process for
each option. Options of which no test minds the loss are printed; where there is any, the exit code is 1.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from engine.options import Option, options_of

ROOT = Path(__file__).parent.parent
SURVIVED, KILLED, UNTESTED = 0, 1, 5
"""How pytest ends: all green, some red, nothing to run."""


class OfRow:
    """Keeps the tests that are marked with one row of the rules."""

    def __init__(self, row: str) -> None:
        self.row = row

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Drops all other tests."""
        items[:] = [item for item in items if any(self.row in mark.args for mark in item.iter_markers("rule"))]


def without_effect(options: type[Any], option: Option) -> None:
    """From now on every value of this options type has the default of this option."""
    made = options.__init__

    def init(self: Any, *arguments: Any, **named: Any) -> None:
        made(self, *arguments, **named)
        object.__setattr__(self, option.name, option.default)

    options.__init__ = init


def tried(key: str, option: Option) -> int:
    """Runs the tests of the option's row in a process of its own; how pytest ended."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    without_effect(GAMES[key].options, option)
    folder = ROOT / "tests" / "engine" / "games" / key
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        ended = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(folder)], [OfRow(option.row)])
    os._exit(int(ended))


def main(keys: Sequence[str]) -> int:
    """Tries every option of these games."""
    left = []
    for key in keys:
        for option in options_of(GAMES[key].options):
            ended = tried(key, option)
            print(f"{key}.{option.name}: pytest ended with {ended}", file=sys.stderr, flush=True)
            if ended not in (KILLED, 2):  # 2: the tests could not even be collected
                left.append(f"{key}.{option.name}")
                why = "no test is marked with" if ended == UNTESTED else "nobody minds in the tests of"
                print(f"{key}.{option.name}: {why} {option.row}", flush=True)
    print(f"{len(left)} options could be left out unseen" if left else "every option is missed")
    return int(bool(left))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or tuple(GAMES)))
