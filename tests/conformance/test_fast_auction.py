"""The bidding as numbers goes by the very rules: over every house rule, on random deals, at every ply."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.taihe_a_bao.actions import DECLARE, PASS, Action, Call, Give
from engine.games.taihe_a_bao.ai.simulator.auction import (
    DECLARES,
    PASSES,
    Auction,
    Bid,
    House,
    Stage,
    after,
    bids,
    house_of,
)
from engine.games.taihe_a_bao.ai.simulator.play_loop import NOBODY
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Finished, Playing, Returning
from tests.conformance.tables import CASES, Case, deals

TAIHE = tuple(case for case in CASES if case.tried.game.key == "taihe_a_bao")


def auction_of(house: House, state: Any) -> Auction:
    """The auction of a state, read off it field by field."""
    owners = tuple(next(seat for seat, hand in enumerate(state.hands) if card in hand) for card in house.cards)
    match state.phase:
        case Bidding(turn, spoken):
            return Auction(owners, turn, Stage.DECLARING, spoken)
        case Calling(turn, spoken, exchanges):
            return Auction(owners, turn, Stage.CALLING, spoken, *_called(house, exchanges))
        case Returning(turn, spoken, exchanges):
            return Auction(owners, turn, Stage.RETURNING, spoken, *_called(house, exchanges))
    raise AssertionError(state.phase)


def _called(house: House, exchanges: Any) -> tuple[tuple[int, ...], int, int]:
    called = tuple(house.cards.index(exchange.card) for exchange in exchanges)
    return called, exchanges[-1].caller if exchanges else NOBODY, exchanges[-1].holder if exchanges else NOBODY


def bid_of(house: House, action: Action) -> Bid:
    match action:
        case Call(card) | Give(card):
            assert card is not None
            return house.cards.index(card)
    return {PASS: PASSES, DECLARE: DECLARES}[action]


@pytest.mark.parametrize("case", TAIHE, ids=str)
def test_fast_bids_are_the_candidates_and_lead_to_the_packed_next_state(case: Case) -> None:
    plies = 0
    for deal in deals(case):
        for state, action, following in zip(deal.states, deal.record.actions, deal.states[1:], strict=False):
            if not isinstance(state.phase, Bidding | Calling | Returning):
                break
            house = house_of(deal.options, state.starter, state.protected)
            auction = auction_of(house, state)
            candidates = [bid_of(house, each) for each in state.view(state.turn).candidates()]
            assert bids(house, auction) == candidates
            found = after(house, auction, bid_of(house, action))
            match following.phase:
                case Playing(declarer=declarer, exchanges=exchanges):
                    assert (found.stage, found.turn, len(found.called)) == (Stage.PLAY, declarer, len(exchanges))
                case Finished(declarer=declarer):
                    thrown_in = declarer is None
                    assert found.stage is (Stage.OVER if thrown_in else Stage.PLAY)
                    assert thrown_in or (found.turn, len(found.called)) == (declarer, 1)
                case _:
                    assert found == auction_of(house, following)
            plies += 1
    assert plies
