"""How often the judge scolds good moves and finds bad ones.

Run with ``python -m benchmarks.judge --game taihe_a_bao``. In every position: the move of a master, which is another
search with other settings; the master's move and the judge's own best move, judged with six seeds (``again``); and,
where the long search of ``benchmarks.regret`` found one in both of its halves, the worst blunder (it loses
``--blunder`` times what matters by another rollout policy). Stored positions come in strides, so that a run that is
stopped early has seen all deals; ``--match NUMBER --positions 600`` draws them from a match of casual players instead,
which have no blunders stored.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from time import process_time
from typing import Any

from benchmarks.regret import Values
from benchmarks.stored_positions import FOLDER, chosen, name_of, stored
from engine.game import Action, AnyGame
from engine.games import GAMES
from engine.match import Match
from engine.players import bot_named
from engine.players.hints import is_forced, verdict_for
from engine.players.judge import JUDGE_LEVEL, Grade, Weighing, seed_of, verdict_on
from engine.record import opened

STRIDE = 7
"""Positions are looked at in so many rounds."""
TOLD_EVERY = 5
BLUNDER = 3.0
"""A planted blunder loses so many times what matters."""
PARTS = ("master", "again", "blunder")
SEEDS = 6
"""A move is judged again with so many seeds."""


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


def grades(game: AnyGame, view: Any, moves: list[Action], seed: str) -> list[set[Grade]]:
    """What the judge calls each of these moves, with several seeds."""
    found: list[set[Grade]] = [set() for _ in moves]
    for number in range(SEEDS):
        salt = f"{seed} again {number}"
        known = Weighing(verdict_for(game, view, Random(seed_of(view) + salt), tuple(moves), level=JUDGE_LEVEL))
        for move, said in zip(moves, found, strict=True):
            weighing = verdict_on(game, view, move, known, salt)
            if weighing is not None and weighing.grade is not None:
                said.add(weighing.grade)
    return found


def looked_at(
    game: AnyGame, view: Any, halves: list[dict[str, float]], parts: tuple[str, ...], times: float, seed: str
) -> Counter[str]:
    """What the judge says in one position: by part, how many moves were judged and how many were called mistakes.

    A move that is judged again is called a mistake where another seed called it the best.
    """
    found: Counter[str] = Counter()
    verdict = verdict_for(game, view, Random(seed_of(view) + seed), level=JUDGE_LEVEL)
    if not verdict.best.worlds:
        return found
    known, moves = Weighing(verdict), {}
    if "master" in parts or "again" in parts:
        master = bot_named("search:nmaster")(game, view, Random(f"master{seed}"))
    if "master" in parts:
        moves["master"] = master
    if "blunder" in parts:
        moves["blunder"] = blunder(game, view, halves, times)
    for part, move in moves.items():
        said = None if move is None else verdict_on(game, view, move, known, seed)
        if said is not None:
            found[part] += 1
            found[f"{part} mistake"] += said.grade is Grade.MISTAKE
            found[f"{part} best"] += said.grade is Grade.BEST
    if "again" in parts:
        for called in grades(game, view, list(dict.fromkeys((verdict.best.action, master))), seed):
            found["again"] += 1
            found["again mistake"] += {Grade.BEST, Grade.MISTAKE} <= called
            found["again best"] += called == {Grade.BEST}
    return found


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
    arguments = parser.parse_args()
    game, parts = GAMES[arguments.game], tuple(arguments.parts.split(","))
    total: Counter[str] = Counter()
    for number, (name, view, halves) in enumerate(positions_of(game, arguments), 1):
        found = looked_at(game, view, halves, parts, arguments.blunder, arguments.seed)
        total += found
        if found["master mistake"] or found["again mistake"] or found["blunder"] > found["blunder mistake"]:
            print(name, {part: count for part, count in found.items() if count}, flush=True)
        if number % TOLD_EVERY == 0:
            told = "; ".join(f"{part}: {total[f'{part} mistake']} mistakes of {total[part]}" for part in parts)
            print(f"{game.key}, {number} positions: {told} ({process_time():.0f} s)", flush=True)
    print(f"{game.key}: {dict(total)} ({process_time():.0f} s)", flush=True)


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
