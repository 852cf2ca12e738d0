"""The layout of the cards of every place: the pose of each visible card, and which places are piles. Qt-free."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.events import Place, Seat, Zone
from ui.kit.geometry import Point, Rect, card_size
from ui.table.layout.hand import HandFan
from ui.table.layout.seating import Side
from ui.table.layout.table_layout import TableLayout, card_width, side_by_side, spot


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: its middle, its width in pixels, its turn in degrees, and 1 face up to 0 face down."""

    at: Point
    width: float
    angle: float = 0.0
    up: float = 1.0

    def toward(self, other: Pose, share: float) -> Pose:
        """The pose after this share of the way to the other."""
        return Pose(
            self.at.toward(other.at, share),
            self.width + (other.width - self.width) * share,
            self.angle + (other.angle - self.angle) * share,
            self.up + (other.up - self.up) * share,
        )

    def higher(self, rise: float) -> Pose:
        """The same pose, so many pixels further up."""
        return replace(self, at=Point(self.at.x, self.at.y - rise))


def is_pile(place: Place, us: Seat) -> bool:
    """Whether the cards of this place lie as one pile, of which only the number is visible."""
    if place.zone is Zone.HAND:
        return place.seat != us
    return place.zone in (Zone.STOCK, Zone.ASIDE, Zone.KITTY)


def pile_pose(layout: TableLayout, place: Place, us: Seat) -> Pose:
    """How a card lies on a pile: face down."""
    return Pose(spot(layout, place, us).centre, card_width(layout, place), 0.0, 0.0)


def open_poses(layout: TableLayout, place: Place, us: Seat, faces_up: tuple[bool, ...]) -> tuple[Pose, ...]:
    """How the cards of an open place lie, side by side; for each is told whether its face is up."""
    width = card_width(layout, place)
    middle = card_size(width)
    way = Point(middle.width / 2, middle.height / 2)
    room = _shown_room(layout, place, us, len(faces_up)) if place.zone is Zone.SHOWN else spot(layout, place, us)
    lying = side_by_side(len(faces_up), room, width)
    return tuple(Pose(at + way, width, 0.0, float(up)) for at, up in zip(lying, faces_up, strict=True))


def _shown_room(layout: TableLayout, place: Place, us: Seat, count: int) -> Rect:
    """Where a seat shows so many cards: a whole hand, laid down, also takes the room of the hidden ones."""
    room = spot(layout, place, us)
    reach = card_width(layout, place) * (1 + layout.strip * (count - 1))
    if reach <= room.width or place.seat is None:
        return room
    seat = layout.seats[(place.seat - us) % len(layout.seats)]
    match seat.side:
        case Side.NORTH:
            left = room.x
        case Side.WEST:
            left = min(room.x, seat.stack.x)
        case Side.EAST:
            left = max(room.right, seat.stack.right) - reach
        case Side.SOUTH:
            left = room.right - reach
    return Rect(left, room.y, reach, room.height).kept_inside(layout.felt)


def slot_pose(hand: HandFan, number: int) -> Pose:
    """How the card at this place of our own hand lies when it is not lifted."""
    way = Point(hand.card.width / 2, hand.card.height / 2)
    return Pose(hand.slots[number].at + way, hand.card.width)
