"""The players that know the games: each bot is a function from a View and a random source to an Action."""

from __future__ import annotations

from random import Random
from typing import Protocol

from engine.cards import NotationError
from engine.game import Action, AnyGame, AnyView
from engine.players.levels import LEVEL_BOTS, PREFIX, SEARCHES, no_search, search_bot
from engine.search_model import Stop, never


class Bot(Protocol):
    """A function that plays a seat; ``stop``: asked while it thinks, whether nobody wants the answer any more."""

    def __call__(self, game: AnyGame, view: AnyView, random: Random, stop: Stop = never, /) -> Action: ...


def uniform(_game: AnyGame, view: AnyView, random: Random, _stop: Stop = never) -> Action:
    """Any candidate with equal chance."""
    candidates: list[Action] = list(view.candidates())
    return candidates[int(random.random() * len(candidates))]


def greedy(game: AnyGame, view: AnyView, random: Random, _stop: Stop = never) -> Action:
    """The move of the game's own fast player."""
    action: Action = game.greedy(view, random)
    return action


BOTS: dict[str, Bot] = {"random": uniform, "greedy": greedy}
"""The quick bots, which play every game, by name."""


def bot_named(name: str) -> Bot:
    """The bot of this name; raises NotationError naming those that exist."""
    if name in BOTS:
        return BOTS[name]
    if name.split(":")[0] == PREFIX:
        return search_bot(name)
    raise NotationError(f"{name!r} is no bot: there are {', '.join(BOTS)}, {SEARCHES}")


def bot_for(game: AnyGame, name: str) -> Bot:
    """The bot of this name, which can play this game; raises NotationError where it cannot."""
    bot = bot_named(name)
    if name not in BOTS and not game.is_searched:
        raise no_search(game)
    return bot


def bots_for(game: AnyGame) -> tuple[str, ...]:
    """The bots to choose from at a table of this game, the weakest first: levels where the game can be searched."""
    return LEVEL_BOTS if game.is_searched else tuple(BOTS)
