"""A bid, a call or a card given back as a search problem: bid out by the heuristic, then played out by the scorer."""

from __future__ import annotations

from functools import lru_cache

from engine.events import Seat
from engine.games.taihe_a_bao.actions import DECLARE, PASS, Action, Call, Give
from engine.games.taihe_a_bao.ai.candidates import candidate_bids
from engine.games.taihe_a_bao.ai.imagine.belief import Determinization, believed
from engine.games.taihe_a_bao.ai.imagine.evidence import auction_terms_in
from engine.games.taihe_a_bao.ai.search_play import plans_for
from engine.games.taihe_a_bao.ai.simulator.auction import (
    DECLARES,
    PASSES,
    Auction,
    AuctionStage,
    AuctionTerms,
    BidNumber,
    after_bid,
    bid_out,
    edge_by_bid,
    hands_in,
)
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    NOBODY,
    opening_position,
    packed,
    played_out,
    result,
    terms_of,
)
from engine.games.taihe_a_bao.ai.simulator.weights import judged
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Exchange, Returning
from engine.games.taihe_a_bao.rules.view import View
from engine.search_model import Playout, SearchProblem, SearchSettings


def search_problem(view: View, settings: SearchSettings, wanted: tuple[Action, ...]) -> SearchProblem[Action]:
    """The bid of the seat on turn as a search problem."""
    auction_terms, seat = auction_terms_in(view), view.seat
    known = known_auction(view, auction_terms)
    worth = edge_by_bid(auction_terms, known, packed(view.hand))
    wanted_bids = [bid_number_of(auction_terms, action) for action in wanted]
    bids = candidate_bids(auction_terms, known.stage, worth, wanted_bids)

    @lru_cache(maxsize=len(bids))
    def ended_by(place: int, owners: tuple[Seat, ...], lot: int) -> Auction:
        """How the auction ends; the plans differ only in play, so they share it."""
        return bid_out(auction_terms, after_bid(auction_terms, known._replace(owners=owners), bids[place]), lot)

    def playout(imagined: Determinization, arm: int) -> Playout:
        plan, place = divmod(arm, len(bids))
        ended = ended_by(place, imagined.owners, imagined.lot)
        if ended.stage is AuctionStage.OVER:
            return Playout(0.0, (0, 0, 0, 1))
        terms = terms_of(view.options, ended.turn, len(ended.called))
        if terms.unplayed is not None:
            points = terms.unplayed[seat]
        else:
            policy = plans_for(view.options, ended.turn, seat, settings.judges)[plan]
            start = opening_position(terms, hands_in(auction_terms, ended.owners))
            points = result(terms, played_out(terms, start, policy))[seat]
        return Playout(judged(points, settings.style), (points > 0, 0, seat == ended.turn, 0))

    return SearchProblem(
        tuple(action_of_bid(auction_terms, known.stage, bid) for bid in bids),
        tuple(worth[bid] for bid in bids),
        believed(view, settings.infers),
        playout,
        plans=len(plans_for(view.options, seat, seat, settings.judges)),
    )


def known_auction(view: View, auction_terms: AuctionTerms) -> Auction:
    """The auction as the view knows it; every card outside the own hand is put into the next seat's."""
    other = (view.seat + 1) % view.options.seats
    owners = tuple(view.seat if card in view.hand else other for card in auction_terms.cards)
    phase = view.phase
    assert isinstance(phase, Bidding | Calling | Returning)
    stage = {Bidding: AuctionStage.DECLARING, Calling: AuctionStage.CALLING, Returning: AuctionStage.RETURNING}[
        type(phase)
    ]
    exchanges: tuple[Exchange, ...] = () if isinstance(phase, Bidding) else phase.exchanges
    called = tuple(auction_terms.cards.index(exchange.card) for exchange in exchanges)
    caller, holder = (exchanges[-1].caller, exchanges[-1].holder) if exchanges else (NOBODY, NOBODY)
    return Auction(owners, view.seat, stage, phase.spoken, called, caller, holder)


def bid_number_of(auction_terms: AuctionTerms, action: Action) -> BidNumber:
    """The number of a bid, a call or a card given back."""
    match action:
        case Call(card) | Give(card):
            assert card is not None
            return auction_terms.cards.index(card)
    return DECLARES if action == DECLARE else PASSES


def action_of_bid(auction_terms: AuctionTerms, stage: AuctionStage, bid: BidNumber) -> Action:
    """The action of its number."""
    if bid in (PASSES, DECLARES):
        return DECLARE if bid == DECLARES else PASS
    card = auction_terms.cards[bid]
    return Give(card) if stage is AuctionStage.RETURNING else Call(card)
