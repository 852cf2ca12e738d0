"""Changes a list of sessions, killed with SIGKILL before every step that it asks of the file system, one after another.

Run by a test: ``python -m tests.app.keep.killed_list FOLDER``; says how many moments there were and what went wrong.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

from app.keep.saves import new_slot
from app.keep.session_file import write_session
from app.keep.session_list import SessionList
from app.session import bots_around, new_session
from engine.games import GAMES

STEPS = {"open", "os.rename", "os.remove", "os.mkdir", "os.utime", "os.scandir", "os.listdir", "fcntl.flock"}
TAIHE = GAMES["taihe_a_bao"]
NUMBERS = range(1, 5)
"""The sessions that are there whatever happens."""
DELETED, OVER, FIRST = 5, 6, 7
"""One that is deleted for good, one that ends, and one that is saved for the first time, meanwhile."""


def content(number: int, title: str = "") -> bytes:
    options = TAIHE.options()
    return write_session(new_session(TAIHE, options, number, bots_around(TAIHE, options, "greedy")).titled(title))


def prepared(folder: Path) -> dict[int, Path]:
    """Sessions that nobody holds."""
    paths = {}
    for number in (*NUMBERS, DELETED, OVER):
        slot = new_slot(folder)
        slot.write(content(number))
        slot.close()
        paths[number] = slot.path
    return paths


def change(folder: Path, paths: dict[int, Path]) -> None:
    """All that can be done with the list; meanwhile sessions are begun, gone on with, saved and ended."""
    found = SessionList(folder, GAMES)
    found.look()
    found.rename(paths[1], "named")
    first, second = found.throw_away(paths[2]), found.throw_away(paths[3])
    assert isinstance(first, Path)
    assert isinstance(second, Path)
    found.bring_back(first)
    found.throw_away(paths[2])
    found.bring_back(second)
    taken = found.take(paths[4])
    assert isinstance(taken, tuple)
    taken[1].write(content(4, "played on"))
    taken[1].close()
    found.throw_away(paths[1])
    thrown = found.throw_away(paths[DELETED])
    assert isinstance(thrown, Path)
    assert found.delete(thrown) is None
    slot = new_slot(folder)
    slot.write(content(FIRST))
    slot.close()
    ended = found.take(paths[OVER])
    assert isinstance(ended, tuple)
    ended[1].clear()
    ended[1].close()
    found.look()


def killed_at(moment: int, folder: Path, paths: dict[int, Path]) -> bool:
    """Whether a child that makes all changes was killed before its step of this number; else it came to the end."""
    child = os.fork()
    if child == 0:
        count = -1

        def hook(event: str, _arguments: tuple[Any, ...]) -> None:
            if event in STEPS:
                step()

        def step() -> None:
            nonlocal count
            count += 1
            if count == moment:
                os.kill(os.getpid(), signal.SIGKILL)

        os.fsync = lambda _handle: step()
        sys.addaudithook(hook)
        change(folder, paths)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return True
    assert os.WEXITSTATUS(status) == 0, "the changes failed by themselves"
    return False


def problem(folder: Path, killed: bool) -> str:
    """What a start after the kill, or after all changes, would complain about; empty where all is well."""
    found = SessionList(folder, GAMES)
    looked, thrown = found.look(), found.thrown_away()
    numbers = sorted(each.session.match.number for each in (*looked.all, *thrown))
    passing = numbers[len(NUMBERS) :]
    whole = set(passing) <= {DELETED, OVER, FIRST} if killed else passing == [FIRST]
    if numbers[: len(NUMBERS)] != list(NUMBERS) or len(set(passing)) < len(passing) or not whole:
        return f"sessions {numbers}"
    if FIRST in passing and DELETED in passing:
        return "what was deleted is there again"
    if looked.notices:
        return f"told {looked.notices[0].key}"
    if held := [each.path.name for each in looked.all if each.held]:
        return f"held {held}"
    titles = {each.session.match.number: each.session.title for each in (*looked.all, *thrown)}
    if titles[1] not in ("", "named") or titles[4] not in ("", "played on"):
        return f"titles {titles}"
    halves = [path.name for path in folder.rglob(".*")]
    return f"halves {halves}" if halves else ""


def main() -> None:
    """Every moment in turn, each in a folder of its own."""
    base, moment = Path(sys.argv[1]), 0
    os.fsync = lambda _handle: None  # what a killed process has written is there, whether the disk has it yet or not
    while True:
        folder = base / str(moment)
        paths = prepared(folder)
        killed = killed_at(moment, folder, paths)
        if wrong := problem(folder, killed):
            sys.stdout.write(f"moment {moment}: {wrong}\n")
        if not killed:
            break
        moment += 1
    sys.stdout.write(f"{moment} moments\n")


if __name__ == "__main__":
    main()
