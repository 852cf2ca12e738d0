"""What is built and checked, recipe by recipe; ``build.py`` runs this in the environment for building.

Packages come to ``dist/``, all between lies in ``build/``. See ``packaging/README.md``.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable

import bundles
import debian
import wheels
from checking import checks
from ground import time_of_source

RECIPES: dict[str, tuple[Callable[[], object], str]] = {
    "wheel": (wheels.build, "the wheel and the source distribution"),
    "bundle": (bundles.build, "the frozen one-folder program and its archive, with licences and SBOM"),
    "deb": (debian.build, "the package for Debian and Ubuntu, from the bundle"),
    "check-wheel": (checks.wheel, "built twice, installed by pipx and uv, played"),
    "check-bundle": (checks.bundle, "started and driven under a virtual display: opens, plays, saves, resumes"),
    "check-same": (checks.same, "the bundle frozen once more elsewhere, and compared byte by byte"),
    "check-deb": (checks.deb, "installed by apt in a clean Debian 12, played, removed; desktop files; lintian"),
}
ALL = tuple(RECIPES)


def main() -> None:
    """Runs the recipes in the order in which they stand here, whatever order they were asked in."""
    epilog = "\n".join(f"  {name:13} {what}" for name, (_, what) in RECIPES.items())
    parser = argparse.ArgumentParser(
        prog="packaging/build.py",
        description="Builds and checks everything that is given to people.",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("recipes", nargs="+", choices=(*RECIPES, "check", "all"), metavar="RECIPE")
    asked = set(parser.parse_args().recipes)
    if "all" in asked:
        asked |= set(ALL)
    if "check" in asked:
        asked |= {name for name in ALL if name.startswith("check-")}
    os.environ["SOURCE_DATE_EPOCH"] = str(time_of_source())  # of the whole run, whatever is committed meanwhile
    for name, (recipe, what) in RECIPES.items():
        if name in asked:
            print(f"== {name}: {what}", flush=True)
            recipe()


if __name__ == "__main__":
    main()
