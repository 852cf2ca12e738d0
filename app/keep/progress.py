"""A person's progress on disk: whether they are new to these games, lessons done, and games played without a guide."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from app.keep.files import DamagedError, in_file, set_aside, write_atomically
from engine.words import Text, Words, text
from ui.kit.ordinary_file import read_ordinary

VERSION = 1
LARGEST = 4 * 1024 * 1024
"""Bytes of a file that is still read."""
_FIELDS = ("done", "unguided", "newcomer", "asked")


@dataclass(frozen=True, slots=True)
class LearningProgress:
    """Lessons done by game, and the games that are played without a guide; a newer program's fields are kept.

    ``newcomer``: the answer to the question of the first start; None: not answered yet. ``asked``: the offers that were
    made and are made only once.
    """

    done: Mapping[str, frozenset[str]] = field(default_factory=dict)
    unguided: frozenset[str] = frozenset()
    unknown: Mapping[str, Any] = field(default_factory=dict)
    newcomer: bool | None = None
    asked: frozenset[str] = frozenset()

    def with_done(self, game: str, lesson: str) -> LearningProgress:
        """The progress with this lesson done too."""
        return replace(self, done={**self.done, game: self.done.get(game, frozenset()) | {lesson}})

    def joined(self, other: LearningProgress) -> LearningProgress:
        """Both together; fields that this program does not know are the other's."""
        games = self.done.keys() | other.done.keys()
        done = {game: self.done.get(game, frozenset()) | other.done.get(game, frozenset()) for game in games}
        newcomer = other.newcomer if self.newcomer is None else self.newcomer
        return LearningProgress(done, self.unguided | other.unguided, other.unknown, newcomer, self.asked | other.asked)

    def without_guide(self, game: str) -> LearningProgress:
        """The progress with this game played without a guide from now on."""
        return replace(self, unguided=self.unguided | {game})


class ProgressFile:
    """The progress on this machine, written at every change; ``notice`` tells of trouble while reading it."""

    def __init__(self, path: Path, failed: Callable[[Text], None]) -> None:
        self._path, self._failed = path, failed
        self.progress, self.notice = load_progress(path)

    def note_done(self, game: str, lesson: str) -> None:
        """Notes that this lesson is done."""
        self._keep(self.progress.with_done(game, lesson))

    def note_newcomer(self, new: bool) -> None:
        """Notes whether the person is new to these games."""
        self._keep(replace(self.progress, newcomer=new))

    def note_asked(self, name: str) -> None:
        """Notes that this offer was made and is not to be made again."""
        self._keep(replace(self.progress, asked=self.progress.asked | {name}))

    def end_guide(self, game: str) -> None:
        """Notes that this game is played without a guide from now on."""
        self._keep(self.progress.without_guide(game))

    def _keep(self, progress: LearningProgress) -> None:
        if progress != self.progress:
            self.progress = progress
            try:
                save_progress(self._path, progress.joined(in_file(self._path, read_progress) or self.progress))
            except OSError as error:
                self._failed(
                    text("notice.progress_not_saved", folder=str(self._path.parent), why=error.strerror or str(error))
                )


def load_progress(path: Path) -> tuple[LearningProgress, Text | None]:
    """The progress in the file, or an empty one; and a notice where it could not be read or was set aside."""
    try:
        return read_progress(path) or LearningProgress(), None
    except OSError as error:
        return LearningProgress(), text(
            "notice.progress_unreadable", folder=str(path.parent), why=error.strerror or str(error)
        )
    except DamagedError:
        return LearningProgress(), text("notice.progress_damaged", name=set_aside(path).name, folder=str(path.parent))


def read_progress(path: Path) -> LearningProgress | None:
    """What the file holds; None where there is none. Raises OSError or DamagedError."""
    try:
        return _read(json.loads(read_ordinary(path, LARGEST)))
    except FileNotFoundError:
        return None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise DamagedError(str(error)) from error


def save_progress(path: Path, progress: LearningProgress) -> None:
    """Writes the file anew; raises OSError."""
    written = {
        **progress.unknown,
        "paizhuo_learning": progress.unknown.get("paizhuo_learning", VERSION),
        "done": {game: sorted(lessons) for game, lessons in sorted(progress.done.items())},
        "unguided": sorted(progress.unguided),
    }
    if progress.newcomer is not None:
        written["newcomer"] = progress.newcomer
    if progress.asked:
        written["asked"] = sorted(progress.asked)
    write_atomically(path, json.dumps(written, indent=1).encode("ascii"))


def _read(written: Any) -> LearningProgress:
    done = {str(game): _words(lessons) for game, lessons in written["done"].items()}
    unknown = {name: value for name, value in written.items() if name not in _FIELDS}
    newcomer = written.get("newcomer")
    if not isinstance(newcomer, bool | None):
        raise ValueError("not yes or no")
    unguided, asked = (_words(written.get(name, [])) for name in ("unguided", "asked"))
    return LearningProgress(done, unguided, unknown, newcomer, asked)


def _words(written: Any) -> frozenset[str]:
    if not isinstance(written, list) or not all(isinstance(word, str) for word in written):
        raise ValueError("not a list of words")
    return frozenset(written)


WORDS = {
    "notice.progress_damaged": Words(
        "The file of your progress in the lessons was damaged; it is kept as {name}, and the lessons start"
        " afresh. You may delete it, or send it along with a report of the fault. It lies in {folder}.",
        "课程进度文件已损坏，保留为 {name}，课程从头开始。可以删除，也可随问题报告一起发来。文件在 {folder}。",
        "課程進度檔案已損壞，保留為 {name}，課程從頭開始。可以刪除，也可隨問題報告一起傳來。檔案在 {folder}。",
        "レッスンの記録が壊れていました。{name} として残し、最初から始めます。削除しても、"
        "報告に添えてもかまいません。場所は {folder} です。",
    ),
    "notice.progress_unreadable": Words(
        "Your progress in the lessons cannot be read: {why}. See who may read it, and start Paizhuo again. It"
        " lies in {folder}.",
        "无法读取课程进度：{why}。请检查读取权限后重新打开牌桌。文件在 {folder}。",
        "無法讀取課程進度：{why}。請檢查讀取權限後重新開啟牌桌。檔案在 {folder}。",
        "レッスンの記録を読めません：{why}。読み取りの権限を確かめて、牌卓を開き直してください。場所は {folder} です。",
    ),
    "notice.progress_not_saved": Words(
        "Your progress in the lessons cannot be saved: {why}. See that there is room in its folder, and that you"
        " may write there: {folder}.",
        "无法保存课程进度：{why}。请检查剩余空间和写入权限。应存于 {folder}。",
        "無法儲存課程進度：{why}。請檢查剩餘空間和寫入權限。應存於 {folder}。",
        "レッスンの進みを保存できません：{why}。空き容量と書き込みの権限を確かめてください。保存先は {folder} です。",
    ),
}
