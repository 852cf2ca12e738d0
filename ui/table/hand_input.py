"""Mouse and keyboard on the hand, on one path: gestures become changes of the choice, drags, and intents to play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPen

from engine.cards import Card, Cards
from ui.kit.geometry import Point
from ui.kit.theme import Felt
from ui.table.input import choice as choices
from ui.table.input.choice import HandChoice
from ui.table.input.gesture import AT_REST, Gesture, Ground, after_event
from ui.table.input.intents import (
    BeginDrag,
    BeginSweep,
    CancelDrag,
    CancelSweep,
    Clear,
    DragTo,
    Drop,
    DropZone,
    Hover,
    Intent,
    Interrupt,
    PlayChosen,
    PointerEvent,
    Rearrange,
    SweepTo,
    TakeEquals,
    Toggle,
    ToggleEquals,
)
from ui.table.layout.arrangement import Pose
from ui.table.layout.hand import Direction
from ui.table.layout.sorting import BY_HAND
from ui.table.scene.cards.card_item import CardItem
from ui.table.scene.cards.card_positions import CardPositions
from ui.table.scene.cards.hand_items import HandItems
from ui.table.scene.motions import Speed, glide_home

CARRIED = 600.0
"""The height (z) of cards in the pointer's hand."""
HOVER_MS = 100.0
STRIP = 0.36
"""How far apart dragged cards lie, over their width."""


@dataclass(frozen=True, slots=True)
class HandCallbacks:
    """The functions that the hand calls."""

    changed: Callable[[], None]
    """The choice has changed."""
    dragged: Callable[[Point], None]
    """The carried cards are here now."""
    dropped: Callable[[bool], None]
    """The carried cards were let go: over the table, or not."""
    play: Callable[[], None]
    """The choice is to be played."""
    led_with: Callable[[Card], tuple[Cards, ...]]
    """The cards of the hand that go with a card, the fewest first."""


