"""What the result of a hand says: the words above it, the sum, and the same in short and aloud. Qt-free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.match import Match, Result
from engine.today import read_day
from engine.words import signed
from ui.kit.dates import date_words
from ui.kit.language import Lexicon, as_sentences
from ui.pages.scores.standings import (
    SummaryLine,
    hand_number,
    hand_words,
    ladder_in_words,
    ladder_words,
    session_words,
    summary_lines,
    winners_words,
)


@dataclass(frozen=True, slots=True)
class ResultWords:
    """The words of one result; empty where there is nothing to say."""

    hand: str
    """Which hand it was, or of which day."""
    title: str
    """Who has won: the session at its end, else the hand."""
    won: str
    """Who has won the last hand of a session, where the title does not say it."""
    summary: tuple[SummaryLine, ...]
    """What the session came to, at its end: sentences, each with the result that it speaks of."""
    lines: tuple[str, ...]
    """The sum that led to the result."""
    brief: str
    """Everything in two lines: what the session came to, and what each seat got."""
    changes: str
    """What each seat got."""
    levels: str
    """Where every seat stands on the levels, in games that have them."""

    @property
    def spoken(self) -> tuple[str, ...]:
        """The result for announcements and screen readers."""
        return tuple(filter(None, (self.title, *(line.words for line in self.summary), self.won, *self.lines)))

    @property
    def in_full(self) -> tuple[str, ...]:
        """All that the eye reads of the result, sentence by sentence."""
        return tuple(filter(None, (*self.spoken, self.changes, self.levels)))


def words_of_result(lexicon: Lexicon, match: Match, own: bool, day: str, *, flowing: bool) -> ResultWords:
    """The words for the last result of this match.

    ``own``: a person played; ``day``: the day whose deal it was, if it was one; ``flowing``: the sentences of the sum
    follow each other without new lines.
    """
    result, winners, presentation = match.results[-1], match.winners, match.game.presentation
    number = hand_words(lexicon, match, hand_number(match))
    won = winners_words(lexicon, result, own)
    sides = () if presentation.sides is None else presentation.sides(match.options)
    changes = result.scored.changes
    summary = () if winners is None else summary_lines(lexicon, match, own)
    told_of_hand = winners is not None and (bool(summary) or winners != result.ended.winners)
    lines = tuple(lexicon.say_in(match.game.words, line.text) for line in result.scored.lines)
    each = changes_words(lexicon, changes)
    told = as_sentences((won if winners is not None else "", *(line.words for line in summary)), lexicon.language)
    return ResultWords(
        hand=lexicon.say("today.hand", day=date_words(lexicon, read_day(day))) if day else number,
        title=won if winners is None else session_words(lexicon, winners, sides, own, len(changes)),
        won=won if told_of_hand else "",
        summary=summary,
        lines=tuple(filter(None, (as_sentences(lines, lexicon.language),) if flowing else lines)),
        brief="\n".join(filter(None, (told, each))),
        changes=each,
        levels=ladder_words(lexicon, ladder_in_words(lexicon, match)),
    )


def changes_words(lexicon: Lexicon, changes: Sequence[int]) -> str:
    """What each seat got: ``You +3 · Mei −3``."""
    return " · ".join(f"{lexicon.name_of(seat)} {signed(change)}" for seat, change in enumerate(changes))


def practice_words(lexicon: Lexicon, match: Match, before: Result | None) -> tuple[str, ...]:
    """The result of practice in sentences; ``before``: how the hand went when it was played."""
    result = match.results[-1]
    compared = "" if before is None else compared_words(lexicon, before, result)
    lines = (lexicon.say_in(match.game.words, line.text) for line in result.scored.lines)
    said = (winners_words(lexicon, result), compared, *lines, changes_words(lexicon, result.scored.changes))
    return tuple(filter(None, (lexicon.say("practice.result"), *said)))


def compared_words(lexicon: Lexicon, before: Result, now: Result) -> str:
    """What our seat got with the same hand before, and what it got now."""
    points = (signed(each.scored.changes[0]) for each in (before, now))
    return lexicon.say("practice.compared", **dict(zip(("before", "now"), points, strict=True)))
