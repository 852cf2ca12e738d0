"""Whose work lies in the frozen program: every file is laid to a component, with its version and licence."""

from __future__ import annotations

import platform
import re
import subprocess
import sys
import sysconfig
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from ground import NAME, run, version


@dataclass(frozen=True)
class Component:
    """One piece of somebody's work; ``files`` are places in the bundle, ``texts`` licence texts by file name."""

    name: str
    version: str
    licence: str  # an SPDX expression, or the Debian package that says it
    source: str
    purl: str
    files: tuple[str, ...] = ()
    texts: Mapping[str, str] = field(default_factory=dict)


_WHEELS = {
    "PySide6": ("PySide6-Essentials", "LGPL-3.0-only", "https://download.qt.io/official_releases/QtForPython/"),
    "shiboken6": ("shiboken6", "LGPL-3.0-only", "https://download.qt.io/official_releases/QtForPython/"),
    "miniaudio": ("miniaudio", "MIT", "https://github.com/irmen/pyminiaudio"),
    "cffi": ("cffi", "MIT-0", "https://github.com/python-cffi/cffi"),
    "platformdirs": ("platformdirs", "MIT", "https://github.com/tox-dev/platformdirs"),
    "fsrs": ("fsrs", "MIT", "https://github.com/open-spaced-repetition/py-fsrs"),
    "typing_extensions": ("typing-extensions", "PSF-2.0", "https://github.com/python/typing_extensions"),
}
MICROSOFT = "LicenseRef-MSVC-Runtime"
_QT = re.compile(r"(^|/)(Qt/|lib/?Qt6|Qt6\w+\.dll|Qt\w+\.framework)|/plugins/|/translations/")


def components(bundle: Path) -> list[Component]:
    """All components of the bundle; leaves where a file or a packed module cannot be laid to one."""
    facts = _facts()
    owners: dict[str, Component] = {}
    files: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(bundle.rglob("*")):
        place = path.relative_to(bundle).as_posix()
        if path.is_dir() or path.is_symlink() or place.startswith(("licences/", "NOTICE", "sbom.")):
            continue
        component = _owner(place, path, facts)
        owners.setdefault(component.name, component)
        files[component.name].append(place)
    for name in packed_modules(bundle):
        component = _owner_of_module(name, facts)
        owners.setdefault(component.name, component)
    found = (replace(component, files=tuple(files[name])) for name, component in owners.items())
    return sorted(found, key=lambda each: each.name.lower())


def packed_modules(bundle: Path) -> list[str]:
    """The modules and packages, by their first names, that lie inside the program's own file and so in no other."""
    from PyInstaller.archive.readers import CArchiveReader  # only where packages are built

    program = next(path for path in (bundle / NAME, bundle / f"{NAME}.exe") if path.exists())
    packed = CArchiveReader(str(program)).open_embedded_archive("PYZ.pyz")
    return sorted({name.partition(".")[0] for name in packed.toc})


def _facts() -> dict[str, Any]:
    """Versions and licence texts of what the program was made from, as this environment has it installed."""
    facts: dict[str, Any] = {"python": platform.python_version(), "versions": {}, "texts": {"python": {}}}
    for name in ("pyinstaller", *(project for project, _, _ in _WHEELS.values())):
        known = distribution(name)
        facts["versions"][name] = known.version
        facts["texts"][name] = {
            Path(file).name: Path(known.locate_file(file)).read_text("utf-8", "replace")
            for file in known.files or ()
            if "dist-info" in str(file) and Path(file).name.upper().startswith(("LICEN", "COPY"))
        }
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):  # on Windows it lies beside the program
        licence = Path(folder) / "LICENSE.txt"
        if licence.exists():
            facts["texts"]["python"] = {"LICENSE.txt": licence.read_text("utf-8")}
            break
    return facts


def _owner_of_module(name: str, facts: dict[str, Any]) -> Component:
    if name in sys.stdlib_module_names:
        return _python(facts)
    if name in ("app", "engine", "paizhuo", "ui"):
        return _ours()
    if name.startswith("_pyi"):
        return _bootloader(facts)
    if name in _WHEELS:
        return _of_wheel(name, facts)
    sys.exit(f"nobody knows whose work the module {name} is: give it a component in packaging/contents/components.py")


