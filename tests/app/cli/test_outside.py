"""Bots on a pipe: what they are told, that a good answer counts, and that a bad one never stops the game."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest

from app.cli import run
from app.cli.outside import MOST_UNASKED, OutsideBot, question
from engine.games import GAMES
from engine.match import Match, next_record
from engine.players import greedy
from engine.record import opened
from tests.app.processes import is_running

TAIHE = GAMES["taihe_a_bao"]
EXAMPLE = Path(__file__).parents[3] / "examples" / "lowest_card.sh"
needs_proc = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="the example is a shell script")


def views(plies: int, number: int = 4) -> Iterator[Any]:
    """The views of the seats on turn, played greedily."""
    state = opened(next_record(Match(TAIHE, TAIHE.options(), number))).state
    for _ in range(plies):
        if state.turn is None:
            return
        view: Any = state.view(state.turn)
        yield view
        state = state.after(greedy(TAIHE, view, Random(0))).state


def python_bot(*lines: str) -> str:
    """The name of an outside bot that runs these lines of Python."""
    return "exec:" + shlex.join([sys.executable, "-u", "-c", "\n".join(("import sys, json, time", *lines))])


def answers(name: str, plies: int = 3, patience: float = 120.0) -> tuple[list[str], list[str], int]:
    """What the bot answers, what greedy would, and how many decisions it forfeited."""
    bot = OutsideBot(name, patience)
    asked = list(views(plies))
    try:
        told = [str(bot(TAIHE, view, Random(0))) for view in asked]
    finally:
        bot.close()
    return told, [str(greedy(TAIHE, view, Random(0))) for view in asked], bot.forfeits


ECHO_LAST = ("for line in sys.stdin:", "    print(json.loads(line)['candidates'][-1])")


def test_a_bot_of_a_frozen_program_is_not_given_the_bundles_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot answers well only where its environment is the person's; else each answer is forfeited."""
    for name, value in {"LD_LIBRARY_PATH": "/bundle", "LD_LIBRARY_PATH_ORIG": "/own", "_PYI_ARCHIVE_FILE": "x"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    bot = python_bot(
        "import os",
        "clean = os.environ['LD_LIBRARY_PATH'] == '/own' and not any(name.startswith('_PYI') for name in os.environ)",
        "for line in sys.stdin: print(json.loads(line)['candidates'][0] if clean else 'no', flush=True)",
    )
    assert answers(bot)[2] == 0


def test_an_allowed_answer_is_the_action() -> None:
    told, _, forfeits = answers(python_bot(*ECHO_LAST), plies=2)
    assert told == [str(list(view.candidates())[-1]) for view in views(2)]
    assert forfeits == 0


@pytest.mark.parametrize(
    "bot",
    [
        python_bot("for line in sys.stdin:", "    print('play 4H 5C')"),
        python_bot("for line in sys.stdin:", "    print('好牌')"),
        python_bot("for line in sys.stdin:", "    print()"),
        python_bot("sys.exit(3)"),
        "exec:there-is-no-such-program",
    ],
    ids=["refused", "no action", "empty", "dead", "missing"],
)
def test_a_wrong_answer_leaves_the_decision_to_greedy_and_is_counted(bot: str) -> None:
    told, greedily, forfeits = answers(bot)
    assert told == greedily
    assert forfeits == len(told)


def test_a_late_answer_is_never_taken_for_the_next_one() -> None:
    late = python_bot("for line in sys.stdin:", "    time.sleep(60)", "    print('pass')")
    told, greedily, forfeits = answers(late, plies=2, patience=0.05)
    assert (told, forfeits) == (greedily, 2)


def test_a_program_that_dies_is_started_again() -> None:
    once = python_bot("print(json.loads(sys.stdin.readline())['candidates'][-1])")
    told, _, forfeits = answers(once, plies=3)
    assert forfeits < 3
    assert told[0] == [str(action) for action in next(views(1)).candidates()][-1]


def until(comes: Callable[[], bool]) -> None:
    """Returns when it has come true; a machine that is slow gets two minutes."""
    end = perf_counter() + 120
    while not comes():
        assert perf_counter() < end


@needs_proc
def test_what_a_stuck_bot_has_started_ends_with_it(tmp_path: Path) -> None:
    told = tmp_path / "told"
    stuck = python_bot(
        "import subprocess",
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])",  # it holds our pipe too
        f"open({str(told)!r}, 'w').write(str(child.pid))",
        "print(json.loads(sys.stdin.readline())['candidates'][-1])",
        "time.sleep(60)",
    )
    bot, (first, second) = OutsideBot(stuck, patience=120), views(2)
    bot(TAIHE, first, Random(0))
    child = int(told.read_text())
    assert is_running(child)
    bot._patience = 0.05
    before = perf_counter()
    assert bot(TAIHE, second, Random(0)) == greedy(TAIHE, second, Random(0))
    bot.close()
    assert perf_counter() - before < 60
    assert bot.forfeits == 1
    until(lambda: not is_running(child))  # who is killed may take a moment to go


