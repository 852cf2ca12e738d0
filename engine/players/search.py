"""Flat Monte Carlo over common imagined deals: nominate moves, then leave the fast player's only on evidence."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from statistics import NormalDist, fmean
from time import perf_counter
from typing import Generic

from engine.game import A, NothingImaginedError, V
from engine.players.measure import mean_and_error
from engine.search_model import (
    LEAST_TOLD,
    NORMAL_95,
    Playout,
    SearchModel,
    SearchProblem,
    Stop,
    Verdict,
    Weighed,
    never,
)

Progress = Callable[[int, int], None]
"""Called now and then with the playouts done, and the most that there will be."""

NOMINATION = 0.6
"""The share of the playouts that looks for moves to try against the fast player's."""
ROUNDS = 3
"""How often a nomination halves the field; each round has the same number of playouts."""
FINALISTS = 3
"""How many moves are tried on fresh deals, the fast player's own among them."""
REPORT_EVERY = 64
"""Playouts between two reports of progress."""


def no_report(_done: int, _all: int) -> None:
    """Nobody listens to the progress."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may do: the number of playouts, so that a move can be replayed; ``seconds`` is only an upper
    limit.

    ``caution``: by how many standard errors of the paired difference another move must be better than the fast player's
    own, over imagined deals that it was not nominated by, or over all of them (``pooled``).
    """

    playouts: int
    seconds: float = inf
    caution: float = 1.0
    pooled: bool = False


class _Trial(Generic[A]):
    """The values of every arm, a move with one plan for what follows, by imagined deal, while a search runs."""

    def __init__(
        self,
        problem: SearchProblem[A],
        facts: int,
        budget: Budget,
        stop: Stop,
        progress: Progress,
        clock: Callable[[], float],
    ) -> None:
        self.problem, self.budget, self.stop, self.progress, self.clock = problem, budget, stop, progress, clock
        self.began = clock()
        self.moves = len(problem.moves)
        arms = self.moves * problem.plans
        self.values: list[dict[int, float]] = [{} for _ in range(arms)]  # by the number of the imagined deal
        self.facts = [array("q", [0] * facts) for _ in range(arms)]
        self.worlds = 0
        self.playouts = 0
        self.imagines = True  # until the game finds no deal, or nobody wants the answer any more

    def run(self, field: Sequence[int], random: Random, share: float) -> None:
        """Tries these arms on fresh imagined deals until this share of all playouts, or of the time, is used up.

        Where no deal is found, or nobody wants the answer, none is looked for again, and the search decides by what it
        has weighed.
        """
        until = self.began + share * self.budget.seconds
        while self.imagines and self.playouts + len(field) <= share * self.budget.playouts:
            try:
                imagined = self.problem.imagined(random)
            except NothingImaginedError:
                self.imagines = False
                return
            found = []
            for place in field:
                if self.stop():
                    self.imagines = False
                    return
                if self.clock() > until:
                    return
                found.append(self.problem.playout(imagined, place))
            self._take(field, found)

    def _take(self, field: Sequence[int], found: Sequence[Playout]) -> None:
        for place, playout in zip(field, found, strict=True):
            self.values[place][self.worlds] = playout.value
            counts = self.facts[place]
            for number, fact in enumerate(playout.facts):
                counts[number] += fact
        self.worlds += 1
        before, self.playouts = self.playouts, self.playouts + len(field)
        if before // REPORT_EVERY != self.playouts // REPORT_EVERY:
            self.progress(self.playouts, self.budget.playouts)

    def mean(self, place: int) -> float:
        """The mean value of an arm so far; of an untried one below all others."""
        values = self.values[place]
        return fmean(values.values()) if values else -inf

    def lead(self, place: int, other: int, since: int = 0) -> tuple[float, float]:
        """By how much an arm is better than another over the deals that both were tried in, and the standard error.

        ``since``: the number of the first deal that counts.
        """
        over = self.values[other]
        return mean_and_error(
            [value - over[deal] for deal, value in self.values[place].items() if deal >= since and deal in over]
        )


