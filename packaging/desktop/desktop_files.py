"""Lays out what tells a Linux desktop of the program, under ``/usr/share`` or a folder of a user's like it."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from desktop import completion, menus
from desktop.icons import SIZES
from ground import NAME


def lay_out(share: Path, prepared: Path) -> None:
    """Menu entry, metainfo, file type, manual, completion, icons; ``prepared`` has the icons."""
    write(share / "applications" / f"{NAME}.desktop", menus.desktop_entry())
    write(share / "metainfo" / f"{menus.IDENTIFIER}.metainfo.xml", menus.metainfo())
    write(share / "mime" / "packages" / f"{NAME}.xml", menus.file_type())
    write_packed(share / "man" / "man6" / f"{NAME}.6.gz", menus.manual())
    for shell, place in completion.PLACES.items():
        write(share / place, completion.completion(shell))
    for size in SIZES:
        icon = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png"
        icon.parent.mkdir(parents=True)
        shutil.copyfile(prepared / f"{size}.png", icon)
    scalable = share / "icons" / "hicolor" / "scalable" / "apps" / f"{NAME}.svg"
    scalable.parent.mkdir(parents=True)
    shutil.copyfile(prepared / f"{NAME}.svg", scalable)


def write(path: Path, text: str) -> None:
    """Writes a text, and makes the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def write_packed(path: Path, text: str) -> None:
    """The same, packed by gzip, the same bytes for the same text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))
