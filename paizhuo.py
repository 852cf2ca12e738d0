"""The entry point of an installed Paizhuo: starts it, or says whose packages it found in place of its own.

Its packages are named ``app``, ``engine`` and ``ui``, and other programs use these names, too. In a shared environment
they may come before ours, or may have overwritten ours in the same folder. So this module has a name of its own, and
looks before it imports. A frozen Paizhuo is alone.
"""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path

PACKAGES = ("app", "engine", "ui")
MARK = "Paizhuo"
"""A word in the first line of each of our packages, by which this module knows them."""


def main() -> None:
    """Runs the program and exits with its status, which is also 2 where other programs' packages are in the way."""
    foreign = None if getattr(sys, "frozen", False) else foreign_package()
    if foreign is not None:
        print(f"paizhuo: {foreign}", file=sys.stderr)  # noqa: T201 - nothing else of ours can be trusted to be there
        sys.exit(2)
    from app.__main__ import main as begin

    begin()


def foreign_package() -> str | None:
    """Why Paizhuo cannot be started where another program's package has a name of ours; None where none has."""
    for name in PACKAGES:
        spec = find_spec(name)
        if not _is_ours(spec):
            where = f", in {_folder(spec)}," if spec is not None else ""
            return (
                f"the package that Python finds as {name}{where} is not Paizhuo's, which cannot start beside it: "
                "install Paizhuo into an environment of its own, with pipx install or uv tool install."
            )
    return None


def _is_ours(spec: ModuleSpec | None) -> bool:
    """Whether the package lies beside this module, and its first line says that it is ours."""
    if spec is None or spec.origin is None or Path(spec.origin).parents[1] != Path(__file__).parent:
        return False
    try:
        with open(spec.origin, encoding="utf-8") as file:
            return MARK in file.readline()
    except (OSError, UnicodeDecodeError):
        return False


def _folder(spec: ModuleSpec) -> str:
    """Where the package lies; of one without ``__init__`` the first of the folders that make it."""
    folders = list(spec.submodule_search_locations or [])
    return folders[0] if folders else str(spec.origin)


if __name__ == "__main__":
    main()
