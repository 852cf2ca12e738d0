"""Whose work lies in the frozen program: every file is laid to a component, with its version and licence."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from ground import run, version


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
}
MICROSOFT = "LicenseRef-MSVC-Runtime"
_QT = re.compile(r"(^|/)(Qt/|lib/?Qt6|Qt6\w+\.dll|Qt\w+\.framework)|/plugins/|/translations/")


def components(bundle: Path, python: Path) -> list[Component]:
    """All components of the bundle; leaves where a file cannot be laid to one."""
    facts = json.loads(run((python, "-c", _ASK)))
    owners: dict[str, Component] = {}
    files: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(bundle.rglob("*")):
        place = path.relative_to(bundle).as_posix()
        if path.is_dir() or path.is_symlink() or place.startswith(("licences/", "NOTICE", "sbom.")):
            continue
        component = _owner(place, path, facts)
        owners.setdefault(component.name, component)
        files[component.name].append(place)
    found = (replace(component, files=tuple(files[name])) for name, component in owners.items())
    return sorted(found, key=lambda each: each.name.lower())


_ASK = """
import json, platform, sys, sysconfig
from importlib.metadata import distribution
from pathlib import Path
facts = {"python": platform.python_version(), "versions": {}, "texts": {"python": {}}}
for name in ("PySide6-Essentials", "shiboken6", "miniaudio", "cffi", "pyinstaller"):
    known = distribution(name)
    facts["versions"][name] = known.version
    facts["texts"][name] = {
        Path(file).name: known.locate_file(file).read_text("utf-8", "replace")
        for file in known.files or ()
        if "dist-info" in str(file) and Path(file).name.upper().startswith(("LICEN", "COPY"))
    }
for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):  # on Windows it lies beside the program
    licence = Path(folder) / "LICENSE.txt"
    if licence.exists():
        facts["texts"]["python"] = {"LICENSE.txt": licence.read_text("utf-8")}
        break
print(json.dumps(facts))
"""


def _owner(place: str, path: Path, facts: dict) -> Component:
    name = path.name
    if re.match(r"(vcruntime|msvcp|ucrtbase|api-ms-win)", name.lower()):  # Qt and Python each bring theirs
        return Component("Microsoft Visual C++ runtime", "14", MICROSOFT, "https://visualstudio.microsoft.com", "")
    if place.startswith("_internal/PySide6/") and _QT.search(place.removeprefix("_internal/PySide6")):
        return _icu(name) if name.startswith("libicu") else _qt(facts)
    for part, (project, licence, source) in _WHEELS.items():
        if re.match(rf"_internal/(_?{part}|lib(pyside|{part}))", place, re.IGNORECASE):
            known = facts["versions"][project]
            texts = facts["texts"][project]
            return Component(project, known, licence, source, f"pkg:pypi/{project.lower()}@{known}", texts=texts)
    if "/assets/fonts/" in place:
        source = "https://github.com/notofonts/noto-cjk"
        return Component("Paizhuo Sans (a part of Noto Sans CJK SC)", "2.004", "OFL-1.1", source, "")
    if place in ("paizhuo", "paizhuo.exe", "paizhuo-cli.exe"):
        return _bootloader(facts)
    if "/assets/" in place or "paizhuo-" in place:
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
    sys.exit(f"nobody knows whose work {place} is: lay it to a component in packaging/components.py")


def _ours() -> Component:
    return Component("paizhuo", version(), "MIT", "", f"pkg:pypi/paizhuo@{version()}")


def _bootloader(facts: dict) -> Component:
    known, licence = facts["versions"]["pyinstaller"], "GPL-2.0-or-later WITH Bootloader-exception"
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
        sys.exit(f"{library} belongs to no package of this system: lay it to a component in packaging/components.py")
    form = "${source:Package} ${source:Version}"
    source, known = run(("dpkg-query", "-W", f"-f={form}\n", package)).splitlines()[0].split()
    text = Path("/usr/share/doc") / package / "copyright"
    texts = {"copyright": text.read_text("utf-8", "replace")} if text.exists() else {}
    return Component(
        source, known, f"see licences/{source}/copyright", f"https://sources.debian.org/src/{source}/{known}/",
        f"pkg:deb/debian/{source}@{known}?arch=source", texts=texts,
    )  # fmt: skip
