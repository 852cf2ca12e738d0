"""Positions to measure players on: one record a line with the plies to look at, kept in ``benchmarks/positions``.

Run with ``python -m benchmarks.stored_positions --game taihe_a_bao`` to choose them anew: deals that casual players (or
greedy ones, where a game has no search) play, and in each a few decisions that leave a real choice.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from engine.game import Game, act
from engine.games import GAMES
from engine.match import Match, next_record, player_seed
from engine.mind import Manner
from engine.players import bot_named
from engine.record import Record, opened, read_record, write_record

FOLDER = Path(__file__).parent / "positions"
NUMBER = 20_260
"""The number of the match whose deals are taken."""
DEALS, EACH = 70, 3
CHOICE = 3
"""A decision with fewer moves to search is no test."""


def stored(game: Game) -> Iterator[tuple[str, Any]]:
    """Name and view of every stored decision of this game."""
    lines = (FOLDER / f"{game.key}.jsonl").read_text("ascii").splitlines()
    for number, line in enumerate(lines):
        kept = json.loads(line)
        record = read_record(kept["record"], GAMES)
        state = opened(record).state
        for ply, action in enumerate(record.actions):
            if ply in kept["plies"]:
                assert state.turn is not None
                yield f"{number}:{ply}", state.view(state.turn)
            state = state.after(action).state


def chosen(game: Game, options: Any, dealt: int) -> tuple[Record, tuple[int, ...]]:
    """One deal as played, and the decisions to look at."""
    record = next_record(Match(game, options, NUMBER, dealt=dealt))
    bot = bot_named("search:casual" if game.mind is not None else "greedy")
    state, actions, plies = opened(record).state, [], []
    while state.turn is not None:
        view: Any = state.view(state.turn)
        if game.mind is not None and len(game.mind.look(view, Manner(infers=False), ()).moves) >= CHOICE:
            plies.append(len(actions))
        action = bot(game, view, Random(player_seed(NUMBER, dealt, len(actions))))
        actions.append(action)
        state = act(state, action).state
    random = Random(f"positions {game.key} {dealt}")
    while len(plies) > EACH:
        plies.pop(int(random.random() * len(plies)))
    return Record(game, options, record.standing, record.shuffle, tuple(actions)), tuple(plies)


def main() -> None:
    """Writes the positions of one game."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=GAMES)
    game = GAMES[parser.parse_args().game]
    FOLDER.mkdir(exist_ok=True)
    lines = []
    for dealt in range(DEALS):
        record, plies = chosen(game, game.options(), dealt)
        written = write_record(record)
        written["actions"] = written["actions"][: max(plies) + 1]
        lines.append(json.dumps({"plies": plies, "record": written}, separators=(",", ":")))
    (FOLDER / f"{game.key}.jsonl").write_text("\n".join(lines) + "\n", "ascii")
    print(sum(len(json.loads(line)["plies"]) for line in lines), "positions")


if __name__ == "__main__":
    main()
