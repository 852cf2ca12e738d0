"""What helps to read a game's rules: where a row is told, what a question is about, cards to look at, words to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.cards import Cards
from engine.options import O
from engine.refusals import Refusal
from engine.words import Text

V = TypeVar("V")
"""The game's views."""


def at_every_table(_options: object) -> bool:
    """For a word that is used whatever the options are."""
    return True


@dataclass(frozen=True, slots=True)
class Term:
    """A Chinese word of the game, how it is written and read; its meaning stands under ``term.<key>``.

    ``used``: the game's own options, whether there is such a thing at this table; Any: a handbook is of one game.
    """

    key: str
    simplified: str
    traditional: str
    pinyin: str
    kana: str
    """As it is read in Japanese."""
    used: Callable[[Any], bool] = at_every_table

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


@dataclass(frozen=True, slots=True)
class Argument:
    """The sentence states the value of this argument of it."""

    name: str


Statements = Mapping[str, Mapping[str, object]]
"""By the key of a sentence: what it says of each fact that it states; tests ask the engine whether it is so."""


@dataclass(frozen=True)
class Handbook(Generic[O, V]):
    """``rows``: by paragraph the rows that it tells (options have their own); ``section``: View, the paragraph.

    ``examples``: options, the cards to show. A section that the present options have no paragraph for opens the rules
    at their beginning, and so does every question of a game that has no sections. ``states``: what sentences of the
    rules say of facts. ``reasons``: by the key of a refusal's sentence the paragraphs that tell why, where those of its
    row begin with something else; a table has one of them. ``tells``: by the key of a house rule's sentence the
    paragraphs that tell the same in other words; a table has one of them, or tells the house rule apart.
    """

    rows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    section: Callable[[V], str] | None = None
    examples: Callable[[O], Examples] | None = None
    glossary: tuple[Term, ...] = ()
    states: Statements = field(default_factory=dict)
    reasons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    tells: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def place_of(self, refusal: Refusal) -> str:
        """Where the rules say why: the key of its sentence, where paragraphs tell it, or the row behind it."""
        return refusal.text.key if refusal.text.key in self.reasons else refusal.row

    def terms(self, options: O) -> tuple[Term, ...]:
        """The Chinese words of what there is at a table with these options."""
        return tuple(term for term in self.glossary if term.used(options))

    def stated(self, said: Text) -> dict[str, object]:
        """What this sentence says, by fact."""
        values = dict(said.args)
        return {
            fact: values[says.name] if isinstance(says, Argument) else says
            for fact, says in self.states.get(said.key, {}).items()
        }

    def section_of(self, view: V) -> str:
        """The paragraph that the question of this view is about; "" where the game cannot tell."""
        return "" if self.section is None else self.section(view)