class HandInput:
    """The state of pointer and keyboard on the hand."""

    def __init__(self, hand: HandItems, positions: CardPositions, felt: Felt, callbacks: HandCallbacks) -> None:
        self.hand, self.positions, self.felt, self.callbacks = hand, positions, felt, callbacks
        self.play_on_double_click = True
        self.speed = Speed.NORMAL
        self._gesture: Gesture = AT_REST
        self._keyboard = False
        self._home: dict[CardItem, Point] = {}

    def event(self, event: PointerEvent) -> None:
        """Handles an event of the pointer."""
        application = QGuiApplication.styleHints()
        ground = Ground(
            self.hand.fan,
            self.hand.choice.chosen,
            self.positions.layout.drop,
            application.startDragDistance(),
            application.mouseDoubleClickInterval(),
            self.hand.order == BY_HAND,
            self.play_on_double_click,
        )
        self._gesture, intents = after_event(self._gesture, event, ground)
        for intent in intents:
            self._do(intent)

    def interrupt(self) -> None:
        """Takes back the gesture that is going on, because the hand changes under the pointer."""
        if self._gesture != AT_REST:
            self.event(Interrupt())
        self._gesture = AT_REST

    def walk(self, direction: Direction, extending: bool) -> None:
        """Handles an arrow key, with or without Shift."""
        self._keyboard = True
        act = choices.extended if extending else choices.moved
        self._choose(act(self.hand.choice, direction, self.hand.fan))

    def press_cursor(self) -> None:
        """Handles Space: chooses or frees the card under the cursor."""
        self._keyboard = True
        if self.hand.choice.cursor is None and self.hand.items:
            self.walk(Direction.RIGHT, extending=False)
        self._choose(choices.pressed(self.hand.choice))

    def press_more(self) -> None:
        """Handles Shift+Space: does at the cursor what Shift and a click would do."""
        self._keyboard = True
        if self.hand.choice.cursor is None and self.hand.items:
            self.walk(Direction.RIGHT, extending=False)
        if (cursor := self.hand.choice.cursor) is not None:
            self._choose(choices.with_next(self.hand.choice, self._taken_with(cursor)))

    def put_cursor(self, number: int) -> None:
        """Puts the cursor on this card."""
        if number != self.hand.choice.cursor and 0 <= number < len(self.hand.items):
            self._keyboard = True
            self._choose(HandChoice(self.hand.choice.chosen, number))

    def clear(self) -> None:
        """Frees all cards."""
        self._choose(choices.cleared(self.hand.choice))

    def choose(self, numbers: tuple[int, ...]) -> None:
        """Chooses exactly these."""
        self._choose(choices.choosing(self.hand.choice, numbers))

    def take_home(self) -> None:
        """Lets carried cards glide back to the hand."""
        far = max((_distance(item, self._home) for item in self.hand.carried), default=0.0)
        self.hand.carried.clear()
        self._home.clear()
        self.positions.relay_hand(glide_home(far, self.speed)[0].duration)
        self.frames()

    def frames(self) -> None:
        """Outlines the chosen cards, the one under the pointer, and with dashes the one under the cursor."""
        for number, item in enumerate(self.hand.items):
            item.frame(self._pen(number, item))

    def _pen(self, number: int, item: CardItem) -> QPen | None:
        width = max(2.0, self.hand.fan.card.width * 0.024)
        if self._keyboard and number == self.hand.choice.cursor:
            return QPen(
                QColor(self.felt.ink), width * 1.3, Qt.PenStyle.DashLine
            )  # red would say that it may not be played
        if number in self.hand.choice.chosen:
            return QPen(QColor(self.felt.brass), width * 1.2)
        return QPen(QColor(self.felt.brass), width * 0.6) if item is self.hand.hovered else None

    def _choose(self, choice: HandChoice) -> None:
        changed = choice.chosen != self.hand.choice.chosen
        self.hand.choice = choice
        self.positions.relay_hand()
        self.frames()
        if changed or self._keyboard:
            self.callbacks.changed()

    def _do(self, intent: Intent) -> None:
        choice = self.hand.choice
        match intent:
            case Hover(slot):
                self.hand.hovered = self.hand.items[slot] if slot is not None and slot < len(self.hand.items) else None
                self.positions.relay_hand(HOVER_MS if self.speed is not Speed.OFF else 0.0)
                self.frames()
                return
            case DragTo(at):
                self._carry(at)
                return
            case BeginDrag(slots, at):
                self._begin_drag(slots, at)
                return
            case CancelDrag():
                self.take_home()
                self.callbacks.dropped(False)
                return
            case Drop(zone=zone):
                self.callbacks.dropped(zone is DropZone.TABLE)
                return
            case Rearrange(slots, before):
                moved = [self.hand.items[slot] for slot in slots]
                self.hand.put_before(moved, before)
                self.hand.spread(self.positions.layout)
                self.take_home()
                self.callbacks.dropped(False)
                return
        self._keyboard = False
        match intent:
            case Toggle(slot):
                self._choose(choices.toggled(choice, slot))
            case ToggleEquals(slot):
                self._choose(choices.with_next(choice, self._taken_with(slot)))
            case TakeEquals(slot):
                self._choose(choices.choosing(choice, choice.chosen | self._taken_with(slot)[0]))
            case PlayChosen(slot):
                self._choose(choices.choosing(choice, choice.chosen | {slot}))
                self.callbacks.play()
            case BeginSweep():
                self._choose(choices.sweep_begun(choice))
            case SweepTo(slots):
                self._choose(choices.sweeping(choice, slots))
            case CancelSweep():
                self._choose(choices.sweep_cancelled(choice))
            case Clear():
                self._choose(choices.cleared(choice))

    def _taken_with(self, slot: int) -> list[choices.Slots]:
        """The cards that go with this one, the fewest first; of equal cards this one itself first, then chosen ones."""
        own, cards = self.hand.cards, self.hand.cards[slot]
        order = sorted(range(len(own)), key=lambda place: (place != slot, place not in self.hand.choice.chosen))
        found: list[choices.Slots] = []
        for group in self.callbacks.led_with(cards):
            left, taken = list(order), []
            for card in group:
                place = next(place for place in left if own[place] == card)
                left.remove(place)
                taken.append(place)
            found.append(frozenset(taken))
        return found

    def _begin_drag(self, slots: tuple[int, ...], taken_at: Point) -> None:
        items = [self.hand.items[slot] for slot in slots]
        self.hand.hovered = None
        self.hand.carried = set(items)
        self._home = {item: item.pose.at for item in items}
        for number, item in enumerate(items):
            item.setZValue(CARRIED + number)
        self.positions.relay_hand()
        self.frames()
        self._carry(taken_at)

    def _carry(self, at: Point) -> None:
        """Lays the carried cards under the pointer as a small fan."""
        width = self.hand.fan.card.width
        items = [item for item in self.hand.items if item in self.hand.carried]
        for number, item in enumerate(items):
            aside = (number - (len(items) - 1) / 2) * width * STRIP
            self.positions.put(item, Pose(Point(at.x + aside, at.y), width))
        self.callbacks.dragged(at)


def _distance(item: CardItem, home: dict[CardItem, Point]) -> float:
    return item.pose.at.distance(home.get(item, item.pose.at))
