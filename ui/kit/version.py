"""Which version of the program this is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def program_version() -> str:
    """The version that was installed; in a source tree that never was, a dash."""
    try:
        return version("paizhuo")
    except PackageNotFoundError:
        return "–"
