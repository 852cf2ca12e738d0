"""The documents: decisions are whole and indexed, CONTRIBUTING stays short, and what a document names is there."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DECISIONS = ROOT / "docs" / "decisions"
DOCUMENTS = sorted(
    {
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("benchmarks/*.md"),
        *ROOT.glob("*/README.md"),
    }
)
PAGES = sorted(path for path in DECISIONS.glob("*.md") if path.name != "README.md")
FIELDS = (
    r"^# (?P<number>\d{4})\. \S.*$",
    r"^- Date: \d{4}-\d\d-\d\d$",
    r"^- Status: (in force(, changed in part by \d{4}(, \d{4})*)?|replaced by \d{4})$",
    r"^## Context$\n\n\S",
    r"^## Decision$\n\n\S",
    r"^## Consequence$\n\n\S",
)
"""What stands in every page of a decision, in this order."""
LINK = re.compile(r"\[[^\]\n]*\]\((?P<target>[^)\s#]+)(#[^)\s]*)?\)")
NAMED = re.compile(r"`(?P<path>(app|assets|benchmarks|docs|engine|examples|packaging|tests|ui)/[^`\s]*)`")
IN_A_GAME = re.compile(r"`(?P<path>(ai|rules|text|truth)/[^`\s]+)`")
CHOSEN = re.compile(r"<\w+>|….*$")
"""``<game>`` and ``…`` in a path stand for any name."""


def missing_fields(page: str) -> list[str]:
    """The fields of a decision that this page lacks, or has before an earlier one."""
    at, missing = 0, []
    for field in FIELDS:
        found = re.compile(field, re.MULTILINE).search(page, at)
        if found is None:
            missing.append(field)
        else:
            at = found.start()
    return missing


def broken_links(document: Path) -> list[str]:
    """The relative links of this document that point at nothing."""
    targets = [found["target"] for found in LINK.finditer(document.read_text("utf-8"))]
    return [each for each in targets if "://" not in each and not (document.parent / each).exists()]


def missing_paths(document: Path, root: Path = ROOT) -> list[str]:
    """The files and folders that this document names, from the root or from a game's folder, and that are not there."""
    written = document.read_text("utf-8")
    paths = [found["path"] for found in NAMED.finditer(written)]
    paths += [f"engine/games/<game>/{found['path']}" for found in IN_A_GAME.finditer(written)]
    return [each for each in paths if not any(root.glob(CHOSEN.sub("*", each).rstrip("/")))]


def wrong_lines(index: str, pages: list[Path]) -> list[str]:
    """The lines that the index lacks, each with number, file and title of a page, and those that it has too many."""
    titles = {page.name: page.read_text("utf-8").split("\n", 1)[0].removeprefix("# ") for page in pages}
    wanted = [f"- [{name[:4]}]({name}) {title[6:]}" for name, title in titles.items()]
    lines = [line for line in index.splitlines() if line.startswith("- [")]
    return sorted({line for line in {*wanted, *lines} if (wanted.count(line), lines.count(line)) != (1, 1)})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_decision_has_its_fields(page: Path) -> None:
    written = page.read_text("utf-8")
    assert not missing_fields(written)
    assert written.startswith(f"# {page.name[:4]}. ")


def test_every_decision_stands_once_in_the_index_under_its_own_number() -> None:
    assert PAGES
    assert not wrong_lines((DECISIONS / "README.md").read_text("utf-8"), PAGES)
    numbers = [page.name[:4] for page in PAGES]
    assert numbers == sorted(set(numbers))


def test_a_decision_that_was_replaced_or_changed_names_a_later_one_that_names_it() -> None:
    pages = {page.name[:4]: page.read_text("utf-8") for page in PAGES}
    for number, written in pages.items():
        status = re.search(r"^- Status: .*$", written, re.MULTILINE)
        assert status is not None
        for later in re.findall(r"\d{4}", status[0]):
            assert later > number
            assert number in pages[later], f"{later} does not say that it changes {number}"


def test_a_decision_that_a_later_one_changes_says_so() -> None:
    pages = {page.name[:4]: page.read_text("utf-8") for page in PAGES}
    for number, written in pages.items():
        for earlier in re.findall(r"^Changes \[(\d{4})\]", written, re.MULTILINE):
            status = re.search(r"^- Status: .*$", pages[earlier], re.MULTILINE)
            assert status is not None
            assert number in status[0], f"{earlier} does not say that {number} changes it"


