"""Sentences of lessons are those that were marked beside their claims; those without a claim name the right cards."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.teaching.lessons import Lesson, Task
from engine.words import Language, Words, in_language
from tests.engine.teaching.lesson_moments import all_lessons, words_of
from tests.engine.teaching.lessons_said import FILE, marks_now, marks_of

LESSONS = all_lessons()
NAMED = {"Ace": "A", "King": "K", "Queen": "Q", "Jack": "J"}
RANK = re.compile(r"(?<![A-Za-z\d])(10|[2-9JQKA])(?!\d|[a-z]{2}|[枚人度つ組张張手])")


def ranks_named(words: Words) -> set[str]:
    """The ranks that a sentence names in any language, by their names or signs; figures that count are none."""
    english = {rank for name, rank in NAMED.items() if re.search(rf"\b{name}s?\b", words.en)}
    return english | {rank for language in Language for rank in RANK.findall(in_language(words, language))}


def ranks_played(lesson: Lesson, task: Task) -> set[str]:
    """The ranks of the right moves and of those that follow; where a pass is right, of the play that lies there."""
    stands = lesson.actions.rpartition(";")[2] if "pass" in task.right else ""
    return {
        rank
        for moves in (*task.right, task.then, stands)
        for rank in re.findall(r"\b(10|[2-9JQKA])(?=[SHCDx]|\b)", moves)
    }


def named_otherwise(game: AnyGame, lesson: Lesson) -> list[str]:
    """Sentences without a claim that name other ranks than those of the right moves."""
    return [
        f"{lesson.key}.{place + 1}.{word}: {game.words[lesson.says(place, word).key].en}"
        for place, task in enumerate(lesson.tasks)
        for word in words_of(task)
        if word not in dict(task.claims)
        and not ranks_named(game.words[lesson.says(place, word).key]) <= ranks_played(lesson, task)
    ]


def test_sentences_are_those_that_were_marked_beside_their_claims() -> None:
    marked, now = json.loads(FILE.read_text("utf-8")), marks_now()
    other = {key for game in now for key in now[game].items() ^ marked[game].items()}
    assert not other, "is what they claim still so? then: python -m tests.engine.teaching.lessons_said"
    assert marked.keys() == now.keys()


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game.key}-{lesson.key}" for game, lesson in LESSONS])
def test_a_sentence_without_a_claim_names_the_cards_of_the_right_move(game: AnyGame, lesson: Lesson) -> None:
    assert not named_otherwise(game, lesson)


def test_another_card_and_another_sentence_are_noticed() -> None:
    game = GAMES["big_two"]
    lesson = next(each for each in game.lessons() if each.key == "pairs")
    key = lesson.says(0, "wrong").key
    words = {**game.words, key: game.words[key]._replace(zh_CN="请出K♠ K♦。")}
    assert named_otherwise(replace(game, words=words), lesson)
    now, then = marks_of(lesson, game.words), marks_of(lesson, words)
    assert {each for each in now if now[each] != then[each]} == {key}
