"""Whether what was built works where it will be used: each check leaves with a sentence where it does not."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from pathlib import Path

import bundles
import playing
import system
import wheels
from display import home, virtual_display
from ground import BUILD, DIST, NAME, need, python_of, run, version

PROBE = BUILD / "check"


def wheel() -> None:
    """Built twice, wheel and sdist are the same; pipx and uv make a working command of them."""
    wheels.build()
    print(wheels.same_twice())
    python, built = _checkers(), DIST / f"{NAME}-{version()}-py3-none-any.whl"
    run((python, "-m", "twine", "check", "--strict", built, DIST / f"{NAME}-{version()}.tar.gz"))
    for name, installing in (
        ("pipx", (python, "-m", "pipx", "install", "--force", built)),
        ("uv", (python, "-m", "uv", "tool", "install", "--force", *_index(python), built)),
    ):
        place = PROBE / name
        shutil.rmtree(place, ignore_errors=True)
        told = {
            "PIPX_HOME": f"{place}/home",
            "PIPX_BIN_DIR": f"{place}/bin",
            "PIPX_MAN_DIR": f"{place}/man",
            "UV_TOOL_DIR": f"{place}/tools",
            "UV_TOOL_BIN_DIR": f"{place}/bin",
            "UV_CACHE_DIR": f"{place}/cache",
        }
        run(installing, told)
        environment = {**home(place / "person", ""), "QT_QPA_PLATFORM": "offscreen"}
        playing.answers((f"{place}/bin/{NAME}",), environment)
        playing.plays((f"{place}/bin/{NAME}",), environment)
        shutil.rmtree(place)
        print(f"   {name}: installed, answered, played", flush=True)


def bundle() -> None:
    """The archive, unpacked elsewhere, is driven under a virtual display; it holds no part it should not."""
    need({"Xvfb": "xvfb", "xdotool": "xdotool"})
    (archive,) = DIST.glob(f"{NAME}-{version()}-linux-*.tar.xz")
    place = PROBE / "bundle"
    shutil.rmtree(place, ignore_errors=True)
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="data")
    folder = place / f"{NAME}-{version()}"
    strangers = [path for path in folder.rglob("*") if any(word in path.name for word in FOREIGN)]
    if strangers:
        raise SystemExit(f"the bundle holds {strangers[0].relative_to(folder)}, which has no place there")
    command = (str(folder / NAME),)
    with virtual_display() as display:
        environment = home(place / "person", display)
        playing.answers(command, environment)
        playing.plays(command, environment)
        playing.survives(command, place / "driven", display)
    shutil.rmtree(place)


def same() -> None:
    """Frozen a second time, the bundle is the same in every byte."""
    print(bundles.same_twice(), flush=True)


FOREIGN = ("Network", "WebEngine", "Qml", "Quick", "VirtualKeyboard", "virtualkeyboard", "libssl", "libcrypto", "Pdf")
"""Neither what speaks to a network, nor what is under the GPL alone, nor what nobody here uses."""


def deb() -> None:
    """Files for the desktop are valid, lintian finds no error, apt installs it in a clean root and leaves no trace."""
    need({"lintian": "lintian", "desktop-file-validate": "desktop-file-utils", "appstreamcli": "appstream"})
    need({"debootstrap": "debootstrap", "Xvfb": "xvfb"})
    (package,) = DIST.glob(f"{NAME}_{version()}_*.deb")
    share = BUILD / "deb" / "usr" / "share"
    run(("desktop-file-validate", share / "applications" / f"{NAME}.desktop"))
    (metainfo,) = (share / "metainfo").glob("*.xml")
    run(("appstreamcli", "validate", "--no-net", metainfo))
    run(("xmllint", "--noout", share / "mime" / "packages" / f"{NAME}.xml") if shutil.which("xmllint") else ("true",))
    print(_lintian(package), flush=True)
    system.installs_and_leaves_nothing(package, BUILD / "debian-12")


def _lintian(package: Path) -> str:
    done = subprocess.run(("lintian", "--fail-on", "error", str(package)), capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"lintian: {done.stdout}{done.stderr}")
    return "   lintian: no errors; " + (f"warnings:\n{done.stdout}" if done.stdout else "no warnings")


def _checkers() -> Path:
    """The interpreter of an environment with pipx, uv and twine, made where it is not there."""
    venv = BUILD / "checkers"
    python = python_of(venv)
    if not (venv / "made").exists():
        run(("python3", "-m", "venv", "--clear", venv))
        run((python, "-m", "pip", "install", "--quiet", "pipx==1.18.4", "uv==0.13.9", "twine==7.0.0"))
        (venv / "made").touch()
    return python


def _index(python: Path) -> tuple[str, ...]:
    """uv does not read pip's configuration: where pip looks, it is told to look too."""
    told: list[str] = []
    for name, flag in (("extra-index-url", "--index"), ("find-links", "--find-links")):
        asked = (str(python), "-m", "pip", "config", "get", f"global.{name}")
        found = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.split()
        told += [word for place in found for word in (flag, place)]
    return (*told, "--index-strategy", "unsafe-best-match") if told else ()  # as pip does: all places are equal
