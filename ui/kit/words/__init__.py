"""All that the screen itself says, in four languages, split by area."""

from __future__ import annotations

from engine.words import Words
from ui.kit.words import (
    about,
    claiming,
    combinations,
    faces,
    imagined,
    learning,
    lobby,
    names,
    options,
    results,
    sessions,
    settings,
    table,
    window,
)

WORDS: dict[str, Words] = {
    **about.WORDS,
    **claiming.WORDS,
    **combinations.WORDS,
    **faces.WORDS,
    **imagined.WORDS,
    **learning.WORDS,
    **lobby.WORDS,
    **names.WORDS,
    **options.WORDS,
    **results.WORDS,
    **sessions.WORDS,
    **settings.WORDS,
    **table.WORDS,
    **window.WORDS,
}
