"""How well seats of Taihe A Bao guess where cards are: log loss of the number of cards of each rank, by hand.

Run with ``python -m benchmarks.belief_taihe``; deals are played by casual players. Against deals that are drawn evenly
from all that fit the hard facts (what a counting player knows), and by how far the game has gone.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from math import log
from random import Random
from typing import Any

from engine.game import Game
from engine.games import GAMES
from engine.games.taihe_a_bao.belief import believed
from engine.games.taihe_a_bao.fast import copies, packed
from engine.games.taihe_a_bao.phases import Playing
from engine.match import Match, next_record
from engine.players import bot_named
from engine.players.measure import estimate
from engine.record import opened

TAIHE: Game = GAMES["taihe_a_bao"]
DRAWN = 60
STEP = 6


def loss(state: Any, infers: bool) -> float:
    """The mean log loss over the other seats' hands and the ten ranks."""
    belief = believed(state.view(state.turn), infers)
    drawn = [belief(Random(seed)).hands for seed in range(DRAWN)]
    total = count = 0.0
    for seat, hand in enumerate(state.hands):
        if seat != state.turn:
            true = packed(hand)
            for rank in range(10):
                seen = Counter(copies(hands[seat], rank) for hands in drawn)
                total -= log((seen[copies(true, rank)] + 0.5) / (DRAWN + 2.5))
                count += 1
    return total / count


def main() -> None:
    """Prints the gain over counting alone, with 95 % intervals over deals."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--deals", type=int, default=60)
    bot = bot_named("search:casual")
    gains: dict[str, list[float]] = defaultdict(list)
    evenly: dict[str, list[float]] = defaultdict(list)
    for dealt in range(parser.parse_args().deals):
        state: Any = opened(next_record(Match(TAIHE, TAIHE.options(), 77, dealt=dealt))).state
        found: dict[str, list[tuple[float, float]]] = defaultdict(list)
        ply = 0
        while state.turn is not None:
            if ply % STEP == STEP - 1:
                stage = "bidding" if not isinstance(state.phase, Playing) else f"play, {_left(state)}"
                found[stage].append((loss(state, False), loss(state, True)))
            state = state.after(bot(TAIHE, state.view(state.turn), Random(f"{dealt} {ply}"))).state
            ply += 1
        for stage, losses in found.items():
            gains[stage].append(sum(even - soft for even, soft in losses) / len(losses))
            evenly[stage].append(sum(even for even, _ in losses) / len(losses))
    for stage, each in sorted(gains.items()):
        gain, even = estimate(each), estimate(evenly[stage])
        print(f"{stage}: log loss {even.mean:.3f} by counting, better by {gain.mean:.4f} ± {gain.margin or 0:.4f}")


def _left(state: Any) -> str:
    left = sum(map(len, state.hands))
    return "more than 30 cards left" if left > 30 else "20 to 30 left" if left >= 20 else "fewer than 20 left"


if __name__ == "__main__":
    main()
