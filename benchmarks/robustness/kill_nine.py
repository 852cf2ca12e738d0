"""Kills the running program with SIGKILL at random moments and checks what the next start finds.

Run it from the root of the source: ``python -m benchmarks.robustness.kill_nine [ROUNDS] [SEED]``. Each round starts the
whole program (offscreen, with its thinking processes) in the same folder. It goes on with what the last round left; the
fast player sits in every seat, ours too (a session that is only watched is not saved). It is killed after a random
time, in every second round a few milliseconds after a save has begun. The output tells the actions lost (at most one is
allowed), damaged saves, processes and half-written files left (none are).
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

FINE = {"resumed", "the match was over"}
State = tuple[int, int]
"""How many deals are over, and how many actions the running one has."""


def child(folder: Path, seed: int) -> None:
    """The program as it is: ``c`` and its state for every committed step, ``w`` when a save begins."""
    from app.application import new_application, open_window
    from app.arguments import read_arguments
    from app.keep import saves
    from app.keep.places import Places
    from app.keep.settings import Kept, save_settings
    from app.opening import SETTINGS_FILE
    from app.program import Program
    from app.session import bots_around, new_session
    from app.smoke import _play_for_person
    from engine.games import GAMES
    from ui.kit.settings import Settings

    random = Random(seed)
    pace = random.choice((0, 0, 20, 100))
    places = Places(folder / "settings", folder / "state", folder / "cache")
    save_settings(places.settings / SETTINGS_FILE, Kept(Settings(pace=pace)))
    write = saves.write_atomically

    def told_write(path: Path, content: bytes) -> None:
        os.write(1, b"w\n")
        write(path, content)

    saves.write_atomically = told_write
    application = new_application()
    program = Program(read_arguments(["--no-animation", "--lang", "en"], GAMES), None, places)

    def begin() -> None:
        program.window.resume_wanted.emit()
        if program.controller.session is None:
            game = random.choice(list(GAMES.values()))
            options = game.options()
            bots = bots_around(game, options, "greedy")
            program.controller.put(new_session(game, options, seed, bots))
        table: Any = program.controller.driver
        table.committed.connect(tell)
        table.match_ended.connect(lambda _match: os.write(1, b"e\n"))
        tell(table.session)

    def tell(session: Any) -> None:
        os.write(1, f"c {session.match.number} {session.match.dealt} {len(session.record.actions)}\n".encode())

    program.table.settled.connect(lambda: _play_for_person(program))
    program.controller.deal_shown.connect(program.controller.next_deal)
    open_window(program)
    from PySide6.QtCore import QTimer

    QTimer.singleShot(0, begin)
    application.exec()


def one_round(folder: Path, seed: int, random: Random) -> tuple[str, int]:
    """Starts, kills, looks; what was found, and how many committed steps were lost."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "benchmarks.robustness.kill_nine", "--child", str(folder), str(seed)]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, start_new_session=True)
    assert program.stdout is not None
    commits: list[tuple[int, State]] = []
    in_a_save, end, patience = seed % 2 == 0, None, time.monotonic() + 120
    if in_a_save:
        skipped = random.randrange(1, 40)
    while time.monotonic() < patience:
        line = program.stdout.readline().split()
        if not line:
            return "the program ended by itself", 0
        if line[0] == b"c":
            commits.append((int(line[1]), (int(line[2]), int(line[3]))))
            end = end if end is not None else time.monotonic() + random.random() * 2
        if line[0] == b"e":
            program.kill()
            program.wait()
            return "the match was over", 0
        if in_a_save and line[0] == b"w":
            skipped -= 1
            if skipped <= 0 and len(commits) > 2:
                time.sleep(random.random() * 0.003)
                break
        if not in_a_save and end is not None and time.monotonic() >= end:
            break
    children = _children(program.pid)
    os.kill(program.pid, signal.SIGKILL)
    rest = program.stdout.read().decode().splitlines()
    if "e" in rest:
        return "the match was over", 0
    commits += [(int(each[1]), (int(each[2]), int(each[3]))) for each in map(str.split, rest) if each[0] == "c"]
    program.wait()
    return _looked(folder, commits, children)


def _looked(folder: Path, commits: list[tuple[int, State]], children: list[int]) -> tuple[str, int]:
    from app.keep.session_list import SessionList
    from engine.games import GAMES

    found = SessionList(folder / "state" / "sessions", GAMES).look()
    if found.notices:
        return f"told: {found.notices[0].key}", 0
    states = {s.match.number: (s.match.dealt, len(s.record.actions)) for _, s in found.sessions}
    number, _ = commits[-1]
    if number not in states:
        return "nothing to go on with", len(commits)
    ours = [state for each, state in commits if each == number]
    lost = sum(state > states[number] for state in ours)
    halves = [path.name for path in (folder / "state" / "sessions").iterdir() if path.name.startswith(".")]
    if halves:
        return "a half-written file stayed", lost
    end = time.monotonic() + 20
    while any(map(_runs, children)):
        if time.monotonic() > end:
            return "a thinking process stayed", lost
        time.sleep(0.01)
    return "resumed", lost


def _children(process: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        with contextlib.suppress(OSError):
            found += [int(word) for word in (task / "children").read_text().split()]
    return found


def _runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def main() -> None:
    """Tells what all rounds came to; leaves with 1 where more than one action was lost or anything was damaged."""
    if sys.argv[1:2] == ["--child"]:
        child(Path(sys.argv[2]), int(sys.argv[3]))
        return
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    random = Random(seed)
    outcomes: Counter[str] = Counter()
    lost: Counter[int] = Counter()
    with tempfile.TemporaryDirectory(prefix="paizhuo-killed-") as folder:
        for number in range(rounds):
            outcome, steps = one_round(Path(folder), seed * 10_000 + number, random)
            outcomes[outcome] += 1
            lost[steps] += 1
            if outcome not in FINE or steps > 1:
                print(f"round {number}: {outcome}, {steps} lost", flush=True)
            if (number + 1) % 20 == 0 or number + 1 == rounds:
                print(
                    f"{number + 1} kills: {dict(outcomes)}; committed actions lost: {dict(sorted(lost.items()))}",
                    flush=True,
                )
    sys.exit(0 if set(outcomes) <= FINE and max(lost) <= 1 else 1)


if __name__ == "__main__":
    main()
