"""All words of Bao Huang in four languages: what is said at the table and in the course, the house rules, the rules."""

from engine.games.bao_huang.text.words import (
    first_hand,
    glossary,
    hints,
    house,
    lessons,
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
    **lessons.WORDS,
    **first_hand.WORDS,
    **glossary.WORDS,
    **themes.WORDS,
    **hints.WORDS,
}
