"""The layout of the cards of every place: the pose of each visible card, and which places are piles. Qt-free."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.events import Place, Seat, Zone
from ui.kit.geometry import Point, card_size
from ui.table.layout.hand import HandFan
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
    lying = side_by_side(len(faces_up), spot(layout, place, us), width)
    return tuple(Pose(at + way, width, 0.0, float(up)) for at, up in zip(lying, faces_up, strict=True))


def is_laid_down(layout: TableLayout, place: Place, us: Seat, count: int) -> bool:
    """Whether a seat shows so many cards that they are a whole hand: they do not lie side by side in their place."""
    if place.zone is not Zone.SHOWN or place.seat is None:
        return False
    return card_width(layout, place) * (1 + layout.strip * (count - 1)) > spot(layout, place, us).width


def slot_pose(hand: HandFan, number: int) -> Pose:
    """How the card at this place of our own hand lies when it is not lifted."""
    way = Point(hand.card.width / 2, hand.card.height / 2)
    return Pose(hand.slots[number].at + way, hand.card.width)
