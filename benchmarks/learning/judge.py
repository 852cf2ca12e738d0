"""How often the judge calls good moves mistakes, and how many bad ones it finds.

Run with ``python -m benchmarks.learning.judge --game taihe_a_bao --results FILE``. In every position it judges the move
of a master, which is another search with other settings; the moves of a master, of the judge's own search and of a
casual player, with six seeds (``again``); and, where the long search of ``benchmarks.players.regret`` found one in both
of its halves, the worst blunder (it loses ``--blunder`` times what matters by another rollout policy). Stored positions
come in strides, so that a run that is stopped early has seen all deals; ``--match NUMBER --positions 600`` draws them
from a match of casual players instead, which have no blunders stored. Results are kept in the file, a position a line:
a run that was stopped goes on from there, and ``--seconds`` stops it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, islice
from math import inf
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from benchmarks.players.regret import Values
from benchmarks.players.stored_positions import FOLDER, chosen, name_of, stored
from engine.game import Action, AnyGame
from engine.games import GAMES
from engine.match import Match
from engine.players import bot_named
from engine.players.hints import is_forced, verdict_for
from engine.players.judge import JUDGE_LEVEL, Grade, Weighing, seed_of, verdict_on
from engine.record import opened

STRIDE = 7
"""Positions are looked at in so many rounds."""
BLUNDER = 3.0
"""A planted blunder loses so many times what matters."""
PARTS = ("master", "again", "blunder")
SEEDS = 6
"""A move is judged again with so many seeds."""


class Judged(NamedTuple):
    """What the judge called a move, and why it was asked about: once, or by one seed after the other."""

    part: str
    move: str
    called: list[str]


def blunder(game: AnyGame, view: Any, halves: list[dict[str, float]], times: float) -> Action | None:
    """The worst move of this position by the long search; None where no move loses so much in both halves."""
    assert game.search_model is not None
    one, other = halves
    best = max(one, key=one.__getitem__), max(other, key=other.__getitem__)
    lost = {move: min(other[best[0]] - other[move], one[best[1]] - one[move]) for move in one}
    worst = max(lost, key=lost.__getitem__)
    return game.read_action(worst) if lost[worst] >= times * game.search_model.matters(view) else None


def drawn(game: AnyGame, number: int) -> Iterator[tuple[str, Any]]:
    """Name and view of a few decisions of every deal of this match, as it goes on."""
    match = Match(game, game.options(), number)
    while True:
        record, plies, ended = chosen(match)
        state = opened(record).state
        for ply, action in enumerate(record.actions):
            if ply in plies:
                assert state.turn is not None
                yield f"{number}/{match.dealt}:{ply}", state.view(state.turn)
            state = state.after(action).state
        match = replace(match, standing=game.settle(ended, match.standing), dealt=match.dealt + 1)


def grades(game: AnyGame, view: Any, move: Action, seed: str) -> list[str]:
    """What the judge calls this move with several seeds, each with a search of its own, as at the table."""
    found = []
    for number in range(SEEDS):
        weighing = verdict_on(game, view, move, salt=f"{seed} again {number}")
        found.append("" if weighing is None or weighing.grade is None else str(weighing.grade))
    return found


def looked_at(
    game: AnyGame, view: Any, halves: list[dict[str, float]], parts: tuple[str, ...], times: float, seed: str
) -> list[Judged]:
    """What the judge says in one position of one move after the other."""
    verdict = verdict_for(game, view, Random(seed_of(view) + seed), level=JUDGE_LEVEL)
    if not verdict.best.worlds:
        return []
    known, moves = Weighing(verdict), {}
    if "master" in parts or "again" in parts:
        moves["master"] = bot_named("search:nmaster")(game, view, Random(f"master{seed}"))
    if "blunder" in parts:
        moves["blunder"] = blunder(game, view, halves, times)
    found = []
    for part, move in moves.items():
        if move is not None and part in parts:
            said = verdict_on(game, view, move, known, seed)
            assert said is not None
            found.append(Judged(part, str(move), [str(said.grade)]))
    if "again" in parts:
        casual = bot_named("search:casual")(game, view, Random(f"casual{seed}"))
        makers = {"again": (verdict.best.action, moves["master"]), "again casual": (casual,)}
        asked = {move: part for part in reversed(makers) for move in makers[part]}
        found += [Judged(part, str(move), grades(game, view, move, seed)) for move, part in asked.items()]
    return found


def counted(every: Iterable[Judged]) -> Counter[str]:
    """By part: how many moves were judged, and how many were called mistakes, the best, and two things by two seeds."""
    total: Counter[str] = Counter()
    for part, _, called in every:
        total[part] += 1
        total[f"{part}: mistake"] += Grade.MISTAKE in called
        total[f"{part}: best"] += set(called) == {Grade.BEST}
        total[f"{part}: best and mistake"] += {Grade.BEST, Grade.MISTAKE} <= set(called)
        total[f"{part}: good and mistake"] += len(set(called)) > 1 and Grade.MISTAKE in called
    return +total


def main() -> None:
    """Prints the counts so far every now and then, and where a good move was scolded or a blunder was not found."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=GAMES)
    parser.add_argument("--parts", default=",".join(PARTS))
    parser.add_argument("--blunder", type=float, default=BLUNDER)
    parser.add_argument("--set", default="", help="another set of positions than the usual one")
    parser.add_argument("--match", type=int, help="positions of the match of this number, instead of stored ones")
    parser.add_argument("--positions", type=int, default=600, help="so many of them")
    parser.add_argument("--seed", default="", help="what else master and judge draw from")
    parser.add_argument("--results", type=Path, required=True, help="where what is found is kept, and is read")
    parser.add_argument("--seconds", type=float, default=inf, help="of processor time, after which the run stops")
    arguments = parser.parse_args()
    game, parts = GAMES[arguments.game], tuple(arguments.parts.split(","))
    results = read_results(arguments.results)
    for name, view, halves in positions_of(game, arguments):
        if name not in results:
            if process_time() > arguments.seconds:
                break
            found = looked_at(game, view, halves, parts, arguments.blunder, arguments.seed)
            results[name] = found
            with arguments.results.open("a", encoding="ascii") as file:
                file.write(json.dumps([name, found]) + "\n")
            for each in found:
                if (each.part == "blunder") == (Grade.MISTAKE not in each.called) or len(set(each.called)) > 1:
                    print(name, *each, flush=True)
    else:
        print("all positions looked at")
    print(f"{game.key}, {len(results)} positions: {dict(counted(chain(*results.values())))} ({process_time():.0f} s)")


def read_results(file: Path) -> dict[str, list[Judged]]:
    """What was found so far, by the name of the position."""
    lines = file.read_text("ascii").splitlines() if file.exists() else ()
    return {name: [Judged(*each) for each in found] for name, found in map(json.loads, lines)}


def positions_of(game: AnyGame, asked: argparse.Namespace) -> Iterator[tuple[str, Any, list[dict[str, float]]]]:
    """The positions that are asked for: name, view, and what the long search found of a stored one."""
    if asked.match is not None:
        choices = ((name, view, [{}, {}]) for name, view in drawn(game, asked.match) if not is_forced(view))
        yield from islice(choices, asked.positions)
        return
    values: Values = json.loads((FOLDER / f"{name_of(game, asked.set)}.values.json").read_text("ascii"))
    stores = [(name, view) for name, view in stored(game, asked.set) if name in values and not is_forced(view)]
    for first in range(STRIDE):
        yield from ((name, view, values[name]) for name, view in stores[first::STRIDE])


if __name__ == "__main__":
    main()
