"""How fast Bao Huang plays as numbers: deals played out a second, at random and by the heuristic, and the time to find
all moves of a hand.

Run with ``python -m benchmarks.speed.bao_huang_playouts``; it takes about ten seconds on one core, and deals the same
cards every time.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter, process_time

from engine.cards import EMPEROR, EUNUCH
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.ai.simulator.heuristic import heuristic_policy
from engine.games.bao_huang.ai.simulator.play_loop import (
    Position,
    Terms,
    opening_position,
    packed,
    played_out,
    uniform_policy,
)
from engine.games.bao_huang.options import SEATS, Options, pack
from engine.options import write_options
from engine.parts.drawing import hands_taken

SECONDS = 4.0


def deals(options: Options, random: Random) -> Iterator[tuple[Terms, Position]]:
    """Deals without tribute in which the first holder of the emperor card keeps it."""
    deck = list(pack(options))
    while True:
        random.shuffle(deck)
        hands = hands_taken(tuple(deck), 0, SEATS)
        emperor = next(seat for seat, hand in enumerate(hands) if EMPEROR in hand)
        eunuch = next(seat for seat, hand in enumerate(hands) if EUNUCH in hand)
        terms = Terms(options, emperor, eunuch)
        yield terms, opening_position(terms, map(packed, hands))


HAND = 36
"""As many cards as most hands can come to."""
HANDS = 300


def moves(options: Options) -> list[float]:
    """Milliseconds of the processor that ``judge`` takes for all moves, by hand: led, and over one that was led."""
    random, took = Random("moves"), []
    deck = list(pack(options))
    asked = {"ask": "moves", "options": write_options(options)}
    for _ in range(HANDS):
        random.shuffle(deck)
        hand, other = [list(map(str, cards)) for cards in (deck[:HAND], deck[HAND : 2 * HAND])]
        over = random.choice(BAO_HUANG.ask({**asked, "hand": other, "over": None})["moves"])  # type: ignore[index]
        for each in (None, over):
            began = process_time()
            BAO_HUANG.ask({**asked, "hand": hand, "over": each})
            took.append(1000 * (process_time() - began))
    return sorted(took)


def main() -> None:
    """Prints the rates."""
    for name, options in {"default": Options(), "twos hang": Options(joker_order=True, twos_hang=True)}.items():
        took = moves(options)
        print(
            f"moves of {HAND} cards, {name}: median {took[len(took) // 2]:.2f} ms, "
            f"95th {took[len(took) * 95 // 100]:.2f} ms, most {took[-1]:.2f} ms"
        )
    for name in ("random", "heuristic"):
        random, done, began = Random(f"playouts {name}"), 0, perf_counter()
        for terms, position in deals(Options(), random):
            policy = uniform_policy(random.random) if name == "random" else heuristic_policy(terms)
            played_out(terms, position, policy)
            done += 1
            if perf_counter() - began > SECONDS:
                break
        print(f"{name}: {done / (perf_counter() - began):.0f} deals a second")


if __name__ == "__main__":
    main()
