"""The auction as numbers: who owns which card, which bids are legal, and a loop that bids as the heuristic does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import NamedTuple

from engine.cards import Card
from engine.events import Seat
from engine.games.taihe_a_bao.ai.simulator.bid_evaluation import (
    NOBODY_DECLARED,
    RIVAL,
    chances_of_calls,
    edge_of_calling,
    edge_of_declaring,
    edge_over_passing,
    edges_of_calling,
    values_of_gifts,
)
from engine.games.taihe_a_bao.ai.simulator.exchanges import best_exchange
from engine.games.taihe_a_bao.ai.simulator.play_loop import CARD_UNITS, NOBODY, Hand
from engine.games.taihe_a_bao.ai.simulator.win_odds import log_odds, model_of, probability
from engine.games.taihe_a_bao.melds import height, in_order
from engine.games.taihe_a_bao.options import Options, pack
from engine.games.taihe_a_bao.rules.exchange import EXCHANGED, stays

CardNumber = int
"""A card by its place in ``AuctionTerms.cards``."""

BidNumber = int
"""A card to call or to give, or one of these:"""
PASSES: BidNumber = -1
DECLARES: BidNumber = -2


class AuctionStage(Enum):
    """What is decided now; ``PLAY``: the seat on turn is declarer and leads; ``OVER``: nobody wanted to be."""

    DECLARING = auto()
    CALLING = auto()
    RETURNING = auto()
    PLAY = auto()
    OVER = auto()


@dataclass(frozen=True, slots=True)
class AuctionTerms:
    """What stays the same during an auction: the pack in the game's order, and which cards never change hands."""

    options: Options
    starter: Seat
    cards: tuple[Card, ...]
    heights: tuple[int, ...]
    units: tuple[Hand, ...]
    """What each card adds to a packed hand."""
    staying: frozenset[CardNumber]
    """The cards that stay where they are (TAB-24, TAB-25)."""


class Auction(NamedTuple):
    """The bidding as it stands: the owner of every card, and who has called for which."""

    owners: tuple[Seat, ...]
    turn: Seat
    stage: AuctionStage = AuctionStage.DECLARING
    spoken: int = 0
    called: tuple[CardNumber, ...] = ()
    caller: Seat = NOBODY
    holder: Seat = NOBODY


@cache
def auction_terms_of(options: Options, starter: Seat, protected: bool) -> AuctionTerms:
    """The terms of a deal's auction; ``protected``: the 4♥ determined the starter."""
    cards = in_order(pack(options))
    staying = frozenset(number for number, card in enumerate(cards) if stays(card, protected))
    heights = tuple(map(height, cards))
    return AuctionTerms(options, starter, cards, heights, tuple(CARD_UNITS[each] for each in heights), staying)


def hands_in(terms: AuctionTerms, owners: Sequence[Seat]) -> list[Hand]:
    """The packed hands by seat."""
    hands = [0] * terms.options.seats
    for owner, unit in zip(owners, terms.units, strict=True):
        hands[owner] += unit
    return hands


def callable_numbers(terms: AuctionTerms, auction: Auction) -> list[CardNumber]:
    """The cards that the seat on turn may call (TAB-24, TAB-50), in the game's order."""
    seat, recall = auction.turn, terms.options.recall
    found = []
    for number, owner in enumerate(auction.owners):
        if owner == seat or number in terms.staying:
            continue
        if number in auction.called and recall != "yes":
            rank = terms.heights[number]
            own = sum(owner == seat and terms.heights[each] == rank for each, owner in enumerate(auction.owners))
            if recall == "no" or own < 3:
                continue
        found.append(number)
    return found


def returnable_numbers(terms: AuctionTerms, auction: Auction) -> list[CardNumber]:
    """The cards that the seat on turn may give back (TAB-25), or could give back after a call."""
    received = auction.called[-1] if auction.stage is AuctionStage.RETURNING else NOBODY
    return [
        number
        for number, owner in enumerate(auction.owners)
        if owner == auction.turn and number != received and number not in terms.staying
    ]


def legal_bids(terms: AuctionTerms, auction: Auction) -> list[BidNumber]:
    """Every legal bid in the order of the view's candidates."""
    match auction.stage:
        case AuctionStage.DECLARING:
            return [PASSES, DECLARES]
        case AuctionStage.CALLING:
            return [*([] if must_call(terms, auction) else [PASSES]), *callable_numbers(terms, auction)]
        case AuctionStage.RETURNING:
            return returnable_numbers(terms, auction)
    return []


def must_call(terms: AuctionTerms, auction: Auction) -> bool:
    """Whether the seat on turn may not pass in the second round (TAB-52)."""
    return terms.options.starter_must_call and auction.spoken == 0


