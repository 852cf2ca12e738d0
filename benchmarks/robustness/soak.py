"""An hour at the real window in simulated time: no leak, no warning, no growing latency.

Run it from the root of the source: ``python -m benchmarks.robustness.soak [MINUTES] [SEED]``. The whole program runs
offscreen with its autosaves; only time is simulated (frames of 50 ms, fast animation, a pace of 100 ms) and the AI
seats answer in this process. The person plays soundly, and now and then takes back, asks for hints, sorts, looks at the
last trick, at rules and score sheet, leaves for the lobby and comes back, changes language, settings and the window's
size. A line for every tenth of the time: hands, memory (and what of it is pictures of cards), living objects, and the
CPU time of a frame; at the end for every game the median frame of the first and the last quarter of its time. What AI
players remember is dropped before memory is looked at: it has bounds, and lives in processes of its own otherwise.
"""

from __future__ import annotations

import gc
import os
import statistics
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

import app.play.driver
import ui.table.table_widget
from app.application import new_application
from app.arguments import read_arguments
from app.keep.places import Places
from app.keep.settings import Kept, save_settings
from app.opening import SETTINGS_FILE
from app.program import Program
from benchmarks.robustness.endurance import megabytes
from engine.games import GAMES
from engine.players import bot_named
from engine.words import Language
from ui.kit.settings import Settings
from ui.pages.lobby.lobby_choice import LobbyChoice
from ui.table.scene.ticker import Ticker

FRAME = 50
GROWTH = 12.0
"""Megabytes that may come on top from the second tenth to the last, besides pictures of cards, which have a bound."""
SLOWER = 1.5
"""How many times as long a game's median frame may take in the last quarter of its time as in the first."""
ANOTHER = 0.06
"""How often another session is begun after a hand, though this one is not over."""


class Delay(QObject):
    """A single-shot timer in simulated time."""

    timeout = Signal()
    running: ClassVar[list[Delay]] = []

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.left = 0

    def start(self, milliseconds: int, /) -> None:
        self.stop()
        self.left = milliseconds
        Delay.running.append(self)

    def stop(self) -> None:
        if self in Delay.running:
            Delay.running.remove(self)

    @staticmethod
    def pass_by(milliseconds: int) -> None:
        for delay in tuple(Delay.running):
            delay.left -= milliseconds
            if delay.left <= 0:
                delay.stop()
                delay.timeout.emit()


class Here(QObject):
    """Thinks for the AI seats in this process."""

    answered = Signal(int, int, object)

    def ask(self, seat: int, generation: int, game: Any, view: Any, bot: str, seed: str) -> None:
        self.answered.emit(seat, generation, bot_named(bot)(game, view, Random(seed)))

    def cancel(self) -> None:
        """Everything asked has been answered."""


