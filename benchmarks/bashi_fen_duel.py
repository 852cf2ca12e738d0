"""Two bots of Bashi Fen against each other: every deal twice with fixed partners, once for each seat with fluid ones.

Run with ``python -m benchmarks.bashi_fen_duel --preset tuo_la_ji --bots search:n60,greedy --deals 40``. Levels are what
counts; the points that the opponents collect tell the same story with less luck in it. The bids are alike where both
bots bid by the same rule, so that the pairs differ in nothing but the play. Playouts bind searches here, not the clock.
"""

from __future__ import annotations

import argparse
from statistics import fmean
from time import process_time

from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import PRESETS, Options, fluid
from engine.players import bot_for
from engine.players.arena import Played, seating, single_deal
from engine.players.measure import estimate

SEED = 2026


def scores(played: Played, names: tuple[str, ...]) -> tuple[float, float]:
    """By how many levels, and how many points, the first bot's seats did better than the other's."""
    changes = played.result.scored.changes
    by_bot = [fmean(changes[seat] for seat, bot in enumerate(played.bots) if bot == name) for name in names]
    points = sum(line.amount for line in played.result.scored.lines if line.key == "points_total")
    stays = any(line.key == "declarers_gain" for line in played.result.scored.lines)
    share = [
        fmean((seat in played.result.ended.winners) == stays for seat, bot in enumerate(played.bots) if bot == name)
        for name in names
    ]
    return by_bot[0] - by_bot[1], -points * (share[0] - share[1])


def duel(options: Options, names: tuple[str, ...], number: int) -> tuple[float, float] | None:
    """One deal in every seating, or None where nobody bid."""
    bots = {name: bot_for(BASHI_FEN, name) for name in names}
    found = []
    for rotation in range(options.seats if fluid(options) else 2):
        played = single_deal(BASHI_FEN, options, SEED, number, seating(names, options.seats, rotation), bots)
        if played.result.ended.void:
            return None
        found.append(scores(played, names))
    levels, points = zip(*found, strict=True)
    return fmean(levels), fmean(points)


def main() -> None:
    """Prints the difference as it grows more certain."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--preset", choices=PRESETS, default="tuo_la_ji")
    parser.add_argument("--bots", default="search:n60,greedy")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    arguments = parser.parse_args()
    one, other = arguments.bots.split(",")
    found: list[tuple[float, float]] = []
    for number in range(arguments.first, arguments.first + arguments.deals):
        score = duel(PRESETS[arguments.preset], (one, other), number)
        found += [] if score is None else [score]
        if (found and len(found) % 5 == 0) or number == arguments.first + arguments.deals - 1:
            levels, points = (estimate(list(each)) for each in zip(*found, strict=True))
            print(
                f"{arguments.preset}: {one} over {other}: {levels.mean:+.3f} ± {levels.margin or 0:.3f} levels, "
                f"{points.mean:+.1f} ± {points.margin or 0:.1f} points, {len(found)} deals, {process_time():.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
