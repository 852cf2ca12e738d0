"""What a view of Big Two proves about the cards it cannot see: who holds the 3♦, and what obligations prove.

A player bound by the next player's last card plays its highest card, or cannot beat with it (BT-31), and leads a
single only where it can lead nothing else (BT-32). So its passes, singles and leads rule out cards of its hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.events import Event, Marked, Moved, Place, Seat, Zone
from engine.games.big_two.actions import Play
from engine.games.big_two.melds import CARDS, Meld, Values, card_values, read_meld
from engine.games.big_two.options import AUTOMATIC, SEATS, pack
from engine.games.big_two.rules.view import View

HAND_SIZE = 13
THREE_OF_DIAMONDS_VALUE = 0
"""The value of the 3♦."""


@dataclass(frozen=True, slots=True)
class Bound:
    """What is proven of one hand: all its cards are below ``limit``.

    ``apart``: with these played cards it holds no pair and no five-card hand (None: nothing is proven of that kind).
    """

    limit: int = len(CARDS)
    apart: Values | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """The cards that lie in other hands, how many in each, and what is proven of each."""

    unseen: Values
    places: Mapping[Seat, int]
    bounds: Mapping[Seat, Bound]
    starter: Seat | None
    """Who holds the 3♦ for certain, while it is unseen."""


@dataclass(slots=True)
class _Past:
    """The set so far, collected action by action."""

    counts: list[int] = field(default_factory=lambda: [HAND_SIZE] * SEATS)
    declared: set[Seat] = field(default_factory=set)
    over: Meld | None = None
    played: dict[Seat, list[int]] = field(default_factory=lambda: {seat: [] for seat in range(SEATS)})
    limits: dict[Seat, int] = field(default_factory=dict)
    apart_from: dict[Seat, int] = field(default_factory=dict)
    """How many cards a seat had played before it first proved that it held singles only."""


def facts_of(view: View) -> Facts:
    """All that this view proves."""
    past = _past(view)
    gone = {value for cards in past.played.values() for value in cards}
    own = card_values(view.hand)
    laid = {value for event in _last_events(view) for value in _laid_down(event)}
    everything = card_values(pack(view.options))
    unseen = tuple(value for value in everything if value not in gone and value not in own and value not in laid)
    others = [seat for seat in range(SEATS) if seat != view.seat]
    first = view.history[0].seat if view.history else view.turn
    holder = first if view.standing is None and first != view.seat and THREE_OF_DIAMONDS_VALUE in unseen else None
    bounds = {
        seat: Bound(
            past.limits.get(seat, len(CARDS)),
            tuple(sorted(past.played[seat][past.apart_from[seat] :])) if seat in past.apart_from else None,
        )
        for seat in others
    }
    return Facts(unseen, {seat: view.counts[seat] for seat in others}, bounds, holder)


def first_cards(view: View, seat: Seat) -> Values:
    """All cards that a seat is known to have held: those it has played or laid down, and one's own."""
    played = [
        value
        for seen in view.history
        if seen.seat == seat and isinstance(seen.action, Play)
        for value in card_values(seen.action.cards)
    ]
    laid = [value for event in _last_events(view) for value in _laid_down(event, seat)]
    return tuple(sorted((*played, *laid)))


def _past(view: View) -> _Past:
    past = _Past()
    for seen in view.history:
        seat, over = seen.seat, past.over
        bound = (seat + 1) % SEATS in past.declared
        if isinstance(seen.action, Play):
            meld = read_meld(seen.action.cards, view.options.straights)
            assert meld is not None
            if bound and meld.size == 1:
                _obliged_single(past, seat, meld, view.options.last_card_lead_highest)
            past.played[seat] += card_values(seen.action.cards)
            past.counts[seat] -= meld.size
            past.over = meld
            if past.counts[seat] == 1 and (view.options.last_card == AUTOMATIC or seen.action.last_card):
                past.declared.add(seat)
        elif bound and over is not None and over.size == 1:
            past.limits[seat] = min(past.limits.get(seat, over.key), over.key)
        if Marked("best", None) in seen.events:
            past.over = None
    return past


def _obliged_single(past: _Past, seat: Seat, single: Meld, lead_highest: bool) -> None:
    """An obliged single was the highest card; an obliged lead of a single proves that the hand held only singles."""
    leads = past.over is None
    if leads:
        past.apart_from.setdefault(seat, len(past.played[seat]))
    if not leads or lead_highest:
        past.limits[seat] = min(past.limits.get(seat, single.key), single.key)


def _last_events(view: View) -> tuple[Event, ...]:
    return view.history[-1].events if view.history else ()


def _laid_down(event: Event, seat: Seat | None = None) -> Values:
    """The cards that this event lays down, by this seat or by any (BT-50)."""
    match event:
        case Moved(cards, _, Place(Zone.SHOWN, owner)) if seat in (None, owner):
            return card_values([card for card in cards if card is not None])
    return ()
