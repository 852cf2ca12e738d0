"""How the cards of every place lie: the pose of each card that can be seen, and which places are piles. Qt-free."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.events import Place, Seat, Zone
from ui.table.geometry import Point, Rect, Size, card_size
from ui.table.hand import Hand
from ui.table.layout import TableLayout, card_width, spot, spread


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
    """Whether the cards of this place lie as one pile, of which only the number is seen."""
    if place.zone is Zone.HAND:
        return place.seat != us
    return place.zone in (Zone.STOCK, Zone.ASIDE, Zone.TAKEN, Zone.KITTY)


def pile_pose(layout: TableLayout, place: Place, us: Seat) -> Pose:
    """How a card lies on a pile: face down."""
    return Pose(spot(layout, place, us).centre, card_width(layout, place), 0.0, 0.0)


def open_poses(layout: TableLayout, place: Place, us: Seat, faces_up: tuple[bool, ...]) -> tuple[Pose, ...]:
    """How the cards of an open place lie, side by side; for each is told whether its face is up."""
    width = card_width(layout, place)
    middle = card_size(width)
    way = Point(middle.width / 2, middle.height / 2)
    room = spot(layout, place, us)
    to_be_read = width * (1 + layout.strip * (len(faces_up) - 1))
    if place.zone is Zone.SHOWN and to_be_read > room.width:  # a whole hand laid down
        room = Rect.around(room.centre, Size(to_be_read, room.height)).kept_inside(layout.felt)
    lying = spread(len(faces_up), room, width)
    return tuple(Pose(at + way, width, 0.0, float(up)) for at, up in zip(lying, faces_up, strict=True))


def slot_pose(hand: Hand, number: int) -> Pose:
    """How the card at this place of our own hand lies when it is not lifted."""
    way = Point(hand.card.width / 2, hand.card.height / 2)
    return Pose(hand.slots[number].at + way, hand.card.width)
