"""Declaring, calling and exchanging as numbers: who owns which card, what may be done, and a loop that bids soundly."""

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
from engine.games.taihe_a_bao.ai.simulator.play_loop import NOBODY, WEIGHTS, Hand
from engine.games.taihe_a_bao.ai.simulator.win_odds import log_odds, model_of, probability
from engine.games.taihe_a_bao.melds import height, in_order
from engine.games.taihe_a_bao.options import Options, pack
from engine.games.taihe_a_bao.rules.exchange import EXCHANGED, stays

CardNumber = int
"""A card by its place in ``House.cards``."""

Bid = int
"""A card to call or to give, or one of these:"""
PASSES: Bid = -1
DECLARES: Bid = -2


class Stage(Enum):
    """What is decided now; ``PLAY``: the seat on turn is declarer and leads; ``OVER``: nobody wanted to be."""

    DECLARING = auto()
    CALLING = auto()
    RETURNING = auto()
    PLAY = auto()
    OVER = auto()


@dataclass(frozen=True, slots=True)
class House:
    """What stays the same in one deal: the pack in the game's order, and which cards never change hands."""

    options: Options
    starter: Seat
    cards: tuple[Card, ...]
    heights: tuple[int, ...]
    weights: tuple[Hand, ...]
    bound: frozenset[CardNumber]
    """The cards that stay where they are (TAB-24, TAB-25)."""


class Auction(NamedTuple):
    """The bidding as it stands: the owner of every card, and who has called for which."""

    owners: tuple[Seat, ...]
    turn: Seat
    stage: Stage = Stage.DECLARING
    spoken: int = 0
    called: tuple[CardNumber, ...] = ()
    caller: Seat = NOBODY
    holder: Seat = NOBODY


@cache
def house_of(options: Options, starter: Seat, protected: bool) -> House:
    """The house of a deal; ``protected``: the 4♥ determined the starter."""
    cards = in_order(pack(options))
    bound = frozenset(number for number, card in enumerate(cards) if stays(card, protected))
    heights = tuple(map(height, cards))
    return House(options, starter, cards, heights, tuple(WEIGHTS[each] for each in heights), bound)


def hands_in(house: House, owners: Sequence[Seat]) -> list[Hand]:
    """The packed hands by seat."""
    hands = [0] * house.options.seats
    for owner, weight in zip(owners, house.weights, strict=True):
        hands[owner] += weight
    return hands


def callable_cards(house: House, auction: Auction) -> list[CardNumber]:
    """What the seat on turn may call (TAB-24, TAB-50), in the game's order."""
    seat, recall = auction.turn, house.options.recall
    found = []
    for number, owner in enumerate(auction.owners):
        if owner == seat or number in house.bound:
            continue
        if number in auction.called and recall != "yes":
            rank = house.heights[number]
            own = sum(owner == seat and house.heights[each] == rank for each, owner in enumerate(auction.owners))
            if recall == "no" or own < 3:
                continue
        found.append(number)
    return found


def returnable_cards(house: House, auction: Auction) -> list[CardNumber]:
    """What the seat on turn may give back (TAB-25), or could give back after a call."""
    received = auction.called[-1] if auction.stage is Stage.RETURNING else NOBODY
    return [
        number
        for number, owner in enumerate(auction.owners)
        if owner == auction.turn and number != received and number not in house.bound
    ]


def bids(house: House, auction: Auction) -> list[Bid]:
    """Every legal bid in the order of the view's candidates."""
    match auction.stage:
        case Stage.DECLARING:
            return [PASSES, DECLARES]
        case Stage.CALLING:
            return [*([] if must_call(house, auction) else [PASSES]), *callable_cards(house, auction)]
        case Stage.RETURNING:
            return returnable_cards(house, auction)
    return []


def must_call(house: House, auction: Auction) -> bool:
    """Whether the seat on turn may not pass in the second round (TAB-52)."""
    return house.options.starter_must_call and auction.spoken == 0


def after(house: House, auction: Auction, bid: Bid) -> Auction:
    """The auction one legal bid on (TAB-21 … TAB-27)."""
    owners, turn, stage, spoken, called, caller, holder = auction
    if stage is Stage.DECLARING:
        if bid == DECLARES:
            return Auction(owners, turn, Stage.PLAY)
        if spoken + 1 == house.options.seats:
            return Auction(owners, house.starter, Stage.CALLING)
        return Auction(owners, (turn + 1) % house.options.seats, stage, spoken + 1)
    if stage is Stage.CALLING and bid != PASSES:
        moved = (*owners[:bid], turn, *owners[bid + 1 :])
        return Auction(moved, turn, Stage.RETURNING, spoken, (*called, bid), turn, owners[bid])
    if stage is Stage.RETURNING:
        owners = (*owners[:bid], holder, *owners[bid + 1 :])
    if spoken + 1 < house.options.seats:
        return Auction(owners, (turn + 1) % house.options.seats, Stage.CALLING, spoken + 1, called, caller, holder)
    if not called:
        return Auction(owners, NOBODY, Stage.OVER)
    return Auction(owners, caller, Stage.PLAY, spoken + 1, called, caller, holder)


