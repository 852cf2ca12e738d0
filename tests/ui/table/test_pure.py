"""The arithmetic of the table works without Qt."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import ui.table.layout

LAYOUT = [f"ui.table.layout.{path.stem}" for path in Path(ui.table.layout.__path__[0]).glob("*.py")]
WITHOUT_QT = [
    *(module for module in LAYOUT if not module.endswith("__init__")),
    "ui.kit.geometry",
    *(f"ui.table.input.{module}" for module in ("choice", "gesture", "intents")),
    *(f"ui.table.scene.{module}" for module in ("clock", "motions")),
    *(f"ui.table.prompts.{module}" for module in ("combinations", "hints", "offers")),
]


def test_the_arithmetic_of_the_table_never_loads_qt() -> None:
    assert len(LAYOUT) > 6
    imports = "; ".join(f"import {module}" for module in WITHOUT_QT)
    code = f"{imports}; import sys; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
