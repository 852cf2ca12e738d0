"""Every sentence that the app layer says, gathered from the modules that say it."""

from __future__ import annotations

from app import (
    archive,
    autosave,
    desk,
    hands,
    notices,
    own_deck,
    progress,
    records,
    resuming,
    saves,
    settings,
    sound,
    statistics,
    thinkers,
)
from engine.words import Words

WORDS: dict[str, Words] = {
    **archive.WORDS,
    **autosave.WORDS,
    **desk.WORDS,
    **hands.WORDS,
    **notices.WORDS,
    **own_deck.WORDS,
    **progress.WORDS,
    **records.WORDS,
    **resuming.WORDS,
    **saves.WORDS,
    **settings.WORDS,
    **sound.WORDS,
    **statistics.WORDS,
    **thinkers.WORDS,
}
