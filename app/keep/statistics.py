"""The statistics on disk: one line a hand, added at the end, so that no line is ever rewritten."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.keep.json_files import add_json_line, read_json_lines, set_lines_aside
from app.session import Session
from engine.match import Result
from engine.players.levels import named_level
from engine.words import Text, Words
from ui.pages.scores.played import MIXED, FinishedHand
from ui.pages.ways import preset_of

LARGEST = 256 * 1024 * 1024
"""Bytes of a file that is still read: a million hands."""
_FIELDS = ("game", "preset", "level", "points", "won", "assisted")


def statistics_entry(session: Session, result: Result) -> FinishedHand:
    """The statistics' line for the session's present hand, which is over."""
    match, seat = session.match, session.seat
    levels = {named_level(bot) for place, bot in enumerate(session.bots) if place != seat and bot is not None}
    level = levels.pop() if len(levels) == 1 else MIXED
    assisted = match.dealt in session.assisted
    return FinishedHand(
        match.game.key,
        preset_of(match.game, match.options),
        level,
        result.scored.changes[seat],
        seat in result.ended.winners,
        assisted,
    )


def add(path: Path, name: str, hand: FinishedHand) -> None:
    """Adds a line for the hand of this name, which takes the place of an earlier line of that name; raises OSError."""
    add_json_line(path, {"hand": name, **{field: getattr(hand, field) for field in _FIELDS}})


def read_statistics(path: Path) -> tuple[tuple[FinishedHand, ...], tuple[bytes, ...]]:
    """All hands in the order played, and the lines that cannot be read (cut off by a crash, or newer).

    Raises OSError where the file is there and cannot be read.
    """
    hands: dict[str, FinishedHand] = {}

    def take(written: Mapping[str, Any]) -> None:
        hands[str(written["hand"])] = _read(written)

    unread = read_json_lines(path, LARGEST, take)
    return tuple(hands.values()), unread


def statistics_notice(path: Path, unread: tuple[bytes, ...]) -> Text | None:
    """Sets these lines of the file aside, and says so; None where that was done before."""
    return set_lines_aside(path, unread, LARGEST, "statistics")


def _read(written: Mapping[str, Any]) -> FinishedHand:
    return FinishedHand(
        str(written["game"]),
        str(written["preset"]),
        str(written["level"]),
        int(written["points"]),
        bool(written["won"]),
        bool(written["assisted"]),
    )


WORDS = {
    "notice.statistics_damaged": Words(
        "{lines:One line|# lines} of the statistics cannot be read and {lines:is|are} left out. The rest counts"
        " as before; nothing is deleted. You may send {name} along with a report of the fault. It lies in"
        " {folder}.",
        "统计中有{lines}行无法读取，未计入。其余照常计入，什么都没有删除。可把 {name} 随问题报告一起发来，文件在"
        " {folder}。",
        "統計中有{lines}行無法讀取，未計入。其餘照常計入，什麼都沒有刪除。可把 {name} 隨問題報告一起傳來，檔案在"
        " {folder}。",
        "統計のうち{lines}行を読めず、除きました。残りはこれまでどおりで、何も削除していません。{name}"
        " を報告に添えてもかまいません。場所は {folder} です。",
    ),
    "notice.not_counted": Words(
        "This hand cannot be added to the statistics: {why}. See that there is room in its folder, and that you"
        " may write there: {folder}.",
        "无法把这一局计入统计：{why}。请检查剩余空间和写入权限。应存于 {folder}。",
        "無法把這一局計入統計：{why}。請檢查剩餘空間和寫入權限。應存於 {folder}。",
        "このハンドを統計に加えられません：{why}。空き容量と書き込みの権限を確かめてください。保存先は {folder} です。",
    ),
    "notice.statistics_unreadable": Words(
        "The statistics cannot be read: {why}. See who may read them, and open this window again. They lie in"
        " {folder}.",
        "无法读取统计：{why}。请检查读取权限后重新打开此窗口。文件在 {folder}。",
        "無法讀取統計：{why}。請檢查讀取權限後重新開啟此視窗。檔案在 {folder}。",
        "統計を読めません：{why}。読み取りの権限を確かめて、このウィンドウを開き直してください。場所は {folder} です。",
    ),
}
