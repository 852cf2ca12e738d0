"""The catalogue of the app layer: the sentences at the end of every module that says something, joined."""

from __future__ import annotations

from app.keep import (
    autosave,
    days,
    duplicates,
    exercise_answers,
    hands,
    own_deck,
    own_exercises,
    progress,
    records,
    saves,
    session_list,
    settings,
    statistics,
)
from app.learn import archive
from app.play import controller, driver, offering, resuming
from app.sound import sounds
from app.think import thinkers
from engine.words import Words

WORDS: dict[str, Words] = {
    **archive.WORDS,
    **autosave.WORDS,
    **controller.WORDS,
    **days.WORDS,
    **driver.WORDS,
    **duplicates.WORDS,
    **exercise_answers.WORDS,
    **hands.WORDS,
    **offering.WORDS,
    **own_deck.WORDS,
    **own_exercises.WORDS,
    **progress.WORDS,
    **records.WORDS,
    **resuming.WORDS,
    **saves.WORDS,
    **session_list.WORDS,
    **settings.WORDS,
    **sounds.WORDS,
    **statistics.WORDS,
    **thinkers.WORDS,
}
