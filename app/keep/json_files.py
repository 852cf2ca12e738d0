"""Files of JSON: one line for each thing, or one file each in a folder; what cannot be read is set aside, with a
notice."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from app.keep.files import DamagedError, append_line, set_aside, write_aside
from engine.json_lines import take_lines
from engine.words import Text, text
from ui.kit.ordinary_file import TooLargeError, read_ordinary

T = TypeVar("T")


def add_json_line(path: Path, written: Mapping[str, Any]) -> None:
    """Adds the object as a line at the end of the file; raises OSError."""
    append_line(path, json.dumps(written, separators=(",", ":")))


def read_json_lines(path: Path, largest: int, take: Callable[[Mapping[str, Any]], None]) -> tuple[bytes, ...]:
    """Hands the object in each line to ``take``; returns the lines that cannot be read (cut off by a crash, or newer).

    ``take`` raises one of MEANINGLESS for a line that it cannot read; ``largest`` is in bytes. A file that is not there
    has no lines. Raises OSError where the file is there and cannot be read.
    """
    try:
        return take_lines(read_ordinary(path, largest), take)
    except (FileNotFoundError, NotADirectoryError):
        return ()


def set_lines_aside(path: Path, unread: Sequence[bytes], largest: int, kind: str) -> Text | None:
    """Copies lines that cannot be read to a file beside it, and returns a notice; None where that was done before.

    The file itself stays as it is: another copy of the program may be adding to it, and a newer version reads its own
    lines. The notice ``notice.<kind>_damaged`` names the copy, or the file where nothing can be written there.
    """
    if not unread:
        return None
    known: set[bytes] = set()
    for aside in path.parent.glob(f"{path.name}.damaged-*"):
        with contextlib.suppress(OSError):
            state = aside.stat()
            known |= _lines_in(aside, (state.st_ino, state.st_mtime_ns, state.st_size), largest)
    new = [line for line in dict.fromkeys(unread) if line not in known]
    if not new:
        return None
    name = write_aside(path, b"".join(line + b"\n" for line in new)).name
    return text(f"notice.{kind}_damaged", lines=len(new), name=name, folder=str(path.parent))


@lru_cache(maxsize=16)
def _lines_in(aside: Path, _written: tuple[int, ...], largest: int) -> frozenset[bytes]:
    """The lines of a copy, cached as long as the file is as it was at ``_written``; raises OSError."""
    return frozenset(read_ordinary(aside, largest).splitlines())


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
    """The result of ``read`` for each file with this suffix, by name, and notices about files that it could not read.

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
