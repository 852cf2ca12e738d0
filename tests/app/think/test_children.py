"""Processes find what they share also where the usual place for it cannot be written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

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
