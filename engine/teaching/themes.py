"""What exercises are about: a theme of a game, which positions belong to it, and the lesson that teaches it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

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
    weighed: whether this decision is about it, whoever has made it. ``also``: other lessons that lead to it.
    """

    key: str
    lesson: str
    fits: Callable[[V, A, Verdict[A]], bool]
    also: tuple[str, ...] = ()

    @property
    def lessons(self) -> tuple[str, ...]:
        """All lessons that lead to it."""
        return (self.lesson, *self.also)

    @property
    def title(self) -> Text:
        """What it is called in the list of exercises."""
        return text(f"theme.{self.key}")


class PhasedView(Protocol):
    """A view of a game that has phases."""

    @property
    def phase(self) -> object:
        """What is decided now."""
        ...


class BeatingView(PhasedView, Protocol):
    """A view in a game in which whoever follows beats or passes."""

    @property
    def over(self) -> object | None:
        """What is to be beaten; None where nothing is."""
        ...


def turns_on(seen: Callable[[A], object], best: A, verdict: Verdict[A]) -> bool:
    """Whether the next best move differs from the best one in this; False without a second move."""
    return len(verdict.moves) > 1 and seen(best) != seen(verdict.moves[1].action)


def decided_in(phases: tuple[type[object], ...], view: PhasedView, _best: A, _verdict: Verdict[A]) -> bool:
    """Whether the decision belongs to one of these kinds of phases."""
    return isinstance(view.phase, phases)


def is_leading(playing: type[object], view: BeatingView, _best: A, _verdict: Verdict[A]) -> bool:
    """Whether the seat leads in the phase of the kind ``playing``."""
    return isinstance(view.phase, playing) and view.over is None


def beats_or_waits(passing: type[object], view: BeatingView, best: A, verdict: Verdict[A]) -> bool:
    """Whether one of the two best moves beats a play and the other lets it go by an action of the kind ``passing``."""
    return view.over is not None and turns_on(lambda move: isinstance(move, passing), best, verdict)
