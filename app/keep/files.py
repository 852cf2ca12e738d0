"""Files that are whole or absent: written beside the old one, synced, renamed; damaged ones are set aside under a new
name."""

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
    """The content does not have the form of its kind of file; the message says where it fails."""


def write_atomically(path: Path, content: bytes, rights: int = 0o600, stamp: int | None = None) -> None:
    """Writes this content under this name, synced to the disk; raises OSError and leaves the old file.

    ``rights``: for its owner only, if nothing else is said; ``stamp``: the time of writing that it gets, in
    nanoseconds. A link stays a link, and its target is written.
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
    """Adds a line of ASCII at the end, synced; a line that a crash cut off before is ended first. Raises OSError."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(path, os.O_WRONLY | NEVER_WAIT | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        left = f"{'' if _ends_whole(path) else chr(10)}{line}\n".encode("ascii")
        while left:  # on a full disk the first write takes what there is room for, and only the next one fails
            left = left[os.write(handle, left) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def move(path: Path, to: Path) -> None:
    """Moves the file in one step, synced; nothing may lie at the new place yet; raises OSError."""
    to.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if to.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    os.rename(path, to)
    _sync_folder(to.parent)
    _sync_folder(path.parent)


def usual_rights() -> int:
    """The rights that this machine gives to new files: usually everybody may read them."""
    umask = os.umask(0o022)
    os.umask(umask)
    return 0o666 & ~umask


def set_aside(path: Path) -> Path:
    """Renames a damaged file to ``….damaged-N``, N the first number that is free, and returns its new name.

    Where the folder cannot be written, the file keeps its own name.
    """
    aside = _free_name(path)
    try:
        path.rename(aside)
    except OSError:
        return path
    return aside


def write_aside(path: Path, content: bytes) -> Path:
    """Copies damaged parts of a file to ``….damaged-N`` and returns that name, or the file's own where that fails."""
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
    """The file's content now, which another copy may have written; a damaged file is set aside and counts as empty.

    Raises OSError where the content cannot be known: then the file must not be overwritten.
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
