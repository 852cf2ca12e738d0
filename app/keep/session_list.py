"""The sessions on the disk as a list: found as they lie there now, renamed, thrown away, restored, deleted.

Every change is one step of the file system, under the lock of a session that may be open: after a crash at any moment
each session exists once, at its old place or at its new one.
"""

from __future__ import annotations

import os
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from app.keep import saves
from app.keep.files import DamagedError, move, write_atomically
from app.keep.saves import SUFFIX, SaveSlot
from app.keep.session_file import LARGEST, NewerError, read_unreplayed, retitled
from app.session import Session
from engine.game import AnyGame
from engine.words import Text, Words, text
from ui.kit.ordinary_file import read_ordinary

TRASH = "thrown away"
"""The folder, within that of the sessions, for sessions that were thrown away."""


@dataclass(frozen=True, slots=True)
class SavedSession:
    """A session as it lies on the disk; ``held``: a running copy of the program, this one included, has it open."""

    path: Path
    session: Session
    when: datetime
    held: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """The content of the folder: the sessions, the one played last first, and notices about other files.

    The rules are asked about a session's actions only when it is resumed.
    """

    all: tuple[SavedSession, ...]
    notices: tuple[Text, ...]

    @property
    def sessions(self) -> tuple[tuple[Path, Session], ...]:
        """Those that no running copy has open."""
        return tuple((each.path, each.session) for each in self.all if not each.held)


class SessionList:
    """The sessions in a folder, which need not exist yet; a file that has not changed is not read again."""

    def __init__(self, folder: Path, games: Mapping[str, AnyGame]) -> None:
        self.folder, self._games = folder, games
        self.trash = folder / TRASH
        self._read: dict[Path, tuple[_Version, Session]] = {}

    def look(self) -> Found:
        """The content of the folder now.

        Sets damaged files aside under a new name, leaves those of another version alone, and removes what crashes left.
        """
        found: list[SavedSession] = []
        notices: list[Text] = []
        for stamp, path in saves.newest_first(self.folder):
            with saves.held(path) as free:
                match self._session(path, free):
                    case Session() as session:
                        found.append(SavedSession(path, session, _time(stamp), not free))
                    case Text() as notice:
                        notices.append(notice)
        there = {each.path for each in found}
        self._read = {path: read for path, read in self._read.items() if path in there or path.parent == self.trash}
        saves.sweep(self.folder)
        return Found(tuple(found), tuple(notices))

    def take(self, path: Path) -> tuple[Session, SaveSlot] | Text:
        """The session in this file with its slot, which this copy holds from now on; or the reason why it cannot be
        resumed.

        Where nothing can be written it can be resumed all the same; every save then asks for the slot again.
        """
        try:
            slot = saves.adopt(path)
        except OSError:
            slot = SaveSlot(path)
        if slot is None:
            return text("notice.session_in_use" if path.exists() else "notice.session_gone")
        session = saves.read(path, self._games)
        if isinstance(session, Text):
            slot.close()
            return session
        return session, slot

    def thrown_away(self) -> tuple[SavedSession, ...]:
        """The sessions that were thrown away, the one played last first."""
        found = [(stamp, path, self._session(path, False)) for stamp, path in saves.newest_first(self.trash)]
        return tuple(SavedSession(path, each, _time(stamp)) for stamp, path, each in found if isinstance(each, Session))

    def throw_away(self, path: Path) -> Path | Text:
        """Moves a session to those thrown away and returns its new place, or the reason why it stays."""
        try:
            slot = saves.adopt(path)
            if slot is None:
                return text("notice.session_in_use" if path.exists() else "notice.session_gone")
            try:
                aside = _free(self.trash / path.name)
                move(path, aside)
            finally:
                slot.close()
        except OSError as error:
            return _not_moved(path, error)
        return aside

    def bring_back(self, path: Path) -> Path | Text:
        """Moves a session that was thrown away back to the others and returns its new place, or the reason why it
        stays."""
        back = self.folder / path.name
        try:
            (slot := SaveSlot(back)).hold()  # nobody saves under this name meanwhile
            try:
                back = _free(back)
                move(path, back)
            finally:
                slot.close()
        except FileNotFoundError:
            return text("notice.session_gone")
        except OSError as error:
            return _not_moved(path, error)
        return back

    def delete(self, path: Path) -> Text | None:
        """Deletes a session that was thrown away; if that fails, tells the reason."""
        assert path.parent == self.trash, "only what was thrown away is deleted"
        try:
            path.unlink()
            self._read.pop(path, None)
        except FileNotFoundError:
            return text("notice.session_gone")
        except OSError as error:
            return text("notice.session_not_deleted", folder=str(path.parent), why=error.strerror or str(error))
        return None

    def rename(self, path: Path, title: str) -> Text | None:
        """Renames a session that no copy holds; if that fails, tells the reason."""
        try:
            slot = saves.adopt(path)
            if slot is None:
                return text("notice.session_in_use" if path.exists() else "notice.session_gone")
            try:
                stamp = path.stat().st_mtime_ns  # it was not played on
                write_atomically(path, retitled(read_ordinary(path, LARGEST), title), stamp=stamp)
                self._read.pop(path, None)
            finally:
                slot.close()
        except (DamagedError, NewerError):
            return text("notice.session_gone")
        except OSError as error:
            return text("notice.session_not_renamed", folder=str(path.parent), why=error.strerror or str(error))
        return None

    def _session(self, path: Path, free: bool) -> Session | Text | None:
        """The session in a file; a damaged file that no copy holds is set aside, with a notice."""
        version = _version(path)
        if path in self._read and self._read[path][0] == version:
            return self._read[path][1]
        if free:
            found = saves.read(path, self._games, read_unreplayed)
        else:
            try:
                found = read_unreplayed(read_ordinary(path, LARGEST), self._games)
            except (DamagedError, NewerError, OSError):
                return None
        if isinstance(found, Session):
            self._read[path] = version, found
        return found


