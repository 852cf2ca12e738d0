"""Mutated inputs at every door: records, saves, settings, command line, judge, actions, workers' answers, card faces.

Run it from the root of the source: ``python -m benchmarks.robustness.fuzz [INPUTS] [SEED] [DOOR …]``. So many inputs in
all are spoilt in seeded ways and read. Each must be taken or refused with a sentence; an exception or more than `MOST`
seconds ends the run and names the input's number, so that it can be looked at alone: ``… fuzz 1 SEED DOOR --only
NUMBER``. ``… fuzz --coverage [INPUTS [SECONDS]]`` breeds inputs from those that reached new code instead
(`coverage_fuzz`).
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from tests.fuzzing.readers import Door, doors

MOST = 10.0
"""Seconds of CPU for one input; more is a hang."""


def main() -> None:
    """Tells for each door how many inputs were taken and how many refused, and the slowest."""
    if sys.argv[1:2] == ["--coverage"]:
        del sys.argv[1]
        from benchmarks.robustness.coverage_fuzz import main as breed  # it needs what nothing else does

        breed()
        return
    every = {door.name: door for door in doors()}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("inputs", type=int, nargs="?", default=100_000, metavar="INPUTS")
    parser.add_argument("seed", type=int, nargs="?", default=1, metavar="SEED")
    parser.add_argument("doors", nargs="*", metavar="DOOR", help=", ".join(every))
    parser.add_argument("--only", type=int, metavar="NUMBER")
    said = parser.parse_args()
    if strange := set(said.doors) - set(every):
        parser.error(f"no door is called {', '.join(sorted(strange))}; the doors are {', '.join(every)}")
    asked = [every[name] for name in said.doors] or list(every.values())
    numbers = range(said.inputs // len(asked)) if said.only is None else range(said.only, said.only + 1)
    application = QGuiApplication([])
    qInstallMessageHandler(lambda *_: None)  # what Qt says of a broken picture goes to a log that nobody reads
    signal.signal(signal.SIGVTALRM, _hangs)
    with tempfile.TemporaryDirectory(prefix="paizhuo-fuzz-") as folder:
        for door in asked:
            _through(door, numbers, said.seed, Path(folder))
    del application


def _through(door: Door, numbers: range, seed: int, folder: Path) -> None:
    taken, sentences, slowest, began = 0, Counter[str](), 0.0, time.process_time()
    for number in numbers:
        place = folder / "one"
        place.mkdir()
        start = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, MOST)
        try:
            said = door.enter(Random(f"{seed} {door.name} {number}"), place)
        except BaseException:
            print(f"{door.name}, input {number} of seed {seed}:", file=sys.stderr, flush=True)
            raise
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        slowest = max(slowest, time.process_time() - start)
        taken += said == "taken"
        sentences[said.strip().splitlines()[-1][:40]] += said != "taken"
        assert said.strip(), "refused without a word"
        shutil.rmtree(place)
    spent = time.process_time() - began
    print(
        f"{door.name:14} {len(numbers):7} inputs, {taken:6} taken, {len(numbers) - taken:6} refused in "
        f"{len(+sentences):5} ways, {spent:6.1f} s, slowest {1000 * slowest:.0f} ms",
        flush=True,
    )


def _hangs(*_: object) -> None:
    raise TimeoutError(f"more than {MOST:.0f} s for one input")


if __name__ == "__main__":
    main()
