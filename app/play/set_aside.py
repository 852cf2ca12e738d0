"""What practice, a lesson or an exercise takes the place of at the table."""

from __future__ import annotations

from dataclasses import dataclass

from app.play.keeping import Keeping
from app.session import Session


@dataclass(frozen=True, slots=True)
class SetAside:
    """What practice, a lesson or an exercise has replaced; ``shown``: whether the session, if any, was at the table."""

    session: Session | None
    keeping: Keeping | None
    shown: bool
    over: bool

    @property
    def waiting(self) -> Session | None:
        """The session, where it is not over."""
        return None if self.over else self.session
