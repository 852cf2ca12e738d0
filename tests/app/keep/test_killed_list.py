"""However the program dies while the list of sessions changes, no session is lost and none is there twice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither fork nor SIGKILL")
def test_a_kill_at_any_moment_of_renaming_throwing_away_and_resuming_loses_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.app.keep.killed_list", str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout.split("\n")
    *wrong, moments, _ = told
    assert not wrong
    assert int(moments.split()[0]) > 60
