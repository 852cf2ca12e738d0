"""Whether what was built works where it will be used: each check leaves with a sentence where it does not."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import bundles
import wheels
from checking import playing, system
from checking.display import home, virtual_display
from contents import elf
from ground import BUILD, DIST, NAME, environment, need, run, version

PROBE = BUILD / "check"


def wheel() -> None:
    """Built twice, wheel and sdist are the same; pipx and uv make a working command of them."""
    wheels.build()
    print(wheels.same_twice())
    python, built = environment("checking"), DIST / f"{NAME}-{version()}-py3-none-any.whl"
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
        person = {**home(place / "person", ""), "QT_QPA_PLATFORM": "offscreen"}
        playing.answers((f"{place}/bin/{NAME}",), person)
        playing.plays((f"{place}/bin/{NAME}",), person)
        shutil.rmtree(place)
        print(f"   {name}: installed, answered, played", flush=True)


def bundle() -> None:
    """The archive, unpacked elsewhere, is driven under a virtual display; it holds and seeks nothing it should not."""
    need({"Xvfb": "xvfb", "xdotool": "xdotool"})
    archive = _built(f"{NAME}-{version()}-linux-*.tar.xz", "bundle")
    place = PROBE / "bundle"
    shutil.rmtree(place, ignore_errors=True)
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="data")
    folder = place / f"{NAME}-{version()}"
    strangers = [path for path in folder.rglob("*") if any(word in path.name for word in FOREIGN)]
    if strangers:
        raise SystemExit(f"the bundle holds {strangers[0].relative_to(folder)}, which has no place there")
    for path, outside in elf.looking_outside(folder).items():
        raise SystemExit(f"{path.relative_to(folder)} has its libraries looked for in {', '.join(outside)}")
    command = (str(folder / NAME),)
    with virtual_display() as display:
        person = home(place / "person", display)
        playing.answers(command, person)
        playing.leaves_bots_alone(command, person, place)
        playing.plays(command, person)
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
    package = _built(f"{NAME}_{version()}_*.deb", "deb")
    share = BUILD / "deb" / "usr" / "share"
    run(("desktop-file-validate", share / "applications" / f"{NAME}.desktop"))
    (metainfo,) = (share / "metainfo").glob("*.xml")
    run(("appstreamcli", "validate", "--no-net", metainfo))
    ElementTree.parse(share / "mime" / "packages" / f"{NAME}.xml")
    print(_lintian(package), flush=True)
    system.installs_and_leaves_nothing(package, BUILD / "debian-12")


def _built(name: str, recipe: str) -> Path:
    """The one file in ``dist/`` of this name."""
    found = list(DIST.glob(name))
    if len(found) != 1:
        raise SystemExit(f"dist/ holds {len(found)} files {name}: empty it and run the recipe {recipe} first")
    return found[0]


def _lintian(package: Path) -> str:
    done = subprocess.run(("lintian", "--fail-on", "error", str(package)), capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"lintian: {done.stdout}{done.stderr}")
    return "   lintian: no errors; " + (f"warnings:\n{done.stdout}" if done.stdout else "no warnings")


def _index(python: Path) -> tuple[str, ...]:
    """uv does not read pip's configuration: where pip looks, it is told to look too."""
    told: list[str] = []
    for name, flag in (("extra-index-url", "--index"), ("find-links", "--find-links")):
        asked = (str(python), "-m", "pip", "config", "get", f"global.{name}")
        found = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.split()
        told += [word for place in found for word in (flag, place)]
    return (*told, "--index-strategy", "unsafe-best-match") if told else ()  # as pip does: all places are equal
