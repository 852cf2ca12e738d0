"""How long each level thinks about a decision.

Run with ``python -m benchmarks.speed.thinking --game taihe_a_bao`` on a quiet machine. It looks at the decisions of
whole deals of casual players in which a search has several moves to weigh. On a busy machine ``--cpu`` makes the
levels' clocks run on processor time, which other work affects less; then only the figures named cpu mean anything.
The memory that it prints is that of this process, with all positions and levels; ``benchmarks.speed.memory`` measures
one as the table starts it.
"""

from __future__ import annotations

import argparse
import resource
import sys
from functools import partial
from random import Random
from time import perf_counter, process_time
from typing import Any

from engine.game import AnyGame
from engine.games import GAMES
from engine.match import Match, next_record
from engine.players import bot_named, levels
from engine.players.levels import HINT_LEVEL, LEVEL_BOTS
from engine.players.measure import durations
from engine.players.search import search
from engine.record import opened

NUMBER = 31


def views(game: AnyGame, deals: int, options: Any = None, first: int = 0) -> list[Any]:
    """Every decision of so many deals from this number on, which casual players play."""
    options = game.options() if options is None else options
    bot, found = bot_named("search:casual"), []
    for dealt in range(first, first + deals):
        state = opened(next_record(Match(game, options, NUMBER, dealt=dealt))).state
        while state.turn is not None:
            view: Any = state.view(state.turn)
            found.append(view)
            state = state.after(bot(game, view, Random(f"{dealt} {len(found)}"))).state
    return found


def is_choice(game: AnyGame, view: Any) -> bool:
    """Whether a search has several moves to weigh here, by imagined deals."""
    assert game.search_model is not None
    problem = game.search_model.search_problem(view, HINT_LEVEL.settings, ())
    return problem.weighs and len(problem.moves) > 1


def main() -> None:
    """Prints one line a level."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=[key for key, game in GAMES.items() if game.is_searched])
    parser.add_argument("--preset", help="the house rules; usually the game's own")
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--stride", type=int, default=1, help="every so many of the choices")
    parser.add_argument("--cpu", action="store_true", help="levels are capped by processor time, not by the clock")
    parser.add_argument("--bots", default=",".join(LEVEL_BOTS))
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    if arguments.cpu:
        levels.search = partial(search, clock=process_time)
    every = views(game, arguments.deals, game.presets[arguments.preset] if arguments.preset else None)
    asked = [view for view in every if is_choice(game, view)][:: arguments.stride]
    print(f"{game.key}: {len(asked)} choices, by strides, of {len(every)} decisions; milliseconds: median, 95th, most")
    for name in arguments.bots.split(","):
        bot = bot_named(name)
        bot(game, asked[0], Random(0))  # tables are made
        wall, cpu = [], []
        for place, view in enumerate(asked):
            began, used = perf_counter(), process_time()
            bot(game, view, Random(place))
            wall.append(perf_counter() - began)
            cpu.append(process_time() - used)
        words = []
        for kind, seconds in (("clock", wall), ("cpu", cpu)):
            times = durations(seconds)
            assert times is not None
            words.append(f"{kind} {1000 * times.median:.1f} {1000 * times.p95:.1f} {1000 * times.max:.1f}")
        unit = 1 if sys.platform == "darwin" else 1024
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6
        print(f"{name}: {', '.join(words)}; memory so far {memory:.0f} MB", flush=True)


if __name__ == "__main__":
    main()
