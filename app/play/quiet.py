"""Quiet questions, which must not betray who had a choice: all of them take the same time."""

from __future__ import annotations

from engine.events import STOCK, Moved
from engine.game import A, Action, AnyStep, AnyView
from engine.prompts import Choose, Prompt, is_quiet


def quiet_pass(prompt: Prompt[A] | None, passing: A | None) -> A | None:
    """``Game.passing`` where it answers this question, as the question is a quiet one; None for any other question."""
    return passing if is_quiet(prompt) and passing in prompt.actions else None


def is_choice(prompt: Prompt[Action] | None) -> bool:
    """Whether there is more to this quiet question than its pass."""
    return isinstance(prompt, Choose) and len(prompt.actions) > 1


def only_taken(step: AnyStep, view: AnyView) -> bool:
    """Whether cards are being taken and nothing else has just happened: then the next one follows at once."""
    taken = all(isinstance(event, Moved) and event.source == STOCK for event in step.events)
    return taken and STOCK in view.places()
