"""The process that plays duplicates: one run after another, at the lowest priority; it can be held at any playout."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping
from ctypes import c_longlong
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from app.think.thinking_process import give_way
from engine.cards import NotationError
from engine.events import Seat
from engine.games import GAMES
from engine.players.duplicate import run
from engine.record import RecordError, read_record
from engine.search_model import Stop

GO_ON = "go on"
"""The message that wakes a process which is held."""
LOWEST = 19
"""The nice value of the process: everything else comes first."""


@dataclass(frozen=True, slots=True)
class HandToPlay:
    """A hand that a person played; ``written``: its record as JSON, ``name``: the name under which it is kept."""

    name: str
    written: Mapping[str, Any]
    seat: Seat
    bots: tuple[str | None, ...]
    number: int
    dealt: int


@dataclass(frozen=True, slots=True)
class RunWanted:
    """One run of a level in the person's seat, at its place among the runs of this level."""

    hand: HandToPlay
    level: str
    place: int


def play_runs(pipe: Connection, held: c_longlong) -> None:
    """Answers each run with the result, or None where the hand cannot be played, until the other end closes.

    ``held`` is shared. Where it is not 0 the process waits for ``GO_ON``, also in the middle of a search: it loses
    nothing of its work meanwhile, and uses no processor time.
    """
    give_way()
    _be_last()

    def wait_while_held() -> bool:
        while held.value:
            pipe.recv()
        return False

    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            wanted = pipe.recv()
            if isinstance(wanted, RunWanted):  # else a late wake-up
                pipe.send(_got(wanted, wait_while_held))


def _got(wanted: RunWanted, stop: Stop) -> int | None:
    hand = wanted.hand
    try:
        record = read_record(hand.written, GAMES)
        return run(record, hand.seat, hand.bots, hand.number, hand.dealt, wanted.level, wanted.place, stop)
    except (RecordError, NotationError):
        return None


def _be_last() -> None:
    """Gives this process the lowest priority."""
    if sys.platform == "win32":
        import ctypes

        this_process, idle = ctypes.c_void_p(-1), 0x40
        ctypes.windll.kernel32.SetPriorityClass(this_process, idle)
    else:
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, LOWEST)
