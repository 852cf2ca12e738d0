"""One command for all checks: style, types and import contracts are tests like the others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROGRAMS = Path(sys.executable).parent
CHECKS = {
    "ruff finds nothing": ["ruff", "check", "."],
    "ruff would format nothing": ["ruff", "format", "--check", "."],
    "types hold": ["mypy"],
    "imports go one way": ["lint-imports", "--no-cache"],
}


@pytest.mark.parametrize("check", CHECKS)
def test_the_house_is_in_order(check: str) -> None:
    program, *arguments = CHECKS[check]
    if not (PROGRAMS / program).exists():
        pytest.skip(f"{program} is not installed; `pip install --group dev` brings it")
    done = subprocess.run([PROGRAMS / program, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_file_has_grown_two_ideas() -> None:
    sizes = {
        path.relative_to(ROOT): len(path.read_text("utf-8").splitlines())
        for folder in ("app", "engine", "ui")
        for path in (ROOT / folder).rglob("*.py")
        if "words" not in path.parts
    }
    assert {str(path): size for path, size in sizes.items() if size > 400} == {}
