"""What a seat can do in Hearts, and the one-line text of each action."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import NotationError, canonical, read_cards, write_cards
from engine.events import Faces
from examples.games.hearts.options import PACK, height

NUMBER = {"give": 3, "play": 1}
"""By verb: how many cards it takes."""


@dataclass(frozen=True, slots=True)
class Action:
    """Give three cards away, or lay one to the trick; None where one may not see which."""

    verb: str
    cards: Faces

    def __str__(self) -> str:
        return f"{self.verb} {write_cards(self.cards)}"


def read_action(words: str) -> Action:
    """The action of its text (``give 2H AH QS``, ``play 2C``); raises NotationError."""
    verb, _, rest = words.partition(" ")
    cards = read_cards(rest)
    if len(set(cards) & set(PACK)) != len(cards) or NUMBER.get(verb) != len(cards):
        raise NotationError(f"{words!r} is no action: write give with three cards, or play with one")
    return Action(verb, canonical(cards, height))
