"""Games a second of anything that deals and plays out games, in turn run by run, so that a busy moment affects all
alike.

rlcard's Dou Dizhu is the peer to compare with, where it is installed.
"""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from engine.game import State

NO_PEER = "\nrlcard is not installed here, so there is nothing to compare with: `pip install rlcard` brings it."


class Player(NamedTuple):
    """Something that plays games: how it deals one, how it plays it out, and how many make a run."""

    name: str
    deal: Callable[[], Any]
    play: Callable[[Any], object]
    games: int


class Rate(NamedTuple):
    """Games a second of processor time, with the deal and without."""

    with_deal: float
    play_only: float


def played_at_random(state: State[Any]) -> None:
    """A deal played out by our frozen states, views and candidates."""
    while state.turn is not None:
        candidates = list(state.view(state.turn).candidates())
        state = state.after(candidates[int(random.random() * len(candidates))]).state


def rlcard_player(games: int) -> Player | None:
    """rlcard's bare Dou Dizhu game object; None where it is not installed."""
    if importlib.util.find_spec("rlcard") is None:
        return None
    from rlcard.games.doudizhu import Game

    def deal() -> tuple[Any, Any]:
        game = Game()
        state, _ = game.init_game()
        return game, state

    def play_out(dealt: tuple[Any, Any]) -> None:
        game, state = dealt
        while not game.is_over():
            actions = state["actions"]
            state, _ = game.step(actions[int(random.random() * len(actions))])

    return Player("rlcard, Dou Dizhu, bare game object, random", deal, play_out, games)


def medians(players: Sequence[Player], runs: int) -> dict[str, Rate]:
    """The median rate of each player, after one run that does not count."""
    rates: dict[str, list[Rate]] = {player.name: [] for player in players}
    for run in range(runs + 1):
        for player in players:
            rate = _run(player)
            if run:
                rates[player.name].append(rate)
    return {
        name: Rate(median(each.with_deal for each in every), median(each.play_only for each in every))
        for name, every in rates.items()
    }


def _run(player: Player) -> Rate:
    begun = process_time()
    dealt = [player.deal() for _ in range(player.games)]
    between = process_time()
    for each in dealt:
        player.play(each)
    ended = process_time()
    return Rate(player.games / (ended - begun), player.games / (ended - between))


def told(rates: dict[str, Rate], runs: int) -> None:
    """Prints the table."""
    print(f"| games a second of processor time, median of {runs} runs | with the deal | play only |")
    print("| --- | --- | --- |")
    for name, rate in rates.items():
        print(f"| {name} | {rate.with_deal:,.0f} | {rate.play_only:,.0f} |")
