"""One command for all checks: style, types and import contracts are tests like the others."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
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


def _modules() -> dict[Path, int]:
    """Every module of program and tests but the catalogues of words, by how many lines it has."""
    return {
        path.relative_to(ROOT): len(path.read_text("utf-8").splitlines())
        for folder in ("app", "benchmarks", "engine", "examples", "tests", "ui")
        for path in (ROOT / folder).rglob("*.py")
        if "words" not in path.relative_to(ROOT).parts
    }


def test_no_module_is_over_600_lines() -> None:
    assert {str(path): size for path, size in _modules().items() if size > 600} == {}


def test_no_folder_has_over_20_modules() -> None:
    folders = Counter(str(path.parent) for path in _modules() if path.name != "__init__.py")
    assert {folder: count for folder, count in folders.items() if count > 20} == {}
