"""How many small mistakes in the rules, the truth, the samplers and the kernel some test would notice.

Run with ``python -m benchmarks.robustness.mutation --results mutants.jsonl``, after ``pip install --group mutation``.
Cosmic Ray changes one place of one
module: a comparison, a number, an ``and``, a loop that does not run. The tests of the module's game that reach the
function run first (``forked_tests``), then golden records and the conformance suite, until one fails. The places are
drawn with a fixed seed, evenly over all places that can be changed; annotations and docstrings are left out. Results
are kept in the file as they come, and a run goes on where an earlier one stopped: the results so far are an even draw,
too. Nobody may edit the tree meanwhile. ``--report`` prints the score by room and the survivors. Those that nobody can
notice stand in ``mutants_unnoticed.toml`` with the reason. ``--seed`` makes another draw, ``--only engine/games/big_two
kernel`` keeps the places in that folder or room, and with ``--minutes`` a run stops by itself, to be continued later.
"""

from __future__ import annotations

import argparse
import ast
import json
import shutil
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from difflib import ndiff
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from benchmarks.robustness.forked_tests import GREEN, NOTHING_CHANGED, ForkedTests, is_green

ROOT = Path(__file__).parent.parent.parent
SEED = "mutants 1"
ROOMS = {
    "rules": "engine/games/*/rules/*.py",
    "truth": "engine/games/*/truth/*.py",
    "imagine": "engine/games/*/ai/imagine/*.py",
    "kernel": "engine/*.py",
}
FURTHER_ROOMS = {"parts": "engine/parts/*.py", "combinations": "engine/games/*/melds.py"}
"""Drawn apart, so that the draw from the others stays what it was."""
UNUSED = ("RemoveDecorator", "VariableReplacer", "VariableInserter", "ExceptionReplacer", "_Is", "Is_", "Pow", "Div_")
"""Parts of names of operators that mostly make what cannot run, or what is the same."""
REASONS = Path(__file__).parent / "mutants_unnoticed.toml"
"""Survivors that nobody can notice: path, changed lines, and why; and numbers of which others would do as well."""


@dataclass(frozen=True)
class Mutant:
    """One change: the operator's so-manieth occurrence in a module, on this line."""

    room: str
    path: str
    operator: str
    occurrence: int
    line: int

    @property
    def name(self) -> str:
        """How the mutant is found again."""
        return f"{self.path}:{self.line} {self.operator}#{self.occurrence}"


def places(room: str, path: Path) -> dict[tuple[int, int], list[Mutant]]:
    """All mutants of a module, by where they change it."""
    source = path.read_text("utf-8")
    tree, silent = get_ast(source), _never_run(source)
    found: dict[tuple[int, int], list[Mutant]] = {}
    for name in operator_names():
        if any(part in name for part in UNUSED):
            continue
        operator, occurrence = get_operator(name)(), 0
        for node in ast_nodes(tree):
            for start, _ in operator.mutation_positions(node):
                if not any(first <= start <= last for first, last in silent):
                    mutant = Mutant(room, str(path.relative_to(ROOT)), name, occurrence, start[0])
                    found.setdefault(start, []).append(mutant)
                occurrence += 1
    return found


