"""Claims, sentences and hands of lessons that are made false on purpose are noticed."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.lesson_judging import move_of
from engine.record import replay
from engine.teaching import lesson_claims
from engine.teaching.lessons import LEARNER, Lesson
from engine.words import Words
from tests.engine.teaching.lesson_claims import holds
from tests.engine.teaching.lesson_moments import Moment, all_lessons, moments_of, tasks_of
from tests.engine.teaching.test_lesson_facts import uncovered
from tests.engine.teaching.test_lesson_moves import leads

NEVER_FALSE = {"Meant", "Rule", "Points"}
"""What is meant is no fact; a rule, and what a card counts, is one wherever it is told."""
ENOUGH = 12
"""At so many other moments a claim is tried."""


def test_every_kind_of_claim_is_false_somewhere() -> None:
    """A claim that holds wherever it is asked would tell nothing: each kind fails beside another sentence."""
    told: dict[str, list[tuple[Moment, Any]]] = defaultdict(list)
    moments: dict[str, list[Moment]] = defaultdict(list)
    for game, lesson in all_lessons():
        for moment in moments_of(game, lesson):
            moments[game.key].append(moment)
            for word, claim in moment.task.claims:
                if word == moment.word and type(claim).__name__ not in NEVER_FALSE:
                    told[type(claim).__name__].append((moment, claim))
    believed = [
        kind
        for kind, each in told.items()
        if not any(_false_elsewhere(claim, moments[moment.game.key]) for moment, claim in each[:ENOUGH])
    ]
    assert told
    assert not believed


def test_a_card_that_is_said_to_count_too_much_is_noticed() -> None:
    game, lesson = next((game, lesson) for game, lesson in all_lessons() if game.key == "bashi_fen")
    moment = next(moments_of(game, lesson))
    assert holds(moment, lesson_claims.Points((("KS", 10), ("5H", 5))))
    assert not holds(moment, lesson_claims.Points((("KS", 10), ("5H", 10))))


def _false_elsewhere(claim: lesson_claims.LessonClaim, moments: list[Moment]) -> bool:
    random = Random(str(claim))
    for moment in random.sample(moments, min(ENOUGH, len(moments))):
        try:
            if not holds(moment, claim):
                return True
        except Exception:  # a claim that cannot even be asked here is not one that holds here
            return True
    return False


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_sentence_whose_claim_is_taken_away_is_noticed(game: AnyGame) -> None:
    bare = [
        replace(lesson, tasks=tuple(replace(task, claims=()) for task in lesson.tasks)) for lesson in game.lessons()
    ]
    assert sum(bool(uncovered(game, lesson)) for lesson in bare) >= len(bare) // 2


@pytest.mark.parametrize(
    "wrong",
    [
        Words("Nobody can beat it.", "出。", "出。", "出します。"),
        Words("Play it.", "谁也压不过。", "出。", "出します。"),
        Words("Play it.", "出。", "誰也壓不過。", "出します。"),
        Words("Play it.", "出。", "出。", "だれも勝てません。"),
    ],
    ids=["en", "zh_CN", "zh_TW", "ja"],
)
def test_a_fact_in_any_language_is_noticed(wrong: Words) -> None:
    game, lesson = next((game, lesson) for game, lesson in all_lessons() if game.key == "big_two")
    bare = replace(lesson, tasks=tuple(replace(task, claims=()) for task in lesson.tasks))
    plain = Words("Play it.", "出。", "出。", "出します。")
    quiet = {key: plain if key.startswith("lesson.") else words for key, words in game.words.items()}
    assert not uncovered(replace(game, words=quiet), bare)
    said = lesson.says(0, "ask").key
    assert uncovered(replace(game, words={**quiet, said: wrong}), bare)


def test_a_right_move_that_throws_the_hand_away_is_noticed() -> None:
    """The ten low cards of a hand of Bao Huang are its right lead; a joker alone is not, by the search."""
    game, lesson, place, record = _crown()
    view = replay(record).state.view(LEARNER)
    right = move_of(game, view, lesson.tasks[place].right[0])
    wrong = move_of(game, view, "play RJ")
    assert [lead.clear for lead in leads(game, view, wrong, [right], 300, Random(3))] == [True]
    assert [lead.clear for lead in leads(game, view, right, [wrong], 300, Random(3))] == [False]


def _crown() -> tuple[AnyGame, Lesson, int, Any]:
    return next(
        (game, lesson, place, record)
        for game, lesson in all_lessons()
        if (game.key, lesson.key) == ("bao_huang", "crown")
        for place, record in tasks_of(game, lesson)
        if place == 1
    )
