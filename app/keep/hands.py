"""The finished hands on disk: one file each, the oldest deleted beyond a bound; damaged ones are set aside."""

from __future__ import annotations

import contextlib
import json
import uuid
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.keep.files import write_atomically
from app.keep.json_files import read_folder, read_json_object
from app.session import Session
from engine.events import Ended
from engine.game import AnyGame
from engine.json_lines import MEANINGLESS
from engine.match import Result, result_of
from engine.options import read_options
from engine.players.weighed import write_weighed
from engine.record import Record, replay, write_record
from engine.words import Text, Words
from ui.pages.review.kept_hand import KeptHand

HANDS_FOLDER = "hands"
SUFFIX = ".paizhuo-hand"
MOST = 500
"""The most hands that are kept; the statistics count older ones, too."""
VERSION = 1
LARGEST = 4 * 1024 * 1024


class HandsFolder:
    """The hands in a folder, which need not exist yet."""

    def __init__(self, folder: Path, games: Mapping[str, AnyGame], most: int = MOST) -> None:
        self.folder, self._games, self._most = folder, games, most

    def keep(self, name: str, session: Session, result: Result, when: datetime) -> KeptHand:
        """Keeps a finished hand under this name, in place of an earlier one with the same name. Raises OSError."""
        match = session.match
        return self._write(
            name,
            session.record,
            when,
            result,
            seat=session.seat,
            bots=list(session.bots),
            assisted=match.dealt in session.assisted,
            number=match.number,
            dealt=match.dealt,
            **({"weighed": write_weighed(session.weighed)} if session.weighed else {}),
        )

    def take_in(self, record: Record, when: datetime) -> str:
        """Keeps a record from elsewhere, seen from the south; returns the name it is kept under. Raises OSError."""
        name, last = uuid.uuid4().hex, replay(record).steps[-1]
        result = None if last.state.turn is not None else result_of(last)
        seats = record.game.seats(record.options)
        self._write(name, record, when, result, seat=0, bots=[None] * seats, assisted=False, number=None, dealt=0)
        return name

    def find(self) -> tuple[tuple[KeptHand, ...], tuple[Text, ...]]:
        """All hands, the newest first, and notices about files that could not be read."""
        found, notices = read_folder(self.folder, SUFFIX, self._in_file, MEANINGLESS, "hand")
        found.sort(key=lambda hand: hand.when, reverse=True)
        return tuple(found), tuple(notices)

    def newest(self, count: int) -> tuple[KeptHand, ...]:
        """The hands that were kept last, the newest first, without files that cannot be read; looks at no others."""
        found = []
        for path in sorted(self.folder.glob(f"*{SUFFIX}"), key=_kept_at, reverse=True)[:count]:
            with contextlib.suppress(OSError, *MEANINGLESS):
                found.append(self._in_file(path))
        return tuple(found)

    def named(self, name: str) -> KeptHand | None:
        """The hand of this name; None where it is not there any more, or cannot be read."""
        with contextlib.suppress(OSError, *MEANINGLESS):
            return self._in_file(self._path(name))
        return None

    def remove(self, name: str) -> None:
        """Deletes one hand; raises OSError."""
        self._path(name).unlink(missing_ok=True)

    def _write(self, name: str, record: Record, when: datetime, result: Result | None, **facts: object) -> KeptHand:
        ended = Ended(()) if result is None else result.ended
        written = {
            "paizhuo_hand": VERSION,
            "kept": when.astimezone(UTC).isoformat(timespec="seconds"),
            **facts,
            "changes": [] if result is None else list(result.scored.changes),
            "winners": list(ended.winners),
            "record": write_record(record),
        }
        content = json.dumps(written, separators=(",", ":"))
        write_atomically(self._path(name), content.encode("ascii"))
        self._give_up_the_oldest(self._path(name))
        return self._read(name, json.loads(content))

    def _give_up_the_oldest(self, newest: Path) -> None:
        """Removes the oldest hands beyond the bound; the newest stays, also where the clock was set back."""
        others = [path for path in self.folder.glob(f"*{SUFFIX}") if path != newest]
        others.sort(key=_kept_at)
        for path in others[: max(0, len(others) + 1 - self._most)]:
            path.unlink(missing_ok=True)

    def _in_file(self, path: Path) -> KeptHand:
        """The hand in this file; raises OSError, DamagedError, or one of MEANINGLESS."""
        return self._read(path.name.removesuffix(SUFFIX), read_json_object(path, LARGEST, "paizhuo_hand"))

    def _read(self, name: str, written: Mapping[str, Any]) -> KeptHand:
        record = written["record"]
        game = self._games[record["game"]]
        options = read_options(game.options, record["options"])
        seat, seats = int(written["seat"]), game.seats(options)
        changes = tuple(int(each) for each in written["changes"])
        if not 0 <= seat < seats or len(changes) not in (0, seats) or len(written["bots"]) != seats:
            raise ValueError("the seats do not agree")
        return KeptHand(
            name,
            datetime.fromisoformat(written["kept"]).astimezone(UTC),
            game,
            options,
            seat,
            tuple(None if bot is None else str(bot) for bot in written["bots"]),
            bool(written["assisted"]),
            changes,
            tuple(int(each) for each in written["winners"]),
            record,
            None if written["number"] is None else int(written["number"]),
            int(written["dealt"]),
            written.get("weighed", ()),
        )

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"


