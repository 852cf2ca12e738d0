"""Transitions of the bidding: cards are taken, the round after the last card, and a hand without a bid."""

from __future__ import annotations

from engine.cards import without
from engine.events import STOCK, Ended, Event, Line, Marked, Moved, Said, Scored, Seat
from engine.games.bashi_fen.actions import Action, Bid, Redeal, in_order
from engine.games.bashi_fen.pack import kitty_size
from engine.games.bashi_fen.rules.bids import BidSituation, Named, named_by, settles_declarer, turned_from_kitty
from engine.games.bashi_fen.rules.phases import Asking, Claiming, Finished, Taking
from engine.games.bashi_fen.rules.possible_bids import overbids_happen
from engine.games.bashi_fen.rules.standing import turn_after
from engine.games.bashi_fen.rules.view import KITTY
from engine.games.bashi_fen.truth.kitty import bidder_in_contest, takes_kitty
from engine.games.bashi_fen.truth.truth import (
    SEEN_BY_NOBODY,
    Transition,
    Truth,
    hand_of,
    shown_before,
    taken_from_stock,
    with_hand,
    with_shown,
)
from engine.values import replace
from engine.words import text


def takes_card(truth: Truth, seat: Seat) -> Transition:
    """This seat takes the next card; after the last one the rest is the kitty (BSF-10)."""
    card, stock = truth.stock[:1], truth.stock[1:]
    taken = taken_from_stock(card, seat)
    truth = replace(with_hand(truth, seat, truth.hands[seat] + card), stock=stock)
    if len(stock) == kitty_size(truth.options):
        return replace(truth, stock=(), kitty=stock), (taken, Moved(stock, STOCK, KITTY, SEEN_BY_NOBODY))
    return truth, (taken,)


def answered_while_taking(truth: Truth, phase: Taking, action: Action) -> Transition:
    """The next seat takes a card, whatever the answer; a pass causes no event, so that it betrays nothing (BSF-16)."""
    following = turn_after(truth.options, phase.turn)
    said: tuple[Event, ...] = ()
    named = phase.named
    if isinstance(action, Bid):
        truth, named, said = _bid(truth, phase.turn, named, action)
    if not truth.stock:
        return _asks_next(truth, Asking(phase.turn, named), said)
    truth = replace(truth, phase=Taking(following, named))
    truth, taken = takes_card(truth, following)
    return truth, (*said, *taken)


def answered_in_round(truth: Truth, phase: Asking, action: Action) -> Transition:
    """A bid opens the round again for all others; a pass brings its end nearer (BSF-11)."""
    if isinstance(action, Bid):
        truth, named, said = _bid(truth, phase.turn, phase.named, action)
        return _asks_next(truth, Asking(phase.turn, named), said)
    overbids = phase.named is not None and overbids_happen(truth.options)
    passed = (Said(phase.turn, text("said.no_overbid" if overbids else "said.pass")),)
    return _asks_next(truth, replace(phase, passes=phase.passes + 1), passed)


def _asks_next(truth: Truth, phase: Asking, said: tuple[Event, ...]) -> Transition:
    """Asks the next seat that does not hold the bid, until all of those have passed since it (BSF-11)."""
    named, options = phase.named, truth.options
    bidder = None if named is None else named.bidder
    if phase.passes == options.seats - (bidder is not None):
        truth, events = _bidding_ends(truth, named)
        return truth, said + events
    following = turn_after(options, phase.turn)
    if following == bidder:
        following = turn_after(options, following)
    return replace(truth, phase=replace(phase, turn=following)), said


def _bid(truth: Truth, seat: Seat, named: Named | None, bid: Bid) -> tuple[Truth, Named, tuple[Event, ...]]:
    """The cards lie before their bidder until they are overbid; then the old ones go back into the hand (BSF-11)."""
    held = truth.hands[seat] + truth.shown[seat]
    after = named_by(BidSituation(truth.options, truth.standing, named, seat, held), bid)
    back: tuple[Event, ...] = ()
    adds = bid.cards[: len(truth.shown[seat])] == truth.shown[seat] and len(bid.cards) > len(truth.shown[seat])
    overbids = named is not None and not (adds and named.bidder == seat)
    if named is not None and named.bidder is not None and overbids:
        truth, back = takes_back(truth, named.bidder)
    added = without(bid.cards, truth.shown[seat])
    truth = with_hand(with_shown(truth, seat, bid.cards), seat, without(truth.hands[seat], added))
    shown = Moved(added, hand_of(seat), shown_before(seat))
    said = Said(seat, text(f"said.{'overbid' if overbids else 'bid'}.{after.kind}", cards=bid.cards))
    return truth, after, (*back, shown, said, *_marked(truth, named, after))


