"""What a person has decided in a deal, as against formalities and plays that followed from a claim."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.events import Seat
from engine.game import Action, AnyStep, AnyView, prompt_of
from engine.prompts import is_quiet
from engine.record import Record, replay


def last_decision(steps: Sequence[AnyStep], bots: Sequence[str | None], claimed: Collection[int]) -> int | None:
    """After how many actions a person last decided something; None where they have decided nothing.

    ``steps``: the step of the deal and of every action; ``bots``: None for the person; ``claimed``: after how many
    actions the person's seat played as claimed before.
    """
    for ply in reversed(range(len(steps) - 1)):
        state = steps[ply].state
        asked = state.turn is not None and bots[state.turn] is None and ply not in claimed
        if asked and not is_quiet(prompt_of(state)):
            return ply
    return None


def decisions(record: Record, seat: Seat) -> list[tuple[int, AnyView, Action]]:
    """For every action of this seat that was no formality: its place, what the seat knew, and the action.

    A record does not tell what was claimed: plays that followed from a claim are among them.
    """
    steps = replay(record).steps
    return [
        (ply, step.state.view(seat), action)
        for ply, (step, action) in enumerate(zip(steps[:-1], record.actions, strict=False))
        if step.state.turn == seat and not is_quiet(prompt_of(step.state))
    ]
