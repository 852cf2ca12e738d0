"""What is thought of a move: the best is called so, what is worse has its cost, and the same seed thinks the same."""

from __future__ import annotations

from math import inf
from random import Random

from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.mind import Manner, Verdict, Weighed
from engine.players.judgement import WORDS, Grade, grade_of, verdict_on
from engine.players.levels import Level
from engine.players.search import Budget
from engine.record import opened
from engine.words import Language, render
from tests.fixtures.taking import GAME as TAKING

TAIHE = GAMES["taihe_a_bao"]
QUICK = Level("quick", Budget(160, inf), Manner())


def a_choice() -> tuple[object, list[object]]:
    """A position of play with several moves, and the moves."""
    state = opened(next_record(Match(TAIHE, TAIHE.options(), 3))).state
    random = Random(3)
    while state.turn is not None:
        view = state.view(state.turn)
        moves = list(view.candidates())
        if len(moves) > 5 and str(moves[-1]).startswith("play"):
            return view, moves
        state = act(state, TAIHE.greedy(view, random)).state
    raise AssertionError("nobody had a choice")


def test_every_move_is_judged_against_the_best_and_the_same_again() -> None:
    view, moves = a_choice()
    for move in moves[:6]:
        judged = verdict_on(TAIHE, view, move, Random(7), QUICK)  # type: ignore[arg-type]
        assert judged == verdict_on(TAIHE, view, move, Random(7), QUICK)  # type: ignore[arg-type]
        assert judged is not None
        assert judged.made.action == move
        assert (judged.grade is Grade.BEST) == (judged.better.action == move)
        assert judged.cost >= 0 or judged.grade in (Grade.BEST, Grade.EQUAL)
        for language in Language:
            assert render(judged.says, language, {**TAIHE.words, **WORDS})


def test_the_grade_follows_from_gap_error_and_swing() -> None:
    best = Weighed("best", 1.0, 0.1, 100, -1.0, 0.0, 0.0)
    for gap, error, grade in ((0.1, 0.1, Grade.EQUAL), (0.15, 0.01, Grade.SLIP), (0.25, 0.01, Grade.MISTAKE)):
        other = Weighed("other", 1.0 - gap, 0.1, 100, -1.0, gap, error)
        verdict = Verdict((best, other), 200)
        assert grade_of(verdict, other) is grade
    assert grade_of(Verdict((best,), 100), best) is Grade.BEST


def test_without_a_search_or_a_choice_there_is_no_judgement() -> None:
    view, moves = a_choice()
    assert verdict_on(TAKING, view, moves[0], Random(1), QUICK) is None  # type: ignore[arg-type]
    assert verdict_on(TAIHE, view, moves[0], Random(1), QUICK, stop=lambda: True) is None  # type: ignore[arg-type]
