"""The bidding as numbers goes by the very rules: over every house rule, on random deals, at every ply."""

from __future__ import annotations

from dataclasses import replace
from random import Random
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
from engine.match import Match, next_record
from tests.conformance.tables import CASES, Case, Deal, deals, played

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


def bids_compared(deal: Deal) -> int:
    """How many bids of a deal were made in numbers too, with the same choice and the same next state."""
    plies = 0
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
    return plies


@pytest.mark.parametrize("case", TAIHE, ids=str)
def test_fast_bids_are_the_candidates_and_lead_to_the_packed_next_state(case: Case) -> None:
    assert sum(map(bids_compared, deals(case)))


@pytest.mark.parametrize("sole_caller_wins", [False, True])
def test_fast_bids_end_a_hand_that_is_thrown_in_or_won_without_play(sole_caller_wins: bool) -> None:
    tried = TAIHE[0].tried
    options = replace(tried.game.options(), sole_caller_wins=sole_caller_wins)
    ends = set()
    for number in range(60):
        deal = played(tried, next_record(Match(tried.game, options, number)), Random(number))
        assert bids_compared(deal)
        if not any(isinstance(state.phase, Playing) for state in deal.states):
            ends.add("thrown in" if deal.states[-1].phase.declarer is None else "won")
    assert ends == ({"thrown in", "won"} if sole_caller_wins else {"thrown in"})
