"""The first few imagined deals of a search, kept on the way: what a person may look at behind a hint."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from engine.search_model import WON, ImaginedDeal, Mind, Outcome, Outlook

KEPT = 5
"""So many deals tell how different they can be; nobody looks at more."""


class Witness:
    """Stands between a search and its outlook, changes nothing, and remembers the first deals and how moves ended."""

    def __init__(self, mind: Mind, view: Any, outlook: Outlook) -> None:
        self._mind, self._view, self._outlook = mind, view, outlook
        self._seen: list[tuple[Any, dict[int, Outcome]]] = []
        self._open = False  # whether the newest deal is one of those kept
        self.outlook = replace(outlook, world=self._world, outcome=self._outcome)
        """What the search is to look at instead."""

    def deals(self) -> tuple[ImaginedDeal, ...]:
        """The deals kept; none where the game cannot lay them open, or nothing was played out."""
        lay_open = self._mind.lay_open
        if lay_open is None or not self._outlook.weighs:
            return ()
        return tuple(ImaginedDeal(lay_open(self._view, world), self._won(ended)) for world, ended in self._seen)

    def _won(self, ended: dict[int, Outcome]) -> tuple[tuple[Any, bool], ...]:
        if WON not in self._mind.facts:
            return ()
        fact, moves = self._mind.facts.index(WON), self._outlook.moves
        return tuple((moves[place], bool(outcome.facts[fact])) for place, outcome in ended.items())

    def _world(self, random: Random) -> Any:
        world = self._outlook.world(random)
        self._open = len(self._seen) < KEPT
        if self._open:
            self._seen.append((world, {}))
        return world

    def _outcome(self, world: Any, place: int) -> Outcome:
        outcome = self._outlook.outcome(world, place)
        if self._open:  # of several ways to go on after a move, the first one tried
            self._seen[-1][1].setdefault(place % len(self._outlook.moves), outcome)
        return outcome
