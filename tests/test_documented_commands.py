"""What the documents give one to type is there: modules, scripts and their flags, and the program's own commands; and
what they count comes to as much.

The page on the command line has a test of its own (``tests/app/cli/test_command_line_page.py``).
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.options import options_of
from tests.app.cli.test_command_line_page import PARSERS
from tests.test_docs import DOCUMENTS, ROOT

PYTHON = re.compile(r"\bpython3?\s(?:-m\s(?P<module>[\w.]+)|(?P<script>[\w/]+\.py))(?P<words>[^`\n]*(?:\n[^`\n]+)?)")
OF_OTHERS = {"pip", "pytest", "venv"}
"""Modules of others that are run; ``app`` is the program itself."""
HOUSE_RULES = {f"--{rule.name.replace('_', '-')}" for game in GAMES.values() for rule in options_of(game.options)}
"""Flags of house rules, which ``tests.golden.make`` takes too."""
INVENTED = {"--aces-move"}
"""The house rule of the page on adding one."""


def commands(document: Path) -> Iterator[tuple[str, set[str]]]:
    """The modules and scripts of ours that a document tells one to run, each with the flags that stand behind it."""
    for found in PYTHON.finditer(document.read_text("utf-8")):
        named = found["module"] or found["script"]
        if named not in OF_OTHERS:
            yield named, set(re.findall(r"(?<!\S)--[a-z][\w-]*", found["words"].split("`")[0]))


def sources(named: str, root: Path = ROOT) -> str:
    """The source of a module or script that can be run; empty where there is none."""
    path = root / (named if named.endswith(".py") else named.replace(".", "/"))
    files = [path, path.with_suffix(".py"), path / "__main__.py"]
    return next((file.read_text("utf-8") for file in files if file.is_file()), "")


def unknown(document: Path, root: Path = ROOT) -> list[str]:
    """What a document tells one to run and that is not there, or does not know a flag."""
    wrong = []
    for named, flags in commands(document):
        source = sources(named, root)
        lacking = {flag for flag in flags - HOUSE_RULES - INVENTED - {"--help"} if flag not in source}
        if not source or lacking:
            wrong.append(" ".join([named, *sorted(lacking)]))
    return wrong


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_what_a_document_tells_one_to_run_is_there_and_knows_its_flags(document: Path) -> None:
    assert not unknown(document)


def test_a_script_that_is_gone_and_a_flag_that_it_does_not_know_are_caught(tmp_path: Path) -> None:
    (tmp_path / "here.py").write_text('"--count"\n', "utf-8")
    page = tmp_path / "page.md"
    page.write_text("`python -m here --count 2`, `python3 here.py --level`, `python -m gone.away`", "utf-8")
    assert unknown(page, tmp_path) == ["here.py --level", "gone.away"]


def typed(document: Path) -> list[list[str]]:
    """The words of each command of the program in the blocks of a document, without the program's own name."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", document.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    lines = [line.rpartition("| ")[2] for block in blocks for line in block.splitlines()]
    return [
        shlex.split(line, comments=True)[1:] for line in lines if re.match(r"(\.venv/bin/)?paizhuo ", line) is not None
    ]


TYPED = [words for document in DOCUMENTS for words in typed(document)]


@pytest.mark.parametrize("words", TYPED, ids=" ".join)
def test_a_command_that_a_document_gives_is_understood(words: list[str]) -> None:
    parsed, unknown = PARSERS[words[0]].parse_known_args(words[1:])
    assert parsed
    assert [flag for flag in unknown if flag.startswith("-")] in ([], ["--game"])


def test_the_readme_gives_an_example_of_every_command() -> None:
    assert {words[0] for words in typed(ROOT / "README.md")} == PARSERS.keys() - {"paizhuo"}


def test_as_many_exercises_ship_as_the_pages_say() -> None:
    learning, index = ((ROOT / "benchmarks" / page).read_text("utf-8") for page in ("learning.md", "README.md"))
    written = {
        game.words["game.name"].en: len(json.loads((ROOT / f"engine/games/{key}/exercises.json").read_text("utf-8")))
        for key, game in GAMES.items()
    }
    shown = re.search(r"exercises that ship \| \*\*(\d+), (\d+), (\d+) and (\d+)\*\* a game", index)
    assert shown is not None
    assert [int(count) for count in shown.groups()] == list(written.values())
    for name, count in written.items():
        row = re.search(rf"^\| {name} \| [\d,]+, .* \| \*\*(\d+)\*\* \(\d+\) \|$", learning, re.MULTILINE)
        themes = re.search(rf"^\| {name} \| ((?:[^|\d]+ \*{{0,2}}\d+\*{{0,2}},? ?)+)\|$", learning, re.MULTILINE)
        assert row is not None
        assert int(row[1]) == count
        if themes is not None:
            assert sum(int(each) for each in re.findall(r"\d+", themes[1])) == count


def test_hearts_has_as_many_lines_as_the_page_says() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    said = re.search(r"(\d+)\slines and its words", page)
    assert said is not None
    modules = (ROOT / "examples" / "games" / "hearts").rglob("*.py")
    assert int(said[1]) == sum(len(each.read_text("utf-8").splitlines()) for each in modules if each.name != "words.py")


def test_as_many_kinds_of_blunders_are_looked_for_as_the_page_says() -> None:
    said = re.search(r"without a search: (\d+) kinds", (ROOT / "benchmarks" / "blunders.md").read_text("utf-8"))
    assert said is not None
    found = [import_module(f"benchmarks.detectors.{key}").DETECTORS for key in GAMES]
    assert int(said[1]) == sum(map(len, found))
