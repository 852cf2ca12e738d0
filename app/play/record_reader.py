"""Reads a record that a person opens: a small file at once, a large one in a process, while the window goes on."""

from __future__ import annotations

import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.keep.records import WORDS, bytes_in, read_record_file
from app.think.children import Child, end_process, start_process
from app.think.thinking_process import give_way
from engine.games import GAMES
from engine.record import Record, RecordError, read_record, write_record
from engine.words import Text, text

AT_ONCE = 512 * 1024
"""Bytes of a file that is read without a process; the program's own records have ten thousand at most."""
LOOK_EVERY = 40
"""Milliseconds between two looks whether the process has read it."""
PATIENCE = 30.0
"""Seconds for a large file."""


class RecordReader(QObject):
    """Reads one file at a time; the last one that was asked for is the one that is told."""

    read = Signal(str, object)  # the file, and its Record or the RecordError that says why there is none
    began = Signal(str)  # a file that takes its time

    def __init__(
        self,
        work: Callable[[Connection, str], None] | None = None,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._work, self._now = work or read_and_tell, now
        self._child: Child | None = None
        self._file, self._since = "", 0.0
        self._look = QTimer(self, interval=LOOK_EVERY)
        self._look.timeout.connect(self._take)

    @property
    def busy(self) -> bool:
        """Whether a large file is being read."""
        return self._child is not None

    def open(self, file: str) -> None:
        """Begins to read this file; what was begun before is dropped."""
        self.close()
        self._file, self._since = file, self._now()
        if bytes_in(Path(file)) <= AT_ONCE:
            self.read.emit(file, _read(file))
            return
        try:
            self._child = start_process(self._work, file)
        except OSError as error:
            self._tell(_unreadable(file, error.strerror or type(error).__name__))
            return
        self.began.emit(file)
        self._look.start()

    def close(self) -> None:
        """Ends the process, and returns when it is gone; the next file may be asked for."""
        self._look.stop()
        if self._child is not None:
            child, self._child = self._child, None
            end_process(child)

    def _take(self) -> None:
        assert self._child is not None
        try:
            if self._child[1].poll():
                self._tell(_understood(self._child[1].recv()))
                return
        except (EOFError, OSError):
            self._tell(self._too_much())
            return
        if self._now() - self._since > PATIENCE:
            self._tell(self._too_much())

    def _too_much(self) -> RecordError:
        return RecordError(text("record_error.too_much", name=Path(self._file).name), WORDS)

    def _tell(self, answer: Record | RecordError) -> None:
        self.close()
        self.read.emit(self._file, answer)


def read_and_tell(pipe: Connection, file: str) -> None:
    """Reads the file, in a process of its own, and sends what stands in it, or why it is no record."""
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


def _understood(answer: object) -> Record | RecordError:
    """What the process has sent: the fields of a record, its actions checked, or a reason and whose words it has."""
    match answer:
        case (Text() as why, str() as key):
            return RecordError(why, {**WORDS, **(GAMES[key].words if key else {})})
        case dict():
            return read_record(answer, GAMES)
    raise EOFError


def _unreadable(file: str, why: str) -> RecordError:
    return RecordError(text("record_error.unreadable", name=Path(file).name, why=why), WORDS)
