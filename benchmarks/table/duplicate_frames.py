"""How evenly the table paints while a kept hand is played again: without that, with it held as at the table, and
running.

Run it from the root of the source: ``python -m benchmarks.table.duplicate_frames [ROUNDS] [SECONDS]``. In each round
the three take turns, so that other work of the machine affects all of them. At the table the process is held as soon as
anything moves; letting it run is the worst case. Figures are those of ``benchmarks.table.frames``.
"""

from __future__ import annotations

import os
import sys

from app.application import spare_the_collector
from app.think.duplicating import HandToPlay
from app.think.duplicator import Duplicator
from benchmarks.table.frames import Bench, Gaps, told
from engine.games import GAMES
from engine.match import Match, next_record
from engine.players.duplicate import Duplicate, Plan
from engine.record import write_record

GAME = GAMES["bashi_fen"]
ENDLESS = Plan({"master": 10_000})
CASES = ("without", "held", "running")


def hand() -> HandToPlay:
    """A hand of which every run takes seconds."""
    options = GAME.options()
    record = next_record(Match(GAME, options, 1))
    bots = (None, *("search:strong",) * (GAME.seats(options) - 1))
    return HandToPlay("hand", write_record(record), 0, bots, 1, 0)


def main() -> None:
    """Prints a line for each case and what is painted, over all rounds."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 7.0
    bench = Bench(seconds, 1280, 800)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Qt platform {bench.application.platformName()}")
    bench.deals()  # pictures are drawn once
    spare_the_collector()
    gaps: dict[tuple[str, str], Gaps] = {}
    for _ in range(rounds):
        for case in CASES:
            duplicator = Duplicator(ENDLESS)
            if case != "without":
                duplicator.play(hand(), Duplicate(0))
                duplicator.go_on()
                bench.rest()  # until it has loaded everything and plays
            if case == "held":
                duplicator.hold()
            gaps.setdefault((case, "at rest"), []).extend(bench.rest())
            gaps.setdefault((case, "270 cards dealt"), []).extend(bench.deals())
            duplicator.close()
    for (case, painted), found in gaps.items():
        told(f"{painted}, {case}", found)
    bench.table.close()


if __name__ == "__main__":
    main()
