"""``paizhuo --diagnose``: what a bug report needs, without anything that identifies the person or the machine."""

from __future__ import annotations

import contextlib
import json
import os
import platform
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from app.keep import saves
from app.keep.places import Places, places_of_this_machine
from app.keep.settings import LARGEST
from app.libraries import QT, XCB, missing_from
from engine.games import GAMES
from engine.options import OptionError, options_by_name, read_value
from ui.kit.assets import asset, program_version
from ui.kit.ordinary_file import read_ordinary
from ui.kit.settings import Settings


def diagnosis(
    places: Places | None = None, environment: Mapping[str, str] = os.environ, home: Path | None = None
) -> str:
    """The lines to paste into a report, in English, without names of people, machines and files."""
    places = places_of_this_machine() if places is None else places
    home = Path.home() if home is None else home
    lines = [*_program(), *_system(environment), *_shipped(), *_folders(places, home), *_kept(places)]
    return "\n".join(f"{name + ':':<12}{what}" for name, what in lines)


Finding = tuple[str, str]


def _program() -> Iterator[Finding]:
    yield "Paizhuo", f"{program_version()}, {_installed_as()}"
    yield "Python", f"{platform.python_version()} ({platform.python_implementation()}, {platform.machine()})"
    yield "Qt", _qt()
    yield "games", ", ".join(GAMES)


def _installed_as() -> str:
    if getattr(sys, "frozen", False):
        return "frozen"
    return "from source" if (Path(__file__).parents[1] / "pyproject.toml").exists() else "installed with pip"


def _qt() -> str:
    try:
        from PySide6 import __version__
        from PySide6.QtCore import qVersion
    except ImportError as error:
        return f"cannot be loaded: {_without_paths(str(error))}"
    return f"{qVersion()}, PySide6 {__version__}"


def _system(environment: Mapping[str, str]) -> Iterator[Finding]:
    name = f"{platform.system()} {platform.release()}"
    with contextlib.suppress(OSError, AttributeError):
        name = f"{platform.freedesktop_os_release().get('PRETTY_NAME', '')}, {name}"
    yield "system", f"{name}, {os.cpu_count()} processors"
    said = {
        word: environment[word].split(":")[0]
        for word in ("XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR", "LANG")
        if environment.get(word)
    }
    yield "desktop", ", ".join(f"{word} {value}" for word, value in said.items()) or "nothing is said"
    there = [word for word in ("DISPLAY", "WAYLAND_DISPLAY") if environment.get(word)]
    yield "display", " and ".join(there) + " set" if there else "none"
    if sys.platform.startswith("linux"):
        yield "libraries", "missing: " + " ".join(missing) if (missing := missing_from(QT + XCB)) else "all there"


def _shipped() -> Iterator[Finding]:
    faces = len(list(asset("cards", "standard").glob("*.svg")))
    font = asset("fonts", "PaizhuoSans.otf").is_file()
    yield "assets", f"{faces} faces, font {'there' if font else 'missing'}"


def _folders(places: Places, home: Path) -> Iterator[Finding]:
    for name, folder in (("settings", places.settings), ("state", places.state)):
        yield name, f"{_homely(folder, home)}, {_condition(folder)}"


def _condition(folder: Path) -> str:
    try:
        mode = folder.stat().st_mode & 0o777
        free = shutil.disk_usage(folder).free // 1_000_000
    except FileNotFoundError:
        return "not there yet"
    except OSError as error:
        return error.strerror or "cannot be looked at"
    return f"mode {mode:04o}, {'writable' if os.access(folder, os.W_OK) else 'not writable'}, {free} MB free"


def _kept(places: Places) -> Iterator[Finding]:
    yield "settings", _settings(places.settings / "settings.json")
    census = saves.count(places.state / "sessions", GAMES)
    yield "sessions", ", ".join(f"{number} {what}" for what, number in census.items())


def _settings(path: Path) -> str:
    """The settings that differ from the defaults, without values of unknown settings, which may be anything."""
    try:
        written = json.loads(read_ordinary(path, LARGEST))["settings"].items()
    except FileNotFoundError:
        return "as usual"
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        return f"cannot be read ({type(error).__name__})"
    known, changed, unknown = options_by_name(Settings), [], 0
    for name, raw in written:
        if name not in known:
            unknown += 1
            continue
        option = known[name]
        try:
            value = read_value(option, raw)
        except OptionError:
            changed.append(f"{option.name} unknown")
        else:
            changed += [f"{option.name} {value}"] * (value != option.default)
    return (", ".join(changed) or "as usual") + (f", {unknown} that this version does not know" if unknown else "")


def _homely(path: Path, home: Path) -> str:
    """The path from the person's home folder on, or only the fact that it lies elsewhere."""
    return f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else "elsewhere"


def _without_paths(message: str) -> str:
    return " ".join(word if os.sep not in word else Path(word).name for word in message.split())
