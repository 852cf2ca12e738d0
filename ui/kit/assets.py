"""The files that come with the program, pictures and fonts, wherever they lie, and its version."""

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
    """The installed version; a dash in a source tree that was never installed."""
    from importlib.metadata import PackageNotFoundError, version  # loads the parser of mail headers, and few people ask

    try:
        return version("paizhuo")
    except PackageNotFoundError:
        return "–"
