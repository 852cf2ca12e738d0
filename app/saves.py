"""The autosaves: one file and one lock for every running copy, so that copies and crashes spoil nothing."""

from __future__ import annotations

import contextlib
import os
import sys
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from app.files import set_aside, write_atomically
from app.session import Session
from app.session_file import DamagedError, NewerError, read_session
from engine.game import Game
from engine.words import Text, Words, text

SUFFIX = ".paizhuo-session"


class Slot:
    """One autosave that this copy of the program holds as long as the object is open; a crash lets go of it too."""

    def __init__(self, path: Path, lock: IO[bytes]) -> None:
        self.path = path
        self._lock = lock

    def write(self, content: bytes) -> None:
        """Replaces what the file held; raises OSError."""
        write_atomically(self.path, content)

    def clear(self) -> None:
        """The session is finished: nothing is left to resume."""
        self.path.unlink(missing_ok=True)

    def close(self) -> None:
        """Lets go; where nothing was saved, nothing is left behind."""
        if not self.path.exists():
            with contextlib.suppress(OSError):  # Windows keeps a file that is open; the next start finds it
                _lock_of(self.path).unlink(missing_ok=True)
        self._lock.close()


@dataclass(frozen=True, slots=True)
class Found:
    """What lay in the folder at the start: sessions to go on with, newest first, and what is to be told."""

    sessions: tuple[tuple[Path, Session], ...]
    notices: tuple[Text, ...]


def new_slot(folder: Path) -> Slot:
    """A slot of our own; raises OSError where the folder cannot be written."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / f"{uuid.uuid4().hex}{SUFFIX}"
    lock = _locked(path)
    if lock is None:
        raise OSError(f"cannot lock {path}")
    return Slot(path, lock)


def adopt(path: Path) -> Slot | None:
    """The slot of a session that no living copy holds; None where another copy was quicker."""
    lock = _locked(path)
    if lock is None:
        return None
    if not path.exists():
        lock.close()
        return None
    return Slot(path, lock)


def find(folder: Path, games: Mapping[str, Game]) -> Found:
    """Every session that no living copy holds; damaged ones are set aside under a new name, newer ones left alone."""
    sessions: list[tuple[int, Path, Session]] = []
    notices: list[Text] = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        slot = adopt(path)
        if slot is None:
            continue
        try:
            sessions.append((path.stat().st_mtime_ns, path, read_session(path.read_bytes(), games)))
        except NewerError:
            notices.append(text("notice.save_newer", name=path.name))
        except DamagedError:
            notices.append(text("notice.save_damaged", name=set_aside(path).name))
        except OSError as error:
            notices.append(text("notice.save_unreadable", name=path.name, why=str(error)))
        finally:
            slot.close()
    sessions.sort(key=lambda each: each[0], reverse=True)
    return Found(tuple((path, session) for _, path, session in sessions), tuple(notices))


def _lock_of(path: Path) -> Path:
    return path.with_suffix(".lock")


def _locked(path: Path) -> IO[bytes] | None:
    """The open lock file, ours until it is closed or the program dies; None where another copy has it."""
    lock = open(_lock_of(path), "ab", opener=_private)  # noqa: SIM115 - it stays open as long as the slot
    try:
        if sys.platform == "win32":
            import msvcrt

            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        return None
    return lock


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


WORDS = {
    "notice.save_damaged": Words(
        "A saved session was damaged; it is kept as {name}.",
        "有一份存档已损坏，保留为 {name}。",
        "有一份存檔已損壞，保留為 {name}。",
        "保存データが 1 件壊れていました。{name} として残してあります。",
    ),
    "notice.save_newer": Words(
        "The saved session {name} comes from a newer Paizhuo; it is kept as it is.",
        "存档 {name} 来自更新版本的牌桌，已原样保留。",
        "存檔 {name} 來自較新版本的牌桌，已原樣保留。",
        "保存データ {name} は新しい版の牌卓のものです。そのまま残してあります。",
    ),
    "notice.save_unreadable": Words(
        "The saved session {name} cannot be read: {why}. It is kept as it is.",
        "无法读取存档 {name}：{why}。已原样保留。",
        "無法讀取存檔 {name}：{why}。已原樣保留。",
        "保存データ {name} を読めません：{why}。そのまま残してあります。",
    ),
}
