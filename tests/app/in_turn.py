"""Duplicates as a test has them played: in turn with everything else, not last of all."""

from __future__ import annotations

from ctypes import c_longlong
from multiprocessing.connection import Connection

from app.think import duplicating


def playing_in_turn(pipe: Connection, held: c_longlong) -> None:
    """Plays duplicates, but not at the lowest priority: beside busy processes its turn would hardly come."""
    duplicating._be_last = lambda: None
    duplicating.play_runs(pipe, held)