_Version = tuple[int, ...]


def _version(path: Path) -> _Version:
    """Tells contents of a file apart, also where another window renamed the session and kept its time; () if gone."""
    try:
        status = path.stat()
    except OSError:
        return ()
    return status.st_mtime_ns, status.st_ctime_ns, status.st_size, status.st_ino


def _time(stamp: int) -> datetime:
    return datetime.fromtimestamp(stamp / 1e9, UTC)


def _free(path: Path) -> Path:
    """This path, or a free one beside it."""
    return path.with_name(f"{uuid.uuid4().hex}{SUFFIX}") if os.path.lexists(path) else path


def _not_moved(path: Path, error: OSError) -> Text:
    return text("notice.session_not_moved", folder=str(path.parent), why=error.strerror or str(error))


WORDS = {
    "notice.session_in_use": Words(
        "Another window is playing that session.",
        "另一个窗口正在打这一场。",
        "另一個視窗正在打這一場。",
        "そのセッションは別のウィンドウで進行中です。",
    ),
    "notice.session_gone": Words(
        "That session is no longer there.",
        "这一场已经不在了。",
        "這一場已經不在了。",
        "そのセッションはもうありません。",
    ),
    "notice.session_not_moved": Words(
        "The session stays where it is: {why}. See that you may write to its folder, and try again: {folder}.",
        "这一场无法移动：{why}。请检查写入权限后再试。文件在 {folder}。",
        "這一場無法移動：{why}。請檢查寫入權限後再試。檔案在 {folder}。",
        "このセッションは移せません：{why}。書き込みの権限を確かめて、もう一度お試しください。場所は {folder} です。",
    ),
    "notice.session_not_deleted": Words(
        "The session cannot be deleted: {why}. See that you may write to its folder, and try again: {folder}.",
        "无法删除这一场：{why}。请检查写入权限后再试。文件在 {folder}。",
        "無法刪除這一場：{why}。請檢查寫入權限後再試。檔案在 {folder}。",
        "このセッションを削除できません：{why}。書き込みの権限を確かめて、もう一度お試しください。場所は {folder}"
        " です。",
    ),
    "notice.session_not_renamed": Words(
        "The session keeps its name: {why}. See that you may write to its folder, and try again: {folder}.",
        "无法重命名这一场：{why}。请检查写入权限后再试。文件在 {folder}。",
        "無法重新命名這一場：{why}。請檢查寫入權限後再試。檔案在 {folder}。",
        "このセッションの名前を変えられません：{why}。書き込みの権限を確かめて、もう一度お試しください。場所は"
        " {folder} です。",
    ),
}
