"""A bot in words: its level, and perhaps its style."""

from __future__ import annotations

from engine.players.levels import named_level
from engine.search_model import Style
from ui.kit.language import Lexicon


def level_of(bot: str) -> str:
    """The bot without its style."""
    return ":".join(bot.split(":")[:2])


def style_of(bot: str) -> Style:
    """The bot's style."""
    words = bot.split(":")
    return Style(words[2]) if len(words) > 2 and words[2] in list(Style) else Style.EVEN


def styled(bot: str, style: Style) -> str:
    """The bot with this style; those that do not search have none."""
    level = level_of(bot)
    return level if style is Style.EVEN or ":" not in level else f"{level}:{style}"


def bot_in_words(bot: str, lexicon: Lexicon) -> str:
    """Its level, and its style where that is not the usual one; empty for a bot without a name for people.

    A level without a clock, which plays the days' deals, has the name of that level.
    """
    level, style = named_level(level_of(bot)), style_of(bot)
    if not lexicon.knows(f"bot.{level}"):
        return ""
    level = lexicon.say(f"bot.{level}")
    return level if style is Style.EVEN else lexicon.say("bot.styled", level=level, style=lexicon.say(f"style.{style}"))


def bot_explained(bot: str, lexicon: Lexicon) -> str:
    """The meaning of its level, and of its style where that is not the usual one."""
    about, style = lexicon.say(f"bot.{level_of(bot)}.about"), style_of(bot)
    return about if style is Style.EVEN else f"{about} {lexicon.say(f'style.{style}.about')}"
