"""The ladder of levels: the start, the climb by gains, and the ways down."""

from __future__ import annotations

from functools import lru_cache

from engine.cards import Rank
from engine.events import Marked, Seat
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import ranks_of
from engine.games.bashi_fen.pack import start_level as first_rank
from engine.words import Text, text

Level = str
"""A rank, ``NT`` (no trump, BSF-84), or ``passed``: above the end level, the match is won."""

NO_TRUMP: Level = "NT"
PASSED: Level = "passed"


@lru_cache(maxsize=64)
def ladder(options: Options) -> tuple[Level, ...]:
    """Every level from low to high, the end level last (BSF-05, BSF-84, BSF-87)."""
    ranks = ranks_of(options)
    climbed = tuple(rank.value for rank in ranks[: ranks.index(Rank(options.end_level)) + 1])
    return (*climbed, NO_TRUMP) if options.no_trump_level else climbed


def start(options: Options) -> Level:
    """The level at which everybody starts (BSF-05)."""
    return first_rank(options).value


def level_words(level: Level) -> str | Text:
    """The level as players call it."""
    return text("level.no_trump") if level == NO_TRUMP else level


def level_mark(options: Options, seat: Seat, level: Level) -> Marked:
    """What the plate of a seat says about its level."""
    key = {NO_TRUMP: "mark.level.no_trump", PASSED: "mark.level.passed"}.get(level, "mark.level")
    named = level_words(ladder(options)[-1] if level == PASSED else level)
    return Marked(f"level.{seat}", seat, text(key, level=named))


def rank_of(level: Level) -> Rank | None:
    """The trump rank of a hand at this level; None where there is none (BSF-84)."""
    return None if level == NO_TRUMP else Rank(level)


def climbed(options: Options, level: Level, steps: int, may_pass: bool) -> tuple[Level, int]:
    """The level after a gain, and by how many it rose.

    One by one, stopping at the first mandatory level (BSF-72). The end level stops a gain too, and only a win at it as
    declarer's side passes it (``may_pass``); ``by_gains`` it is passed by any gain that leads beyond it. With ``wrap``
    the lowest level follows the last (BSF-05).
    """
    rungs = ladder(options)
    place, rise = rungs.index(level), 0
    while rise < steps:
        if place == len(rungs) - 1 and not options.wrap:
            passes = options.passing_end == "by_gains" or (may_pass and rise == 0)
            return (PASSED, rise + 1) if passes else (rungs[place], rise)
        place, rise = (place + 1) % len(rungs), rise + 1
        if rungs[place] in options.mandatory_levels:
            break
    return rungs[place], rise


def fallen(options: Options, level: Level, steps: int) -> Level:
    """The level some steps down, never below the lowest (BSF-74)."""
    rungs = ladder(options)
    return rungs[max(rungs.index(level) - steps, 0)]


def sent_back(options: Options, level: Level, target: Rank) -> Level:
    """The level of a player sent back to the target's, or to the lowest there is; nobody is raised (BSF-73)."""
    rungs = ladder(options)
    place = rungs.index(target.value) if target.value in rungs else 0
    return rungs[min(rungs.index(level), place)]


def difference(options: Options, before: Level, after: Level) -> int:
    """By how many levels ``after`` stands above ``before``; below 0 where it stands below."""
    if before == after:
        return 0
    rungs = ladder(options)
    return rungs.index(after) - rungs.index(before)
