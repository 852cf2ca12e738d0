"""What every recipe stands on: where things lie, the version, the time of the source, and running a program."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "packaging"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
NAME = "paizhuo"
BUNDLE = BUILD / "bundle" / NAME
PEOPLE = "The Paizhuo maintainers"
"""Who makes it, as in LICENSE."""
ADDRESS = "maintainers@paizhuo.invalid"
"""Only the .deb must name one. It belongs to nobody (RFC 2606) until a release puts one here that is read."""
DOMAIN = "io.github.paizhuo"
"""Where its identifiers live, the other way round; a release needs one that the project owns."""
IDENTIFIER = f"{DOMAIN}.Paizhuo"
PAGE = os.environ.get("PAIZHUO_PAGE", "")
"""The address of the project's page; empty: nobody is told of one. A release says it, and where pictures lie."""
PICTURES = os.environ.get("PAIZHUO_PICTURES", "")
"""The address of ``docs/pictures`` as it was at this version; empty: software centres show none."""


def version() -> str:
    """The version in ``pyproject.toml``."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


def released() -> str | None:
    """The day on which this version came out, by the heading of CHANGELOG.md; None while that says unreleased."""
    newest = re.search(r"^## (\S+) — (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    if newest is None or newest[1] != version():
        sys.exit(f"CHANGELOG.md does not begin with what is new in {version()}, which pyproject.toml names")
    return None if newest[2] == "unreleased" else newest[2]


def changes() -> str:
    """What CHANGELOG.md says of the newest version, without its heading."""
    return re.split(r"^## .*$", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)[1].strip()


def time_of_source() -> int:
    """Seconds since 1970: SOURCE_DATE_EPOCH, or the last commit, or the newest file of a tree without git."""
    said = os.environ.get("SOURCE_DATE_EPOCH")
    if said:
        return int(said)
    commit = ("git", "-C", str(ROOT), "log", "-1", "--format=%ct")
    try:
        done = subprocess.run(commit, capture_output=True, text=True, check=True)
        return int(done.stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return int((ROOT / "pyproject.toml").stat().st_mtime)


def steady() -> dict[str, str]:
    """The environment in which the same source gives the same bytes."""
    settled = {"SOURCE_DATE_EPOCH": str(time_of_source()), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", "TZ": "UTC"}
    return {**os.environ, **settled, "PYTHONDONTWRITEBYTECODE": "1"}


def run(command: Sequence[str | Path], more: Mapping[str, str] | None = None, quiet: bool = True) -> str:
    """What the program prints; leaves with all it said where it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words, env={**steady(), **(more or {})}, cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(words)}\n{done.stdout}{done.stderr}\nfailed with status {done.returncode}")
    if not quiet:
        print(done.stdout, end="", flush=True)
    return done.stdout


def python_of(venv: Path) -> Path:
    """The interpreter of a virtual environment."""
    return venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def environment(name: str = "building") -> Path:
    """The interpreter of the environment for this work, made if need be of the very files that ``NAME.txt`` pins."""
    venv, pins = BUILD / name, HERE / f"{name}.txt"
    done = venv / "pins.txt"
    wanted = f"# Python {platform.python_version()}\n{pins.read_text('utf-8')}"
    if not done.exists() or done.read_text("utf-8") != wanted:
        print(f"making the environment for {name}", flush=True)
        run((sys.executable, "-m", "venv", "--clear", venv))
        install = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", pins)
        run((python_of(venv), *install))
        done.write_text(wanted, "utf-8")
    return python_of(venv)


def need(programs: Mapping[str, str]) -> None:
    """Leaves with the packages to install where a program of the system is missing."""
    from shutil import which

    missing = sorted({package for program, package in programs.items() if which(program) is None})
    if missing:
        sys.exit(f"this recipe needs programs that are not there: sudo apt-get install {' '.join(missing)}")


if __name__ == "__main__":  # asked by a release: version, changes, or the day on which this version came out
    match sys.argv[1:]:
        case ["version"]:
            print(version())
        case ["changes"]:
            print(changes())
        case ["released"]:
            print(released() or sys.exit(f"CHANGELOG.md still calls {version()} unreleased: give it its day"))
        case _:
            sys.exit("packaging/ground.py version|changes|released")
