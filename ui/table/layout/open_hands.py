"""The places of hands that are turned over: each beside its plate, in as much room as nothing else needs. Qt-free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from ui.kit.geometry import CARD_RATIO, SMALL, Point, Rect, Size, bounds, card_size, even_lines
from ui.table.layout.fan import STRIP
from ui.table.layout.hand import FanStyle, HandFan, HandSlot
from ui.table.layout.table_layout import TableLayout

STEP = 6.0
"""Pixels by which a room grows at a time."""
SIDES = ((STEP, 0.0, 0.0, 0.0), (0.0, STEP, 0.0, 0.0), (0.0, 0.0, STEP, 0.0), (0.0, 0.0, 0.0, STEP))
"""A step to the left, to the right, upwards and downwards."""
LEDGE = 0.46
"""The visible share of the width of a card that lies behind another row: its corner."""
WIDEST = 0.5
"""The greatest visible share of a covered card's width."""
USUAL_STRIPS = STRIP, STRIP
"""The least visible shares of a covered card's width, and of a small one's: hands are too long to show tens whole."""
NARROWEST = 12.0
"""The least width of a card in pixels, however many there are."""
FEW_ROWS = 2
"""So many rows of an open hand are no reason to look for another room."""
_WIDER, _NARROW = 0.25, 960.0  # our own hand may be so much wider than our plate, over what a window is wider than this
_WORTH_A_FACE = 0.8  # cards may be so much narrower where the face beside them is left in sight


@dataclass(frozen=True, slots=True)
class Block:
    """Cards in rows of which only the corners are visible: the width of a card, and how many lie in the first row."""

    width: float
    columns: int
    strip: float


@lru_cache(maxsize=64)
def open_rooms(layout: TableLayout, blocked: frozenset[Rect], holding: frozenset[int]) -> tuple[Rect, ...]:
    """The room of every seat's open hand, by relative seat; only the seats that are ``holding`` cards need any.

    Every room grows out of where the hidden cards lie until something is in its way: a plate, one of the ``blocked``
    rectangles, another room, the face of who is out, or the edge of the felt.
    """
    fixed = [*blocked, *(seat.plate for seat in layout.seats)]
    fixed += [seat.face for number, seat in enumerate(layout.seats) if number and number not in holding]
    return grown([seat.stack for seat in layout.seats], sorted(holding), fixed, layout.felt)


@lru_cache(maxsize=64)
def hand_rooms(layout: TableLayout, blocked: frozenset[Rect], held: frozenset[tuple[int, int]]) -> tuple[Rect, ...]:
    """The room of every seat's open hand, by relative seat; ``held``: seats, and how many cards each of them holds.

    A hand that would lie in many short rows between plates lies before its seat, where no play lies any more, if its
    cards need fewer rows there.
    """
    rooms = list(open_rooms(layout, blocked, frozenset(number for number, _ in held)))
    for number, count in sorted(held):
        seat = layout.seats[number]
        rows, width = _laid_out(rooms[number], count, layout.played, seat.face)
        others = [rooms[other] for other, _ in held if other != number]
        fixed = [*blocked, *others, *(each.plate for each in layout.seats), *(each.face for each in layout.seats[1:])]
        if rows <= FEW_ROWS or any(seat.play.overlaps(each) for each in fixed):
            continue
        before = grown([*rooms[:number], seat.play, *rooms[number + 1 :]], (number,), fixed, layout.felt)
        fewer, narrower = _laid_out(before[number], count, layout.played, seat.face)
        if fewer < rows and narrower >= width * _WORTH_A_FACE:
            rooms[number] = before[number]
    return tuple(rooms)


def _laid_out(room: Rect, count: int, widest: float, face: Rect) -> tuple[int, float]:
    """In how many rows so many cards lie in this room, and how wide they are."""
    middles, width = lying_in(room, count, widest, face)
    return len({middle.y for middle in middles}), width


def grown(rooms: list[Rect], numbers: Sequence[int], fixed: Sequence[Rect], felt: Rect) -> tuple[Rect, ...]:
    """The rooms after those with these numbers have grown, a step each in turn, until something is in their way."""
    rooms, growing = list(rooms), True
    while growing:
        growing = False
        for number in numbers:
            around = [*fixed, *(rooms[other] for other in numbers if other != number)]
            for left, right, up, down in SIDES:
                room = rooms[number]
                wider = Rect(room.x - left, room.y - up, room.width + left + right, room.height + up + down)
                if felt.encloses(wider) and not any(wider.overlaps(each, 2.0) for each in around):
                    rooms[number] = wider
                    growing = True
    return tuple(rooms)


@lru_cache(maxsize=256)
def block(count: int, width: float, height: float, widest: float, strips: tuple[float, float] = USUAL_STRIPS) -> Block:
    """The largest cards, none wider than ``widest``, of which so many fit into a room of this size.

    ``strips``: the least visible share of a covered card's width, and of a small one's, whose index is large. Where not
    even the smallest cards have room for that, they lie in as many rows as there is room for.
    """
    usual, small = strips
    best = Block(NARROWEST, max(1, count), _strip(max(1, count), width, NARROWEST))
    for rows in range(1, max(2, ceil(count / 3)) + 1):
        columns = ceil(count / rows)
        by_height = height / (CARD_RATIO + LEDGE * (rows - 1))
        card = min(_by_width(columns, width, usual), by_height, widest)
        if card < SMALL:
            card = min(_by_width(columns, width, small), by_height, widest)
        if card > best.width + 0.5:
            best = Block(card, columns, _strip(columns, width, card))
        elif best.width == NARROWEST <= by_height:
            best = max(best, Block(NARROWEST, columns, _strip(columns, width, NARROWEST)), key=lambda laid: laid.strip)
    return best


