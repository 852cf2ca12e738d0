"""How soon thinking stops when its answer is not wanted any more: from taking back the question to the process being
idle.

Run with ``python -m benchmarks.speed.cancel --game bashi_fen`` on a quiet machine. A hint is asked for, as with H, and
taken back after a random time. The figure is the time from then until the thread that waits for the process knows that
it has stopped, by itself or killed. Target: 50 ms at most. Beside it, in processor time, which a busy machine affects
less: the longest time between two checks of a search whether it is still wanted, its preparation included.
"""

from __future__ import annotations

import argparse
import os
from itertools import pairwise
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer

from app.think.adviser import PATIENCE, THE_PERSON, accepted, nothing
from app.think.thinkers import NOTHING, Thinkers
from app.think.thinking_process import BotQuestion, advice_answer, collect_between_questions
from benchmarks.speed.thinking import views
from engine.game import AnyGame
from engine.games import GAMES
from engine.games.bashi_fen.options import Options

TARGET = 50.0
NUMBER = 53
LARGEST = {
    "four packs": Options(packs=4),
    "six packs": Options(packs=6, runs_of_singles=3, loose_tractors=True),
    "six packs, six seats, no throws": Options(partners="fluid", seats=6, packs=6, throws="no"),
    "six packs, ten seats": Options(partners="fluid", seats=10, packs=6),
}
"""The tables of Bashi Fen with most cards."""
LATEST = 0.4
"""Seconds after which a hint is taken back at the latest."""


def stopped(game: AnyGame, asked: list[Any], random: Random) -> list[float]:
    """The milliseconds from taking back to the end of thinking; hints that were given before are left out."""
    thinkers = Thinkers(advice_answer, PATIENCE, accept=accepted, instead=nothing)
    loop = QEventLoop()
    thinker = thinkers._seat(THE_PERSON).thinker
    thinker.answered.connect(loop.quit)  # wanted or not
    timer = QTimer(timerType=Qt.TimerType.PreciseTimer, singleShot=True)
    began: list[float] = []

    def take_back() -> None:
        if thinker._thinking == NOTHING:  # a process that was ended has yet to be followed by another one
            timer.start(1)
            return
        began.append(perf_counter())
        thinkers.cancel()

    timer.timeout.connect(take_back)
    times: list[float] = []
    for generation, view in enumerate((asked[0], *asked)):
        began.clear()
        thinkers.ask(THE_PERSON, generation, game, view, "", f"{generation}")
        if generation:  # before the first question the process has yet to start
            timer.start(round(1000 * random.random() * LATEST))
        loop.exec()
        timer.stop()
        if began:
            times.append(1000 * (perf_counter() - began[0]))
    thinkers.close()
    return times


def gaps(game: AnyGame, asked: list[Any]) -> list[float]:
    """Processor milliseconds between two looks whether an answer is wanted, over whole hints, the longest of each."""
    found = []
    for place, view in enumerate(asked):
        collect_between_questions()  # as a process that thinks does between questions
        looks = [process_time()]

        def cancelled(at: list[float] = looks) -> bool:
            at.append(process_time())
            return len(at) > 200

        advice_answer(BotQuestion(place, game.key, view, "", f"{place}"), cancelled)
        found.append(1000 * max(later - sooner for sooner, later in pairwise(looks)))
    return found


def told(name: str, times: list[float]) -> str:
    """Median, 95th percentile and most."""
    ordered = sorted(times)
    return f"{name} {median(ordered):.1f} {ordered[int(len(ordered) * 0.95)]:.1f} {ordered[-1]:.1f}"


def main() -> None:
    """Prints a line a preset."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=[key for key, game in GAMES.items() if game.is_searched])
    parser.add_argument("--presets", help="names with commas between them; usually all")
    parser.add_argument("--count", type=int, default=40, help="hints a preset")
    parser.add_argument("--largest", action="store_true", help="Bashi Fen's tables with most cards instead of presets")
    parser.add_argument("--looks-only", action="store_true", help="only the processor time between looks")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    application = QCoreApplication([])
    print(f"{game.key}, {arguments.count} hints a preset, milliseconds: median, 95th, most (target {TARGET:.0f})")
    tables = LARGEST if arguments.largest else game.presets
    for preset in arguments.presets.split(",") if arguments.presets else tables:
        random = Random(NUMBER)
        found = views(game, 1, tables[preset])
        asked = [found[int(random.random() * len(found))] for _ in range(arguments.count)]
        words = [told("between looks", gaps(game, asked))]
        if not arguments.looks_only:
            times = stopped(game, asked, random)
            words += [told(f"until stopped ({len(times)} were under way)", times)] if times else []
        print(f"{preset}: {'; '.join(words)}", flush=True)
    del application


if __name__ == "__main__":
    main()
