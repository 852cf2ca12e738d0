"""What all commands have in common: no Qt, no abbreviations, quiet ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app import cli
from engine.games import GAMES
from engine.match import Match, next_record
from engine.record import write_record
from tests.app.cli.deals import finished_deal, on_paper

ROOT = Path(__file__).parents[3]
QUICKLY = ["--levels", "novice", "--runs", "1", "--opponents", "greedy"]
SIMULATE = ["simulate", "--game", "taihe_a_bao", "--bots", "random", "--count", "1", "--seed", "1"]


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_no_command_imports_qt(command: str, tmp_path: Path) -> None:
    arguments = {
        "judge": ["judge"],
        "games": ["games"],
        "simulate": SIMULATE,
        "replay": ["replay", on_paper(finished_deal(1), tmp_path)],
        "duplicate": ["duplicate", on_paper(finished_deal(1), tmp_path), *QUICKLY],
        "today": ["today"],
    }[command]
    code = (
        f"import sys; from app import cli; status = cli.run({arguments!r}); "
        "assert not any(name.partition('.')[0] in ('PySide6', 'shiboken6', 'ui', 'PIL') for name in sys.modules); "
        "sys.exit(status)"
    )
    question = b'{"game": "taihe_a_bao", "ask": "kind", "cards": ["4H"]}'
    done = subprocess.run([sys.executable, "-c", code], input=question, capture_output=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([command, "--help"]) == 0
    assert f"paizhuo {command}" in capsys.readouterr().out


@pytest.mark.parametrize("command", cli.COMMANDS)
@pytest.mark.parametrize("flag", ["--jso", "--hel", "--no-such-flag"])
def test_no_flag_may_be_abbreviated_or_made_up(command: str, flag: str, capsys: pytest.CaptureFixture[str]) -> None:
    needed = {"replay": ["deal.json"], "duplicate": ["deal.json"], "simulate": SIMULATE[1:]}.get(command, [])
    assert cli.run([command, *needed, flag]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert f"there is no flag {flag}: `paizhuo {command} --help` lists what it takes" in captured.err


def test_a_reader_that_leaves_early_is_no_error() -> None:
    code = "import sys; from app import cli; sys.exit(cli.run(['games']))"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as games:
        assert games.stdout is not None
        assert games.stderr is not None
        games.stdout.close()
        assert games.stderr.read() == b""
        assert games.wait() == 0


def test_an_interrupt_leaves_quietly_with_status_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("app.cli.games.run", interrupted)
    assert cli.run(["games"]) == cli.INTERRUPTED == 130


def test_a_terminal_without_card_signs_gets_question_marks() -> None:
    code = "import sys; from app import cli; sys.exit(cli.run(['games']))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"4? starts every hand" in done.stdout


QUESTION = '{"game": "taihe_a_bao", "ask": "kind", "cards": ["4H", "4C"]}\n'
SAYING = {
    "games": "games",
    "judge": "judge",
    "replay": "replay --json record.json",
    "duplicate": f"duplicate record.json {' '.join(QUICKLY)}",
    "simulate": "simulate --game taihe_a_bao --bots random --count 1 --seed 1",
    "help": "--help",
    "help of a command": "simulate --help",
    "version": "--version",
    "diagnosis": "--diagnose",
}
"""Everything that answers on standard output."""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no device that is full")
@pytest.mark.parametrize(("redirected", "status"), [(">/dev/full", cli.NO_ROOM), (">&-", 0)])
@pytest.mark.parametrize("arguments", SAYING.values(), ids=list(SAYING))
def test_an_output_that_is_full_or_closed_costs_a_sentence_at_most(
    tmp_path: Path, arguments: str, redirected: str, status: int
) -> None:
    game = GAMES["taihe_a_bao"]
    record = next_record(Match(game, game.options(), 1))
    (tmp_path / "record.json").write_text(json.dumps(write_record(record)))
    command = f"exec '{sys.executable}' -m app {arguments} {redirected}"
    home = {name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    done = subprocess.run(
        ["sh", "-c", command],
        input=QUESTION,
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, **home, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": ""},
    )
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
    if "--help" in arguments and done.returncode == 0:
        status = 0  # argparse itself drops what it cannot write
    assert done.stderr.count("\n") == (status != 0), done.stderr
    assert done.returncode == status
