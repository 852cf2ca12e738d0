"""What the program brings along: its pictures and fonts, wherever they lie, and its version."""

from __future__ import annotations

import sys
from pathlib import Path


def asset(*parts: str) -> Path:
    """The path of a file or folder under ``assets``, such as ``asset("cards", "standard", "10S.svg")``."""
    return _root().joinpath(*parts)


def _root() -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "assets"
    here = Path(__file__).resolve().parents[1]
    installed = here / "_assets"
    return installed if installed.is_dir() else here.parent / "assets"


def program_version() -> str:
    """The version that was installed; in a source tree that never was, a dash."""
    from importlib.metadata import PackageNotFoundError, version  # loads what reads mail; hardly anybody asks

    try:
        return version("paizhuo")
    except PackageNotFoundError:
        return "–"
