"""The arithmetic of the table works without Qt."""

from __future__ import annotations

import subprocess
import sys

MODULES = (
    "choice",
    "clock",
    "combinations",
    "easing",
    "fan",
    "geometry",
    "gesture",
    "hand",
    "intents",
    "layout",
    "motions",
    "seating",
)


def test_the_arithmetic_of_the_table_never_loads_qt() -> None:
    imports = "; ".join(f"import ui.table.{module}" for module in MODULES)
    code = f"{imports}; import sys; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
