"""Two bots of Bashi Fen against each other: every deal twice with fixed partners, once for each seat with fluid ones.

Run with ``python -m benchmarks.players.bashi_fen_duel --preset tuo_la_ji --bots search:n60,greedy --deals 40``. Levels
are what counts; the points that the opponents collect tell the same story of the play with less luck in it. ``--only
bids`` (or kitty, or play) leaves everything else to the greedy player on both sides. ``--later`` plays the second hand
of a match, whose declarer is known before a card is taken. ``search:nLEVEL`` has no clock to bind it.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from engine.game import Action, AnyGame, View
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import PRESETS, Options, fluid
from engine.games.bashi_fen.rules.phases import Asking, Burying, Calling, Claiming, Contesting, Playing, Taking
from engine.match import Match, after_deal
from engine.players import Bot, bot_for, greedy
from engine.players.arena import Played, deal_played, seating
from engine.players.measure import estimate
from engine.search_model import Stop, never

SEED = 2026


PARTS = {"bids": (Taking, Asking, Claiming, Contesting), "kitty": (Burying, Calling), "play": (Playing,)}
"""What a bot may be asked alone for: bids and claims, burying and calling, or the play."""


def only(bot: Bot, phases: tuple[type, ...]) -> Bot:
    """The bot in these phases, the greedy player in all others."""

    def mixed(game: AnyGame, view: View[Any], random: Random, stop: Stop = never) -> Action:
        return (bot if isinstance(view.phase, phases) else greedy)(game, view, random, stop)  # type: ignore[attr-defined]

    return mixed


def scores(played: Played, names: tuple[str, ...]) -> tuple[float, float]:
    """By how many levels, and how many points, the first bot's seats did better than the other's."""
    changes = played.result.scored.changes
    by_bot = [fmean(changes[seat] for seat, bot in enumerate(played.bots) if bot == name) for name in names]
    points = sum(line.amount for line in played.result.scored.lines if line.key == "points_total")
    stays = any(line.key == "declarers_gain" for line in played.result.scored.lines)
    share = [
        fmean((seat in played.result.ended.winners) == stays for seat, bot in enumerate(played.bots) if bot == name)
        for name in names
    ]
    return by_bot[0] - by_bot[1], -points * (share[0] - share[1])


def later_hand(options: Options, number: int) -> Match:
    """A match whose first hand greedy players have played."""
    begun = Match(BASHI_FEN, options, number)
    return after_deal(begun, deal_played(begun, ("greedy",) * options.seats, {"greedy": greedy})[1])


def duel_in(
    match: Match, options: Options, names: tuple[str, ...], bots: Mapping[str, Bot]
) -> tuple[float, float] | None:
    """The next deal of a match with these options in every seating, or None where nobody bid."""
    found = []
    for rotation in range(options.seats if fluid(options) else 2):
        played, _ = deal_played(match, seating(names, options.seats, rotation), bots)
        if played.result.ended.void:
            return None
        found.append(scores(played, names))
    levels, points = zip(*found, strict=True)
    return fmean(levels), fmean(points)


def duel(options: Options, names: tuple[str, ...], bots: Mapping[str, Bot], number: int) -> tuple[float, float] | None:
    """One deal in every seating, or None where nobody bid."""
    return duel_in(Match(BASHI_FEN, options, SEED, dealt=number), options, names, bots)


def main() -> None:
    """Prints the difference as it grows more certain."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--preset", choices=PRESETS, default="tuo_la_ji")
    parser.add_argument("--bots", default="search:n60,greedy")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--only", choices=PARTS, help="the bots are asked for this alone; the rest is greedy")
    parser.add_argument("--later", action="store_true", help="the second hand of a match, where the declarer is known")
    arguments = parser.parse_args()
    one, other = arguments.bots.split(",")
    bots = {name: bot_for(BASHI_FEN, name) for name in (one, other)}
    if arguments.only:
        bots = {name: only(bot, PARTS[arguments.only]) for name, bot in bots.items()}
    options = PRESETS[arguments.preset]
    found: list[tuple[float, float]] = []
    for number in range(arguments.first, arguments.first + arguments.deals):
        begun = later_hand(options, number) if arguments.later else Match(BASHI_FEN, options, SEED, dealt=number)
        score = duel_in(begun, options, (one, other), bots)
        found += [] if score is None else [score]
        if (found and len(found) % 5 == 0) or number == arguments.first + arguments.deals - 1:
            levels, points = (estimate(list(each)) for each in zip(*found, strict=True))
            print(
                f"{arguments.preset}: {one} over {other}: {levels.mean:+.3f} ± {levels.margin or 0:.3f} levels, "
                f"{points.mean:+.1f} ± {points.margin or 0:.1f} points, {len(found)} deals, {process_time():.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
