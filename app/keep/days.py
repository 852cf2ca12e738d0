"""The results of the days' deals on disk: lines that are added at the end; the first try of a day counts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.keep.files import append_line
from app.keep.json_files import set_lines_aside
from engine.today import DAYS_FILE, DayResult, FirstTries, first_tries, write_result
from engine.words import Text, Words, text
from ui.kit.ordinary_file import read_ordinary

LARGEST = 16 * 1024 * 1024
"""Bytes of a file that is still read: the deals of some decades."""


@dataclass(frozen=True, slots=True)
class Days:
    """The first tries, the lines of their file that cannot be read, and, where the file cannot be read, the reason."""

    results: FirstTries
    unread: tuple[bytes, ...] = ()
    notice: Text | None = None


class DaysFile:
    """The file in the folder of what is kept, which need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / DAYS_FILE

    def read(self) -> Days:
        """The first tries, without lines that cannot be read (cut off by a crash, or newer)."""
        try:
            content = read_ordinary(self.path, LARGEST)
        except FileNotFoundError:
            return Days({})
        except OSError as error:
            why = error.strerror or str(error)
            where = {"folder": str(self.path.parent), "name": self.path.name}
            return Days({}, notice=text("notice.days_unreadable", why=why, **where))
        return Days(*first_tries(content))

    def tell(self, days: Days) -> Text | None:
        """The notices about these days as they were read; it first sets aside the lines that cannot be read, once."""
        return days.notice or set_lines_aside(self.path, days.unread, LARGEST, "days")

    def keep(self, result: DayResult) -> Text | None:
        """Adds a result; if that fails, tells the reason."""
        try:
            append_line(self.path, write_result(result))
        except OSError as error:
            return text("notice.day_not_kept", folder=str(self.path.parent), why=error.strerror or str(error))
        return None


WORDS = {
    "notice.days_damaged": Words(
        "{lines:One result|# results} of “Today’s deals” cannot be read and {lines:is|are} left out. The rest"
        " counts as before; nothing is deleted. You may send {name} along with a report of the fault. It lies in"
        " {folder}.",
        "每日一局的成绩有{lines}条读不出来，已略过。其余照常计入，什么都没有删除。可把 {name}"
        " 随问题报告一起发来，文件在 {folder}。",
        "每日一局的成績有{lines}條讀不出來，已略過。其餘照常計入，什麼都沒有刪除。可把 {name}"
        " 隨問題報告一起傳來，檔案在 {folder}。",
        "「今日の一局」の成績のうち{lines}件を読めず、除きました。残りはこれまでどおりで、何も削除していません。"
        "{name} を報告に添えてもかまいません。場所は {folder} です。",
    ),
    "notice.days_unreadable": Words(
        "The results of “Today’s deals” cannot be read: {why}. See who may read {name}, and open the window"
        " again. {name} lies in {folder}.",
        "无法读取每日一局的成绩：{why}。请检查 {name} 的读取权限后重新打开此窗口。文件在 {folder}。",
        "無法讀取每日一局的成績：{why}。請檢查 {name} 的讀取權限後重新開啟此視窗。檔案在 {folder}。",
        "「今日の一局」の成績を読めません：{why}。{name} の読み取りの権限を確かめて、"
        "このウィンドウを開き直してください。場所は {folder} です。",
    ),
    "notice.day_not_kept": Words(
        "The result of this deal of the day cannot be kept: {why}. See that there is room in its folder, and that"
        " you may write there: {folder}.",
        "无法保留这次每日一局的成绩：{why}。请检查剩余空间和写入权限。应存于 {folder}。",
        "無法保留這次每日一局的成績：{why}。請檢查剩餘空間和寫入權限。應存於 {folder}。",
        "この「今日の一局」の成績を残せません：{why}。空き容量と書き込みの権限を確かめてください。保存先は"
        " {folder} です。",
    ),
}
