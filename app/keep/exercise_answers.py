"""The answers to exercises on disk: lines that are added at the end; the date on which each comes back follows from
them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.keep.json_files import add_json_line, read_json_lines, set_lines_aside
from engine.words import Text, Words

ANSWERS_FILE = "exercises.jsonl"
LARGEST = 64 * 1024 * 1024
"""Bytes of a file that is still read: half a million answers."""


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """The first answer to an exercise when it was set, and whether it was right."""

    exercise: str
    game: str
    theme: str
    when: datetime
    right: bool


def add_answer(path: Path, answer: GivenAnswer) -> None:
    """Adds a line; raises OSError."""
    line = {
        "exercise": answer.exercise,
        "game": answer.game,
        "theme": answer.theme,
        "when": answer.when.astimezone(UTC).isoformat(timespec="seconds"),
        "right": answer.right,
    }
    add_json_line(path, line)


def read_answers(path: Path) -> tuple[tuple[GivenAnswer, ...], tuple[bytes, ...]]:
    """All answers in the order given, and the lines that cannot be read (cut off by a crash, or newer).

    An answer that two files had before they were put together comes once. Raises OSError where the file is there and
    cannot be read.
    """
    found: dict[GivenAnswer, None] = {}
    unread = read_json_lines(path, LARGEST, lambda written: found.setdefault(_read(written)))
    return tuple(sorted(found, key=lambda answer: answer.when)), unread


def answers_notice(path: Path, unread: tuple[bytes, ...]) -> Text | None:
    """Sets these lines of the file aside, and says so; None where that was done before."""
    return set_lines_aside(path, unread, LARGEST, "answers")


def _read(written: Mapping[str, Any]) -> GivenAnswer:
    exercise, game, theme, when, right = (written[name] for name in ("exercise", "game", "theme", "when", "right"))
    if not (isinstance(exercise, str) and isinstance(game, str) and isinstance(theme, str) and isinstance(when, str)):
        raise TypeError("not words")
    if not isinstance(right, bool):
        raise TypeError("neither right nor wrong")
    return GivenAnswer(exercise, game, theme, datetime.fromisoformat(when).astimezone(UTC), right)


WORDS = {
    "notice.answers_damaged": Words(
        "{lines:One line|# lines} of your answers to exercises cannot be read and {lines:is|are} left out. The"
        " rest counts as before; nothing is deleted. You may send {name} along with a report of the fault. It lies"
        " in {folder}.",
        "习题答案中有{lines}行无法读取，未计入。其余照常计入，什么都没有删除。可把 {name} 随问题报告一起发来，"
        "文件在 {folder}。",
        "習題答案中有{lines}行無法讀取，未計入。其餘照常計入，什麼都沒有刪除。可把 {name} 隨問題報告一起傳來，"
        "檔案在 {folder}。",
        "問題への答えのうち{lines}行を読めず、除きました。残りはこれまでどおりで、何も削除していません。{name}"
        " を報告に添えてもかまいません。場所は {folder} です。",
    ),
    "notice.answers_unreadable": Words(
        "Your answers to exercises cannot be read: {why}. See who may read them, and start Paizhuo again. They"
        " lie in {folder}.",
        "无法读取习题答案：{why}。请检查读取权限后重新打开牌桌。文件在 {folder}。",
        "無法讀取習題答案：{why}。請檢查讀取權限後重新開啟牌桌。檔案在 {folder}。",
        "問題への答えを読めません：{why}。読み取りの権限を確かめて、牌卓を開き直してください。場所は {folder} です。",
    ),
    "notice.answer_not_kept": Words(
        "This answer cannot be kept: {why}. See that there is room in its folder, and that you may write there:"
        " {folder}.",
        "无法保存这个答案：{why}。请检查剩余空间和写入权限。应存于 {folder}。",
        "無法儲存這個答案：{why}。請檢查剩餘空間和寫入權限。應存於 {folder}。",
        "この答えを残せません：{why}。空き容量と書き込みの権限を確かめてください。保存先は {folder} です。",
    ),
}
