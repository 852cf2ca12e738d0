"""What runs in the critic's process: moves in, judgements out, nothing of the screen."""

from __future__ import annotations

import contextlib
from ctypes import c_longlong
from dataclasses import dataclass
from multiprocessing.connection import Connection

from app.think.thinking_process import give_way
from engine.game import Action, AnyView
from engine.games import GAMES
from engine.players.judge import Judgement, Loss, Weighing, judgement, verdict_on


@dataclass(frozen=True, slots=True)
class MadeMove:
    """A move that was made, and what its seat knew; ``number`` tells a wanted judgement from a late one.

    ``known``: what has been weighed about this decision before, by a hint or by the judge itself.
    """

    number: int
    game: str
    view: AnyView
    action: Action
    known: Weighing | None = None
    proves: bool = False
    """Whether it is to be shown that the move is as good, too, and not only whether it is a mistake."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The judgement on the move of this number; None where there was no choice, or nobody wants it."""

    number: int
    judgement: Judgement | None


def judge_moves(pipe: Connection, wanted: c_longlong) -> None:
    """Judges until the other end closes; ``wanted`` is shared: moves with a lower number are no longer of interest."""
    give_way()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send(_judged(pipe.recv(), wanted))


def _judged(move: MadeMove, wanted: c_longlong) -> Judged:
    def unwanted() -> bool:
        return bool(move.number < wanted.value)

    if unwanted():
        return Judged(move.number, None)
    game = GAMES[move.game]
    goes_on = Loss.is_undecided if move.proves else Loss.is_open
    weighing = verdict_on(game, move.view, move.action, move.known, stop=unwanted, goes_on=goes_on)
    if weighing is None or unwanted():
        return Judged(move.number, None)
    return Judged(move.number, judgement(game, move.view, weighing))
