"""The cards of our own hand on the screen: their order, which are chosen or new, and where each belongs now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from engine.cards import Card, Cards
from engine.events import STOCK, Event, Moved, Place, Seat, Zone
from engine.game import AnyView
from engine.presentation import printed_suit
from ui.kit.geometry import Rect, card_size
from ui.table.input.choice import NOTHING_CHOSEN, kept
from ui.table.layout.arrangement import Pose, slot_pose
from ui.table.layout.fan import fan, group_sizes, likely_columns
from ui.table.layout.hand import FanStyle, HandFan
from ui.table.layout.open_hands import own_open_hand
from ui.table.layout.sorting import (
    BY_HAND,
    COLUMNS,
    PARTS,
    SETS,
    SplitOf,
    SuitOf,
    group_of,
    places_in_parts,
    places_in_sets,
    sorted_places,
    unsplit,
)
from ui.table.layout.table_layout import TableLayout
from ui.table.scene.cards.card_item import CardItem


class HandItems:
    """Items in hand order, left to right; numbers count in this order, as in the fan."""

    def __init__(self, order: str, height: Callable[[Card], int]) -> None:
        self.items: list[CardItem] = []
        self.order = order
        self.height = height
        self.suit_of: SuitOf = printed_suit
        self.split: SplitOf = unsplit
        self.sets: tuple[Cards, ...] = ()
        """The cards that lie together in the order by sets; found when the hand is sorted, never under the pointer."""
        self.choice = NOTHING_CHOSEN
        self.hovered: CardItem | None = None
        self.carried: set[CardItem] = set()
        self.expected = 0
        """How many cards the hand will have, so that coming cards already have their final size."""
        self.lies_open = False
        """Whether the hand is over, and these cards lie open like everybody's."""
        self.fan = HandFan((), card_size(64), Rect(0, 0, 0, 0), fan((), Rect(0, 0, 0, 0), 64).style)

    @property
    def cards(self) -> Cards:
        """The cards of the hand in its order."""
        return tuple(item.card for item in self.items if item.card is not None)

    @property
    def chosen_cards(self) -> Cards:
        """The chosen cards, in hand order."""
        return tuple(card for item, card in zip(self.items, self.cards, strict=True) if self.is_chosen(item))

    @property
    def carried_cards(self) -> Cards:
        """The cards in the pointer's hand, in hand order."""
        return tuple(item.card for item in self.items if item in self.carried and item.card is not None)

    def is_chosen(self, item: CardItem) -> bool:
        """Whether this card of the hand is chosen."""
        return self.items.index(item) in self.choice.chosen

    def become(self, items: Sequence[CardItem]) -> None:
        """Makes these items the hand, in this order; chosen cards that are still there stay chosen."""
        self.choice = kept(self.choice, self.items, items)
        self.items = list(items)
        self.carried.intersection_update(items)
        if self.hovered not in self.items:
            self.hovered = None

    def insert(self, items: Iterable[CardItem]) -> None:
        """Inserts new cards where they belong; in an order made by hand they come last."""
        self.become(self._sorted([*self.items, *items]))

    def take(self, card: Card | None) -> CardItem:
        """Removes a card of this face, a carried or chosen copy first; raises ValueError where there is none."""
        fitting = [item for item in self.items if item.card == card]
        if not fitting:
            raise ValueError(f"{card} is not in the hand")
        item = min(fitting, key=lambda each: (each not in self.carried, not self.is_chosen(each)))
        self.become([each for each in self.items if each is not item])
        return item

    def sort(self, order: str) -> None:
        """Puts the cards into this order, and keeps it for those to come."""
        self.order = order
        self.become(self._sorted(self.items))

    def look(self, height: Callable[[Card], int], suit_of: SuitOf, split: SplitOf = unsplit) -> bool:
        """Takes heights, suits and what is led together of the cards; returns whether the hand lies otherwise now."""
        self.height, self.suit_of, self.split = height, suit_of, split
        before = list(self.items)
        if not self.carried:
            self.become(self._sorted(self.items))
        return self.items != before

    def put_before(self, moved: Sequence[CardItem], number: int) -> None:
        """Puts these cards before the one at this place, which makes it an order by hand."""
        before = [item for item in self.items[:number] if item not in moved]
        after = [item for item in self.items[number:] if item not in moved]
        self.order = BY_HAND
        self.become([*before, *moved, *after])

    def spread(self, layout: TableLayout) -> None:
        """Lays the fan anew for the cards of now."""
        if self.lies_open:
            self.fan = own_open_hand(layout, len(self.items))
            return
        groups: tuple[int, ...] = (len(self.items),)
        if self.order == SETS:
            groups = tuple(map(len, places_in_sets(self.cards, self.sets, self.height)))
        elif self.order != BY_HAND:
            groups = group_sizes(group_of(card, self.order, self.suit_of) for card in self.cards)
        widest, style = layout.widest, FanStyle.COLUMNS if self.order == COLUMNS else FanStyle.ROWS
        if self.expected > len(self.items):  # one size for all of them, since every new width would redraw all faces
            widest = _width_then(self.expected, style, layout.hand, widest, layout.strip)
            self.fan = fan(groups, layout.hand, widest, layout.strip, style, worth_a_row=1.0)
        else:
            self.fan = fan(groups, layout.hand, widest, layout.strip, style)

    def pose(self, number: int) -> Pose:
        """Where the card at this place belongs now: chosen cards rise, the one under the pointer lifts."""
        item = self.items[number]
        rise = self.fan.slots[number].rise if number in self.choice.chosen else 0.0
        if item is self.hovered:
            rise = rise + 3 if rise else self.fan.hover(number)
        pose = slot_pose(self.fan, number)
        return pose.higher(rise) if rise else pose

    def _sorted(self, items: Sequence[CardItem]) -> list[CardItem]:
        if self.order == BY_HAND:
            return list(items)
        cards = [item.card for item in items if item.card is not None]
        if self.order == SETS:
            return [items[place] for group in places_in_sets(cards, self.sets, self.height) for place in group]
        if self.order == PARTS:
            return [items[place] for place in places_in_parts(cards, self.split, self.height, self.suit_of)]
        return [items[place] for place in sorted_places(cards, self.order, self.height, self.suit_of)]


@lru_cache(maxsize=16)
def _width_then(cards: int, style: FanStyle, area: Rect, widest: float, strip: float) -> float:
    """The width that the cards of a hand of so many are likely to have."""
    groups = likely_columns(cards) if style is FanStyle.COLUMNS else (cards,)
    return fan(groups, area, widest, strip, style).card.width


def fresh_cards(view: AnyView) -> Counter[Card]:
    """How many of each card have come to the view's seat and are still new to it: until it lays any card away.

    Cards of the deal are not new, nor are our own that come back after a bid.
    """
    return fresh_after(Counter(), (event for seen in view.history for event in seen.events), view.seat)


def fresh_after(fresh: Counter[Card], events: Iterable[Event], seat: Seat) -> Counter[Card]:
    """How many of each card are new to a seat after these events."""
    for event in events:
        fresh = _after(fresh, event, Place(Zone.HAND, seat))
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
