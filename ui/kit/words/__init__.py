"""All sentences of the screen itself, in four languages, split by area."""

from __future__ import annotations

from engine.words import Words
from ui.kit.words import (
    about,
    claiming,
    combinations,
    dates,
    duplicate,
    exercises,
    faces,
    imagined,
    learning,
    lobby,
    names,
    options,
    qt,
    results,
    sessions,
    settings,
    table,
    today,
    window,
)

WORDS: dict[str, Words] = {
    **about.WORDS,
    **claiming.WORDS,
    **combinations.WORDS,
    **dates.WORDS,
    **duplicate.WORDS,
    **exercises.WORDS,
    **faces.WORDS,
    **imagined.WORDS,
    **learning.WORDS,
    **lobby.WORDS,
    **names.WORDS,
    **options.WORDS,
    **qt.WORDS,
    **results.WORDS,
    **sessions.WORDS,
    **settings.WORDS,
    **table.WORDS,
    **today.WORDS,
    **window.WORDS,
}
