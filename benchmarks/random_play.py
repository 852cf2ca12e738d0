"""Random play in games a second: our fast path and our states, beside rlcard's Dou Dizhu in the same run.

Run with ``python -m benchmarks.random_play``, in an environment with rlcard for the comparison. Every line is the
median of several runs, taken in turn so that a busy moment hurts all alike.
"""

from __future__ import annotations

import argparse
import importlib.util
import random
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from engine.cards import shuffled
from engine.game import State
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import DECLARE
from engine.games.taihe_a_bao.fast import WEIGHTS, Policy, Position, contract, opened, played, result, uniform
from engine.games.taihe_a_bao.melds import height
from engine.games.taihe_a_bao.options import Options, pack

SEATS = 4
OPTIONS = Options()
TARGET = 50


class Player(NamedTuple):
    """Something that plays random games: how it deals one, how it plays it out, and how many make a run."""

    name: str
    deal: Callable[[], Any]
    play: Callable[[Any], object]
    games: int


class Rate(NamedTuple):
    """Games a second, with the deal and without."""

    with_deal: float
    play_only: float


def fast_player(play: str, policy: Policy) -> Player:
    """Our packed integers; each seat is declarer in turn."""
    deck = [WEIGHTS[height(card)] for card in pack(OPTIONS)]
    terms = [contract(OPTIONS, seat, 0) for seat in range(SEATS)]

    def deal() -> Position:
        mixed = shuffled(deck, random.random)
        turn = terms[int(random.random() * SEATS)]
        return opened(turn, [sum(mixed[seat::SEATS]) for seat in range(SEATS)])

    def play_out(position: Position) -> tuple[int, ...]:
        declared = terms[position.turn]
        return result(declared, played(declared, position, policy))

    return Player(play, deal, play_out, 6000)


def state_player() -> Player:
    """Our frozen states, views and candidates; the starter declares at once."""

    def deal() -> State[Any]:
        shuffle = TAIHE_A_BAO.chance(OPTIONS, None, random.Random(random.random()))
        return TAIHE_A_BAO.deal(OPTIONS, None, shuffle).state.after(DECLARE).state

    def play_out(state: State[Any]) -> State[Any]:
        while state.turn is not None:
            candidates = list(state.view(state.turn).candidates())
            state = state.after(candidates[int(random.random() * len(candidates))]).state
        return state

    return Player("Taihe A Bao, states and views", deal, play_out, 150)


def rlcard_player() -> Player | None:
    """rlcard's bare Dou Dizhu game object, or None where it is not installed."""
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

    return Player("rlcard, Dou Dizhu, bare game object", deal, play_out, 150)


def measured(player: Player) -> Rate:
    """One run."""
    begun = perf_counter()
    dealt = [player.deal() for _ in range(player.games)]
    between = perf_counter()
    for each in dealt:
        player.play(each)
    ended = perf_counter()
    return Rate(player.games / (ended - begun), player.games / (ended - between))


def main() -> None:
    """Measures and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--runs", type=int, default=7, help="runs of which the median counts")
    runs = parser.parse_args().runs
    random.seed(1)
    peer = rlcard_player()
    ours = [fast_player("Taihe A Bao, fast path", uniform(random.random)), state_player()]
    players = [*ours, *([] if peer is None else [peer])]
    rates: dict[str, list[Rate]] = {player.name: [] for player in players}
    for run in range(runs + 1):
        for player in players:
            rate = measured(player)
            if run:
                rates[player.name].append(rate)
    medians = {
        name: Rate(median(each.with_deal for each in every), median(each.play_only for each in every))
        for name, every in rates.items()
    }
    print(f"| random play, games a second, median of {runs} runs | with the deal | play only |")
    print("| --- | --- | --- |")
    for name, rate in medians.items():
        print(f"| {name} | {rate.with_deal:,.0f} | {rate.play_only:,.0f} |")
    if peer is None:
        print("\nrlcard is not installed here, so there is nothing to compare with: `pip install rlcard` brings it.")
        return
    fast, theirs = medians[ours[0].name], medians[peer.name]
    ratios = fast.with_deal / theirs.with_deal, fast.play_only / theirs.play_only
    print(f"| fast path against rlcard (target: {TARGET} times) | {ratios[0]:.0f} times | {ratios[1]:.0f} times |")


if __name__ == "__main__":
    main()
