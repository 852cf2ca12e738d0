"""The code of one AI seat's process: questions in, answers out, nothing of the screen."""

from __future__ import annotations

import contextlib
import gc
import signal
import sys
from collections.abc import Callable
from ctypes import c_longlong
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random

from engine.game import AnyView
from engine.games import GAMES
from engine.players import bot_named
from engine.players.hints import Advice, advice, verdict_for


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """Asks for this bot's move here; ``generation`` tells a wanted answer from one that came too late."""

    generation: int
    game: str
    view: AnyView
    bot: str
    seed: str


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """The text of an action, or advice, for the question of this generation."""

    generation: int
    action: object


COLLECTS_AT_LATEST = 1000
"""All objects are looked through after so many collections of younger objects, if no answer has ended before."""
READY = "ready"
"""The first message of a process: it can be asked now."""

Cancelled = Callable[[], bool]
Answerer = Callable[[BotQuestion, Cancelled], object]
"""Answers a question with the text of an action, or with advice; may ask whether the answer is still wanted."""


def bot_answer(question: BotQuestion, cancelled: Cancelled) -> str:
    """The text of the move of the bot that the question names; empty where nobody wants it any more."""
    if cancelled():
        return ""
    game = GAMES[question.game]
    return str(bot_named(question.bot)(game, question.view, Random(question.seed), cancelled))


def advice_answer(question: BotQuestion, cancelled: Cancelled) -> Advice | None:
    """Advice to the view's seat; None where nobody wants it any more."""
    game, view = GAMES[question.game], question.view
    verdict = verdict_for(game, view, Random(question.seed), stop=cancelled)
    return None if cancelled() else advice(game, view, verdict)


def answer_questions(pipe: Connection, wanted: c_longlong, answerer: Answerer) -> None:
    """Answers until the other end closes; ``wanted`` is shared and holds the generation still wanted."""
    give_way()
    load_players()
    collect_between_questions()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        pipe.send(READY)
        while True:
            _answer(pipe, pipe.recv(), wanted, answerer)
            collect_between_questions()


def collect_between_questions() -> None:
    """Collects garbage now, while nobody waits, and exempts what is left from later collections.

    What players remember grows with every question. A full collection in the middle of a search took fifty milliseconds
    and more, in which it did not ask whether its answer is still wanted; between questions it takes three or four.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], COLLECTS_AT_LATEST)


def load_players() -> None:
    """Loads the players of every game, so that no question has to wait for it."""
    for game in GAMES.values():
        if game.load_search_model is not None:
            game.load_search_model()


def _answer(pipe: Connection, question: BotQuestion, wanted: c_longlong, answerer: Answerer) -> None:
    generation = question.generation
    pipe.send(BotAnswer(generation, answerer(question, lambda: wanted.value != generation)))


def give_way() -> None:
    """Leaves Ctrl+C in a terminal to the window; on Windows lowers the priority (else ``app.think.children`` does)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        import ctypes

        this_process, below_normal = ctypes.c_void_p(-1), 0x4000
        ctypes.windll.kernel32.SetPriorityClass(this_process, below_normal)
