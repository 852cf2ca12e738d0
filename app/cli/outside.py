"""Bots in any language, on a pipe: one line of JSON a decision, answered by one action's text."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
from collections.abc import Callable
from random import Random
from typing import Any

from app.outside_environment import environment_for_outsiders
from engine.cards import Card, NotationError
from engine.events import Ended, Event, Marked, Moved, Said, Scored, Seat
from engine.game import Action, AnyGame, AnyView
from engine.options import write_options
from engine.players import greedy
from engine.search_model import Stop, never
from engine.words import Language, Text, render

PREFIX = "exec:"
PATIENCE = 10.0
"""Seconds that an outside bot has for an answer, unless ``--bot-timeout`` says otherwise."""
LONGEST_ANSWER = 10_000
"""The most characters of an answer; anything longer is no action."""
MOST_UNASKED = 100
"""The most lines that a program may print without being asked; if it prints more it is ended, and started again when
asked."""
AT_ONCE = 1.0
"""Seconds in which threads must end that waited for a program which is gone."""


def command_of(name: str) -> tuple[str, ...]:
    """The program of ``exec:COMMAND`` and its arguments; raises NotationError where there is none."""
    try:
        words = tuple(shlex.split(name.removeprefix(PREFIX)))
    except ValueError as error:
        raise NotationError(f"{name!r} cannot be read as a command: {error}") from None
    if not words:
        raise NotationError(f"{name!r} names no command: write exec:COMMAND")
    return words


class OutsidePlayers:
    """One outside program at all seats with its name: a process for each seat, so that none sees two hands.

    ``close`` ends all processes. A program that is asked after that is started anew, without what it was told before.
    """

    def __init__(self, name: str, patience: float = PATIENCE) -> None:
        self._name, self._patience = name, patience
        self._seated: dict[Seat, OutsideBot] = {}
        command_of(name)

    def __call__(self, game: AnyGame, view: AnyView, random: Random, stop: Stop = never, /) -> Action:
        """The answer of the process of this view's seat."""
        if view.seat not in self._seated:
            self._seated[view.seat] = OutsideBot(self._name, self._patience)
        return self._seated[view.seat](game, view, random, stop)

    @property
    def forfeits(self) -> int:
        """How many decisions all processes left to the fast player."""
        return sum(bot.forfeits for bot in self._seated.values())

    def close(self) -> None:
        """Ends every process, with all that they started, and waits until they are gone."""
        for bot in self._seated.values():
            bot.close()


class OutsideBot:
    """One process of an outside program; it is started when first asked, and again when it is gone or too late.

    Where its answer is wrong, late or missing, the game's fast player decides instead; ``forfeits`` counts these.
    """

    def __init__(self, name: str, patience: float = PATIENCE) -> None:
        self._command = command_of(name)
        self._patience = patience
        self._program: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str] = queue.Queue()
        self._threads: list[threading.Thread] = []
        self.forfeits = 0

    def __call__(self, game: AnyGame, view: AnyView, random: Random, stop: Stop = never, /) -> Action:
        """The program's answer, or the fast player's where there is none."""
        action = self._allowed(game, view, self._told(json.dumps(question(game, view), ensure_ascii=True)))
        if action is None:
            self.forfeits += 1
            return greedy(game, view, random, stop)
        return action

    def close(self) -> None:
        """Ends the program, with all that it started, and waits until it is gone."""
        program, self._program = self._program, None
        if program is not None:
            _end(program)
            program.wait()
            for thread in self._threads:
                thread.join(AT_ONCE)
            if program.stdin is not None and not any(thread.is_alive() for thread in self._threads):
                with contextlib.suppress(OSError):  # the program is gone, so nobody will read the rest
                    program.stdin.close()
            self._threads.clear()

    @staticmethod
    def _allowed(game: AnyGame, view: AnyView, answer: str) -> Action | None:
        try:
            action: Action = game.read_action(answer.strip())
        except NotationError:
            return None
        return action if view.refusal(action) is None else None

    def _told(self, line: str) -> str:
        """The program's answer to this line; "" where none comes in time."""
        while not self._answers.empty():
            if not self._answers.get():  # printed before it was asked: its output had ended
                self.close()
        try:
            asking = self._begun(_ask, self._running(), line + "\n")
            answer = self._answers.get(timeout=self._patience)
        except (OSError, queue.Empty):
            answer = ""
        else:
            asking.join(AT_ONCE)
            if asking.is_alive():
                answer = ""  # a program that has not read the question cannot answer it
            else:
                self._threads.remove(asking)
        if not answer:
            self.close()  # a late answer must never be taken for the next one's
        return answer

    def _running(self) -> subprocess.Popen[str]:
        if self._program is None or self._program.poll() is not None:
            self.close()
            self._answers = queue.Queue()
            self._program = subprocess.Popen(
                self._command,
                env=environment_for_outsiders(os.environ),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # what it starts ends with it
            )
            self._begun(_listen, self._program, self._answers)
        return self._program

    def _begun(self, work: Callable[..., None], *arguments: object) -> threading.Thread:
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()
        return thread


def _ask(program: subprocess.Popen[str], line: str) -> None:
    """Writes the question in a thread of its own: a program that does not read would block once the pipe is full."""
    assert program.stdin is not None
    with contextlib.suppress(ValueError, OSError):  # ended meanwhile
        program.stdin.write(line)
        program.stdin.flush()


def _listen(program: subprocess.Popen[str], answers: queue.Queue[str]) -> None:
    """Every line that the program prints; an empty one at its end."""
    assert program.stdout is not None
    with contextlib.suppress(ValueError, OSError), program.stdout as said:
        while line := said.readline(LONGEST_ANSWER):
            answers.put(line)
            if answers.qsize() > MOST_UNASKED:
                _end(program)
                break
    answers.put("")


def _end(program: subprocess.Popen[str]) -> None:
    """Ends the program and all of its session; on Windows the program alone."""
    with contextlib.suppress(OSError):  # gone already
        if os.name == "posix":
            os.killpg(program.pid, signal.SIGKILL)
        else:
            program.kill()


def question(game: AnyGame, view: AnyView) -> dict[str, Any]:
    """Everything that an outside bot is told of a decision; hidden cards are ``?``."""
    return {
        "game": game.key,
        "options": write_options(view.options),
        "seat": view.seat,
        "places": {str(place): _written(cards) for place, cards in view.places().items()},
        "history": [
            {
                "seat": seen.seat,
                "action": str(seen.action),
                "events": [event_written(game, event) for event in seen.events],
            }
            for seen in view.history
        ],
        "candidates": [str(action) for action in view.candidates()],
    }


def event_written(game: AnyGame, event: Event) -> dict[str, Any]:
    """An event as JSON; words of seats and lines of results are in English."""

    def say(words: Text) -> str:
        return render(words, Language.EN, game.words)

    match event:
        case Moved(cards, source, target):
            return {"moved": _written(cards), "from": None if source is None else str(source), "to": str(target)}
        case Said(seat, words):
            return {"said": say(words), "seat": seat}
        case Marked(mark, seat):
            return {"marked": mark, "seat": seat}
        case Scored(lines, changes):
            return {"scored": list(changes), "lines": [say(line.text) for line in lines]}
        case Ended(winners, void):
            return {"ended": list(winners), "void": void}


def _written(cards: tuple[Card | None, ...]) -> list[str]:
    return ["?" if card is None else str(card) for card in cards]
