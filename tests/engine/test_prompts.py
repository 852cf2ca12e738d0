"""Prompts and refusals are plain values: they can be compared, kept in sets and sent to another process."""

from __future__ import annotations

import pickle
from enum import StrEnum

import pytest

from engine.cards import read_cards
from engine.events import Place, Zone
from engine.prompts import Choose, Name, Pick
from engine.refusals import Refusal, refuse
from engine.words import Text


class Reason(StrEnum):
    """Reasons of a game that is only this file."""

    TOO_LOW = "too_low"


@pytest.mark.parametrize(
    "value",
    [
        Choose(("pass", "declare")),
        Choose(("pass",), quiet=True),
        Pick(Place(Zone.HAND, 1), "play", 1, 10, may_pass=True),
        Name(read_cards("4S KH"), 0, 1),
        refuse(Reason.TOO_LOW, "ROW-33", over=8),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_question_or_refusal_is_a_value(value: object) -> None:
    assert pickle.loads(pickle.dumps(value)) == value
    assert {value: 1}[pickle.loads(pickle.dumps(value))] == 1


def test_a_refusal_is_a_sentence_with_its_row() -> None:
    refusal = refuse(Reason.TOO_LOW, "ROW-33", over=8, cards=())
    assert refusal == Refusal(Reason.TOO_LOW, "ROW-33", (("over", 8), ("cards", ())))
    assert refusal.text == Text("refusal.too_low", (("over", 8), ("cards", ())))
