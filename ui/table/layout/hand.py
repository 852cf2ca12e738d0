"""One's own hand on the table: which card a point means, where a lifted card is, and which card is next to another."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import hypot

from ui.kit.geometry import Point, Rect, Size

RISE = 0.18
"""How far a chosen card rises, as a share of its height, where it hides no card's index."""


class FanStyle(StrEnum):
    """How the hand is held."""

    ROWS = "rows"
    SUIT_ROWS = "suit_rows"
    COLUMNS = "columns"


class Direction(StrEnum):
    """An arrow key."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class HandSlot:
    """Where one card of the hand lies; ``number`` counts in hand order and is its z order too.

    ``line`` is its row from the back to the front, or its column from the left. ``box`` is its part that no later
    card of its line covers, and what the mouse must hit; it stays where it is when the card is lifted. ``rise`` is how
    far the card rises when it is chosen, in pixels.
    """

    number: int
    group: int
    line: int
    at: Point
    box: Rect
    rise: float


@dataclass(frozen=True, slots=True)
class HandFan:
    """The whole fan: one slot a card in hand order, the size of all cards, and the area that holds them."""

    slots: tuple[HandSlot, ...]
    card: Size
    area: Rect
    style: FanStyle

    def hover(self, number: int) -> float:
        """How far this card lifts under the pointer, in pixels: no further than when it is chosen."""
        return min(16.0, max(12.0, self.card.height * 0.1), self.slots[number].rise)


def card_at(hand: HandFan, point: Point) -> int | None:
    """The card whose static box holds the point, the front row before the back row; None beside them."""
    return next((slot.number for slot in reversed(hand.slots) if slot.box.contains(point)), None)


def seen_at(hand: HandFan, point: Point, chosen: frozenset[int]) -> int | None:
    """The card that is visible at the point; chosen cards stand out of the hand and cover those behind them."""
    for slot in reversed(hand.slots):
        out = Rect(slot.at.x, slot.at.y - slot.rise, hand.card.width, slot.rise)
        if slot.box.contains(point) or (slot.number in chosen and out.contains(point)):
            return slot.number
    return None


def clicked_at(hand: HandFan, point: Point, chosen: frozenset[int]) -> int | None:
    """The card that a click means: the visible one, but in a column the one behind it, which could not be reached
    otherwise."""
    seen = seen_at(hand, point, chosen)
    behind = card_at(hand, point) if hand.style is FanStyle.COLUMNS else None
    return seen if behind is None else behind


def nearest_card(hand: HandFan, point: Point) -> int | None:
    """The card at the point, or else the one whose box is least far away; None only in an empty hand."""
    if (hit := card_at(hand, point)) is not None or not hand.slots:
        return hit
    return min(hand.slots, key=lambda slot: _distance(slot.box, point)).number


def insertion(hand: HandFan, point: Point) -> int:
    """The place in hand order (0 to the number of cards) at which a card dropped here would be inserted."""
    nearest = nearest_card(hand, point)
    if nearest is None:
        return 0
    middle = hand.slots[nearest].box.centre
    after = point.y > middle.y if hand.style is FanStyle.COLUMNS else point.x > middle.x
    return nearest + 1 if after else nearest


def swept(first: int, last: int) -> tuple[int, ...]:
    """All cards from one to the other in hand order, both included, whichever comes first."""
    return tuple(range(min(first, last), max(first, last) + 1))


def neighbour(hand: HandFan, number: int, direction: Direction) -> int:
    """The card that an arrow key reaches from this one; itself at the edge."""
    along = (Direction.UP, Direction.DOWN) if hand.style is FanStyle.COLUMNS else (Direction.LEFT, Direction.RIGHT)
    step = -1 if direction in (Direction.LEFT, Direction.UP) else 1
    here = hand.slots[number]
    if direction in along:
        # Rows go on in the next row as reading does; a column ends where it ends.
        there = min(max(number + step, 0), len(hand.slots) - 1)
        stays = hand.style is FanStyle.COLUMNS and hand.slots[there].line != here.line
        return number if stays else there
    across = [slot for slot in hand.slots if slot.line == here.line + step]
    if not across:
        return number
    middle = here.box.centre
    if hand.style is FanStyle.COLUMNS:
        return min(across, key=lambda slot: abs(slot.box.centre.y - middle.y)).number
    return min(across, key=lambda slot: abs(slot.box.centre.x - middle.x)).number


def _distance(box: Rect, point: Point) -> float:
    """How far the point lies outside the box."""
    return hypot(max(box.x - point.x, 0.0, point.x - box.right), max(box.y - point.y, 0.0, point.y - box.bottom))
