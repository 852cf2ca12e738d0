"""The duplicates on disk: a line for each hand and round of its runs, added at the end; a hand's last line counts, with
the most runs that any of its lines has.

A line with ``from`` gives the moment from which a way of playing is counted anew; nothing that was kept before is
deleted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.keep.json_files import add_json_line, read_json_lines, set_lines_aside
from engine.match import Match, next_shuffle
from engine.players.duplicate import Duplicate
from engine.players.duplicate_lines import begins_count, put_together, read_runs, written_runs
from engine.words import Text, Words
from ui.pages.review.kept_hand import KeptHand
from ui.pages.scores.kept_duplicate import KeptDuplicate, KeptDuplicates, Way
from ui.pages.ways import preset_of

LARGEST = 64 * 1024 * 1024
"""Bytes of a file that is still read: some eighty thousand hands."""


def kept_duplicate(hand: KeptHand, duplicate: Duplicate) -> KeptDuplicate:
    """What is kept of this hand and its duplicate."""
    preset = preset_of(hand.game, hand.options)
    return KeptDuplicate(hand.name, hand.game.key, preset, hand.when, hand.assisted, deal_of(hand), duplicate)


def deal_of(hand: KeptHand) -> str:
    """A key of the hand's deal, the same whenever the same cards come; empty where they came from a record."""
    if hand.number is None:
        return ""
    record = hand.record()
    drawn = next_shuffle(Match(hand.game, hand.options, hand.number, record.standing, hand.dealt))
    return f"{hand.number}-{hand.dealt}" if record.shuffle == drawn else ""


def add_duplicate(path: Path, kept: KeptDuplicate) -> None:
    """Adds a line for this hand; raises OSError."""
    line = {
        "hand": kept.hand,
        "game": kept.game,
        "preset": kept.preset,
        "when": kept.when.astimezone(UTC).isoformat(timespec="seconds"),
        "assisted": kept.assisted,
        "deal": kept.deal,
        **written_runs(kept.duplicate),
    }
    add_json_line(path, line)


def begin_count(path: Path, way: Way, when: datetime | None) -> None:
    """Has this way of playing count only after this moment; None: all of it, as at first. Raises OSError."""
    game, preset = way
    written = None if when is None else when.astimezone(UTC).isoformat(timespec="seconds")
    add_json_line(path, {"game": game, "preset": preset, "from": written})


def read_duplicates(path: Path) -> KeptDuplicates:
    """Everything that was kept, and the lines that cannot be read (cut off by a crash, or newer).

    Raises OSError where the file is there and cannot be read.
    """
    hands: dict[str, KeptDuplicate] = {}
    since: dict[Way, datetime] = {}

    def take(written: Mapping[str, Any]) -> None:
        if begins_count(written):
            _note_beginning(written, since)
        else:
            read, before = _read(written), hands.get(str(written["hand"]))
            known = None if before is None else before.duplicate
            hands[read.hand] = replace(read, duplicate=put_together(known, read.duplicate))

    unread = read_json_lines(path, LARGEST, take)
    return KeptDuplicates(tuple(sorted(hands.values(), key=lambda each: each.when)), since, unread)


def duplicates_notice(path: Path, kept: KeptDuplicates) -> Text | None:
    """Sets aside the lines of the file that cannot be read, and says so; None where that was done before."""
    return set_lines_aside(path, kept.unread, LARGEST, "duplicates")


def _note_beginning(written: Mapping[str, Any], since: dict[Way, datetime]) -> None:
    way = str(written["game"]), str(written["preset"])
    if written["from"] is None:
        since.pop(way, None)
    else:
        since[way] = _moment(written["from"])


def _read(written: Mapping[str, Any]) -> KeptDuplicate:
    return KeptDuplicate(
        str(written["hand"]),
        str(written["game"]),
        str(written["preset"]),
        _moment(written["when"]),
        bool(written["assisted"]),
        str(written["deal"]),
        read_runs(written),
    )


def _moment(written: str) -> datetime:
    return datetime.fromisoformat(written).astimezone(UTC)


WORDS = {
    "notice.duplicates_damaged": Words(
        "{lines:One line|# lines} of what AI players got in your hands cannot be read and {lines:is|are} left"
        " out. The rest counts as before; nothing is deleted. You may send {name} along with a report of the"
        " fault. It lies in {folder}.",
        "电脑重打你那些牌局的结果中，有{lines}行无法读取，未计入。其余照常计入，什么都没有删除。可把 {name}"
        " 随问题报告一起发来，文件在 {folder}。",
        "電腦重打你那些牌局的結果中，有{lines}行無法讀取，未計入。其餘照常計入，什麼都沒有刪除。可把 {name}"
        " 隨問題報告一起傳來，檔案在 {folder}。",
        "コンピューターがあなたのハンドを打ち直した結果のうち{lines}行を読めず、除きました。"
        "残りはこれまでどおりで、何も削除していません。{name} を報告に添えてもかまいません。場所は {folder}"
        " です。",
    ),
    "notice.duplicates_unreadable": Words(
        "What AI players got in your hands cannot be read: {why}. See who may read it, and start Paizhuo again."
        " It lies in {folder}.",
        "无法读取电脑重打牌局的结果：{why}。请检查读取权限后重新打开牌桌。文件在 {folder}。",
        "無法讀取電腦重打牌局的結果：{why}。請檢查讀取權限後重新開啟牌桌。檔案在 {folder}。",
        "コンピューターがハンドを打ち直した結果を読めません：{why}。読み取りの権限を確かめて、"
        "牌卓を開き直してください。場所は {folder} です。",
    ),
    "notice.duplicate_not_kept": Words(
        "What AI players got in this hand cannot be kept: {why}. See that there is room in its folder, and that"
        " you may write there: {folder}.",
        "无法保存电脑重打这一局的结果：{why}。请检查剩余空间和写入权限。应存于 {folder}。",
        "無法儲存電腦重打這一局的結果：{why}。請檢查剩餘空間和寫入權限。應存於 {folder}。",
        "コンピューターがこのハンドを打ち直した結果を残せません：{why}。"
        "空き容量と書き込みの権限を確かめてください。保存先は {folder} です。",
    ),
}
