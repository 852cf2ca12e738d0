"""Who is asked, in which order, as data: a script names every question of a deal by phase and seat."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.game import Game, Step, act

FAST = "fast"
"""In place of an action: whatever the fast player does."""
ROUND = "…"
"""After the seats: they are asked again and again, in this order, as long as the phase lasts."""
MOST = 1000


def assert_asked(game: Game, step: Step[Any], script: str) -> Step[Any]:
    """Plays what the script says and wants every question where the script has it; the step after that.

    Lines, or parts between semicolons, are ``PHASE SEATS ACTION``: these seats are asked one after the other in this
    phase, and each does that; without an action only the next question is looked at, without seats only the phase.
    """
    for line in filter(None, map(str.strip, script.replace(";", "\n").splitlines())):
        phase, *words = line.split()
        seats = [int(word) for word in words if len(word) == 1 and word.isdigit()]
        rest = words[len(seats) :]
        over_and_over = rest[:1] == [ROUND]
        action = " ".join(rest[over_and_over:])
        for place in range(MOST):
            asked = step.state.turn
            if over_and_over and phase_of(step) != phase:
                break
            if not over_and_over and place == max(len(seats), 1):
                break
            where = f"{line!r}, question {place + 1}"
            assert phase_of(step) == phase, f"{where}: the phase is {phase_of(step)}"
            assert asked == (seats[place % len(seats)] if seats else asked), f"{where}: seat {asked} is asked"
            if action:
                step = done(game, step, action)
    return step


def done(game: Game, step: Step[Any], action: str) -> Step[Any]:
    """The step after the seat on turn has done this."""
    if action == FAST:
        return act(step.state, game.greedy(step.state.view(step.state.turn), Random(0)))
    return act(step.state, game.read_action(action))


def phase_of(step: Step[Any]) -> str:
    """The name of the phase, as everybody sees it."""
    return type(step.state.view(0).phase).__name__
