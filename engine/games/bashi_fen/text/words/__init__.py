"""Everything that Bashi Fen says, in four languages."""

from engine.games.bashi_fen.text.words import (
    answers,
    glossary,
    hints,
    house,
    house_play,
    lessons,
    notices,
    plays,
    problems,
    rules,
    rulings,
    table,
)

WORDS = {
    **table.WORDS,
    **answers.WORDS,
    **plays.WORDS,
    **problems.WORDS,
    **house.WORDS,
    **house_play.WORDS,
    **rules.WORDS,
    **rulings.WORDS,
    **notices.WORDS,
    **glossary.WORDS,
    **hints.WORDS,
    **lessons.WORDS,
}
