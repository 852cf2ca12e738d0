"""A bid, a call or a gift of Taihe A Bao as a search sees it: bid out soundly, then played out by the scorer."""

from __future__ import annotations

from functools import lru_cache

from engine.events import Seat
from engine.games.taihe_a_bao.actions import DECLARE, PASS, Action, Call, Give
from engine.games.taihe_a_bao.ai.imagine.belief import Belief, believed, house_in
from engine.games.taihe_a_bao.ai.search_play import plans_for
from engine.games.taihe_a_bao.ai.simulator.auction import (
    DECLARES,
    PASSES,
    Auction,
    Bid,
    House,
    Stage,
    after,
    bid_out,
    edge_by_bid,
    hands_in,
)
from engine.games.taihe_a_bao.ai.simulator.play_loop import NOBODY, contract, opened, packed, played, result
from engine.games.taihe_a_bao.ai.simulator.weights import judged
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Exchange, Returning
from engine.games.taihe_a_bao.rules.view import View
from engine.search_model import Playout, SearchProblem, SearchSettings

CALLS = 6
"""So many calls are searched, the evaluator's best; they differ in rank, or in who is known to hold the card."""


def search_problem(view: View, settings: SearchSettings, wanted: tuple[Action, ...]) -> SearchProblem[Action]:
    """The bid of the seat on turn, prepared."""
    house, seat = house_in(view), view.seat
    known = known_auction(view, house)
    worth = edge_by_bid(house, known, packed(view.hand))
    said = [bid_of(house, action) for action in wanted]
    places = _kept(house, known, worth, said)
    places.sort(key=lambda bid: worth[bid], reverse=True)

    @lru_cache(maxsize=len(places))
    def ended_by(place: int, owners: tuple[Seat, ...], lot: int) -> Auction:
        """The same for all our plans, which are for play alone."""
        return bid_out(house, after(house, known._replace(owners=owners), places[place]), lot)

    def playout(world: Belief, arm: int) -> Playout:
        plan, place = divmod(arm, len(places))
        ended = ended_by(place, world.owners, world.lot)
        if ended.stage is Stage.OVER:
            return Playout(0.0, (0, 0, 0, 1))
        terms = contract(view.options, ended.turn, len(ended.called))
        if terms.unplayed is not None:
            points = terms.unplayed[seat]
        else:
            policy = plans_for(view.options, ended.turn, seat, settings.judges)[plan]
            points = result(terms, played(terms, opened(terms, hands_in(house, ended.owners)), policy))[seat]
        return Playout(judged(points, settings.style), (points > 0, 0, seat == ended.turn, 0))

    return SearchProblem(
        tuple(action_of(house, known.stage, bid) for bid in places),
        tuple(worth[bid] for bid in places),
        believed(view, settings.infers),
        playout,
        plans=len(plans_for(view.options, seat, seat, settings.judges)),
    )


def known_auction(view: View, house: House) -> Auction:
    """The auction as the view knows it; whatever is not in the own hand seems to be the next seat's."""
    other = (view.seat + 1) % view.options.seats
    owners = tuple(view.seat if card in view.hand else other for card in house.cards)
    phase = view.phase
    assert isinstance(phase, Bidding | Calling | Returning)
    stage = {Bidding: Stage.DECLARING, Calling: Stage.CALLING, Returning: Stage.RETURNING}[type(phase)]
    exchanges: tuple[Exchange, ...] = () if isinstance(phase, Bidding) else phase.exchanges
    called = tuple(house.cards.index(exchange.card) for exchange in exchanges)
    caller, holder = (exchanges[-1].caller, exchanges[-1].holder) if exchanges else (NOBODY, NOBODY)
    return Auction(owners, view.seat, stage, phase.spoken, called, caller, holder)


def _kept(house: House, known: Auction, worth: dict[Bid, float], said: list[Bid]) -> list[Bid]:
    """What is worth trying: of equal bids one, of calls the best few."""
    if known.stage is Stage.DECLARING:
        return list(worth)
    alike: dict[int, Bid] = {}
    for bid in (*said, *worth):
        alike.setdefault(bid if bid == PASSES else house.heights[bid], bid)
    best = sorted(alike.values(), key=lambda bid: worth[bid], reverse=True)
    few = best if known.stage is Stage.RETURNING else best[:CALLS]
    return list(dict.fromkeys([*few, *([PASSES] if PASSES in worth else []), *said]))


def bid_of(house: House, action: Action) -> Bid:
    """The number of a bid, a call or a gift."""
    match action:
        case Call(card) | Give(card):
            assert card is not None
            return house.cards.index(card)
    return DECLARES if action == DECLARE else PASSES


def action_of(house: House, stage: Stage, bid: Bid) -> Action:
    """The action of its number."""
    if bid in (PASSES, DECLARES):
        return DECLARE if bid == DECLARES else PASS
    card = house.cards[bid]
    return Give(card) if stage is Stage.RETURNING else Call(card)
