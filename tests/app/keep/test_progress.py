"""What was learned is kept whole, in a file that survives damage and newer programs."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from app.keep.progress import VERSION, LearningProgress, ProgressFile, load_progress, save_progress
from engine.words import Text

VERSIONED = {"paizhuo_learning": VERSION}


def test_progress_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    path = tmp_path / "learning.json"
    progress = LearningProgress().with_done("a", "x").with_done("a", "y").with_done("b", "x").without_guide("a")
    save_progress(path, progress)
    again, told = load_progress(path)
    assert told is None
    assert again.done == {"a": {"x", "y"}, "b": {"x"}}
    assert again.unguided == {"a"}
    assert path.stat().st_mode & 0o077 == 0


def test_nothing_is_known_where_there_is_no_file(tmp_path: Path) -> None:
    assert load_progress(tmp_path / "none.json") == (LearningProgress(), None)


def test_what_a_newer_program_wrote_stays(tmp_path: Path) -> None:
    path = tmp_path / "learning.json"
    path.write_text(json.dumps({"paizhuo_learning": 2, "done": {}, "stars": 7}))
    progress, _ = load_progress(path)
    save_progress(path, progress.with_done("a", "x"))
    assert json.loads(path.read_text()) == {"paizhuo_learning": 2, "stars": 7, "done": {"a": ["x"]}, "unguided": []}


def test_a_damaged_file_is_set_aside_and_told_of(tmp_path: Path) -> None:
    path = tmp_path / "learning.json"
    for content in ("{", "[]", '{"done": {"a": "x"}}', "{}"):
        path.write_text(content)
        progress, told = load_progress(path)
        assert progress == LearningProgress()
        assert told is not None
        assert told.key == "notice.progress_damaged"
        assert not path.exists()
    assert len(list(tmp_path.iterdir())) == 4


def test_two_running_copies_and_a_file_that_cannot_be_read_cost_no_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[Text] = []
    path = tmp_path / "learning.json"
    first, second = (ProgressFile(path, failed.append) for _ in range(2))
    first.note_done("a", "x")
    second.note_done("a", "y")
    second.end_guide("b")
    first.note_done("b", "x")
    assert load_progress(path)[0] == LearningProgress(
        {"a": frozenset("xy"), "b": frozenset("x")}, frozenset("b"), VERSIONED
    )

    def locked(_path: Path, _most: int) -> bytes:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as disk:
        disk.setattr("app.keep.progress.read_ordinary", locked)
        blind = ProgressFile(path, failed.append)
        blind.note_done("c", "x")
    assert [told.key for told in failed] == ["notice.progress_not_saved"]
    blind.note_done("c", "y")
    assert load_progress(path)[0].done == {"a": {"x", "y"}, "b": {"x"}, "c": {"x", "y"}}
