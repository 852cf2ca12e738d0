"""The table's command line: no abbreviations, every house rule a flag, and mistakes said in a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.arguments import read_arguments
from engine.codes import Code, write_code
from engine.games import GAMES
from engine.options import options_of
from engine.words import Language

TAIHE = GAMES["taihe_a_bao"]


def test_without_arguments_the_lobby_opens() -> None:
    said = read_arguments([], GAMES)
    assert (said.game, said.deal, said.load, said.language) == (None, None, None, None)
    assert (said.animation, said.watch) == (True, False)


def test_a_whole_command_line_is_understood() -> None:
    words = "--game taihe_a_bao --preset five_seats --hands endless --shutout-doubles yes --collapse_doubles yes"
    said = read_arguments([*words.split(), *["--deal", "42", "--lang", "ja", "--no-animation", "--watch"]], GAMES)
    assert said.game is TAIHE
    assert said.options == TAIHE.options(seats=5, hands="endless", shutout_doubles=True, collapse_doubles=True)
    assert (said.deal, said.language, said.animation, said.watch) == (42, Language.JA, False, True)


def test_a_record_can_be_loaded() -> None:
    assert read_arguments(["--load", "deal.json"], GAMES).load == Path("deal.json")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--gam taihe_a_bao", "--gam"),
        ("--game chess", "chess"),
        ("--game taihe_a_bao --preset none", "no preset none"),
        ("--game taihe_a_bao --seats 6", "seats cannot be 6"),
        ("--game bao_huang --seats 4", "bao_huang has no option seats: it has direction, deals"),
        ("--game bao_huang --seatz 4", "there is no flag --seatz: `paizhuo --help` lists"),
        ("a.json b.json", "'b.json' is one word too many"),
        ("--load a.json b.json", "one record at a time"),
        ("--deal abc", "'abc' is no code of a deal: copy it whole"),
        ("--game taihe_a_bao --collapse_doubles yes", "do not go together"),
        ("--seats 4", "--seats belongs to a game: say which with --game"),
        ("--deal 4", "--deal needs a game: say which with --game"),
        ("--watch", "--watch needs a game: say which with --game"),
        ("--game taihe_a_bao --deal -4", "--deal"),
        ("--game taihe_a_bao --deal 1234567890123", "at most 12 digits"),
        ("--lang fr", "fr"),
        ("--load a.json --game taihe_a_bao", "a record brings its own game and deal"),
        ("--load a.json --deal 3", "a record brings its own game and deal"),
        ("--frobnicate", "--frobnicate"),
        ("shuffle", "the commands are judge, replay"),
    ],
)
def test_mistakes_are_said_and_leave_with_two(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        read_arguments(arguments.split(), GAMES)
    assert left.value.code == 2
    told = capsys.readouterr()
    assert sentence in told.err.splitlines()[-1]
    assert len(told.err.splitlines()) <= 4, "the sentence is not lost below a list of all flags"
    assert not told.out


def test_help_names_every_option_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        read_arguments(["--game", "taihe_a_bao", "--help"], GAMES)
    assert left.value.code == 0
    told = capsys.readouterr().out
    for option in options_of(TAIHE.options):
        assert f"--{option.name}" in told
    for flag in ("--game", "--preset", "--deal", "--load", "--lang", "--no-animation", "--watch", "judge|replay"):
        assert flag in told


def run(arguments: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LD_LIBRARY_PATH")}
    return subprocess.run(
        [sys.executable, "-m", "app", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env={**kept, **environment},
        check=False,
    )


@pytest.mark.parametrize("arguments", [["--help"], ["games"], ["--seats", "3"]], ids=" ".join)
def test_whatever_needs_no_window_imports_no_qt(arguments: list[str]) -> None:
    script = (
        "import sys; from app.__main__ import run\n"
        "try:\n    run(sys.argv[1:])\nexcept SystemExit:\n    pass\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, timeout=120, check=False)
    assert done.returncode == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_a_sentence_is_said_instead_of_a_crash() -> None:
    done = run([])
    assert done.returncode == 2
    assert done.stderr.startswith("paizhuo: There is no display")
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_a_display_that_is_gone_is_said_instead_of_a_crash() -> None:
    done = run([], DISPLAY=":97531")
    assert done.returncode == 2
    assert done.stderr.startswith("paizhuo: ")
    assert "Traceback" not in done.stderr


def test_a_code_brings_its_game_and_its_deal() -> None:
    options = TAIHE.presets["five_seats"]
    said = read_arguments(["--deal", write_code(Code(TAIHE, options, 42))], GAMES)
    assert (said.game, said.options, said.deal) == (TAIHE, options, 42)
    assert said.code == Code(TAIHE, options, 42)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [("--deal ABCD-EFGH", "no code"), ("--game bao_huang --deal {code}", "brings its own game")],
)
def test_a_code_that_is_none_or_of_another_game_is_refused(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        read_arguments(arguments.format(code=write_code(Code(TAIHE, TAIHE.options(), 42))).split(), GAMES)
    assert sentence in capsys.readouterr().err
