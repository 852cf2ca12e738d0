"""The places round the table: plate, hidden cards, shown cards and last play of every seat, without overlaps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from itertools import pairwise, product
from math import cos, floor, pi, sin, sqrt

from ui.kit.geometry import SLACK, Point, Rect, Size, card_size, first_overlap

STACKED = 0.62
"""The width of a card in a hidden stack, or shown beside a plate, relative to a played card."""

CENTRAL = 0.8
"""The width of a card in the middle of the table relative to a played card."""
FACE = 0.92
"""The width of a face relative to a stacked card."""

_PLAY = 2.6  # widths of a played card: six cards at 0.32, more of them closer
_SHOWN = 1.6  # widths of a shown card
_CENTRE = 3.2  # played cards: one set aside, one of the kitty, two between
_WIDEST_CENTRE = 7.0
_BOWS = (1.0, 0.75, 0.5, 0.25, 0.0)
_WORTH_A_BOW = 0.92  # a rounder table is worth so much of the cards' width
_SMALL_PLAYS = 48  # where played cards would be narrower, those at the top may play beside their plates


class Side(StrEnum):
    """The edge of the table at which a seat sits."""

    SOUTH = "south"
    EAST = "east"
    NORTH = "north"
    WEST = "west"


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """The places of one seat; ``tip`` is where the pointer of its speech bubble ends."""

    side: Side
    plate: Rect
    stack: Rect
    shown: Rect
    play: Rect
    tip: Point

    @property
    def face(self) -> Rect:
        """Where the face of who sits here is: square, at the top of where the cards are held."""
        width = self.stack.width * FACE
        return Rect(self.stack.centre.x - width / 2, self.stack.y, width, width)


@dataclass(frozen=True, slots=True)
class Room:
    """The space to be shared: the felt, one's own hand and plate below it, a plate's size, the gap between any two."""

    felt: Rect
    own_hand: Rect
    own_plate: Rect
    plate: Size
    gap: float


@dataclass(frozen=True, slots=True)
class Seating:
    """All seats counter-clockwise from our own, the middle of the table, and the width of a played card."""

    seats: tuple[SeatPlaces, ...]
    centre: Rect
    played: float


@dataclass(frozen=True, slots=True)
class _Shape:
    """How the others are spread over the table.

    ``beside``: how far below (1) or above (-1) the table's middle those at the east are, from below; ``above``: how far
    east (1) or west (-1) of it those at the top are, from the east; ``bow`` 1 is an ellipse, 0 a rectangle. ``flat``:
    those at the top play beside their plates, which saves height.
    """

    beside: tuple[float, ...]
    above: tuple[float, ...]
    bow: float
    flat: bool = False


def seated(seats: int, room: Room, widest: float, least: float = 24.0) -> Seating:
    """The seating with large played cards, on a table as round as possible, in which nothing overlaps.

    Seat k sits k steps counter-clockwise, as seen from above, from us at the south: east, north, west. For roundness
    the cards lose at most a twelfth of their width. Raises ValueError where not even the least width fits.
    """
    found: dict[tuple[_Shape, ...], Seating | None] = {}
    for shapes in map(partial(_shapes, seats - 1), _BOWS):
        if shapes not in found:
            found[shapes] = _largest(shapes, room, least, widest)
    best = [seating for seating in found.values() if seating is not None]
    largest = max((seating.played for seating in best), default=0.0)
    if largest < min(_SMALL_PLAYS, widest):
        flat = _largest(_flat_shapes(seats - 1), room, max(least, largest + 1), widest)
        if flat is not None:
            return flat
    if not best:
        raise ValueError(f"{seats} seats have no room in {room.felt.size}")
    enough = largest * _WORTH_A_BOW
    return next(seating for seating in best if seating.played >= enough)


def _largest(shapes: Iterable[_Shape], room: Room, least: float, widest: float) -> Seating | None:
    """The first of these shapes with the largest cards, or None where not even the least width fits any."""
    best: Seating | None = None
    too_wide: set[tuple[_Shape, float]] = set()
    for shape in shapes:
        widths = _widths(best.played + 1 if best is not None else least, widest)
        if not widths or (shape, widths[0]) in too_wide:
            continue
        found = _fitting(shape, widths, room)
        if found is None:
            too_wide.add((shape, widths[0]))
        else:
            best = found
    return best


def _fitting(shape: _Shape, widths: Sequence[float], room: Room) -> Seating | None:
    """The seating with the largest of these widths that fits, or None.

    Where a width fits, all smaller ones do: larger and larger steps are tried, and then the half between.
    """
    best, fits, beyond, step = None, -1, len(widths), 1
    while fits + 1 < beyond:
        place = min(fits + step, beyond - 1 if beyond == len(widths) else (fits + beyond) // 2)
        seating = _arranged(shape, widths[place], room)
        if seating is None:
            beyond = place
        else:
            best, fits, step = seating, place, 2 * step
    return best


def _widths(least: float, widest: float) -> tuple[float, ...]:
    """Card widths from the least up to the widest, by 4 % at a time."""
    widths, width = [], least
    while width < widest:
        widths.append(width)
        width = min(widest, floor(width * 1.04) + 1)
    return (*widths, widest) if least <= widest else ()


def _shapes(others: int, bow: float) -> tuple[_Shape, ...]:
    """The shapes to try, the roundest first, of which the first with the largest cards is taken.

    They differ in how many sit at each side and at the top, whether those keep the angles of a circle or have equal
    distances, and how much of the top is in use. With few seats many of them are alike; to each of those the next width
    is given once more.
    """
    counts = [count for count in range(1, others // 2 + 1) if others == 2 or others > 2 * count]
    counts.sort(key=lambda count: abs(count - others / 3.4))
    shapes = []
    for count, even, spread in product(counts[:3], (0.0, 0.5, 1.0), (1.0, 0.85, 0.7)):
        beside = tuple(_height_share(place, count, others, even) for place in range(count))
        above = tuple(_width_share(place, count, others, even) * spread for place in range(others - 2 * count))
        shapes.append(_Shape(beside, above, bow if any((*beside, *above)) else 0.0))
    return tuple(shapes)


def _flat_shapes(others: int) -> tuple[_Shape, ...]:
    """Shapes for a low table."""
    return tuple(replace(shape, flat=True) for shape in _shapes(others, 0.0))


def _arranged(shape: _Shape, width: float, room: Room) -> Seating | None:
    """The seating with played cards of this width, or None where something would overlap or leave the felt."""
    north = [_above(share, shape, width, room) for share in shape.above]
    if _in_the_way(north, room.gap / 2):
        return None  # so most shapes end, or by the next one
    own = _own_places(width, room)
    height = card_size(width * CENTRAL).height
    top = max((seat.play.bottom for seat in north), default=room.felt.y)
    free = own.play.y - top - 2 * room.gap
    if free < height:
        return None
    east = [_beside(share, shape, width, room) for share in shape.beside]
    if _in_the_way([*east, *north[:1]], room.gap / 2):
        return None
    band = Rect(room.felt.x, top + room.gap + (free - height) / 2, room.felt.width, height)
    centre = _centre(east, band, width, room)
    if centre is None:
        return None
    # The west mirrors the east, so checking one side proves both, unless those at the top lie otherwise.
    rects = [own.play, own.shown, own.shown.mirrored(room.felt.x + room.felt.right), centre]
    rects += [rect for seat in (*east, *north) for rect in (seat.plate, seat.stack, seat.shown, seat.play)]
    west = [_mirrored(places, room.felt) for places in reversed(east)]
    if shape.flat:
        rects += [rect for seat in west for rect in (seat.plate, seat.stack, seat.shown, seat.play)]
    if not all(room.felt.encloses(rect) for rect in rects) or first_overlap(rects, room.gap / 2):
        return None
    return Seating((own, *east, *north, *west), centre, width)


def _in_the_way(seats: list[SeatPlaces], gap: float) -> bool:
    """Whether what lies before one of these seats, or at its left, overlaps what the next one has before it."""
    return any(
        rect.overlaps(each, gap)
        for one, other in pairwise(seats)
        for rect in (one.play, one.stack, one.shown)
        for each in (other.play, other.plate, other.shown)
    )


def _own_places(width: float, room: Room) -> SeatPlaces:
    """Our places: the play at the bottom of the felt, shown cards beside it, the plate and the hand below."""
    play, shown, felt = _play_size(width), _shown_size(width), room.felt
    play_rect = Rect(felt.centre.x - play.width / 2, felt.bottom - play.height, play.width, play.height)
    shown_rect = Rect(play_rect.x - room.gap - shown.width, felt.bottom - shown.height, shown.width, shown.height)
    hand = Rect.around(room.own_hand.centre, card_size(width * STACKED))
    return SeatPlaces(Side.SOUTH, room.own_plate, hand, shown_rect, play_rect, Point(shown_rect.centre.x, felt.bottom))


def _beside(share: float, shape: _Shape, width: float, room: Room) -> SeatPlaces:
    """A seat at the east: cards above the plate, the play towards the middle."""
    stack, shown, play = card_size(width * STACKED), _shown_size(width), _play_size(width)
    near = room.gap / 2
    cluster = Size(max(room.plate.width, stack.width + near + shown.width), stack.height + near + room.plate.height)
    felt = room.felt
    reach = felt.width / 2 - cluster.width / 2
    centre = Point(
        felt.centre.x + reach - shape.bow * _sagitta(share) * reach,
        felt.centre.y + share * max(0.0, felt.height - cluster.height) / 2,
    )
    box = Rect.around(centre, cluster).kept_inside(felt)
    plate = Rect(box.right - room.plate.width, box.bottom - room.plate.height, room.plate.width, room.plate.height)
    stack_rect = Rect(box.right - stack.width, box.y, stack.width, stack.height)
    shown_rect = Rect(stack_rect.x - near - shown.width, box.y, shown.width, shown.height)
    play_rect = Rect(box.x - room.gap - play.width, box.centre.y - play.height / 2, play.width, play.height)
    return SeatPlaces(
        Side.EAST, plate, stack_rect, shown_rect, play_rect.kept_inside(felt), Point(plate.centre.x, plate.y)
    )


def _above(share: float, shape: _Shape, width: float, room: Room) -> SeatPlaces:
    """A seat at the top: cards beside the plate, the play below."""
    stack, shown, play = card_size(width * STACKED), _shown_size(width), _play_size(width)
    near = room.gap / 2
    height = max(room.plate.height, stack.height)
    felt = room.felt
    if shape.flat:
        return _flat_above(share, width, room, alone=len(shape.above) == 1)
    outer = room.plate.width / 2 + near + max(stack.width, shown.width)
    reach = felt.width / 2 - outer * 0.8
    middle = Point(felt.centre.x + share * reach, felt.y + height / 2 + shape.bow * _sagitta(share) * felt.height / 2)
    plate = Rect.around(middle, room.plate)
    stack_rect = Rect(plate.x - near - stack.width, middle.y - stack.height / 2, stack.width, stack.height)
    shown_rect = Rect(plate.right + near, middle.y - shown.height / 2, shown.width, shown.height)
    play_rect = Rect(middle.x - play.width / 2, middle.y + height / 2 + near, play.width, play.height)
    return SeatPlaces(Side.NORTH, plate, stack_rect, shown_rect, play_rect, Point(plate.right, plate.centre.y))


def _flat_above(share: float, width: float, room: Room, *, alone: bool) -> SeatPlaces:
    """A seat at the top of a low table: from its outer side to the inner one stack, plate, shown cards and play.

    ``alone`` there it is over the middle, where a panel to choose from needs the height: then all lies at the edge.
    """
    stack, shown, play, plate = card_size(width * STACKED), _shown_size(width), _play_size(width), room.plate
    near, felt = room.gap / 2, room.felt
    wide = stack.width + plate.width + shown.width + play.width + 3 * near
    middle = felt.centre.x + share * (felt.width - wide) / 2
    rects, x = [], middle - wide / 2
    height = max(plate.height, play.height)
    for size in (stack, plate, shown, play):
        rects.append(Rect(x, felt.y if alone else felt.y + (height - size.height) / 2, size.width, size.height))
        x += size.width + near
    if share >= 0:
        rects = [rect.mirrored(2 * middle) for rect in rects]
    stack_rect, plate_rect, shown_rect, play_rect = rects
    tip = Point(plate_rect.centre.x, plate_rect.bottom)
    return SeatPlaces(Side.NORTH, plate_rect, stack_rect, shown_rect, play_rect, tip)


def _centre(east: list[SeatPlaces], band: Rect, width: float, room: Room) -> Rect | None:
    """The free middle of the felt within this band of it, or None if it is too small."""
    beside = [rect for seat in east for rect in (seat.plate, seat.shown, seat.play) if rect.overlaps(band, room.gap)]
    limit = min((rect.x for rect in beside), default=room.felt.right)
    least = _CENTRE * width + 2 * room.gap  # in huge windows more than small cards would make of it
    wide = min(2 * (limit - room.gap - room.felt.centre.x), max(_WIDEST_CENTRE * width, least))
    return Rect.around(band.centre, Size(wide, band.height)) if wide >= least else None


def _height_share(place: int, beside: int, others: int, even: float) -> float:
    """How far below (1) or above (-1) the table's middle the place-th seat from below at a side is.

    ``even`` 0 keeps the angles of a circle, 1 makes equal distances along the edge.
    """
    circle = cos(2 * pi * (place + 1) / (others + 1))
    return _exact(circle + (_evenly(place, beside) - circle) * even if beside > 1 else circle * 0.6)


def _width_share(place: int, beside: int, others: int, even: float) -> float:
    """How far east (1) or west (-1) of the table's middle the place-th seat from the east at the top is."""
    circle, above = sin(2 * pi * (place + 1 + beside) / (others + 1)), others - 2 * beside
    return _exact(circle + (_evenly(place, above) * (1 - 1 / above) - circle) * even)


def _exact(share: float) -> float:
    """The share without the dust that sine and cosine leave of 0, so that equal shapes are equal."""
    return share if abs(share) > SLACK else 0.0


def _evenly(place: int, count: int) -> float:
    """Equal distances from 1 to -1; alone in the middle."""
    return 1 - 2 * place / (count - 1) if count > 1 else 0.0


def _sagitta(share: float) -> float:
    """How far a circle of radius 1 falls away from its tangent at this share of the radius."""
    return 1 - sqrt(1 - share * share)


def _play_size(width: float) -> Size:
    return Size(width * _PLAY, card_size(width).height)


def _shown_size(width: float) -> Size:
    return Size(width * STACKED * _SHOWN, card_size(width * STACKED).height)


def _mirrored(places: SeatPlaces, felt: Rect) -> SeatPlaces:
    """The same places at the west."""
    width = felt.x + felt.right
    plate, stack = places.plate.mirrored(width), places.stack.mirrored(width)
    shown, play = places.shown.mirrored(width), places.play.mirrored(width)
    return SeatPlaces(Side.WEST, plate, stack, shown, play, Point(width - places.tip.x, places.tip.y))
