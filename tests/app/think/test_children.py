"""Processes load no more than their work takes, and find what they share also where the usual place is read-only."""

from __future__ import annotations

import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from app.think.children import ALIVE, end_process, start_process, work_alive

ROOT = Path(__file__).parents[3]
SHARED = """
import errno, os, tempfile
from multiprocessing import heap
from app.think.children import shared_number
usual = tempfile.mkstemp
def refused(*given, **named):
    if named.get("dir") == "/dev/shm":
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return usual(*given, **named)
heap.tempfile.mkstemp = refused
number = shared_number(7)
number.value += 1
print(number.value)
"""


@pytest.mark.skipif(not Path("/dev/shm").is_dir(), reason="shares memory by other means")
def test_a_number_is_shared_where_dev_shm_cannot_be_written() -> None:
    done = subprocess.run([sys.executable, "-c", SHARED], capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stdout) == (0, "8\n"), done.stderr


def tell_qt(pipe: Connection) -> None:
    """Sends which modules of Qt there are beside the work of the processes that judge, play again and decide."""
    import app.think.criticism
    import app.think.duplicating
    import app.think.thinking_process  # noqa: F401

    pipe.send([name for name in sys.modules if name.startswith("PySide6")])


def test_a_process_that_only_thinks_does_not_load_qt() -> None:
    child = start_process(work_alive, tell_qt)
    try:
        assert child[1].recv_bytes() == ALIVE
        assert child[1].recv() == []
    finally:
        end_process(child)
