"""The bidding as numbers goes by the very rules: over every house rule, on random deals, at every ply."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.taihe_a_bao.actions import DECLARE, PASS, Action, Call, Give
from engine.games.taihe_a_bao.ai.simulator.auction import (
    DECLARES,
    PASSES,
    Auction,
    AuctionStage,
    AuctionTerms,
    BidNumber,
    after_bid,
    auction_terms_of,
    legal_bids,
)
from engine.games.taihe_a_bao.ai.simulator.play_loop import NOBODY
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Finished, Playing, Returning
from tests.conformance.tables import CASES, Case, deals

TAIHE = tuple(case for case in CASES if case.tried.game.key == "taihe_a_bao")


def auction_of(auction_terms: AuctionTerms, state: Any) -> Auction:
    """The auction of a state, read off it field by field."""
    owners = tuple(next(seat for seat, hand in enumerate(state.hands) if card in hand) for card in auction_terms.cards)
    match state.phase:
        case Bidding(turn, spoken):
            return Auction(owners, turn, AuctionStage.DECLARING, spoken)
        case Calling(turn, spoken, exchanges):
            return Auction(owners, turn, AuctionStage.CALLING, spoken, *_called(auction_terms, exchanges))
        case Returning(turn, spoken, exchanges):
            return Auction(owners, turn, AuctionStage.RETURNING, spoken, *_called(auction_terms, exchanges))
    raise AssertionError(state.phase)


def _called(auction_terms: AuctionTerms, exchanges: Any) -> tuple[tuple[int, ...], int, int]:
    called = tuple(auction_terms.cards.index(exchange.card) for exchange in exchanges)
    return called, exchanges[-1].caller if exchanges else NOBODY, exchanges[-1].holder if exchanges else NOBODY


def bid_number_of(auction_terms: AuctionTerms, action: Action) -> BidNumber:
    match action:
        case Call(card) | Give(card):
            assert card is not None
            return auction_terms.cards.index(card)
    return {PASS: PASSES, DECLARE: DECLARES}[action]


@pytest.mark.parametrize("case", TAIHE, ids=str)
def test_fast_bids_are_the_candidates_and_lead_to_the_packed_next_state(case: Case) -> None:
    plies = 0
    for deal in deals(case):
        for state, action, following in zip(deal.states, deal.record.actions, deal.states[1:], strict=False):
            if not isinstance(state.phase, Bidding | Calling | Returning):
                break
            auction_terms = auction_terms_of(deal.options, state.starter, state.protected)
            auction = auction_of(auction_terms, state)
            candidates = [bid_number_of(auction_terms, each) for each in state.view(state.turn).candidates()]
            assert legal_bids(auction_terms, auction) == candidates
            found = after_bid(auction_terms, auction, bid_number_of(auction_terms, action))
            match following.phase:
                case Playing(declarer=declarer, exchanges=exchanges):
                    assert (found.stage, found.turn, len(found.called)) == (AuctionStage.PLAY, declarer, len(exchanges))
                case Finished(declarer=declarer):
                    thrown_in = declarer is None
                    assert found.stage is (AuctionStage.OVER if thrown_in else AuctionStage.PLAY)
                    assert thrown_in or (found.turn, len(found.called)) == (declarer, 1)
                case _:
                    assert found == auction_of(auction_terms, following)
            plies += 1
    assert plies
