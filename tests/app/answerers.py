"""Answerers that only tests ask for: honest, dying, stuck, lying, and one that waits until nobody wants the answer."""

from __future__ import annotations

import os
import signal
import sys
import time

from app.think.thinking_process import BotQuestion, Cancelled, bot_answer


def dying(_question: BotQuestion, _cancelled: Cancelled) -> str:
    os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
    return ""


def raising(_question: BotQuestion, _cancelled: Cancelled) -> str:
    raise SystemExit


def stuck(_question: BotQuestion, _cancelled: Cancelled) -> str:
    while True:
        time.sleep(60)


def babbling(_question: BotQuestion, _cancelled: Cancelled) -> str:
    return "play nonsense"


def lying(_question: BotQuestion, _cancelled: Cancelled) -> str:
    return "play 4H 5H 6H 7H 9H"


def silent_about_text(_question: BotQuestion, _cancelled: Cancelled) -> str:
    return 7  # type: ignore[return-value]


def patient(question: BotQuestion, cancelled: Cancelled) -> str:
    """Answers only when the answer is no longer wanted, unless asked for generation 2."""
    if question.generation != 2:
        while not cancelled():
            time.sleep(0.001)
    return bot_answer(question, lambda: False)


def deaf(question: BotQuestion, _cancelled: Cancelled) -> str:
    """Thinks long about any question but that of generation 2, and never asks whether anybody still wants to know."""
    if question.generation != 2:
        time.sleep(60)
    return bot_answer(question, lambda: False)


def telling_modules(_question: BotQuestion, _cancelled: Cancelled) -> str:
    return " ".join(name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6", "ui"))
