"""What a player's moves are worth against another player's, over fresh choices: 0 where both make the same move.

Run with ``python -m benchmarks.players.other_moves --game taihe_a_bao --bots search:nmaster,search:nstrong --results
FILE --minutes 10`` as often as needed: a run goes on where the last one ended. The choices are those of deals that
casual players play. Where the two players' moves differ, both are played out in the same imagined deals by the judge's
policy, each by the plan that suits it best; ``--by search:nskilled`` has these players play them on instead. That takes
a fraction of the time of mirrored deals for an interval as narrow, but says nothing of what follows from a move later.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any

from benchmarks.speed.thinking import is_choice, views
from engine.game import AnyGame, act
from engine.games import GAMES
from engine.match import result_of
from engine.players import bot_named
from engine.players.judge import is_alike
from engine.players.measure import estimate
from engine.search_model import SearchSettings

FIRST = 70_000
"""The number of the first deal, so that none was seen while anything was chosen."""
WORLDS = 400
"""Imagined deals in which two moves are compared by the judge's policy."""


def by_policy(game: AnyGame, view: Any, moves: tuple[Any, Any], worlds: int, random: Random) -> float:
    """By how much the first move is better than the second in these imagined deals, by the judge's policy."""
    assert game.search_model is not None
    problem = game.search_model.search_problem(view, SearchSettings(judges=True), moves)
    drawn = [problem.imagined(random) for _ in range(worlds)]

    def value(move: Any) -> float:
        arms = problem.arms(problem.moves.index(move))
        return max(fmean(problem.playout(world, arm).value for world in drawn) for arm in arms)

    one, other = map(value, moves)
    return one - other


def by_players(game: AnyGame, view: Any, moves: tuple[Any, Any], worlds: int, by: str, random: Random) -> float:
    """The same where these players play every imagined deal on after either move."""
    bot, differences = bot_named(by), []
    for _ in range(worlds):
        imagined, seed, found = game.imagine(view, random), random.random(), []
        for move in moves:
            step, ply = act(imagined, move), 0
            while step.state.turn is not None:
                action = bot(game, step.state.view(step.state.turn), Random(f"{seed} {ply}"))
                step, ply = act(step.state, action), ply + 1
            found.append(result_of(step).scored.changes[view.seat])
        differences.append(found[0] - found[1])
    return fmean(differences)


def known(results: Path) -> dict[str, tuple[bool, float]]:
    """By choice, whether the moves differed, and by how much the first player's was better."""
    lines = results.read_text("utf-8").splitlines() if results.exists() else ()
    return {name: (bool(differs), value) for name, differs, value in map(json.loads, lines)}


def main() -> None:
    """Goes on with the choices, and prints what is known of them."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=[key for key, game in GAMES.items() if game.is_searched])
    parser.add_argument("--preset", help="the house rules; usually the game's own")
    parser.add_argument("--bots", default="search:nmaster,search:nstrong")
    parser.add_argument("--by", default="", help="who plays on; without it the judge's policy does")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--stride", type=int, default=1, help="every so many of the choices")
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=10)
    arguments = parser.parse_args()
    game, until = GAMES[arguments.game], monotonic() + 60 * arguments.minutes
    options = game.presets[arguments.preset] if arguments.preset else game.options()
    bots = [bot_named(name) for name in arguments.bots.split(",")]
    done = known(arguments.results)
    for dealt in range(arguments.first, arguments.first + arguments.deals):
        for place, view in enumerate(views(game, 1, options, dealt)):
            name = f"{dealt} {place}"
            if place % arguments.stride or name in done or not is_choice(game, view):
                continue
            if monotonic() > until:
                break
            one, other = (bot(game, view, Random(f"other moves {name}")) for bot in bots)
            differ, value = not is_alike(game, view, one, other), 0.0
            if differ:
                random, moves = Random(f"judged {name}"), (one, other)
                if arguments.by:
                    value = by_players(game, view, moves, arguments.worlds, arguments.by, random)
                else:
                    value = by_policy(game, view, moves, arguments.worlds, random)
            with arguments.results.open("a", encoding="utf-8") as file:
                file.write(json.dumps([name, differ, round(value, 4)]) + "\n")
    found = list(known(arguments.results).values())
    mean = estimate([value for _, value in found])
    print(f"{sum(differ for differ, _ in found)} of {len(found)} differ: {mean.mean:+.4f} ± {mean.margin or 0:.4f}")


if __name__ == "__main__":
    main()
