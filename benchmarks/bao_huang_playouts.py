"""How fast Bao Huang plays as numbers: deals played out a second, at random and soundly, on one core.

Run with ``python -m benchmarks.bao_huang_playouts``; it takes about ten seconds, and deals the same cards every time.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

from engine.cards import EMPEROR, EUNUCH
from engine.games.bao_huang.fast import Position, Terms, opened, packed, played, uniform
from engine.games.bao_huang.options import SEATS, Options, pack
from engine.games.bao_huang.sound import sound
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
        yield terms, opened(terms, map(packed, hands))


def main() -> None:
    """Prints the rates."""
    for name in ("random", "sound"):
        random, done, began = Random(f"playouts {name}"), 0, perf_counter()
        for terms, position in deals(Options(), random):
            policy = uniform(random.random) if name == "random" else sound(terms)
            played(terms, position, policy)
            done += 1
            if perf_counter() - began > SECONDS:
                break
        print(f"{name}: {done / (perf_counter() - began):.0f} deals a second")


if __name__ == "__main__":
    main()
