"""The fast path of Bao Huang plays by the very rules: over every house rule, on random deals, at every ply."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.cards import EUNUCH
from engine.events import Scored
from engine.games.bao_huang.actions import Pass, Play
from engine.games.bao_huang.ai.simulator.play_loop import (
    NO_PLAY,
    NOBODY,
    Move,
    Position,
    Terms,
    after,
    card_count,
    legal,
    opening_position,
    packed,
    played_out,
    position_of,
    result,
    uniform_policy,
    unpacked,
)
from engine.games.bao_huang.rules.phases import Finished, Playing
from tests.conformance.tables import CASES, Case, Deal, deals

over_every_house_rule = pytest.mark.parametrize(
    "case", [case for case in CASES if case.tried.game.key == "bao_huang"], ids=str, scope="module"
)


def plies_of_play(deal: Deal) -> Iterator[tuple[Any, Any, Any]]:
    """State, action and next state of every ply of play."""
    for state, action, following in zip(deal.states, deal.record.actions, deal.states[1:], strict=False):
        if isinstance(state.phase, Playing):
            yield state, action, following


def terms_of(deal: Deal) -> Terms:
    """The roles, which are known at the end."""
    ended = deal.states[-1].phase
    return Terms(deal.options, ended.emperor, ended.eunuch, ended.announced)


def move_of(action: Pass | Play) -> Move:
    """The number of an action."""
    return NO_PLAY if isinstance(action, Pass) else packed(action.cards)


@over_every_house_rule
def test_fast_moves_are_the_candidates_in_their_order(case: Case) -> None:
    for deal in deals(case):
        for state, _, _ in plies_of_play(deal):
            view = state.view(state.turn)
            moves = legal(packed(view.hand), state.phase.over, deal.options)
            fast = [unpacked(move, view.hand) for move in moves]
            assert fast == [action for action in view.candidates() if not isinstance(action, Pass)]


@over_every_house_rule
def test_the_packed_state_after_an_action_is_the_fast_position_after_its_move(case: Case) -> None:
    for deal in deals(case):
        terms = terms_of(deal)
        for state, action, following in plies_of_play(deal):
            fast = after(terms, position_of(state.phase, state.hands), move_of(action))
            if isinstance(following.phase, Finished):
                assert fast.turn == NOBODY
                assert fast.finish == following.phase.finish
            else:
                assert fast == position_of(following.phase, following.hands)
            assert [card_count(hand) for hand in fast.hands] == [len(hand) for hand in following.hands]


@over_every_house_rule
def test_a_deal_played_by_moves_alone_brings_the_same_changes(case: Case) -> None:
    for deal in deals(case):
        plies = tuple(plies_of_play(deal))
        terms = terms_of(deal)
        position: Position = opening_position(terms, [packed(hand) for hand in plies[0][0].hands])
        for _, action, _ in plies:
            position = after(terms, position, move_of(action))
        (scored,) = (event for event in deal.steps[-1].events if isinstance(event, Scored))
        assert result(terms, position) == scored.changes


@over_every_house_rule
def test_random_play_always_ends_with_all_seats_placed(case: Case) -> None:
    deal = deals(case)[0]
    first = next(plies_of_play(deal))[0]
    eunuch = next(seat for seat, hand in enumerate(first.hands) if EUNUCH in hand)
    terms = Terms(deal.options, first.phase.emperor, eunuch)
    start = position_of(first.phase, first.hands)
    for seed in range(5):
        ended = played_out(terms, start, uniform_policy(Random(seed).random))
        assert sorted(ended.finish) == [0, 1, 2, 3, 4]
