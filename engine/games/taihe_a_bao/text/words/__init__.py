"""All words of Taihe A Bao in four languages."""

from engine.games.taihe_a_bao.text.words import (
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
    **hints.WORDS,
    **lessons.WORDS,
    **first_hand.WORDS,
    **glossary.WORDS,
    **themes.WORDS,
}
