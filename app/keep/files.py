"""Files that are whole or not there: written beside, synced, renamed; and spoilt ones set aside under a new name."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from ui.kit.ordinary_file import NEVER_WAIT

T = TypeVar("T")


class DamagedError(ValueError):
    """The content is not what files of its kind are written as; the message says where it fails."""


def write_atomically(path: Path, content: bytes, rights: int = 0o600, stamp: int | None = None) -> None:
    """Puts this content under this name for good; raises OSError and leaves the old file.

    ``rights``: for its owner only, if nothing else is said; ``stamp``: when it counts as written, in nanoseconds.
    A link stays one: what it leads to is written.
    """
    if path.is_symlink():
        path = path.resolve()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)  # made with mode 0600
    try:
        with os.fdopen(handle, "wb") as file:
            if rights != 0o600 and os.name != "nt":
                os.fchmod(handle, rights)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if stamp is not None:
            os.utime(beside, ns=(stamp, stamp))
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise
    _sync_folder(path.parent)


def append_line(path: Path, line: str) -> None:
    """Adds a line of ASCII at the end, for good; one that a crash cut off before ends there. Raises OSError."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(path, os.O_WRONLY | NEVER_WAIT | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        os.write(handle, f"{'' if _ends_whole(path) else chr(10)}{line}\n".encode("ascii"))
        os.fsync(handle)
    finally:
        os.close(handle)


def move(path: Path, to: Path) -> None:
    """Gives the file another place for good, in one step; nothing may lie there yet; raises OSError."""
    to.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if to.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    os.rename(path, to)
    _sync_folder(to.parent)
    _sync_folder(path.parent)


def usual_rights() -> int:
    """The rights that files for everybody to read have here."""
    umask = os.umask(0o022)
    os.umask(umask)
    return 0o666 & ~umask


def set_aside(path: Path) -> Path:
    """Renames a spoilt file to ``….damaged-N``, N the first number that is free, and says its new name.

    Where the folder cannot be written, the file stays as it is, under its own name.
    """
    aside = _free_name(path)
    try:
        path.rename(aside)
    except OSError:
        return path
    return aside


def write_aside(path: Path, content: bytes) -> Path:
    """Writes what is spoilt of a file that stays to ``….damaged-N``, and says that name; the file's where it cannot."""
    aside = _free_name(path)
    try:
        write_atomically(aside, content)
    except OSError:
        return path
    return aside


def _free_name(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return aside


def in_file(path: Path, read: Callable[[Path], T | None]) -> T | None:
    """What the file holds by now, where another copy may have written; a spoilt one is set aside, and holds nothing.

    Raises OSError where that is not known: then it must not be overwritten.
    """
    try:
        return read(path)
    except DamagedError:
        set_aside(path)
        return None


def _ends_whole(path: Path) -> bool:
    """Whether the last line is whole, or there is none: a crash may have cut it off."""
    with path.open("rb") as file:
        file.seek(0, os.SEEK_END)
        if file.tell() == 0:
            return True
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"


def _sync_folder(folder: Path) -> None:
    """Makes a rename durable; Windows neither offers nor needs it."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
