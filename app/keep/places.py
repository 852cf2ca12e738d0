"""Where this machine keeps what the program writes: settings, running sessions, and what can be made again."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Places:
    """Folders for settings, for running sessions and for what can be made again; none of them need exist yet."""

    settings: Path
    state: Path
    cache: Path


def places_of_this_machine(
    system: str = sys.platform, environment: Mapping[str, str] = os.environ, home: Path | None = None
) -> Places:
    """The folders that the system's custom names: XDG, ``~/Library`` or ``%APPDATA%``."""
    home = Path.home() if home is None else home
    if system == "win32":
        roaming = _absolute(environment.get("APPDATA"), home / "AppData" / "Roaming") / "Paizhuo"
        local = _absolute(environment.get("LOCALAPPDATA"), home / "AppData" / "Local") / "Paizhuo"
        return Places(roaming, local / "State", local / "Cache")
    if system == "darwin":
        support = home / "Library" / "Application Support" / "Paizhuo"
        return Places(support, support / "State", home / "Library" / "Caches" / "Paizhuo")
    return Places(
        _absolute(environment.get("XDG_CONFIG_HOME"), home / ".config") / "paizhuo",
        _absolute(environment.get("XDG_STATE_HOME"), home / ".local" / "state") / "paizhuo",
        _absolute(environment.get("XDG_CACHE_HOME"), home / ".cache") / "paizhuo",
    )


def _absolute(named: str | None, otherwise: Path) -> Path:
    """XDG says that a relative path is to be ignored."""
    return Path(named) if named and Path(named).is_absolute() else otherwise
