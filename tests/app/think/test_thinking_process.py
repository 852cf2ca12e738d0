"""A process that thinks looks through all objects between questions, never in the middle of one."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from ctypes import c_longlong
from typing import Any

import pytest

from app.think import thinking_process
from app.think.thinking_process import BotAnswer, BotQuestion, Cancelled, answer_questions

FULL = 2
"""The generation that a full collection looks at."""


class Pipe:
    """Brings so many questions, and keeps the answers."""

    def __init__(self, questions: int) -> None:
        self.left, self.sent = questions, list[Any]()

    def recv(self) -> BotQuestion:
        self.left -= 1
        if self.left < 0:
            raise EOFError
        return BotQuestion(self.left, "taihe_a_bao", None, "", "")

    def send(self, message: object) -> None:
        self.sent.append(message)


@pytest.fixture
def full_collections() -> Iterator[list[str]]:
    """When a full collection began; the collector is left as it was."""
    found: list[str] = []

    def began(phase: str, told: dict[str, int]) -> None:
        if phase == "start" and told["generation"] == FULL:
            found.append("")

    thresholds = gc.get_threshold()
    gc.callbacks.append(began)
    yield found
    gc.callbacks.remove(began)
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_nothing_is_collected_in_full_while_a_question_is_thought_about(
    full_collections: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking_process, "give_way", lambda: None)
    monkeypatch.setattr(thinking_process, "load_players", lambda: None)
    remembered: list[list[int]] = []
    while_thinking: list[int] = []
    asked = remembering(remembered, while_thinking, full_collections)
    pipe = Pipe(3)
    answer_questions(pipe, c_longlong(0), asked)  # type: ignore[arg-type] # two of its functions are all that is used
    assert [type(message) for message in pipe.sent] == [str, BotAnswer, BotAnswer, BotAnswer]
    assert while_thinking == [0, 0, 0]
    assert len(full_collections) == 4  # after the start and after each answer


def remembering(
    remembered: list[list[int]], while_thinking: list[int], full: list[str]
) -> Callable[[BotQuestion, Cancelled], object]:
    """An answerer that keeps so many objects that they would be looked through."""

    def answer(question: BotQuestion, _cancelled: Cancelled) -> int:
        before = len(full)
        remembered.extend([number] for number in range(300_000))
        while_thinking.append(len(full) - before)
        return question.generation

    return answer
