"""An option that is said to sleep does nothing: another value of it changes no card of a deal, and no page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.game import AnyGame, act
from engine.games import GAMES
from engine.match import Match, after_deal, next_record
from engine.options import options_of, values_worth_testing
from engine.record import opened
from tests.conformance.combinations import reconciled
from tests.conformance.pages.test_pages import told
from tests.conformance.tables import any_options

OFFERED = 60
"""So many moves are looked at each time."""
TABLES = 300
PAIRS = {"taihe_a_bao": 8, "bao_huang": 4, "bashi_fen": 40}
"""How many pairs of tables are compared. In the other game every other value of a sleeping option is refused."""
PAGES = 120
"""At most so many pairs of pages."""


def pairs(game: AnyGame, random: Random) -> Iterator[tuple[str, Any, Any]]:
    """Tables with an option that sleeps, and the same with another value that sleeps too and is not refused."""
    options = [game.options(), *game.presets.values()]
    for number in range(TABLES):
        table = options[number] if number < len(options) else reconciled(game, any_options(game, random), random)[0]
        sleeping = [each for each in options_of(game.options) if game.asleep(table, each.name)]
        random.shuffle(sleeping)
        for option in sleeping[:4]:
            others = [value for value in values_worth_testing(option) if value != getattr(table, option.name)]
            random.shuffle(others)
            tables = (replace(table, **{option.name: value}) for value in others)
            fit = (each for each in tables if game.problem(each) is None and _idle(game, each, option.name))
            other = next(fit, None)
            if other is not None:
                yield option.name, table, other


def _idle(game: AnyGame, options: Any, name: str) -> bool:
    return game.asleep(options, name) or getattr(options, name) == frozenset()


def match_played(game: AnyGame, options: Any, seed: int) -> list[str]:
    """The actions of the first deals and what they brought, by players who pick the so-manieth of what is offered."""
    match, random, told = Match(game, options, seed), Random(seed), []
    for _ in range(1 if game.key == "bashi_fen" else 2):
        steps = [opened(next_record(match))]
        while (turn := steps[-1].state.turn) is not None:
            offered = list(islice(steps[-1].state.view(turn).candidates(), OFFERED))
            action = offered[random.randrange(len(offered))]
            steps.append(act(steps[-1].state, action))
            told.append(f"{len(offered)} {turn} {action}")
        match = after_deal(match, steps[-1])
        told.append(str((match.totals, match.winners)))
        if match.winners is not None:
            break
    return told


@pytest.mark.parametrize("key", GAMES)
def test_an_option_that_sleeps_does_nothing(key: str) -> None:
    game = GAMES[key]
    found = list(islice(pairs(game, Random(f"asleep {key}")), PAIRS.get(key)))
    assert len(found) == PAIRS.get(key, 0)
    for number, (name, table, other) in enumerate(found):
        play = partial(match_played, game, seed=number)
        assert play(table) == play(other), f"{name} is said to sleep in {table}"


@pytest.mark.parametrize("key", PAIRS)
def test_no_page_tells_of_an_option_that_sleeps(key: str) -> None:
    """Where another value of it wakes no other option and puts none to sleep, the page stays as it is."""
    game = GAMES[key]
    compared = 0
    for name, table, other in islice(pairs(game, Random(f"page {key}")), PAGES):
        if game.awake(table) == game.awake(other):
            assert tuple(told(game, table)) == tuple(told(game, other)), f"the page tells of {name} in {table}"
            compared += 1
    assert compared > PAIRS[key]
