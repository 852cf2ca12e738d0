"""Mutated inputs at every door: records, saves, settings, command line, judge, actions, workers' answers, card faces.

Run it from the root of the source: ``python -m benchmarks.fuzz [INPUTS] [SEED] [DOOR …]``. So many inputs in all are
spoilt in seeded ways and read. Each must be taken or refused with a sentence; an exception or more than `MOST` seconds
ends the run and names the input's number, so that it can be looked at alone: ``… fuzz 1 SEED DOOR --only NUMBER``.
``… fuzz --coverage [INPUTS [SECONDS]]`` breeds inputs from those that reached new code instead (`coverage_fuzz`).
"""

from __future__ import annotations

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
        from benchmarks.coverage_fuzz import main as breed  # it needs what nothing else does

        breed()
        return
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    only = int(sys.argv[sys.argv.index("--only") + 1]) if "--only" in sys.argv else None
    if only is not None:
        words.remove(str(only))
    inputs = int(words[0]) if words else 100_000
    seed = int(words[1]) if len(words) > 1 else 1
    asked = [door for door in doors() if len(words) < 3 or door.name in words[2:]]
    application = QGuiApplication([])
    qInstallMessageHandler(lambda *_: None)  # what Qt says of a broken picture goes to a log that nobody reads
    signal.signal(signal.SIGVTALRM, _hangs)
    with tempfile.TemporaryDirectory(prefix="paizhuo-fuzz-") as folder:
        for door in asked:
            _through(door, range(inputs // len(asked)) if only is None else range(only, only + 1), seed, Path(folder))
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
