"""The frozen program: one folder with everything in it, trimmed, with licences and SBOM; and its archive."""

from __future__ import annotations

import hashlib
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import wheels
from contents import elf, notices, sbom
from desktop import desktop_files
from ground import BUILD, BUNDLE, DIST, HERE, NAME, environment, need, run, time_of_source, version
from interpreter import refuse_an_old_one
from windows import version_resource

PREPARED = BUILD / "prepared"
INSTALLER = ("install.sh", "uninstall.sh", "README.txt")
"""What the archive for Linux has that no package needs, and its folder ``share``."""


def build() -> Path:
    """Freezes the wheel and gives the archive of the folder."""
    refuse_an_old_one(platform.python_version(), time_of_source())
    _freeze(BUNDLE)
    shutil.copyfile(BUNDLE / sbom.FILE, DIST / f"{NAME}-{version()}.cdx.json")
    archive = _archive(BUNDLE)
    print(f"{megabytes(BUNDLE):.0f} MB in the folder, {archive.stat().st_size / 1e6:.0f} MB packed: {archive.name}")
    return archive


def same_twice() -> str:
    """Freezes once more elsewhere; leaves with the names of the files in which a byte differs."""
    if not BUNDLE.is_dir():
        raise SystemExit("build the bundle first, of the same source: python packaging/build.py bundle check-same")
    again = BUILD / "again" / "bundle" / NAME
    _freeze(again)
    first, second = _contents(BUNDLE), _contents(again)
    differ = sorted(place for place in {*first, *second} if first.get(place) != second.get(place))
    if differ:
        raise SystemExit(f"frozen again, {len(differ)} of {len(first)} files differ: {', '.join(differ[:20])}")
    shutil.rmtree(again)
    return f"   frozen again elsewhere: all {len(first)} files are the same"


def _contents(folder: Path) -> dict[str, str]:
    """The sum of every file in the folder, by its place."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def _freeze(folder: Path) -> None:
    if sys.platform.startswith("linux"):
        need({"objdump": "binutils", "strip": "binutils"})  # PyInstaller asks the one, we the other
    python = environment()
    wheel, _ = wheels.build()
    run((python, "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall", wheel))
    shutil.rmtree(PREPARED, ignore_errors=True)
    run((python, HERE / "desktop" / "icons.py", PREPARED))
    (PREPARED / "version.txt").write_text(version_resource(version()), "utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    where = ("--distpath", folder.parent, "--workpath", folder.parent / "pyinstaller")
    told = {"PAIZHUO_BUILD": str(PREPARED), "PAIZHUO_VERSION": version()}
    freeze = ("-I", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN")
    run((python, *freeze, *where, HERE / f"{NAME}.spec"), told)
    if sys.platform.startswith("linux"):
        elf.prune(folder)
        _strip(folder)
        elf.look_inside(folder)
    _put_in_order(folder / "_internal" / "base_library.zip")
    notices.write(folder)
    sbom.write(folder)
    if sys.platform.startswith("linux"):
        _add_installer(folder)


def _add_installer(folder: Path) -> None:
    """What the archive for Linux brings besides: how to start, an installer for one user, and its opposite."""
    told = {"@GLIBC@": elf.newest_glibc(folder), "@MACHINE@": platform.machine(), "@VERSION@": version()}
    for name in INSTALLER:
        text = (HERE / "linux" / name).read_text("utf-8")
        for word, meaning in told.items():
            text = text.replace(word, meaning)
        (folder / name).write_text(text, "utf-8")
        (folder / name).chmod(0o755 if name.endswith(".sh") else 0o644)
    desktop_files.lay_out(folder / "share", PREPARED)


def _put_in_order(library: Path) -> None:
    """Python's own modules in the order of their names; PyInstaller lays them as it happens to come by them."""
    with zipfile.ZipFile(library) as packed:
        modules = sorted((member, packed.read(member)) for member in packed.namelist())
    with zipfile.ZipFile(library, "w") as packed:
        for name, content in modules:
            packed.writestr(zipfile.ZipInfo(name), content)  # dated 1980, not packed, as before


def megabytes(folder: Path) -> float:
    """What the files in the folder add up to."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


def _strip(folder: Path) -> None:
    """Takes symbols for debuggers out of what came with them; Qt's own libraries stay as they were made."""
    for path in sorted(folder.rglob("*.so*")):
        if path.is_file() and not path.is_symlink() and ("PySide6" not in path.parts or "icu" in path.name):
            subprocess.run(("strip", "--strip-unneeded", str(path)), check=True)


def _archive(folder: Path) -> Path:
    """The folder packed: ``.tar.xz`` on Linux, the same bytes for the same files; ``.zip`` on Windows and macOS."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    packed = DIST / f"{NAME}-{version()}-{system}-{platform.machine().lower()}"
    if system == "linux":
        return _tarball(folder, packed.with_name(f"{packed.name}.tar.xz"))
    if system == "windows":
        return Path(shutil.make_archive(str(packed), "zip", folder.parent, folder.name))
    return _with_its_papers(folder, packed.with_name(f"{packed.name}.zip"))


def _tarball(folder: Path, packed: Path) -> Path:
    def settled(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.mtime, member.uid, member.gid, member.uname, member.gname = time_of_source(), 0, 0, "root", "root"
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with tarfile.open(packed, "w:xz", format=tarfile.PAX_FORMAT) as archive:
        for path in (folder, *sorted(folder.rglob("*"))):
            archive.add(path, f"{NAME}-{version()}/{path.relative_to(folder)}", recursive=False, filter=settled)
    return packed


def _with_its_papers(folder: Path, packed: Path) -> Path:
    """macOS: the app, sealed before the notice was written, beside notice, licences and SBOM; ditto keeps the seal."""
    together = folder.parent / f"{NAME}-{version()}"
    shutil.rmtree(together, ignore_errors=True)
    shutil.copytree(folder / "licences", together / "licences")
    for paper in ("NOTICE.txt", sbom.FILE):
        shutil.copyfile(folder / paper, together / paper)
    run(("ditto", folder.parent / "Paizhuo.app", together / "Paizhuo.app"))
    run(("ditto", "-c", "-k", "--keepParent", together, packed))
    return packed