def _never_run(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where annotations, docstrings, type aliases and assertions stand."""
    silent: list[ast.AST | None] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.AnnAssign(annotation=annotation):
                silent.append(annotation)
            case ast.arg(annotation=annotation):
                silent.append(annotation)
            case ast.FunctionDef(returns=returns, decorator_list=decorators):
                silent += [returns, *decorators]
            case ast.ClassDef(decorator_list=decorators):
                silent += decorators
            case ast.Assert() | ast.Expr(value=ast.Constant()):
                silent.append(node)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.BinOp(op=ast.BitOr())) if name[:1].isupper():
                silent.append(node)
    return [
        ((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0))  # type: ignore[attr-defined]
        for node in silent
        if node is not None
    ]


def sample(count: int, seed: str = SEED, only: Sequence[str] = ()) -> list[Mutant]:
    """So many mutants, one a place, the places drawn evenly, and some of the further rooms; ``only`` some are kept."""
    drawn = [*_drawn(ROOMS, count, seed), *_drawn(FURTHER_ROOMS, count // 8, f"{seed}, further")]
    return [mutant for mutant in drawn if not only or mutant.room in only or mutant.path.startswith(tuple(only))]


def _drawn(rooms: Mapping[str, str], count: int, seed: str) -> list[Mutant]:
    by_place = [
        mutants
        for room, pattern in rooms.items()
        for path in sorted(ROOT.glob(pattern))
        for _, mutants in sorted(places(room, path).items())
    ]
    random = Random(seed)
    return [random.choice(mutants) for mutants in random.sample(by_place, count)]


def stages(path: str) -> tuple[list[str], list[str]]:
    """The tests that belong to a module, and those that run over everything: arguments of pytest."""
    parts = Path(path).parts
    if parts[1] != "games":
        others = ["tests/engine/players", "tests/examples", "tests/golden", "tests/app/cli", "tests/conformance"]
        own = ["tests/engine", "--ignore=tests/engine/games", "--ignore=tests/engine/players"]
        games = ["tests/engine/games"] if parts[1] == "parts" else []
        return own, [*games, *others, "-k", "not bashi_fen and not bao_huang"]
    return [f"tests/engine/games/{parts[2]}"], ["tests/golden", "tests/conformance", "-k", parts[2]]


def function_around(source: str, path: str, line: int) -> str | None:
    """The innermost function that has this line, as ``path:first line``; None at the top of a module."""
    found = None
    for node in ast.walk(ast.parse(source)):  # outer ones come first
        if isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0):
            found = f"{path}:{min([node.lineno, *(each.lineno for each in node.decorator_list)])}"
    return found


def written(mutant: Mutant) -> tuple[str, str]:
    """The module with the change, and the changed lines on one line."""
    source = (ROOT / mutant.path).read_text("utf-8")
    changed = mutate_code(source, get_operator(mutant.operator)(), mutant.occurrence)
    assert changed is not None
    lines = ndiff(source.splitlines(), changed.splitlines())
    return changed, " / ".join(f"{line[:1]} {line[1:].strip()}" for line in lines if line[:1] in "+-")


class Judge:
    """Judges mutants in a copy of the tree, with tests that wait for them."""

    def __init__(self, tree: Path, results: Path) -> None:
        self.tree, self.results = tree, results
        self.waiting: dict[tuple[str, ...], ForkedTests] = {}

    def verdict(self, mutant: Mutant, near: bool) -> str:
        """By which stage of tests the mutant was noticed: ``stage 1`` …, ``no syntax``, or ``survived``."""
        changed, _ = written(mutant)
        try:
            ast.parse(changed)
        except SyntaxError:
            return "no syntax"
        for number, tests in enumerate(stages(mutant.path)[: 1 if near else 2], start=1):
            if not self._is_green(mutant, changed, tests, own=number == 1):
                return f"stage {number}"
        return "survived its own" if near else "survived"

    def _is_green(self, mutant: Mutant, changed: str, tests: Sequence[str], own: bool) -> bool:
        source, target = ROOT / mutant.path, self.tree / mutant.path
        function = function_around(source.read_text("utf-8"), mutant.path, mutant.line)
        if function is not None:
            if tuple(tests) not in self.waiting:
                reached = self.results.with_suffix(f".{tests[0].replace('/', '.')}.json") if own else None
                self.waiting[tuple(tests)] = ForkedTests(self.tree, tests, reached)
            ended = self.waiting[tuple(tests)].end(mutant.path, changed, function)
            if ended != NOTHING_CHANGED:
                return ended == GREEN
        target.write_text(changed, "utf-8")
        try:
            return is_green(self.tree, tests)
        finally:
            shutil.copy2(source, target)


def run(mutants: Iterable[Mutant], results: Path, near: bool, minutes: float) -> None:
    """Judges what is not judged yet in a copy of the tree, and writes every judgement at once; begins none too late.

    Without ``near`` also what survived its own tests, where nobody has found a reason yet.
    """
    end, is_excused = time.monotonic() + 60 * minutes, excuses()
    finished = {
        name
        for name, row in read_results(results).items()
        if near or row["verdict"] != "survived its own" or is_excused(row)
    }
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(
            ROOT, tree, ignore=shutil.ignore_patterns(".git", ".venv", "*.pyc", "pictures", "dist", "build")
        )
        judge = Judge(tree, results)
        for mutant in mutants:
            if mutant.name not in finished and (began := time.monotonic()) < end:
                row = {"name": mutant.name, "verdict": judge.verdict(mutant, near), "change": written(mutant)[1]}
                row |= {**asdict(mutant), "seconds": round(time.monotonic() - began, 1)}
                with results.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")


def read_results(results: Path) -> dict[str, dict[str, Any]]:
    """The last judgement of every mutant."""
    lines = results.read_text("utf-8").splitlines() if results.exists() else []
    return {row["name"]: row for row in map(json.loads, lines)}


def report(results: Path) -> None:
    """Prints the score by room, and who survived without a reason."""
    rows = [row for row in read_results(results).values() if row["verdict"] != "no syntax"]
    is_excused = excuses()
    print("| room | mutants | noticed | for a reason nobody can | open | noticed of those that can be |")
    print("| --- | --- | --- | --- | --- | --- |")
    for room in (*ROOMS, *FURTHER_ROOMS, "scoring", "all"):
        inside = [row for row in rows if room in ("all", row["room"], _part(row["path"]))]
        survived = [row for row in inside if row["verdict"].startswith("survived")]
        excused = sum(map(is_excused, survived))
        noticed, able = len(inside) - len(survived), len(inside) - excused
        if able:
            still = len(survived) - excused
            print(f"| {room} | {len(inside)} | {noticed} | {excused} | {still} | {noticed / able:.1%} |")
    for row in rows:
        if row["verdict"].startswith("survived") and not is_excused(row):
            print(f"{row['name']} ({row['verdict']})\n    {row['change']}")


def excuses() -> Callable[[Mapping[str, Any]], bool]:
    """Whether there is a reason why nobody can notice a mutant: its own, or that of the number that it changes."""
    reasons = tomllib.loads(REASONS.read_text("utf-8"))
    named = {(each["path"], each["change"]) for each in reasons["mutant"]}
    numbers = {(each["path"], line) for each in reasons["number"] for line in _lines_of(each["path"], each["names"])}
    return lambda row: (row["path"], row["change"]) in named or (row["path"], row["line"]) in numbers


def _lines_of(path: str, names: Sequence[str]) -> Iterator[int]:
    """The lines of a module on which these names get their values."""
    for node in ast.parse((ROOT / path).read_text("utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)) if name in names:
                yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _part(path: str) -> str:
    return "scoring" if path.endswith(("rules/scoring.py", "rules/result.py")) else ""


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="PLACE", help="rooms, or folders as engine/games/big_two"
    )
    parser.add_argument("--minutes", type=float, default=inf, help="no mutant is begun after so many")
    parser.add_argument("--near", action="store_true", help="only the tests that belong to a module; the rest later")
    parser.add_argument("--report", action="store_true")
    said = parser.parse_args()
    if not said.report:
        run(sample(said.count, said.seed, said.only), said.results, said.near, said.minutes)
    report(said.results)


if __name__ == "__main__":
    main()
