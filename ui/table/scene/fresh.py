"""Which cards of our hand have just come from the kitty or another seat, so that they can be told from the rest."""

from __future__ import annotations

from collections import Counter

from engine.cards import Card
from engine.events import STOCK, Event, Moved, Place, Zone
from engine.game import AnyView


def fresh_cards(view: AnyView) -> Counter[Card]:
    """How many of each card have come to the view's seat and are still new to it: until it lays any card away.

    Cards of the deal are not new, nor are our own that come back after a bid.
    """
    fresh: Counter[Card] = Counter()
    for event in (event for seen in view.history for event in seen.events):
        fresh = _after(fresh, event, Place(Zone.HAND, view.seat))
    return fresh


def _after(fresh: Counter[Card], event: Event, own: Place) -> Counter[Card]:
    match event:
        case Moved(cards, Place(_, giver) as source, target) if target == own and source != STOCK and giver != own.seat:
            return fresh + Counter(card for card in cards if card is not None)
        case Moved(_, source, Place(zone)) if source == own and zone not in (Zone.HAND, Zone.SHOWN):
            return Counter()
        case Moved(cards, source, Place(Zone.HAND) as target) if source == own != target:
            return fresh - Counter(card for card in cards if card is not None)
    return fresh
