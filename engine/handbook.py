"""What helps to read a game's rules: where a row is told, what a question is about, cards to look at, words to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.cards import Cards
from engine.options import O
from engine.words import Text

V = TypeVar("V")
"""The game's views."""


@dataclass(frozen=True, slots=True)
class Term:
    """A Chinese word of the game, how it is written and read; its meaning stands under ``term.<key>``."""

    key: str
    simplified: str
    traditional: str
    pinyin: str
    kana: str
    """As it is read in Japanese."""

    @property
    def meaning(self) -> Text:
        """What it means."""
        return Text(f"term.{self.key}")


@dataclass(frozen=True, slots=True)
class Example:
    """Cards that show what a paragraph says, and what they are in words."""

    cards: Cards
    said: Text


Examples = Mapping[str, tuple[Example, ...]]
"""By the key of the paragraph that they belong to."""


@dataclass(frozen=True)
class Handbook(Generic[O, V]):
    """``rows``: by paragraph the rows that it tells (options have their own); ``section``: View, the paragraph.

    ``examples``: options, the cards to show. A section that the present options have no paragraph for opens the rules
    at their beginning, and so does every question of a game that has no sections.
    """

    rows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    section: Callable[[V], str] | None = None
    examples: Callable[[O], Examples] | None = None
    glossary: tuple[Term, ...] = ()

    def section_of(self, view: V) -> str:
        """The paragraph that the question of this view is about; "" where the game cannot tell."""
        return "" if self.section is None else self.section(view)
