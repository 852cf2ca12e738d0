"""What is thought of a move: the best is called so, what is worse has its cost, and the same seed thinks the same."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.players.hints import WORDS, Grade, judgement, verdict_for
from engine.players.levels import SearchLevel
from engine.players.search import Budget
from engine.record import opened
from engine.search_model import SearchSettings, Verdict, Weighed
from engine.words import Language, render

TAIHE = GAMES["taihe_a_bao"]
QUICK = SearchLevel("quick", Budget(160, inf), SearchSettings())


def a_choice() -> tuple[Any, list[Any]]:
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
        verdict, again = (verdict_for(TAIHE, view, Random(7), (move,), QUICK) for _ in range(2))
        assert verdict == again
        judged = judgement(TAIHE, view, move, verdict)
        assert judged.made.action == move
        assert (judged.grade is Grade.BEST) == (judged.better.action == move)
        assert judged.cost >= 0 or judged.grade in (Grade.BEST, Grade.EQUAL)
        for language in Language:
            assert render(judged.says, language, {**TAIHE.words, **WORDS})


def test_the_grade_follows_from_gap_error_and_swing() -> None:
    view, moves = a_choice()
    facts = () if TAIHE.search_model is None else tuple((fact, 50) for fact in TAIHE.search_model.facts)
    best = Weighed(moves[0], 1.0, 0.1, 100, -1.0, 0.0, 0.0, facts)
    for gap, error, grade in ((0.1, 0.1, Grade.EQUAL), (0.15, 0.01, Grade.SLIP), (0.25, 0.01, Grade.MISTAKE)):
        other = Weighed(moves[1], 1.0 - gap, 0.1, 100, -1.0, gap, error, facts)
        judged = judgement(TAIHE, view, moves[1], Verdict((best, other), 200))
        assert (judged.grade, judged.cost) == (grade, gap)
    assert judgement(TAIHE, view, moves[0], Verdict((best,), 100)).grade is Grade.BEST