@needs_proc
@pytest.mark.parametrize(
    ("jobs", "end", "status"),
    [
        (2, lambda simulation: os.killpg(simulation.pid, signal.SIGINT), 130),  # as a terminal does
        (2, subprocess.Popen.terminate, 143),
        (1, subprocess.Popen.terminate, 143),
    ],
)
def test_a_simulation_that_somebody_ends_leaves_no_bot_behind(
    jobs: int, end: Callable[[subprocess.Popen[bytes]], None], status: int, tmp_path: Path
) -> None:
    (script := tmp_path / "stuck.py").write_text(  # who was asked has been taken note of
        "import os, sys, time\nsys.stdin.readline()\nopen(f'{sys.argv[1]}/{os.getpid()}', 'w')\ntime.sleep(600)"
    )
    (folder := tmp_path / "bots").mkdir()
    stuck = f"exec:{shlex.join([sys.executable, str(script), str(folder)])}"
    said = ("simulate", "--game", TAIHE.key, "--count", "20", "--seed", "1", "--bot-timeout", "600")
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # tests in the background are deaf to it
    command = (sys.executable, "-m", "app", *said, "--jobs", str(jobs), "--bots", f"{stuck},greedy")
    with subprocess.Popen(command, start_new_session=True, preexec_fn=heard) as simulation:
        try:
            until(lambda: len(list(folder.iterdir())) == jobs)
            end(simulation)
            assert simulation.wait(120) == status
        finally:
            simulation.kill()
    until(lambda: not any(is_running(path.name) for path in folder.iterdir()))


def test_a_bot_that_reads_nothing_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def long(game: Any, view: Any) -> dict[str, Any]:
        return {**question(game, view), "more": "x" * 2**20}  # a pipe holds less

    monkeypatch.setattr("app.cli.outside.question", long)
    deaf = python_bot("time.sleep(60)")
    told, greedily, forfeits = answers(deaf, plies=1, patience=0.05)
    assert (told, forfeits) == (greedily, 1)
    guessing = python_bot("print('pass')", "time.sleep(60)")
    _, _, forfeits = answers(guessing, plies=1)
    assert forfeits == 1


def test_what_a_bot_says_unasked_is_no_answer_and_fills_no_memory() -> None:
    chatty = python_bot(
        "for line in sys.stdin:",
        "    print(json.loads(line)['candidates'][-1] + '\\n' * 3 + 'play 4H 5C', flush=True)",
    )
    bot = OutsideBot(chatty, patience=120)
    for view in views(3):
        assert bot(TAIHE, view, Random(0)) == list(view.candidates())[-1]
        until(lambda: bot._answers.qsize() == 3)  # what it said besides is there before the next question
    bot.close()
    assert bot.forfeits == 0
    flood = OutsideBot(python_bot("sys.stdin.readline()", "while True: print('pass')"), patience=120)
    flood(TAIHE, next(views(1)), Random(0))
    program = flood._program
    assert program is not None
    until(lambda: program.poll() is not None)
    assert flood._answers.qsize() <= MOST_UNASKED + 2
    flood.close()


def test_a_bot_is_told_what_its_seat_saw_and_nothing_else() -> None:
    *_, view = views(40)
    asked = json.loads(json.dumps(question(TAIHE, view)))
    assert list(asked) == ["game", "options", "seat", "places", "history", "candidates"]
    own = asked["places"][f"hand:{view.seat}"]
    assert own == [str(card) for card in view.hand]
    others = [cards for place, cards in asked["places"].items() if place.startswith("hand:") and cards != own]
    assert others
    assert {card for cards in others for card in cards} == {"?"}
    assert [(seen["seat"], seen["action"]) for seen in asked["history"]] == [
        (seen.seat, str(seen.action)) for seen in view.history
    ]
    assert all(seen["events"] for seen in asked["history"])


