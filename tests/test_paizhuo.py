"""Where another program's package has a name of ours, one sentence says so, and nothing of it is run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from paizhuo import MARK, PACKAGES, foreign_package

ROOT = Path(__file__).parents[1]
STARTED = "from paizhuo import main\nif __name__ == '__main__':\n    main()\n"
"""What pip's script does."""


def typed(tmp_path: Path, *folders: Path, alone: bool = False) -> subprocess.CompletedProcess[str]:
    """What ``paizhuo --version`` answers where Python looks for packages in these folders; ``alone``: in no others."""
    script = tmp_path / "bin" / "paizhuo"
    script.parent.mkdir()
    script.write_text(STARTED)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}
    command = [sys.executable, *["-S"] * alone, "-P", str(script), "--version"]
    return subprocess.run(
        command, check=False, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
    )


def foreign(folder: Path, name: str) -> Path:
    """A folder with another program's package, which leaves a trace where it is imported."""
    package = folder / name
    package.mkdir(parents=True, exist_ok=True)
    (package / "__init__.py").write_text(f"import os\nos.mkdir({str(folder / 'was-run')!r})\n")
    return folder


def said_in_a_sentence(done: subprocess.CompletedProcess[str], name: str, where: Path) -> None:
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"paizhuo: the package that Python finds as {name}, in {where}, is not Paizhuo's")
    assert "pipx install or uv tool install" in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", PACKAGES)
def test_another_programs_package_that_stands_before_ours_is_named_and_not_run(tmp_path: Path, name: str) -> None:
    other = foreign(tmp_path / "other", name)
    said_in_a_sentence(typed(tmp_path, other, ROOT), name, other / name)
    assert not (other / "was-run").exists()


@pytest.mark.parametrize("name", PACKAGES)
def test_another_programs_package_that_stands_behind_ours_is_in_nobodys_way(tmp_path: Path, name: str) -> None:
    other = foreign(tmp_path / "other", name)
    done = typed(tmp_path, ROOT, other)
    assert done.returncode == 0, done.stderr
    assert "Paizhuo" in done.stdout
    assert not (other / "was-run").exists()


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A folder in which our packages lie as pip lays them; what is in them is never reached."""
    folder = tmp_path / "site-packages"
    for name in PACKAGES:
        (folder / name).mkdir(parents=True)
        (folder / name / "__init__.py").write_bytes((ROOT / name / "__init__.py").read_bytes())
    (folder / "paizhuo.py").write_bytes((ROOT / "paizhuo.py").read_bytes())
    return folder


@pytest.mark.parametrize("name", PACKAGES)
def test_a_package_that_was_installed_over_ours_is_named_and_not_run(shared: Path, tmp_path: Path, name: str) -> None:
    foreign(shared, name)
    said_in_a_sentence(typed(tmp_path, shared, alone=True), name, shared / name)
    assert not (shared / "was-run").exists()


@pytest.mark.parametrize("name", PACKAGES)
def test_a_package_of_which_an_uninstalled_program_took_a_part_along_is_named(
    shared: Path, tmp_path: Path, name: str
) -> None:
    (shared / name / "__init__.py").unlink()
    said_in_a_sentence(typed(tmp_path, shared, alone=True), name, shared / name)


def test_a_package_that_is_gone_is_named(shared: Path, tmp_path: Path) -> None:
    (shared / "ui" / "__init__.py").unlink()
    (shared / "ui").rmdir()
    done = typed(tmp_path, shared, alone=True)
    assert done.returncode == 2
    assert done.stderr.startswith("paizhuo: the package that Python finds as ui is not Paizhuo's")


def test_our_own_packages_are_ours() -> None:
    assert foreign_package() is None
    for name in PACKAGES:
        assert MARK in (ROOT / name / "__init__.py").read_text("utf-8").splitlines()[0]
