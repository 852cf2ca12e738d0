"""Files with a JSON object in each line: what is read of them, and the lines that mean nothing here."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

MEANINGLESS = (ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError)
"""The errors that mean that a line cannot be read: a crash cut it off, or a newer version wrote it."""


def take_lines(content: bytes, take: Callable[[Mapping[str, Any]], None]) -> tuple[bytes, ...]:
    """Hands the object in each line to ``take``, and returns the lines that cannot be read; empty lines are ignored.

    ``take`` raises one of MEANINGLESS for an object that it cannot read.
    """
    unread = []
    for line in content.splitlines():
        if not line.strip():
            continue
        try:
            written = json.loads(line)
            if not isinstance(written, dict):
                raise TypeError(f"{type(written).__name__} instead of an object")
            take(written)
        except MEANINGLESS:
            unread.append(line)
    return tuple(unread)
