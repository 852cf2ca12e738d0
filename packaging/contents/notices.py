"""The licences beside the frozen program: ``NOTICE.txt`` says whose work it is, ``licences/`` holds every text."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from contents.components import MICROSOFT, Component, components
from ground import HERE, ROOT, version

QT_PARTS = (
    "double-conversion (BSD-3-Clause), easing equations (BSD-3-Clause), emoji-segmenter (Apache-2.0), FreeType (FTL), "
    "HarfBuzz (MIT), libb2 (CC0-1.0), libpng (libpng-2.0), MD4C (MIT), PCRE2 (BSD-3-Clause WITH PCRE2-exception), "
    "SHA-1 and SHA-3 (public domain), SipHash (CC0-1.0), TinyCBOR (MIT), Unicode data (Unicode-3.0), "
    "Wayland protocols (MIT), xcb-xinput (MIT), X Server helper (X11), zlib (Zlib)"
)
"""What Qt's own libraries contain of others, as far as it lies in the modules shipped here."""

_HEAD = """Paizhuo {version}

Paizhuo and its card faces are free software under the MIT licence (licences/paizhuo/).
It contains the work of others, listed below with version, licence and where the source is.
The texts of all licences lie in the folder licences.

Qt and PySide6 are used under the GNU Lesser General Public License, version 3 (licences/LGPL-3.0.txt, which adds to
licences/GPL-3.0.txt). They are unchanged, as their makers give them away. Each of their libraries is a file of its own
in the folder _internal/PySide6: you may replace it by another build of the same version, and you may study and change
how the program works with it. Their sources are at the addresses below; whoever cannot fetch them there may ask the
authors of Paizhuo for a copy, at no more than the cost of sending it.

Qt contains parts under other licences (their texts: licences/Qt-parts.txt): {parts}.
The full list for each module: https://doc.qt.io/qt-6/licenses-used-in-qt.html

"""


def write(bundle: Path) -> None:
    """Puts the notice and every licence text into the bundle; leaves where a component has none."""
    folder = bundle / "licences"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name in ("LGPL-3.0.txt", "GPL-3.0.txt", "Unicode-DFS-2016.txt", "Qt-parts.txt"):
        shutil.copyfile(HERE / "contents" / "licences" / name, folder / name)
    notice = [_HEAD.format(version=version(), parts=QT_PARTS)]
    for component in components(bundle):
        texts = _texts(component)
        for name, text in texts.items():
            target = folder / _plain(component.name) / name
            target.parent.mkdir(exist_ok=True)
            target.write_text(text, "utf-8")
        if not texts and component.licence not in ("LGPL-3.0-only", "Unicode-DFS-2016"):
            sys.exit(f"there is no licence text for {component.name}")
        source = f"\n  source: {component.source}" if component.source else ""
        notice.append(f"{component.name} {component.version}\n  licence: {component.licence}{source}\n")
    (bundle / "NOTICE.txt").write_text("\n".join(notice), "utf-8")


def _texts(component: Component) -> dict[str, str]:
    if component.name == "paizhuo":
        faces = (ROOT / "assets" / "cards" / "LICENSE").read_text("utf-8")
        return {"LICENSE": (ROOT / "LICENSE").read_text("utf-8"), "LICENSE.cards": faces}
    if component.licence == MICROSOFT:
        return {"MSVC-Runtime.txt": (HERE / "contents" / "licences" / "MSVC-Runtime.txt").read_text("utf-8")}
    if component.licence == "OFL-1.1":
        return {"LICENSE": (ROOT / "assets" / "fonts" / "LICENSE").read_text("utf-8")}
    return component.texts


def _plain(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9.+-]+", "-", name).strip("-")