@cache
def wish(options: Options, stage: Stage, callers: int, spoken: int) -> Callable[[Hand], float]:
    """By a hand: how much rather its seat would declare or call than pass, if any exchange were open to it."""
    unspoken, model, best = options.seats - 1 - spoken, model_of(options), best_exchange(options)
    swing, over_passing = NOBODY_DECLARED - RIVAL * callers, edge_over_passing(options, spoken)
    lost, won = edges_of_calling(options, callers, unspoken)

    def to_call(hand: Hand) -> float:
        return lost + (won - lost) * probability(best(hand) + swing)

    def to_declare(hand: Hand) -> float:
        return over_passing(probability(log_odds(model, hand)), lambda: best(hand))

    return to_call if stage is Stage.CALLING else to_declare


def edge_by_bid(house: House, auction: Auction, hand: Hand) -> dict[Bid, float]:
    """What every legal bid of the seat on turn seems worth, the sound player's own most; a pass is worth nothing."""
    options, legal = house.options, bids(house, auction)
    match auction.stage:
        case Stage.DECLARING:
            given = _heights(house, auction)
            wants = edge_of_declaring(options, hand, wanted_ever(house, auction), given, auction.spoken)
            return {PASSES: 0.0, DECLARES: wants}
        case Stage.CALLING:
            callers, unspoken = len(auction.called), options.seats - 1 - auction.spoken
            wanted = {house.heights[bid] for bid in legal if bid != PASSES}
            chances = chances_of_calls(options, hand, wanted, _heights(house, auction), callers)
            edges = {rank: edge_of_calling(options, callers, unspoken, each) for rank, each in chances.items()}
            return {bid: 0.0 if bid == PASSES else edges[house.heights[bid]] for bid in legal}
    values = values_of_gifts(options, hand, {house.heights[bid] for bid in legal})
    return {bid: GIFT_SCALE * values[house.heights[bid]] for bid in legal}


GIFT_SCALE = 3.0
"""How many stakes a step of the log odds is worth to who chooses a gift."""


def wanted_ever(house: House, auction: Auction) -> set[int]:
    """The heights of the cards that the seat on turn might call later."""
    return {
        rank
        for rank, owner in zip(house.heights, auction.owners, strict=True)
        if owner != auction.turn and rank in EXCHANGED
    }


def _heights(house: House, auction: Auction) -> set[int]:
    return {house.heights[number] for number in returnable_cards(house, auction)}


def sound_bid(house: House, auction: Auction, lot: int) -> Bid:
    """What a sound player bids, knowing only the own hand; ``lot`` settles which of equal cards."""
    hand = sum(weight for weight, owner in zip(house.weights, auction.owners, strict=True) if owner == auction.turn)
    match auction.stage:
        case Stage.DECLARING:
            return DECLARES if wish(house.options, auction.stage, 0, auction.spoken)(hand) > 0 else PASSES
        case Stage.CALLING:
            callers = len(auction.called)
            wants = wish(house.options, auction.stage, callers, auction.spoken)(hand)
            if not must_call(house, auction) and wants <= 0:
                return PASSES
            return _best_call(house, auction, hand, lot)
    gifts = returnable_cards(house, auction)
    values = values_of_gifts(house.options, hand, {house.heights[number] for number in gifts})
    return _one_with(house, gifts, max(values, key=lambda rank: values[rank]), lot)


def _best_call(house: House, auction: Auction, hand: Hand, lot: int) -> Bid:
    calls = callable_cards(house, auction)
    if not calls:
        return PASSES
    wanted = {house.heights[number] for number in calls}
    chances = chances_of_calls(house.options, hand, wanted, _heights(house, auction), len(auction.called))
    return _one_with(house, calls, max(chances, key=lambda rank: chances[rank]), lot)


def _one_with(house: House, numbers: Sequence[CardNumber], rank: int, lot: int) -> CardNumber:
    equals = [number for number in numbers if house.heights[number] == rank]
    return equals[lot % len(equals)]


def bid_out(house: House, auction: Auction, lot: int) -> Auction:
    """The auction after sound bids to its end."""
    while auction.stage not in (Stage.PLAY, Stage.OVER):
        auction = after(house, auction, sound_bid(house, auction, lot))
    return auction
