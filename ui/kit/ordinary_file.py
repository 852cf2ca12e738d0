"""Reads files of people: only ordinary ones, no more of one than makes sense, and without waiting.

A pipe, a device or an endless link in the place of a file would otherwise hold up the program.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

NEVER_WAIT: int = getattr(os, "O_NONBLOCK", 0)
"""A flag for opening, by which a pipe without anybody at its other end is refused instead of waited for."""
_FLAGS: int = os.O_RDONLY | NEVER_WAIT | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


class TooLargeError(OSError):
    """The file is larger than any of its kind."""


def read_ordinary(path: Path, most: int) -> bytes:
    """The content of an ordinary file of at most this many bytes; raises OSError for everything else, TooLargeError
    too."""
    _must_be_ordinary(path.stat())  # before it is opened: opening a device can do something
    handle = os.open(path, _FLAGS)
    with os.fdopen(handle, "rb") as file:
        _must_be_ordinary(os.fstat(handle))  # it may have been replaced since
        content = file.read(most + 1)
    if len(content) > most:
        raise TooLargeError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content


def _must_be_ordinary(state: os.stat_result) -> None:
    if stat.S_ISDIR(state.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(state.st_mode):
        raise OSError(errno.EINVAL, "not an ordinary file")
