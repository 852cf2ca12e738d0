"""The fast path of Taihe A Bao plays by the very rules: over every house rule, on random deals, at every ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.events import Scored
from engine.games.taihe_a_bao.actions import Pass, Play
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    NO_PLAY,
    NOBODY,
    Move,
    Position,
    Terms,
    after,
    moves_in,
    opening_position,
    position_of,
    result,
    terms_of,
    unpacked,
)
from engine.games.taihe_a_bao.melds import height, read_meld
from engine.games.taihe_a_bao.rules.phases import Finished, Playing
from tests.conformance.tables import CASES, Case, Deal, deals

TAIHE = tuple(case for case in CASES if case.tried.game.key == "taihe_a_bao")
over_every_house_rule = pytest.mark.parametrize("case", TAIHE, ids=str, scope="module")


def plies_of_play(deal: Deal) -> Iterator[tuple[Any, Any, Any]]:
    """State, action and next state of every ply after the bidding."""
    for state, action, following in zip(deal.states, deal.record.actions, deal.states[1:], strict=False):
        if isinstance(state.phase, Playing):
            yield state, action, following


def terms_in(deal: Deal, state: Any) -> Terms:
    """The terms under which this state is played."""
    return terms_of(deal.options, state.phase.declarer, len(state.phase.exchanges))


def fast_moves(terms: Terms, position: Position) -> tuple[Move, ...]:
    """Every legal move of the seat on turn, weakest first."""
    plays = moves_in(terms.tables.legal(position.hands[position.turn], position.over))
    return (*(() if position.best == NOBODY else (NO_PLAY,)), *plays)


def move_of(terms: Terms, action: Pass | Play, aces_of_three: bool) -> Move:
    """The number of an action."""
    if isinstance(action, Pass):
        return NO_PLAY
    meld = read_meld(action.cards, aces_of_three)
    assert meld is not None
    return terms.tables.moves[meld]


@over_every_house_rule
def test_fast_moves_are_the_candidates_in_their_order(case: Case) -> None:
    plies = 0
    for deal in deals(case):
        for state, _, _ in plies_of_play(deal):
            terms, view = terms_in(deal, state), state.view(state.turn)
            position = position_of(terms, state.phase, state.hands)
            fast = [unpacked(move, view.hand, terms.tables) for move in fast_moves(terms, position)]
            assert fast == list(view.candidates())
            plies += 1
    assert plies


@over_every_house_rule
def test_the_packed_state_after_an_action_is_the_fast_position_after_its_move(case: Case) -> None:
    for deal in deals(case):
        for state, action, following in plies_of_play(deal):
            terms = terms_in(deal, state)
            position = position_of(terms, state.phase, state.hands)
            fast = after(terms, position, move_of(terms, action, state.view(state.turn).aces_of_three))
            if isinstance(following.phase, Finished):
                assert fast.turn == NOBODY
                assert fast.hands == position_of(terms, state.phase, following.hands).hands
            else:
                assert fast == position_of(terms, following.phase, following.hands)


@over_every_house_rule
def test_a_deal_played_by_moves_alone_brings_the_same_changes(case: Case) -> None:
    for deal in deals(case):
        plies = tuple(plies_of_play(deal))
        if not plies:
            continue
        first = plies[0][0]
        terms = terms_in(deal, first)
        position = opening_position(terms, position_of(terms, first.phase, first.hands).hands)
        for state, action, _ in plies:
            position = after(terms, position, move_of(terms, action, state.view(state.turn).aces_of_three))
        (scored,) = (event for event in deal.steps[-1].events if isinstance(event, Scored))
        assert result(terms, position) == scored.changes


@over_every_house_rule
def test_a_hand_that_is_not_played_brings_the_same_changes(case: Case) -> None:
    for deal in deals(case, 8):
        ended = deal.states[-1].phase
        unplayed = not any(plies_of_play(deal)) and ended.declarer is not None
        if unplayed:
            (scored,) = (event for event in deal.steps[-1].events if isinstance(event, Scored))
            assert terms_of(deal.options, ended.declarer, 1).unplayed == scored.changes
        assert not unplayed or case.options.sole_caller_wins


def test_every_card_counts_once_in_a_packed_hand() -> None:
    for case in TAIHE:
        deal = deals(case)[0]
        for state, _, _ in plies_of_play(deal):
            position = position_of(terms_in(deal, state), state.phase, state.hands)
            for hand, cards in zip(position.hands, state.hands, strict=True):
                assert _heights(terms_in(deal, state), hand) == Counter(map(height, cards))
            break


def _heights(terms: Terms, hand: int) -> Counter[int]:
    """The copies of each height, read off the singles, pairs, threes and fours that a packed hand holds."""
    held = Counter[int]()
    for move in moves_in(terms.tables.legal(hand, len(terms.tables.shapes))):
        shape = terms.tables.shapes[move]
        if len(shape.heights) == 1:
            held[shape.meld.top] = max(held[shape.meld.top], shape.copies)
    return held
