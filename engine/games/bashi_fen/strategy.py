"""The sound, fast player of Bashi Fen: names long suits, buries short ones, leads masters and feeds partners."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.cards import Card, Suit
from engine.games.bashi_fen.actions import (
    PASS,
    REDEAL,
    SUITS_OF,
    Action,
    Bid,
    Bury,
    Copy,
    Partners,
    Play,
    called,
    in_order,
)
from engine.games.bashi_fen.bids import Named, named_by
from engine.games.bashi_fen.fast import led_as
from engine.games.bashi_fen.fields import Fields, fields_of
from engine.games.bashi_fen.options import Options, fluid, most_partners
from engine.games.bashi_fen.pack import kitty_size, pack
from engine.games.bashi_fen.partners import all_known, callable_cards
from engine.games.bashi_fen.phases import Asking, Burying, Calling, Claiming, Contesting, Playing, Taking
from engine.games.bashi_fen.sound import Sight, sound_move
from engine.games.bashi_fen.standing import turn_after
from engine.games.bashi_fen.tricks import POINTS
from engine.games.bashi_fen.trumps import Trumps
from engine.games.bashi_fen.view import View

LONG = 0.34
"""Which share of the cards taken so far makes a suit, with rank cards and jokers, worth naming …"""
LONGER = 0.5
"""… and worth fighting for against a partner, or for the kitty."""


def greedy(view: View, _random: Random) -> Action:
    """A sound action of the seat on turn, the same for the same view."""
    match view.phase:
        case Taking():
            return _bid(view, LONG)
        case Asking(named=named):
            return _bid(view, 0.0 if named is None else LONG)
        case Contesting():
            return _bid(view, LONGER)
        case Claiming():
            return REDEAL if view.refusal(REDEAL) is None else PASS
        case Burying():
            return _bury(view)
        case Calling():
            return _call(view)
        case Playing() as playing:
            fields, sight = sight_of(view, playing)
            return Play(in_order(fields.unpacked(sound_move(fields, sight))))
    raise ValueError("the deal is over: nobody is on turn")


def _bid(view: View, share: float) -> Action:
    """The bid under which most of the own cards are trumps, if they are enough (BSF-11)."""
    prompt = view.prompt()
    bids = [action for action in getattr(prompt, "actions", ()) if isinstance(action, Bid)]
    if not bids:
        return PASS
    bidding, named = view.bidding, view.phase.named
    worths = [(_trump_share(view, named_by(bidding, bid)), -len(bid.cards), str(bid)) for bid in bids]
    best = max(range(len(bids)), key=worths.__getitem__)
    bar = share
    if named is not None:
        bar = max(bar, _trump_share(view, named) + 0.08)
        if named.declarer == view.seat or (not fluid(view.options) and named.declarer == (view.seat + 2) % 4):
            bar = max(bar, LONGER)
    return bids[best] if worths[best][0] >= bar else PASS


def _trump_share(view: View, named: Named) -> float:
    """How much of the hand is trump then, rank cards and jokers counting double."""
    trumps = named.trumps(view.options)
    own = [card for card in view.held if trumps.suit_of(card) is None]
    high = sum(card.suit is None or card.rank is named.rank for card in own)
    return (len(own) + high) / max(len(view.held), 8)


def _bury(view: View) -> Action:
    """Low cards of short suits, no points, no trumps, nothing that makes a pair or a master (BSF-30)."""
    trumps, counts = view.trumps, Counter(view.hand)
    length = Counter(map(trumps.suit_of, view.hand))
    tops = _tops(view.options, trumps)

    def cost(card: Card) -> int:
        suit = trumps.suit_of(card)
        if suit is None:
            return 1000 + trumps.strength(card)
        below = tops[suit] - trumps.strength(card)
        worth = 60 if below == 0 else 25 if below == 1 else 0
        worth += 20 * (counts[card] - 1) + 6 * POINTS.get(card.rank, 0) + 3 * length[suit]
        return worth + trumps.strength(card)

    return Bury(in_order(sorted(view.hand, key=cost)[: kitty_size(view.options)]))


def _tops(options: Options, trumps: Trumps) -> dict[Suit, int]:
    """The strength of each plain suit's highest card."""
    tops: dict[Suit, int] = {}
    for card in set(pack(options)):
        suit = trumps.suit_of(card)
        if suit is not None:
            tops[suit] = max(tops.get(suit, 0), trumps.strength(card))
    return tops


def _call(view: View) -> Action:
    """High cards of suits in which one holds others to reach them with; the copy after those one holds (BSF-40)."""
    trumps, options = view.trumps, view.options
    if options.call == "colour":
        calls = [action for action in view.candidates() if action is not PASS]
        return calls[-1] if calls else PASS
    counts, copies = Counter(view.hand), Counter(pack(options))
    length = Counter(map(trumps.suit_of, view.hand))
    open_cards = [card for card in callable_cards(options, trumps) if counts[card] < copies[card]]
    plain = [card for card in open_cards if trumps.suit_of(card) is not None]
    ranked = sorted(
        plain or open_cards,
        key=lambda card: (trumps.strength(card), length[trumps.suit_of(card)] > 0, -length[trumps.suit_of(card)]),
        reverse=True,
    )
    chosen = called(Copy(card, counts[card] + 1) for card in ranked[: most_partners(options)])
    return chosen if isinstance(chosen, Partners) and chosen.copies else PASS


def sight_of(view: View, playing: Playing) -> tuple[Fields, Sight]:
    """What the seat on turn goes by, on numbers."""
    fields = fields_of(view.options, view.trumps)
    packed, hand = fields.packed, fields.packed(view.hand)
    plays = tuple(map(packed, playing.plays))
    gone = sum(packed(cards) for trick in playing.tricks for cards in trick.plays) + sum(plays)
    kitty = packed(card for card in view.kitty if card is not None)
    side, sure = view.declarers, all_known(view.options, playing.calls)
    declaring = view.seat in side or (not sure and _is_secret_partner(view, playing))
    led, best = playing.lead, playing.best
    sight = Sight(
        hand=hand,
        led=None if led is None else led_as(fields, led),
        best=0 if best is None else plays[best],
        stake=fields.points_in(sum(plays)),
        friendly=declaring == (best in side) and (sure or declaring),
        last=turn_after(view.options, view.seat) == playing.leader,
        rest=packed(pack(view.options)) - gone - kitty - hand,
        declaring=declaring,
    )
    return fields, sight


def _is_secret_partner(view: View, playing: Playing) -> bool:
    """Whether one holds a called card that nobody has answered yet."""
    calls = playing.calls
    if calls.colour is not None:
        suits = SUITS_OF[calls.colour.colour]
        return any(card.rank is calls.colour.rank and card.suit in suits for card in view.hand)
    return any(copy.card in view.hand for copy, owner in zip(calls.copies, calls.owners, strict=True) if owner is None)