def _of_wheel(part: str, facts: dict[str, Any]) -> Component:
    project, licence, source = _WHEELS[part]
    known = facts["versions"][project]
    purl = f"pkg:pypi/{project.lower()}@{known}"
    return Component(project, known, licence, source, purl, texts=facts["texts"][project])


def _owner(place: str, path: Path, facts: dict) -> Component:
    name = path.name
    if re.match(r"(vcruntime|msvcp|ucrtbase|api-ms-win)", name.lower()):  # Qt and Python each bring theirs
        return Component("Microsoft Visual C++ runtime", "14", MICROSOFT, "https://visualstudio.microsoft.com", "")
    if place.startswith("_internal/PySide6/") and _QT.search(place.removeprefix("_internal/PySide6")):
        return _icu(name) if name.startswith("libicu") else _qt(facts)
    for part in _WHEELS:
        if re.match(rf"_internal/(_?{part}|lib(pyside|{part}))", place, re.IGNORECASE):
            return _of_wheel(part, facts)
    if "/assets/fonts/" in place:
        source = "https://github.com/notofonts/noto-cjk"
        return Component("Paizhuo Sans (a part of Noto Sans CJK SC)", "2.004", "OFL-1.1", source, "")
    if place in ("paizhuo", "paizhuo.exe", "paizhuo-cli.exe"):
        return _bootloader(facts)
    if "/assets/" in place or "/engine/games/" in place or "paizhuo-" in place:
        return _ours()
    if (
        re.search(r"libpython|python3\d*\.dll|/lib-dynload/|base_library\.zip|\.pyd$", place)
        or "Python.framework" in place
    ):
        return _python(facts)
    if sys.platform.startswith("linux"):
        return _of_system(name)
    if re.search(r"lib(ffi|z|bz2|lzma|mpdec)|ffi-\d", name):
        return _python(facts)  # python.org builds these into what they ship
    sys.exit(f"nobody knows whose work {place} is: give it a component in packaging/contents/components.py")


def _ours() -> Component:
    return Component("paizhuo", version(), "MIT", "", f"pkg:pypi/paizhuo@{version()}")


def _bootloader(facts: dict) -> Component:
    known = facts["versions"]["pyinstaller"]
    licence = "GPL-2.0-or-later WITH Bootloader-exception AND Apache-2.0"  # the starter, and the modules run after it
    texts = facts["texts"]["pyinstaller"]
    return Component(
        "PyInstaller bootloader",
        known,
        licence,
        "https://pyinstaller.org",
        f"pkg:pypi/pyinstaller@{known}",
        texts=texts,
    )


def _python(facts: dict) -> Component:
    known, texts = facts["python"], facts["texts"]["python"]
    return Component(
        "Python",
        known,
        "PSF-2.0",
        "https://www.python.org/downloads/source/",
        f"pkg:generic/python@{known}",
        texts=texts,
    )


def _qt(facts: dict) -> Component:
    known = facts["versions"]["PySide6-Essentials"]
    source = f"https://download.qt.io/official_releases/qt/{known.rpartition('.')[0]}/{known}/"
    return Component("Qt", known, "LGPL-3.0-only", source, f"pkg:generic/qt@{known}")


def _icu(library: str) -> Component:
    known = library.rpartition(".")[2]  # libicuuc.so.73
    return Component("ICU", known, "Unicode-DFS-2016", "https://icu.unicode.org", f"pkg:generic/icu@{known}")


@cache
def _of_system(library: str) -> Component:
    """The Debian package on the building machine that a library was taken from, and what it says of its licence."""
    owners = subprocess.run(("dpkg-query", "-S", f"*/{library}"), capture_output=True, text=True, check=False).stdout
    package = owners.split(":")[0].split(",")[0].strip()
    if not package:
        sys.exit(
            f"{library} belongs to no package of this system: give it a component in packaging/contents/components.py"
        )
    form = "${source:Package} ${source:Version}"
    source, known = run(("dpkg-query", "-W", f"-f={form}\n", package)).splitlines()[0].split()
    text = Path("/usr/share/doc") / package / "copyright"
    texts = {"copyright": text.read_text("utf-8", "replace")} if text.exists() else {}
    return Component(
        source, known, f"see licences/{source}/copyright", f"https://sources.debian.org/src/{source}/{known}/",
        f"pkg:deb/debian/{source}@{known}?arch=source", texts=texts,
    )  # fmt: skip
