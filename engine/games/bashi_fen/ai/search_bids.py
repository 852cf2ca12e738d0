"""The search problem of bids with all cards taken, and of claims of a new deal: imagined deals are buried and called by
the heuristic, and played out.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.cards import Cards, without
from engine.events import Seat
from engine.games.bashi_fen.actions import PASS, Action, Bid, Redeal
from engine.games.bashi_fen.ai.heuristic_player import bar_of, bid_of, burial_of, call_of, greedy
from engine.games.bashi_fen.ai.imagine.belief import Determinization, believed
from engine.games.bashi_fen.ai.search_play import FACTS, LEADS, MOST_WEIGHED, played_from_start, scores
from engine.games.bashi_fen.ai.simulator.play_loop import position_of, terms_of
from engine.games.bashi_fen.options import fluid
from engine.games.bashi_fen.rules.bids import BidSituation, Named, named_by, turned_from_kitty
from engine.games.bashi_fen.rules.partners import calls_of
from engine.games.bashi_fen.rules.phases import Asking, Calls, Claiming, Contesting, first_lead
from engine.games.bashi_fen.rules.standing import levels_of, turn_after
from engine.games.bashi_fen.rules.view import View
from engine.search_model import Playout, SearchProblem, SearchSettings

Choosing = Asking | Claiming | Contesting
VOID = Playout(0.0, (0,) * len(FACTS))
"""The playout of a deal that does not count: no side gains."""


class BiddingDeal(NamedTuple):
    """One imagined deal with all cards in hand: bids are judged, and cards buried, as cards.

    ``found``: its playouts so far, by the trumps that stand and the seat that buries.
    """

    determinization: Determinization
    hands: tuple[Cards, ...]
    kitty: Cards
    found: dict[tuple[Named, Seat], Playout]


def search_problem(
    view: View, phase: Choosing, settings: SearchSettings, wanted: tuple[Action, ...]
) -> SearchProblem[Action]:
    """Prepares the decision whether to bid, and what, or whether to ask for a new deal."""
    tried = (greedy(view, Random(0)), *wanted, PASS, *reversed(list(view.candidates())))
    moves = tuple(dict.fromkeys(tried))[: max(MOST_WEIGHED, 1 + len(wanted))]
    believe = believed(view, settings.infers, settings.stop)

    def imagined(random: Random) -> BiddingDeal:
        determinization = believe(random)
        hands, kitty = determinization.cards()
        return BiddingDeal(determinization, tuple(map(tuple.__add__, hands, view.shown)), kitty, {})

    def playout(deal: BiddingDeal, place: int) -> Playout:
        move, named = moves[place], phase.named
        if isinstance(move, Redeal):
            return VOID
        if isinstance(move, Bid):
            named = named_by(view.bidding, move)
        if isinstance(phase, Asking):
            passes = 0 if isinstance(move, Bid) else phase.passes + 1
            named = named_in_the_end(view, Asking(view.seat, named, passes), deal)
        if named is None:
            return VOID
        if isinstance(phase, Contesting):
            taker = phase.taker if named == phase.named else view.seat
        else:
            taker = named.declarer
        if (named, taker) not in deal.found:
            deal.found[named, taker] = played_from(view, settings, deal, named, taker)
        return deal.found[named, taker]

    return SearchProblem(moves, scores(moves), imagined, playout, effort=LEADS)


def named_in_the_end(view: View, asked: Asking, deal: BiddingDeal) -> Named | None:
    """The trumps in the end: the others bid by the heuristic from their own cards, until all have passed (BSF-11)."""
    options = view.options
    while asked.passes < options.seats - (bidder_of(asked) is not None):
        seat = turn_after(options, asked.turn)
        seat = turn_after(options, seat) if seat == bidder_of(asked) else seat
        bidding = BidSituation(options, view.standing, asked.named, seat, deal.hands[seat])
        bid = bid_of(bidding, bar_of(asked))
        asked = Asking(seat, asked.named, asked.passes + 1) if bid is None else Asking(seat, named_by(bidding, bid))
    if asked.named is None and options.no_bid == "turn_kitty":
        return turned_from_kitty(options, view.standing, view.first, deal.kitty)[1]
    return asked.named


def bidder_of(asked: Asking) -> Seat | None:
    """The seat whose bid stands."""
    return None if asked.named is None else asked.named.bidder


def played_from(view: View, settings: SearchSettings, deal: BiddingDeal, named: Named, taker: Seat) -> Playout:
    """The playout of a deal once these trumps stand: buried, if the kitty is taken now, called and played."""
    options, trumps, hands, kitty = view.options, named.trumps(view.options), list(deal.hands), deal.kitty
    if not isinstance(view.phase, Contesting) or taker != view.phase.taker:
        hands[taker] += kitty
        kitty = burial_of(options, trumps, hands[taker])
        hands[taker] = without(hands[taker], kitty)
    calls = calls_of(options, call_of(options, trumps, hands[named.declarer])) if fluid(options) else Calls()
    terms = terms_of(options, named, levels_of(options, view.standing))
    packed = terms.packing.packed
    begun = first_lead(named, taker, calls, options.seats)
    start = position_of(terms, begun, tuple(map(packed, hands)), packed(kitty))
    return played_from_start(terms, start, taker, view.seat, settings)
