"""The fast path of Big Two plays by the very rules: over every house rule, on random sets, at every ply."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.events import Scored
from engine.games.big_two.actions import PASS, Pass
from engine.games.big_two.ai.simulator.play_loop import (
    LEAD,
    NOBODY,
    Position,
    after,
    is_obliged,
    legal,
    may_pass,
    opening_position,
    packed,
    packed_move,
    played_out,
    position_of,
    result,
    terms_of,
    uniform_policy,
    unpacked,
    values_in,
)
from engine.games.big_two.melds import read_meld
from engine.games.big_two.rules.phases import Finished
from tests.conformance.tables import CASES, Case, Deal, deals

over_every_house_rule = pytest.mark.parametrize(
    "case", [case for case in CASES if case.tried.game.key == "big_two"], ids=str
)


def position(state: Any) -> Position:
    """The state of a running set as numbers."""
    return position_of(state.phase, state.hands, state.view(state.turn).needs_three_of_diamonds)


def number_of(deal: Deal, action: Any) -> int:
    """The move of an action."""
    if isinstance(action, Pass):
        return packed_move(action, LEAD)
    meld = read_meld(action.cards, deal.options.straights)
    assert meld is not None
    return packed_move(action, meld.strength)


@over_every_house_rule
def test_fast_moves_are_the_candidates_in_their_order(case: Case) -> None:
    for deal in deals(case):
        terms = terms_of(deal.options)
        for state in deal.states[:-1]:
            view, now = state.view(state.turn), position(state)
            hand, obliged = now.hands[now.turn], is_obliged(now.declared, now.turn)
            passing = [PASS] if may_pass(hand, now.over, obliged) else []
            fast = [*passing, *map(unpacked, legal(terms, hand, now.over, obliged, now.opening))]
            assert fast == [*view.candidates()]


@over_every_house_rule
def test_the_packed_state_after_an_action_is_the_fast_position_after_its_move(case: Case) -> None:
    for deal in deals(case):
        terms = terms_of(deal.options)
        steps = zip(deal.states, deal.record.actions, deal.states[1:], strict=False)
        for state, action, following in steps:
            fast = after(terms, position(state), number_of(deal, action))
            if isinstance(following.phase, Finished):
                assert (fast.turn, fast.out) == (NOBODY, following.phase.out)
                assert fast.hands == tuple(map(packed, following.hands))
                assert values_in(fast.forgot) == tuple(sorted(following.phase.forgot))
            else:
                assert fast == position(following)


@over_every_house_rule
def test_a_set_played_by_moves_alone_brings_the_same_changes(case: Case) -> None:
    for deal in deals(case):
        terms, first = terms_of(deal.options), deal.states[0]
        now = opening_position(terms, map(packed, first.hands), first.turn, deal.record.standing is None)
        for action in deal.record.actions:
            now = after(terms, now, number_of(deal, action))
        (scored,) = (event for event in deal.steps[-1].events if isinstance(event, Scored))
        assert result(terms, now) == scored.changes


@over_every_house_rule
def test_random_play_always_ends_with_somebody_out(case: Case) -> None:
    deal = deals(case)[0]
    terms, start = terms_of(deal.options), position(deal.states[0])
    for seed in range(5):
        ended = played_out(terms, start, uniform_policy(terms, Random(seed).random), plies=400)
        assert ended.turn == NOBODY
        assert ended.hands[ended.out] == 0
        assert sum(result(terms, ended)) == 0
