"""Two bots of Bao Huang, one for the emperor's side and one for the people, then exchanged, over the same deals.

Run with ``python -m benchmarks.players.bao_huang_duel --bots search:nskilled,greedy --deals 100``. The fast player
makes all decisions before the first lead for everybody, so that the sides are the same and only play is compared. A
deal counts the gains of all five seats, and exchanging the sides cancels its luck. Playouts alone should limit searches
here: ``search:nLEVEL``.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from engine.cards import EUNUCH
from engine.events import Seat
from engine.game import Action, Step, act
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.scoring import PLACE_POINTS, winning_side
from engine.match import Match, next_record, player_seed
from engine.players import Bot, bot_for, greedy
from engine.players.measure import estimate
from engine.record import opened

SEED = 2028
REPORT_EVERY = 10


def played(number: int, crown: Bot, people: Bot) -> tuple[float, float]:
    """What an emperor's partner wins, and by how much the mean place of the emperor's side is better (in POINTS)."""
    step: Step[Any] = opened(next_record(Match(BAO_HUANG, Options(), SEED, dealt=number)))
    ours: frozenset[Seat] = frozenset()
    ply = 0
    while step.state.turn is not None:
        state = step.state
        bot: Bot = greedy
        if isinstance(state.phase, Playing):
            ours = ours or _emperors_side(state)
            bot = crown if state.turn in ours else people
        action: Action = bot(BAO_HUANG, state.view(state.turn), Random(player_seed(SEED, number, ply)))
        step, ply = act(state, action), ply + 1
    ended = step.state.phase
    own, others = (
        fmean(points for seat, points in zip(ended.finish, PLACE_POINTS, strict=True) if (seat in ours) == mine)
        for mine in (True, False)
    )
    return float(winning_side(Options(), ended.finish, ended.emperor, ended.eunuch)), own - others


def _emperors_side(state: Any) -> frozenset[Seat]:
    return frozenset((state.phase.emperor, next(seat for seat, hand in enumerate(state.hands) if EUNUCH in hand)))


def duel(number: int, one: Bot, other: Bot) -> tuple[float, float]:
    """By how much the first bot does better on both sides together, half of it as each side's share: points, places."""
    there, back = played(number, one, other), played(number, other, one)
    return (there[0] - back[0]) / 2, (there[1] - back[1]) / 2


def main() -> None:
    """Prints what an ordinary seat of the first bot wins a deal, with its 95 % interval, on the way."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--bots", required=True, metavar="B,B")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal, to go on where a run ended")
    arguments = parser.parse_args()
    one, other = arguments.bots.split(",")
    bots = [bot_for(BAO_HUANG, name) for name in (one, other)]
    found: list[tuple[float, float]] = []
    for number in range(arguments.first, arguments.first + arguments.deals):
        found.append(duel(number, *bots))
        if len(found) % REPORT_EVERY == 0 or len(found) == arguments.deals:
            points, places = (estimate(each) for each in zip(*found, strict=True))
            print(
                f"{one} over {other}: {points.mean:+.3f} ± {points.margin or 0:.3f} points, "
                f"{places.mean:+.3f} ± {places.margin or 0:.3f} by places, {len(found)} deals, {process_time():.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
