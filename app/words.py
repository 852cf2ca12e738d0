"""Every sentence that the app layer says, gathered from the modules that say it."""

from __future__ import annotations

from app import autosave, desk, own_deck, records, resuming, saves, settings, sound, table, thinkers
from engine.words import Words

WORDS: dict[str, Words] = {
    **autosave.WORDS,
    **desk.WORDS,
    **own_deck.WORDS,
    **records.WORDS,
    **resuming.WORDS,
    **saves.WORDS,
    **settings.WORDS,
    **sound.WORDS,
    **table.WORDS,
    **thinkers.WORDS,
}
