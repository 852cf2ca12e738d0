"""What ``CONTRIBUTING.md`` says that the checks catch is caught: each check is shown once what it should find.

Imports: ``test_fences.py``. Rows and house rules: ``test_what_reddens.py`` in ``conformance/promises``. Views, samplers
and results: ``test_broken_games.py`` there. Documents: ``test_docs.py``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QThread, QTimer

from tests import test_checks, test_names, test_types
from tests.conftest import _left_running

ROOT = Path(__file__).parent.parent
PROGRAMS = Path(sys.executable).parent


def folder_with(root: Path, **files: str) -> Path:
    """A tree with these files, by path with ``__`` for a slash."""
    for name in ("app", "engine", "ui"):
        (root / name).mkdir(parents=True)
    for name, content in files.items():
        path = root / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    return root


def test_a_file_of_over_600_lines_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_checks, "ROOT", folder_with(tmp_path, engine__long="\n" * 600))
    test_checks.test_no_module_is_over_600_lines()
    (tmp_path / "engine" / "long.py").write_text("\n" * 601, "utf-8")
    with pytest.raises(AssertionError, match=r"long\.py"):
        test_checks.test_no_module_is_over_600_lines()


def test_a_folder_of_over_20_modules_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_checks, "ROOT", folder_with(tmp_path, **{f"ui__m{each}": "" for each in range(20)}))
    test_checks.test_no_folder_has_over_20_modules()
    (tmp_path / "ui" / "more.py").touch()
    with pytest.raises(AssertionError, match="21"):
        test_checks.test_no_folder_has_over_20_modules()


def test_a_view_of_any_type_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_types, "ROOT", folder_with(tmp_path, ui__seen="def draw(view: Any) -> None: ...\n"))
    with pytest.raises(AssertionError, match="seen"):
        test_types.test_no_view_is_of_any_type()


def test_a_name_for_two_things_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = folder_with(tmp_path, ui__one="class Stage: ...\n", app__other="class Stage: ...\n")
    monkeypatch.setattr(test_names, "ROOT", tree)
    with pytest.raises(AssertionError, match="Stage"):
        test_names.test_no_name_stands_for_two_things()


@pytest.mark.usefixtures("qtbot")
def test_a_timer_or_a_thread_left_running_is_found() -> None:
    timer, thread = QTimer(), QThread()
    timer.start(100_000)
    thread.start()
    assert sorted(_left_running()) == ["thread QThread", "timer QTimer"]
    assert not _left_running()
    thread.wait()


def said_of_tests_in(folder: Path, *how: str) -> str:
    """What pytest says of the tests in this folder, with the settings of this tree, in a process of its own."""
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-q", "-p", "no:cacheprovider"]
    settings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [*command, *how, str(folder)], env=settings, cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


FAULTY = """
import warnings
from PySide6.QtCore import qWarning
import pytest

def test_qt(): qWarning(b"something is wrong")
def test_python(): warnings.warn("something is wrong")
def test_nothing(): pass
"""


def test_a_warning_fails_the_test_that_made_it(tmp_path: Path) -> None:
    (tmp_path / "test_faulty.py").write_text(FAULTY, "utf-8")
    said = said_of_tests_in(tmp_path, "-p", "no:xdist")
    assert "2 failed, 1 passed" in said, said
    assert "::test_nothing" not in said


CRASHING = """
import faulthandler

def test_crash(): faulthandler._sigsegv()
"""


def test_where_a_process_crashed_is_shown_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "test_crashing.py").write_text(CRASHING, "utf-8")
    said = said_of_tests_in(tmp_path, "-p", "tests.conftest", "-n", "1")
    assert "in test_crash\n" in said.partition("a process crashed here")[2], said


LOOSE = "from engine.words import Words\nWORDS = Words('a', 'b', 'c')\ndef half(number): return number / 2\n"


def test_the_style_and_the_types_that_are_wanted_are_looked_at(tmp_path: Path) -> None:
    """A sentence without a language, a function without types, and an import that nobody uses."""
    faulty = tmp_path / "faulty.py"
    faulty.write_text(f"import os\n{LOOSE}", "utf-8")
    for program in ("ruff", "mypy"):
        if not (PROGRAMS / program).exists():
            pytest.skip(f"{program} is not installed; `pip install --group dev` brings it")
    style = [PROGRAMS / "ruff", "check", "--config", str(ROOT / "pyproject.toml"), "--no-cache", str(faulty)]
    assert "F401" in subprocess.run(style, capture_output=True, text=True, check=False).stdout
    types = [PROGRAMS / "mypy", "--config-file", str(ROOT / "pyproject.toml"), "--follow-imports=silent", str(faulty)]
    said = subprocess.run(types, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    assert "[call-arg]" in said, said
    assert "[no-untyped-def]" in said
