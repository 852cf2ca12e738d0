"""Lines and folders of JSON: what cannot be read is counted, set aside or told of, and never in the way of the rest."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from app.keep.json_files import add_json_line, read_folder, read_json_lines, read_json_object, set_lines_aside
from engine.json_lines import MEANINGLESS
from ui.kit.ordinary_file import TooLargeError, read_ordinary

MOST = 1000


def test_lines_that_mean_nothing_are_counted_and_the_others_taken(tmp_path: Path) -> None:
    path = tmp_path / "numbers.jsonl"
    path.write_bytes(b'{"n": 1}\n\xff\n[1]\n{"m": 2}\nnull\n' + b"[" * 500 + b'\n{"n": "3"}\n{"n": 4')
    taken: list[int] = []
    unread = read_json_lines(path, MOST, lambda written: taken.append(int(written["n"])))
    assert unread == (b"\xff", b"[1]", b'{"m": 2}', b"null", b"[" * 500, b'{"n": 4')
    assert taken == [1, 3]


def test_a_line_that_the_disk_has_only_half_room_for_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "numbers.jsonl"
    write, room = os.write, [14]

    def write_what_fits(handle: int, content: bytes) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = write(handle, content[: room[0]])
        room[0] -= written
        return written

    monkeypatch.setattr(os, "write", write_what_fits)
    add_json_line(path, {"n": 1})
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        add_json_line(path, {"n": 2})
    room[0] = 1000
    add_json_line(path, {"n": 3})
    taken: list[int] = []
    assert read_json_lines(path, MOST, lambda written: taken.append(int(written["n"]))) == (b'{"n":2',)
    assert taken == [1, 3]


def test_a_line_that_the_system_takes_in_parts_is_written_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "numbers.jsonl"
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, content: write(handle, content[:3]))
    add_json_line(path, {"n": 1})
    assert path.read_bytes() == b'{"n":1}\n'


def test_an_empty_line_is_none(tmp_path: Path) -> None:
    path = tmp_path / "numbers.jsonl"
    path.write_bytes(b'\n{"n": 1}\r\n \n\n')
    taken: list[object] = []
    assert read_json_lines(path, MOST, taken.append) == ()
    assert taken == [{"n": 1}]


def told(path: Path, *unread: bytes) -> tuple[object, ...] | None:
    """How many lines are told, and under which name they lie; None where nothing is told."""
    notice = set_lines_aside(path, unread, MOST, "days")
    if notice is None:
        return None
    named = dict(notice.args)
    assert (notice.key, named["folder"]) == ("notice.days_damaged", str(path.parent))
    return named["lines"], named["name"]


def test_lines_that_mean_nothing_are_copied_beside_the_file_and_told_of_once(tmp_path: Path) -> None:
    path = tmp_path / "numbers.jsonl"
    path.write_bytes(b'{"n": 1}\n{"n": "newer"}\n{"n')
    kept = path.read_bytes()
    assert told(path) is None
    assert told(path, b'{"n": "newer"}', b'{"n', b'{"n') == (2, "numbers.jsonl.damaged-1")
    assert told(path, b'{"n": "newer"}', b'{"n') is None
    assert told(path, b'{"n": "newer"}', b'{"n', b"\xff") == (1, "numbers.jsonl.damaged-2")
    assert told(path, b"\xff", b'{"n') is None
    assert path.read_bytes() == kept, "a newer version still finds its lines"
    assert (tmp_path / "numbers.jsonl.damaged-1").read_bytes() == b'{"n": "newer"}\n{"n\n'
    assert (tmp_path / "numbers.jsonl.damaged-2").read_bytes() == b"\xff\n"
    assert all(copy.stat().st_mode & 0o077 == 0 for copy in tmp_path.glob("*.damaged-*"))


def test_a_copy_that_was_sent_and_deleted_or_cannot_be_read_is_made_again(tmp_path: Path) -> None:
    path = tmp_path / "numbers.jsonl"
    (tmp_path / "numbers.jsonl.damaged-1").mkdir()
    assert told(path, b"a") == (1, "numbers.jsonl.damaged-2")
    assert told(path, b"a") is None
    (tmp_path / "numbers.jsonl.damaged-2").unlink()
    assert told(path, b"a") == (1, "numbers.jsonl.damaged-2")


def test_a_copy_is_read_once_as_long_as_it_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []

    def counted(path: Path, most: int) -> bytes:
        read.append(path)
        return read_ordinary(path, most)

    monkeypatch.setattr("app.keep.json_files.read_ordinary", counted)
    path, copy = tmp_path / "numbers.jsonl", tmp_path / "numbers.jsonl.damaged-1"
    told(path, b"a")
    for _look in range(3):
        assert told(path, b"a") is None
    assert read == [copy]
    copy.write_bytes(b"something else\n")
    assert told(path, b"a") == (1, "numbers.jsonl.damaged-2")
    assert read == [copy, copy]


def test_where_nothing_can_be_written_the_file_itself_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_path: Path, _content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("app.keep.files.write_atomically", full)
    assert told(tmp_path / "numbers.jsonl", b"a", b"b") == (2, "numbers.jsonl")


def test_no_file_is_no_line_and_one_that_cannot_be_read_is_no_empty_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    taken: list[object] = []
    assert read_json_lines(tmp_path / "none.jsonl", MOST, taken.append) == ()
    assert read_json_lines(tmp_path / "file" / "none.jsonl", MOST, taken.append) == ()
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

    found, notices = read_folder(tmp_path, ".thing", read, MEANINGLESS, "hand")
    assert found == [5]
    assert [(notice.key, dict(notice.args)["name"]) for notice in notices] == [
        ("notice.hand_damaged", "cut.thing.damaged-1"),
        ("notice.hand_unreadable", "folder.thing"),
        ("notice.hand_foreign", "foreign.thing"),
        ("notice.hand_damaged", "long.thing.damaged-1"),
        ("notice.hand_damaged", "unmarked.thing.damaged-1"),
    ]
