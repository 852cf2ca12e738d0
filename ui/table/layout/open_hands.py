"""The places of hands that are turned over: each beside its plate, in as much room as nothing else needs. Qt-free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil

from ui.kit.geometry import CARD_RATIO, SMALL, Point, Rect, Size, bounds, card_size, even_lines
from ui.table.layout.fan import LARGE_STRIP, STRIP
from ui.table.layout.hand import RISE, FanStyle, HandFan, HandSlot
from ui.table.layout.table_layout import TableLayout, seems_another_s

STEP = 6.0
"""Pixels by which a room grows at a time."""
SIDES = ((STEP, 0.0, 0.0, 0.0), (0.0, STEP, 0.0, 0.0), (0.0, 0.0, STEP, 0.0), (0.0, 0.0, 0.0, STEP))
"""A step to the left, to the right, upwards and downwards."""
WIDEST = 0.5
"""The greatest visible share of a covered card's width."""
NARROWEST = 12.0
"""The least width of a card in pixels, however many there are."""
FEW_ROWS = 2
"""So many rows of an open hand are no reason to look for another room."""
_WIDER, _NARROW = 0.25, 960.0  # our own hand may be so much wider than our plate, over what a window is wider than this
_LARGE = 0.8  # cards may be so much narrower where that leaves a face in sight, or keeps a hand at its seat in few rows


@dataclass(frozen=True, slots=True)
class Corner:
    """What has to be seen of a covered card so that rank and suit can be read, as shares of its width: ``strip`` of a
    card behind the next one of its row, ``ledge`` of one behind the next row."""

    strip: float
    ledge: float


STANDARD, LARGE = Corner(STRIP, 0.5), Corner(LARGE_STRIP, 0.79)
"""The corners with the index of either size, a ten's too."""
NARROW_LARGE = replace(LARGE, strip=STRIP)
"""The same without the end of a ten."""
TINY = 24.0
"""Narrower cards of a hand than this many pixels rather grow than show tens whole: hardly anything is read there."""


@dataclass(frozen=True, slots=True)
class Corners:
    """The least corner of a covered card, that of a small one, whose index is always large, and that of a tiny one."""

    usual: Corner = STANDARD
    small: Corner = LARGE
    tiny: Corner = LARGE


def corners_of_taken(layout: TableLayout) -> Corners:
    """The corners of cards that a seat has taken."""
    return Corners(LARGE if layout.large_print else STANDARD)


def corners_of_hands(layout: TableLayout) -> Corners:
    """The corners of cards in an open hand."""
    return replace(corners_of_taken(layout), tiny=NARROW_LARGE)


@dataclass(frozen=True, slots=True)
class Block:
    """Cards in rows of which only the corners are visible: the width of a card, how many lie in the first row, and what
    is to be seen of each."""

    width: float
    columns: int
    corner: Corner


@lru_cache(maxsize=64)
def open_rooms(layout: TableLayout, blocked: frozenset[Rect], holding: frozenset[int]) -> tuple[Rect, ...]:
    """The room of every seat's open hand, by relative seat; only the seats that are ``holding`` cards need any.

    Every room grows out of where the hidden cards lie until something is in its way: a plate, one of the ``blocked``
    rectangles, another room, the face of who is out, or the edge of the felt.
    """
    fixed = [*blocked, *(seat.plate for seat in layout.seats)]
    fixed += [seat.face for number, seat in enumerate(layout.seats) if number and number not in holding]
    return grown([seat.stack for seat in layout.seats], sorted(holding), fixed, layout.felt)


@dataclass(frozen=True, slots=True)
class _Lying:
    """How a hand lies in a room: what it covers, whether it strays to another seat, its rows, and its cards' width."""

    room: Rect
    covers: Rect
    strays: bool
    rows: int
    width: float


@lru_cache(maxsize=64)
def hand_rooms(layout: TableLayout, blocked: frozenset[Rect], held: frozenset[tuple[int, int]]) -> tuple[Rect, ...]:
    """The room of every seat's open hand, by relative seat; ``held``: seats, and how many cards each of them holds.

    A hand that would lie in many short rows between plates, nearer to another seat than to its own, or with small
    cards, lies on the other side of its plate or before its seat, where no play lies any more, if it lies better there.
    """
    rooms = list(open_rooms(layout, blocked, frozenset(number for number, _ in held)))
    hands = {number: _lying(layout, number, rooms[number], count) for number, count in sorted(held)}
    fixed = [*blocked, *(each.plate for each in layout.seats), *(each.face for each in layout.seats[1:])]
    for number, count in sorted(held):
        usual, seat = hands[number], layout.seats[number]
        if not usual.strays and usual.rows <= FEW_ROWS and usual.width >= layout.played * _LARGE:
            continue
        around = [*fixed, *(hand.covers for other, hand in hands.items() if other != number)]
        begins = (begin for begin in (seat.shown, seat.play) if not any(map(begin.overlaps, around)))
        found = [grown([begin], (0,), around, layout.felt)[0] for begin in begins]
        others = [_lying(layout, number, room, count) for room in found]
        large = [usual, *(other for other in others if other.width >= usual.width * _LARGE)]
        hands[number] = min(large, key=lambda hand: (hand.strays, max(hand.rows, FEW_ROWS), -hand.width))
    return tuple(hands[number].room if number in hands else room for number, room in enumerate(rooms))


