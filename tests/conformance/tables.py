"""Which games the promises are tried on, with which house rules, and which deals are played for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any
from zlib import crc32

from engine.events import Seat
from engine.game import AnyGame, State, Step, View, act
from engine.games import GAMES
from engine.match import Match, after_deal, deal_seed, next_record
from engine.options import Option, Value, differences, options_of, value_word, values_worth_testing
from engine.record import Record, opened
from examples.games.hearts import HEARTS
from tests.engine.games.told_again import any_values
from tests.fixtures import high_card, taking, tribute


@dataclass(frozen=True, slots=True)
class Tried:
    """A game under test: the most actions that a deal of it may take, and whether points only change hands.

    ``stride``: where deals are long, thorough cases look at every so-manieth moment; a prime, so that all seats come.
    ``deals``: how many are played in a row with every setting; ``tries``: of how many ways to play each the liveliest.
    ``looks``: at how many moments of a deal seats imagine the rest, where a case is not thorough.
    """

    game: AnyGame
    most_plies: int
    balanced: bool = True
    stride: int = 1
    deals: int = 2
    tries: int = 2
    looks: int = 4

    @property
    def pace(self) -> int:
        """Every so-manieth ply is looked at where a look at all of them takes long."""
        return 1 + self.stride // 50


TRIED = (
    Tried(GAMES["taihe_a_bao"], 400, stride=7, deals=3),
    Tried(GAMES["bao_huang"], 2000, balanced=False, stride=41, tries=1),
    Tried(GAMES["bashi_fen"], 6000, balanced=False, stride=101, deals=1, tries=1, looks=2),
    Tried(GAMES["big_two"], 400, stride=29),
    Tried(HEARTS, 60, balanced=False, stride=7),
    Tried(taking.GAME, 60),
    Tried(tribute.GAME, 30),
    Tried(high_card.GAME, 12),
)
"""Adding a game adds a line with its bound."""


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """One way to set a game up; ``thorough`` cases are looked at by every seat at every step."""

    tried: Tried
    name: str
    options: Any
    thorough: bool = False

    def __str__(self) -> str:
        return f"{self.tried.game.key}-{self.name}"


RANDOM_COMBINATIONS = 12
VALUES_TOGETHER = 4
"""So many values that are not the usual ones are tried at one table, where they go together: deals take long."""


def cases(tried: Tried) -> tuple[Case, ...]:
    """Default, presets, every value of every house rule, and some random combinations; each setting once."""
    game = tried.game
    named: dict[Any, Case] = {}
    for case in (
        Case(tried, "default", game.options(), thorough=True),
        *(Case(tried, f"preset={name}", options) for name, options in game.presets.items()),
        *(Case(tried, name, options) for name, options in values_together(game)),
        *(Case(tried, f"random={number}", options) for number, options in enumerate(_combinations(game))),
    ):
        if game.problem(case.options) is None:
            named.setdefault(case.options, case)
    return tuple(named.values())


def values_together(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """All single values, some at one table as long as each has there what it acts on."""
    left = {options: name for name, options in reversed(tuple(single_values(game)))}
    for known in (game.options(), *game.presets.values()):
        left.pop(known, None)
    while left:
        options, name = left.popitem()
        names = [name]
        for other in tuple(left):  # the last first: how a match ends has little to do with how cards are taken
            if len(names) == VALUES_TOGETHER:
                break
            if (both := _both(game, options, other)) is not None:
                options = both
                names.append(left.pop(other))
        yield " ".join(names), options


def _both(game: AnyGame, one: Any, other: Any) -> Any | None:
    """The table with the changes of both; None where one would undo the other, or put it to sleep."""
    mine, others = (
        {each.name: getattr(options, each.name) for each in differences(options, game.options())}
        for options in (one, other)
    )
    if not mine.keys().isdisjoint(others):
        return None
    both = replace(one, **others)
    woken = [name for alone, names in ((one, mine), (other, others)) for name in names if not game.asleep(alone, name)]
    return None if game.problem(both) or any(game.asleep(both, name) for name in woken) else both


def single_values(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """Default options with one value changed; with as little company as goes where the value alone is refused."""
    for option in options_of(game.options):
        for value in values_worth_testing(option):
            allowed = next(each for each in _in_company(game, option, value) if game.problem(each) is None)
            yield f"{option.name}={value_word(option, value)}", allowed


def _in_company(game: AnyGame, option: Option, value: Value) -> Iterator[Any]:
    """The value alone, beside one other, in a preset beside one other, and beside two others."""
    others = [each for each in options_of(game.options) if each.name != option.name]
    companions = [{each.name: beside} for each in others for beside in values_worth_testing(each)]
    for base in (game.options(), *game.presets.values()):
        yield from (replace(base, **{option.name: value}, **beside) for beside in ({}, *companions))
    for one, other in combinations(companions, 2):
        yield replace(game.options(), **{option.name: value, **one, **other})


def any_options(game: AnyGame, random: Random) -> Any:
    """Every house rule at a value drawn on its own, whether or not they go together."""
    return game.options(**any_values(game.options, random))


def _combinations(game: AnyGame) -> Iterator[Any]:
    random, found = Random(f"combinations {game.key}"), 0
    while found < RANDOM_COMBINATIONS:
        options = any_options(game, random)
        if game.problem(options) is None:
            found += 1
            yield options


@dataclass(frozen=True, slots=True, eq=False)
class Deal:
    """One finished deal: its record, and the step of the deal itself and of every action."""

    tried: Tried
    record: Record
    steps: tuple[Step[Any], ...]

    @property
    def game(self) -> AnyGame:
        return self.tried.game

    @property
    def options(self) -> Any:
        return self.record.options

    @property
    def seats(self) -> range:
        return range(self.game.seats(self.options))

    @property
    def states(self) -> tuple[State[Any], ...]:
        return tuple(step.state for step in self.steps)

    def view(self, ply: int, seat: Seat) -> View[Any]:
        """What this seat knew after so many actions."""
        return self.steps[ply].state.view(seat)


class Whim:
    """A player who picks among the candidates at random, with a random liking for each verb that lasts a deal."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.likings: dict[str, float] = {}

    def choose(self, view: View[Any]) -> Any:
        """One of the candidates."""
        by_verb: dict[str, list[Any]] = {}
        for action in view.candidates():
            by_verb.setdefault(str(action).split()[0], []).append(action)
        for verb in by_verb:
            self.likings.setdefault(verb, self.random.choice((0.02, 0.2, 1.0)))
        verb = self.random.choices(list(by_verb), [self.likings[verb] for verb in by_verb])[0]
        return self.random.choice(by_verb[verb])


