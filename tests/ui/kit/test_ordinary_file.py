"""Only ordinary files of a sane size are read, wherever something else may lie."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from app.keep import statistics
from app.keep.hands import HandsFolder
from app.keep.progress import load_progress
from app.keep.records import read_record_file
from app.keep.saves import count
from app.keep.session_list import SessionList
from app.keep.settings import load_settings
from engine.games import GAMES
from engine.record import RecordError
from ui.kit.artwork.deck import read_deck
from ui.kit.ordinary_file import TooLargeError, read_ordinary

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
LONG = 60
NOT_ORDINARY = "not an ordinary file"


def within_time(do: Callable[[], object]) -> object:
    """What this gives; a thread that hangs is left to the end of the tests."""
    given: list[object] = []
    thread = threading.Thread(target=lambda: given.append(do()), daemon=True)
    thread.start()
    thread.join(LONG)
    assert given, "it hangs, or fails"
    return given[0]


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def endless(path: Path) -> None:
    path.symlink_to(path.name)


STRANGE = [pipe, device, endless]


def refused(path: Path, most: int = 9) -> str:
    with pytest.raises(OSError) as error:  # noqa: PT011 - which of them depends on the kind of file
        read_ordinary(path, most)
    return str(error.value.strerror)


@pytest.mark.parametrize("strange", STRANGE)
def test_what_is_no_ordinary_file_is_refused_at_once(tmp_path: Path, strange: Callable[[Path], None]) -> None:
    strange(tmp_path / "it")
    assert within_time(lambda: refused(tmp_path / "it")) in (
        "not an ordinary file",
        "Too many levels of symbolic links",
    )


def test_a_file_is_read_to_its_bound_also_by_a_link_and_no_further(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"123456789")
    (tmp_path / "link").symlink_to("file")
    assert read_ordinary(tmp_path / "link", 9) == b"123456789"
    with pytest.raises(TooLargeError):
        read_ordinary(tmp_path / "file", 8)


@pytest.mark.parametrize("strange", STRANGE)
def test_nothing_strange_holds_up_what_looks_for_files(tmp_path: Path, strange: Callable[[Path], None]) -> None:
    names = ("s.paizhuo-session", "s.lock", "t.lock", "h.paizhuo-hand", "settings.json", "learning.json")
    for name in (*names, "statistics.jsonl", "r.paizhuo", "QH.svg"):
        strange(tmp_path / name)
    found = within_time(lambda: SessionList(tmp_path, GAMES).look())
    assert [notice.key for notice in found.notices] in (["notice.save_unreadable"], [])  # type: ignore[attr-defined]
    assert within_time(lambda: count(tmp_path, GAMES)["to go on with"]) == 0
    assert within_time(lambda: len(HandsFolder(tmp_path, GAMES).find()[0])) == 0
    assert within_time(lambda: load_settings(tmp_path / "settings.json", GAMES)[1]) is not None
    assert within_time(lambda: load_progress(tmp_path / "learning.json")[1]) is not None
    assert within_time(lambda: counted(tmp_path / "statistics.jsonl")) == "refused"
    assert within_time(lambda: opened(tmp_path / "r.paizhuo")) == "refused"
    assert within_time(lambda: read_deck(tmp_path).key) == "deck.unreadable"  # type: ignore[union-attr]


def counted(path: Path) -> str:
    try:
        statistics.read_statistics(path)
    except OSError:
        return "refused"
    return "read"


def opened(path: Path) -> str:
    try:
        read_record_file(path)
    except RecordError:
        return "refused"
    return "read"