def _lying(layout: TableLayout, number: int, room: Rect, count: int) -> _Lying:
    """How the hand of a seat lies that has so many cards in this room."""
    middles, width = lying_in(room, count, layout.played, corners_of_hands(layout), layout.seats[number].face)
    covers = bounds([Rect.around(each, card_size(width)) for each in middles])
    strays = seems_another_s(layout, number, Rect.around(covers.centre, Size(0.0, 0.0)))
    return _Lying(room, covers, strays, len({each.y for each in middles}), width)


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
def block(count: int, width: float, height: float, widest: float, corners: Corners) -> Block:
    """The largest cards, none wider than ``widest``, of which so many fit into a room of this size with these corners.

    Where not even the smallest cards have room for that, they lie in as many rows as there is room for.
    """
    found = _block(count, width, height, widest, corners.usual, corners.small)
    if found.width >= TINY or corners.tiny == corners.small:
        return found
    return _block(count, width, height, widest, corners.usual, corners.tiny)


def _block(count: int, width: float, height: float, widest: float, usual: Corner, small: Corner) -> Block:
    best = Block(NARROWEST, max(1, count), _shown(max(1, count), width, NARROWEST, small))
    for rows in range(1, max(2, ceil(count / 3)) + 1):
        columns = ceil(count / rows)
        corner = usual
        card = min(_widest(columns, rows, width, height, corner), widest)
        if card < SMALL:
            corner = small
            card = min(_widest(columns, rows, width, height, corner), widest)
        if card > best.width + 0.5:
            best = Block(card, columns, _shown(columns, width, card, corner))
        elif best.width == NARROWEST <= _by_height(rows, height, corner):
            narrow = Block(NARROWEST, columns, _shown(columns, width, NARROWEST, corner))
            best = max(best, narrow, key=lambda laid: laid.corner.strip)
    return best


def _widest(columns: int, rows: int, width: float, height: float, corner: Corner) -> float:
    """How wide cards in so many columns and rows are that show this corner."""
    return min(width / (1 + corner.strip * (columns - 1)), _by_height(rows, height, corner))


def _by_height(rows: int, height: float, corner: Corner) -> float:
    return height / (CARD_RATIO + corner.ledge * (rows - 1))


def _shown(columns: int, width: float, card: float, corner: Corner) -> Corner:
    """What is to be seen of covered cards that have this width: as much of a row as there is room for."""
    strip = min(WIDEST, max(0.02, (width / card - 1) / (columns - 1))) if columns > 1 else WIDEST
    return replace(corner, strip=strip)


def lying_in(
    room: Rect,
    count: int,
    widest: float,
    corners: Corners,
    face: Rect | None = None,
    near: Point | None = None,
) -> tuple[tuple[Point, ...], float]:
    """The middles of so many cards in rows in this room, as near as can be to the face, or to a point, and how wide
    they are.

    They leave the face of whoever held them in sight where that costs them little.
    """
    laid, part = block(count, room.width, room.height, widest, corners), room
    if face is not None and not face.overlaps(room):
        near, face = face.centre, None
    if face is not None:
        beside = [(block(count, each.width, each.height, widest, corners), each) for each in _around(face, room)]
        free = [(less, each) for less, each in beside if less.width >= laid.width * _LARGE]
        free = [(less, each) for less, each in free if _fits(_covered(less, count), each)]
        laid, part = max(free, key=lambda found: found[0].width, default=(laid, room))
    size = _covered(laid, count)
    middle = near or (part.centre if face is None else face.centre)
    lying = Rect.around(middle, size).kept_inside(part)
    card = card_size(laid.width)
    left, top = lying.x + card.width / 2, lying.y + card.height / 2
    return (
        tuple(
            Point(left + column * laid.corner.strip * laid.width, top + row * laid.corner.ledge * laid.width)
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
    corners = corners_of_hands(layout)
    laid = block(count, room.width, room.height, layout.played, corners)
    middles, width = lying_in(room, count, layout.played, corners)
    card = card_size(width)
    size = _covered(laid, count)  # they lie as near to the plate as they can
    rise = room.centre.y - size.height / 2 - room.y
    aside = (room.width - size.width) / 2 * (-1 if layout.left_handed else 1)
    slots = []
    places = _places(laid, count)
    for number, (middle, (row, _)) in enumerate(zip(middles, places, strict=True)):
        at = Point(middle.x - card.width / 2 - aside, middle.y - card.height / 2 - rise)
        last = number + 1 == count or places[number + 1][0] > row
        box = Rect(at.x, at.y, card.width if last else laid.corner.strip * card.width, card.height)
        slots.append(HandSlot(number, 0, row, at, box, card.height * RISE))
    return HandFan(tuple(slots), card, room, FanStyle.ROWS)


def _places(laid: Block, count: int) -> list[tuple[int, int]]:
    """The row and the column of each of so many cards, in as few rows as are needed, as equal as can be."""
    rows = even_lines(count, ceil(count / laid.columns)) if count else ()
    return [(row, column) for row, length in enumerate(rows) for column in range(length)]


def _covered(laid: Block, count: int) -> Size:
    """What so many cards cover, laid so."""
    card, rows = card_size(laid.width), ceil(count / laid.columns)
    across = card.width * (1 + laid.corner.strip * (min(count, laid.columns) - 1))
    return Size(across, card.height + (rows - 1) * laid.corner.ledge * laid.width)


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
