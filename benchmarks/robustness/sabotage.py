"""Takes the effect out of every house rule in turn, and asks whether a test marked with its row fails.

``python -m benchmarks.robustness.sabotage [KEY …]``: an option whose effect is taken out has its default in every
options value, whatever is set. The tests that are marked with the option's row run once as they are, then in a process
for each option. The output names options whose loss no test notices, and rows whose tests fail to begin with; where
there is either, the exit code is 1.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from engine.options import Option, options_of

ROOT = Path(__file__).parent.parent.parent
GREEN = 0
"""How pytest ends where all tests pass; without tests it ends otherwise."""


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


def tried(key: str, row: str, option: Option | None) -> int:
    """Runs the tests of the row in a process of its own, without the effect of this option; how pytest ended."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if option is not None:
        without_effect(GAMES[key].options, option)
    naming = [str(path) for path in (ROOT / "tests").rglob("test_*.py") if f'"{row}"' in path.read_text("utf-8")]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        ended = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *naming], [OfRow(row)])
    os._exit(int(ended))


def unseen(key: str) -> Iterator[str]:
    """What is wrong with the tests of this game's house rules."""
    options = options_of(GAMES[key].options)
    for row in dict.fromkeys(option.row for option in options):
        if tried(key, row, None) != GREEN:
            yield f"{row}: its tests are not green to begin with"
            continue
        for option in (each for each in options if each.row == row):
            if tried(key, row, option) == GREEN:
                yield f"{key}.{option.name}: nobody minds in the tests of {row}"


def main(keys: Sequence[str]) -> int:
    """Tries every option of these games."""
    found = 0
    for key in keys:
        for line in unseen(key):
            found += 1
            print(line, flush=True)
    print(f"{found} faults" if found else "every option is missed")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or tuple(GAMES)))
