"""The players that know the games: each bot is a function from a View and a random source to an Action."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine.cards import NotationError
from engine.game import Action, Game, View

Bot = Callable[[Game, View[Any], Random], Action]


def uniform(_game: Game, view: View[Any], random: Random) -> Action:
    """Any candidate with equal chance."""
    candidates: list[Action] = list(view.candidates())
    return candidates[int(random.random() * len(candidates))]


def greedy(game: Game, view: View[Any], random: Random) -> Action:
    """What the game's own sound, fast player does."""
    action: Action = game.greedy(view, random)
    return action


BOTS: dict[str, Bot] = {"random": uniform, "greedy": greedy}
"""Every bot by the name that the command line and the lobby use."""


def bot_named(name: str) -> Bot:
    """The bot of this name; raises NotationError naming those that exist."""
    try:
        return BOTS[name]
    except KeyError:
        raise NotationError(f"{name!r} is no bot: there are {', '.join(BOTS)}") from None
