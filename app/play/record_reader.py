"""Reads a record that a person opens: a small file at once, a large one in a process while the window goes on."""

from __future__ import annotations

import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.keep.records import WORDS, bytes_in, read_record_file
from app.think.thinking_process import give_way
from app.think.watched_process import WatchedProcess
from engine.games import GAMES
from engine.record import Record, RecordError, read_record, write_record
from engine.words import Text, text

AT_ONCE = 512 * 1024
"""The most bytes of a file that is read without a process; the program's own records have ten thousand at most."""
PATIENCE = 30.0
"""Seconds for a large file."""


class RecordReader(QObject):
    """Reads one file at a time and tells of the last one that was asked for."""

    read = Signal(str, object)  # the file, and its Record or the RecordError that says why there is none
    began = Signal(str)  # a file that takes its time

    def __init__(
        self,
        work: Callable[[Connection, str], None] | None = None,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._file = ""
        self._process = WatchedProcess(
            work or read_and_tell, patience=PATIENCE, receive=_received, now=now, parent=self
        )
        self._process.heard.connect(self._tell)
        self._process.lost.connect(self._refuse)

    @property
    def busy(self) -> bool:
        """Whether a large file is being read."""
        return self._process.busy

    def open(self, file: str) -> None:
        """Begins to read this file, and drops any file begun before."""
        self.close()
        self._file = file
        if bytes_in(Path(file)) <= AT_ONCE:
            self.read.emit(file, _read(file))
            return
        try:
            self._process.begin(file)
        except OSError as error:
            self._tell(_unreadable(file, error.strerror or type(error).__name__))
            return
        self.began.emit(file)

    def close(self) -> None:
        """Ends the process, and returns when it is gone; the next file may be asked for."""
        self._process.close()

    def _refuse(self) -> None:
        """Tells that there is no record, because the process was silent for too long, or ended: the
        file was too much."""
        self._tell(RecordError(text("record_error.too_much", name=Path(self._file).name), WORDS))

    def _tell(self, answer: Record | RecordError) -> None:
        self.close()
        self.read.emit(self._file, answer)


def read_and_tell(pipe: Connection, file: str) -> None:
    """Reads the file, in a process of its own, and sends its content, or the reason why it is no record."""
    give_way()
    answer = _read(file)
    if isinstance(answer, RecordError):
        pipe.send(
            (answer.text, next((key for key, game in GAMES.items() if answer.words.keys() >= game.words.keys()), ""))
        )
    else:
        pipe.send(write_record(answer))


def _read(file: str) -> Record | RecordError:
    try:
        return read_record_file(Path(file))
    except RecordError as error:
        return error


def _received(pipe: Connection) -> Record | RecordError:
    """What the process has sent: the fields of a record, its actions checked, or a reason and whose words it has."""
    match pipe.recv():
        case (Text() as why, str() as key):
            return RecordError(why, {**WORDS, **(GAMES[key].words if key else {})})
        case dict() as fields:
            return read_record(fields, GAMES)
    raise ValueError("neither a record nor a reason")


def _unreadable(file: str, why: str) -> RecordError:
    return RecordError(text("record_error.unreadable", name=Path(file).name, why=why), WORDS)
