"""A clean Debian 12 in a folder, made by debootstrap: the package is installed there by apt, used, and removed.

Needs root, and a mirror of Debian that apt on this machine is configured for (MIRROR overrides which).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from checking import playing
from checking.display import virtual_display
from ground import NAME, run

SUITE = "bookworm"
MIRROR = os.environ.get("MIRROR", "http://deb.debian.org/debian")


def installs_and_leaves_nothing(package: Path, folder: Path) -> None:
    """Installs with apt, plays every game, removes, and compares the root with what it was before."""
    if os.geteuid() != 0:
        raise SystemExit("a Debian root can only be made by root: sudo python3 packaging/build.py check-deb")
    pristine = folder / "pristine"
    if not (pristine / "ready").exists():
        print("   making a Debian 12 with debootstrap", flush=True)
        shutil.rmtree(pristine, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
        run(("debootstrap", "--variant=minbase", SUITE, pristine, MIRROR))
        _share_settings_of_apt(pristine)
        (pristine / "ready").touch()
    root = folder / "root"
    _clear(root)
    run(("cp", "-a", pristine, root))
    with _mounted(root):
        _in(root, "apt-get", "update", "-qq")
        _install_all_it_needs(root, package)
        before = _picture(root)
        shutil.copyfile(package, root / "tmp" / package.name)
        _in(root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", f"/tmp/{package.name}")
        (root / "tmp" / package.name).unlink()
        print("   apt installed it in a clean Debian 12", flush=True)
        _is_used(root)
        _in(root, "apt-get", "purge", "-y", "-qq", NAME)
        left = sorted(_picture(root) - before)
        if left:
            raise SystemExit("after apt purge these are left: " + ", ".join(left[:20]))
        print("   removed without leftovers", flush=True)
    _clear(root)


def _clear(root: Path) -> None:
    """Takes the root away, once nothing of this machine is mounted in it any more."""
    for mounted in reversed(_mounts_in(root)):
        subprocess.run(("umount", mounted), check=False)
    if _mounts_in(root):
        raise SystemExit(f"something is still mounted in {root}: unmount it before this is run again")
    if root.exists():
        shutil.rmtree(root)


def _mounts_in(root: Path) -> list[str]:
    places = [line.split()[1] for line in Path("/proc/mounts").read_text().splitlines()]
    return [place for place in places if Path(place).is_relative_to(root)]


def _is_used(root: Path) -> None:
    command = ("chroot", str(root), "/usr/games/paizhuo")
    quiet = {
        "HOME": "/tmp/person",
        "PATH": "/usr/sbin:/usr/bin:/bin",
        "QT_QPA_PLATFORM": "offscreen",
        "LANG": "C.UTF-8",
    }
    playing.answers(command, quiet)
    entry = (root / "usr/share/applications/paizhuo.desktop").read_text("utf-8")
    for started in re.findall(r"^Exec=(\S+)", entry, re.MULTILINE):
        if not (root / "usr/games" / started).exists():
            raise SystemExit(f"the menu starts {started}, which is not in /usr/games")
    with virtual_display() as display:
        playing.plays(command, {**quiet, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"})
    shutil.rmtree(root / "tmp" / "person", ignore_errors=True)


def _install_all_it_needs(root: Path, package: Path) -> None:
    """What the package depends on comes first, so that what it leaves behind itself can be told apart."""
    depends = run(("dpkg-deb", "-f", package, "Depends"))
    names = [word.split()[0] for word in depends.strip().split(",")]
    _in(root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *names)
    # Desktops have these, and they keep caches which the package's triggers write anew.
    desktop = ("desktop-file-utils", "shared-mime-info", "hicolor-icon-theme", "man-db", "libgtk-3-bin")
    _in(root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *desktop)


_IGNORED = ("/var/cache/", "/var/lib/apt/", "/var/log/", "/var/lib/dpkg/", "/tmp/.X11-unix", "/dev/", "/proc/", "/sys/")


def _picture(root: Path) -> set[str]:
    """Every path in the root, but for what apt, dpkg and man keep of any package that was ever there."""
    listed = subprocess.run(("find", str(root), "-xdev"), capture_output=True, text=True, check=True).stdout
    paths = {line.removeprefix(str(root)) for line in listed.splitlines()}
    known = {path for path in paths if path.startswith("/var/lib/dpkg/") and f"/{NAME}" in path}
    return {path for path in paths if not path.startswith(_IGNORED)} | known


def _share_settings_of_apt(root: Path) -> None:
    """The new root fetches packages as this machine does: same proxies and certificates, its own sources."""
    for place in ("etc/apt/apt.conf.d", "etc/ssl/certs", "usr/local/share/ca-certificates"):
        here, there = Path("/") / place, root / place
        if here.is_dir():
            shutil.copytree(here, there, dirs_exist_ok=True, ignore=shutil.ignore_patterns("docker-*"))
    shutil.copyfile("/etc/resolv.conf", root / "etc/resolv.conf")
    shutil.copyfile("/etc/hosts", root / "etc/hosts")


@contextmanager
def _mounted(root: Path) -> Iterator[None]:
    """The root with devices, processes and the sockets of displays in it, for a while."""
    (root / "tmp" / ".X11-unix").mkdir(mode=0o1777, exist_ok=True)
    Path("/tmp/.X11-unix").mkdir(mode=0o1777, exist_ok=True)
    places = [("proc", ("-t", "proc", "proc")), ("dev", ("--bind", "/dev")), ("dev/shm", ("--bind", "/dev/shm"))]
    places.append(("tmp/.X11-unix", ("--bind", "/tmp/.X11-unix")))
    mounted = []
    try:
        for place, how in places:
            run(("mount", *how, root / place))
            mounted.append(place)
        yield
    finally:
        for place in reversed(mounted):
            subprocess.run(("umount", str(root / place)), check=False)


def _in(root: Path, *command: str) -> str:
    return run(
        ("chroot", root, *command), {"DEBIAN_FRONTEND": "noninteractive", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    )
