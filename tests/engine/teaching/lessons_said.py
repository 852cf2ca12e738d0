"""A mark of every sentence of a lesson and of what it claims, which changes when either does.

Who changes a sentence of a lesson looks at its claims, too (``text/lessons.py``): run ``python -m
tests.engine.teaching.lessons_said`` to write down the marks of now.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from engine.teaching.lessons import Lesson
from engine.words import Language, Words, in_language
from tests.engine.teaching.lesson_moments import all_lessons, words_of

FILE = Path(__file__).parent / "lessons_said.json"


def marks_now() -> dict[str, dict[str, str]]:
    """By game and key of a sentence: its mark."""
    marks: dict[str, dict[str, str]] = {}
    for game, lesson in all_lessons():
        marks.setdefault(game.key, {}).update(marks_of(lesson, game.words))
    return marks


def marks_of(lesson: Lesson, words: Mapping[str, Words]) -> dict[str, str]:
    """The marks of one lesson's sentences in these words."""
    return {
        (key := lesson.says(place, word).key): _mark(words[key], [claim for said, claim in task.claims if said == word])
        for place, task in enumerate(lesson.tasks)
        for word in words_of(task)
    }


def _mark(words: Words, claims: object) -> str:
    said = [in_language(words, language) for language in Language]
    return sha256("\n".join((*said, str(claims))).encode()).hexdigest()[:12]


if __name__ == "__main__":
    FILE.write_text(json.dumps(marks_now(), indent=1) + "\n", "utf-8")
