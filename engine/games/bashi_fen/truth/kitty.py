"""Transitions of the kitty: it is taken, as many cards are buried, and it is contested where chao dipi is played."""

from __future__ import annotations

from engine.cards import Cards, without
from engine.events import Event, Marked, Moved, Said, Seat
from engine.games.bashi_fen.actions import Action, Bid, Bury
from engine.games.bashi_fen.options import fluid
from engine.games.bashi_fen.rules.bids import BidSituation, Named, named_by
from engine.games.bashi_fen.rules.phases import Burying, Calling, Calls, Contesting
from engine.games.bashi_fen.rules.standing import turn_after
from engine.games.bashi_fen.rules.view import KITTY
from engine.games.bashi_fen.truth.playing import play_begins
from engine.games.bashi_fen.truth.truth import SEEN_BY_NOBODY, Transition, Truth, hand_of, shown_before, with_hand
from engine.values import replace
from engine.words import text


def takes_kitty(truth: Truth, named: Named, seat: Seat) -> Transition:
    """The kitty goes into a hand; others see only cards that had been turned, or that they buried (BSF-30, BSF-31)."""
    open_cards, closed = truth.kitty[: truth.turned], truth.kitty[truth.turned :]
    watching = None if truth.kitty_seen is None else truth.kitty_seen | {seat}
    events = (
        *((Moved(open_cards, KITTY, hand_of(seat)),) if open_cards else ()),
        *((Moved(closed, KITTY, hand_of(seat), watching),) if closed else ()),
    )
    truth = with_hand(truth, seat, truth.hands[seat] + truth.kitty)
    truth = replace(truth, kitty=(), kitty_seen=SEEN_BY_NOBODY, turned=0, phase=Burying(seat, named))
    return truth, events


def buried(truth: Truth, phase: Burying, action: Bury) -> Transition:
    """Cards are buried, unseen by others; where the rule is played, the kitty is contested then (BSF-30, BSF-31)."""
    seat = phase.turn
    cards: Cards = tuple(card for card in action.cards if card is not None)
    away = Moved(cards, hand_of(seat), KITTY, frozenset({seat}))
    truth = with_hand(truth, seat, without(truth.hands[seat], cards))
    truth = replace(truth, kitty=cards, kitty_seen=frozenset({seat}))
    if truth.options.chao_dipi:
        contest = Contesting(turn_after(truth.options, seat), phase.named, seat)
        return replace(truth, phase=contest), (away,)
    truth, events = kitty_stands(truth, phase.named, seat)
    return truth, (away, *events)


def contested(truth: Truth, phase: Contesting, action: Action) -> Transition:
    """An overbid takes the kitty; when all others have passed since the last take, it stands (BSF-31)."""
    options, seat = truth.options, phase.turn
    if isinstance(action, Bid):
        return _fought(truth, phase, action)
    said: tuple[Event, ...] = (Said(seat, text("said.no_overbid")),)
    passes = phase.passes + 1
    if passes < options.seats - 1:
        return replace(truth, phase=replace(phase, turn=turn_after(options, seat), passes=passes)), said
    truth, events = kitty_stands(truth, phase.named, phase.taker)
    return truth, said + events


def _fought(truth: Truth, phase: Contesting, bid: Bid) -> Transition:
    """The cards are shown and taken back, the trumps change, and the kitty is taken."""
    seat, hand = phase.turn, truth.hands[phase.turn]
    named = named_by(BidSituation(truth.options, truth.standing, phase.named, seat, hand, contest=True), bid)
    shown = Moved(bid.cards, hand_of(seat), shown_before(seat))
    said = Said(seat, text(f"said.overbid.{named.kind}", cards=bid.cards))
    back = Moved(bid.cards, shown_before(seat), hand_of(seat))
    hand = without(hand, bid.cards) + bid.cards
    truth, taken = takes_kitty(with_hand(truth, seat, hand), named, seat)
    bidder = Marked("bidder", seat, text("mark.bidder.overbid", cards=bid.cards))
    declarer = Marked("declarer", named.declarer, named.label("declarer"))
    return truth, (shown, said, bidder, declarer, back, *taken)


def bidder_in_contest(named: Named) -> Marked:
    """What an overbid has to beat, which no longer lies on the table."""
    assert named.bidder is not None
    return Marked("bidder", named.bidder, text("mark.bidder.cards", cards=named.cards))


def kitty_stands(truth: Truth, named: Named, taker: Seat) -> Transition:
    """The declarer calls partners where they are called, and leads (BSF-31, BSF-40).

    Whoever took the kitty by an overbid stays marked with it.
    """
    no_longer: tuple[Event, ...] = ()
    if truth.options.chao_dipi and taker == named.declarer:
        no_longer = (Marked("bidder", None),)
    if fluid(truth.options):
        return replace(truth, phase=Calling(named.declarer, named, taker)), no_longer
    return play_begins(truth, named, taker, Calls()), no_longer
