"""The fast path of Bashi Fen plays by the very rules: over every house rule, on random deals, at every ply."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.events import Scored
from engine.games.bashi_fen.actions import Play, in_order
from engine.games.bashi_fen.ai.simulator.packed_cards import PackedCards
from engine.games.bashi_fen.ai.simulator.play_loop import (
    NOBODY,
    Position,
    Terms,
    after,
    legal,
    played_out,
    position_of,
    result,
    terms_of,
)
from engine.games.bashi_fen.ai.simulator.rollout import heuristic_rollout, rolled_out, secret_partners
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.phases import Finished, Playing
from engine.games.bashi_fen.rules.standing import levels_of
from tests.conformance.tables import CASES, Case, Deal, deals

over_every_house_rule = pytest.mark.parametrize(
    "case", [case for case in CASES if case.tried.game.key == "bashi_fen"], ids=str, scope="module"
)


def plies_of_play(deal: Deal) -> Iterator[tuple[Any, Any, Any]]:
    """State, action and next state of every ply of play."""
    for state, action, following in zip(deal.states, deal.record.actions, deal.states[1:], strict=False):
        if isinstance(state.truth.phase, Playing):
            yield state, action, following


def terms_in(deal: Deal) -> Terms:
    """Trumps and levels, which are known at the end."""
    ended = deal.states[-1].truth
    levels = levels_of(deal.options, deal.record.standing)
    return terms_of(deal.options, ended.phase.named, levels)


def position_in(terms: Terms, truth: Any, kitty: PackedCards = 0) -> Position:
    """The truth of a hand in play, packed."""
    return position_of(terms, truth.phase, tuple(map(terms.packing.packed, truth.hands)), kitty)


@over_every_house_rule
def test_fast_play_is_play(case: Case) -> None:
    """Fast moves are the candidates, in their order; the packed state after a play is the fast position after it."""
    for deal in deals(case):
        plies = list(plies_of_play(deal))
        assert plies
        terms = terms_in(deal)
        packing = terms.packing
        kitty = packing.packed(deal.states[-1].truth.kitty)
        position = position_in(terms, plies[0][0].truth, kitty)
        for state, action, following in plies:
            assert position._replace(shown=()) == position_in(terms, state.truth, kitty)
            candidates = [packing.packed(each.cards) for each in state.view(state.turn).candidates()]
            assert list(legal(terms, position.hands[position.turn], position.led)) == candidates
            position = after(terms, position, packing.packed(action.cards))
            if isinstance(following.truth.phase, Finished):
                assert position.turn == NOBODY
        (scored,) = (event for event in deal.steps[-1].events if isinstance(event, Scored))
        found = result(terms, position)
        assert (found.changes, found.lines) == (scored.changes, scored.lines)


@over_every_house_rule
def test_heuristic_play_is_allowed(case: Case) -> None:
    """The heuristic move is allowed at every ply; the loop of searches plays every hand to the same end."""
    for deal in deals(case):
        plies = list(plies_of_play(deal))
        assert plies
        terms, options = terms_in(deal), deal.options
        packing, full = terms.packing, terms.packing.packed(pack(options))
        start = position_in(terms, plies[0][0].truth)
        policy = heuristic_rollout(terms, start, (0,) * options.seats, full)
        secret = secret_partners(terms, start)
        for state, _, _ in plies:
            position = position_in(terms, state.truth)
            move = policy(position)
            play = Play(in_order(packing.unpacked(move)))
            assert state.view(state.turn).refusal(play) is None, f"{play} on {position.led}"
            out = rolled_out(terms, position, (0,) * options.seats, full, secret, tricks=1)
            assert out == played_out(terms, position, policy, tricks=1)
        ended = played_out(terms, start, policy)
        assert ended == rolled_out(terms, start, (0,) * options.seats, full, secret)
        assert not any(ended.hands)
        assert ended.gone == sum(start.hands)
        assert sum(ended.won) == packing.points_in(ended.gone)
