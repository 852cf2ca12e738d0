"""The autosaves: one file for each session, locked by the running copy that has it open.

So neither copies nor crashes damage anything.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import uuid
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import IO

from app.keep.files import DamagedError, set_aside, write_atomically
from app.keep.session_file import LARGEST, NewerError, read_session
from app.session import Session
from engine.game import AnyGame
from engine.words import Text, Words, text
from ui.kit.ordinary_file import NEVER_WAIT, read_ordinary

SUFFIX = ".paizhuo-session"


class SaveSlot:
    """One autosave that this copy holds from the first write until it is closed; a crash releases it too.

    Where the lock cannot be had, every write asks for it again.
    """

    def __init__(self, path: Path, lock: IO[bytes] | None = None) -> None:
        self.path = path
        self._lock = lock
        self._after = 0 if lock is None else self._newest_before()

    def hold(self) -> None:
        """Locks the slot, unless it is locked already; raises OSError."""
        if self._lock is not None:
            return
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        for _ in range(3):  # a copy that sweeps up may have taken the lock for one left by a crash
            self._lock = _locked(self.path)
            if self._lock is not None:
                self._after = self._newest_before()
                return
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))

    def write(self, content: bytes) -> None:
        """Replaces what the file held; raises OSError."""
        self.hold()
        write_atomically(self.path, content)
        if self.path.stat().st_mtime_ns <= self._after:  # the clock was set back, yet this is the newest
            os.utime(self.path, ns=(self._after + 1, self._after + 1))

    def clear(self) -> None:
        """Removes the save, because the session is over."""
        self.path.unlink(missing_ok=True)

    def _newest_before(self) -> int:
        """When the newest of the other saves was written, in nanoseconds."""
        return max((stamp for other, stamp in _stamps(self.path.parent) if other != self.path), default=0)

    def close(self) -> None:
        """Releases the slot, and removes its lock where nothing was saved."""
        if self._lock is None:
            return
        if not self.path.exists():
            with contextlib.suppress(OSError):  # Windows keeps a file that is open; the next start finds it
                _lock_of(self.path).unlink(missing_ok=True)
        _let_go(self._lock)


def new_slot(folder: Path) -> SaveSlot:
    """A new slot; nothing of it is on the disk before its first write."""
    return SaveSlot(folder / f"{uuid.uuid4().hex}{SUFFIX}")


def adopt(path: Path) -> SaveSlot | None:
    """The slot of a session that no running copy holds; None where another copy was quicker; raises OSError."""
    lock = _locked(path)
    if lock is None:
        return None
    if not path.exists():
        _let_go(lock)
        return None
    return SaveSlot(path, lock)


def read(
    path: Path, games: Mapping[str, AnyGame], how: Callable[[bytes, Mapping[str, AnyGame]], Session] = read_session
) -> Session | Text:
    """The session in a file that no other copy holds, or a notice; a damaged file is set aside."""
    try:
        return how(read_ordinary(path, LARGEST), games)
    except NewerError:
        return text("notice.save_newer", folder=str(path.parent), name=path.name)
    except DamagedError:
        return text("notice.save_damaged", name=set_aside(path).name, folder=str(path.parent))
    except OSError as error:
        return text("notice.save_unreadable", folder=str(path.parent), name=path.name, why=error.strerror or str(error))


def count(folder: Path, games: Mapping[str, AnyGame]) -> dict[str, int]:
    """The number of saves of each kind, by an English word; touches none of them."""
    census = dict.fromkeys(("to go on with", "of another version", "damaged", "unreadable"), 0)
    for _, path in newest_first(folder):
        try:
            read_session(read_ordinary(path, LARGEST), games)
        except NewerError:
            census["of another version"] += 1
        except DamagedError:
            census["damaged"] += 1
        except OSError:
            census["unreadable"] += 1
        else:
            census["to go on with"] += 1
    census["damaged"] += len(list(folder.glob(f"*{SUFFIX}.damaged-*")))
    return census


@contextlib.contextmanager
def held(path: Path) -> Iterator[bool]:
    """Holds this session for the block; gives False where another running copy has it.

    Where nothing can be written no copy writes either, and the file may be read.
    """
    slot = None
    try:
        slot = adopt(path)
        free = slot is not None
    except OSError:
        free = path.exists()
    try:
        yield free
    finally:
        if slot is not None:
            slot.close()


def _stamps(folder: Path) -> list[tuple[Path, int]]:
    """The saves in the folder, and when each was written, in nanoseconds."""
    stamps = []
    for path in folder.glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError):  # gone since it was listed
            stamps.append((path, path.stat().st_mtime_ns))
    return stamps


def newest_first(folder: Path) -> list[tuple[int, Path]]:
    """The saves in the folder, each with the time at which it was written, in nanoseconds."""
    return sorted(((stamp, path) for path, stamp in _stamps(folder)), reverse=True)


def sweep(folder: Path) -> None:
    """Removes what crashes left: half-written saves, and locks without a save."""
    for half in folder.glob(f".*{SUFFIX}-*"):
        _forget(folder / half.name[1 : half.name.rindex(SUFFIX) + len(SUFFIX)], half)
    for lock in folder.glob("*.lock"):
        _forget(lock.with_suffix(SUFFIX))


def _forget(path: Path, *rest: Path) -> None:
    """Removes these files, and the lock if no save belongs to it, unless a running copy uses them."""
    with contextlib.suppress(OSError):
        lock = _locked(path)
        if lock is not None:
            for each in rest:
                each.unlink(missing_ok=True)
            SaveSlot(path, lock).close()


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
            if os.fstat(lock.fileno()).st_ino != os.stat(lock.name).st_ino:
                raise FileNotFoundError(lock.name)  # swept up between our opening and our locking it
    except OSError:
        lock.close()
        return None
    return lock


def _let_go(lock: IO[bytes]) -> None:
    """Unlocks and closes the file.

    Closing alone is not enough: a process that another thread is just starting shares the file, and so the lock, until
    it runs.
    """
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_UN)
    lock.close()


def _private(path: str, flags: int) -> int:
    return os.open(path, flags | NEVER_WAIT, 0o600)


WORDS = {
    "notice.save_damaged": Words(
        "A saved session was damaged; it is kept as {name}. You may delete it, or send it along with a report of"
        " the fault. It lies in {folder}.",
        "有一份存档已损坏，保留为 {name}。可以删除，也可随问题报告一起发来。文件在 {folder}。",
        "有一份存檔已損壞，保留為 {name}。可以刪除，也可隨問題報告一起傳來。檔案在 {folder}。",
        "保存データが1件壊れていました。{name} として残してあります。削除しても、報告に添えてもかまいません。"
        "場所は {folder} です。",
    ),
    "notice.save_newer": Words(
        "The saved session {name} comes from another version of Paizhuo; it is kept as it is. That version can"
        " open it. It lies in {folder}.",
        "存档 {name} 来自其他版本的牌桌，已原样保留。可用那个版本打开。文件在 {folder}。",
        "存檔 {name} 來自其他版本的牌桌，已原樣保留。可用那個版本開啟。檔案在 {folder}。",
        "保存データ {name} は別の版の牌卓のものです。そのまま残してあります。その版で開けます。場所は {folder} です。",
    ),
    "notice.save_unreadable": Words(
        "The saved session {name} cannot be read: {why}. It is kept as it is. See who may read it, and start"
        " Paizhuo again. It lies in {folder}.",
        "无法读取存档 {name}：{why}。已原样保留。请检查读取权限后重新打开牌桌。文件在 {folder}。",
        "無法讀取存檔 {name}：{why}。已原樣保留。請檢查讀取權限後重新開啟牌桌。檔案在 {folder}。",
        "保存データ {name} を読めません：{why}。そのまま残してあります。読み取りの権限を確かめて、"
        "牌卓を開き直してください。場所は {folder} です。",
    ),
}
