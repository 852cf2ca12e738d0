"""What only Paizhuo's own processes find in their environment: a safe path of imports, the bundle's libraries."""

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


_SAFE_PATH, _OURS = "PYTHONSAFEPATH", "paizhuo"
"""Any value of the variable keeps the current folder out of Python's path; this one tells that we have set it."""


def keep_current_folder_out(path: list[str] | None = None) -> None:
    """Lets neither this process nor those that it starts import what lies in the folder where somebody typed its name.

    A spawned process would look there first, and begin with a ``signal.py`` that it finds. The root of our own source
    stays: that is where ``python -m app`` is typed.
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
