"""How often the judge scolds good moves and finds bad ones, on the stored positions.

Run with ``python -m benchmarks.judge --game taihe_a_bao``. In every position: the move of a master, which is another
search with other settings; the judge's own best move, judged again from other deals; and, where the long search of
``benchmarks.regret`` found one in both of its halves, the worst blunder (it loses ``--blunder`` times what matters by
another rollout policy). Positions come in strides, so that a run that is stopped early has seen all deals.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from random import Random
from time import process_time
from typing import Any

from benchmarks.regret import Values
from benchmarks.stored_positions import FOLDER, name_of, stored
from engine.game import Action, AnyGame
from engine.games import GAMES
from engine.players import bot_named
from engine.players.hints import is_forced, verdict_for
from engine.players.judge import JUDGE_LEVEL, Grade, Weighing, seed_of, verdict_on

STRIDE = 7
"""Positions are looked at in so many rounds."""
TOLD_EVERY = 5
BLUNDER = 3.0
"""A planted blunder loses so many times what matters."""
PARTS = ("master", "again", "blunder")


def blunder(game: AnyGame, view: Any, halves: list[dict[str, float]], times: float) -> Action | None:
    """The worst move of this position by the long search; None where no move loses so much in both halves."""
    assert game.search_model is not None
    one, other = halves
    best = max(one, key=one.__getitem__), max(other, key=other.__getitem__)
    lost = {move: min(other[best[0]] - other[move], one[best[1]] - one[move]) for move in one}
    worst = max(lost, key=lost.__getitem__)
    return game.read_action(worst) if lost[worst] >= times * game.search_model.matters(view) else None


def looked_at(
    game: AnyGame, view: Any, halves: list[dict[str, float]], parts: tuple[str, ...], times: float
) -> Counter[str]:
    """What the judge says in one position: by part, how many moves were judged and how many were called mistakes."""
    found: Counter[str] = Counter()
    verdict = verdict_for(game, view, Random(seed_of(view)), level=JUDGE_LEVEL)
    if not verdict.best.worlds:
        return found
    known, moves = Weighing(verdict), {}
    if "master" in parts:
        moves["master"] = bot_named("search:nmaster")(game, view, Random("master"))
    if "blunder" in parts:
        moves["blunder"] = blunder(game, view, halves, times)
    for part, move in moves.items():
        said = None if move is None else verdict_on(game, view, move, known)
        if said is not None:
            found[part] += 1
            found[f"{part} mistake"] += said.grade is Grade.MISTAKE
            found[f"{part} best"] += said.grade is Grade.BEST
    if "again" in parts:
        said = verdict_on(game, view, verdict.best.action, salt="again")
        found["again"] += said is not None
        found["again mistake"] += said is not None and said.grade is Grade.MISTAKE
        found["again best"] += said is not None and said.grade is Grade.BEST
    return found


def main() -> None:
    """Prints the counts so far every now and then, and where a good move was scolded or a blunder was not found."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=GAMES)
    parser.add_argument("--parts", default=",".join(PARTS))
    parser.add_argument("--blunder", type=float, default=BLUNDER)
    parser.add_argument("--set", default="", help="another set of positions than the usual one")
    arguments = parser.parse_args()
    game, parts = GAMES[arguments.game], tuple(arguments.parts.split(","))
    values: Values = json.loads((FOLDER / f"{name_of(game, arguments.set)}.values.json").read_text("ascii"))
    positions = [(name, view) for name, view in stored(game, arguments.set) if name in values and not is_forced(view)]
    total: Counter[str] = Counter()
    in_strides = [each for first in range(STRIDE) for each in positions[first::STRIDE]]
    for number, (name, view) in enumerate(in_strides, 1):
        found = looked_at(game, view, values[name], parts, arguments.blunder)
        total += found
        if found["master mistake"] or found["again mistake"] or found["blunder"] > found["blunder mistake"]:
            print(name, {part: count for part, count in found.items() if count}, flush=True)
        if number % TOLD_EVERY == 0 or number == len(in_strides):
            told = "; ".join(f"{part}: {total[f'{part} mistake']} mistakes of {total[part]}" for part in parts)
            print(f"{game.key}, {number} positions: {told} ({process_time():.0f} s)", flush=True)


if __name__ == "__main__":
    main()
