"""Counts what is asked of the views of one seat: which method, about what, and which module asked."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

METHODS = ("refusal", "readings", "candidates")


@dataclass(frozen=True)
class Question:
    """A method of a view, what it was asked about, and the module that asked."""

    method: str
    about: str
    by: str


@dataclass
class Questions:
    """All questions in their order; those that a view puts to itself while it answers are not among them."""

    asked: list[Question] = field(default_factory=list)
    answering: bool = False


def counting(monkeypatch: pytest.MonkeyPatch, view_type: type[Any], seat: int) -> Questions:
    """From now on every question to a view of this type and seat is counted."""
    questions = Questions()
    for method in METHODS:
        monkeypatch.setattr(view_type, method, _counted(getattr(view_type, method), method, seat, questions))
    return questions


def _counted(method: Callable[..., Any], name: str, seat: int, questions: Questions) -> Callable[..., Any]:
    def ask(view: Any, *about: Any) -> Any:
        if questions.answering or view.seat != seat:
            return method(view, *about)
        words = " ".join(str(card) for cards in about for card in cards) if name == "readings" else str(*about)
        questions.asked.append(Question(name, words, _asking_module()))
        questions.answering = True
        try:
            answer = method(view, *about)
            return iter(tuple(answer)) if name == "candidates" else answer
        finally:
            questions.answering = False

    return ask


def _asking_module() -> str:
    """The module of whoever called the counted method."""
    return str(sys._getframe(2).f_globals["__name__"])
