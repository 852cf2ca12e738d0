"""Processes as the system sees them, for tests that start some."""

from __future__ import annotations

from pathlib import Path


def is_running(process: int | str) -> bool:
    """Whether it still runs; one that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False
