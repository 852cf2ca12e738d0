"""What the archive for Linux brings: an installer for one user, its opposite, and completion for three shells."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from app.arguments import table_parser
from app.cli import COMMANDS, flags
from engine.games import GAMES

ROOT = Path(__file__).parents[1]
CACHES = (".local/share/applications/mimeinfo.cache", ".local/share/mime/")
"""What the desktop's own programs write of all applications and types of a user."""
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is for Linux")


@pytest.fixture
def recipes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The modules of the recipes, which are no package: they are run where they lie."""
    names = ("ground", "bundles", "contents.elf", "desktop.menus", "desktop.completion", "desktop.desktop_files")
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    yield type("Recipes", (), {name.rpartition(".")[2]: import_module(name) for name in names})
    for name, module in list(sys.modules.items()):
        if name not in before and str(ROOT / "packaging") in str(getattr(module, "__file__", "")):
            del sys.modules[name]


@pytest.fixture
def archive(recipes: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An unpacked archive whose program says what it was given."""
    folder = tmp_path / "a folder" / "paizhuo-1"
    folder.mkdir(parents=True)
    (folder / "paizhuo").write_text('#!/bin/sh\necho "played $*"\n')
    (folder / "paizhuo").chmod(0o755)

    def lay_out(share: Path, _prepared: Path) -> None:
        recipes.desktop_files.write(share / "applications" / "paizhuo.desktop", recipes.menus.desktop_entry())
        recipes.desktop_files.write(share / "icons" / "hicolor" / "scalable" / "apps" / "paizhuo.svg", "<svg/>")

    monkeypatch.setattr(recipes.desktop_files, "lay_out", lay_out)
    recipes.bundles._add_installer(folder)
    return folder


def run(script: Path, home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    home.mkdir(exist_ok=True)
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", **more}
    return subprocess.run(["sh", script], env=environment, capture_output=True, text=True, check=False)


def files_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_symlink() or path.is_file()}


@LINUX
def test_one_user_installs_starts_from_the_menu_and_leaves_nothing_but_what_was_there(
    archive: Path, tmp_path: Path
) -> None:
    home = tmp_path / "somebody's home"
    (home / ".config" / "paizhuo").mkdir(parents=True)
    (home / ".config" / "paizhuo" / "settings.json").write_text("{}")
    before = files_in(home)
    done = run(archive / "install.sh", home)
    assert done.returncode == 0, done.stderr
    program = home / ".local/lib/paizhuo/paizhuo"
    entry = (home / ".local/share/applications/paizhuo.desktop").read_text("utf-8")
    started = [line for line in entry.splitlines() if line.startswith("Exec=")]
    assert started[0] == f'Exec="{program}" %f'
    assert len(started) == len(GAMES) + 1
    assert all(line.startswith(f'Exec="{program}" ') for line in started)
    said = subprocess.run([home / ".local/bin/paizhuo", "x"], capture_output=True, text=True, check=True)
    assert said.stdout == "played x\n"
    assert run(archive / "install.sh", home).returncode == 0, "a newer one takes the place of an older one"
    assert not (home / ".local/lib/paizhuo.new").exists()
    gone = run(home / ".local/lib/paizhuo/uninstall.sh", home)
    assert gone.returncode == 0, gone.stderr
    left = {name for name in files_in(home) - before if not name.startswith(CACHES)}
    assert left == set()
    assert before <= files_in(home)


@LINUX
@pytest.mark.parametrize(
    ("word", "other", "says"), [("needed=2.", "needed=99.", "glibc 99."), ("built_for=", "built_for=vax", "vax")]
)
def test_what_cannot_run_here_is_not_installed(archive: Path, tmp_path: Path, word: str, other: str, says: str) -> None:
    script = archive / "install.sh"
    script.write_text(script.read_text().replace(word, other, 1))
    done = run(script, tmp_path / "home")
    assert done.returncode == 1
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert files_in(tmp_path / "home") == set()


@LINUX
def test_what_has_the_name_of_the_command_stays(archive: Path, tmp_path: Path) -> None:
    other = tmp_path / "home/.local/bin/paizhuo"
    other.parent.mkdir(parents=True)
    other.write_text("mine")
    done = run(archive / "install.sh", tmp_path / "home")
    assert "stays" in done.stderr
    assert other.read_text() == "mine"


