"""Whether the desktop asks programs for less motion; False where that cannot be read."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys

from app.outside_environment import environment_for_outsiders

_GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_MACOS = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
_PATIENCE = 0.5  # seconds that a start may wait for an answer
_SPI_GETCLIENTAREAANIMATION = 0x1042


def motion_is_reduced(system: str = sys.platform) -> bool:
    """The setting of Windows, macOS, GNOME and desktops like it."""
    match system:
        case "win32":
            return _windows_wants_less()
        case "darwin":
            return _answer(_MACOS) == "1"
    return _answer(_GNOME) == "false"


def _answer(command: tuple[str, ...]) -> str:
    try:
        done = subprocess.run(
            command,
            env=environment_for_outsiders(os.environ),
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip()


def _windows_wants_less() -> bool:
    animated = ctypes.c_int(1)
    library = getattr(ctypes, "windll", None)
    if library is None:
        return False
    known = library.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
    return bool(known) and not animated.value