def _kept_at(path: Path) -> int:
    """When the file was written, in nanoseconds; one that has just gone counts as the oldest."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


WORDS = {
    "notice.hand_foreign": Words(
        "The kept hand {name} comes from another version of Paizhuo; it is kept as it is. That version can open"
        " it. It lies in {folder}.",
        "牌局 {name} 来自其他版本的牌桌，已原样保留。可用那个版本打开。文件在 {folder}。",
        "牌局 {name} 來自其他版本的牌桌，已原樣保留。可用那個版本開啟。檔案在 {folder}。",
        "残してあったハンド {name} は別の版の牌卓のものです。そのまま残してあります。その版で開けます。場所は"
        " {folder} です。",
    ),
    "notice.hand_damaged": Words(
        "A kept hand was damaged; it is set aside as {name}. You may delete it, or send it along with a report of"
        " the fault. It lies in {folder}.",
        "有一局牌的记录已损坏，另存为 {name}。可以删除，也可随问题报告一起发来。文件在 {folder}。",
        "有一局牌的紀錄已損壞，另存為 {name}。可以刪除，也可隨問題報告一起傳來。檔案在 {folder}。",
        "残してあったハンドが1つ壊れていました。{name} として残してあります。削除しても、"
        "報告に添えてもかまいません。場所は {folder} です。",
    ),
    "notice.hand_unreadable": Words(
        "The kept hand {name} cannot be read: {why}. See who may read it, and start Paizhuo again. It lies in"
        " {folder}.",
        "无法读取牌局 {name}：{why}。请检查读取权限后重新打开牌桌。文件在 {folder}。",
        "無法讀取牌局 {name}：{why}。請檢查讀取權限後重新開啟牌桌。檔案在 {folder}。",
        "残してあったハンド {name} を読めません：{why}。読み取りの権限を確かめて、牌卓を開き直してください。"
        "場所は {folder} です。",
    ),
    "notice.hand_not_kept": Words(
        "This hand cannot be kept: {why}. See that there is room in its folder, and that you may write there:"
        " {folder}.",
        "无法保留这一局：{why}。请检查剩余空间和写入权限。应存于 {folder}。",
        "無法保留這一局：{why}。請檢查剩餘空間和寫入權限。應存於 {folder}。",
        "このハンドを残せません：{why}。空き容量と書き込みの権限を確かめてください。保存先は {folder} です。",
    ),
}
