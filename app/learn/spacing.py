"""When an exercise comes back, by FSRS: what was solved after ever longer times, what was not soon."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

from fsrs import Card, Rating, Scheduler

from app.keep.exercise_answers import GivenAnswer

_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
"""A day is the shortest time: an exercise whose answer was just read proves nothing; no chance is in it."""


def due_dates(answers: Iterable[GivenAnswer]) -> Mapping[str, datetime]:
    """By key of an exercise when it is due again; what was never answered is not there."""
    cards: dict[str, Card] = {}
    for answer in sorted(answers, key=lambda each: each.when):
        when = answer.when.astimezone(UTC)
        card = cards.get(answer.exercise) or Card(card_id=1, due=when)
        rating = Rating.Good if answer.right else Rating.Again
        cards[answer.exercise], _log = _SCHEDULER.review_card(card, rating, when)
    return {key: card.due for key, card in cards.items()}
