"""Files of JSON: a line for each thing, or a file for each in a folder; what cannot be read is left out and told of."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from app.keep.files import DamagedError, set_aside
from engine.words import Text, text
from ui.kit.ordinary_file import TooLargeError, read_ordinary

T = TypeVar("T")

FOREIGN = (ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError)
"""What comes of reading JSON that was not written here."""


def read_json_lines(path: Path, largest: int, take: Callable[[Mapping[str, Any]], None]) -> int:
    """Hands the object in each line to ``take``; returns how many lines mean nothing (cut off by a crash, or newer).

    ``take`` raises one of FOREIGN for a line that means nothing; ``largest`` is in bytes. No file is no line.
    Raises OSError where the file is there and cannot be read.
    """
    try:
        lines = read_ordinary(path, largest).splitlines()
    except (FileNotFoundError, NotADirectoryError):
        return 0
    unreadable = 0
    for line in lines:
        try:
            written = json.loads(line)
            if not isinstance(written, dict):
                raise TypeError(f"{type(written).__name__} instead of an object")
            take(written)
        except FOREIGN:
            unreadable += 1
    return unreadable


def read_json_object(path: Path, largest: int, mark: str) -> Mapping[str, Any]:
    """The object in a file, which has the key ``mark``; raises DamagedError or OSError."""
    try:
        written = json.loads(read_ordinary(path, largest))
    except (TooLargeError, ValueError, RecursionError) as error:
        raise DamagedError(str(error)) from error
    if not isinstance(written, dict) or mark not in written:
        raise DamagedError(f"no {mark}")
    return written


def read_folder(
    folder: Path, suffix: str, read: Callable[[Path], T], foreign: tuple[type[Exception], ...], kind: str
) -> tuple[list[T], list[Text]]:
    """What ``read`` makes of each file with this suffix, by name, and what is to be told of files it could not read.

    Damaged files are set aside. ``read`` raises OSError, DamagedError, or one of ``foreign`` for a file of another
    version. The notices are ``notice.<kind>_unreadable``, ``…_damaged`` and ``…_foreign``.
    """
    found: list[T] = []
    notices: list[Text] = []
    for path in sorted(folder.glob(f"*{suffix}")):
        try:
            found.append(read(path))
        except OSError as error:
            why = error.strerror or str(error)
            notices.append(text(f"notice.{kind}_unreadable", folder=str(folder), name=path.name, why=why))
        except DamagedError:
            notices.append(text(f"notice.{kind}_damaged", name=set_aside(path).name, folder=str(folder)))
        except foreign:
            notices.append(text(f"notice.{kind}_foreign", folder=str(folder), name=path.name))
    return found, notices
