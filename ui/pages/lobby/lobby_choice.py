"""The choice in the lobby as a value: enough to begin a session, and to remember it for next time."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.game import AnyGame, AnyStanding
from engine.options import GameOptions
from engine.players import bots_for
from ui.kit.bots import level_of

USUAL_BOT, USUAL_LEVEL, FIRST_LEVEL = "greedy", "search:skilled", "search:casual"
LIKE = {"random": "search:novice", "greedy": "search:casual", "search:novice": "random"}
"""The bot that is most like another one, for games that do not offer that one."""

LONGEST_NAME = 16
"""Letters; a plate holds no more."""


@dataclass(frozen=True, slots=True)
class LobbyChoice:
    """A game with its options, who plays the seats from 1 on, and the number of the deals (None: any)."""

    game: str
    preset: str
    options: GameOptions
    opponents: tuple[str, ...]
    number: int | None = None
    dealt: int = 0
    standing: AnyStanding = None
    """A code's standing: the session begins after so many deals with it."""
    names: tuple[str, ...] = ()
    """The seats' names, from ours on; an empty one means the default."""
    watching: bool = False
    """Whether an AI plays our cards too."""


def usual_bot(game: AnyGame) -> str:
    """The usual bot: a skilled player, or the heuristic one where the game cannot be searched."""
    return USUAL_LEVEL if game.is_searched else USUAL_BOT


def usual_preset(game: AnyGame) -> str:
    """The preset that is the game's default, or the first one."""
    return next((name for name, each in game.presets.items() if each == game.options()), next(iter(game.presets)))


def first_choice(chosen: LobbyChoice, game: AnyGame, *, casual: bool) -> LobbyChoice:
    """The choice for somebody's first hand of this game: the lobby's where it is of this game; ``casual``: with casual
    opponents."""
    if chosen.game != game.key:
        preset = usual_preset(game)
        chosen = LobbyChoice(game.key, preset, game.presets[preset], chosen.opponents, names=chosen.names)
    seats = game.seats(chosen.options)
    wanted = (FIRST_LEVEL,) * (seats - 1) if casual else chosen.opponents
    opponents = opponents_for(wanted, seats, game)
    return replace(chosen, opponents=opponents, number=None, dealt=0, standing=None, watching=False)


def opponents_for(wanted: tuple[str, ...], seats: int, game: AnyGame) -> tuple[str, ...]:
    """A bot for each seat from 1 on: the wanted one where this game offers it, else the one most like it."""
    offered, usual = bots_for(game), usual_bot(game)
    known = tuple(
        bot if level_of(bot) in offered else next((like for like in (LIKE.get(bot),) if like in offered), usual)
        for bot in wanted
    )
    last = known[-1] if known and len(set(known)) == 1 else usual
    return (*known, *[last] * seats)[: seats - 1]
