"""What a person has decided in a deal, as against formalities and plays that followed from a claim."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from engine.game import Step
from engine.prompts import Choose


def last_decision(steps: Sequence[Step[Any]], bots: Sequence[str | None], claimed: Collection[int]) -> int | None:
    """After how many actions a person last decided something; None where they have decided nothing.

    ``steps``: the step of the deal and of every action; ``bots``: None for the person; ``claimed``: after how many
    actions the person's seat played as claimed before.
    """
    for ply in reversed(range(len(steps) - 1)):
        state = steps[ply].state
        if state.turn is None or bots[state.turn] is not None or ply in claimed:
            continue
        prompt = state.view(state.turn).prompt()
        if not (isinstance(prompt, Choose) and prompt.quiet):
            return ply
    return None
