"""Making golden records: one at a time, by name, and never over one that is there."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.golden.golden_file import golden_of, read_golden
from tests.golden.make import GOLDEN, main

TAIHE = GAMES["taihe_a_bao"]
Make = Callable[..., dict[str, bytes]]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Makes records beside three of Taihe A Bao, and returns those files that are not as they were."""
    folder = tmp_path / TAIHE.key
    folder.mkdir()
    for name in ("default", "recall-yes", "random-0"):
        shutil.copy(GOLDEN / TAIHE.key / f"{name}.txt", folder)

    def contents() -> dict[str, bytes]:
        return {path.stem: path.read_bytes() for path in tmp_path.glob("*/*")}

    def makes(*arguments: str) -> dict[str, bytes]:
        before = contents()
        main(arguments, tmp_path, tries=1)
        after = contents()
        assert before.keys() <= after.keys()
        return {name: content for name, content in after.items() if before.get(name) != content}

    return makes


def test_one_record_is_added_and_all_others_stay(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    made = make("--add", TAIHE.key, "stake-3", "--stake", "3", "--preset", "three_seats")
    assert list(made) == ["stake-3"]
    golden = read_golden(made["stake-3"].decode(), GAMES)
    assert golden.record.options == TAIHE.options(seats=3, stake=3)
    assert golden == golden_of(golden.record)
    assert "stake-3.txt: what it is named after makes a difference" in capsys.readouterr().out


def test_records_are_made_anew_by_their_names_with_the_house_rules_they_have(make: Make) -> None:
    old = read_golden((GOLDEN / TAIHE.key / "recall-yes.txt").read_text(encoding="utf-8"), GAMES)
    made = make("--remake", TAIHE.key, "recall-yes")
    assert list(made) == ["recall-yes"]
    assert read_golden(made["recall-yes"].decode(), GAMES).record.options == old.record.options


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "--add"),
        (("taihe_a_bao",), "--add"),
        (("--add", "taihe_a_bao"), "--add"),
        (("--add", "taihe_a_bao", "default"), "default.txt is there already"),
        (("--add", "taihe_a_bao", "default", "--recall", "yes"), "default.txt is there already"),
        (("--add", "taihe_a_bao", "../default"), "a name of letters"),
        (("--add", "whist", "new"), "one of taihe_a_bao"),
        (("--add", "taihe_a_bao", "new", "--trumps", "3"), "--trumps"),
        (("--add", "taihe_a_bao", "new", "--stake", "0"), "stake cannot be 0"),
        (("--add", "taihe_a_bao", "new", "--collapse_doubles", "yes"), "do not go together"),
        (("--remake", "taihe_a_bao"), "a name of letters"),
        (("--remake", "taihe_a_bao", "recall-no"), "recall-no.txt"),
        (("--remake", "taihe_a_bao", "default", "recall-no"), "recall-no.txt"),
        (("--remake", "taihe_a_bao", "default", "--recall", "yes"), "keeps the house rules"),
    ],
)
def test_what_cannot_be_made_is_said_and_nothing_is_written(
    make: Make, capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    before = {path: path.read_bytes() for path in tmp_path.glob("*/*")}
    with pytest.raises(SystemExit) as left:
        make(*arguments)
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err
    assert {path: path.read_bytes() for path in tmp_path.glob("*/*")} == before
