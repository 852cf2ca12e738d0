"""A session in the list, as a value and in words: what is played, how it stands, against whom, and when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from engine.match import Match
from engine.players.levels import named_level
from engine.today import read_day
from ui.kit.bots import bot_in_words
from ui.kit.dates import date_text, date_words
from ui.kit.language import Lexicon
from ui.pages.scores.standings import chips_of, hand_words, joined, ladder_of, standing_words
from ui.pages.ways import played_text


class Whereabouts(StrEnum):
    """Where a session is now."""

    WAITING = "waiting"
    HERE = "here"
    ELSEWHERE = "elsewhere"
    """Another window has it open."""


@dataclass(frozen=True, slots=True)
class SessionRow:
    """``key`` tells sessions apart; ``bots`` by seat, None for the person; ``title`` is empty where it has no name."""

    key: str
    match: Match
    bots: tuple[str | None, ...]
    title: str
    when: datetime
    where: Whereabouts = Whereabouts.WAITING
    day: str = ""
    """The day whose deal it is; empty for any other session."""
    practice: bool = False
    """Whether it counts nowhere."""


def usual_title(lexicon: Lexicon, row: SessionRow) -> str:
    """The title of a session without a name: its game and how it is played."""
    played = lexicon.say_in(row.match.game.words, played_text(row.match.game, row.match.options))
    if row.day:
        return lexicon.say("today.session", game=played, day=date_words(lexicon, read_day(row.day)))
    return lexicon.say("sessions.practice", game=played) if row.practice else played


def row_words(lexicon: Lexicon, row: SessionRow, now: datetime, after: Match | None = None) -> tuple[str, ...]:
    """The lines of a session: its name, how it stands, when and with whom, and where it is, if not here.

    ``after``: how it stands after its present hand, where that is over.
    """
    say, match = lexicon.say, row.match
    usual = usual_title(lexicon, row)
    counted = ".levels" if ladder_of(match) is not None else "" if chips_of(match) is None else ".chips"
    scores = standing_words(lexicon, match if after is None else after)
    hand = say("result.hand", number=1) if row.day else hand_words(lexicon, match, len(match.counted) + 1)
    hand = hand if after is None else say("sessions.over", hand=hand)
    stands = say(f"sessions.stands{counted}", hand=hand, scores=say("result.name_between").join(scores))
    if row.practice:
        stands = say("practice.label")
    levels = {named_level(bot) for bot in row.bots if bot is not None}
    others = tuple(seat for seat, bot in enumerate(row.bots) if bot is not None)
    level = levels.pop() if len(levels) == 1 else ""
    who = bot_in_words(level, lexicon) or say("lobby.mixed")
    against = say("sessions.with", when=time_words(lexicon, row.when, now), names=joined(lexicon, others), level=who)
    where = () if row.where is Whereabouts.WAITING else (say(f"sessions.{row.where}"),)
    named = (say("sessions.named", title=row.title, usual=usual),) if row.title else (usual,)
    return (*named, stands, against, *where)


def time_words(lexicon: Lexicon, when: datetime, now: datetime) -> str:
    """A time in words: today and yesterday by name, else the date."""
    there, today = when.astimezone(now.tzinfo), now.date()
    days = (today - there.date()).days
    time = there.strftime("%H:%M")
    if days in (0, 1):
        return lexicon.say("sessions.today" if days == 0 else "sessions.yesterday", time=time)
    return lexicon.say("date.time", day=date_text(there.date()), time=time)
