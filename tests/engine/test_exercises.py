"""An exercise is written and read whole, knows which moves are right, and leaves what was not weighed to the judge."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.exercises import (
    Exercise,
    ExerciseError,
    answer_of,
    grade_by,
    grade_of,
    read_exercise,
    right_moves,
    theme_of,
    view_of,
    write_exercise,
)
from engine.game import Action
from engine.games import GAMES
from engine.parts.reasons import SETTLED
from engine.players.hints import is_forced, verdict_for
from engine.players.judge import Grade, Loss, Weighing, judgement
from engine.players.levels import SearchLevel
from engine.players.search import Budget
from engine.record import Record
from engine.search_model import SearchSettings, Verdict
from engine.teaching.themes import Theme
from tests.engine.players.positions import positions

QUICK = SearchLevel("quick", Budget(96), SearchSettings(infers=False))
over_every_game = pytest.mark.parametrize("game", GAMES, ids=str)


@cache
def some_exercise(key: str) -> Exercise:
    """A late decision of a greedy deal of this game that leaves a choice, with what a short search finds."""
    game = GAMES[key]
    options = game.options()
    record = Record(game, options, None, game.chance(options, None, Random(5)))
    state = game.deal(options, None, record.shuffle).state
    actions: list[Action] = []
    found: list[tuple[tuple[Action, ...], Any]] = []
    while state.turn is not None:
        view: Any = state.view(state.turn)
        if len(list(view.candidates())) > 3 and not is_forced(view):
            found.append((tuple(actions), view))
        actions.append(game.greedy(view, Random(len(actions))))
        state = state.after(actions[-1]).state
    before, view = found[len(found) // 2]
    verdict = replace(verdict_for(game, view, Random(1), level=QUICK), deals=())
    cut = replace(record, actions=before)
    return Exercise("some", cut, view.seat, theme_of(game, view, verdict), Weighing(verdict))


@over_every_game
def test_what_is_written_comes_back_whole_and_is_plain_json(game: str) -> None:
    exercise = some_exercise(game)
    written = json.loads(json.dumps(write_exercise(exercise), allow_nan=False))
    assert read_exercise(written, GAMES) == exercise


@over_every_game
def test_the_position_is_what_the_seat_sees_when_it_is_asked(game: str) -> None:
    exercise = some_exercise(game)
    view = view_of(exercise)
    assert view.seat == view.turn == exercise.seat
    assert len(view.history) == len(exercise.record.actions)


@over_every_game
def test_right_are_the_best_move_and_those_that_are_shown_to_be_as_good(game: str) -> None:
    exercise = some_exercise(game)
    view, verdict = view_of(exercise), exercise.weighing.verdict
    for move in verdict.moves:
        grade = grade_of(exercise, view, move.action)
        assert (grade is Grade.BEST) == (move is verdict.best)
        assert (grade in (Grade.BEST, Grade.EQUAL)) == (move.action in right_moves(exercise, view))
        assert (grade is Grade.MISTAKE) == (not move.tied)
    assert answer_of(exercise, view).action == verdict.best.action


def test_equal_cards_are_one_answer_where_the_game_cannot_tell_them_apart() -> None:
    exercise = some_exercise("taihe_a_bao")
    game = exercise.game
    view = next(view for view in positions(game, 3, 1) if len(alike_singles(view)) > 1)
    one, other = map(game.read_action, alike_singles(view)[:2])
    move = replace(exercise.weighing.verdict.best, action=one)
    assert grade_of(replace(exercise, weighing=Weighing(Verdict((move,), 1))), view, other) is Grade.BEST


def alike_singles(view: Any) -> list[str]:
    """The plays of one card of the lowest rank that may be played alone."""
    plays = [f"play {card}" for card in view.hand]
    played = [each for each in plays if view.refusal(GAMES["taihe_a_bao"].read_action(each)) is None]
    return [each for each in played if each[:-1] == played[0][:-1]]


@over_every_game
@pytest.mark.parametrize(("deals", "grade"), [(SETTLED - 1, None), (SETTLED, Grade.EQUAL)])
def test_a_move_that_was_soon_given_up_is_left_to_the_judge(game: str, deals: int, grade: Grade | None) -> None:
    exercise = some_exercise(game)
    best, other, *_ = exercise.weighing.verdict.moves
    tied = Verdict((best, replace(other, worlds=deals, gap=0.0, gap_error=0.0)), 1)
    view, few = view_of(exercise), replace(exercise, weighing=Weighing(tied))
    assert grade_of(few, view, other.action) is grade


@over_every_game
def test_a_move_that_was_not_weighed_is_left_to_the_judge(game: str) -> None:
    exercise = some_exercise(game)
    view, verdict = view_of(exercise), exercise.weighing.verdict
    (last,) = verdict.moves[-1:]
    assert last is not verdict.best
    less = replace(exercise, weighing=Weighing(Verdict(verdict.moves[:-1], verdict.playouts)))
    assert grade_of(less, view, last.action) is None


@over_every_game
def test_the_judge_grades_a_move_as_good_only_where_its_deals_show_that(game: str) -> None:
    exercise = some_exercise(game)
    view, size = view_of(exercise), exercise.game.search_model.matters(view_of(exercise))

    def graded(grade: Grade, loss: Loss | None) -> Grade | None:
        made = exercise.weighing.verdict.moves[1].action
        weighing = replace(exercise.weighing, made=made, grade=grade, loss=loss)
        return grade_by(exercise, view, judgement(exercise.game, view, weighing))

    assert graded(Grade.EQUAL, Loss(size, 0.1, 240)) is None
    assert graded(Grade.EQUAL, Loss(0.0, 0.0, 240)) is Grade.EQUAL
    assert graded(Grade.EQUAL, None) is Grade.EQUAL, "a hint has named it"
    assert graded(Grade.BEST, None) is Grade.BEST
    assert graded(Grade.MISTAKE, Loss(2 * size, 0.0, 240)) is Grade.MISTAKE


@pytest.mark.parametrize(
    "broken",
    [
        None,
        [],
        {},
        {"record": {}},
        {"theme": 3},
        {"seat": None},
        {"weighing": {"moves": [], "playouts": 0, "named": []}},
        {"record": {"paizhuo": 2}},
    ],
)
def test_what_is_no_exercise_is_refused(broken: object) -> None:
    if isinstance(broken, dict) and broken:
        broken = write_exercise(some_exercise("big_two")) | broken
    with pytest.raises(ExerciseError):
        read_exercise(broken, GAMES)


@over_every_game
def test_a_deal_that_does_not_lead_to_the_decision_sets_no_task(game: str) -> None:
    exercise = some_exercise(game)
    seats = exercise.game.seats(exercise.record.options)
    others = replace(exercise, seat=(exercise.seat + 1) % seats)
    record = exercise.record
    refused = replace(exercise, record=replace(record, actions=(*record.actions, *record.actions[-1:] * 30)))
    for each in (others, refused):
        with pytest.raises(ExerciseError):
            view_of(each)


def test_a_right_move_that_is_not_allowed_sets_no_task() -> None:
    exercise = some_exercise("big_two")
    best = replace(exercise.weighing.verdict.best, action=exercise.game.read_action("play 3D 3S 4C"))
    with pytest.raises(ExerciseError):
        view_of(replace(exercise, weighing=Weighing(Verdict((best,), 1))))


def test_a_decision_is_about_the_first_theme_that_fits() -> None:
    exercise = some_exercise("big_two")
    view, verdict = view_of(exercise), exercise.weighing.verdict
    themes = tuple(Theme(key, "", lambda *_, fits=fits: fits) for key, fits in (("a", False), ("b", True), ("c", True)))
    assert theme_of(replace(exercise.game, themes=themes), view, verdict) == "b"
    assert theme_of(replace(exercise.game, themes=themes[:1]), view, verdict) == ""


@over_every_game
def test_every_theme_leads_to_a_lesson_of_the_course(game: str) -> None:
    lessons = {lesson.key for lesson in GAMES[game].lessons()}
    assert GAMES[game].themes
    assert {lesson for theme in GAMES[game].themes for lesson in theme.lessons} <= lessons
    assert len({theme.key for theme in GAMES[game].themes}) == len(GAMES[game].themes)
