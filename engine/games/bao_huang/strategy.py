"""The sound, fast player of Bao Huang."""

from __future__ import annotations

from random import Random

from engine.games.bao_huang.actions import Action
from engine.games.bao_huang.view import View


def greedy(view: View, _random: Random) -> Action:
    """A sound action of the seat on turn; ``random`` only settles ties."""
    return next(view.candidates())
