"""How much memory a process takes that thinks for a seat, as the table starts it, after so many questions.

Run with ``python -m benchmarks.speed.memory --game big_two``. Several processes one after the other get the choices of
deals of their own, which casual players play; each is asked as it is at the table, and told no clock, so that a busy
machine does not spare it any work. It reads what the system says of the process (Linux alone): the most that it has
held so far, and what it holds now, in megabytes.
"""

from __future__ import annotations

import argparse
from itertools import chain
from pathlib import Path
from statistics import median
from typing import Any

from app.think.children import end_process, shared_number, start_process
from app.think.thinking_process import BotQuestion, answer_questions, bot_answer
from benchmarks.speed.thinking import is_choice, views
from engine.game import AnyGame
from engine.games import GAMES

LOOKS = 3
"""So often each process is looked at, after equal numbers of questions."""


def megabytes(process: int) -> tuple[float, float]:
    """The most that this process has held so far, and what it holds now."""
    lines = Path(f"/proc/{process}/status").read_text("ascii").splitlines()
    found = dict(line.split(":", 1) for line in lines)
    most, now = (1024 * int(found[name].split()[0]) / 1e6 for name in ("VmHWM", "VmRSS"))
    return most, now


def asked(game: AnyGame, bot: str, questions: list[Any]) -> list[tuple[float, float]]:
    """What one process holds when it is ready, and then at each look, once it has answered that many of these."""
    wanted = shared_number(0)
    child = start_process(answer_questions, wanted, bot_answer)
    process, pipe = child
    try:
        pipe.recv()
        assert process.pid is not None
        found = [megabytes(process.pid)]
        for number, view in enumerate(questions):
            pipe.send(BotQuestion(0, game.key, view, bot, str(number)))
            pipe.recv()
            if LOOKS * (number + 1) // len(questions) > LOOKS * number // len(questions):
                found.append(megabytes(process.pid))
        return found
    finally:
        end_process(child)


def main() -> None:
    """Prints what each process held, and the median of the most."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=[key for key, game in GAMES.items() if game.is_searched])
    parser.add_argument("--preset", help="the house rules; usually the game's own")
    parser.add_argument("--bot", default="search:nstrong")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--deals", type=int, default=4, help="of each process")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    options = game.presets[arguments.preset] if arguments.preset else game.options()
    every = [
        [view for view in views(game, 1, options, first) if is_choice(game, view)]
        for first in range(arguments.processes * arguments.deals)
    ]
    most = []
    for number in range(arguments.processes):
        questions = list(chain.from_iterable(every[number :: arguments.processes]))
        found = asked(game, arguments.bot, questions)
        most.append(found[-1][0])
        words = ", ".join(f"{high:.1f} ({now:.1f})" for high, now in found)
        print(f"{game.key}, {arguments.bot}, {len(questions)} questions; ready, then by thirds: {words}", flush=True)
    print(f"{game.key}: median of the most {median(most):.1f} MB", flush=True)


if __name__ == "__main__":
    main()
