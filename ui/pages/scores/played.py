"""Statistics: hands by game, way of playing and level, their sums and streaks. Qt-free."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

MIXED = "mixed"
"""The level name of opponents of different levels."""


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """One finished hand of the person's."""

    game: str
    preset: str
    level: str
    points: int
    won: bool
    assisted: bool


@dataclass(frozen=True, slots=True)
class HandSums:
    """The sums over some hands, in the order played."""

    hands: int
    wins: int
    points: int
    streak: int
    """Hands won in a row, up to the last one."""
    best_streak: int

    @property
    def share(self) -> float:
        """Hands won of all, 0 to 1."""
        return self.wins / self.hands if self.hands else 0.0

    @property
    def mean(self) -> float:
        """Points a hand."""
        return self.points / self.hands if self.hands else 0.0


def sums_of(hands: Iterable[FinishedHand]) -> HandSums:
    """The sums over these hands."""
    played, wins, points, streak, best = 0, 0, 0, 0, 0
    for hand in hands:
        played, wins, points = played + 1, wins + hand.won, points + hand.points
        streak = streak + 1 if hand.won else 0
        best = max(best, streak)
    return HandSums(played, wins, points, streak, best)


def running(hands: Iterable[FinishedHand]) -> tuple[int, ...]:
    """The points before the first of these hands and after each."""
    sums = [0]
    for hand in hands:
        sums.append(sums[-1] + hand.points)
    return tuple(sums)


def groups(hands: Iterable[FinishedHand]) -> dict[tuple[str, str, bool], list[FinishedHand]]:
    """The hands by preset, level and whether they were assisted, in the order of each group's first hand."""
    found: dict[tuple[str, str, bool], list[FinishedHand]] = {}
    for hand in hands:
        found.setdefault((hand.preset, hand.level, hand.assisted), []).append(hand)
    return found
