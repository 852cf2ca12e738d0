"""What one seat wins by playing better: the same deals twice at a table of equals, with one bot and the other there.

Run with ``python -m benchmarks.one_seat --game bao_huang --table greedy --bots search:nskilled,greedy --deals 100``.
Where deals are long and seats many, an interval narrows four times as fast for the same work as between mirrored
tables (``benchmarks.ladder``): only one seat thinks, and it is not held back by partners and foes who think as well.
The seat moves on by one every deal. Playouts alone should bind the searches here: ``search:nLEVEL``.
"""

from __future__ import annotations

import argparse
from time import process_time

from engine.games import GAMES
from engine.players import bot_for
from engine.players.arena import single_deal
from engine.players.measure import estimate

SEED = 2027
REPORT_EVERY = 10


def main() -> None:
    """Prints the gain a deal of the first bot over the second in the same seat, with its 95 % interval, on the way."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=[key for key, game in GAMES.items() if game.mind is not None])
    parser.add_argument("--table", default="greedy")
    parser.add_argument("--bots", required=True, metavar="B,B")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the place of the first deal, to go on where a run ended")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    options = game.options()
    one, other = arguments.bots.split(",")
    bots = {name: bot_for(game, name) for name in (one, other, arguments.table)}
    seats = game.seats(options)
    gains: list[float] = []
    for place in range(arguments.first, arguments.first + arguments.deals):
        seat, points = place % seats, []
        for name in (one, other):
            names = [name if each == seat else arguments.table for each in range(seats)]
            points.append(single_deal(game, options, SEED, place, names, bots).result.scored.changes[seat])
        gains.append(points[0] - points[1])
        if len(gains) % REPORT_EVERY == 0 or len(gains) == arguments.deals:
            gain = estimate(gains)
            print(
                f"{one} over {other} at a table of {arguments.table}: {gain.mean:+.3f} ± {gain.margin or 0:.3f} points "
                f"a deal, {len(gains)} deals, {process_time():.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
