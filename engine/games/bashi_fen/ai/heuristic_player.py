"""The heuristic player of Bashi Fen: it names long suits, buries short ones, leads masters and feeds partners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import NamedTuple

from engine.cards import Card, Cards, Suit, without
from engine.games.bashi_fen.actions import (
    PASS,
    REDEAL,
    SUITS_OF,
    Action,
    Bid,
    Bury,
    Copy,
    Play,
    called,
    in_order,
)
from engine.games.bashi_fen.ai.simulator.heuristic import InformationState, heuristic_move
from engine.games.bashi_fen.ai.simulator.packed_cards import Packing, packing_of
from engine.games.bashi_fen.ai.simulator.play_loop import PackedTable, packed_table
from engine.games.bashi_fen.ai.simulator.weights import EVEN
from engine.games.bashi_fen.options import Options, fluid, most_partners
from engine.games.bashi_fen.pack import copies_of, kitty_size, pack
from engine.games.bashi_fen.rules.bids import BidSituation, Named, bids, named_by
from engine.games.bashi_fen.rules.partners import all_known, call_candidates, callable_cards, least_called
from engine.games.bashi_fen.rules.phases import Asking, Burying, Calling, Claiming, Contesting, Playing, Taking
from engine.games.bashi_fen.rules.standing import first_hand, turn_after
from engine.games.bashi_fen.rules.tricks import POINTS
from engine.games.bashi_fen.rules.trumps import Trumps
from engine.games.bashi_fen.rules.view import View
from engine.search_model import Style

LONG = 0.34
"""The share of trumps among the cards taken so far from which a bid is made …"""
LONGER = 0.5
"""… and from which it is made over a partner's bid, or for the kitty."""

BIDS_FROM = {Style.EVEN: 1.0, Style.CAUTIOUS: 1.25, Style.BOLD: 0.7}
"""The factor of that share for each style while cards are taken, after the first hand of a match …"""
BIDS_FIRST_FROM = {Style.EVEN: 0.7, Style.CAUTIOUS: 1.0, Style.BOLD: 0.7}
"""… and in the first, where the bidder declares, so that a lone card of the trump rank among few cards
is worth a bid."""


def greedy(view: View, _random: Random) -> Action:
    """The heuristic action of the seat on turn, the same for the same view."""
    match view.phase:
        case Taking() | Asking() | Contesting():
            return bid_of(view.bidding, bar_of(view.phase)) or PASS
        case Claiming():
            return REDEAL if view.refusal(REDEAL) is None else PASS
        case Burying():
            return Bury(burial_of(view.options, view.trumps, view.hand))
        case Calling():
            return call_of(view.options, view.trumps, view.hand)
        case Playing() as playing:
            packing, _, information = packed_decision(view, playing)
            return Play(in_order(packing.unpacked(heuristic_move(packing, information))))
    raise ValueError("the deal is over: nobody is on turn")


def bar_of(phase: Taking | Asking | Contesting) -> float:
    """The share of the hand that must be trumps for a bid in this phase."""
    match phase:
        case Taking():
            return LONG
        case Asking(named=named):
            return 0.0 if named is None else LONG
        case Contesting():
            return LONGER


def bid_in_style(view: View, style: Style) -> Action:
    """The bid of a style while cards are taken, or a pass."""
    wanted = BIDS_FIRST_FROM if first_hand(view.standing) else BIDS_FROM
    return bid_of(view.bidding, LONG * wanted[style]) or PASS


def bid_of(bidding: BidSituation, bar: float) -> Bid | None:
    """The bid under which most of the own cards are trumps, if they are enough (BSF-11)."""
    allowed = bids(bidding)
    if not allowed:
        return None
    options, named, held = bidding.options, bidding.named, bidding.held
    worths = [(_trump_share(options, named_by(bidding, bid), held), -len(bid.cards), str(bid)) for bid in allowed]
    best = max(range(len(allowed)), key=worths.__getitem__)
    if named is not None:
        bar = max(bar, _trump_share(options, named, held) + 0.08)
        if named.declarer == bidding.seat or (not fluid(options) and named.declarer == (bidding.seat + 2) % 4):
            bar = max(bar, LONGER)
    return allowed[best] if worths[best][0] >= bar else None


def _trump_share(options: Options, named: Named, held: Cards) -> float:
    """The share of the hand that is trump under this bid; rank cards and jokers count double."""
    trumps = named.trumps(options)
    own = [card for card in held if trumps.suit_of(card) is None]
    high = sum(card.suit is None or card.rank is named.rank for card in own)
    return (len(own) + high) / max(len(held), 8)


def burial_of(options: Options, trumps: Trumps, hand: Cards) -> Cards:
    """The cards to bury: low ones of short suits, if possible no points, trumps, pairs and masters (BSF-30)."""
    counts, length = Counter(hand), Counter(map(trumps.suit_of, hand))
    tops = _tops(options, trumps)

    def cost(card: Card) -> int:
        suit = trumps.suit_of(card)
        if suit is None:
            return 1000 + trumps.strength(card)
        below = tops[suit] - trumps.strength(card)
        worth = 60 if below == 0 else 25 if below == 1 else 0
        worth += 20 * (counts[card] - 1) + 6 * POINTS.get(card.rank, 0) + 3 * length[suit]
        return worth + trumps.strength(card)

    return in_order(sorted(hand, key=cost)[: kitty_size(options)])


