"""Writes a manifest for Flatpak that repacks the released archives for Linux, each pinned by its sum.

``python3 packaging/flatpak.py FOLDER``: the archives lie in the folder, the manifest is put there, and PAIZHUO_PAGE
says where the release will be. Not built yet: no runtime of Flatpak could be had where this was written.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path
from typing import Any

from ground import IDENTIFIER, NAME, PAGE, version

RUNTIME = "25.08"
ARCHES = {"x86_64": "x86_64", "aarch64": "aarch64"}
"""What Flatpak calls a machine, and what our archives do."""
SIZES = (64, 128, 256, 512)
FINISH = ("share=ipc", "socket=wayland", "socket=fallback-x11", "socket=pulseaudio", "device=dri")
"""What it may use: a window, sound, the graphics card; no network and no folder of its user."""
_SHARE = "/app/share"


def manifest(folder: Path) -> dict[str, Any]:
    """The manifest of the archives in this folder."""
    sources = [_source(folder / f"{NAME}-{version()}-linux-{ours}.tar.xz", arch) for arch, ours in ARCHES.items()]
    found = [source for source in sources if source is not None]
    if not found:
        sys.exit(f"{folder} has no archive for Linux of version {version()}")
    icons = [f"icons/hicolor/{size}x{size}/apps" for size in SIZES] + ["icons/hicolor/scalable/apps"]
    return {
        "id": IDENTIFIER,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": NAME,
        "finish-args": [f"--{each}" for each in FINISH],
        "rename-desktop-file": f"{NAME}.desktop",
        "rename-icon": NAME,
        "rename-mime-file": f"{NAME}.xml",
        "modules": [
            {
                "name": NAME,
                "buildsystem": "simple",
                "build-options": {"no-debuginfo": True, "strip": False},
                "build-commands": [
                    f"mkdir -p /app/lib/{NAME} /app/bin",
                    f"cp -a {NAME} _internal licences NOTICE.txt sbom.cdx.json /app/lib/{NAME}/",
                    f"ln -s ../lib/{NAME}/{NAME} /app/bin/{NAME}",
                    *(f"install -Dm644 -t {_SHARE}/{each} share/{each}/{NAME}.*" for each in icons),
                    f"install -Dm644 -t {_SHARE}/applications share/applications/{NAME}.desktop",
                    f"install -Dm644 -t {_SHARE}/mime/packages share/mime/packages/{NAME}.xml",
                    f"install -Dm644 -t {_SHARE}/metainfo share/metainfo/{IDENTIFIER}.metainfo.xml",
                ],
                "sources": found,
            }
        ],
    }


def _source(archive: Path, arch: str) -> dict[str, Any] | None:
    if not archive.exists():
        return None
    return {
        "type": "archive",
        "only-arches": [arch],
        "url": f"{PAGE}/releases/download/v{version()}/{archive.name}",
        "sha256": hashlib.sha256(archive.read_bytes()).hexdigest(),
    }


if __name__ == "__main__":
    if not PAGE:
        sys.exit("say where the release will be: PAIZHUO_PAGE=https://… python3 packaging/flatpak.py FOLDER")
    target = Path(sys.argv[1]) / f"{IDENTIFIER}.json"
    target.write_text(json.dumps(manifest(Path(sys.argv[1])), indent=2) + os.linesep, "utf-8")
    print(target)
