"""All words of Big Two in four languages: what is said at the table and in the course, the house rules, the rules."""

from engine.games.big_two.text.words import (
    first_hand,
    glossary,
    house,
    lessons,
    reasons,
    refusals,
    rules,
    table,
    themes,
)
from engine.parts.climbing_words import CLIMBING_WORDS

WORDS = {
    **CLIMBING_WORDS,
    **table.WORDS,
    **refusals.WORDS,
    **house.WORDS,
    **rules.WORDS,
    **reasons.WORDS,
    **lessons.WORDS,
    **first_hand.WORDS,
    **glossary.WORDS,
    **themes.WORDS,
}
