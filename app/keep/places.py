"""The folders in which this machine keeps the program's files: settings, sessions and finished hands, and caches."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from platformdirs.unix import Unix


@dataclass(frozen=True, slots=True)
class Places:
    """Folders for settings, for sessions with finished hands and results, and for caches; they need not exist yet."""

    settings: Path
    state: Path
    cache: Path


def places_of_this_machine(system: str = sys.platform) -> Places:
    """The folders by the system's conventions; raises RuntimeError where the person's home folder is unknown."""
    match system:
        case "win32":
            from platformdirs.windows import Windows  # a start elsewhere does without it

            roaming, local = (Windows("Paizhuo", appauthor=False, roaming=moves) for moves in (True, False))
            return Places(roaming.user_config_path, local.user_state_path / "State", local.user_cache_path)
        case "darwin":  # platformdirs would obey XDG variables on a Mac, too, and saves there would seem to be gone
            library = Path.home() / "Library"
            support = library / "Application Support" / "Paizhuo"
            return Places(support, support / "State", library / "Caches" / "Paizhuo")
    unix = Unix("paizhuo")
    return Places(unix.user_config_path, unix.user_state_path, unix.user_cache_path)
