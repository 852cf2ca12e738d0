"""The sound, fast player of Big Two."""

from __future__ import annotations

from random import Random

from engine.games.big_two.actions import Action
from engine.games.big_two.view import View


def greedy(view: View, random: Random) -> Action:
    """PLACEHOLDER until sound.py."""
    moves = list(view.candidates())
    return moves[int(random.random() * len(moves))]
