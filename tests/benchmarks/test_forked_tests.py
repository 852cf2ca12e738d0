"""The tool of the mutation score says red where a test notices, and green where none does or none even gets there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SOURCE = "def double(number):\n    return 2 * number\n\n\ndef half(number):\n    return number // 2\n"
TESTS = "from engine.thing import double\n\n\ndef test_double():\n    assert double(2) == 4\n"
ASKED = """
import sys
from pathlib import Path
from benchmarks.robustness.forked_tests import ForkedTests
tree, source = Path(sys.argv[1]), Path(sys.argv[1], "engine", "thing.py").read_text()
print("[", flush=True)
tests = ForkedTests(tree, ["tests"], tree / "reached.json")
def end(old, new, line):
    return tests.end("engine/thing.py", source.replace(old, new), f"engine/thing.py:{line}")
print([end("2 * number", "number * 2", 1), end("2 *", "3 *", 1), end("// 2", "// 3", 5), end("", "", 1)], "]")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the tool forks")
def test_a_change_is_red_green_or_none(tmp_path: Path) -> None:
    """Kept sense, a broken function, a function that no test reaches, and no change at all."""
    for name, content in (("engine/thing.py", SOURCE), ("tests/test_thing.py", TESTS), ("engine/__init__.py", "")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", ASKED, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    green, red, nothing_changed = 0, 1, 2
    assert json.loads(done.stdout) == [[green, red, green, nothing_changed]], done.stderr
