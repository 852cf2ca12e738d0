"""Questions that must not betray who had a choice: all of them take the same time, whoever is asked, whatever comes.

An answer that is not there in time is a pass for now; what a seat wished meanwhile waits for its next question.
"""

from __future__ import annotations

from typing import Any

from engine.events import Moved, Place, Seat, Zone
from engine.game import Step
from engine.prompts import Choose, Prompt

STOCK = Place(Zone.STOCK)


def quiet_pass(prompt: Prompt[Any] | None) -> Any:
    """The pass that answers this question where it is a quiet one; None for any other question."""
    if isinstance(prompt, Choose) and prompt.quiet:
        return next((action for action in prompt.actions if str(action) == "pass"), None)
    return None


def is_choice(prompt: Prompt[Any] | None) -> bool:
    """Whether there is more to this quiet question than its pass."""
    return isinstance(prompt, Choose) and len(prompt.actions) > 1


def only_taken(step: Step[Any], view: Any) -> bool:
    """Whether cards are being taken and nothing else has just happened: then the next one follows at once."""
    taken = all(isinstance(event, Moved) and event.source == STOCK for event in step.events)
    return taken and STOCK in view.places()


class Wishes:
    """What seats want to do as soon as they are asked, and which of them still think about an earlier question."""

    def __init__(self) -> None:
        self._wished: dict[Seat, Any] = {}
        self._asked: dict[Seat, int] = {}

    def clear(self) -> None:
        """Nobody wishes anything, and nobody thinks about it."""
        self._wished.clear()
        self._asked.clear()

    def thinks(self, seat: Seat) -> bool:
        """Whether this seat has not answered yet what it was asked before."""
        return seat in self._asked

    def asked(self, seat: Seat, generation: int) -> None:
        """This seat begins to think about the question of this generation."""
        self._asked[seat] = generation

    def forget(self, seat: Seat) -> None:
        """Nothing that this seat thought about is of interest any more."""
        self._wished.pop(seat, None)
        self._asked.pop(seat, None)

    def wish(self, seat: Seat, action: Any) -> None:
        """This seat wants this; a pass is nothing to wish for."""
        self._wished.pop(seat, None)
        if str(action) != "pass":
            self._wished[seat] = action

    def answered(self, seat: Seat, generation: int, action: Any) -> bool:
        """Takes an answer, early or late; False where it was not asked for."""
        if self._asked.get(seat) != generation:
            return False
        del self._asked[seat]
        self.wish(seat, action)
        return True

    def taken(self, seat: Seat) -> Any:
        """What the seat wished, which it has done with by now; None for nothing."""
        return self._wished.pop(seat, None)

    def of(self, seat: Seat) -> Any:
        """What the seat wishes; None for nothing."""
        return self._wished.get(seat)
