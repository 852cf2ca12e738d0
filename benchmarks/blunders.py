"""How often each level makes what every player would call a blunder: counted in deals among players of that level.

Run with ``python -m benchmarks.blunders --game bashi_fen --levels novice,casual,skilled --deals 200``. Playouts bind
the levels, never the clock. For every kind it prints how often it happened, in how many of the deals, and in how many
at most that may be (95 %). ``--lines`` prints each as it is found, to be looked at.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import process_time
from typing import Any

from benchmarks.detectors import Detector, bao_huang, bashi_fen, big_two, taihe_a_bao
from benchmarks.detectors.bashi_fen import MANY_POINTS
from engine.game import AnyGame, act
from engine.games import GAMES
from engine.games.bashi_fen.actions import Bury
from engine.games.bashi_fen.rules.phases import Finished, Playing
from engine.games.bashi_fen.rules.tricks import points_in
from engine.match import Match, next_record, player_seed
from engine.options import GameOptions
from engine.players import Bot, bot_for, bot_named
from engine.players.levels import LEVELS
from engine.players.measure import NORMAL_95
from engine.record import opened
from engine.search_model import Stop, never

SEED = 2027
DETECTORS = {
    "bashi_fen": bashi_fen.DETECTORS,
    "big_two": big_two.DETECTORS,
    "bao_huang": bao_huang.DETECTORS,
    "taihe_a_bao": taihe_a_bao.DETECTORS,
}


@dataclass(frozen=True, slots=True)
class Count:
    """How often each kind was found, in how many deals, and what else was counted."""

    deals: int = 0
    found: Counter[str] = field(default_factory=Counter)
    deals_with: Counter[str] = field(default_factory=Counter)
    others: Counter[str] = field(default_factory=Counter)


def decisions(game: AnyGame, options: GameOptions, number: int, bot: Bot) -> Iterator[tuple[Any, Any]]:
    """View and action of every decision of one deal among players of one kind, and at its end a view and None."""
    match = Match(game, options, SEED, dealt=number)
    state = opened(next_record(match)).state
    ply = 0
    while state.turn is not None:
        view: Any = state.view(state.turn)
        action = bot(game, view, Random(player_seed(SEED, number, ply)))
        yield view, action
        state = act(state, action).state
        ply += 1
    yield state.view(0), None


def counted(game: AnyGame, options: GameOptions, bot: Bot, number: int, count: Count, lines: bool = False) -> Count:
    """The count with one more deal."""
    detectors: tuple[Detector, ...] = DETECTORS[game.key]
    here, others = Counter[str](), Counter(count.others)
    for view, action in decisions(game, options, number, bot):
        others += _others(view, action)
        for detector in detectors if action is not None else ():
            if detector.found(view, action):
                here[detector.name] += 1
                if lines:
                    print(f"  deal {number}, seat {view.seat}, {detector.name}: {action} of {view.hand}", flush=True)
    return Count(count.deals + 1, count.found + here, count.deals_with + Counter(dict.fromkeys(here, 1)), others)


def leads_alone(bot: Bot) -> Bot:
    """The bot for what comes before the first lead and for leads of Bashi Fen; a casual player follows."""
    casual = bot_named("search:casual")

    def mixed(game: AnyGame, view: Any, random: Random, stop: Stop = never) -> Any:
        follows = isinstance(view.phase, Playing) and view.phase.lead is not None
        return (casual if follows else bot)(game, view, random, stop)

    return mixed


def _others(view: Any, action: Any) -> Counter[str]:
    """What tells of leads and kitties of Bashi Fen without being a blunder: throws, points buried, last tricks."""
    found: Counter[str] = Counter()
    if isinstance(action, Bury):
        found["kitties"] += 1
        found["points buried in all"] += points_in(card for card in action.cards if card is not None)
    if action is None and isinstance(view.phase, Finished) and view.phase.tricks:
        found["throws that stood"] += sum(len(trick.lead.parts) > 1 for trick in view.phase.tricks)
        found["throws that failed"] += len(view.phase.failed)
        lost = view.phase.tricks[-1].winner not in view.declarers
        found["last tricks of the opponents"] += lost
        if points_in(card for card in view.kitty if card is not None) >= MANY_POINTS:
            found["kitties of ten points or more"] += 1
            found["last tricks of the opponents with these"] += lost
    return found


def most(number: int, deals: int) -> float:
    """The upper end of the 95 % interval of a share (Wilson)."""
    share, z = number / deals, NORMAL_95
    middle, spread = share + z * z / (2 * deals), z * sqrt(share * (1 - share) / deals + z * z / (4 * deals * deals))
    return (middle + spread) / (1 + z * z / deals)


def main() -> None:
    """Prints the blunders of each level."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=DETECTORS)
    parser.add_argument("--preset", help="other options than the usual ones")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--lines", action="store_true")
    parser.add_argument(
        "--leads", action="store_true", help="Bashi Fen: the levels lead and bury, casual players follow"
    )
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    options = game.presets[arguments.preset] if arguments.preset else game.options()
    for level in arguments.levels.split(","):
        bot = bot_for(game, f"search:n{level}" if level in LEVELS else level)
        bot = leads_alone(bot) if arguments.leads else bot
        count, began = Count(), process_time()
        for number in range(arguments.first, arguments.first + arguments.deals):
            count = counted(game, options, bot, number, count, arguments.lines)
        print(f"{game.key}, {level}: {count.deals} deals, {process_time() - began:.0f} s", flush=True)
        for detector in DETECTORS[game.key]:
            deals = count.deals_with[detector.name]
            print(
                f"  {detector.name}: {count.found[detector.name]} in {deals} deals,"
                f" 1 in {count.deals / deals if deals else float('inf'):.0f}, at most {most(deals, count.deals):.3f}"
            )
        print("  " + ", ".join(f"{name} {number}" for name, number in count.others.items()), flush=True)


if __name__ == "__main__":
    main()
