"""Processes as the system sees them, and what owns them, for tests that start some."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol, TypeVar


def is_running(process: int | str) -> bool:
    """Whether it still runs; one that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


class Closable(Protocol):
    """What ends its processes when it is closed."""

    def close(self) -> None: ...


Owner = TypeVar("Owner", bound=Closable)


class ClosedAfterwards(Protocol):
    """The fixture ``closed_afterwards``: takes an owner of processes, and gives it back."""

    def __call__(self, owner: Owner, /) -> Owner: ...
