"""What Linux libraries need of each other, read by ``objdump``: which stay behind unneeded, which must be installed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ground import run


def is_elf(path: Path) -> bool:
    """Whether the file is a program or library."""
    if not path.is_file() or path.is_symlink():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


@cache
def needed_by(path: Path) -> tuple[str, ...]:
    """The libraries that this file asks for by name."""
    return tuple(re.findall(r"NEEDED\s+(\S+)", run(("objdump", "-p", path))))


def prune(folder: Path) -> list[str]:
    """Takes away system libraries that nothing left in the folder asks for, and links to nothing; gives their names."""
    gone = []
    while True:
        files = [path for path in sorted(folder.rglob("*")) if is_elf(path)]
        wanted = {name for path in files for name in needed_by(path)}
        system = [path for path in files if path.parent.name == "_internal" and path.name.startswith("lib")]
        loose = [path for path in system if path.name not in wanted and "python" not in path.name]
        for path in loose:
            path.unlink()
            gone.append(path.name)
        for link in [path for path in folder.rglob("*") if path.is_symlink() and not path.exists()]:
            link.unlink()
        if not loose:
            return gone


def asked_of_system(folder: Path) -> set[str]:
    """The libraries that the folder's files ask for and that it does not hold."""
    files = [path for path in sorted(folder.rglob("*")) if is_elf(path)]
    held = {path.name for path in folder.rglob("*")}
    return {name for path in files for name in needed_by(path)} - held


def newest_glibc(folder: Path) -> str:
    """The newest version of the C library that a file in the folder asks for, such as ``2.34``."""
    asked = {(2, 17)}
    for path in sorted(folder.rglob("*")):
        if is_elf(path):
            asked |= {
                (int(major), int(minor))
                for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", run(("objdump", "-T", path)))
            }
    return ".".join(map(str, max(asked)))
