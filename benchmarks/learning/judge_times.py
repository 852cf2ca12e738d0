"""What judging a whole hand costs: processor seconds of three versions of the judge, in turn in one run.

Run with ``python -m benchmarks.learning.judge_times --game taihe_a_bao --hands 5``. A novice sits on seat 0 among
casual players, so that there are mistakes to find; each of its real decisions is judged by every version of the judge
before the next one is. *Once*: 480 fresh deals, and no other search is asked. *Asked*: three searches are asked before
a move is called a mistake. *Now*: and where it is open whether the loss matters, more deals are drawn.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import replace
from math import inf
from random import Random
from statistics import fmean
from time import process_time
from unittest.mock import patch

from app.session import decisions
from engine.game import AnyGame, act
from engine.games import GAMES
from engine.match import Match, next_record, player_seed
from engine.players import bot_named, judge
from engine.record import Record, opened

KINDS = {
    "once": {"OPINIONS": 0, "MOST_FRESH": judge.FRESH},
    "asked": {"OPINIONS": judge.OPINIONS, "MOST_FRESH": judge.FRESH},
    "now": {"OPINIONS": judge.OPINIONS, "MOST_FRESH": judge.MOST_FRESH},
}
"""The kinds of judge, by what is set in the module."""


def hand_played(game: AnyGame, number: int) -> Record:
    """The first deal of the match of this number, in which seat 0 plays like a novice and the others casually."""
    record = next_record(Match(game, game.options(), number))
    step, actions = opened(record), []
    while step.state.turn is not None:
        bot = bot_named("search:casual" if step.state.turn else "search:novice")
        view = step.state.view(step.state.turn)
        actions.append(bot(game, view, Random(player_seed(number, 0, len(actions)))))
        step = act(step.state, actions[-1])
    return replace(record, actions=tuple(actions))


def main() -> None:
    """Prints one line a hand, and the means."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=GAMES)
    parser.add_argument("--hands", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=inf, help="of processor time, after which no hand is begun")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    hands: list[dict[str, float]] = []
    for number in range(arguments.hands):
        if process_time() > arguments.seconds:
            break
        seconds, mistakes, slowest, judged = Counter[str](), Counter[str](), Counter[str](), 0
        for turn, (_, view, action) in enumerate(decisions(hand_played(game, number), 0)):
            first = turn % len(KINDS)  # what one has found the next need not look for
            for name, kind in (*list(KINDS.items())[first:], *list(KINDS.items())[:first]):
                with patch.multiple(judge, **kind):
                    began = process_time()
                    weighing = judge.verdict_on(game, view, action)
                    took = process_time() - began
                seconds[name] += took
                slowest[name] = max(slowest[name], took)
                mistakes[name] += weighing is not None and weighing.grade is judge.Grade.MISTAKE
            judged += weighing is not None
        hands.append(dict(seconds))
        told = (
            f"{name} {seconds[name]:.1f} s, longest {slowest[name]:.1f}, {mistakes[name]} mistakes" for name in KINDS
        )
        print(f"{game.key}, hand {number}: {judged} moves judged: {'; '.join(told)}", flush=True)
    for name in KINDS:
        print(f"{game.key}, {len(hands)} hands, {name}: {fmean(hand[name] for hand in hands):.1f} s a hand")


if __name__ == "__main__":
    main()
