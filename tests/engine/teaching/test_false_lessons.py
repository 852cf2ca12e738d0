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

_LOW, _NEXT = "A 2 3 4 5", "2S 3H 4C 5D 6S"
OF_THE_RULES = [
    ("bashi_fen", lesson_claims.Points((("KS", 10), ("5H", 5))), lesson_claims.Points((("KS", 10), ("5H", 10)))),
    ("bashi_fen", lesson_claims.TimesThePoints("10D", "5D", 2), lesson_claims.TimesThePoints("10D", "5D", 4)),
    ("bashi_fen", lesson_claims.KittyFactor("RJ", 2), lesson_claims.KittyFactor("RJ", 4)),
    ("bashi_fen", lesson_claims.RisesFrom(120), lesson_claims.RisesFrom(80)),
    ("bao_huang", lesson_claims.EmperorsStake(2, 4), lesson_claims.EmperorsStake(2, 8)),
    ("bao_huang", lesson_claims.NeverBeat("6"), lesson_claims.NeverBeat("7")),
    (
        "big_two",
        lesson_claims.HighestStraights((_LOW,), _NEXT),
        lesson_claims.HighestStraights((_LOW,), "3S 4H 5C 6D 7S"),
    ),
    ("taihe_a_bao", lesson_claims.StrongestKind("10x4"), lesson_claims.StrongestKind("10x3")),
    ("taihe_a_bao", lesson_claims.HighestOfKind("Ax2"), lesson_claims.HighestOfKind("Kx2")),
]
"""A game, a claim that is so by its rules wherever it is told, and the same one with another number."""
NEVER_FALSE = {"Meant", "Rule", "WinsAloneOnlyFirst", *(type(true).__name__ for _, true, _ in OF_THE_RULES)}
"""What is meant is no fact; a rule is one wherever it is told."""
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


@pytest.mark.parametrize(
    ("key", "true", "false"), OF_THE_RULES, ids=[type(true).__name__ for _, true, _ in OF_THE_RULES]
)
def test_what_the_rules_say_otherwise_is_noticed(
    key: str, true: lesson_claims.LessonClaim, false: lesson_claims.LessonClaim
) -> None:
    moment = _moment(key, "order" if key == "bashi_fen" else GAMES[key].lessons()[0].key)
    assert holds(moment, true)
    assert not holds(moment, false)


def test_a_lone_emperor_wins_otherwise_where_places_count() -> None:
    moment = _moment("bao_huang", "alone")
    places = replace(moment.lesson, options=replace(moment.options, position_scoring=True))
    assert holds(moment, lesson_claims.WinsAloneOnlyFirst())
    assert not holds(replace(moment, lesson=places), lesson_claims.WinsAloneOnlyFirst())


@pytest.mark.parametrize("amounts", ["8 points, twice", "4 points, four times"])
def test_an_amount_that_no_claim_puts_to_the_engine_is_noticed(amounts: str) -> None:
    """A lone emperor's stake is 4 points, twice as many as with a partner."""
    game, lesson = GAMES["bao_huang"], _moment("bao_huang", "alone").lesson
    said = lesson.says(0, "alone").key
    words = game.words[said]
    wrong = words._replace(en=words.en.replace("4 points, twice", amounts))
    assert not uncovered(game, lesson)
    assert uncovered(replace(game, words={**game.words, said: wrong}), lesson)


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
        Words("You hold no higher diamond.", "出。", "出。", "出します。"),
        Words("Play it.", "你没有更大的方块。", "出。", "出します。"),
        Words("Play it.", "出。", "你沒有更大的方塊。", "出します。"),
        Words("Play it.", "出。", "出。", "ダイヤはありません。"),
    ],
    ids=[f"{fact}-{language}" for fact in ("nobody", "none there") for language in ("en", "zh_CN", "zh_TW", "ja")],
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
    assert not any(lead.clear for lead in leads(game, view, right, [wrong], 300, Random(3)))


def _moment(key: str, lesson: str) -> Moment:
    """The first sentence of a lesson."""
    return next(
        moment
        for game, each in all_lessons()
        if (game.key, each.key) == (key, lesson)
        for moment in moments_of(game, each)
    )


def _crown() -> tuple[AnyGame, Lesson, int, Any]:
    return next(
        (game, lesson, place, record)
        for game, lesson in all_lessons()
        if (game.key, lesson.key) == ("bao_huang", "crown")
        for place, record in tasks_of(game, lesson)
        if place == 1
    )
