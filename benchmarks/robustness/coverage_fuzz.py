"""``fuzz --coverage``: inputs at every door, bred from those that reached new code (atheris, libFuzzer).

An input is the number of its door and what is read there. `mutated` changes it by its structure, as the seeded fuzzer
does, or leaves it to libFuzzer, which knows bytes. It begins with the corpus of ``tests/fuzzing`` and writes back there
what it finds worth keeping: the least that reaches as much.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

try:
    import atheris
except ImportError:
    sys.exit("This needs atheris, which comes for Python 3.11 to 3.13 on Linux: pip install atheris")

from tests.fuzzing.corpus import read_corpus, write_corpus

with atheris.instrument_imports(include=["app", "engine", "ui"]):
    from tests.fuzzing.mutations import spoilt_bytes, spoilt_json
    from tests.fuzzing.readers import doors

LONGEST = 20_000
"""Bytes of an input: records of six packs, and the richest of our faces, are shorter."""
KEPT, MOST = 4_000, 100
"""Bytes of an input that goes into the corpus, and how many for one door: it is read by every run of the tests."""
SECONDS = 120
"""On the clock for one input; code that counts its own steps is several times slower, and a machine may be busy."""
BRED = Path("build/fuzz")
"""All that was found interesting; the next run goes on from there."""
BREED = (sys.executable, "-m", "benchmarks.robustness.coverage_fuzz", "--breed")
DOORS = doors()


def main() -> None:
    """Breeds so many inputs in all (the first argument), or for so many seconds (the second)."""
    inputs = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with tempfile.TemporaryDirectory(prefix="paizhuo-fuzz-") as folder:
        least = Path(folder)
        BRED.mkdir(parents=True, exist_ok=True)
        for number, door in enumerate(DOORS):
            for place, content in enumerate([*read_corpus(door.name), door.spoil(Random(door.name))]):
                (BRED / f"{number}-{place}").write_bytes(bytes([number]) + content)
        _run(f"-runs={inputs}", f"-max_total_time={seconds}", str(BRED))  # its last line tells how many it was
        _run("-merge=1", str(least), str(BRED))
        for number, door in enumerate(DOORS):
            found = [path.read_bytes() for path in least.iterdir()]
            short = sorted(content[1:] for content in found if content[:1] == bytes([number]) and len(content) <= KEPT)
            write_corpus(door.name, short[:: len(short) // MOST + 1])


def _run(*arguments: str) -> None:
    """One run of libFuzzer, which ends its process when it is done."""
    flags = (f"-max_len={LONGEST}", f"-timeout={SECONDS}", "-rss_limit_mb=2000")
    subprocess.run([*BREED, *flags, *arguments], check=True)


def mutated(data: bytes, most: int, seed: int) -> bytes:
    """Another input for the same door, or now and then a new one for any."""
    random = Random(seed)
    if not data or random.random() < 0.05:
        number = random.randrange(len(DOORS))
        return (bytes([number]) + DOORS[number].spoil(random))[:most]
    door, content = data[:1], data[1:]
    if random.random() < 0.4:
        return (door + atheris.Mutate(content, most - 1))[:most]
    if random.random() < 0.7:
        game, space, rest = content.partition(b"\n")
        try:
            return (door + json.dumps(spoilt_json(json.loads(content), random)).encode())[:most]
        except (ValueError, RecursionError):
            if space and random.random() < 0.8:
                return (door + game + space + spoilt_bytes(rest, random))[:most]
    return (door + spoilt_bytes(content, random))[:most]


def breed() -> None:
    """One run of libFuzzer in this process; the arguments behind ``--breed`` are its own.

    To merge it starts itself again, by a shell, as its first argument says.
    """
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    qInstallMessageHandler(lambda *_: None)  # what Qt says of a broken picture goes to a log that nobody reads
    told = Counter[str]()
    with tempfile.TemporaryDirectory(prefix="paizhuo-fuzz-") as folder:

        def enter(data: bytes) -> None:
            if not data:
                return
            door = DOORS[data[0] % len(DOORS)]
            place = Path(folder, "one")
            place.mkdir()
            said = door.read(data[1:], place)
            assert said.strip(), "refused without a word"
            told[door.name] += 1
            shutil.rmtree(place)
            if sum(told.values()) % 50_000 == 0:
                print(", ".join(f"{name} {count}" for name, count in told.most_common()), flush=True)

        atheris.Setup([" ".join(BREED), *sys.argv[2:]], enter, custom_mutator=mutated)
        atheris.Fuzz()
    del application


if __name__ == "__main__":
    breed() if sys.argv[1:2] == ["--breed"] else main()
