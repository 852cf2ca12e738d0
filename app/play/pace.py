"""How long things stand before the next one comes, and the timer for it; never dependent on who was asked.

Nor does it depend on the answer: nobody can tell from the time what was decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance

from engine.players.levels import slowest


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds from the moment the table is at rest until the next thing happens by itself."""

    play: int = 800
    """Before an AI's decision is shown: players expect 700–900."""
    last_play: int = 2000
    """All cards lie open so long before the result of the deal covers part of the table."""
    take: int = 70
    """From card to card while seats may bid."""
    hurry: int = 15
    """From card to card once the person wants the rest dealt."""
    round: int = 300
    """A quiet question that is asked round the table."""
    claim: int = 120
    """From play to play while the rest is played as claimed."""

    INSTANT: ClassVar[Pace]

    @staticmethod
    def of(play: int) -> Pace:
        """The pace with this delay before an AI's decision; the end of a deal and rounds go along with it."""
        usual = Pace()
        take, hurry, claim = (min(each, play) for each in (usual.take, usual.hurry, usual.claim))
        return Pace(play, play * 5 // 2, take, hurry, play * 3 // 8, claim)


Pace.INSTANT = Pace.of(0)


def thought_of(bot: str | None) -> int:
    """Milliseconds that a seat with this bot may think: no press of a key brings its answer sooner."""
    return round(1000 * slowest(bot or ""))


def delay_before(bot: str | None, pace: Pace) -> int:
    """Milliseconds before the decision of a seat with this bot is shown: also at a quick pace as long as its longest
    thought, so that nobody can tell from the time whether there was anything to think about."""
    return max(pace.play, thought_of(bot))


def delay_of_round(bots: Iterable[str | None], pace: Pace) -> int:
    """Milliseconds for a quiet question, the same for every seat: enough for the longest thought of anybody here."""
    return max(pace.round, *map(thought_of, bots))


class Delay(Protocol):
    """A single-shot timer: QTimer, or a clock that a test moves on by hand."""

    timeout: SignalInstance

    def start(self, milliseconds: int, /) -> None: ...
    def stop(self) -> None: ...


def single_shot(parent: QObject) -> QTimer:
    """The usual delay."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    return timer
