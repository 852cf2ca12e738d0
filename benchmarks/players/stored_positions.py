"""Positions to measure players on: one record a line with the plies to look at, kept in ``benchmarks/positions``.

Run with ``python -m benchmarks.players.stored_positions --game taihe_a_bao`` to choose them again: deals that casual
players (or greedy ones, where a game has no search) play one after the other, and in each a few decisions with a real
choice. ``--phases Crowning`` adds a decision of each of these phases, which have two moves at most; ``--only Returning
--set returns --number 20261`` keeps a second set, of that phase alone, from other deals.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from engine.game import AnyGame, act
from engine.games import GAMES
from engine.match import Match, next_record, player_seed
from engine.players import bot_named
from engine.record import Record, opened, read_record, write_record
from engine.search_model import SearchSettings

FOLDER = Path(__file__).parent.parent / "positions"
NUMBER = 20_260
"""The number of the match whose deals are taken."""
DEALS, EACH = 70, 3
CHOICE = 3
"""A decision with fewer moves to search is no test, but in the phases that never leave more."""


def name_of(game: AnyGame, kept: str = "") -> str:
    """What the files of this game's positions are called; ``kept``: of another set than the usual one."""
    return f"{game.key}.{kept}" if kept else game.key


def stored(game: AnyGame, kept: str = "") -> Iterator[tuple[str, Any]]:
    """Name and view of every stored decision of this game, in this set."""
    lines = (FOLDER / f"{name_of(game, kept)}.jsonl").read_text("ascii").splitlines()
    for number, line in enumerate(lines):
        one = json.loads(line)
        record = read_record(one["record"], GAMES)
        state = opened(record).state
        for ply, action in enumerate(record.actions):
            if ply in one["plies"]:
                assert state.turn is not None
                yield f"{number}:{ply}", state.view(state.turn)
            state = state.after(action).state


def chosen(match: Match, phases: Sequence[str] = (), only: str = "") -> tuple[Record, tuple[int, ...], Any]:
    """The next deal as played, the decisions to look at, and the state at its end; ``only``: of this phase alone."""
    game, record = match.game, next_record(match)
    bot = bot_named("search:casual" if game.is_searched else "greedy")
    state, actions, plies = opened(record).state, [], []
    few: dict[str, list[int]] = {phase: [] for phase in phases}
    while state.turn is not None:
        view: Any = state.view(state.turn)
        moves = (
            ()
            if game.search_model is None
            else game.search_model.search_problem(view, SearchSettings(infers=False), ()).moves
        )
        name = type(getattr(view, "phase", None)).__name__
        phase = few.get(name)
        if len(moves) > 1 and (phase is not None or len(moves) >= CHOICE) and only in ("", name):
            (plies if phase is None else phase).append(len(actions))
        action = bot(game, view, Random(player_seed(match.number, match.dealt, len(actions))))
        actions.append(action)
        state = act(state, action).state
    random = Random(f"positions {game.key} {match.dealt}")
    for number, kept in ((EACH, plies), *((1, each) for each in few.values())):
        while len(kept) > number:
            kept.pop(int(random.random() * len(kept)))
    plies = sorted(sum(few.values(), plies))
    return Record(game, match.options, record.standing, record.shuffle, tuple(actions)), tuple(plies), state


def main() -> None:
    """Writes the positions of one game."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=GAMES)
    parser.add_argument("--phases", default="", help="one decision a deal of each of these phases, too: NAME,…")
    parser.add_argument("--only", default="", help="decisions of this phase alone")
    parser.add_argument("--number", type=int, default=NUMBER, help="of the match whose deals are taken")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--set", default="", help="the name of another set of positions")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    FOLDER.mkdir(exist_ok=True)
    lines, match = [], Match(game, game.options(), arguments.number)
    for dealt in range(arguments.deals):
        record, plies, ended = chosen(match, tuple(filter(None, arguments.phases.split(","))), arguments.only)
        match = replace(match, standing=game.settle(ended, match.standing), dealt=dealt + 1)
        if not plies:
            continue
        written = write_record(record)
        written["actions"] = written["actions"][: max(plies) + 1]
        lines.append(json.dumps({"plies": plies, "record": written}, separators=(",", ":")))
    (FOLDER / f"{name_of(game, arguments.set)}.jsonl").write_text("\n".join(lines) + "\n", "ascii")
    print(sum(len(json.loads(line)["plies"]) for line in lines), "positions")


if __name__ == "__main__":
    main()
