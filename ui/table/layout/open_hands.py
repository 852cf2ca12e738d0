"""Where hands lie that are turned over: each beside its plate, in as much room as nobody else needs. Qt-free."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from ui.kit.geometry import CARD_RATIO, Point, Rect, card_size
from ui.table.layout.fan import STRIP
from ui.table.layout.table_layout import TableLayout

STEP = 6.0
"""Pixels by which a room grows at a time."""
SIDES = ((STEP, 0.0, 0.0, 0.0), (0.0, STEP, 0.0, 0.0), (0.0, 0.0, STEP, 0.0), (0.0, 0.0, 0.0, STEP))
"""A step to the left, to the right, upwards and downwards."""
LEDGE = 0.46
"""Of a card that lies behind another row so much is seen, over its width: its corner."""
WIDEST = 0.5
"""Of a covered card at most so much is seen, over its width."""
NARROWEST = 14.0
"""Cards are never narrower, in pixels, however many there are."""


@dataclass(frozen=True, slots=True)
class Block:
    """Cards in rows that cover each other but for their corners: how wide a card is, and how many lie in a row."""

    width: float
    columns: int
    strip: float


@lru_cache(maxsize=64)
def open_rooms(layout: TableLayout, blocked: frozenset[Rect]) -> tuple[Rect, ...]:
    """The room of every seat's open hand, by relative seat, ours (which needs none) included.

    Every room grows out of where the hidden cards lie until something is in its way: a plate, one of the ``blocked``
    rectangles, another room, or the edge of the felt.
    """
    fixed = [*blocked, *(seat.plate for seat in layout.seats)]
    rooms = [seat.stack for seat in layout.seats]
    others = range(1, len(rooms))
    growing = True
    while growing:
        growing = False
        for number in others:
            around = [*fixed, *(rooms[other] for other in others if other != number)]
            for left, right, up, down in SIDES:
                room = rooms[number]
                wider = Rect(room.x - left, room.y - up, room.width + left + right, room.height + up + down)
                inside = wider.kept_inside(layout.felt) == wider
                if inside and not any(wider.overlaps(each, 2.0) for each in around):
                    rooms[number] = wider
                    growing = True
    return tuple(rooms)


@lru_cache(maxsize=256)
def block(count: int, width: float, height: float, widest: float) -> Block:
    """The largest cards, none wider than ``widest``, of which so many go into a room of this size."""
    best = Block(NARROWEST, max(1, count), _strip(max(1, count), width, NARROWEST))
    for rows in range(1, max(2, ceil(count / 3)) + 1):
        columns = ceil(count / rows)
        by_width = width / (1 + STRIP * (columns - 1))
        by_height = height / (CARD_RATIO + LEDGE * (rows - 1))
        card = min(by_width, by_height, widest)
        if card > best.width + 0.5:
            best = Block(card, columns, _strip(columns, width, card))
    return best


def _strip(columns: int, width: float, card: float) -> float:
    return min(WIDEST, max(0.02, (width / card - 1) / (columns - 1))) if columns > 1 else WIDEST


def lying_in(room: Rect, count: int, widest: float) -> tuple[tuple[Point, ...], float]:
    """The middles of so many cards in rows in this room, round its middle, and how wide they are."""
    laid = block(count, room.width, room.height, widest)
    card = card_size(laid.width)
    rows = ceil(count / laid.columns)
    high = card.height + (rows - 1) * LEDGE * laid.width
    across = card.width * (1 + laid.strip * (min(count, laid.columns) - 1))
    left, top = room.centre.x - across / 2 + card.width / 2, room.centre.y - high / 2 + card.height / 2
    return (
        tuple(
            Point(
                left + number % laid.columns * laid.strip * laid.width,
                top + number // laid.columns * LEDGE * laid.width,
            )
            for number in range(count)
        ),
        laid.width,
    )
