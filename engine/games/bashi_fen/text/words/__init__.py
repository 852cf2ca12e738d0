"""All words of Bashi Fen in four languages."""

from engine.games.bashi_fen.text.words import (
    first_hand,
    glossary,
    hints,
    house,
    house_at_tables,
    house_play,
    lessons,
    notices,
    option_labels,
    option_refusals,
    plays,
    refusals,
    rules,
    rulings,
    table,
    themes,
)

WORDS = {
    **table.WORDS,
    **refusals.WORDS,
    **plays.WORDS,
    **option_refusals.WORDS,
    **house.WORDS,
    **house_play.WORDS,
    **house_at_tables.WORDS,
    **option_labels.WORDS,
    **rules.WORDS,
    **rulings.WORDS,
    **notices.WORDS,
    **glossary.WORDS,
    **themes.WORDS,
    **hints.WORDS,
    **lessons.WORDS,
    **first_hand.WORDS,
}