def after_bid(terms: AuctionTerms, auction: Auction, bid: BidNumber) -> Auction:
    """The auction after one legal bid (TAB-21 … TAB-27)."""
    owners, turn, stage, spoken, called, caller, holder = auction
    if stage is AuctionStage.DECLARING:
        if bid == DECLARES:
            return Auction(owners, turn, AuctionStage.PLAY)
        if spoken + 1 == terms.options.seats:
            return Auction(owners, terms.starter, AuctionStage.CALLING)
        return Auction(owners, (turn + 1) % terms.options.seats, stage, spoken + 1)
    if stage is AuctionStage.CALLING and bid != PASSES:
        moved = (*owners[:bid], turn, *owners[bid + 1 :])
        return Auction(moved, turn, AuctionStage.RETURNING, spoken, (*called, bid), turn, owners[bid])
    if stage is AuctionStage.RETURNING:
        owners = (*owners[:bid], holder, *owners[bid + 1 :])
    if spoken + 1 < terms.options.seats:
        return Auction(
            owners, (turn + 1) % terms.options.seats, AuctionStage.CALLING, spoken + 1, called, caller, holder
        )
    if not called:
        return Auction(owners, NOBODY, AuctionStage.OVER)
    return Auction(owners, caller, AuctionStage.PLAY, spoken + 1, called, caller, holder)


@cache
def edge_of_bidding(options: Options, stage: AuctionStage, callers: int, spoken: int) -> Callable[[Hand], float]:
    """A function from a hand to the stakes by which declaring or calling beats passing, if every exchange were open to
    it."""
    unspoken, model, best = options.seats - 1 - spoken, model_of(options), best_exchange(options)
    swing, over_passing = NOBODY_DECLARED - RIVAL * callers, edge_over_passing(options, spoken)
    lost, won = edges_of_calling(options, callers, unspoken)

    def to_call(hand: Hand) -> float:
        return lost + (won - lost) * probability(best(hand) + swing)

    def to_declare(hand: Hand) -> float:
        return over_passing(probability(log_odds(model, hand)), lambda: best(hand))

    return to_call if stage is AuctionStage.CALLING else to_declare


def edge_by_bid(terms: AuctionTerms, auction: Auction, hand: Hand) -> dict[BidNumber, float]:
    """The value of every legal bid of the seat on turn to the heuristic player; a pass is worth nothing."""
    options, legal = terms.options, legal_bids(terms, auction)
    match auction.stage:
        case AuctionStage.DECLARING:
            given = _heights(terms, auction)
            wants = edge_of_declaring(options, hand, wanted_ever(terms, auction), given, auction.spoken)
            return {PASSES: 0.0, DECLARES: wants}
        case AuctionStage.CALLING:
            callers, unspoken = len(auction.called), options.seats - 1 - auction.spoken
            wanted = {terms.heights[bid] for bid in legal if bid != PASSES}
            chances = chances_of_calls(options, hand, wanted, _heights(terms, auction), callers)
            edges = {rank: edge_of_calling(options, callers, unspoken, each) for rank, each in chances.items()}
            return {bid: 0.0 if bid == PASSES else edges[terms.heights[bid]] for bid in legal}
    values = values_of_gifts(options, hand, {terms.heights[bid] for bid in legal})
    return {bid: GIFT_SCALE * values[terms.heights[bid]] for bid in legal}


GIFT_SCALE = 3.0
"""How many stakes one unit of the log odds is worth when a card to give back is chosen."""


def wanted_ever(terms: AuctionTerms, auction: Auction) -> set[int]:
    """The heights of the cards that the seat on turn can still call later."""
    return {
        rank
        for rank, owner in zip(terms.heights, auction.owners, strict=True)
        if owner != auction.turn and rank in EXCHANGED
    }


def _heights(terms: AuctionTerms, auction: Auction) -> set[int]:
    return {terms.heights[number] for number in returnable_numbers(terms, auction)}


def heuristic_bid(terms: AuctionTerms, auction: Auction, lot: int) -> BidNumber:
    """The bid of the heuristic player, who knows only the own hand; ``lot`` picks one of equal cards."""
    hand = sum(unit for unit, owner in zip(terms.units, auction.owners, strict=True) if owner == auction.turn)
    match auction.stage:
        case AuctionStage.DECLARING:
            return DECLARES if edge_of_bidding(terms.options, auction.stage, 0, auction.spoken)(hand) > 0 else PASSES
        case AuctionStage.CALLING:
            callers = len(auction.called)
            wants = edge_of_bidding(terms.options, auction.stage, callers, auction.spoken)(hand)
            if not must_call(terms, auction) and wants <= 0:
                return PASSES
            return _best_call(terms, auction, hand, lot)
    gifts = returnable_numbers(terms, auction)
    values = values_of_gifts(terms.options, hand, {terms.heights[number] for number in gifts})
    return _one_with(terms, gifts, max(values, key=lambda rank: values[rank]), lot)


def _best_call(terms: AuctionTerms, auction: Auction, hand: Hand, lot: int) -> BidNumber:
    calls = callable_numbers(terms, auction)
    if not calls:
        return PASSES
    wanted = {terms.heights[number] for number in calls}
    chances = chances_of_calls(terms.options, hand, wanted, _heights(terms, auction), len(auction.called))
    return _one_with(terms, calls, max(chances, key=lambda rank: chances[rank]), lot)


def _one_with(terms: AuctionTerms, numbers: Sequence[CardNumber], rank: int, lot: int) -> CardNumber:
    equals = [number for number in numbers if terms.heights[number] == rank]
    return equals[lot % len(equals)]


def bid_out(terms: AuctionTerms, auction: Auction, lot: int) -> Auction:
    """The auction at its end, after bids of the heuristic player by every seat."""
    while auction.stage not in (AuctionStage.PLAY, AuctionStage.OVER):
        auction = after_bid(terms, auction, heuristic_bid(terms, auction, lot))
    return auction
