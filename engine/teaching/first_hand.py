"""What a game tells somebody who plays it for the first time, a sentence at a time: the aim, the cards, each question.

Sentences stand under ``first.…`` in the game's catalogue; what they state of a table stands among the handbook's
statements, like what the rules state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.options import O
from engine.words import Text

V = TypeVar("V")
"""The game's views."""


def says_nothing(_about: object) -> tuple[Text, ...]:
    """For a game that tells newcomers nothing yet."""
    return ()


@dataclass(frozen=True, slots=True)
class FirstHand(Generic[O, V]):
    """``lessons``: so many from the beginning of the course come before it.

    ``opening``: options, the aim and the order of the cards, before the first decision. ``question``: the view of a
    seat that is asked, where it stands and what is asked; the last sentence is the question itself.
    """

    lessons: int = 0
    opening: Callable[[O], tuple[Text, ...]] = says_nothing
    question: Callable[[V], tuple[Text, ...]] = says_nothing
