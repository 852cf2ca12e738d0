"""How long things stand before the next one comes, whether or not there was anything to think about.

Nor does the time depend on the answer, so nobody can tell from it what was decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from app.play.running import RunningDeal
from engine.players.levels import slowest


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds from the moment in which the table is at rest until the next thing happens by itself."""

    play: int = 800
    """Before an AI's decision is shown: players expect 700–900."""
    last_play: int = 2000
    """How long all cards lie open before the result of the deal covers part of the table."""
    take: int = 70
    """From card to card while seats may bid."""
    hurry: int = 15
    """From card to card once the person wants the rest dealt."""
    round: int = 300
    """For a quiet question that is asked round the table."""
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


@dataclass(frozen=True, slots=True)
class WaitingTime:
    """Milliseconds until something comes: the longest thought, which nobody can skip, and the rest."""

    thought: int
    rest: int


NO_TIME = WaitingTime(0, 0)


def thought_of(bot: str | None) -> int:
    """Milliseconds that a seat with this bot may think; no key brings its answer sooner."""
    return round(1000 * slowest(bot or ""))


def delay_before(bot: str | None, pace: Pace) -> int:
    """Milliseconds before the decision of a seat with this bot is shown.

    Also at a quick pace it is as long as the bot's longest thought, so the time does not show whether there was
    anything to think about.
    """
    return max(pace.play, thought_of(bot))


def delay_of_round(bots: Iterable[str | None], pace: Pace) -> int:
    """Milliseconds for a quiet question, the same for every seat: as long as the longest thought of any seat here."""
    return max(pace.round, *map(thought_of, bots))


def time_until_next(run: RunningDeal, pace: Pace, claims: bool) -> WaitingTime:
    """How long the table rests before the result, or before the action of the seat on turn; ``claims``: of a claim."""
    if run.turn is None:
        return WaitingTime(0, pace.last_play)
    if run.passing is not None:
        bots = run.session.bots
        return _time(max(map(thought_of, bots)), delay_of_round(bots, pace))
    if claims:
        return WaitingTime(0, pace.claim)
    return _time(thought_of(run.bot), delay_before(run.bot, pace))


def _time(thought: int, whole: int) -> WaitingTime:
    return WaitingTime(thought, whole - thought)
