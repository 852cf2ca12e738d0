"""The statistics on disk: a line a hand, added at the end, so that nothing that was counted is ever written again."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.session import Session
from engine.match import Result
from engine.words import Words
from ui.kit.ordinary_file import NEVER_WAIT, read_ordinary
from ui.pages.scores.played import MIXED, OWN_RULES, FinishedHand

LARGEST = 256 * 1024 * 1024
"""Bytes of a file that is still read: a million hands."""
_FIELDS = ("game", "preset", "level", "points", "won", "assisted")


def statistics_entry(session: Session, result: Result) -> FinishedHand:
    """What is counted of the session's present hand, which is over."""
    match, seat = session.match, session.seat
    preset = next((name for name, each in match.game.presets.items() if each == match.options), OWN_RULES)
    levels = {bot for place, bot in enumerate(session.bots) if place != seat and bot is not None}
    level = levels.pop() if len(levels) == 1 else MIXED
    assisted = match.dealt in session.assisted
    return FinishedHand(
        match.game.key, preset, level, result.scored.changes[seat], seat in result.ended.winners, assisted
    )


def add(path: Path, name: str, hand: FinishedHand) -> None:
    """Adds a line for the hand of this name, which takes the place of an earlier line of that name; raises OSError."""
    line = json.dumps({"hand": name, **{field: getattr(hand, field) for field in _FIELDS}}, separators=(",", ":"))
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(path, os.O_WRONLY | NEVER_WAIT | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        os.write(handle, f"{'' if _ends_whole(path) else chr(10)}{line}\n".encode("ascii"))
        os.fsync(handle)
    finally:
        os.close(handle)


def read_statistics(path: Path) -> tuple[FinishedHand, ...]:
    """All hands in the order played; lines that mean nothing (cut off by a crash, or newer) are left out.

    Raises OSError where the file is there and cannot be read.
    """
    try:
        lines = read_ordinary(path, LARGEST).splitlines()
    except FileNotFoundError:
        return ()
    hands: dict[str, FinishedHand] = {}
    for line in lines:
        try:
            written = json.loads(line)
            hands[str(written["hand"])] = _read(written)
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
            continue
    return tuple(hands.values())


def _read(written: Mapping[str, Any]) -> FinishedHand:
    return FinishedHand(
        str(written["game"]),
        str(written["preset"]),
        str(written["level"]),
        int(written["points"]),
        bool(written["won"]),
        bool(written["assisted"]),
    )


def _ends_whole(path: Path) -> bool:
    """Whether the last line is whole, or there is none: a crash may have cut it off."""
    with path.open("rb") as file:
        file.seek(0, os.SEEK_END)
        if file.tell() == 0:
            return True
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"


WORDS = {
    "notice.not_counted": Words(
        "This hand cannot be added to the statistics: {why}."
        " It belongs in {folder}: see that there is room, and that you may write there.",
        "无法把这一局计入统计：{why}。应存于 {folder}：请检查剩余空间和写入权限。",
        "無法把這一局計入統計：{why}。應存於 {folder}：請檢查剩餘空間和寫入權限。",
        "このハンドを統計に加えられません：{why}。保存先は {folder} です。空き容量と書き込みの権限を確かめてください。",
    ),
    "notice.statistics_unreadable": Words(
        "The statistics cannot be read: {why}."
        " They lie in {folder}: see who may read them, and open this window again.",
        "无法读取统计：{why}。文件在 {folder}：请检查读取权限后重新打开此窗口。",
        "無法讀取統計：{why}。檔案在 {folder}：請檢查讀取權限後重新開啟此視窗。",
        "統計を読めません：{why}。場所は {folder} です。読み取りの権限を確かめて、このウィンドウを開き直してください。",
    ),
}