def search(
    model: SearchModel[A, V],
    problem: SearchProblem[A],
    budget: Budget,
    random: Random,
    stop: Stop = never,
    progress: Progress = no_report,
    clock: Callable[[], float] = perf_counter,
) -> Verdict[A]:
    """The moves, weighed; the same for the same random as long as neither ``stop`` nor the clock ends it early.

    Where no deal can be imagined, the fast player's move stands first, unweighed.
    """
    trial = _Trial(problem, len(model.facts), budget, stop, progress, clock)
    return _verdict(model, trial, _chosen(trial, random))


def _chosen(trial: _Trial[A], random: Random) -> int:
    """The arm to follow: one of the first move, unless another proves better."""
    if not trial.problem.weighs:
        return 0
    field: list[int] = list(range(len(trial.values)))
    if len(field) > 1:
        for number in range(1, ROUNDS + 1):
            trial.run(field, random, NOMINATION * number / ROUNDS)
            field = _kept(trial, field, max(FINALISTS, (len(field) + 1) // 2))
        field = _kept(trial, _one_a_move(trial, field), FINALISTS)
    since = 0 if trial.budget.pooled else trial.worlds
    trial.run(field, random, 1.0)
    own = _own(trial, field)
    leads = {arm: trial.lead(arm, own, since) for arm in field if arm != own}
    better = [arm for arm, (lead, error) in leads.items() if lead > trial.budget.caution * error]
    return _unless_guarded(trial, field, max(better, key=lambda arm: leads[arm][0], default=own))


def _unless_guarded(trial: _Trial[A], field: Sequence[int], chosen: int) -> int:
    """The chosen arm; of a guarded move the best other one where the two cannot be told apart."""
    guarded = trial.problem.guarded
    open_ones = [arm for arm in field if arm % trial.moves not in guarded]
    if chosen % trial.moves not in guarded or not open_ones:
        return chosen
    best = max(open_ones, key=trial.mean)
    lead, error = trial.lead(chosen, best)
    return chosen if lead > max(NORMAL_95 * error, LEAST_TOLD) else best


def _own(trial: _Trial[A], field: Sequence[int]) -> int:
    """The best arm of the fast player's own move."""
    return max((arm for arm in field if arm % trial.moves == 0), key=trial.mean)


def _kept(trial: _Trial[A], field: Sequence[int], number: int) -> list[int]:
    """The best arm of the fast player's own move and the best of all others, so many in all."""
    own = _own(trial, field)
    others = sorted((arm for arm in field if arm != own), key=trial.mean, reverse=True)
    return sorted([own, *others[: number - 1]])


def _one_a_move(trial: _Trial[A], field: Sequence[int]) -> list[int]:
    """For every move the plan that was kept longest, and among equals the best."""
    best: dict[int, int] = {}
    for arm in field:
        other = best.setdefault(arm % trial.moves, arm)
        if (len(trial.values[arm]), trial.mean(arm)) > (len(trial.values[other]), trial.mean(other)):
            best[arm % trial.moves] = arm
    return list(best.values())


def _for_all_pairs(moves: int) -> float:
    """How many times wider margins are that hold for all pairs of so many moves at once with 95 % (Bonferroni)."""
    pairs = max(moves * (moves - 1) // 2, 1)
    return NormalDist().inv_cdf(1 - (1 - NormalDist().cdf(NORMAL_95)) / pairs) / NORMAL_95


def _verdict(model: SearchModel[A, V], trial: _Trial[A], chosen: int) -> Verdict[A]:
    wider = _for_all_pairs(trial.moves) if trial.problem.together else 1.0

    def weighed(arm: int) -> Weighed[A]:
        values = list(trial.values[arm].values())
        value, error = mean_and_error(values)
        gap, gap_error = (0.0, 0.0) if arm == chosen else trial.lead(chosen, arm)
        return Weighed(
            trial.problem.moves[arm % trial.moves],
            value,
            error,
            len(values),
            min(values, default=0.0),
            gap,
            gap_error * wider,
            tuple(zip(model.facts, trial.facts[arm], strict=True)),
        )

    others = [arm for arm in _one_a_move(trial, range(len(trial.values))) if (arm - chosen) % trial.moves]
    others.sort(key=trial.mean, reverse=True)
    return Verdict(tuple(map(weighed, (chosen, *others))), trial.playouts)
