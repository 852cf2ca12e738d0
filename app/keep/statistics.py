"""The statistics on disk: a line a hand, added at the end, so that nothing that was counted is ever written again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.keep.files import append_line
from app.keep.json_files import read_json_lines
from app.session import Session
from engine.game import AnyGame
from engine.match import Result
from engine.options import GameOptions
from engine.players.levels import named_level
from engine.words import Words
from ui.pages.scores.played import MIXED, OWN_RULES, FinishedHand

LARGEST = 256 * 1024 * 1024
"""Bytes of a file that is still read: a million hands."""
_FIELDS = ("game", "preset", "level", "points", "won", "assisted")


def statistics_entry(session: Session, result: Result) -> FinishedHand:
    """What is counted of the session's present hand, which is over."""
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


def preset_of(game: AnyGame, options: GameOptions) -> str:
    """The name of the preset with these options; that of a table with rules of its own where there is none."""
    return next((name for name, each in game.presets.items() if each == options), OWN_RULES)


def add(path: Path, name: str, hand: FinishedHand) -> None:
    """Adds a line for the hand of this name, which takes the place of an earlier line of that name; raises OSError."""
    line = json.dumps({"hand": name, **{field: getattr(hand, field) for field in _FIELDS}}, separators=(",", ":"))
    append_line(path, line)


def read_statistics(path: Path) -> tuple[FinishedHand, ...]:
    """All hands in the order played; lines that mean nothing (cut off by a crash, or newer) are left out.

    Raises OSError where the file is there and cannot be read.
    """
    hands: dict[str, FinishedHand] = {}

    def take(written: Mapping[str, Any]) -> None:
        hands[str(written["hand"])] = _read(written)

    read_json_lines(path, LARGEST, take)
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