def test_contributing_is_read_at_one_sitting() -> None:
    assert len((ROOT / "CONTRIBUTING.md").read_text("utf-8").splitlines()) < 80


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_what_a_document_names_is_there(document: Path) -> None:
    assert not broken_links(document)
    assert not missing_paths(document)


@pytest.mark.parametrize("pages", ["docs/research", "benchmarks"])
def test_every_page_stands_in_the_index_of_its_folder(pages: str) -> None:
    folder = ROOT / pages
    index = (folder / "README.md").read_text("utf-8")
    named = {found["target"] for found in LINK.finditer(index) if "/" not in found["target"]}
    assert named == {path.name for path in folder.glob("*.md")} - {"README.md"}


WHOLE = """\
# 0001. A title

- Date: 2026-11-21
- Status: in force

## Context

A.

## Decision

B.

## Consequence

C.
"""


@pytest.mark.parametrize(
    "line", ["# 0001. A title", "- Date: 2026-11-21", "- Status: in force", "A.", "## Decision", "C."]
)
def test_a_decision_that_lacks_a_line_is_caught(line: str) -> None:
    assert not missing_fields(WHOLE)
    assert missing_fields(WHOLE.replace(f"{line}\n", "", 1))


def test_an_index_that_has_forgotten_or_misnamed_a_page_is_caught(tmp_path: Path) -> None:
    page = tmp_path / "0001-a-title.md"
    page.write_text(WHOLE, "utf-8")
    good = "# Decisions\n\n- [0001](0001-a-title.md) A title\n"
    assert not wrong_lines(good, [page])
    assert wrong_lines("# Decisions\n", [page])
    assert wrong_lines(good.replace("A title", "Another"), [page])
    assert wrong_lines(good + "- [0002](0002-gone.md) Gone\n", [page])


def test_a_link_and_a_path_that_lead_nowhere_are_caught(tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    (tmp_path / "engine").mkdir()
    document.write_text(
        "[here](page.md#top), `engine/`, [there](gone.md), `engine/gone.py`, `engine/<game>/x.py`, `ai/x.py`", "utf-8"
    )
    assert broken_links(document) == ["gone.md"]
    assert missing_paths(document, tmp_path) == ["engine/gone.py", "engine/<game>/x.py", "engine/games/<game>/ai/x.py"]


def command(kind: str) -> str:
    """The command that the README gives for this."""
    found = re.search(rf"<!-- {kind} -->\n```sh\n(.*?)```\n<!-- end -->", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert found is not None
    return found[1]


def stand_in(file: Path, does: str) -> None:
    """A program in the place of another."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{does}\n", "utf-8")
    file.chmod(0o755)


@pytest.mark.skipif(shutil.which("bash") is None, reason="the commands are for a shell")
@pytest.mark.parametrize("there", [False, True])
def test_the_start_installs_once_and_then_needs_nothing_but_what_it_installed(tmp_path: Path, there: bool) -> None:
    table, makes = tmp_path / ".venv/bin/paizhuo", tmp_path / "made"
    stand_in(tmp_path / "bin/python3", "mkdir -p .venv/bin && cp made/* .venv/bin/ && echo environment")
    stand_in(makes / "pip", "echo installed && cp made/table .venv/bin/paizhuo")
    stand_in(makes / "table", "echo table")
    if there:
        stand_in(table, "echo table")
    path = f"{tmp_path / 'bin'}:/usr/bin:/bin"
    done = subprocess.run(
        ["bash", "-c", command("start")], cwd=tmp_path, env={"PATH": path}, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == (["table"] if there else ["environment", "installed", "table"])


def test_what_the_system_needs_is_installed_before_anything_is_started_or_tested() -> None:
    written = (ROOT / "README.md").read_text("utf-8")
    places = [written.index(f"<!-- {kind} -->") for kind in ("system packages", "start", "test")]
    assert places == sorted(places)
    assert written.index("git clone ") < places[1]
    assert command("system packages").startswith("sudo apt-get update\nsudo apt-get install -y git ")
