"""The lines of the list of exercises: one for one's own mistakes and one for each theme. Qt-free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.words import Text

OWN = "own"
"""The theme of exercises from one's own mistakes."""


@dataclass(frozen=True, slots=True)
class Offered:
    """The exercises of one theme: how many there are, were answered right last time, and wait to be asked again.

    ``failed``: the share of the last answers that were wrong, 0 to 1.
    """

    theme: str
    title: Text
    exercises: int
    solved: int
    due: int
    failed: float

    @property
    def fresh(self) -> bool:
        """Whether there is an exercise that was not answered, or not right."""
        return self.solved < self.exercises


def first_of(offered: Sequence[Offered]) -> int:
    """The place of the theme to begin with: one that is often failed, else one that is due, else a new one."""
    places = range(len(offered))
    failed = [place for place in places if offered[place].failed >= HALF]
    due = [place for place in places if offered[place].due]
    fresh = [place for place in places if offered[place].fresh]
    found = failed or due or fresh or list(places)
    return max(found, key=lambda place: (offered[place].failed, -place), default=0)


HALF = 0.5
"""The share of a theme's last exercises that counts as failing it often."""
