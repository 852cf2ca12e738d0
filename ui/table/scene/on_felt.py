"""What lies on the felt, and in which order one needs to see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from engine.events import Place, Zone
from ui.kit.geometry import Rect, bounds, card_size
from ui.table.scene.table_scene import TableScene, qrect, to_rect


class FeltKind(IntEnum):
    """Kinds of what lies on the felt, from what has to stay in sight first to what may be covered first."""

    ASKED = 0
    """The unbeaten play with its frame, or the cards that the question is about."""
    CARDS = 1
    """All other cards that lie open, but for our own."""
    NAME = 2
    """Plates, with names, badges and totals, and what all keep in sight."""
    PLAYED = 3
    """What we have played to this trick."""
    OWN = 4
    """What we have taken or shown, which we know."""
    GRID = 5
    """The grid in which cards are named, of which the reasons name what they advise."""
    PILE = 6
    """Closed cards in the middle, with their number."""
    SEAT = 7
    """Faces of the others, and the backs of what they hold."""
    SPEECH = 8
    """What was said, which goes away by itself."""


@dataclass(frozen=True, slots=True)
class Thing:
    """The rectangle of something on the felt, in pixels of the table."""

    room: Rect
    kind: FeltKind


def things_on_felt(scene: TableScene, asked: Place | None) -> Iterator[Thing]:
    """Everything that can be seen above our hand; ``asked``: the place of the cards that the question is about."""
    positions, us = scene.positions, scene.us
    if scene.best.isVisible():
        yield Thing(to_rect(scene.best.framed), FeltKind.ASKED)
    for place, items in positions.open.items():
        if items:
            poses = [scene.flights.target(item) for item in items]
            ours = FeltKind.PLAYED if place.zone is Zone.TABLE else FeltKind.OWN
            kind = FeltKind.ASKED if place == asked else ours if place.seat == us else FeltKind.CARDS
            yield Thing(bounds([Rect.around(pose.at, card_size(pose.width)) for pose in poses]), kind)
    for plate in scene.plates:
        yield Thing(to_rect(plate), FeltKind.NAME)
    if scene.notices.isVisible():
        yield Thing(to_rect(scene.notices.room), FeltKind.NAME)
    for place, pile in positions.piles.items():
        if pile.count > 0 and pile.opacity() and place != Place(Zone.HAND, us):
            room = pile.sceneBoundingRect().united(scene.number_on(place))
            yield Thing(to_rect(room), FeltKind.SEAT if place.zone is Zone.HAND else FeltKind.PILE)
    for seat in scene.layout.seats[1:]:
        yield Thing(seat.face, FeltKind.SEAT)
    for said in scene.speech:
        yield Thing(to_rect(said), FeltKind.SPEECH)


def by_kind(things: Iterator[Thing]) -> tuple[tuple[Rect, ...], ...]:
    """The rectangles of each kind, in the order of kinds, in whole pixels, as panels lie over them."""
    found: dict[FeltKind, list[Rect]] = {kind: [] for kind in FeltKind}
    for thing in things:
        found[thing.kind].append(to_rect(qrect(thing.room).toAlignedRect()))
    return tuple(tuple(found[kind]) for kind in FeltKind)
