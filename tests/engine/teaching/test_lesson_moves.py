"""Lesson hands have no accidents: every allowed move was thought of, and none is clearly better than the right one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any

import pytest

from engine.game import AnyGame
from engine.lesson_judging import fits, judged_move, move_of
from engine.record import Record, replay
from engine.search_model import SearchSettings
from engine.teaching.lessons import LEARNER, Lesson
from engine.words import Text
from tests.engine.teaching.lesson_moments import all_lessons, tasks_of, word_for

BATCH = 12
"""So many moves are weighed beside the right one at a time; a search takes 16, its own choice among them."""
CONTENDERS = 3
"""So many moves that looked better are weighed once more, in fresh deals: the best of many looks better than it is."""
CERTAIN = 3.0
"""Standard errors that a move must be ahead in the fresh deals."""
LOOK = 100
"""After each so many deals a move is let go that no longer looks as if it could be clearly better."""
HOPELESS = 2.0
"""Standard errors by which it then falls short. Of moves that would be just clear in the end it lets go one in a
hundred."""
CLEAR = 0.15
"""The share of the standard deviation of the right move's value that a move must be ahead to be clearly better."""


@dataclass(frozen=True)
class Effort:
    """How many imagined deals the moves are looked over in, and how many contenders are confirmed in."""

    looked: int
    confirmed: int


DAILY, THOROUGH = Effort(24, 400), Effort(200, 2_000)


@dataclass(frozen=True)
class Lead:
    """By how much a move is ahead of the right one, the standard error, and how far the right one's value spreads."""

    action: Any
    mean: float
    error: float
    spread: float

    @property
    def clear(self) -> bool:
        """Whether the move is better beyond chance, and by an amount that matters."""
        return self.mean > CERTAIN * self.error and self.mean > CLEAR * self.spread

    @property
    def may_be_clear(self) -> bool:
        """Whether it may come out as clearly better in more deals."""
        return self.mean + HOPELESS * self.error > CLEAR * self.spread


TASKS = [(game, lesson, place, record) for game, lesson in all_lessons() for place, record in tasks_of(game, lesson)]
over_every_task = pytest.mark.parametrize(
    ("game", "lesson", "place", "record"),
    TASKS,
    ids=[f"{game.key}-{lesson.key}-{place + 1}" for game, lesson, place, _ in TASKS],
)


@over_every_task
def test_every_allowed_move_is_right_or_a_slip_or_neutral(
    game: AnyGame, lesson: Lesson, place: int, record: Record
) -> None:
    view = replay(record).state.view(LEARNER)
    assert game.problem(view.options) is None
    words = {action: word_for(lesson.tasks[place], action) for action in view.candidates()}
    assert None not in words.values(), [str(action) for action, word in words.items() if word is None]
    for action, word in words.items():
        assert judged_move(lesson, place, view, action) == (word == "right", lesson.says(place, str(word)))


@over_every_task
def test_every_slip_and_neutral_move_can_be_made(game: AnyGame, lesson: Lesson, place: int, record: Record) -> None:
    view, task = replay(record).state.view(LEARNER), lesson.tasks[place]
    actions = list(view.candidates())
    assert task.slips or task.neutral or all(word_for(task, action) == "right" for action in actions)
    for move in (*(slip for slip, _ in task.slips), *task.neutral):
        if not move.endswith("…"):
            assert isinstance(judged_move(lesson, place, view, move_of(game, view, move))[1], Text), move
        elif not move.startswith("bury"):  # of the many burials only a few are worth trying
            assert any(fits(action, move) for action in actions), move


@over_every_task
def test_no_allowed_move_is_clearly_better_than_the_right_one(
    request: pytest.FixtureRequest, game: AnyGame, lesson: Lesson, place: int, record: Record
) -> None:
    effort = THOROUGH if request.config.getoption("--thorough") else DAILY
    view, task = replay(record).state.view(LEARNER), lesson.tasks[place]
    right = move_of(game, view, task.right[0])
    others = [action for action in view.candidates() if word_for(task, action) != "right"]
    assert game.search_model is not None
    if not game.search_model.search_problem(view, SearchSettings(), (right,)).weighs:
        assert word_for(task, game.greedy(view, Random(0))) == "right"
        return
    looked = [
        lead
        for first in range(0, len(others), BATCH)
        for lead in leads(game, view, right, others[first : first + BATCH], effort.looked, Random(1))
    ]
    ahead = sorted((lead for lead in looked if lead.mean > 0), key=lambda lead: lead.mean)[-CONTENDERS:]
    again = leads(game, view, right, [lead.action for lead in ahead], effort.confirmed, Random(2))
    better = [lead for lead in again if lead.clear]
    assert not better, better


def leads(game: AnyGame, view: Any, right: Any, others: Sequence[Any], deals: int, random: Random) -> list[Lead]:
    """How far each of these moves is ahead of the right one over the same imagined deals, if it may be clearly so."""
    if not others:
        return []
    assert game.search_model is not None
    problem = game.search_model.search_problem(view, SearchSettings(), (right, *others))
    found: dict[Any, list[list[float]]] = {action: [] for action in (right, *others)}
    arms = {action: problem.arms(problem.moves.index(action)) for action in found}
    left = list(others)
    for number in range(1, deals + 1):
        imagined = problem.imagined(random)
        for action in (right, *left):
            found[action].append([problem.playout(imagined, arm).value for arm in arms[action]])
        if number % LOOK == 0:
            left = [action for action in left if lead_over(found[right], found[action], action).may_be_clear]
            if not left:
                break
    return [lead_over(found[right], found[action], action) for action in left]


def lead_over(right: list[list[float]], other: list[list[float]], action: Any) -> Lead:
    """How far the move is ahead by these values, deal by deal and plan by plan; each goes on by its best plan."""
    ours, its = (max(zip(*each, strict=True), key=fmean) for each in (right, other))
    ahead = [value - our for value, our in zip(its, ours, strict=True)]
    return Lead(action, fmean(ahead), pstdev(ahead) / sqrt(len(ahead) - 1), pstdev(ours))
