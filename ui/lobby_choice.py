"""What was chosen in the lobby, as a value: enough to begin a session, and to remember for next time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.players import BOTS

USUAL_BOT = "greedy"


@dataclass(frozen=True, slots=True)
class LobbyChoice:
    """A game with its options, who plays the seats from 1 on, and the number of the deals (None: any)."""

    game: str
    preset: str
    options: Any
    opponents: tuple[str, ...]
    number: int | None = None
    dealt: int = 0
    standing: Any = None
    """Where a code says so: the session begins after so many deals, with this standing."""


def opponents_for(wanted: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A bot for each seat from 1 on: as wanted where that bot exists, the usual one elsewhere."""
    known = tuple(bot if bot in BOTS else USUAL_BOT for bot in wanted)
    last = known[-1] if known and len(set(known)) == 1 else USUAL_BOT
    return (*known, *[last] * seats)[: seats - 1]
