"""What a lesson says is true: each claim is put to the engine, and no sentence with a fact in it goes without one."""

from __future__ import annotations

import pytest

from engine.game import AnyGame
from engine.teaching.lessons import Lesson
from tests.engine.teaching.lesson_claims import holds
from tests.engine.teaching.lesson_moments import all_lessons, moments_of, words_of

LESSONS = all_lessons()
over_every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.key}-{lesson.key}" for game, lesson in LESSONS]
)


@over_every_lesson
def test_what_a_lesson_claims_is_true(game: AnyGame, lesson: Lesson) -> None:
    false = [
        f"{moment.place + 1}.{moment.word} ({moment.action}): {claim}"
        for moment in moments_of(game, lesson)
        for word, claim in moment.task.claims
        if word == moment.word and not holds(moment, claim)
    ]
    assert not false, "\n".join(false)


@over_every_lesson
def test_every_claim_of_a_lesson_is_asked_somewhere(game: AnyGame, lesson: Lesson) -> None:
    asked = {(moment.place, moment.word) for moment in moments_of(game, lesson)}
    assert {(place, word) for place, task in enumerate(lesson.tasks) for word, _ in task.claims} <= asked


def test_a_claim_stands_beside_a_sentence_that_there_is() -> None:
    for task in (task for _, lesson in LESSONS for task in lesson.tasks):
        assert {word for word, _ in task.claims} <= set(words_of(task))
