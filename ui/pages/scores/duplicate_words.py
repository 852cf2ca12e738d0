"""A hand that every level has played again, in words: what each got, and where the person's result
stands among them."""

from __future__ import annotations

from engine.players.duplicate import Duplicate, Runs
from engine.players.levels import PREFIX
from engine.words import rounded, signed, signed_mean
from ui.kit.language import Lexicon


def level_name(lexicon: Lexicon, level: str) -> str:
    """The level's name, as in the lobby."""
    return lexicon.say(f"bot.{PREFIX}:{level}")


def mean_words(runs: Runs) -> str:
    """Points a run with the standard error: ``+2.3 ± 0.8``, without a line break; "" without any run.

    Where a few runs all came to the same, the error is unknown rather than 0.
    """
    if runs.mean is None:
        return ""
    mean = signed_mean(runs.mean, 1)
    return mean if not runs.error else f"{mean}\u00a0±\u00a0{runs.error:.1f}"


def sentence_words(lexicon: Lexicon, duplicate: Duplicate) -> str:
    """What the levels' results say of the person's; nothing before the first run."""
    got, percentage = signed(duplicate.got), duplicate.percentage
    if percentage is None:
        return ""
    if duplicate.says_nothing:
        return lexicon.say("duplicate.nothing" if duplicate.complete else "duplicate.same", got=got)
    sentence = "duplicate.percentage" if duplicate.complete else "duplicate.percentage_so_far"
    return lexicon.say(sentence, got=got, percentage=rounded(percentage))


def levels_words(lexicon: Lexicon, duplicate: Duplicate) -> str:
    """What each level got, in a row."""
    each = [
        lexicon.say(
            "duplicate.level",
            level=level_name(lexicon, runs.level),
            points=mean_words(runs),
            runs=len(runs.changes),
        )
        for runs in duplicate.levels
        if runs.changes
    ]
    return lexicon.say("result.name_between").join(each)


def duplicate_line(lexicon: Lexicon, duplicate: Duplicate) -> str:
    """All of it in one line, for the score sheet."""
    return lexicon.say(
        "duplicate.line", sentence=sentence_words(lexicon, duplicate), levels=levels_words(lexicon, duplicate)
    )
