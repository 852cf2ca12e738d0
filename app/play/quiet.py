"""Questions that must not betray who had a choice: all of them take the same time, whoever is asked, whatever comes."""

from __future__ import annotations

from typing import Any

from engine.events import STOCK, Moved
from engine.game import Step
from engine.prompts import Choose, Prompt, is_quiet


def quiet_pass(prompt: Prompt[Any] | None) -> Any:
    """The pass that answers this question where it is a quiet one; None for any other question."""
    if is_quiet(prompt):
        return next((action for action in prompt.actions if str(action) == "pass"), None)
    return None


def is_choice(prompt: Prompt[Any] | None) -> bool:
    """Whether there is more to this quiet question than its pass."""
    return isinstance(prompt, Choose) and len(prompt.actions) > 1


def only_taken(step: Step[Any], view: Any) -> bool:
    """Whether cards are being taken and nothing else has just happened: then the next one follows at once."""
    taken = all(isinstance(event, Moved) and event.source == STOCK for event in step.events)
    return taken and STOCK in view.places()
