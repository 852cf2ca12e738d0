"""A small record is read at once, a large one in a process; what takes too long is refused in a sentence."""

from __future__ import annotations

import json
import multiprocessing
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.keep.records import write_record_file
from app.play.record_reader import AT_ONCE, PATIENCE, RecordReader
from engine.record import Record, RecordError, write_record
from tests.app.keep.test_records import changed, played
from tests.app.processes import ClosedAfterwards


@pytest.fixture
def reader(closed_afterwards: ClosedAfterwards) -> RecordReader:
    return closed_afterwards(RecordReader(now=lambda: 0.0))  # however long a busy machine takes


def answer_of(reader: RecordReader, qtbot: QtBot, file: Path) -> Record | RecordError:
    with qtbot.waitSignal(reader.read) as heard:
        reader.open(str(file))
    where, answer = heard.args
    assert where == str(file)
    assert not reader.busy
    assert isinstance(answer, Record | RecordError)
    return answer


def test_a_record_of_the_usual_size_is_there_at_once(reader: RecordReader, tmp_path: Path) -> None:
    told: list[object] = []
    reader.read.connect(lambda _file, answer: told.append(answer))
    reader.began.connect(lambda _file: told.append("takes its time"))
    write_record_file(tmp_path / "deal.paizhuo", played())
    reader.open(str(tmp_path / "deal.paizhuo"))
    assert told == [played()]
    reader.open(str(tmp_path / "none.paizhuo"))
    assert "none.paizhuo cannot be read" in str(told[-1])


def test_a_large_record_is_read_while_the_window_goes_on(reader: RecordReader, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "spaced.paizhuo"
    file.write_bytes(json.dumps(write_record(played())).encode() + b" " * AT_ONCE)
    began: list[str] = []
    reader.began.connect(began.append)
    told: list[object] = []
    reader.read.connect(lambda _file, answer: told.append(answer))
    reader.open(str(file))
    assert (began, told, reader.busy) == ([str(file)], [], True)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [played()]


def test_what_is_wrong_with_a_large_record_is_said_as_with_a_small_one(
    reader: RecordReader, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "long.paizhuo"
    file.write_bytes(changed(actions=["declare"] * 100_000))
    assert file.stat().st_size > AT_ONCE
    answer = answer_of(reader, qtbot, file)
    assert isinstance(answer, RecordError)
    assert "Action 2 of this record, “declare”, is not allowed" in str(answer)
    with file.open("wb") as hole:
        hole.truncate(1 << 40)
    assert "larger than 16 MB" in str(answer_of(reader, qtbot, file))


def silent(pipe: Connection, _file: str) -> None:
    """Says nothing, whatever time passes."""
    pipe.poll(None)


def ended(_pipe: Connection, _file: str) -> None:
    """Ends without an answer, as where memory is short."""


def test_what_takes_too_long_is_ended_and_said(
    closed_afterwards: ClosedAfterwards, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "endless.paizhuo"
    file.write_bytes(b" " * (AT_ONCE + 1))
    passed, told = [0.0], list[object]()
    reader = closed_afterwards(RecordReader(silent, lambda: passed[0]))
    reader.read.connect(lambda _file, answer: told.append(answer))
    reader.open(str(file))
    assert reader.busy
    qtbot.waitUntil(lambda: reader._process._alive)
    passed[0] = PATIENCE + 0.1
    qtbot.waitUntil(lambda: bool(told))
    assert "endless.paizhuo takes too long" in str(told[0])
    assert not multiprocessing.active_children()
    assert "takes too long or too much memory" in str(answer_of(RecordReader(ended), qtbot, file))


def test_only_the_last_file_that_was_asked_for_is_told(reader: RecordReader, qtbot: QtBot, tmp_path: Path) -> None:
    first, second = tmp_path / "first.paizhuo", tmp_path / "second.paizhuo"
    for file in (first, second):
        file.write_bytes(json.dumps(write_record(played())).encode() + b" " * AT_ONCE)
    told: list[str] = []
    reader.read.connect(lambda file, _answer: told.append(file))
    reader.open(str(first))
    assert answer_of(reader, qtbot, second) == played()
    assert told == [str(second)]