def _marked(truth: Truth, before: Named | None, named: Named) -> tuple[Event, ...]:
    """Marks who has named trumps, and who is declarer, once no bid can change that.

    Where another seat than the bidder would be declarer so far (BSF-13, BSF-14), these words say so.
    """
    if settles_declarer(truth.options, truth.standing):
        declarer = Marked("declarer", named.declarer, named.label("declarer"))
        return Marked("bidder", named.bidder), declarer
    bidder = Marked("bidder", named.bidder, named.label("bidder"))
    if named.declarer != named.bidder:
        return bidder, Marked("declarer", named.declarer, text("mark.declarer.so_far"))
    another = before is not None and before.declarer != before.bidder
    return (bidder, Marked("declarer", None)) if another else (bidder,)


def takes_back(truth: Truth, seat: Seat) -> Transition:
    """The cards that a seat has shown go back into its hand."""
    cards = truth.shown[seat]
    if not cards:
        return truth, ()
    back = Moved(cards, shown_before(seat), hand_of(seat))
    return with_shown(with_hand(truth, seat, truth.hands[seat] + cards), seat, ()), (back,)


def _bidding_ends(truth: Truth, named: Named | None) -> Transition:
    """Trumps stand; without a bid the kitty may be turned, else there is a new deal (BSF-17)."""
    turned: tuple[Event, ...] = ()
    if named is None and truth.options.no_bid == "turn_kitty":
        truth, named, turned = _turned(truth)
    if named is None:
        truth, events = void(truth, None, Line("no_bid", (), 0))
        return truth, turned + events
    if named.bidder is None or not settles_declarer(truth.options, truth.standing):
        turned += (Marked("declarer", named.declarer, named.label("declarer")),)
    if truth.options.redeal_right == "none":
        truth, events = _trumps_stand(truth, named)
        return truth, turned + events
    return replace(truth, phase=Claiming(named.declarer, named)), turned


def _turned(truth: Truth) -> tuple[Truth, Named | None, tuple[Event, ...]]:
    """Kitty cards are turned one at a time; the first of the declarers' level names trumps (BSF-17)."""
    number, named = turned_from_kitty(truth.options, truth.standing, truth.first, truth.kitty)
    size = len(truth.kitty)
    events = tuple(
        Moved((*truth.kitty[:count], *(None,) * (size - count)), KITTY, KITTY) for count in range(1, number + 1)
    )
    return replace(truth, turned=number), named, events


def answered_claim(truth: Truth, phase: Claiming, action: Action) -> Transition:
    """Each seat is asked alike, whatever it holds; one that claims shows its hand to all (BSF-18)."""
    seat, options = phase.turn, truth.options
    if isinstance(action, Redeal):
        truth, back = takes_back(truth, seat)
        hand = in_order(truth.hands[seat])
        shown = Moved(hand, hand_of(seat), shown_before(seat))
        truth = with_shown(with_hand(truth, seat, ()), seat, hand)
        truth, events = void(truth, phase.named, Line("redeal", (("seat", seat),), 0))
        return truth, (*back, Said(seat, text("said.redeal")), shown, *events)
    said = Said(seat, text("said.no_redeal"))
    if phase.asked + 1 < options.seats:
        following = replace(phase, turn=turn_after(options, seat), asked=phase.asked + 1)
        return replace(truth, phase=following), (said,)
    truth, events = _trumps_stand(truth, phase.named)
    return truth, (said, *events)


def _trumps_stand(truth: Truth, named: Named) -> Transition:
    back: tuple[Event, ...] = ()
    if named.bidder is not None:
        truth, back = takes_back(truth, named.bidder)
    truth, taken = takes_kitty(truth, named, named.declarer)
    stands = named.bidder is not None and truth.options.chao_dipi
    bidder = bidder_in_contest(named) if stands else Marked("bidder", None)
    return truth, (*back, bidder, *taken)


def void(truth: Truth, named: Named | None, line: Line) -> Transition:
    """The hand does not count: a new deal with the same first taker (BSF-17, BSF-18)."""
    scored = Scored((line,), (0,) * truth.options.seats)
    return replace(truth, phase=Finished(named)), (scored, Ended((), void=True))
