"""The last tricks with open cards: the perfect line is worth what trying every play at the table finds."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any

import pytest

from engine.events import Ended, Scored
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import Play, in_order
from engine.games.bashi_fen.ai.search_model import SEARCH_MODEL
from engine.games.bashi_fen.ai.simulator.endgame import perfect_line
from engine.games.bashi_fen.ai.simulator.evaluation import TAKING_OVER, valued
from engine.games.bashi_fen.ai.simulator.play_loop import NOBODY, Position, Terms, after, position_of, terms_of
from engine.games.bashi_fen.options import PRESETS
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.standing import levels_of
from engine.search_model import SearchSettings
from tests.engine.players.positions import decisions

LAST = 2


def endings(preset: str, deals: int, cards: int) -> list[Any]:
    """States between greedy players in which the leader has so many cards left."""
    found = []
    for state in decisions(BASHI_FEN, deals, PRESETS[preset]):
        assert state.turn is not None
        view: Any = state.view(state.turn)
        if isinstance(view.phase, Playing) and view.phase.lead is None and len(view.hand) == cards:
            found.append(state)
    return found


def packed_position(state: Any) -> tuple[Terms, Position]:
    truth = state.truth
    terms = terms_of(truth.options, truth.phase.named, levels_of(truth.options, truth.standing))
    packed = terms.packing.packed
    return terms, position_of(terms, truth.phase, tuple(map(packed, truth.hands)), packed(truth.kitty))


def brute_force(state: Any, seat: int) -> float:
    """What a seat of fixed partners gets if every allowed play is tried by every seat."""
    view = state.view(state.turn)
    sizes = range(1, len(view.hand) + 1) if view.phase.lead is None else (view.phase.lead.size,)
    plays = {Play(in_order(some)) for size in sizes for some in combinations(view.hand, size)}
    worths = []
    for play in plays:
        if view.refusal(play) is not None:
            continue
        step = state.after(play)
        if step.state.turn is None:
            worths.append(_scored(step.events, seat))
        else:
            worths.append(brute_force(step.state, seat))
    return max(worths) if (state.turn - seat) % 2 == 0 else min(worths)


def _scored(events: Any, seat: int) -> float:
    (scored,) = (event for event in events if isinstance(event, Scored))
    (over,) = (event for event in events if isinstance(event, Ended))
    ours = fmean(scored.changes[each] for each in (seat, (seat + 2) % 4))
    theirs = fmean(scored.changes[each] for each in ((seat + 1) % 4, (seat + 3) % 4))
    return ours - theirs + (TAKING_OVER if seat in over.winners else -TAKING_OVER)


@pytest.mark.parametrize("preset", ["tuo_la_ji", "sheng_ji"])
def test_the_perfect_line_is_worth_what_brute_force_finds(preset: str) -> None:
    states = endings(preset, 6, LAST)
    assert len(states) >= 4
    for state in states:
        terms, start = packed_position(state)
        line = perfect_line(terms, start, state.turn, 10_000, partial(_worth, terms, state.turn))
        assert line is not None
        end = start
        for move in line:
            end = after(terms, end, move)
        assert end.turn == NOBODY
        assert _worth(terms, state.turn, end) == brute_force(state, state.turn)


def _worth(terms: Terms, seat: int, end: Position) -> float:
    return valued(terms, end, seat, 0)[0]


def test_what_needs_too_deep_a_look_has_no_line() -> None:
    terms, start = packed_position(endings("tuo_la_ji", 2, LAST)[0])
    assert perfect_line(terms, start, start.turn, 5, lambda _: 0.0) is None


def test_nobody_solves_what_depends_on_partners_that_are_not_known() -> None:
    state = next(
        state
        for state in endings("zhao_pengyou", 8, LAST)
        if None in state.view(state.turn).phase.calls.owners  # type: ignore[attr-defined]
    )
    terms, start = packed_position(state)
    assert perfect_line(terms, start, start.turn, 10_000, lambda _: 0.0) is None


def test_a_master_weighs_the_last_tricks_as_brute_force_does() -> None:
    solved = 0
    for state in endings("tuo_la_ji", 6, LAST):
        view = state.view(state.turn)
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(nodes=10_000), ())
        _, start = packed_position(state)
        truth = replace(problem.imagined(Random(0)), hands=start.hands, kitty=start.kitty)
        for place, move in enumerate(problem.moves):
            step = state.after(move)
            if step.state.turn is not None:
                assert problem.playout(truth, place).value == brute_force(step.state, view.seat)
                solved += 1
    assert solved > 4
