"""A bot of these sources against one of another checkout, in two processes, over mirrored deals.

Run with ``python -m benchmarks.players.versions --other PATH --game bashi_fen --bots search:nstrong,search:nstrong
--deals 40 --results FILE --minutes 10``, where PATH is a worktree of an older commit; it goes on where the last run
ended. Each side plays its own sources; the record of the deal is told to both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any, NamedTuple

from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record, player_seed, result_of
from engine.players import bot_named
from engine.players.measure import estimate
from engine.record import opened

SEED = 2032


class Setting(NamedTuple):
    """What is played: the game, its preset (empty: the usual options), and the number of the deal."""

    game: str
    preset: str
    number: int


def serve() -> None:
    """Plays one deal after another as the other process says: a setting, then bots to answer and actions made."""
    step: Any = None
    setting = Setting("", "", 0)
    for line in sys.stdin:
        word, *rest = json.loads(line)
        game = GAMES[rest[0] if word == "deal" else setting.game]
        if word == "deal":
            setting = Setting(*rest)
            options = game.presets[setting.preset] if setting.preset else game.options()
            step = opened(next_record(Match(game, options, SEED, dealt=setting.number)))
        elif word == "ask":
            bot, ply = rest
            random = Random(player_seed(SEED, setting.number, ply))
            print(json.dumps(str(bot_named(bot)(game, step.state.view(step.state.turn), random))), flush=True)
            continue
        else:
            step = act(step.state, game.read_action(rest[0]))
        ended = None
        if step.state.turn is None:
            result = result_of(step)
            ended = [list(result.scored.changes), result.ended.void]
        print(json.dumps([step.state.turn, ended]), flush=True)


def started(root: Path) -> subprocess.Popen[str]:
    """A process that plays by the sources under this root."""
    return subprocess.Popen(
        [sys.executable, str(Path(__file__).resolve()), "--serve"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def said(process: subprocess.Popen[str], *words: object) -> Any:
    """The answer of a process."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(words) + "\n")
    process.stdin.flush()
    return json.loads(process.stdout.readline())


def duel(processes: list[subprocess.Popen[str]], bots: list[str], setting: Setting) -> float | None:
    """By how much a seat of the first bot does better than one of the other; None where the deal is void."""
    found = []
    for rotation in range(2):
        (turn, ended), _ = (said(process, "deal", *setting) for process in processes)
        ply = 0
        while turn is not None:
            side = (turn + rotation) % 2
            action = said(processes[side], "ask", bots[side], ply)
            (turn, ended), _ = (said(process, "act", action) for process in processes)
            ply += 1
        changes, void = ended
        if void:
            return None
        ours, theirs = (
            fmean(change for seat, change in enumerate(changes) if (seat + rotation) % 2 == side) for side in (0, 1)
        )
        found.append(ours - theirs)
    return fmean(found)


def main() -> None:
    """Plays on, and prints what is known."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--other", type=Path, required=True, help="the root of the other checkout")
    parser.add_argument("--game", required=True, choices=GAMES)
    parser.add_argument("--preset", default="")
    parser.add_argument("--bots", default="search:nstrong,search:nstrong", help="of these sources, of the other ones")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=10)
    arguments = parser.parse_args()
    until = monotonic() + 60 * arguments.minutes
    bots = arguments.bots.split(",")
    kind = [arguments.game, arguments.preset, *bots, str(arguments.other)]
    lines = arguments.results.read_text(encoding="utf-8").splitlines() if arguments.results.exists() else []
    found = {number: value for *known, number, value in map(json.loads, lines) if known == kind}
    processes = [started(Path.cwd()), started(arguments.other)]
    for number in range(arguments.first, arguments.first + arguments.deals):
        if number in found or monotonic() > until:
            continue
        found[number] = duel(processes, bots, Setting(arguments.game, arguments.preset, number))
        with arguments.results.open("a", encoding="utf-8") as file:
            file.write(json.dumps([*kind, number, found[number]]) + "\n")
    for process in processes:
        process.terminate()
    counted = [value for value in found.values() if value is not None]
    if counted:
        gained = estimate(counted)
        print(f"{' '.join(kind)}: {gained.mean:+.3f} ± {gained.margin or 0:.3f}, {len(counted)} deals")


if __name__ == "__main__":
    if sys.argv[1:] == ["--serve"]:
        serve()
    else:
        main()
