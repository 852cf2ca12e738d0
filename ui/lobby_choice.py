"""What was chosen in the lobby, as a value: enough to begin a session, and to remember for next time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.game import Game
from engine.players import bots_for

USUAL_BOT, USUAL_LEVEL = "greedy", "search:skilled"
LIKE = {"random": "search:novice", "greedy": "search:casual", "search:novice": "random"}
"""Who is most like a bot in a game that does not offer it."""


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


def usual_bot(game: Game) -> str:
    """Who plays where nobody said anything: a skilled player, or a sound one where the game cannot be searched."""
    return USUAL_LEVEL if game.mind is not None else USUAL_BOT


def opponents_for(wanted: tuple[str, ...], seats: int, game: Game) -> tuple[str, ...]:
    """A bot for each seat from 1 on: as wanted where this game offers that bot, the most like it elsewhere."""
    offered, usual = bots_for(game), usual_bot(game)
    known = tuple(next((each for each in (bot, LIKE.get(bot, usual)) if each in offered), usual) for bot in wanted)
    last = known[-1] if known and len(set(known)) == 1 else usual
    return (*known, *[last] * seats)[: seats - 1]
