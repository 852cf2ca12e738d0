"""The import contracts hold what they promise: a forbidden import put into any module, one at a time, breaks them."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

grimp = pytest.importorskip("grimp", reason="`pip install --group check` brings it")

from importlinter.api import read_configuration  # noqa: E402
from importlinter.contracts.acyclic_siblings import AcyclicSiblingsContract  # noqa: E402
from importlinter.contracts.forbidden import ForbiddenContract  # noqa: E402
from importlinter.contracts.independence import IndependenceContract  # noqa: E402
from importlinter.contracts.layers import LayersContract  # noqa: E402

ROOT = Path(__file__).parent.parent
PROGRAMS = Path(sys.executable).parent
KINDS = {
    "acyclic_siblings": AcyclicSiblingsContract,
    "forbidden": ForbiddenContract,
    "independence": IndependenceContract,
    "layers": LayersContract,
}
TRUTH = "who decides, speaks or draws never sees the truth"
ROOMS = "in every game: truth and text over ai over rules over actions, cards and options"
SIMULATOR = "the simulator knows neither View nor truth"
FLOORS = "the window knows the pages, the pages the table, the table the kit"
INSIDE_TABLE = "inside the table: prompts over scene over input over layout"
INSIDE_APP = "inside the app: the program over learning, play, and what thinks and keeps"
CIRCLES = "no circle, neither of modules nor of packages"
GAMES = (
    "engine.games.bao_huang",
    "engine.games.bashi_fen",
    "engine.games.big_two",
    "engine.games.taihe_a_bao",
)
HEARTS = "examples.games.hearts"
CLIMBERS = {
    "options.py": "\nfrom {game}.truth.state import State as Climbed\n",
    "actions.py": "\nimport {game}.truth.state as climbed\n",
    "rules/scoring.py": "\n\ndef climb():\n    from ..truth import state\n    return state\n",
    "ai/simulator/play_loop.py": "\nif TYPE_CHECKING:\n    from {game}.truth.state import State as Climbed\n",
    "text/judge.py": "\ntry:\n    from {game}.truth.state import *\nexcept ImportError:\n    pass\n",
}
"""Modules that may not see the state, and for each another way to write the import."""


class Fences:
    """The graph of all imports of this tree, and the contracts over it."""

    def __init__(self) -> None:
        read = read_configuration(str(ROOT / "pyproject.toml"))
        self.graph = grimp.build_graph(
            "app", "engine", "examples", "ui", include_external_packages=True, cache_dir=None
        )
        self.contracts = {
            str(said["name"]): KINDS[said["type"]](said["name"], read["session_options"], said)
            for said in read["contracts_options"]
        }

    def holds(self, contract: str) -> bool:
        """Whether this contract is kept by the graph as it is now."""
        return bool(self.contracts[contract].check(self.graph, False).kept)

    def breaks(self, contract: str, importer: str, imported: str) -> bool:
        """Whether one import more breaks this contract."""
        assert not self.graph.direct_import_exists(importer=importer, imported=imported)
        self.graph.add_import(importer=importer, imported=imported)
        try:
            return not self.holds(contract)
        finally:
            self.graph.remove_import(importer=importer, imported=imported)

    def climbers(self, contract: str, package: str, imported: str) -> set[str]:
        """The modules of this package that could import what the contract forbids, and nothing would be said."""
        return {module for module in self.modules(package) if not self.breaks(contract, module, imported)}

    def modules(self, package: str) -> Iterator[str]:
        """Every module of a package, the packages among them left out."""
        for module in sorted(self.graph.find_descendants(package) or {package}):
            if not self.graph.find_children(module):
                yield module


@pytest.fixture(scope="module")
def fences() -> Fences:
    return Fences()


def test_every_contract_holds(fences: Fences) -> None:
    assert len(fences.contracts) > 12
    assert [name for name in fences.contracts if not fences.holds(name)] == []


@pytest.mark.parametrize("game", [*GAMES, HEARTS])
def test_no_module_of_a_game_outside_the_room_of_truth_can_import_the_state(fences: Fences, game: str) -> None:
    state = f"{game}.truth.state"
    outside = [module for module in fences.modules(game) if not module.startswith(f"{game}.truth.")]
    assert len(outside) > (4 if game == HEARTS else 25)
    assert [module for module in outside if not fences.breaks(ROOMS, module, state)] == []
    for room in ("rules", "ai", "text"):
        assert fences.climbers(TRUTH, f"{game}.{room}", state) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_module_of_a_simulator_can_import_the_view_or_the_state(fences: Fences, game: str) -> None:
    simulator = f"{game}.ai.simulator"
    assert len(list(fences.modules(simulator))) > 4
    assert fences.climbers(SIMULATOR, simulator, f"{game}.rules.view") == set()
    assert fences.climbers(SIMULATOR, simulator, f"{game}.truth.state") == set()


@pytest.mark.parametrize(
    ("contract", "package"),
    [
        (TRUTH, "ui"),
        (TRUTH, "engine.players"),
        (TRUTH, "engine.parts"),
        ("the app reaches a game through GAMES alone", "app"),
    ],
)
def test_nobody_outside_a_game_can_import_its_state(fences: Fences, contract: str, package: str) -> None:
    assert fences.climbers(contract, package, "engine.games.bashi_fen.truth.state") == set()


@pytest.mark.parametrize("package", ["ui", "engine.players"])
def test_neither_the_screen_nor_the_players_can_name_a_game(fences: Fences, package: str) -> None:
    assert fences.climbers("the screen and the players know no game by name", package, "engine.games") == set()


@pytest.mark.parametrize(
    ("contract", "lower", "upper"),
    [
        (FLOORS, "ui.kit", "ui.table.board"),
        (FLOORS, "ui.table", "ui.pages.about"),
        (FLOORS, "ui.pages", "ui.window.main_window"),
        (INSIDE_TABLE, "ui.table.layout", "ui.table.scene.stage"),
        (INSIDE_TABLE, "ui.table.input", "ui.table.scene.stage"),
        (INSIDE_TABLE, "ui.table.scene", "ui.table.prompts.action_bar"),
        (INSIDE_APP, "app.keep", "app.play.driver"),
        (INSIDE_APP, "app.think", "app.play.driver"),
        (INSIDE_APP, "app.play", "app.learn.teacher"),
        (INSIDE_APP, "app.learn", "app.program"),
    ],
)
def test_no_module_of_a_lower_floor_can_import_an_upper_one(
    fences: Fences, contract: str, lower: str, upper: str
) -> None:
    assert fences.climbers(contract, lower, upper) == set()


def test_two_modules_that_import_each_other_break_the_contract_about_circles(fences: Fences) -> None:
    assert fences.graph.direct_import_exists(importer="ui.pages.about", imported="ui.kit.windows")
    assert fences.breaks(CIRCLES, "ui.kit.windows", "ui.pages.about")
    assert fences.breaks(CIRCLES, "app.program", "app.main")


def test_a_new_game_is_fenced_on_the_day_it_is_born(tmp_path: Path) -> None:
    """In a copy of the tree: a fifth game with the import in every room, and real files of the four with it."""
    for folder in ("app", "engine", "examples", "ui"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    fifth = tmp_path / "engine" / "games" / "fifth"
    shutil.copytree(tmp_path / "engine" / "games" / "big_two", fifth)
    for path in fifth.rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace("games.big_two", "games.fifth"), "utf-8")
    assert "BROKEN" not in _linted(tmp_path)
    for game in (*GAMES, "engine.games.fifth"):
        for climber, form in CLIMBERS.items():
            path = tmp_path / game.replace(".", "/") / climber
            path.write_text(path.read_text("utf-8") + form.format(game=game), "utf-8")
    said = _linted(tmp_path)
    for game in (*GAMES, "engine.games.fifth"):
        for climber in CLIMBERS:
            module = f"{game}.{climber.removesuffix('.py').replace('/', '.')}"
            assert f"{module} -> {game}.truth.state" in said, module


def imports_unseen(source: str) -> list[str]:
    """What in this source may import a module by its name in a string: no contract sees that."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Name(id="__import__" | "eval" | "exec" as name):
                found.append(name)
            case ast.Attribute(value=ast.Name(id="sys"), attr="modules"):
                found.append("sys.modules")
            case ast.ImportFrom(module="sys", names=names) if any(each.name == "modules" for each in names):
                found.append("sys.modules")
            case ast.ImportFrom(module="importlib" | "builtins" | "pkgutil" | "runpy" as name):
                found.append(name)
            case ast.Import(names=names):
                found += [each.name for each in names if each.name in {"importlib", "builtins", "pkgutil", "runpy"}]
    return found


