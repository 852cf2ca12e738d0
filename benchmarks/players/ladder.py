"""Every level against the next one down, each deal once for each seat rotation: points a deal with 95 % intervals.

Run with ``python -m benchmarks.players.ladder --game taihe_a_bao --deals 200``; it prints a line for every block of
deals, so that a run can be ended when its intervals are narrow enough. Playouts alone bind the searches here, never the
clock.
"""

from __future__ import annotations

import argparse

from app.cli.simulate import SimulationPlan, simulated
from engine.games import GAMES
from engine.players import bot_for
from engine.players.levels import LEVELS
from engine.players.measure import estimate
from engine.players.tally import added

BLOCK = 10
SEED = 2026


def rungs() -> list[tuple[str, str]]:
    """The stronger and the weaker bot of every rung, from the bottom up."""
    searching = [f"search:n{name}" for name, level in LEVELS.items() if level.budget.playouts]
    steps = ["random", "greedy", *searching]
    return [*zip(steps[1:], steps, strict=False), ("search:casual", "greedy"), (searching[1], "search:casual")]


def main() -> None:
    """Prints every rung as it is climbed."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=[key for key, game in GAMES.items() if game.is_searched])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--rungs", help="some of them only: STRONGER/WEAKER,…")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    pairs = rungs()
    if arguments.rungs:
        pairs = [(one, other) for one, _, other in (rung.partition("/") for rung in arguments.rungs.split(","))]
    for stronger, weaker in pairs:
        for name in (stronger, weaker):
            bot_for(game, name)
        tallies = []
        for block in range(-(-arguments.deals // BLOCK)):
            plan = SimulationPlan(game.key, game.options(), (stronger, weaker), BLOCK, False, SEED + block, True)
            tallies.append(simulated(plan, arguments.jobs))
            found = estimate(added(tallies).samples[stronger])
            margin = 0.0 if found.margin is None else found.margin
            deals = (block + 1) * BLOCK
            print(
                f"{stronger} over {weaker}: {found.mean:+.3f} ± {margin:.3f} points a deal, {deals} deals", flush=True
            )


if __name__ == "__main__":
    main()
