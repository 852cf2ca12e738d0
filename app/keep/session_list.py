"""The sessions on the disk as a list: found as they lie there now, renamed, thrown away, brought back, deleted.

Every change is one step of the file system, under the session's lock: after a crash at any moment each session is
there once, where it was or where it was to be.
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
"""The folder, within that of the sessions, in which those lie that were thrown away."""


@dataclass(frozen=True, slots=True)
class SavedSession:
    """A session as it lies on the disk; ``held``: a living copy of the program, ours too, has it open."""

    path: Path
    session: Session
    when: datetime
    held: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """What lies in the folder: the sessions, the one played last first, and what is to be told of other files.

    That the rules allow every action of a session is asked only when it is gone on with.
    """

    all: tuple[SavedSession, ...]
    notices: tuple[Text, ...]

    @property
    def sessions(self) -> tuple[tuple[Path, Session], ...]:
        """Those that no living copy has open."""
        return tuple((each.path, each.session) for each in self.all if not each.held)


class SessionList:
    """The sessions in a folder, which need not exist yet; what has not changed since is not read again."""

    def __init__(self, folder: Path, games: Mapping[str, AnyGame]) -> None:
        self.folder, self._games = folder, games
        self.trash = folder / TRASH
        self._read: dict[Path, tuple[int, Session]] = {}

    def look(self) -> Found:
        """What lies there now.

        Damaged files are set aside under a new name, those of another version left alone, what crashes left swept up.
        """
        found: list[SavedSession] = []
        notices: list[Text] = []
        for stamp, path in saves.newest_first(self.folder):
            with saves.held(path) as free:
                match self._session(path, stamp, free):
                    case Session() as session:
                        found.append(SavedSession(path, session, _time(stamp), not free))
                    case Text() as notice:
                        notices.append(notice)
        there = {each.path for each in found}
        self._read = {path: read for path, read in self._read.items() if path in there or path.parent == self.trash}
        saves.sweep(self.folder)
        return Found(tuple(found), tuple(notices))

    def take(self, path: Path) -> tuple[Session, SaveSlot] | Text:
        """The session in this file, and its slot, which is ours from now on; or why it cannot be gone on with.

        Where nothing can be written it can be gone on with all the same; every save asks for the slot again.
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
        """What was thrown away, that which was played last first."""
        found = [(stamp, path, self._session(path, stamp, False)) for stamp, path in saves.newest_first(self.trash)]
        return tuple(SavedSession(path, each, _time(stamp)) for stamp, path, each in found if isinstance(each, Session))

    def throw_away(self, path: Path) -> Path | Text:
        """Moves a session to what was thrown away, and says where it lies now; or why it stays."""
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
        """Moves a session that was thrown away back among the others, and says where it lies now; or why it stays."""
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
        """Deletes a session that was thrown away, for good; why it stays is told."""
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
        """Gives a session that nobody holds another name; why it keeps its old one is told."""
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

    def _session(self, path: Path, stamp: int, free: bool) -> Session | Text | None:
        """The session in a file; a damaged one is set aside and told of if it is free to be."""
        if path in self._read and self._read[path][0] == stamp:
            return self._read[path][1]
        if free:
            found = saves.read(path, self._games, read_unreplayed)
        else:
            try:
                found = read_unreplayed(read_ordinary(path, LARGEST), self._games)
            except (DamagedError, NewerError, OSError):
                return None
        if isinstance(found, Session):
            self._read[path] = stamp, found
        return found


def _time(stamp: int) -> datetime:
    return datetime.fromtimestamp(stamp / 1e9, UTC)


def _free(path: Path) -> Path:
    """This place, or one beside it where something lies there already."""
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
        "The session stays where it is: {why}. It lies in {folder}: see that you may write there, and try again.",
        "这一场无法移动：{why}。文件在 {folder}：请检查写入权限后再试。",
        "這一場無法移動：{why}。檔案在 {folder}：請檢查寫入權限後再試。",
        "このセッションは移せません：{why}。場所は {folder} です。書き込みの権限を確かめて、もう一度お試しください。",
    ),
    "notice.session_not_deleted": Words(
        "The session cannot be deleted: {why}. It lies in {folder}: see that you may write there, and try again.",
        "无法删除这一场：{why}。文件在 {folder}：请检查写入权限后再试。",
        "無法刪除這一場：{why}。檔案在 {folder}：請檢查寫入權限後再試。",
        "この勝負を削除できません：{why}。場所は {folder} です。書き込みの権限を確かめて、もう一度お試しください。",
    ),
    "notice.session_not_renamed": Words(
        "The session keeps its name: {why}. It lies in {folder}: see that you may write there, and try again.",
        "无法重命名这一场：{why}。文件在 {folder}：请检查写入权限后再试。",
        "無法重新命名這一場：{why}。檔案在 {folder}：請檢查寫入權限後再試。",
        "このセッションの名前を変えられません：{why}。"
        "場所は {folder} です。書き込みの権限を確かめて、もう一度お試しください。",
    ),
}
