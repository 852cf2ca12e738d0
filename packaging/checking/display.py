"""A display that nobody sees, and the program driven on it with keys, as a person would."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 90.0
"""Seconds that anything may take on a busy machine."""


@contextmanager
def virtual_display() -> Iterator[str]:
    """The name of a new X display, 1280 × 800; gone afterwards."""
    reading, writing = os.pipe()
    # Without -noreset it begins anew when the last program is gone, and refuses one that comes meanwhile.
    command = ("Xvfb", "-displayfd", str(writing), "-noreset", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise SystemExit("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def home(folder: Path, display: str) -> dict[str, str]:
    """The environment of a person whose files all lie in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "TMPDIR") if name in os.environ}
    return {
        **kept,
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_STATE_HOME": str(folder / "state"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
    }


def until(true: Callable[[], bool], what: str) -> None:
    """Waits until it is true; leaves with what was waited for where it never is."""
    if not comes_true(true, PATIENCE):
        raise SystemExit(f"waited {PATIENCE:.0f} s in vain: {what}")


def comes_true(true: Callable[[], bool], seconds: float) -> bool:
    """Whether it becomes true in this time."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


def press(display: str, *keys: str) -> None:
    """Keys into the program's window, which is given the focus first: there is no window manager."""
    until(lambda: has_window(display), "a window for keys")  # a search may find none while one is going away
    there = {**os.environ, "DISPLAY": display}
    for window in _windows(display)[-1:]:
        subprocess.run(("xdotool", "windowfocus", "--sync", window), env=there, check=False, timeout=PATIENCE)
    subprocess.run(("xdotool", "key", *keys), env=there, check=True, timeout=PATIENCE)


def has_window(display: str) -> bool:
    """Whether the program shows a window."""
    return bool(_windows(display))


def _windows(display: str) -> list[str]:
    command = ("xdotool", "search", "--onlyvisible", "--class", "paizhuo")
    there = {**os.environ, "DISPLAY": display}
    return subprocess.run(command, env=there, capture_output=True, text=True, check=False).stdout.split()
