"""Lines and folders of JSON: what cannot be read is counted, set aside or told of, and never in the way of the rest."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.keep.json_files import FOREIGN, read_folder, read_json_lines, read_json_object
from ui.kit.ordinary_file import TooLargeError

MOST = 1000


def test_lines_that_mean_nothing_are_counted_and_the_others_taken(tmp_path: Path) -> None:
    path = tmp_path / "numbers.jsonl"
    path.write_bytes(b'{"n": 1}\n\xff\n[1]\n{"m": 2}\nnull\n' + b"[" * 500 + b'\n{"n": "3"}\n{"n": 4')
    taken: list[int] = []
    assert read_json_lines(path, MOST, lambda written: taken.append(int(written["n"]))) == 6
    assert taken == [1, 3]


def test_no_file_is_no_line_and_one_that_cannot_be_read_is_no_empty_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    taken: list[object] = []
    assert read_json_lines(tmp_path / "none.jsonl", MOST, taken.append) == 0
    assert read_json_lines(tmp_path / "file" / "none.jsonl", MOST, taken.append) == 0
    with pytest.raises(IsADirectoryError):
        read_json_lines(tmp_path, MOST, taken.append)
    with pytest.raises(TooLargeError):
        read_json_lines(tmp_path / "file", 0, taken.append)
    assert not taken


def test_each_file_of_a_folder_is_read_or_told_of_in_its_way(tmp_path: Path) -> None:
    contents = {
        "good": '{"mark": 1, "n": 5}',
        "foreign": '{"mark": 1}',
        "unmarked": '{"n": 6}',
        "long": json.dumps({"mark": 1, "n": "7" * MOST}),
        "cut": '{"mark": 1',
    }
    for name, content in contents.items():
        (tmp_path / f"{name}.thing").write_text(content)
    (tmp_path / "folder.thing").mkdir()
    (tmp_path / "good.other").write_text("[]")

    def read(path: Path) -> object:
        return read_json_object(path, MOST, "mark")["n"]

    found, notices = read_folder(tmp_path, ".thing", read, FOREIGN, "hand")
    assert found == [5]
    assert [(notice.key, dict(notice.args)["name"]) for notice in notices] == [
        ("notice.hand_damaged", "cut.thing.damaged-1"),
        ("notice.hand_unreadable", "folder.thing"),
        ("notice.hand_foreign", "foreign.thing"),
        ("notice.hand_damaged", "long.thing.damaged-1"),
        ("notice.hand_damaged", "unmarked.thing.damaged-1"),
    ]
