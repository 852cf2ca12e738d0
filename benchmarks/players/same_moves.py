"""What players do in some decisions of every game and preset, a JSON line each, to be compared between two Pythons.

``python -m benchmarks.players.same_moves > one.jsonl``, then the same with another Python, another PYTHONHASHSEED or on
another machine, and ``cmp one.jsonl other.jsonl``. A few minutes.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from random import Random

from engine.game import AnyGame, act
from engine.games import GAMES
from engine.match import Match, next_record, player_seed
from engine.options import GameOptions
from engine.players import bot_named
from engine.prompts import Choose, is_quiet
from engine.record import opened

BOTS = ("search:novice", "search:casual", "search:nskilled", "search:n100")
"""Whose moves are told; ``n100`` weighs imagined deals by what was played, as the strong levels do."""
EVERY = 5
"""So many decisions from one that is told to the next; the first few are all told."""
FIRST = 3


def main() -> None:
    """Prints the moves."""
    parser = argparse.ArgumentParser("python -m benchmarks.players.same_moves", description=__doc__, allow_abbrev=False)
    parser.add_argument("--number", type=int, default=777, help="of the deals")
    number = parser.parse_args().number
    for game in GAMES.values():
        for preset, options in game.presets.items():
            for ply, bot, action in moves(game, options, number):
                print(json.dumps([game.key, preset, ply, bot, action]), flush=True)


def moves(game: AnyGame, options: GameOptions, number: int) -> Iterator[tuple[int, str, str]]:
    """After how many actions which bot does what, in one deal that casual players play."""
    bots = {name: bot_named(name) for name in BOTS}
    step, ply, decisions = opened(next_record(Match(game, options, number))), 0, 0
    while step.state.turn is not None:
        view, seed = step.state.view(step.state.turn), player_seed(number, 0, ply)
        prompt = view.prompt()
        if is_quiet(prompt) and isinstance(prompt, Choose) and len(prompt.actions) == 1:
            action = prompt.actions[0]
        else:
            decisions += 1
            if decisions <= FIRST or decisions % EVERY == 0:
                yield from ((ply, name, str(bot(game, view, Random(seed)))) for name, bot in bots.items())
            action = bots["search:casual"](game, view, Random(seed))
        step, ply = act(step.state, action), ply + 1


if __name__ == "__main__":
    main()
