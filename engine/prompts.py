"""What a seat is asked: choose one of a few actions, pick cards of a place, or name cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeGuard, TypeVar

from engine.cards import Cards
from engine.events import Place, Seat

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Choose(Generic[A_co]):
    """One of these actions, each a button.

    Quiet: the question is not put to anybody for whom ``Game.passing`` is the only answer. ``question`` is the end of
    the key of the line that asks it: ``ask.choose``, unless the game says more.
    """

    actions: tuple[A_co, ...]
    quiet: bool = False
    question: str = "choose"


@dataclass(frozen=True, slots=True)
class Pick:
    """From ``least`` to ``most`` cards of a place, for ``verb`` (play, give, bury, tribute, take).

    ``listed``: the View's candidates are all that may be picked, cards that play alike counting as one.
    ``taker``: the seat that gets the cards, where it is one.
    """

    place: Place
    verb: str
    least: int
    most: int
    may_pass: bool = False
    listed: bool = False
    taker: Seat | None = None


@dataclass(frozen=True, slots=True)
class Name:
    """From ``least`` to ``most`` of these cards, by name (a call, partners). With ``least`` 0 one may pass."""

    choices: Cards
    least: int
    most: int


Prompt = Choose[A_co] | Pick | Name


def is_quiet(prompt: Prompt[A] | None) -> TypeGuard[Choose[A]]:
    """Whether all seats are asked this alike, whatever they hold; taking back does not return to such an answer."""
    return isinstance(prompt, Choose) and prompt.quiet
