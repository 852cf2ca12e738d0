"""What lies in the folder of saves: all that was begun, swept, never overwritten, and never in the way of a start."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import sys
import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import pytest

from app.keep import saves
from app.keep.saves import count, new_slot
from app.keep.session_file import NewerError, read_session, write_session
from app.keep.session_list import SessionList
from app.session import bots_around, new_session
from engine.games import GAMES
from engine.words import Text

TAIHE = GAMES["taihe_a_bao"]


def content(number: int = 1) -> bytes:
    options = TAIHE.options()
    return write_session(new_session(TAIHE, options, number, bots_around(TAIHE, options, "greedy")))


def left(folder: Path, number: int) -> Path:
    """A session that nobody holds."""
    slot = new_slot(folder)
    slot.write(content(number))
    slot.close()
    return slot.path


def rewritten(**changes: Any) -> bytes:
    """A whole save, its sum right, in which another program has written something else."""
    wrapped = json.loads(content())
    plain = json.dumps({**json.loads(zlib.decompress(b64decode(wrapped["content"]))), **changes}).encode()
    wrapped["content"] = b64encode(zlib.compress(plain)).decode()
    wrapped["sha256"] = hashlib.sha256(plain).hexdigest()
    return json.dumps(wrapped).encode()


def test_nothing_that_was_begun_is_deleted_however_much_there_is(tmp_path: Path) -> None:
    paths = [left(tmp_path, number) for number in range(30)]
    for place, path in enumerate(paths):
        os.utime(path, ns=(place, place))
    paths[0].write_bytes(b"spoilt")
    paths[1].write_bytes(rewritten(bots=["oracle"] * 4))
    found = SessionList(tmp_path, GAMES).look()
    assert [session.match.number for _, session in found.sessions] == list(range(29, 1, -1))
    assert [notice.key for notice in found.notices] == ["notice.save_newer", "notice.save_damaged"]
    assert all(path.exists() for path in paths[1:])
    assert (tmp_path / f"{paths[0].name}.damaged-1").read_bytes() == b"spoilt"


def test_looking_through_many_saves_replays_none_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left(tmp_path, 1)
    monkeypatch.delattr("app.keep.session_file.replay")
    assert len(SessionList(tmp_path, GAMES).look().sessions) == 1


def test_a_session_whose_actions_the_rules_refuse_is_left_alone_when_it_is_gone_on_with(tmp_path: Path) -> None:
    path = left(tmp_path, 1)
    record = json.loads(zlib.decompress(b64decode(json.loads(content())["content"])))["record"]
    path.write_bytes(written := rewritten(record={**record, "actions": ["play 4S"]}))
    found = SessionList(tmp_path, GAMES)
    assert not found.look().notices
    refused = found.take(path)
    assert isinstance(refused, Text)
    assert refused.key == "notice.save_newer"
    assert path.read_bytes() == written


def test_the_newest_is_the_newest_also_after_the_clock_was_set_back(tmp_path: Path) -> None:
    tomorrow = left(tmp_path, 1)
    future = tomorrow.stat().st_mtime_ns + 10**15
    os.utime(tomorrow, ns=(future, future))
    today = left(tmp_path, 2)
    assert [path for path, _ in SessionList(tmp_path, GAMES).look().sessions] == [today, tomorrow]


def test_what_a_crash_left_half_written_is_swept_up(tmp_path: Path) -> None:
    kept = left(tmp_path, 1)
    (tmp_path / f".{kept.name}-abc123").write_bytes(b"half")
    (tmp_path / f".dead{saves.SUFFIX}-xyz_9").write_bytes(b"half")
    (tmp_path / "dead2.lock").touch()
    (busy := new_slot(tmp_path)).hold()  # another copy, before its first save and in the middle of it
    (tmp_path / f".{busy.path.name}-abc123").write_bytes(b"half")
    assert len(SessionList(tmp_path, GAMES).look().sessions) == 1
    names = {kept.name, kept.with_suffix(".lock").name, busy.path.with_suffix(".lock").name}
    assert {path.name for path in tmp_path.iterdir()} == {*names, f".{busy.path.name}-abc123"}
    busy.close()


@pytest.mark.parametrize("changes", [{"bots": ["oracle"] * 4}, {"record": {"paizhuo": 7}}, {"standing": {"moon": 1}}])
def test_a_whole_save_that_we_do_not_understand_is_left_alone(tmp_path: Path, changes: dict[str, Any]) -> None:
    with pytest.raises(NewerError):
        read_session(rewritten(**changes), GAMES)
    path = left(tmp_path, 1)
    path.write_bytes(rewritten(**changes))
    found = SessionList(tmp_path, GAMES).look()
    assert [notice.key for notice in found.notices] == ["notice.save_newer"]
    assert path.read_bytes() == rewritten(**changes)


def test_a_save_that_unpacks_without_end_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("app.keep.session_file.LARGEST", 100)
    left(tmp_path, 1)
    assert [notice.key for notice in SessionList(tmp_path, GAMES).look().notices] == ["notice.save_damaged"]


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = left(tmp_path, 1)

    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(saves, "_private", refuse)
    found = SessionList(tmp_path, GAMES)
    assert [each.path for each in found.look().all] == [path]
    taken = found.take(path)
    assert isinstance(taken, tuple)
    session, slot = taken
    assert session.match.number == 1
    for each in (slot, new_slot(tmp_path)):
        with pytest.raises(OSError, match="Read-only"):
            each.write(b"")
    monkeypatch.undo()  # the folder can be written again
    slot.write(content(2))
    slot.close()
    assert [session.match.number for _, session in SessionList(tmp_path, GAMES).look().sessions] == [2]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")
def test_a_disk_that_takes_no_more_leaves_the_last_save_whole(tmp_path: Path) -> None:
    import resource

    slot = new_slot(tmp_path)
    slot.write(content(1))
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, usual[1]))  # the system itself refuses, in the middle of a file
    try:
        with pytest.raises(OSError, match="too large"):
            slot.write(content(2))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    slot.close()
    assert [session.match.number for _, session in SessionList(tmp_path, GAMES).look().sessions] == [1]
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps files by other means")
def test_saves_are_for_their_owner_only(tmp_path: Path) -> None:
    path = left(tmp_path / "state" / "sessions", 1)
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert {each.stat().st_mode & 0o777 for each in path.parent.iterdir()} == {0o600}


def test_saves_are_counted_without_touching_them(tmp_path: Path) -> None:
    left(tmp_path, 1)
    left(tmp_path, 2).write_bytes(b"spoilt")
    left(tmp_path, 3).write_bytes(rewritten(bots=[]))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert count(tmp_path, GAMES) == {"to go on with": 1, "of another version": 1, "damaged": 1, "unreadable": 0}
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
