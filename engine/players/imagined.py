"""The first few imagined deals of a search, kept on the way: what a person may look at behind a hint."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Generic

from engine.game import A, V
from engine.search_model import WON, Imagined, ImaginedDeal, Playout, SearchModel, SearchProblem

KEPT = 5
"""How many deals are kept: enough to show how different they can be."""


class Witness(Generic[A, V]):
    """Stands between a search and its problem without changing either, and keeps the first deals and how moves ended in
    them."""

    def __init__(self, model: SearchModel[A, V], view: V, problem: SearchProblem[A]) -> None:
        self._model, self._view, self._problem = model, view, problem
        self._seen: list[tuple[Imagined, dict[int, Playout]]] = []
        self._ended: dict[int, Playout] = {}  # how moves ended in the newest deal
        self.problem = replace(problem, imagined=self._imagined, playout=self._playout)
        """What the search is to look at instead."""

    def deals(self, best: A) -> tuple[ImaginedDeal[A], ...]:
        """The deals kept that this move was tried in; none where the game cannot lay them open, or nothing was played
        out."""
        lay_open = self._model.lay_open
        if lay_open is None or not self._problem.weighs:
            return ()
        place = self._problem.moves.index(best)
        tried = ((imagined, ended) for imagined, ended in self._seen if place in ended)
        return tuple(ImaginedDeal(lay_open(self._view, imagined), self._won(ended)) for imagined, ended in tried)

    def _won(self, ended: dict[int, Playout]) -> tuple[tuple[A, bool], ...]:
        if WON not in self._model.facts:
            return ()
        fact, moves = self._model.facts.index(WON), self._problem.moves
        return tuple((moves[place], bool(playout.facts[fact])) for place, playout in ended.items())

    def _imagined(self, random: Random) -> Imagined:
        self._ended = {}
        return self._problem.imagined(random)

    def _playout(self, imagined: Imagined, place: int) -> Playout:
        playout = self._problem.playout(imagined, place)
        if not self._ended and len(self._seen) < KEPT:  # the time may be over before a deal is played out
            self._seen.append((imagined, self._ended))
        self._ended.setdefault(place % len(self._problem.moves), playout)  # of several plans the first one tried
        return playout
