"""What a table waits for: whoever thinks for the AI seats, and the time until their answer is shown."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance

from engine.events import Seat
from engine.game import AnyGame, AnyView


class Asked(Protocol):
    """Who thinks for the AI seats: ``app.think.thinkers.Thinkers``, or something quicker in tests."""

    answered: SignalInstance

    def ask(self, seat: Seat, generation: int, game: AnyGame, view: AnyView, bot: str, seed: str) -> None: ...
    def cancel(self) -> None: ...


class Delay(Protocol):
    """A single-shot timer: QTimer, or a clock that a test moves on by hand."""

    timeout: SignalInstance

    def start(self, milliseconds: int, /) -> None: ...
    def stop(self) -> None: ...


def single_shot(parent: QObject) -> QTimer:
    """The usual delay."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    return timer