def _by_width(columns: int, width: float, strip: float) -> float:
    """How wide so many cards beside each other are that show this strip."""
    return width / (1 + strip * (columns - 1))


def _strip(columns: int, width: float, card: float) -> float:
    return min(WIDEST, max(0.02, (width / card - 1) / (columns - 1))) if columns > 1 else WIDEST


def lying_in(
    room: Rect,
    count: int,
    widest: float,
    face: Rect | None = None,
    near: Point | None = None,
    strips: tuple[float, float] = USUAL_STRIPS,
) -> tuple[tuple[Point, ...], float]:
    """The middles of so many cards in rows in this room, as near as can be to the face, or to a point, and how wide
    they are.

    They leave the face of whoever held them in sight where that costs them little.
    """
    laid, part = block(count, room.width, room.height, widest, strips), room
    if face is not None and not face.overlaps(room):
        near, face = face.centre, None
    if face is not None:
        beside = [(block(count, each.width, each.height, widest, strips), each) for each in _around(face, room)]
        free = [(less, each) for less, each in beside if less.width >= laid.width * _WORTH_A_FACE]
        free = [(less, each) for less, each in free if _fits(_covered(less, count), each)]
        laid, part = max(free, key=lambda found: found[0].width, default=(laid, room))
    size = _covered(laid, count)
    middle = near or (part.centre if face is None else face.centre)
    lying = Rect.around(middle, size).kept_inside(part)
    card = card_size(laid.width)
    left, top = lying.x + card.width / 2, lying.y + card.height / 2
    return (
        tuple(
            Point(left + column * laid.strip * laid.width, top + row * LEDGE * laid.width)
            for row, column in _places(laid, count)
        ),
        laid.width,
    )


def own_room(layout: TableLayout) -> Rect:
    """The room of our own hand once all cards lie open: under our plate, so that a result has room beside both."""
    plate, hand = layout.seats[0].plate, layout.hand
    width = plate.width + _WIDER * max(0.0, layout.window.width - _NARROW)
    return Rect(plate.right - width if layout.left_handed else plate.x, hand.y, width, hand.height)


def room_beside(layout: TableLayout, count: int) -> Rect:
    """The room beside our plate and our open hand of so many cards, as high as the table, where a result may lie."""
    plate, margin = layout.seats[0].plate, layout.felt.x
    lying = [Rect(slot.at.x, slot.at.y, slot.box.width, slot.box.height) for slot in own_open_hand(layout, count).slots]
    ours = bounds([plate, *lying])
    left, right = (margin, ours.x - margin) if layout.left_handed else (ours.right + margin, layout.felt.right)
    return Rect(left, margin, right - left, layout.hand.bottom - margin)


def own_open_hand(layout: TableLayout, count: int) -> HandFan:
    """Our own hand, so many cards, as it lies there."""
    room = own_room(layout)
    if not count:
        return HandFan((), card_size(layout.played), room, FanStyle.ROWS)
    laid = block(count, room.width, room.height, layout.played)
    middles, width = lying_in(room, count, layout.played)
    card = card_size(width)
    size = _covered(laid, count)  # they lie as near to the plate as they can
    rise = room.centre.y - size.height / 2 - room.y
    aside = (room.width - size.width) / 2 * (-1 if layout.left_handed else 1)
    slots = []
    places = _places(laid, count)
    for number, (middle, (row, _)) in enumerate(zip(middles, places, strict=True)):
        at = Point(middle.x - card.width / 2 - aside, middle.y - card.height / 2 - rise)
        last = number + 1 == count or places[number + 1][0] > row
        box = Rect(at.x, at.y, card.width if last else laid.strip * card.width, card.height)
        slots.append(HandSlot(number, 0, row, at, box))
    return HandFan(tuple(slots), card, room, FanStyle.ROWS)


def _places(laid: Block, count: int) -> list[tuple[int, int]]:
    """The row and the column of each of so many cards, in as few rows as are needed, as equal as can be."""
    rows = even_lines(count, ceil(count / laid.columns)) if count else ()
    return [(row, column) for row, length in enumerate(rows) for column in range(length)]


def _covered(laid: Block, count: int) -> Size:
    """What so many cards cover, laid so."""
    card, rows = card_size(laid.width), ceil(count / laid.columns)
    across = card.width * (1 + laid.strip * (min(count, laid.columns) - 1))
    return Size(across, card.height + (rows - 1) * LEDGE * laid.width)


def _fits(size: Size, room: Rect) -> bool:
    return size.width <= room.width + 0.5 and size.height <= room.height + 0.5


def _around(face: Rect, room: Rect) -> tuple[Rect, ...]:
    """The parts of the room beside the face, below and above it."""
    near = 2.0
    left, right = face.x - near - room.x, room.right - face.right - near
    above, below = face.y - near - room.y, room.bottom - face.bottom - near
    parts = (
        Rect(room.x, room.y, left, room.height),
        Rect(face.right + near, room.y, right, room.height),
        Rect(room.x, face.bottom + near, room.width, below),
        Rect(room.x, room.y, room.width, above),
    )
    return tuple(part for part in parts if part.width > 0 and part.height > 0)