def played(tried: Tried, record: Record, random: Random) -> Deal:
    """The deal of this record played to its end by random players, every action through the checked door."""
    steps, whim = [opened(record)], Whim(random)
    actions: list[Any] = []
    while (turn := steps[-1].state.turn) is not None:
        assert len(actions) < tried.most_plies, "the deal does not end"
        actions.append(whim.choose(steps[-1].state.view(turn)))
        steps.append(act(steps[-1].state, actions[-1]))
    return Deal(tried, replace(record, actions=tuple(actions)), tuple(steps))


@lru_cache(maxsize=2)  # tests come case by case
def deals(case: Case, count: int = 0) -> tuple[Deal, ...]:
    """The first deals of a match that this setting always gets; so many, if it is said how many."""
    return deals_of(case, crc32(str(case).encode()), count or case.tried.deals)


def deals_of(case: Case, number: int, count: int) -> tuple[Deal, ...]:
    """The first deals of a match, each starting from where the one before left off; of some tries the liveliest."""
    match = Match(case.tried.game, case.options, number)
    finished = []
    for _ in range(count):
        record = next_record(match)
        seed, tried = deal_seed(match.number, match.dealt), case.tried
        tries = [played(tried, record, Random(f"{seed} {number}")) for number in range(tried.tries)]
        while all(map(everybody_passed, tries)):
            tries.append(played(tried, record, Random(f"{seed} {len(tries)}")))
        deal = max(tries, key=verbs_used)
        finished.append(deal)
        match = after_deal(match, deal.steps[-1])
    return tuple(finished)


def everybody_passed(deal: Deal) -> bool:
    """Whether a deal ended before it began; it is played anew then, for nothing is seen in it."""
    return all(str(action) == "pass" for action in deal.record.actions)


def verbs_used(deal: Deal) -> int:
    """How many different things were done in a deal."""
    return len({str(action).split()[0] for action in deal.record.actions})


Moment = tuple[int, Seat]
"""So many actions into a deal, and a seat that looks."""


def moments(deal: Deal) -> tuple[Moment, ...]:
    """Every seat at every step, the end of the deal included."""
    return tuple((ply, seat) for ply in range(len(deal.steps)) for seat in deal.seats)


def some_moments(deal: Deal, count: int, random: Random) -> tuple[Moment, ...]:
    """The end of the deal as so many seats see it, if there are, and some moments drawn from all."""
    every = moments(deal)
    return (*every[-min(len(deal.seats), count) :], *random.sample(every, min(count, len(every))))


def telling_moments(case: Case, number: int, everywhere: bool) -> tuple[Moment, ...]:
    """From where the case's so-manieth deal is looked at: in a thorough case by every seat at every step or stride."""
    deal = deals(case)[number]
    if everywhere or case.thorough:
        return moments(deal)[:: 1 if everywhere else case.tried.stride]
    return some_moments(deal, case.tried.looks, Random(number))


def telling_plies(case: Case, number: int, everywhere: bool) -> tuple[int, ...]:
    """After how many actions the case's so-manieth deal is looked at; the end is always among them."""
    last = len(deals(case)[number].steps) - 1
    if everywhere or case.thorough:
        return (*range(0, last, 1 if everywhere else case.tried.stride), last)
    return (*range(number, last, max(5, case.tried.stride)), last)


CASES = tuple(case for tried in TRIED for case in cases(tried))
