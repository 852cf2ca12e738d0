"""The wheel and the source distribution, which pipx and ``uv tool install`` make a working command of."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from ground import BUILD, DIST, ROOT, environment, run, version


def build(into: Path = DIST) -> tuple[Path, Path]:
    """Builds the sdist from the tree and the wheel from the sdist, and gives both."""
    python = environment()
    into.mkdir(parents=True, exist_ok=True)
    run((python, "-m", "hatchling", "build", "-t", "sdist", "-d", into))
    sdist = into / f"paizhuo-{version()}.tar.gz"
    unpacked = BUILD / "sdist"
    shutil.rmtree(unpacked, ignore_errors=True)
    unpacked.mkdir(parents=True)
    shutil.unpack_archive(sdist, unpacked, filter="data")
    tree = unpacked / f"paizhuo-{version()}"
    build_wheel = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
    run((python, "-c", f"import os; os.chdir({str(tree)!r}); {build_wheel}", into))
    return into / f"paizhuo-{version()}-py3-none-any.whl", sdist


def same_twice() -> str:
    """Builds both once more elsewhere; leaves where a byte differs, else says their sums."""
    again = build(BUILD / "again")
    sums = []
    for second in again:
        first = DIST / second.name
        sums.append(f"{hashlib.sha256(first.read_bytes()).hexdigest()}  {first.name}")
        if first.read_bytes() != second.read_bytes():
            raise SystemExit(f"{first.name} is not the same when it is built again from {ROOT}")
    return "\n".join(sums)
