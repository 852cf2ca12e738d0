"""How long from starting the program to its first painted frame, beside a bare Qt window in the same run.

Run it from the root of the source: ``python benchmarks/table/start_to_first_frame.py [RUNS]``. Without a display it
uses Qt's offscreen platform. Each figure is from starting a Python process to the end of the window's first paint, the
process's own start included: on the clock, and of the processor, which a busy machine changes less. The first run of
each is thrown away (cold files).
"""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time

TARGET = 3.3
"""Times the processor's seconds of a bare window: 0.6 s where that takes 0.18 s."""

_PAINTED = """
from PySide6.QtCore import QEvent, QObject, QTimer
class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and watched.isWindow():
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.painted)
        return False
    def painted(self):
        import os, time
        print(time.monotonic(), flush=True)
        os._exit(0)
"""

BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1280, 800)
watch = FirstPaint()
window.installEventFilter(watch)
window.show()
application.exec()
"""

LOBBY = """
import gc
gc.disable()
from app.arguments import read_arguments
from app.libraries import trouble
from engine.games import GAMES
said = read_arguments(ARGUMENTS, GAMES)
assert trouble() is None, trouble()
from app.application import new_application, show_window
from app.keep.places import places_of_this_machine
from app.opening import Opening
application = new_application()
opening = Opening(said, places_of_this_machine())
watch = FirstPaint()
opening.window.installEventFilter(watch)
show_window(opening.window, lambda: None)
application.exec()
"""


def seconds(script: str, environment: dict[str, str]) -> tuple[float, float]:
    """From the start of the process to the end of its first paint: on the clock, and of the processor."""
    began = time.monotonic()
    process = subprocess.Popen([sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    painted = float(process.stdout.read().split()[-1])
    used = os.wait4(process.pid, 0)[2]
    return painted - began, used.ru_utime + used.ru_stime


def main() -> None:
    """Prints the medians, and how they stand to the target."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "HOME": home, "XDG_CONFIG_HOME": home, "XDG_STATE_HOME": home}
        environment |= {"PYTHONPYCACHEPREFIX": home, "PYTHONPATH": os.getcwd()}  # compiled once, as on a user's machine
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        if "DISPLAY" not in environment and "WAYLAND_DISPLAY" not in environment:
            environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        scripts = {
            "bare QApplication and QMainWindow": _PAINTED + BARE,
            "Paizhuo, the lobby": _PAINTED + "ARGUMENTS = []\n" + LOBBY,
            "Paizhuo, --game taihe_a_bao": _PAINTED + "ARGUMENTS = ['--game', 'taihe_a_bao']\n" + LOBBY,
        }
        taken: dict[str, list[tuple[float, float]]] = {name: [] for name in scripts}
        for _ in range(runs + 1):
            for name, script in scripts.items():
                taken[name].append(seconds(script, environment))
    print(f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} cores, {runs} runs")
    print(f"Qt platform: {environment.get('QT_QPA_PLATFORM', 'the desktop')}; target {TARGET} × the bare window")
    bare = 0.0
    for name, all_seconds in taken.items():
        clock, processor = (statistics.median(each) for each in zip(*all_seconds[1:], strict=True))
        bare = bare or processor
        print(f"{name:36} clock {clock:.3f} s, processor {processor:.3f} s ({processor / bare:.1f} ×)")


if __name__ == "__main__":
    main()
