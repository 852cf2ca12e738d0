"""The state of the days' deals as a value, and a deal's state in words. Qt-free but for the lexicon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from engine.today import DayResult, FirstTries, last_day
from ui.kit.language import Lexicon
from ui.pages.scores.todays_line import result_words


class FirstTry(StrEnum):
    """The state of the first try at the deal of a day and game."""

    NEW = "new"
    BEGUN = "begun"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Daybook:
    """``begun``: the days and games whose first try waits; ``percentages``: by the name of the kept hand."""

    today: date
    results: FirstTries = field(default_factory=dict, hash=False)
    begun: frozenset[tuple[str, str]] = frozenset()
    percentages: Mapping[str, float] = field(default_factory=dict, hash=False)

    @property
    def last(self) -> date:
        """The last day that has deals: today, or a later one that was played while the clock showed another day."""
        return last_day(self.today, (day for day, _ in (*self.results, *self.begun)))

    def stands(self, day: date, game: str) -> FirstTry:
        """The state of this deal."""
        key = day.isoformat(), game
        if key in self.begun:
            return FirstTry.BEGUN
        result = self.results.get(key)
        return FirstTry.NEW if result is None else FirstTry.WON if result.won else FirstTry.LOST

    def result(self, day: date, game: str) -> DayResult | None:
        """The result of the first try; None where there is none yet."""
        return self.results.get((day.isoformat(), game))

    def percentage(self, result: DayResult | None) -> float | None:
        """Its percentage among the AI players, where it is known."""
        return None if result is None else self.percentages.get(result.hand)


def stands_words(lexicon: Lexicon, book: Daybook, day: date, game: str) -> str:
    """The state of this deal in words: ``+2, 74 %, won``."""
    stands, result = book.stands(day, game), book.result(day, game)
    if result is None or stands in (FirstTry.NEW, FirstTry.BEGUN):
        return lexicon.say(f"today.{stands}")
    return lexicon.say(f"today.{stands}", result=result_words(lexicon, result, book.percentage(result)))
