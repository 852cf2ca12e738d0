"""Each level against the one below it in all seven ways of playing, on mirrored deals whose number is fixed beforehand.

Run with ``python -m benchmarks.players.steps --step casual/novice --results FILE --minutes 10`` as often as needed: a
run goes on where the last one ended, deal by deal, and prints what the file says of each way when it stops. Playouts
bind the levels, never the clock. Every deal is played with sides exchanged, or by every seat in turn.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic

from benchmarks.players import bao_huang_duel, bashi_fen_duel, declarer_duel, find_friends_duel
from engine.games import GAMES
from engine.games.bashi_fen.options import PRESETS as BASHI_FEN
from engine.games.taihe_a_bao.options import Options as TaiheOptions
from engine.options import GameOptions
from engine.players import Bot, bot_named
from engine.players.arena import seating, single_deal
from engine.players.levels import LEVELS
from engine.players.measure import estimate

SEED = 2031
FIRST = 50_000
"""The number of the first deal, so that none was seen while anything was chosen."""
FIRST_ANEW = {"Big Two with partners": 70_000, "Big Two alone": 70_000}
"""The same where a level was changed once some deals had been played."""

Duel = Callable[[int, Mapping[str, Bot], str, str], float | None]
"""Number of a deal, the bots by name, and the stronger and the weaker one: by how much the stronger one did better."""


def mirrored(key: str, options: GameOptions) -> Duel:
    """The duel of a game whose seats alternate: points of a seat of the one bot over those of the other."""

    def duel(number: int, bots: Mapping[str, Bot], stronger: str, weaker: str) -> float:
        found = []
        for rotation in range(2):
            names = seating((stronger, weaker), 4, rotation)
            changes = single_deal(GAMES[key], options, SEED, number, names, bots).result.scored.changes
            ours, theirs = (
                fmean(change for change, name in zip(changes, names, strict=True) if name == bot)
                for bot in (stronger, weaker)
            )
            found.append(ours - theirs)
        return fmean(found)

    return duel


def bashi_fen(preset: str) -> Duel:
    """The duel of a table of Bashi Fen, in levels."""

    def duel(number: int, bots: Mapping[str, Bot], stronger: str, weaker: str) -> float | None:
        found = bashi_fen_duel.duel(BASHI_FEN[preset], (stronger, weaker), bots, number)
        return None if found is None else found[0]

    return duel


def bao_huang(number: int, bots: Mapping[str, Bot], stronger: str, weaker: str) -> float:
    """The duel of Bao Huang, in points of a seat: all of a side play one bot, and the fast player bids."""
    return bao_huang_duel.duel(number, bots[stronger], bots[weaker])[0]


def alone(number: int, bots: Mapping[str, Bot], stronger: str, weaker: str) -> float:
    """The duel of Taihe A Bao with seat 0 alone in a contested deal: the share of deals that it wins."""
    options = TaiheOptions()
    for attempt in range(1_000):
        hands = declarer_duel.hands_dealt(options, Random(f"steps {number} {attempt}"))
        if declarer_duel.contested(options, hands):
            break
    deck = declarer_duel.deck_of(hands, 0)
    ours, theirs = (
        declarer_duel.declarer_wins(options, deck, bots[one], bots[other], f"steps {number}")
        for one, other in ((stronger, weaker), (weaker, stronger))
    )
    return float(ours) - float(theirs)


def by_sides(number: int, bots: Mapping[str, Bot], stronger: str, weaker: str) -> float | None:
    """The duel of Find Friends, in levels: all of a side play one bot, and the fast player bids."""
    return find_friends_duel.duel(number, bots[stronger], bots[weaker])


WAYS: dict[str, Duel] = {
    "Taihe A Bao": mirrored("taihe_a_bao", GAMES["taihe_a_bao"].options()),
    "Taihe A Bao, alone": alone,
    "Bao Huang": bao_huang,
    "Big Two with partners": mirrored("big_two", GAMES["big_two"].presets["two_against_two"]),
    "Big Two alone": mirrored("big_two", GAMES["big_two"].presets["individual"]),
    "Sheng Ji": bashi_fen("sheng_ji"),
    "Tractor": bashi_fen("tuo_la_ji"),
    "Find Friends": bashi_fen("zhao_pengyou"),
    "Find Friends, by sides": by_sides,
}
"""Each way of playing; Taihe A Bao twice, once with bids and once by play alone."""

DEALS: dict[str, dict[str, int]] = {
    "casual/novice": {
        "Taihe A Bao": 1_500,
        "Bao Huang": 150,
        "Big Two with partners": 300,
        "Big Two alone": 300,
        "Sheng Ji": 150,
        "Tractor": 60,
        "Find Friends": 300,
        "Find Friends, by sides": 600,
    },
    "skilled/casual": {
        "Taihe A Bao, alone": 300,
        "Bao Huang": 100,
        "Big Two with partners": 300,
        "Big Two alone": 400,
        "Sheng Ji": 200,
        "Tractor": 80,
        "Find Friends": 80,
        "Find Friends, by sides": 400,
    },
    "strong/skilled": {
        "Taihe A Bao, alone": 300,
        "Bao Huang": 150,
        "Big Two with partners": 600,
        "Big Two alone": 600,
        "Sheng Ji": 200,
        "Tractor": 80,
        "Find Friends": 80,
        "Find Friends, by sides": 400,
    },
    "master/strong": {
        "Taihe A Bao, alone": 150,
        "Bao Huang": 80,
        "Big Two with partners": 200,
        "Big Two alone": 300,
        "Sheng Ji": 100,
        "Tractor": 50,
        "Find Friends": 40,
        "Find Friends, by sides": 400,
    },
    "casual/greedy": {"Taihe A Bao": 1_500, "Bao Huang": 150},
    "skilled:bold/skilled": {"Taihe A Bao": 150, "Big Two with partners": 150},
    "skilled:cautious/skilled": {"Taihe A Bao": 150, "Big Two with partners": 150},
    "casual:bold/casual": {"Sheng Ji": 250, "Tractor": 70},
    "casual:cautious/casual": {"Sheng Ji": 250, "Tractor": 70},
}
"""How many deals each step is played over in each way: fixed before the first was played."""


def bot_of(level: str) -> str:
    """The name of the bot of a level, perhaps in a style, which no clock binds, or of a quick bot."""
    return f"search:n{level}" if level.split(":")[0] in LEVELS else level


def known(results: Path) -> Iterator[tuple[str, str, int, float | None]]:
    """What was played so far: step, way, deal, and by how much the stronger bot did better."""
    if results.exists():
        for line in results.read_text(encoding="utf-8").splitlines():
            step, way, number, value = json.loads(line)
            yield step, way, number, value


def play_on(step: str, ways: list[str], results: Path, seconds: float) -> None:
    """Plays the deals of a step that are not known yet, in each of the ways, until the time is up."""
    until = monotonic() + seconds
    stronger, weaker = map(bot_of, step.split("/"))
    bots = {name: bot_named(name) for name in (stronger, weaker)}
    done = {(way, number) for known_step, way, number, _ in known(results) if known_step == step}
    for way in ways:
        first = FIRST_ANEW.get(way, FIRST)
        for number in range(first, first + DEALS[step][way]):
            if monotonic() > until:
                return
            if (way, number) in done:
                continue
            value = WAYS[way](number, bots, stronger, weaker)
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps([step, way, number, value]) + "\n")


def main() -> None:
    """Plays on, and prints what is known of each step and way."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--step", action="append", choices=DEALS, help="only tells what is known without one")
    parser.add_argument("--ways", help="some of them only, with semicolons")
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=10)
    arguments = parser.parse_args()
    began = monotonic()
    for step in arguments.step or ():
        ways = [way for way in DEALS[step] if not arguments.ways or way in arguments.ways.split(";")]
        play_on(step, ways, arguments.results, 60 * arguments.minutes - (monotonic() - began))
    for step, planned in DEALS.items():
        for way, deals in planned.items():
            values = [value for each, where, _, value in known(arguments.results) if (each, where) == (step, way)]
            counted = [value for value in values if value is not None]
            if counted:
                found = estimate(counted)
                print(f"{step}, {way}: {found.mean:+.3f} ± {found.margin or 0:.3f}, {len(values)} of {deals} deals")


if __name__ == "__main__":
    main()
