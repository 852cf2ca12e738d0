"""The exercises that ship: each leaves a choice, is about its theme, and gives a reason that is true."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from engine.exercises import FILE, FOLDER, Exercise, answer_of, collection_of, grade_of, right_moves, theme_of, view_of
from engine.game import WORDS as KERNEL
from engine.game import AnyGame, AnyView
from engine.games import GAMES
from engine.parts.reasons import worse
from engine.players.hint_words import WORDS
from engine.players.hints import CAME_OUT, is_forced, verdict_for
from engine.players.judge import Grade
from engine.players.levels import SearchLevel
from engine.players.search import Budget
from engine.record import write_record
from engine.search_model import SearchSettings
from engine.words import Language, Text, render
from tests.conformance.hints.about_the_best import assert_about_the_best

LEAST = 40
"""So many exercises a game has at least."""
LARGEST = 600_000
"""More bytes a collection does not take."""
over_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


class Set(NamedTuple):
    """An exercise and its position."""

    exercise: Exercise
    view: AnyView


@cache
def every(key: str) -> tuple[Set, ...]:
    """The exercises of this game that ship."""
    return tuple(Set(each, view_of(each)) for each in collection_of(GAMES[key]))


@over_every_game
def test_there_are_enough_of_them_and_each_has_a_key_of_its_own(game: AnyGame) -> None:
    keys = [exercise.key for exercise, _ in every(game.key)]
    assert len(keys) >= LEAST
    assert len(set(keys)) == len(keys)


@over_every_game
def test_each_is_about_the_theme_that_it_is_listed_under(game: AnyGame) -> None:
    for exercise, view in every(game.key):
        assert theme_of(game, view, exercise.weighing.verdict) == exercise.theme, exercise.key
        assert exercise.theme in {theme.key for theme in game.themes}, exercise.key


@over_every_game
def test_each_leaves_a_choice_in_which_some_moves_are_right_and_others_clearly_worse(game: AnyGame) -> None:
    for exercise, view in every(game.key):
        verdict = exercise.weighing.verdict
        right = right_moves(exercise, view)
        assert not is_forced(view), exercise.key
        assert all(view.refusal(move.action) is None for move in verdict.moves), exercise.key
        assert 2 * (len(right) - 1) <= len(verdict.moves) - 1, exercise.key
        assert len(worse(verdict)) == len(verdict.moves) - 1 - len(verdict.ties) > 0, exercise.key
        assert verdict.best.gap == 0 < min(move.gap for move in worse(verdict)), exercise.key


@over_every_game
def test_what_is_right_is_graded_right_and_the_rest_a_mistake(game: AnyGame) -> None:
    for exercise, view in every(game.key)[::6]:
        right = right_moves(exercise, view)
        for move in exercise.weighing.verdict.moves:
            grade = grade_of(exercise, view, move.action)
            assert (grade in (Grade.BEST, Grade.EQUAL)) == (move.action in right), f"{exercise.key}: {move.action}"


@over_every_game
def test_the_reason_is_true_of_the_best_move_and_is_said_in_every_language(game: AnyGame) -> None:
    words = {**KERNEL, **WORDS, **game.words}
    for exercise, view in every(game.key):
        answer = answer_of(exercise, view)
        assert answer.reasons, exercise.key
        for reason in answer.reasons:
            assert_about_the_best(game, view, exercise.weighing.verdict, reason)
        for told in (answer.kind, answer.what, answer.worth, *answer.reasons):
            for language in Language:
                said = render(told, language, words, lambda seat: f"<{seat}>")
                assert said.strip(), exercise.key
                assert "{" not in said, exercise.key


AVERAGES = {"reason.wins", *CAME_OUT}
"""What comes out of the imagined deals, and does not say why."""


@over_every_game
def test_no_reason_is_only_how_a_move_comes_out_on_average(game: AnyGame) -> None:
    for exercise, view in every(game.key):
        assert not {reason.key for reason in answer_of(exercise, view).reasons} <= AVERAGES, exercise.key


@over_every_game
def test_whoever_tried_another_move_is_told_what_speaks_against_that_one(game: AnyGame) -> None:
    for exercise, view in every(game.key):
        verdict, general = exercise.weighing.verdict, answer_of(exercise, view).reasons
        for other in worse(verdict):
            told = answer_of(exercise, view, other.action).reasons
            both = replace(verdict, moves=(verdict.best, other))
            for reason in () if told == general else told:
                about = verdict if reason.key == "reason.rather" else both
                assert_about_the_best(game, view, about, reason)
        for right in right_moves(exercise, view):
            assert answer_of(exercise, view, right).reasons == general


@over_every_game
def test_a_short_search_of_another_kind_calls_few_of_the_answers_wrong(game: AnyGame) -> None:
    """It is no proof, only a look at whether positions and answers still belong together."""
    level = SearchLevel("look", Budget(160), SearchSettings(infers=False))
    others = 0
    some = every(game.key)[::8]
    for number, (exercise, view) in enumerate(some):
        found = verdict_for(game, view, Random(f"look {number}"), level=level)
        others += grade_of(exercise, view, found.best.action) is Grade.MISTAKE
    assert 2 * others <= len(some)


@over_every_game
def test_the_titles_of_themes_do_not_read_alike(game: AnyGame) -> None:
    for language in Language:
        titles = [render(Text(f"theme.{theme.key}", ()), language, game.words) for theme in game.themes]
        assert len(set(titles)) == len(titles)


@over_every_game
def test_a_collection_is_small_and_its_deals_end_where_the_task_begins(game: AnyGame) -> None:
    assert (FOLDER / game.key / FILE).stat().st_size <= LARGEST
    for exercise, view in every(game.key):
        assert len(write_record(exercise.record)["actions"]) == len(view.history)
        assert exercise.weighing.grade is None
        assert not exercise.weighing.named
