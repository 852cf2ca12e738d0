"""How many small mistakes in the rules, the truth, the samplers and the kernel some test would notice.

Run with ``python -m benchmarks.mutation --results mutants.jsonl`` (hours). Cosmic Ray changes one place of one module
in a copy of the tree: a comparison, a number, an ``and``, a loop that does not run. Then the tests that belong to the
module run, then those of its game, the golden records and the conformance suite, until one reddens. The places are
drawn with a fixed seed, evenly over all places that can be changed; what stands in annotations and docstrings is left
out, since nobody runs it. Judgements are kept in the file as they come, and a run goes on where an earlier one
stopped. ``--report`` prints the score by room and the survivors.
"""

from __future__ import annotations

import argparse
import ast
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Lock

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parent.parent
SEED = "mutants 1"
ROOMS = {
    "rules": "engine/games/*/rules/*.py",
    "truth": "engine/games/*/truth/*.py",
    "imagine": "engine/games/*/ai/imagine/*.py",
    "kernel": "engine/*.py",
}
UNUSED = ("RemoveDecorator", "VariableReplacer", "VariableInserter", "ExceptionReplacer", "_Is", "Is_", "Pow", "Div_")
"""Parts of names of operators that mostly make what cannot run, or what is the same."""
LONGEST = 900
"""Seconds for one stage of tests; a mutant that hangs is noticed."""


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


def sample(count: int, seed: str = SEED) -> list[Mutant]:
    """So many mutants, one a place, the places drawn evenly."""
    by_place = [
        mutants
        for room, pattern in ROOMS.items()
        for path in sorted(ROOT.glob(pattern))
        for _, mutants in sorted(places(room, path).items())
    ]
    random = Random(seed)
    return [random.choice(mutants) for mutants in random.sample(by_place, count)]


def stages(path: str) -> Iterator[list[str]]:
    """The tests of a module, the nearest first: arguments of pytest."""
    parts = Path(path).with_suffix("").parts
    if parts[1] != "games":
        yield [f"tests/engine/test_{parts[-1]}.py"]
        yield ["tests/engine", "--ignore=tests/engine/games"]
        yield ["tests/examples", "tests/golden", "tests/app/cli"]
        yield ["tests/conformance", "-k", "tribute or taking or hearts or taihe"]
        return
    game, room = parts[2], parts[3:-1]
    yield [f"tests/engine/games/{game}/{'/'.join(room)}", "-k", parts[-1]]
    yield [f"tests/engine/games/{game}/{room[0]}"]
    yield [f"tests/engine/games/{game}"]
    yield ["tests/golden", "-k", game]
    yield ["tests/conformance", "-k", game]


def judged(mutant: Mutant, tree: Path) -> str:
    """By which stage of tests the mutant was noticed: ``stage 1`` …, ``no syntax``, or ``survived``."""
    target, source = tree / mutant.path, (ROOT / mutant.path).read_text("utf-8")
    changed = mutate_code(source, get_operator(mutant.operator)(), mutant.occurrence)
    assert changed is not None
    target.write_text(changed, "utf-8")
    try:
        ast.parse(changed)
        for number, chosen in enumerate(stages(mutant.path), start=1):
            if _reddens(chosen, tree):
                return f"stage {number}"
    except SyntaxError:
        return "no syntax"
    finally:
        target.write_text(source, "utf-8")
    return "survived"


def _reddens(chosen: list[str], tree: Path) -> bool:
    """Whether a test among these fails; where there is none, nothing does."""
    if not (tree / chosen[0]).exists():
        return False
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *chosen]
    try:
        done = subprocess.run(command, cwd=tree, capture_output=True, check=False, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode not in (0, 5)  # 5: no test of that name


def run(mutants: Iterable[Mutant], results: Path, jobs: int) -> None:
    """Judges what is not judged yet, each job in a copy of the tree, and writes every judgement at once."""
    known = (
        {json.loads(line)["name"] for line in results.read_text("utf-8").splitlines()} if results.exists() else set()
    )
    trees: SimpleQueue[Path] = SimpleQueue()
    writing = Lock()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        for number in range(jobs):
            ignored = shutil.ignore_patterns(".git", ".venv", "__pycache__", "*.pyc", "pictures", "dist", "build")
            shutil.copytree(ROOT, Path(folder) / str(number), ignore=ignored)
            trees.put(Path(folder) / str(number))

        def judge(mutant: Mutant) -> None:
            tree = trees.get()
            verdict = judged(mutant, tree)
            trees.put(tree)
            with writing, results.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"name": mutant.name, "verdict": verdict, **asdict(mutant)}) + "\n")

        list(pool.map(judge, [mutant for mutant in mutants if mutant.name not in known]))


def _lines(results: Path) -> list[str]:
    return results.read_text("utf-8").splitlines() if results.exists() else []


def report(results: Path) -> None:
    """Prints the score by room, and who survived."""
    rows = [json.loads(line) for line in _lines(results)]
    print("| room | mutants | noticed | share |\n| --- | --- | --- | --- |")
    for room in (*ROOMS, "all"):
        verdicts = [row["verdict"] for row in rows if room in (row["room"], "all") and row["verdict"] != "no syntax"]
        noticed = sum(verdict != "survived" for verdict in verdicts)
        if verdicts:
            print(f"| {room} | {len(verdicts)} | {noticed} | {noticed / len(verdicts):.1%} |")
    for row in rows:
        if row["verdict"] == "survived":
            print(row["name"])


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--report", action="store_true")
    said = parser.parse_args()
    if not said.report:
        run(sample(said.count), said.results, said.jobs)
    report(said.results)


if __name__ == "__main__":
    main()
