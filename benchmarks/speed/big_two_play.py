"""How fast Big Two finds five-card hands and plays sets out, side by side with rlcard's Dou Dizhu in the same run.

Run with ``python -m benchmarks.speed.big_two_play``; rlcard is measured where it is installed (``pip install rlcard``).
No Big Two engine is published as a package, so the other climbing game has to do: its hands have 17 cards. Everything
is counted in seconds of processor time, runs take turns, and the median counts.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from statistics import median, quantiles
from time import process_time
from typing import Any

from benchmarks.speed.rates import NO_PEER, Player, medians, played_at_random, rlcard_player, told
from engine.cards import shuffled
from engine.game import State
from engine.games.big_two import BIG_TWO
from engine.games.big_two.ai.heuristic_player import planner_for
from engine.games.big_two.ai.simulator.heuristic import heuristic_policy
from engine.games.big_two.ai.simulator.meld_tables import fives_in
from engine.games.big_two.ai.simulator.play_loop import (
    Policy,
    Position,
    bits_of,
    opening_position,
    played_out,
    result,
    terms_of,
    uniform_policy,
)
from engine.games.big_two.ai.simulator.rollout import rollout_policy
from engine.games.big_two.ai.simulator.weights import EVEN
from engine.games.big_two.options import SEATS, Options

OPTIONS = Options()
HANDS = 3000
BITS = tuple(1 << value for value in range(52))


def fast_player(name: str, policy: Policy, games: int) -> Player:
    """Our packed hands; every deal is new, so that combinations are found anew."""
    terms = terms_of(OPTIONS)

    def deal() -> Position:
        mixed = shuffled(BITS, random.random)
        return opening_position(terms, [sum(mixed[seat::SEATS]) for seat in range(SEATS)], 0, True)

    return Player(name, deal, lambda position: result(terms, played_out(terms, position, policy)), games)


def state_player() -> Player:
    """Our frozen states, views and candidates."""

    def deal() -> State[Any]:
        return BIG_TWO.deal(OPTIONS, None, BIG_TWO.chance(OPTIONS, None, random.Random(random.random()))).state

    return Player("Big Two, states and views, random", deal, played_at_random, 60)


def milliseconds(find: Callable[[Any], object], hands: list[Any]) -> list[float]:
    """How long each hand takes."""
    found = []
    for hand in hands:
        begun = process_time()
        find(hand)
        found.append((process_time() - begun) * 1000)
    return found


def generation(peer: bool) -> None:
    """Prints the table of the combinations in one hand."""
    ours = [bits_of(random.sample(range(52), 13)) for _ in range(HANDS)]
    rows = {"Big Two, all five-card plays of 13 cards": milliseconds(lambda hand: fives_in(hand, "hong_kong"), ours)}
    number = sum(len(fives_in(hand, "hong_kong")) for hand in ours) / HANDS
    if peer:
        from rlcard.games.doudizhu.judger import DoudizhuJudger
        from rlcard.games.doudizhu.utils import CARD_RANK_STR

        deck = [rank for rank in CARD_RANK_STR if rank not in "BR" for _ in range(4)] + ["B", "R"]
        hands = ["".join(sorted(random.sample(deck, 17), key=CARD_RANK_STR.index)) for _ in range(HANDS // 10)]
        rows["rlcard, Dou Dizhu, all plays of 17 cards"] = milliseconds(DoudizhuJudger.playable_cards_from_hand, hands)
    print("| combinations in one hand (target: 3 ms in the median) | median | 95th of a hundred | most |")
    print("| --- | --- | --- | --- |")
    for name, times in rows.items():
        print(f"| {name} | {median(times):.3f} ms | {quantiles(times, n=20)[-1]:.3f} ms | {max(times):.2f} ms |")
    print(f"\nA hand of 13 holds {number:.1f} five-card plays on average.\n")


def games(peer: Player | None, runs: int) -> None:
    """Prints the table of games a second."""
    players = [
        fast_player("Big Two, fast path, random", uniform_policy(terms_of(OPTIONS), random.random), 400),
        fast_player("Big Two, fast path, heuristic policy", heuristic_policy(planner_for(OPTIONS)), 300),
        fast_player(
            "Big Two, fast path, rollout policy (what searches roll out with)", rollout_policy(OPTIONS, EVEN), 300
        ),
        state_player(),
        *([] if peer is None else [peer]),
    ]
    told(medians(players, runs), runs)


def main() -> None:
    """Measures and prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--runs", type=int, default=5, help="runs of which the median counts")
    runs = parser.parse_args().runs
    random.seed(1)
    peer = rlcard_player(60)
    generation(peer is not None)
    games(peer, runs)
    if peer is None:
        print(NO_PEER)


if __name__ == "__main__":
    main()
