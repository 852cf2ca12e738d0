"""Choosing among open cards on the table, where a question is about them: by pointer, arrows or screen reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtGui import QColor, QPen

from engine.cards import Cards
from engine.events import Place, Seat, Zone
from engine.prompts import Pick
from engine.words import card_spoken
from ui.kit.geometry import CARD_RATIO, Point
from ui.kit.language import Lexicon
from ui.table.layout.hand import RISE, Direction
from ui.table.prompts.hints import hand_places
from ui.table.scene.accessible import Spot
from ui.table.scene.cards.card_item import CardItem
from ui.table.scene.table_scene import TableScene

OPEN_SPOT = -10
"""The key of the spot of the first open card; those of the others count down from here."""


class OpenChoice:
    """The chosen cards of an open place; they rise and have a frame, like those of the hand."""

    def __init__(self, scene: TableScene, changed: Callable[[], None]) -> None:
        self._scene, self._changed = scene, changed
        self._place: Place | None = None
        self._most = 0
        self._chosen: tuple[int, ...] = ()
        self._cursor = 0  # the card at which the keyboard stands
        self._raised: list[CardItem] = []

    @property
    def active(self) -> bool:
        """Whether the question is about cards on the table."""
        return self._place is not None

    @property
    def cards(self) -> Cards:
        """The cards that lie there."""
        return tuple(item.card for item in self._items if item.card is not None)

    @property
    def chosen_cards(self) -> Cards:
        """The chosen ones among them."""
        return tuple(card for number, card in enumerate(self.cards) if number in self._chosen)

    def ask(self, prompt: object, us: Seat) -> None:
        """Takes this question; the choice stays while it is about the same place."""
        asked = prompt if isinstance(prompt, Pick) and prompt.place != Place(Zone.HAND, us) else None
        place = None if asked is None else asked.place
        if place != self._place:
            self._chosen, self._cursor = (), 0
        self._place, self._most = place, 0 if asked is None else asked.most
        self._show()

    def press(self, at: Point) -> bool:
        """Handles a press here; False beside the cards."""
        numbers = range(len(self._items))
        hit = next((n for n in reversed(numbers) if self._items[n].room().contains(at.x, at.y)), None)
        if hit is not None:
            self.toggle(hit)
        return hit is not None

    def toggle(self, number: int) -> None:
        """Chooses this card, or frees it; where only one can be chosen, it takes the place of the other."""
        if number in self._chosen:
            self.choose(n for n in self._chosen if n != number)
        else:
            self.choose((*self._chosen, number)[-self._most :])

    def choose(self, numbers: Iterable[int]) -> None:
        """Chooses exactly these."""
        self._chosen = tuple(numbers)
        self._show()
        self._changed()

    def choose_cards(self, cards: Cards) -> None:
        """Chooses cards of these faces."""
        self.choose(hand_places(self.cards, cards))

    def walk(self, direction: Direction) -> int:
        """An arrow key: the card beside the chosen one, from the first on; returns the key of its spot."""
        step = -1 if direction in (Direction.LEFT, Direction.UP) else 1
        last = len(self._items) - 1
        number = min(max(self._chosen[-1] + step, 0), last) if self._chosen else 0
        self.near(number)
        self.choose((number,))
        return OPEN_SPOT - number

    def near(self, number: int) -> None:
        """Puts the cursor on this card."""
        self._cursor = number

    def press_cursor(self) -> None:
        """Handles Space: chooses or frees the card under the cursor."""
        self.toggle(self._cursor)

    def spots(self, lexicon: Lexicon) -> Iterator[Spot]:
        """A spot for every card."""
        for number, (item, card) in enumerate(zip(self._items, self.cards, strict=False)):
            name = card_spoken(card, lexicon.language)
            words = [lexicon.say("spoken.place", card=name, place=number + 1, all=len(self._items))]
            if number in self._chosen:
                words.append(lexicon.say("spoken.chosen"))
            yield Spot(OPEN_SPOT - number, name, lexicon.say("spoken.comma").join(words), item.room().toRect())

    @property
    def _items(self) -> list[CardItem]:
        return [] if self._place is None else self._scene.positions.open.get(self._place, [])

    def _show(self) -> None:
        flights, items = self._scene.flights, self._items
        for item in self._raised:
            item.frame(None)
            flights.rest(item)
        self._raised = [items[number] for number in self._chosen if number < len(items)]
        for item in self._raised:
            flights.sway(item, item.pose.higher(RISE * item.pose.width * CARD_RATIO))
            item.frame(QPen(QColor(self._scene.felt.brass), max(2.0, item.pose.width * 0.03)))
