"""What was learned is kept whole, in a file that survives damage and newer programs."""

from __future__ import annotations

import json
from pathlib import Path

from app.progress import Progress, load_progress, save_progress


def test_progress_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    path = tmp_path / "learning.json"
    progress = Progress().with_done("a", "x").with_done("a", "y").with_done("b", "x").without_guide("a")
    save_progress(path, progress)
    again, told = load_progress(path)
    assert told is None
    assert again.done == {"a": {"x", "y"}, "b": {"x"}}
    assert again.unguided == {"a"}
    assert path.stat().st_mode & 0o077 == 0


def test_nothing_is_known_where_there_is_no_file(tmp_path: Path) -> None:
    assert load_progress(tmp_path / "none.json") == (Progress(), None)


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
        assert progress == Progress()
        assert told is not None
        assert told.key == "notice.progress_damaged"
        assert not path.exists()
    assert len(list(tmp_path.iterdir())) == 4