class Soak:
    """The program and the person before it."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.random = Random(seed)
        self.hands = 0
        self.frames: dict[str, list[float]] = {}
        """Milliseconds of each frame, by game."""
        places = Places(folder / "settings", folder / "state", folder / "cache")
        save_settings(places.settings / SETTINGS_FILE, Kept(Settings(pace=100, speed="fast")))
        self.program = Program(read_arguments(["--lang", "en"], GAMES), None, places)
        driver, thinkers = self.program.controller.driver, Here()
        driver._thinkers = thinkers  # type: ignore[assignment]
        thinkers.answered.connect(driver._take_answer)
        self.program.controller.deal_shown.connect(self._count)
        self.program.window.show()
        self.program.begin()
        self._over = False
        self._rested = False
        self.program.table.settled.connect(self._rest)
        self._new_session()

    def frame(self) -> float:
        """One frame passes; the seconds of CPU that it took."""
        began = time.process_time()
        Delay.pass_by(FRAME)
        self.program.table.advance(FRAME)
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # as between the frames of a display
        return time.process_time() - began

    def person(self) -> None:
        """What the person does between two frames."""
        table = self.program.controller.driver
        if self._over:
            self._over = False
            if table.over or self.random.random() < ANOTHER:
                self._new_session()
            else:
                self.program.window.next_wanted.emit()
        elif table.ours and self._rested:
            self._rested = False
            if self.random.random() < 0.06:
                self._something_else()
            else:
                action = table.session.match.game.greedy(table.view, Random(table.session.seed))
                self.program.table.chosen.emit(action)
        elif table.ours:
            self._rested = True

    def close(self) -> None:
        self.program.window.close()

    def _something_else(self) -> None:
        window, random = self.program.window, self.random
        match random.randrange(9):
            case 0:
                window.undo_wanted.emit()
            case 1:
                for _ in range(3):
                    window.hint_wanted.emit()
            case 2:
                window.sort_wanted.emit()
            case 3:
                window.last_trick_wanted.emit()
            case 4:
                window.show_rules()
                window.sides.show_dock("score")
                window.sides.show_dock("log")
            case 5:
                window.table_left.emit()
                window.show_lobby()
                window.resume_wanted.emit()
            case 6:
                language = random.choice([each.value for each in Language])
                window._take_settings(replace(window.settings, language=language))
            case 7:
                looks = {"table": ("jade", "ink", "walnut"), "colours": ("two", "four"), "cut": ("standard", "large")}
                chosen = {name: random.choice(values) for name, values in looks.items()}
                window._take_settings(replace(window.settings, **chosen))  # type: ignore[arg-type]
            case _:
                window.resize(*random.choice(((1280, 800), (1000, 700), (1600, 900))))

    def _new_session(self) -> None:
        game = self.random.choice(list(GAMES.values()))
        preset = self.random.choice(list(game.presets))
        options = game.presets[preset]
        opponents = ("greedy",) * (game.seats(options) - 1)
        number = self.random.randrange(10_000)
        self.program.window.session_wanted.emit(LobbyChoice(game.key, preset, options, opponents, number))

    def _count(self) -> None:
        self.hands += 1
        self._over = True

    def _rest(self) -> None:
        self._rested = True


def main() -> None:
    """Tells a line for each tenth; leaves with 1 where memory or time grew, or Qt warned."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    app.play.driver.single_shot = Delay  # type: ignore[assignment]
    ui.table.table_widget.Ticker = lambda parent: Ticker(parent, still=True)  # type: ignore[misc, assignment]
    warnings: list[str] = []
    qInstallMessageHandler(lambda kind, _, said: warnings.append(said) if kind != QtMsgType.QtDebugMsg else None)
    application = new_application()
    with tempfile.TemporaryDirectory(prefix="paizhuo-soak-") as folder:
        soak = Soak(Path(folder), seed)
        try:
            parts = [_tenth(soak, int(minutes * 60_000 / FRAME / 10), part) for part in range(10)]
        finally:
            soak.close()
    del application
    warnings = [each for each in warnings if not each.startswith("This plugin does not support")]  # there is no display
    print(f"{len(warnings)} warnings", *warnings[:5], sep="\n")
    grown = parts[-1] - parts[1]
    print(f"memory besides pictures {grown:+.1f} MB from the second tenth to the last")
    slower = max(_slower(key, times) for key, times in soak.frames.items())
    sys.exit(1 if warnings or grown > GROWTH or slower > SLOWER else 0)


def _tenth(soak: Soak, frames: int, part: int) -> float:
    """Plays a tenth of the time and tells of it; the memory after it, without pictures of cards."""
    times = []
    for _ in range(frames):
        soak.person()
        times.append(1000 * soak.frame())
        if soak.program.controller.session is not None:
            soak.frames.setdefault(soak.program.controller.session.match.game.key, []).append(times[-1])
    memory, pictures = megabytes(), soak.program.faces._held / 1e6
    windows = len(QApplication.topLevelWidgets())
    times.sort()
    print(
        f"{part + 1:2}/10: {soak.hands:5} hands, {memory:6.1f} MB ({pictures:.1f} pictures), "
        f"{len(gc.get_objects()):7} objects, {windows} windows, "
        f"frame {statistics.median(times):.2f} ms, 95th {times[len(times) * 95 // 100]:.1f}, most {times[-1]:.0f}",
        flush=True,
    )
    return memory - pictures


def _slower(game: str, times: list[float]) -> float:
    """How many times as long a frame of this game took at the end as at the beginning."""
    quarter = len(times) // 4
    first, last = statistics.median(times[:quarter]), statistics.median(times[-quarter:])
    print(f"{game:12} {len(times):6} frames, median {first:.2f} ms in the first quarter, {last:.2f} in the last")
    return last / first


if __name__ == "__main__":
    main()
