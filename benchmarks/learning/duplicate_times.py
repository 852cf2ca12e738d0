"""What a duplicate costs: processor seconds of each level's runs in every game, and of a whole duplicate.

Run with ``python -m benchmarks.learning.duplicate_times --game KEY --hands 2 --opponents search:skilled``. Each level
plays the hand ``--runs`` times; the mean time of a run, times the runs that a kept hand gets, is the cost of its
duplicate. *First round*: until every level has a result; *whole*: until nothing is left to play.
"""

from __future__ import annotations

import argparse
from statistics import fmean
from time import process_time

from engine.games import GAMES
from engine.match import Match, next_record
from engine.players.duplicate import PLAN, Duplicate, run

FIRST = 31_500
"""The number of the first hand."""


def first_round() -> dict[str, int]:
    """How many runs of each level the first round has."""
    made = Duplicate(0)
    while PLAN.round_of(made) == 1 and (due := PLAN.next_run(made)) is not None:
        made = made.then(due[0], 0)
    return {runs.level: len(runs.changes) for runs in made.levels}


def main() -> None:
    """Prints what a run of each level takes, and the sums."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=GAMES)
    parser.add_argument("--hands", type=int, default=2)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--opponents", default="search:skilled")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    options = game.options()
    assert game.load_search_model is not None
    game.load_search_model()
    bots = (None, *(arguments.opponents,) * (game.seats(options) - 1))
    seconds: dict[str, list[float]] = {level: [] for level in PLAN.most}
    for number in range(FIRST, FIRST + arguments.hands):
        record = next_record(Match(game, options, number))
        for level, taken in seconds.items():
            for place in range(arguments.runs):
                began = process_time()
                run(record, 0, bots, number, 0, level, place)
                taken.append(process_time() - began)
    mean = {level: fmean(taken) for level, taken in seconds.items()}
    runs = "; ".join(f"{level} {each:.2f}" for level, each in mean.items())
    first, whole = (sum(mean[level] * runs for level, runs in plan.items()) for plan in (first_round(), PLAN.most))
    print(f"{game.key} against {arguments.opponents}, {arguments.hands} hands, seconds a run: {runs}")
    print(f"{game.key}: first round {first:.0f} s, whole {whole:.0f} s of the processor")


if __name__ == "__main__":
    main()
