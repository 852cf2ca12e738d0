"""When an exercise comes back, by FSRS: solved ones after longer and longer times, failed ones soon."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

from fsrs import Card, Rating, Scheduler

from app.keep.exercise_answers import GivenAnswer

_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
"""FSRS without chance; a day is its shortest time, because an answer that one has just read proves nothing."""


def due_dates(answers: Iterable[GivenAnswer]) -> Mapping[str, datetime]:
    """The date on which each exercise is due again, by its key; those that were never answered are absent."""
    cards: dict[str, Card] = {}
    for answer in sorted(answers, key=lambda each: each.when):
        when = answer.when.astimezone(UTC)
        card = cards.get(answer.exercise) or Card(card_id=1, due=when)
        rating = Rating.Good if answer.right else Rating.Again
        cards[answer.exercise], _log = _SCHEDULER.review_card(card, rating, when)
    return {key: card.due for key, card in cards.items()}
