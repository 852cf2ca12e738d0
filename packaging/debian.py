"""The package for Debian and Ubuntu: the bundle under /usr/lib/paizhuo, and what tells the desktop of it."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path

from bundles import INSTALLER, PREPARED, megabytes
from contents import elf
from desktop import desktop_files, menus
from desktop.desktop_files import write, write_packed
from ground import ADDRESS, BUILD, BUNDLE, DIST, HERE, NAME, PEOPLE, ROOT, need, run, steady, time_of_source, version

TREE = BUILD / "deb"
MAINTAINER = f"{PEOPLE} <{ADDRESS}>"
ALSO = ("libegl1", "libgl1", "libxkbcommon0", "libdbus-1-3", "libfontconfig1")
"""What Qt loads by name at run time, whatever the files of the bundle say."""


def build() -> Path:
    """Lays the package's tree out and packs it; the bundle must have been built."""
    need({"dpkg-deb": "dpkg", "dpkg-query": "dpkg"})
    if not BUNDLE.is_dir():
        raise SystemExit("build the bundle first: python packaging/build.py bundle deb")
    architecture = run(("dpkg", "--print-architecture")).strip()
    shutil.rmtree(TREE, ignore_errors=True)
    _lay_out(TREE)
    _control(TREE, architecture)
    _settle(TREE)
    DIST.mkdir(exist_ok=True)
    package = DIST / f"{NAME}_{version()}_{architecture}.deb"
    run(("dpkg-deb", "--root-owner-group", "-Zxz", "--build", TREE, package))
    print(f"{package.stat().st_size / 1e6:.0f} MB: {package.name}")
    return package


def depends() -> list[str]:
    """The packages that the bundle needs, read off its files on a Debian system, and the version of the C library."""
    packages = {*ALSO}
    for library in sorted(elf.asked_of_system(BUNDLE)):
        if library.startswith("libwayland"):
            continue  # recommended: without them the plugin for Wayland is not loaded, and X serves
        asked = ("dpkg-query", "-S", f"*/{library}")
        found = subprocess.run(asked, capture_output=True, text=True, check=False, env=steady()).stdout
        owners = {line.split(":")[0] for line in found.splitlines() if "-linux-gnu/" in line}
        if not owners:
            raise SystemExit(f"no package of this system has {library}: install it, so that its package can be named")
        packages.add(min(owners, key=lambda name: (len(name), name)))
    plain = sorted(packages - {"libc6"})
    return [f"libc6 (>= {elf.newest_glibc(BUNDLE)})", *plain]


def _lay_out(tree: Path) -> None:
    library = tree / "usr" / "lib" / NAME
    shutil.copytree(BUNDLE, library, symlinks=True, ignore=_without_installer)
    document = tree / "usr" / "share" / "doc" / NAME
    document.mkdir(parents=True)
    for name in ("NOTICE.txt", "sbom.cdx.json"):
        (library / name).rename(document / name)
    (library / "licences").rename(document / "licences")
    write(document / "copyright", _copyright())
    write_packed(document / "changelog.gz", _changelog())
    games = tree / "usr" / "games"
    games.mkdir(parents=True)
    (games / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = tree / "usr" / "share"
    desktop_files.lay_out(share, PREPARED)
    write(share / "lintian" / "overrides" / NAME, (HERE / "debian" / "lintian-overrides").read_text("utf-8"))


def _without_installer(folder: str, _names: list[str]) -> set[str]:
    """What the archive brings for its users to install it; dpkg does that."""
    return {*INSTALLER, "share"} if Path(folder) == BUNDLE else set()


def _control(tree: Path, architecture: str) -> None:
    control = tree / "DEBIAN"
    control.mkdir()
    text = (HERE / "debian" / "control.in").read_text("utf-8")
    told = {
        "version": version(),
        "architecture": architecture,
        "maintainer": MAINTAINER,
        "size": str(round(megabytes(tree) * 1000)),
        "depends": ", ".join(depends()),
        "games": "; ".join(menus.game_name(game).en for game in menus.GAMES.values()),
    }
    write(control / "control", text.format(**told))
    sums = []
    for path in sorted(tree.rglob("*")):
        if path.is_file() and not path.is_symlink() and control not in path.parents:
            sums.append(f"{_md5(path)}  {path.relative_to(tree)}\n")
    write(control / "md5sums", "".join(sums))


def _md5(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def _copyright() -> str:
    licence = (ROOT / "LICENSE").read_text("utf-8").strip()
    return (
        f"{licence}\n\nThis package contains the work of others. Its parts, their versions, their licences and where "
        f"their sources are: /usr/share/doc/{NAME}/NOTICE.txt\nThe texts of their licences: "
        f"/usr/share/doc/{NAME}/licences\n\nQt and PySide6 are used under the LGPL, version 3, whose text is also in\n"
        "/usr/share/common-licenses/LGPL-3, together with /usr/share/common-licenses/GPL-3.\n"
    )


def _changelog() -> str:
    when = formatdate(time_of_source(), usegmt=True).replace("GMT", "+0000")
    return (
        f"{NAME} ({version()}) stable; urgency=low\n\n  * See CHANGELOG.md in the source.\n\n -- {MAINTAINER}  {when}\n"
    )


def _settle(tree: Path) -> None:
    """Modes and times that depend on the source alone."""
    moment = time_of_source()
    for path in (*tree.rglob("*"), tree):
        if path.is_symlink():
            continue
        library = ".so" in path.name
        executable = path.is_dir() or (not library and bool(path.stat().st_mode & 0o100))
        path.chmod(0o755 if executable else 0o644)
        os.utime(path, (moment, moment))
