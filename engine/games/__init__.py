"""The games of the house: one literal line a game."""

from engine.game import Game

GAMES: dict[str, Game] = {}
