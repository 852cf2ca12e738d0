"""Ways of playing a game: its presets, and house rules of a table's own; and what each is called. Qt-free."""

from __future__ import annotations

from engine.game import AnyGame
from engine.options import GameOptions
from engine.words import Text, text

OWN_RULES = "own"
"""The preset name of a table with its own house rules."""


def preset_of(game: AnyGame, options: GameOptions) -> str:
    """The name of the preset with these options; that of a table with rules of its own where there is none."""
    return next((name for name, each in game.presets.items() if each == options), OWN_RULES)


def way_text(game: AnyGame, preset: str) -> Text:
    """What this way of playing is called, in the words of its game; a preset that is gone counts as own rules."""
    key = f"preset.{preset}"
    return text(key if preset != OWN_RULES and key in game.words else "statistics.own")


def played_text(game: AnyGame, options: GameOptions) -> Text:
    """The game and the way in which it is played: several ways of one game may be games of their own to players."""
    return text("sessions.title", game=text("game.name"), preset=way_text(game, preset_of(game, options)))
