"""The running program over AT-SPI, as a screen reader finds it: under a display and a message bus of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

READER = Path(__file__).with_name("at_spi_reader.py")
SYSTEM_PYTHON = "/usr/bin/python3"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PACKAGES = "at-spi2-core python3-pyatspi gir1.2-atspi-2.0 dbus xvfb"
SCRIPT = """
"$LAUNCHER" --launch-immediately &
"$PYTHON" -m app --game big_two --deal 5 --lang en --no-animation &
program=$!
"$READER_PYTHON" "$READER"
heard=$?
kill $program; wait $program
kill %1
exit $heard
"""


def launcher() -> str:
    """Where the accessibility bus is started from; skips where something is missing."""
    found = next((path for path in LAUNCHERS if Path(path).exists()), "")
    missing = [name for name in ("Xvfb", "xvfb-run", "dbus-run-session") if shutil.which(name) is None]
    has_reader = (
        Path(SYSTEM_PYTHON).exists()
        and not subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False).returncode
    )
    if missing or not found or not has_reader:
        pytest.skip(f"a screen reader cannot be tried here: install {PACKAGES}")
    return found


def test_a_screen_reader_finds_presses_and_plays_a_card_and_hears_of_it(tmp_path: Path) -> None:
    kept = ("PATH", "LANG", "LD_LIBRARY_PATH")
    environment = {name: os.environ[name] for name in kept if name in os.environ} | {
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(tmp_path),
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "NO_AT_BRIDGE": "0",
        "LAUNCHER": launcher(),
        "PYTHON": sys.executable,
        "READER_PYTHON": SYSTEM_PYTHON,
        "READER": str(READER),
    }
    ran = subprocess.run(
        ["dbus-run-session", "--", "xvfb-run", "-a", "bash", "-c", SCRIPT],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    (told,) = (line for line in ran.stdout.splitlines() if line.startswith("{"))  # some servers say that they end
    found = json.loads(told)
    assert len(found["hand"]) == 13
    assert found["chosen"] == found["hand"][-1:]
    assert found["left"] == found["hand"][:-1]
    assert f"You: {found['chosen'][0]}." in found["announced"]
