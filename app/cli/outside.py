"""Bots in any language, on a pipe: one line of JSON a decision, answered by one action's text."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from random import Random
from typing import Any

from engine.cards import Card, NotationError
from engine.events import Ended, Event, Marked, Moved, Said, Scored
from engine.game import Action, Game, View
from engine.options import write_options
from engine.players import greedy
from engine.players.search import Stop, never
from engine.words import Language, Text, render

PREFIX = "exec:"
PATIENCE = 10.0
"""Seconds that an outside bot has for an answer, unless ``--bot-timeout`` says otherwise."""
LONGEST_ANSWER = 10_000
"""Characters of an answer; what is longer is no action."""


def command_of(name: str) -> tuple[str, ...]:
    """The program of ``exec:COMMAND`` and its arguments; raises NotationError where there is none."""
    try:
        words = tuple(shlex.split(name.removeprefix(PREFIX)))
    except ValueError as error:
        raise NotationError(f"{name!r} cannot be read as a command: {error}") from None
    if not words:
        raise NotationError(f"{name!r} names no command: write exec:COMMAND")
    return words


class OutsideBot:
    """One outside program; it is started when first asked, and started again when it is gone or too late.

    Whatever it answers wrong, late or not at all the game's fast player decides instead; ``forfeits`` counts those.
    """

    def __init__(self, name: str, patience: float = PATIENCE) -> None:
        self._command = command_of(name)
        self._patience = patience
        self._program: subprocess.Popen[str] | None = None
        self.forfeits = 0

    def __call__(self, game: Game, view: View[Any], random: Random, stop: Stop = never, /) -> Action:
        """The program's answer, or greedy's where that is none."""
        action = self._allowed(game, view, self._told(json.dumps(question(game, view), ensure_ascii=True)))
        if action is None:
            self.forfeits += 1
            return greedy(game, view, random, stop)
        return action

    def close(self) -> None:
        """Ends the program and waits until it is gone."""
        program, self._program = self._program, None
        if program is None:
            return
        _kill(program)
        program.wait()
        for pipe in (program.stdin, program.stdout):
            with contextlib.suppress(OSError):  # what it has not read is of no use to it any more
                assert pipe is not None
                pipe.close()

    @staticmethod
    def _allowed(game: Game, view: View[Any], answer: str) -> Action | None:
        try:
            action: Action = game.read_action(answer.strip())
        except NotationError:
            return None
        return action if view.refusal(action) is None else None

    def _told(self, line: str) -> str:
        """What the program says to this line; "" where it says nothing in time.

        Both is done by a thread, since a program that does not read a long line would stop us too.
        """
        answers: queue.Queue[str] = queue.Queue()
        asking = None
        try:
            asking = threading.Thread(target=_ask, args=(self._running(), line, answers), daemon=True)
            asking.start()
            answer = answers.get(timeout=self._patience)
        except (OSError, queue.Empty):
            answer = ""
        if not answer:
            if self._program is not None:
                _kill(self._program)  # a late answer must never be taken for the next one's
            if asking is not None:
                asking.join()
            self.close()
        return answer

    def _running(self) -> subprocess.Popen[str]:
        if self._program is None or self._program.poll() is not None:
            self.close()
            self._program = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # so that it ends with all that it has started
            )
        return self._program


def _kill(program: subprocess.Popen[str]) -> None:
    """Ends a program and, but on Windows, all that it has started: those would hold its pipes open."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.killpg(program.pid, signal.SIGKILL)
    program.kill()


def _ask(program: subprocess.Popen[str], line: str, answers: queue.Queue[str]) -> None:
    """Puts one question, and reads one line: who says more than it is asked fills its own pipe and not our memory."""
    assert program.stdin is not None
    assert program.stdout is not None
    answer = ""
    with contextlib.suppress(ValueError, OSError):  # closed under our feet
        program.stdin.write(line + "\n")
        program.stdin.flush()
        answer = program.stdout.readline(LONGEST_ANSWER)
    answers.put(answer)


def question(game: Game, view: View[Any]) -> dict[str, Any]:
    """All that an outside bot is told of a decision; hidden cards are ``?``."""
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


def event_written(game: Game, event: Event) -> dict[str, Any]:
    """An event as JSON; what was said and how points came about stand in English."""

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
