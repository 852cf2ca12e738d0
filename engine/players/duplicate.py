"""The same deal played again with each level in one seat, to tell how much of a result was due to the cards.

Cards, seats, opponents and their chance stay as they were. Only the player of that seat changes, and that player's
chance from run to run. Playouts limit all players, never the clock, so a busy machine gives the same result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, inf, sqrt
from random import Random
from statistics import fmean, stdev

from engine.cards import NotationError
from engine.events import Seat
from engine.game import AnyGame, act
from engine.match import player_seed, result_of
from engine.players import BOTS, Bot, bot_for
from engine.players.arena import only_quiet_answer
from engine.players.levels import LEVELS, PREFIX, SearchBot, is_unhurried, search_bot
from engine.prompts import is_quiet
from engine.record import Record, opened
from engine.search_model import Stop, never

USUAL = f"{PREFIX}:nskilled"
"""The player of a seat of which nothing is known, or which a program from outside played."""


@dataclass(frozen=True, slots=True)
class Runs:
    """What each run of this level got from the seat, in the order of their places; a void deal brings 0."""

    level: str
    changes: tuple[int, ...] = ()

    @property
    def mean(self) -> float | None:
        """Points a run; None without any."""
        return fmean(self.changes) if self.changes else None

    @property
    def error(self) -> float | None:
        """The standard error of the mean; None below two runs."""
        return stdev(self.changes) / sqrt(len(self.changes)) if len(self.changes) > 1 else None

    def beaten(self, got: int) -> float:
        """The share of the runs that got less, ties half; there must be some."""
        return fmean(0.5 if change == got else float(change < got) for change in self.changes)


@dataclass(frozen=True, slots=True)
class Duplicate:
    """What a hand brought, and what each level got from the same seat so far, the weakest level first."""

    got: int
    levels: tuple[Runs, ...] = ()

    @property
    def percentage(self) -> float | None:
        """From 0 to 100: the share of runs that got less, ties half, each level counting alike; None without runs."""
        shares = [runs.beaten(self.got) for runs in self.levels if runs.changes]
        return 100 * fmean(shares) if shares else None

    @property
    def says_nothing(self) -> bool:
        """Whether everybody got the same from this seat, so that it did not matter how one played."""
        changes = {change for runs in self.levels for change in runs.changes}
        return changes == {self.got}

    @property
    def final_percentage(self) -> float | None:
        """The percentage once every run is there, the same on any machine; None where everybody got the same."""
        return self.percentage if self.complete and not self.says_nothing else None

    @property
    def complete(self) -> bool:
        """Whether every run of the usual plan is there."""
        return PLAN.next_run(self) is None

    def of(self, level: str) -> Runs:
        """The runs of this level."""
        return next((runs for runs in self.levels if runs.level == level), Runs(level))

    def then(self, level: str, change: int) -> Duplicate:
        """The duplicate with the level's next run."""
        runs = self.of(level)
        more = {each.level: each for each in self.levels} | {level: replace(runs, changes=(*runs.changes, change))}
        known = [*LEVELS, *more]
        return replace(self, levels=tuple(sorted(more.values(), key=lambda each: known.index(each.level))))


@dataclass(frozen=True, slots=True)
class Plan:
    """How many runs each level gets in the end, in rounds: after each round every level has its part of them."""

    most: Mapping[str, int] = field(hash=False)
    rounds: int = 1

    def next_run(self, duplicate: Duplicate) -> tuple[str, int] | None:
        """The level to run next, and the place of the run among the level's; None where nothing is left to do."""
        at = self.round_of(duplicate)
        for level in self.most:
            done = len(duplicate.of(level).changes)
            if done < self._due(level, at):
                return level, done
        return None

    def round_of(self, duplicate: Duplicate) -> int:
        """The number of the duplicate's present round, from 1; one more than there are rounds when all is done."""
        for at in range(1, self.rounds + 1):
            if any(len(duplicate.of(level).changes) < self._due(level, at) for level in self.most):
                return at
        return self.rounds + 1

    def _due(self, level: str, at: int) -> int:
        return ceil(self.most[level] * min(at, self.rounds) / self.rounds)


PLAN = Plan({"novice": 12, "casual": 12, "skilled": 8, "strong": 4, "master": 3}, rounds=3)
"""Quick levels run often, slow ones a few times."""


def run(
    record: Record,
    seat: Seat,
    bots: Sequence[str | None],
    number: int,
    dealt: int,
    level: str,
    place: int,
    stop: Stop = never,
) -> int | None:
    """What this level gets from the seat in its run at this place; None where it was stopped.

    ``bots``: who sits round the table, by seat; ``number`` and ``dealt``: of the session, for the opponents' chance.
    Raises NotationError where no level can play the game.
    """
    game = record.game
    players = [unhurried(game, name) for name in bots]
    players[seat] = bot_for(game, f"{PREFIX}:n{level}")
    step = opened(record)
    ply = 0
    while step.state.turn is not None:
        turn = step.state.turn
        view = step.state.view(turn)
        prompt = view.prompt()
        action = only_quiet_answer(prompt)
        if action is None and turn != seat and is_quiet(prompt) and is_unhurried(bots[turn]):
            action = game.greedy(view, Random(player_seed(number, dealt, ply)))  # as at the table
        if action is None:
            seed = _own_seed(level, place, ply) if turn == seat else player_seed(number, dealt, ply)
            action = players[turn](game, view, Random(seed), stop)
            if stop():
                return None
        step = act(step.state, action)
        ply += 1
    return result_of(step).scored.changes[seat]


def unhurried(game: AnyGame, name: str | None) -> Bot:
    """The bot of this name without its clock.

    The usual one where the name is unknown, or a program's, or means only a clock; the heuristic player in a game that
    cannot be searched.
    """
    if name in BOTS:
        return BOTS[name]
    if not game.is_searched:
        return BOTS["greedy"]
    try:
        level = search_bot(name or USUAL).level
    except NotationError:
        return search_bot(USUAL)
    if level.name not in LEVELS and level.budget.seconds < inf:
        return search_bot(USUAL)
    return SearchBot(replace(level, budget=replace(level.budget, seconds=inf)))


def _own_seed(level: str, place: int, ply: int) -> str:
    """The seed of the level's chance in this run: different in each run, and the same whenever the run is made."""
    return f"duplicate {level} {place} {ply}"
