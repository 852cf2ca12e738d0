"""Deals of Hearts that a view cannot tell from the real one, drawn evenly from all there are."""

from __future__ import annotations

from random import Random

from engine.cards import Card, Cards, Suit, canonical, shuffled, without
from engine.events import Moved, Seat, Zone
from engine.game import Hidden
from engine.parts.tricks import tricks_of
from engine.parts.unseen import even_dealer, imagined_deck
from examples.games.hearts.actions import NUMBER, Action
from examples.games.hearts.options import PACK, SEATS, TWO_OF_CLUBS, height
from examples.games.hearts.rules.view import View, target


def sample(view: View, random: Random) -> Hidden[Action]:
    """What this view cannot see, imagined so that every hard fact holds; any choice of cards to pass is as good."""
    actions = [(seen.seat, seen.action.verb, tuple(filter(None, seen.action.cards))) for seen in view.history]
    moves = [event for seen in view.history for event in seen.events if isinstance(event, Moved)]
    passed = {move.source.seat: move.cards for move in moves if move.target.zone is Zone.HAND and move.source}
    plays = [(seat, cards[0]) for seat, verb, cards in actions if verb == "play"]
    now = _hands_now(view, plays, tuple(filter(None, passed.get(view.seat, ()))), random)
    hands = {seat: (*hand, *(card for owner, card in plays if owner == seat)) for seat, hand in now.items()}
    gifts: dict[Seat, Cards] = {}
    for seat in (seat for seat, verb, _ in actions if verb == "give"):
        known = passed[seat] if passed else next(cards for owner, _, cards in actions if owner == seat)
        drawn = shuffled(hands.get(target(seat, view.standing) if passed else seat, ()), random.random)
        gifts[seat] = tuple(filter(None, known)) or drawn[: NUMBER["give"]]
    came = {target(seat, view.standing): cards for seat, cards in gifts.items()} if passed else {}
    hands = {seat: (*without(hand, came.get(seat, ())), *(gifts[seat] if came else ())) for seat, hand in hands.items()}
    places = [(place, seat) for place, (seat, verb, _) in enumerate(actions) if verb == "give"]
    given = {place: Action("give", canonical(gifts[seat], height)) for place, seat in places}
    return Hidden(imagined_deck(view, hands, random), given)


def _hands_now(view: View, plays: list[tuple[Seat, Card]], mine: Cards, random: Random) -> dict[Seat, Cards]:
    """What the others can hold now: cards that we passed lie where they went, and what a seat has shown to lack not."""
    seats = [seat for seat in range(SEATS) if seat != view.seat]
    closed = {(seat, card) for card in mine for seat in seats if seat != target(view.seat, view.standing)}
    closed |= {(seat, TWO_OF_CLUBS) for seat in seats if view.trick and not plays and seat != view.turn}
    broken = False
    for trick in tricks_of(plays, SEATS):
        void = [seat for seat, card in trick.played() if card.suit is not trick.led]
        closed |= {(seat, card) for seat in void for card in PACK if card.suit is trick.led}
        if trick.led is Suit.HEARTS and not broken:
            closed |= {(trick.leader, card) for card in PACK if card.suit is not Suit.HEARTS}
        broken = broken or any(card.suit is Suit.HEARTS for card in trick.cards)
    gone = {*view.hand, *(card for _, card in plays)}
    places = {c: [n for n, seat in enumerate(seats) if (seat, c) not in closed] for c in PACK if c not in gone}
    return dict(zip(seats, even_dealer(places, tuple(view.counts[seat] for seat in seats))(random), strict=True))
