"""Records as files: read with every action checked, written whole."""

from __future__ import annotations

import json
from pathlib import Path

from app.keep.files import usual_rights, write_atomically
from engine.games import GAMES
from engine.record import Record, RecordError, read_record_bytes, replay, write_record
from engine.words import Text, Words, text
from ui.kit.ordinary_file import TooLargeError, read_ordinary

MEGABYTE = 1024 * 1024
LARGEST = 16 * MEGABYTE
"""The most bytes of a file that is read; a record that the program writes has ten thousand at most."""


def bytes_in(path: Path) -> int:
    """The bytes of the file, without opening it; 0 where there is no such file."""
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0


def read_record_file(path: Path) -> Record:
    """The record in a file, every action checked; raises RecordError, also where the file cannot be read."""
    try:
        content = read_ordinary(path, LARGEST)
    except TooLargeError:
        raise RecordError(text("record_error.too_large", name=path.name, most=LARGEST // MEGABYTE), WORDS) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise RecordError(text("record_error.unreadable", name=path.name, why=why), WORDS) from None
    record = read_record_bytes(content, GAMES)
    refused = replay(record).refused
    if refused is not None:
        place, action, why_not = refused
        said = text("record_error.after_end") if why_not is None else why_not.text
        told = text("record_error.refused", place=place + 1, action=str(action), why=said)
        raise RecordError(told, {**WORDS, **record.game.words})
    return record


def write_record_file(path: Path, record: Record) -> None:
    """Writes the record with the usual rights of a new file; raises OSError."""
    write_atomically(path, json.dumps(write_record(record), indent=1).encode("ascii") + b"\n", usual_rights())


def not_written(path: Path, error: OSError) -> Text:
    """Why a record could not be saved, and what to do."""
    why = error.strerror or str(error)
    return text("notice.record_not_written", name=path.name, folder=str(path.parent), why=why)


WORDS = {
    "record_error.unreadable": Words(
        "{name} cannot be read: {why}.",
        "无法读取 {name}：{why}。",
        "無法讀取 {name}：{why}。",
        "{name} を読めません：{why}。",
    ),
    "record_error.too_large": Words(
        "{name} is larger than {most} MB: no record of a hand is. It was not read.",
        "{name} 超过 {most} MB，不可能是牌局记录，未读取。",
        "{name} 超過 {most} MB，不可能是牌局紀錄，未讀取。",
        "{name} は {most} MB を超えています。1ハンドの記録がこれほど大きいことはなく、読み込みませんでした。",
    ),
    "record_error.too_much": Words(
        "{name} takes too long or too much memory to read, so it was not opened. Is it a record of a hand?",
        "读取 {name} 耗时或耗内存过多，未打开。它是牌局记录吗？",
        "讀取 {name} 耗時或耗記憶體過多，未開啟。它是牌局紀錄嗎？",
        "{name} は読むのに時間かメモリーがかかりすぎるため、開きませんでした。ハンドの記録でしょうか。",
    ),
    "notice.reading_record": Words(
        "{name} is large and is being read.",
        "{name} 较大，正在读取。",
        "{name} 較大，正在讀取。",
        "{name} は大きいため、読み込んでいます。",
    ),
    "record_error.refused": Words(
        "Action {place} of this record, “{action}”, is not allowed: {why}",
        "记录中的第{place}手“{action}”不合规则：{why}",
        "紀錄中的第{place}手「{action}」不合規則：{why}",
        "記録の{place}手目「{action}」は許されません：{why}",
    ),
    "record_error.after_end": Words(
        "the hand was over.",
        "本局已经结束。",
        "本局已經結束。",
        "そのハンドは終わっていました。",
    ),
    "notice.record_written": Words(
        "The record is saved as {name}.",
        "牌局记录已保存为 {name}。",
        "牌局紀錄已儲存為 {name}。",
        "記録を {name} に保存しました。",
    ),
    "notice.record_not_written": Words(
        "The record cannot be saved as {name}: {why}. Choose another folder, or see that there is room and that"
        " you may write there: {folder}.",
        "无法将牌局记录保存为 {name}：{why}。请另选文件夹，或检查剩余空间和写入权限。应存于 {folder}。",
        "無法將牌局紀錄儲存為 {name}：{why}。請另選資料夾，或檢查剩餘空間和寫入權限。應存於 {folder}。",
        "記録を {name} に保存できません：{why}。別のフォルダーを選ぶか、"
        "空き容量と書き込みの権限を確かめてください。保存先は {folder} です。",
    ),
}
