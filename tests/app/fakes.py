"""What a table is tested with: thinkers that answer at once or on demand, and a delay that the test moves on."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.game import AnyGame
from engine.players import bot_named
from engine.players.hints import Hint
from engine.players.judge import Grade, Judgement, Loss, Weighing
from engine.search_model import Verdict, Weighed
from engine.words import Text, text


class QuickThinkers(QObject):
    """Answers within the question itself."""

    answered = Signal(int, int, object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, str]] = []
        self.cancelled = 0

    def ask(self, seat: int, generation: int, game: AnyGame, view: Any, bot: str, seed: str) -> None:
        self.asked.append((seat, seed))
        self.answered.emit(seat, generation, bot_named(bot)(game, view, Random(seed)))

    def cancel(self) -> None:
        self.cancelled += 1


class HouseThinkers(QuickThinkers):
    """The thinkers of a whole program: all play as the fast player does, and no process is started."""

    notice = Signal(object)

    def ask(self, seat: int, generation: int, game: AnyGame, view: Any, _bot: str, seed: str) -> None:
        super().ask(seat, generation, game, view, "greedy", seed)

    def warm(self, seats: Any) -> None: ...
    def close(self) -> None: ...


class SlowThinkers(QObject):
    """Answers when the test says so, even when nobody wants it any more."""

    answered = Signal(int, int, object)

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[int, int, object]] = []
        self.cancelled = 0

    def ask(self, seat: int, generation: int, game: AnyGame, view: Any, bot: str, seed: str) -> None:
        self.waiting.append((seat, generation, bot_named(bot)(game, view, Random(seed))))

    def cancel(self) -> None:
        self.cancelled += 1

    def answer(self) -> None:
        self.answered.emit(*self.waiting.pop(0))


class HandDelay(QObject):
    """A single-shot timer whose time passes when the test says so."""

    timeout = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.running: int | None = None

    def start(self, milliseconds: int, /) -> None:
        self.running = milliseconds

    def stop(self) -> None:
        self.running = None

    def pass_by(self) -> None:
        assert self.running is not None, "nothing is waited for"
        self.running = None
        self.timeout.emit()


def judged(grade: Grade, better: Text, *reasons: Text) -> Judgement:
    """A judgement of this grade, after which another move is two points better."""
    weighing = Weighing(
        Verdict((Weighed(None, 0.0, 0.1, 100, -1.0, 0.0, 0.0),), 100), (), None, grade, Loss(2, 0.25, 80)
    )
    says = text(f"judgement.{grade}", what=better, cost=text("amount.points", value="2.0", margin="0.5"))
    return Judgement(weighing, grade, says, Hint(None, (), better, better, better, None, reasons, (), ()))
