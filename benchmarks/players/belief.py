"""How well seats guess where cards are: log loss of the number of cards of each rank, by hand.

Run with ``python -m benchmarks.players.belief --game taihe_a_bao``; deals are played by ``--bot``. Against deals that
are drawn evenly from all that fit the hard facts (what a counting player knows), and by how far the game has gone.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable
from math import log
from random import Random
from typing import Any, NamedTuple

from engine.games import GAMES
from engine.games.big_two.ai.imagine import belief as big_two
from engine.games.big_two.ai.simulator import play_loop as big_two_fast
from engine.games.taihe_a_bao.ai.imagine import belief as taihe
from engine.games.taihe_a_bao.ai.simulator import play_loop as taihe_fast
from engine.match import Match, next_record
from engine.players import bot_named
from engine.players.measure import estimate
from engine.record import opened

DRAWN = 60
STEP = 6
NUMBER = 77
"""Of the match whose deals are played; no tuning saw them."""


class Guessing(NamedTuple):
    """How a game imagines hands as numbers, and how many cards of a rank there are in one."""

    hands: Callable[[Any, bool], Callable[[Random], tuple[int, ...]]]
    packed: Callable[[Any], int]
    copies: Callable[[int, int], int]
    ranks: int


def _taihe_hands(view: Any, infers: bool) -> Callable[[Random], tuple[int, ...]]:
    drawn = taihe.believed(view, infers)
    return lambda random: drawn(random).hands


GUESSING = {
    "taihe_a_bao": Guessing(_taihe_hands, taihe_fast.packed, taihe_fast.copies, 10),
    "big_two": Guessing(
        big_two.believed, big_two_fast.packed, lambda hand, rank: (hand >> 4 * rank & 15).bit_count(), 13
    ),
}


def loss(game: Guessing, state: Any, infers: bool) -> float:
    """The mean log loss over the other seats' hands and the ranks."""
    belief = game.hands(state.view(state.turn), infers)
    drawn = [belief(Random(seed)) for seed in range(DRAWN)]
    total = count = 0.0
    for seat, hand in enumerate(state.hands):
        if seat != state.turn:
            true = game.packed(hand)
            for rank in range(game.ranks):
                seen = Counter(game.copies(hands[seat], rank) for hands in drawn)
                total -= log((seen[game.copies(true, rank)] + 0.5) / (DRAWN + 2.5))
                count += 1
    return total / count


def main() -> None:
    """Prints the gain over counting alone, with 95 % intervals over deals."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=GUESSING)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--bot", default="search:casual")
    arguments = parser.parse_args()
    game, guessing, bot = GAMES[arguments.game], GUESSING[arguments.game], bot_named(arguments.bot)
    gains: dict[str, list[float]] = defaultdict(list)
    evenly: dict[str, list[float]] = defaultdict(list)
    for dealt in range(arguments.deals):
        state: Any = opened(next_record(Match(game, game.options(), NUMBER, dealt=dealt))).state
        found: dict[str, list[tuple[float, float]]] = defaultdict(list)
        ply = 0
        while state.turn is not None:
            if ply % STEP == STEP - 1:
                losses = loss(guessing, state, False), loss(guessing, state, True)
                for stage in ("all", _stage(state)):
                    found[stage].append(losses)
            state = state.after(bot(game, state.view(state.turn), Random(f"{dealt} {ply}"))).state
            ply += 1
        for stage, each in found.items():
            gains[stage].append(sum(even - soft for even, soft in each) / len(each))
            evenly[stage].append(sum(even for even, _ in each) / len(each))
    for stage, samples in sorted(gains.items()):
        gain, even = estimate(samples), estimate(evenly[stage])
        print(f"{stage}: log loss {even.mean:.3f} by counting, better by {gain.mean:.4f} ± {gain.margin or 0:.4f}")


def _stage(state: Any) -> str:
    """Bidding, or the cards left in all hands."""
    if type(state.phase).__name__ != "Playing":
        return "bidding"
    left = sum(map(len, state.hands))
    words = "more than 30 cards left" if left > 30 else "20 to 30 left" if left >= 20 else "fewer than 20 left"
    return f"play, {words}"


if __name__ == "__main__":
    main()
