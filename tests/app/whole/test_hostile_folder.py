"""What lies in the folder where somebody types ``paizhuo`` is never run, in none of its processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.outside_environment import environment_for_outsiders, keep_current_folder_out

ROOT = Path(__file__).parents[3]
NAMES = ("signal", "random", "json", "engine", "app", "multiprocessing", "PySide6")
"""Modules that the processes import early, later, and at last."""


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A folder whose every module leaves a trace where it is imported."""
    folder = tmp_path / "downloads"
    folder.mkdir()
    for name in NAMES:
        (folder / f"{name}.py").write_text(f"import os; os.mkdir({str(tmp_path / f'{name}-was-run')!r})\n")
    return folder


def typed(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The program as pip's script starts it, which stands elsewhere, typed in this folder."""
    scripts = folder.parent / "bin"
    scripts.mkdir()
    (scripts / "paizhuo").write_text("from paizhuo import main\nif __name__ == '__main__':\n    main()\n")
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONSAFEPATH", None)
    command = [sys.executable, str(scripts / "paizhuo"), *arguments]
    return subprocess.run(
        command, check=False, cwd=folder, env=environment, capture_output=True, text=True, timeout=120
    )


def test_no_process_runs_what_lies_where_it_was_started(hostile: Path) -> None:
    asked = ["--game", "big_two", "--bots", "greedy,random", "--count", "8", "--seed", "1", "--jobs", "2"]
    done = typed(hostile, "simulate", *asked)
    assert done.returncode == 0, done.stderr
    assert "8" in done.stdout
    assert [path.name for path in hostile.parent.iterdir() if path.name.endswith("-was-run")] == []


def test_only_what_names_the_current_folder_is_taken_off_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    path = ["", str(tmp_path), str(ROOT), "/usr/lib/python3"]
    keep_current_folder_out(path)
    assert path == [str(ROOT), "/usr/lib/python3"]
    monkeypatch.chdir(ROOT)
    keep_current_folder_out(path)
    assert str(ROOT) in path


def test_programs_that_are_not_ours_find_what_lies_beside_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    keep_current_folder_out([])
    assert os.environ["PYTHONSAFEPATH"]
    assert "PYTHONSAFEPATH" not in environment_for_outsiders(os.environ)
    assert environment_for_outsiders({"PYTHONSAFEPATH": "1"}) == {"PYTHONSAFEPATH": "1"}, "as the person has set it"
