"""The environment for programs that are not ours, which are not to load what a frozen Paizhuo brings for itself."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

_STARTER = "_PYI_"
"""How the names begin by which PyInstaller's starter speaks to our own processes."""
_LIBRARIES, _BEFORE = "LD_LIBRARY_PATH", "LD_LIBRARY_PATH_ORIG"
"""What the starter sets, and where it keeps what was set before."""
_LISTS = ("PATH", "DYLD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH")
"""Lists of folders to which PyInstaller adds some of the bundle."""


def environment_for_outsiders(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment as it was before a frozen program began; otherwise as it is."""
    if not getattr(sys, "frozen", False):
        return dict(environment)
    own = (_LIBRARIES, _BEFORE)
    plain = {name: value for name, value in environment.items() if name not in own and not name.startswith(_STARTER)}
    if _BEFORE in environment:
        plain[_LIBRARIES] = environment[_BEFORE]
    for name in _LISTS:
        kept = [folder for folder in plain.pop(name, "").split(os.pathsep) if not _is_ours(folder)]
        if any(kept):
            plain[name] = os.pathsep.join(kept)
    return plain


def _is_ours(folder: str) -> bool:
    """Whether the folder lies in the bundle."""
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    return bundle is not None and Path(os.path.normpath(folder)).is_relative_to(bundle)
