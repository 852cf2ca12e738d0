"""Whether the estimate of a person's own level is right: each level plays as the person, hand after hand.

Run with ``python -m benchmarks.learning.own_level --results FILE --deals 60 --seconds 840`` as often as needed: each
deal of each game is played with every level in seat 0 among casual players, by slow levels a few times; a run goes on
where the last one ended. With ``--check`` one of a level's runs takes the part of the person, the others that of the
level: sixty hands are drawn from those that were played, and the estimate after them must be the level of the person,
or next to it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic

from engine.games import GAMES
from engine.match import Match, next_record
from engine.players.duplicate import Duplicate, Runs, run
from engine.players.levels import LEVELS
from engine.players.measure import NORMAL_95
from engine.players.own_level import OwnLevel, own_level

FIRST = 31_000
"""The number of the first deal."""
OPPONENT = "search:casual"

RUNS = {"novice": 6, "casual": 6, "skilled": 4, "strong": 3, "master": 2}
"""Runs of each level in a deal: fewer than a duplicate has, so that the check is made with less than there will be."""

Pool = dict[tuple[str, int], dict[str, list[int]]]
"""By game and number of the deal: by level what its runs got, in their order."""


def read_pool(file: Path) -> Pool:
    """What was played so far."""
    pool: Pool = {}
    for line in file.read_text("ascii").splitlines() if file.exists() else ():
        written = json.loads(line)
        pool.setdefault((written["game"], written["deal"]), {})[written["level"]] = written["changes"]
    return pool


def due(pool: Pool, deals: int, keys: list[str]) -> Iterator[tuple[str, int, str, int]]:
    """Game, deal, level, and how many runs of it are to be played; deal after deal, so that every game has some."""
    for deal in range(FIRST, FIRST + deals):
        for key in keys:
            for level, runs in RUNS.items():
                if len(pool.get((key, deal), {}).get(level, ())) < runs:
                    yield key, deal, level, runs


def played(key: str, deal: int, level: str, runs: int) -> list[int]:
    """What the level gets from seat 0 in so many runs of this deal."""
    game = GAMES[key]
    options = game.options()
    bots = (None, *(OPPONENT,) * (game.seats(options) - 1))
    record = next_record(Match(game, options, deal))
    found = (run(record, 0, bots, deal, 0, level, place) for place in range(runs))
    return [change for change in found if change is not None]


def as_person(deal: dict[str, list[int]], level: str, random: Random) -> Duplicate:
    """The duplicate of somebody who plays like this level: one of its runs, beside the others and those of the rest."""
    got = random.randrange(len(deal[level]))
    others = {
        each: [change for place, change in enumerate(runs) if each != level or place != got]
        for each, runs in deal.items()
    }
    return Duplicate(deal[level][got], tuple(Runs(each, tuple(others[each])) for each in LEVELS))


def check(pool: Pool, key: str, hands: int, persons: int) -> None:
    """Prints for each level where its persons come to stand, and how many of them within a level of their own."""
    deals = [
        deal for (game, _), deal in pool.items() if game == key and all(len(deal.get(each, ())) > 1 for each in LEVELS)
    ]
    telling = sum(len({change for runs in deal.values() for change in runs}) > 1 for deal in deals)
    print(f"{key}: {len(deals)} deals, {telling} of them tell levels apart; {persons} persons of {hands} hands a level")
    for place, level in enumerate(LEVELS):
        random = Random(f"{key} {level}")
        found = []
        for _ in range(persons):
            estimate = own_level(as_person(random.choice(deals), level, random) for _ in range(hands))
            found.append(OwnLevel(2.0, 2.0, 0) if estimate is None else estimate)
        near = fmean(abs(round(each.place) - place) <= 1 for each in found)
        right = fmean(round(each.place) == place for each in found)
        within = fmean(abs(each.place - place) <= NORMAL_95 * each.error for each in found)
        print(
            f"  {level}: at {fmean(each.place for each in found):.2f} ± {fmean(each.error for each in found):.2f}; "
            f"right {right:.0%}, right or next {near:.0%}; within 1.96 errors {within:.0%}"
        )


def main() -> None:
    """Plays on, within the time given, or checks."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=GAMES)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=0.0, help="after which no level is begun")
    parser.add_argument("--check", action="store_true", help="say what the estimate makes of what was played")
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument("--persons", type=int, default=200)
    arguments = parser.parse_args()
    if arguments.check:
        pool = read_pool(arguments.results)
        for key in arguments.games:
            check(pool, key, arguments.hands, arguments.persons)
        return
    until = monotonic() + arguments.seconds
    for key, deal, level, runs in due(read_pool(arguments.results), arguments.deals, arguments.games):
        if monotonic() > until:
            break
        line = {"game": key, "deal": deal, "level": level, "changes": played(key, deal, level, runs)}
        with arguments.results.open("a") as file:
            file.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
