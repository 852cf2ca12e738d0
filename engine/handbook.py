"""What helps to read a game's rules: where a row is told, what a question is about, cards to look at, words to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.cards import Cards
from engine.words import Text


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


def no_section(_view: Any) -> str:
    """For a game that cannot tell where its questions stand."""
    return ""


def no_examples(_options: Any) -> Examples:
    """For a game whose rules have no pictures yet."""
    return {}


@dataclass(frozen=True)
class Handbook:
    """``rows``: by paragraph the rows that it tells (options have their own); ``section``: View, the paragraph.

    ``examples``: options, the cards to show. A section that the present options have no paragraph for opens the rules
    at their beginning.
    """

    rows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    section: Callable[[Any], str] = no_section
    examples: Callable[[Any], Examples] = no_examples
    glossary: tuple[Term, ...] = ()


NO_HANDBOOK = Handbook()
