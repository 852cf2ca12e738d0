"""The first picture: what it needs is loaded, and nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

LOADED = """
import json, sys
from app.arguments import read_arguments
from app.application import new_application
from app.keep.places import places_of_this_machine
from app.opening import Opening
from engine.games import GAMES
application = new_application()
opening = Opening(read_arguments([], GAMES), places_of_this_machine())
opening.window.appear()
print(json.dumps(sorted(sys.modules)))
"""
LATER = (
    *("app.learn", "app.play", "app.sound", "app.think", "multiprocessing", "ui.table"),
    *("email", "http", "importlib.metadata", "socket", "ssl", "urllib.request", "xml"),
)
"""What the window with its lobby does without."""


def test_the_lobby_stands_before_table_opponents_and_lessons_are_loaded(tmp_path: Path) -> None:
    home = {name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")}
    done = subprocess.run(
        [sys.executable, "-c", LOADED],
        env={**os.environ, **home, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = json.loads(done.stdout)
    assert "ui.pages.lobby.lobby" in loaded
    assert [name for name in loaded if name.startswith("engine.games.") and ".ai." in name] == []
    assert [name for name in loaded if name.endswith(".text.lessons")] == []
    assert [name for name in loaded if name.startswith(LATER) and name.split(".")[0] != "PySide6"] == []