def burials_of(options: Options, trumps: Trumps, hand: Cards) -> Iterator[Cards]:
    """Burials to weigh, each once: the heuristic one; those that empty a suit without its highest card; one of many
    points; and those that bury a suit's low cards first.
    """
    usual, size = burial_of(options, trumps, hand), kitty_size(options)
    tops = _tops(options, trumps)
    by_suit = {suit: trumps.of_suit(hand, suit) for suit in tops}
    emptied = [
        suited
        for suit, suited in by_suit.items()
        if 0 < len(suited) <= size and max(map(trumps.strength, suited)) < tops[suit]
    ]
    emptied.sort(key=len)
    plain = [card for suited in by_suit.values() for card in suited]
    length = Counter(map(trumps.suit_of, plain))
    plain.sort(key=lambda card: (-POINTS.get(card.rank, 0), length[trumps.suit_of(card)], trumps.strength(card)))
    low = [
        trumps.in_order(card for card in suited if card.rank not in POINTS and trumps.strength(card) < tops[suit])
        for suit, suited in by_suit.items()
    ]
    wanted = [*emptied, plain, *low]
    found = (_filled(options, trumps, hand, tuple(cards[:size])) for cards in wanted if cards)
    yield from dict.fromkeys((usual, *(cards for cards in found if cards is not None)))


def _filled(options: Options, trumps: Trumps, hand: Cards, first: Cards) -> Cards | None:
    """A burial of these cards, and of others of plain suits that the heuristic would bury; None where they are few."""
    missing = kitty_size(options) - len(first)
    if not missing:
        return in_order(first)
    left = burial_of(options, trumps, without(hand, first))
    rest = [card for card in left if trumps.suit_of(card) is not None][:missing]
    return in_order([*first, *rest]) if len(rest) == missing else None


@lru_cache(maxsize=64)
def _tops(options: Options, trumps: Trumps) -> dict[Suit, int]:
    """The strength of each plain suit's highest card, in the order of the pack, since sets have another order in each
    run."""
    tops: dict[Suit, int] = {}
    for card in dict.fromkeys(pack(options)):
        suit = trumps.suit_of(card)
        if suit is not None:
            tops[suit] = max(tops.get(suit, 0), trumps.strength(card))
    return tops


def call_of(options: Options, trumps: Trumps, hand: Cards) -> Action:
    """The call of high cards in short held suits, of each the copy after those in the hand (BSF-40)."""
    if options.call == "colour":
        *_, last = (PASS, *call_candidates(options, trumps, hand))
        return last
    counts, copies = Counter(hand), copies_of(options)
    length = Counter(map(trumps.suit_of, hand))
    open_cards = [card for card in callable_cards(options, trumps) if counts[card] < copies[card]]
    plain = [card for card in open_cards if trumps.suit_of(card) is not None]
    ranked = sorted(
        plain or open_cards,
        key=lambda card: (trumps.strength(card), length[trumps.suit_of(card)] > 0, -length[trumps.suit_of(card)]),
        reverse=True,
    )
    wanted = tuple(Copy(card, counts[card] + 1) for card in ranked[: most_partners(options)])
    missing = least_called(options, trumps) - len(wanted)
    if missing > 0:  # our own cards fill the number up, though nobody else can answer them
        rest = (Copy(card, number) for card in callable_cards(options, trumps) for number in range(1, copies[card] + 1))
        wanted += tuple(islice((copy for copy in rest if copy not in wanted), missing))
    return called(wanted) if wanted else PASS


class PackedDecision(NamedTuple):
    """A decision in play, packed once for the heuristic move, the search and the hints."""

    packing: Packing
    table: PackedTable
    information: InformationState


def packed_decision(view: View, playing: Playing) -> PackedDecision:
    """Packs what the seat on turn sees."""
    packing = packing_of(view.options, view.trumps)
    table = packed_table(packing, playing)
    return PackedDecision(packing, table, information_state(view, playing, packing, table))


def information_state(view: View, playing: Playing, packing: Packing, table: PackedTable) -> InformationState:
    """What the seat on turn may know, packed."""
    hand = packing.packed(view.hand)
    kitty = packing.packed(card for card in view.kitty if card is not None)
    side, sure = view.declarers, all_known(view.options, playing.calls)
    declaring = view.seat in side or (not sure and _is_secret_partner(view, playing))
    return InformationState(
        hand=hand,
        led=table.led,
        best=0 if playing.best is None else table.plays[playing.best],
        stake=packing.points_in(sum(table.plays)),
        friendly=declaring == (playing.best in side) and (sure or declaring),
        last=turn_after(view.options, view.seat) == playing.leader,
        rest=packing.full - table.gone - kitty - hand,
        declaring=declaring,
        keeps=EVEN.kept if packing.points_in(kitty) else 0,
    )


def _is_secret_partner(view: View, playing: Playing) -> bool:
    """Whether the seat holds a called card that nobody has answered yet."""
    calls = playing.calls
    if calls.colour is not None:
        suits = SUITS_OF[calls.colour.colour]
        return any(card.rank is calls.colour.rank and card.suit in suits for card in view.hand)
    return any(copy.card in view.hand for copy, owner in zip(calls.copies, calls.owners, strict=True) if owner is None)
