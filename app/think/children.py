"""Processes that answer questions over a pipe: started with low priority, and ended at once."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from ctypes import c_longlong
from multiprocessing import get_context, heap
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

SPAWN = get_context("spawn")
"""Processes are spawned: a fork would take along the screen's threads and locks."""
POLITENESS = 10
"""How much higher the nice value of such a process is than ours: the screen comes first where all cores are busy."""

Child = tuple[SpawnProcess, Connection]
"""A process, and our end of the pipe to it."""
ALIVE = b"alive"
"""The sign of life: the first message through the pipe of a process that is watched, before all that it says."""


def shared_number(value: int) -> c_longlong:
    """A number that our processes share; in the folder for temporary files where ``/dev/shm`` cannot be written."""
    try:
        return SPAWN.RawValue(c_longlong, value)
    except OSError:
        heap.Arena._dir_candidates = []  # type: ignore[attr-defined] # the standard library only asks for its free room
        return SPAWN.RawValue(c_longlong, value)


def start_process(work: Callable[..., None], *arguments: object) -> Child:
    """Starts a process that does this work with its end of the pipe and these arguments; it ends with us."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=work, args=(theirs, *arguments), daemon=True)
    process.start()
    _be_polite(process.pid or 0)
    theirs.close()
    return process, ours


def end_process(child: Child) -> None:
    """Ends the process, and returns when the system has let go of it."""
    process, pipe = child
    process.kill()
    process.join()
    process.close()
    pipe.close()


def work_alive(pipe: Connection, work: Callable[..., None], *arguments: object) -> None:
    """Sends a sign of life, then does the work, in a process that has no other use for Qt and does not load it."""
    with contextlib.suppress(OSError):  # nobody listens any more; the work finds that out itself
        pipe.send_bytes(ALIVE)
    work(pipe, *arguments)


def _be_polite(process: int) -> None:
    """Lowers the priority of the process, before its imports. On Windows the process does that itself."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):  # it may be gone already
            os.setpriority(os.PRIO_PROCESS, process, min(19, os.nice(0) + POLITENESS))
