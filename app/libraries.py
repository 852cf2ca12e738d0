"""The system libraries that Qt needs before it can open a window; says in a sentence which are missing."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping

PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libSM.so.6": "libsm6",
    "libICE.so.6": "libice6",
}
"""The Debian and Ubuntu package of each library."""

QT = ("libEGL.so.1", "libGL.so.1", "libxkbcommon.so.0", "libdbus-1.so.3", "libfontconfig.so.1", "libglib-2.0.so.0")
"""Needed to import QtWidgets at all."""

XCB = ("libX11-xcb.so.1", "libxkbcommon-x11.so.0", *(name for name in PACKAGES if name.startswith("libxcb")))
"""Needed to open a window on an X display; Qt aborts the program where one of them is missing."""


_NO_DISPLAY = (
    "There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
    "Start Paizhuo from a desktop; `paizhuo --help` lists the commands that need no window."
)


def missing_from(names: Iterable[str], load: Callable[[str], object] = ctypes.CDLL) -> tuple[str, ...]:
    """Which of these libraries the system cannot load."""
    return tuple(name for name in names if not _loads(name, load))


def trouble(environment: Mapping[str, str] = os.environ, load: Callable[[str], object] = ctypes.CDLL) -> str | None:
    """The reason why no window can be opened, and what to do about it; None where there is none."""
    if not sys.platform.startswith("linux"):
        return None
    platform = environment.get("QT_QPA_PLATFORM", "").split(":")[0]
    wayland = platform in ("", "wayland") and bool(environment.get("WAYLAND_DISPLAY"))
    if wayland or platform not in ("", "xcb", "wayland"):
        missing = missing_from(QT, load)
        if missing or not wayland or _wayland_answers(load) or (platform == "" and environment.get("DISPLAY")):
            return _to_install(missing)
        name = environment["WAYLAND_DISPLAY"]
        return f"The display {name} does not answer.\nStart Paizhuo from a desktop, or unset WAYLAND_DISPLAY."
    display = environment.get("DISPLAY")
    if not display:
        return _NO_DISPLAY
    missing = missing_from(QT + XCB, load)
    if missing or _answers(display, load):
        return _to_install(missing)
    return f"The display {display} does not answer.\nStart Paizhuo from a desktop, or set DISPLAY to one that runs."


def trouble_with_import(error: ImportError) -> str | None:
    """What to do about a failed import of Qt; None where the fault is our own."""
    found = re.search(r"(lib[\w.+-]+\.so[.\d]*): cannot open", str(error))
    if found is not None:
        return _to_install((found[1],))
    if (error.name or "").partition(".")[0] in ("PySide6", "shiboken6"):
        return f"Qt cannot be loaded: {error}.\nInstall Paizhuo anew, together with PySide6-Essentials."
    return None


def _to_install(missing: tuple[str, ...]) -> str | None:
    if not missing:
        return None
    packages = " ".join(dict.fromkeys(PACKAGES.get(name, name) for name in missing))
    return (
        f"Paizhuo cannot open a window here: the system lacks {', '.join(missing)}.\n"
        f"On Debian or Ubuntu this installs what is missing: sudo apt install {packages}"
    )


def _loads(name: str, load: Callable[[str], object]) -> bool:
    try:
        load(name)
    except OSError:
        return False
    return True


def _wayland_answers(load: Callable[[str], object]) -> bool:
    """Whether a compositor accepts a connection, asked as Qt will ask; True where that cannot be asked."""
    if not _loads("libwayland-client.so.0", load):
        return True
    wayland = load("libwayland-client.so.0")
    if not isinstance(wayland, ctypes.CDLL):
        return True
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_connect.argtypes = [ctypes.c_char_p]
    wayland.wl_display_disconnect.argtypes = [ctypes.c_void_p]
    connection = wayland.wl_display_connect(None)
    if connection:
        wayland.wl_display_disconnect(connection)
    return bool(connection)


def _answers(display: str, load: Callable[[str], object]) -> bool:
    """Whether an X server accepts a connection, asked as Qt will ask."""
    xcb = load("libxcb.so.1")
    if not isinstance(xcb, ctypes.CDLL):
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    error = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not error