def test_the_archive_says_how_to_start(archive: Path) -> None:
    said = (archive / "README.txt").read_text("utf-8")
    assert "./paizhuo" in said
    assert "./install.sh" in said
    for name in ("install.sh", "uninstall.sh", "README.txt"):
        assert "@" not in (archive / name).read_text("utf-8").replace('"$@"', "")
    assert platform.machine() in (archive / "install.sh").read_text("utf-8")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_flag_and_command_is_completed(recipes: Any, shell: str) -> None:
    script = recipes.completion.completion(shell)
    parser = table_parser(GAMES)
    flags.add_flags(parser, GAMES, required=False)
    hidden = {"--smoke"} | {
        flag for action in parser._actions if action.help == "==SUPPRESS==" for flag in action.option_strings
    }
    shown = {flag for action in parser._actions for flag in action.option_strings} - hidden
    assert len(shown) > 60
    bare = script.replace("-l ", "--") if shell == "fish" else script
    assert [flag for flag in sorted(shown) if flag.removeprefix("--") not in bare] == []
    assert [command for command in COMMANDS if command not in script] == []
    assert set(recipes.completion.COMMANDS) == set(COMMANDS)


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("--game", ""), set(GAMES)),
        (("--lang", "zh"), {"zh_CN", "zh_TW"}),
        (("sim",), {"simulate"}),
        (("--scoring_of_nothing",), set()),
        (("--double_down", ""), None),
    ],
)
def test_bash_completes_what_the_parser_takes(
    recipes: Any, tmp_path: Path, words: tuple[str, ...], found: set[str] | None
) -> None:
    if found is None:  # any house rule that is a switch
        parser = table_parser(GAMES)
        flags.add_flags(parser, GAMES, required=False)
        switch = next(action for action in parser._actions if action.metavar == "yes|no")
        words, found = (switch.option_strings[0], ""), {"yes", "no"}
    (tmp_path / "completion").write_text(recipes.completion.completion("bash"), "utf-8")
    asked = f"""source {tmp_path}/completion
COMP_WORDS=(paizhuo {" ".join(word or "''" for word in words)}); COMP_CWORD={len(words)}
_shtab_paizhuo paizhuo "${{COMP_WORDS[COMP_CWORD]}}" "${{COMP_WORDS[COMP_CWORD-1]}}"
printf '%s\\n' "${{COMPREPLY[@]}}" """
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == found


def test_a_release_is_told_what_the_source_says_of_it(recipes: Any, tmp_path: Path) -> None:
    """The steps that gather a release, with archives that are no archives."""
    ground = recipes.ground
    parts, page = tmp_path / "parts" / "linux", "https://example.invalid/paizhuo"
    parts.mkdir(parents=True)
    archive = parts / f"paizhuo-{ground.version()}-linux-x86_64.tar.xz"
    archive.write_bytes(b"packed")
    environment = {**os.environ, "PAIZHUO_PAGE": page}
    environment.pop("PYTHONSAFEPATH", None)  # set in this process where a test has started the program's workers
    done = subprocess.run(
        [sys.executable, ROOT / "packaging" / "flatpak.py", parts],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    manifest = json.loads(Path(done.stdout.strip()).read_text("utf-8"))
    (source,) = manifest["modules"][0]["sources"]
    assert source["sha256"] == hashlib.sha256(b"packed").hexdigest()
    assert source["url"] == f"{page}/releases/download/v{ground.version()}/{archive.name}"
    assert not [each for each in manifest["finish-args"] if "network" in each or "filesystem" in each]
    assert "- " in ground.changes()
    assert not ground.changes().startswith("#")


@pytest.mark.parametrize("workflow", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda file: file.stem)
def test_every_action_is_pinned_to_a_commit_and_every_step_of_ours_is_there(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    used = re.findall(r"uses: (\S+)", text)
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", each)] == []
    script = (ROOT / ".ci" / "release").read_text("utf-8")
    for step in re.findall(r"bash \.ci/release (\w+)", text):
        assert re.search(rf"\b{step}\b[^\n]*\)", script), step
    for place in re.findall(r"(?:python3?|bash|ISCC\S*) (packaging/\S+|\.ci/\S+)", text):
        assert (ROOT / place).exists(), place