@pytest.mark.parametrize("folder", ["engine", "examples", "ui"])
def test_nothing_is_imported_by_a_string_where_the_contracts_would_not_see_it(folder: str) -> None:
    paths = sorted((ROOT / folder).rglob("*.py"))
    assert paths
    found = {str(path.relative_to(ROOT)): imports_unseen(path.read_text("utf-8")) for path in paths}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "from importlib import import_module\nclimbed = import_module('engine.games.big_two.truth.state')",
        "def climb():\n    import importlib\n    return importlib.import_module('engine.games.big_two.truth.state')",
        "climbed = __import__('engine.games.big_two.truth.state')",
        "import sys\nclimbed = sys.modules['engine.games.big_two.truth.state']",
        "from sys import modules\nclimbed = modules['engine.games.big_two.truth.state']",
        "exec('import engine.games.big_two.truth.state as climbed')",
    ],
)
def test_an_import_by_a_string_is_found(source: str) -> None:
    assert len(imports_unseen(source)) == 1


def test_what_only_looks_like_an_import_by_a_string_is_not_taken_for_one() -> None:
    assert imports_unseen("from importlib.metadata import version\nimport sys\nsys.exit(dialog.exec())") == []


def _linted(folder: Path) -> str:
    """What ``lint-imports`` says of the tree in this folder, on lines as long as it likes."""
    done = subprocess.run(
        [PROGRAMS / "lint-imports", "--no-cache"],
        cwd=folder,
        env={**os.environ, "COLUMNS": "400"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Contracts:" in done.stdout, done.stdout + done.stderr
    return done.stdout
