"""Dates in words, as the language of the screen writes them."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QLocale

from engine.words import Text, text
from ui.kit.language import Lexicon


def locale_of(lexicon: Lexicon) -> QLocale:
    """The locale of the present language."""
    return QLocale(lexicon.language.value)


def date_text(day: date) -> Text:
    """The day with its month and year, for a sentence that is said later: ``22 November 2026``."""
    return text("date.day", day=day.day, month=text(f"month.{day.month}"), year=day.year)


def date_words(lexicon: Lexicon, day: date) -> str:
    """The day with its month and year: ``22 November 2026``."""
    return lexicon.say(date_text(day))


def timestamp_words(lexicon: Lexicon, when: datetime) -> str:
    """The day and time in the desktop's time zone: ``22 November 2026, 14:05``."""
    there = when.astimezone()
    return lexicon.say("date.time", day=date_text(there.date()), time=there.strftime("%H:%M"))


def month_words(lexicon: Lexicon, day: date) -> str:
    """The month and year of the day: ``November 2026``."""
    return lexicon.say("date.month", month=text(f"month.{day.month}"), year=day.year)


def weekdays(lexicon: Lexicon) -> tuple[int, ...]:
    """The days of the week in the order of a calendar: 1 is Monday, 7 Sunday."""
    first = locale_of(lexicon).firstDayOfWeek().value
    return tuple((first - 1 + place) % 7 + 1 for place in range(7))


def weekday_words(lexicon: Lexicon, weekday: int, *, short: bool) -> str:
    """The name of a day of the week, or its short form above a calendar."""
    kind = QLocale.FormatType.ShortFormat if short else QLocale.FormatType.LongFormat
    return locale_of(lexicon).standaloneDayName(weekday, kind)
