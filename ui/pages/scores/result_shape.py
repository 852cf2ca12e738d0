"""The forms of a result, from the one that says most to the one that hides least."""

from __future__ import annotations

from enum import IntEnum


class ResultShape(IntEnum):
    """How much of a hand's result is shown at once."""

    ROOMY = 0
    """With pictures of the points and levels."""
    LOW = 1
    """Without pictures: the sum and the standing beside each other."""
    BRIEF = 2
    """Who won, and what each seat got; the rest is unfolded on demand."""
