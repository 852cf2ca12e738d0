"""What the screen may show of a deal: a person who only watches may see into every hand; who plays may not."""

from __future__ import annotations

from dataclasses import dataclass

from app.play.running import RunningDeal
from engine.events import Event, Moved, Zone


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """A running deal, or none, as it is shown; ``wanted``: who watches wants to see all hands."""

    run: RunningDeal
    wanted: bool

    @property
    def watched(self) -> bool:
        """Whether no person plays."""
        return bool(self.run.steps) and None not in self.run.session.bots

    @property
    def open_hands(self) -> bool:
        """Whether all hands are shown."""
        return self.wanted and self.watched

    @property
    def past(self) -> tuple[Event, ...]:
        """Everything that has happened in the deal, with every face; nothing where hands are not shown."""
        return self.run.past if self.open_hands else ()

    @property
    def events(self) -> tuple[Event, ...]:
        """What has just happened."""
        return self.run.bare_events if self.open_hands else self.run.events

    @property
    def laid_open(self) -> tuple[Moved, ...]:
        """The events that turn all cards over once the deal is over; hands that are open already stay as they are."""
        laid = self.run.uncovered
        return tuple(event for event in laid if event.target.zone is not Zone.HAND) if self.open_hands else laid
