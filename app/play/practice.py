"""Practice: a recorded hand played on from one of its decisions, which counts nowhere."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.play.keeping import Keeping
from app.session import Session
from engine.match import Result


@dataclass(frozen=True, slots=True)
class Practice:
    """``session`` as it begins, and ``before``: how the hand went when it was played, where that is known."""

    session: Session
    before: Result | None = None


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


def practice_of(session: Session, ply: int, before: Result | None = None) -> Practice:
    """This session's deal from before the action at this place on."""
    record = replace(session.record, actions=session.record.actions[:ply])
    return Practice(replace(session, record=record, weighed={}), before)
