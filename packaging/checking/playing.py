"""Whether a built program works, whichever package it came in: answers, plays, saves, is killed, resumes."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from checking.display import PATIENCE, comes_true, has_window, home, press, until
from ground import ROOT

sys.path.insert(0, str(ROOT))

from app.keep.files import DamagedError
from app.keep.session_file import read_session
from app.session import Session
from engine.games import GAMES


def answers(command: Sequence[str], environment: Mapping[str, str]) -> None:
    """The commands that need no display: the games are listed, a question is answered, a fault can be reported."""
    listed = [json.loads(line)["game"] for line in _said(command, environment, "games", "--json").splitlines()]
    if listed != list(GAMES):
        raise SystemExit(f"the games are {listed}")
    question = {"game": "taihe_a_bao", "ask": "kind", "cards": ["5H", "5C"]}
    answer = json.loads(_said(command, environment, "judge", told=json.dumps(question) + "\n"))
    if answer.get("kind") != "pair":
        raise SystemExit(f"judge answers {answer}")
    if "Paizhuo" not in _said(command, environment, "--diagnose"):
        raise SystemExit("--diagnose says nothing")


def plays(command: Sequence[str], environment: Mapping[str, str]) -> None:
    """Every game: begun, left, resumed and played to its end, with every picture and sign there."""
    for game in GAMES:
        _said(command, environment, "--smoke", "--game", game)
        print(f"   {game}: begun, left, resumed, played to its end", flush=True)


def leaves_bots_alone(command: Sequence[str], environment: Mapping[str, str], folder: Path) -> None:
    """An outside bot gets the environment that the program was started with, whatever the program's starter adds."""
    told = folder / "told.json"
    bot = folder / "bot.py"
    bot.write_text(_BOT.format(told=str(told)), "utf-8")
    game = next(iter(GAMES))
    bots = f"exec:{shlex.join((sys.executable, str(bot)))},greedy"
    _said(command, environment, "simulate", "--game", game, "--bots", bots, "--count", "1", "--seed", "1")
    given = json.loads(told.read_text("utf-8"))
    changed = {name for name in {*given, *environment} if given.get(name) != environment.get(name)} - _HARMLESS
    if changed:
        raise SystemExit(f"an outside bot finds these changed in its environment: {', '.join(sorted(changed))}")
    print("   an outside bot was given the person's environment", flush=True)


_BOT = """
import json, os, pathlib, sys
pathlib.Path({told!r}).write_text(json.dumps(dict(os.environ)))
for line in sys.stdin:
    print(json.loads(line)["candidates"][0], flush=True)
"""
_HARMLESS = {"LC_CTYPE", "PYSIDE6_OPTION_PYTHON_ENUM"}
"""What Python and PySide6 set for themselves wherever they run."""


def survives(command: Sequence[str], folder: Path, display: str) -> None:
    """Driven with keys under the display: a hand is begun, killed with kill -9, offered, gone on with, quit."""
    shutil.rmtree(folder, ignore_errors=True)
    environment = home(folder, display)
    game = next(iter(GAMES))
    playing = (*command, "--game", game, "--deal", "9", "--no-animation")  # what is only watched is not kept
    with _begun(playing, environment) as program:
        until(lambda: has_window(display), "the window")
        until(lambda: _decides(display) and len(_saved(folder)) == 1, "the first save")
        until(lambda: _decides(display) and _actions(folder) >= 3, "three actions on the disk")
        os.killpg(program.pid, signal.SIGKILL)
    before = _actions(folder)
    with _begun((*command, "--no-animation"), environment) as program:
        until(lambda: has_window(display), "the lobby")
        for _ in range(20):
            press(display, "ctrl+r")
            if comes_true(lambda: _decides(display) and _actions(folder) > before, 3):
                break
        else:
            raise SystemExit("the session was not gone on with")
        press(display, "ctrl+q")
        if program.wait(PATIENCE):
            raise SystemExit(f"the program ended with status {program.returncode}")
    print(f"   killed after {before} actions, gone on with after {before} or more, quit", flush=True)


def _decides(display: str) -> bool:
    """The person's keys: the next legal play, which Enter plays, or else a pass; at other times they do nothing."""
    for key in ("shift+h", "Return", "p"):
        press(display, key)
    return True


@contextmanager
def _begun(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """The program while it is driven; what fails meanwhile ends it, so that the check ends too."""
    with subprocess.Popen(command, env=environment, start_new_session=True) as program:
        try:
            yield program
        finally:
            program.kill()


def _said(command: Sequence[str], environment: Mapping[str, str], *arguments: str, told: str = "") -> str:
    done = subprocess.run(
        (*command, *arguments),
        env=dict(environment),
        input=told,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if done.returncode:
        words = " ".join((*command, *arguments))
        raise SystemExit(f"{words}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def _saved(folder: Path) -> list[Session]:
    found = []
    for path in (folder / "state" / "paizhuo" / "sessions").glob("*.paizhuo-session"):
        try:
            found.append(read_session(path.read_bytes(), GAMES))
        except (OSError, DamagedError) as error:
            if isinstance(error, DamagedError):
                raise SystemExit(f"{path.name} is damaged: {error}") from None
    return found


def _actions(folder: Path) -> int:
    return max((len(session.record.actions) + 1000 * session.match.dealt for session in _saved(folder)), default=0)
