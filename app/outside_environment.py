"""Environment variables for Paizhuo's own processes only: a safe import path, and the bundle's libraries."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

_STARTER = "_PYI_"
"""The prefix of the variables by which PyInstaller's starter speaks to our own processes."""
_LIBRARIES, _BEFORE = "LD_LIBRARY_PATH", "LD_LIBRARY_PATH_ORIG"
"""The variable that the starter sets, and the one in which it keeps the earlier value."""
_LISTS = ("PATH", "DYLD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH")
"""Lists of folders to which PyInstaller adds some of the bundle."""


_SAFE_PATH, _OURS = "PYTHONSAFEPATH", "paizhuo"
"""Any value of the variable keeps the current folder out of Python's path; this value shows that we have set it."""


def keep_current_folder_out(path: list[str] | None = None) -> None:
    """Keeps this process, and those that it starts, from importing modules in the current folder.

    A spawned process would look there first, and would import a ``signal.py`` that it finds. The root of our own source
    stays in the path, because ``python -m app`` is typed there.
    """
    os.environ.setdefault(_SAFE_PATH, _OURS)
    path = sys.path if path is None else path
    root, here = Path(__file__).parents[1], Path.cwd()
    if here != root:
        path[:] = [folder for folder in path if folder and Path(folder) != here]


def environment_for_outsiders(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment as it was before Paizhuo began."""
    environment = {name: value for name, value in environment.items() if (name, value) != (_SAFE_PATH, _OURS)}
    if not getattr(sys, "frozen", False):
        return environment
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
