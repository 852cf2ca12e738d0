"""What exercises are about: a theme of a game, which positions belong to it, and the lesson that teaches it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.words import Text, text

if TYPE_CHECKING:
    from engine.search_model import Verdict

A = TypeVar("A")
V = TypeVar("V")
"""The game's actions and its views."""


@dataclass(frozen=True, slots=True)
class Theme(Generic[A, V]):
    """One idea to practise; its title stands under ``theme.<key>`` in the game's catalogue.

    ``lesson``: the key of the lesson of the course that teaches it. ``fits``: View, the best move, and all that was
    weighed: whether this decision is about it, whoever has made it.
    """

    key: str
    lesson: str
    fits: Callable[[V, A, Verdict[A]], bool]

    @property
    def title(self) -> Text:
        """What it is called in the list of exercises."""
        return text(f"theme.{self.key}")


def turns_on(seen: Callable[[A], object], best: A, verdict: Verdict[A]) -> bool:
    """Whether the next best move is another than the best one in this; without a second move nothing turns on it."""
    return len(verdict.moves) > 1 and seen(best) != seen(verdict.moves[1].action)