def noting(folder: Path) -> str:
    """A bot that writes down what it is told, one file a process, and plays the strongest candidate."""
    (script := folder / "noting.py").write_text(
        "import json, os, sys\n"
        "notes = open(f'{sys.argv[1]}/{os.getpid()}.notes', 'a')\n"
        "for line in sys.stdin:\n"
        "    print(line, end='', file=notes, flush=True)\n"
        "    print(json.loads(line)['candidates'][-1], flush=True)\n"
    )
    return f"exec:{shlex.join([sys.executable, str(script), str(folder)])}"


def told(folder: Path) -> list[list[dict[str, Any]]]:
    """What every process was told, question by question."""
    return [[json.loads(line) for line in path.read_text().splitlines()] for path in folder.glob("*.notes")]


def simulated(bots: str, *arguments: str) -> None:
    """Deals of Taihe A Bao between these bots, played by the command line."""
    common = ("--game", "taihe_a_bao", "--seed", "3", "--bot-timeout", "120", "--json")
    assert run(["simulate", *common, "--bots", bots, *arguments]) == 0


def hands_seen(asked: list[dict[str, Any]]) -> set[str]:
    """The hands of which these questions show a face."""
    shown = {(place, card) for question in asked for place, cards in question["places"].items() for card in cards}
    return {place for place, card in shown if place.startswith("hand:") and card != "?"}


@pytest.mark.parametrize("others", ["", ",greedy"])
def test_each_seat_of_an_outside_bot_is_a_process_of_its_own(tmp_path: Path, others: str) -> None:
    simulated(noting(tmp_path) + others, "--count", "1")
    notes = told(tmp_path)
    seats = sorted(sorted({question["seat"] for question in asked}) for asked in notes)
    assert seats == ([[0], [2]] if others else [[0], [1], [2], [3]])
    assert all(hands_seen(asked) == {f"hand:{asked[0]['seat']}"} for asked in notes)


def test_no_process_sees_a_mirrored_deal_from_two_seats(tmp_path: Path) -> None:
    simulated(f"{noting(tmp_path)},greedy", "--count", "1", "--mirrored")
    notes = told(tmp_path)
    assert sorted(asked[0]["seat"] for asked in notes) == [0, 0, 1, 1, 2, 2, 3, 3]
    for asked in notes:
        assert len({question["seat"] for question in asked}) == 1
        lengths = [len(question["history"]) for question in asked]
        assert lengths == sorted(set(lengths)), "the deal began again within one process"


@pytest.mark.parametrize("key", GAMES)
def test_a_question_depends_on_nothing_but_what_its_seat_sees(key: str) -> None:
    """Two deals that differ in hidden cards alone are asked about in the same words."""
    game, random = GAMES[key], Random(key)
    state = opened(next_record(Match(game, game.options(), 4))).state
    for ply in range(40):
        turn = state.turn
        if turn is None:
            break
        view: Any = state.view(turn)
        if ply % 8 == 0:
            imagined = game.imagine(view, random)
            assert imagined != state
            assert question(game, imagined.view(turn)) == question(game, view)
        state = state.after(greedy(game, view, random)).state


@needs_shell
def test_the_example_plays_whole_deals_without_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "taihe_a_bao", "--bots", f"exec:{EXAMPLE},greedy", "--count", "2", "--seed", "1", "--json"]
    assert run(["simulate", *arguments]) == 0
    report = json.loads(capsys.readouterr().out)
    outside, greedy_ones = report["bots"]
    assert outside["forfeits"] == 0
    assert outside["moves"] > 10
    assert greedy_ones["forfeits"] is None


@needs_shell
def test_forfeits_stand_in_the_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "taihe_a_bao", "--bots", "exec:cat,greedy", "--count", "1", "--seed", "1"]
    assert run(["simulate", *arguments, "--bot-timeout", "5"]) == 0
    _, titles, outside, inside = capsys.readouterr().out.splitlines()
    assert titles.split()[-1] == "forfeits"
    assert int(outside.split()[-1]) > 0
    assert inside.split()[-1] == "-"
