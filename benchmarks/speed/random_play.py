"""Random play in games a second: our fast path and our states, beside rlcard's Dou Dizhu in the same run.

Run with ``python -m benchmarks.speed.random_play``, in an environment with rlcard for the comparison. Every line is the
median of several runs, taken in turn so that a busy moment hurts all alike.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

from benchmarks.speed.rates import NO_PEER, Player, medians, played_at_random, rlcard_player, told
from engine.cards import shuffled
from engine.game import State
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import DECLARE
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    CARD_UNITS,
    Policy,
    Position,
    opening_position,
    played_out,
    result,
    terms_of,
    uniform_policy,
)
from engine.games.taihe_a_bao.melds import height
from engine.games.taihe_a_bao.options import Options, pack

SEATS = 4
OPTIONS = Options()
TARGET = 50


def fast_player(play: str, policy: Policy) -> Player:
    """Our packed integers; each seat is declarer in turn."""
    deck = [CARD_UNITS[height(card)] for card in pack(OPTIONS)]
    terms = [terms_of(OPTIONS, seat, 0) for seat in range(SEATS)]

    def deal() -> Position:
        mixed = shuffled(deck, random.random)
        turn = terms[int(random.random() * SEATS)]
        return opening_position(turn, [sum(mixed[seat::SEATS]) for seat in range(SEATS)])

    def play_out(position: Position) -> tuple[int, ...]:
        declared = terms[position.turn]
        return result(declared, played_out(declared, position, policy))

    return Player(play, deal, play_out, 6000)


def state_player() -> Player:
    """Our frozen states, views and candidates; the starter declares at once."""

    def deal() -> State[Any]:
        shuffle = TAIHE_A_BAO.chance(OPTIONS, None, random.Random(random.random()))
        return TAIHE_A_BAO.deal(OPTIONS, None, shuffle).state.after(DECLARE).state

    return Player("Taihe A Bao, states and views", deal, played_at_random, 150)


def main() -> None:
    """Measures and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--runs", type=int, default=7, help="runs of which the median counts")
    runs = parser.parse_args().runs
    random.seed(1)
    peer = rlcard_player(150)
    ours = [fast_player("Taihe A Bao, fast path", uniform_policy(random.random)), state_player()]
    rates = medians([*ours, *([] if peer is None else [peer])], runs)
    told(rates, runs)
    if peer is None:
        print(NO_PEER)
        return
    fast, theirs = rates[ours[0].name], rates[peer.name]
    ratios = fast.with_deal / theirs.with_deal, fast.play_only / theirs.play_only
    print(f"| fast path against rlcard (target: {TARGET} times) | {ratios[0]:.0f} times | {ratios[1]:.0f} times |")


if __name__ == "__main__":
    main()
