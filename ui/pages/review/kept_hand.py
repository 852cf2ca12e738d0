"""A finished hand as it is kept: its line in a list, and its record when it is looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engine.events import Seat
from engine.game import AnyGame
from engine.options import GameOptions
from engine.record import Record, read_record


@dataclass(frozen=True, slots=True)
class KeptHand:
    """``name`` is its file's; ``number`` (None where it came from a record) and ``dealt`` are those of its session.

    ``weighed``: what hint and coach weighed at the table, as JSON.
    """

    name: str
    when: datetime
    game: AnyGame
    options: GameOptions
    seat: Seat
    bots: tuple[str | None, ...]
    assisted: bool
    changes: tuple[int, ...]
    winners: tuple[Seat, ...]
    written: Mapping[str, Any]
    number: int | None = None
    dealt: int = 0
    weighed: object = ()

    @property
    def points(self) -> int:
        """The points that it brought our seat."""
        return self.changes[self.seat] if self.changes else 0

    @property
    def won(self) -> bool:
        """Whether our seat was on the winning side."""
        return self.seat in self.winners

    def record(self) -> Record:
        """The record; raises RecordError where the file has been changed."""
        return read_record(self.written, {self.game.key: self.game})
