"""Where speech bubbles lie: over hidden cards, and hiding as little as can be of names, plays and each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import product

from ui.kit.geometry import Point, Rect, Size, bounds
from ui.table.layout.free_place import CLEAR, least_hiding
from ui.table.layout.seating import SeatPlaces, Side
from ui.table.layout.table_layout import GAP, TableLayout, seems_another_s

_NEAR = 0.8  # over the gap between any two things
_PLAYS, _BUBBLES, _PILES, _OPEN, _LEAVING, _FACES = 0.4, 0.6, 0.1, 1.0, 0.5, 0.5
"""The cost of hiding a place for a play, a bubble, others' cards, an open hand, its former place, or a face, where a
name costs 1, among the usual places; where all of them hide a face or a name, another one is looked for."""


def bubble(
    layout: TableLayout,
    relative: int,
    size: Size,
    *,
    shown: tuple[Rect, ...] = (),
    lying: tuple[Rect, ...] = (),
    played: bool = True,
    opened: tuple[Rect, ...] = (),
    spoken: tuple[Rect, ...] = (),
) -> Rect:
    """The place of a seat's speech bubble, on the felt.

    ``shown``: the cards that the seat shows, of which it speaks unless it has played some; it hides none of them.
    ``lying``: all other cards. ``played`` False: nothing lies there, and the bubble may where it would else seem
    another's.
    ``opened``: where hands lie that have been turned over, which all want to see. ``spoken``: the bubbles of others.
    """
    if shown and not played:
        usual = _beside(layout, size, bounds(shown), lying)
    else:
        usual = _usual(layout, relative, size, played=played, opened=opened)
    kept = (*shown, *spoken)
    return _elsewhere(layout, layout.seats[relative], usual, kept) if any(map(usual.overlaps, kept)) else usual


@lru_cache(maxsize=64)
def _beside(layout: TableLayout, size: Size, shown: Rect, lying: tuple[Rect, ...]) -> Rect:
    """The free place nearest to these cards of a seat: places of plays where none lies are free, too."""
    near = GAP * layout.scale * _NEAR
    cards = Rect(shown.x - near, shown.y - near, shown.width + 2 * near, shown.height + 2 * near)
    wanted = Rect.around(shown.centre, size)
    found = least_hiding(size, layout.felt, ((*_people(layout), cards), lying), Point(wanted.x, wanted.y))
    return wanted.kept_inside(layout.felt) if found is None else found[1]


def _usual(layout: TableLayout, relative: int, size: Size, *, played: bool, opened: tuple[Rect, ...]) -> Rect:
    """The place of a bubble of a seat that speaks of no cards, whoever else speaks."""
    play = layout.seats[relative].play
    usual = _bubbles(layout, size, opened)[relative]
    if played or not seems_another_s(layout, relative, usual):
        return usual
    lefts = play.centre.x - size.width / 2, play.x, play.right - size.width
    tops = play.centre.y - size.height / 2, play.y, play.bottom - size.height
    for left, top in product(lefts, tops):
        place = Rect(left, top, size.width, size.height).kept_inside(layout.felt)
        if not (_hides_anybody(layout, place) or seems_another_s(layout, relative, place)):
            return place
    return usual


@lru_cache(maxsize=64)
def _bubbles(layout: TableLayout, size: Size, opened: tuple[Rect, ...]) -> tuple[Rect, ...]:
    """A bubble of this size at every seat: of the places that hide least the most usual one."""
    found: list[Rect] = []
    for relative, seat in enumerate(layout.seats):
        places = [spot.kept_inside(layout.felt) for spot in _spots(seat, size, GAP * layout.scale * _NEAR)]
        hides = partial(_hidden, layout, relative, bubbles=tuple(found), opened=opened)
        best = min(places, key=lambda spot: round(hides(spot)))
        if _hides_anybody(layout, best) or seems_another_s(layout, relative, best):
            about = [spot.kept_inside(layout.felt) for spot in _about(seat, size)]
            elsewhere = _elsewhere(layout, seat, best, found)
            best = min((*places, *about, elsewhere), key=partial(_misleads, layout, relative, tuple(found), hides))
        found.append(best)
    return tuple(found)


def _people(layout: TableLayout) -> tuple[Rect, ...]:
    """All names, and the faces of the others."""
    return (*(seat.plate for seat in layout.seats), *(seat.face for seat in layout.seats[1:]))


def _hides_anybody(layout: TableLayout, spot: Rect) -> bool:
    return any(spot.shared(each) for each in _people(layout))


def _misleads(
    layout: TableLayout, relative: int, bubbles: tuple[Rect, ...], hides: Callable[[Rect], float], spot: Rect
) -> tuple[bool, bool, bool, bool, float]:
    """What is wrong with this spot for a bubble of this seat beside those, the worst first."""
    play, words = spot.shared(layout.seats[relative].play) > 0, any(map(spot.shared, bubbles))
    return _hides_anybody(layout, spot), play, words, seems_another_s(layout, relative, spot), hides(spot)


def _about(seat: SeatPlaces, size: Size) -> Iterator[Rect]:
    """Places that touch the name or the face of this seat."""
    for each in (seat.plate, seat.face):
        for left in (each.right - size.width, each.centre.x - size.width / 2, each.x):
            yield Rect(left, each.y - CLEAR - size.height, size.width, size.height)
            yield Rect(left, each.bottom + CLEAR, size.width, size.height)
        for top in (each.y, each.centre.y - size.height / 2, each.bottom - size.height):
            yield Rect(each.x - CLEAR - size.width, top, size.width, size.height)
            yield Rect(each.right + CLEAR, top, size.width, size.height)


def _elsewhere(layout: TableLayout, seat: SeatPlaces, usual: Rect, kept: Sequence[Rect]) -> Rect:
    """The place round this seat, near the usual one, that hides no face and no name, and else as little as can be.

    ``kept``: the bubbles of others, and the cards that the seat shows.
    """
    about, felt = bounds([seat.plate, seat.stack, usual]), layout.felt
    left, right = max(felt.x, about.x - usual.width), min(felt.right, about.right + usual.width)
    top, bottom = max(felt.y, about.y - 2 * usual.height), min(felt.bottom, about.bottom + 2 * usual.height)
    room = Rect(left, top, right - left, bottom - top)
    kinds = _people(layout), (*kept, seat.play), [each.play for each in layout.seats]
    within = [[thing for thing in kind if thing.overlaps(room)] for kind in kinds]
    found = least_hiding(usual.size, room, within, Point(usual.x, usual.y))
    return usual if found is None else found[1]


def _spots(seat: SeatPlaces, size: Size, near: float) -> Iterator[Rect]:
    """Places for a bubble of this seat, the usual one first."""
    width, height, tip, plate = size.width, size.height, seat.tip, seat.plate
    above = tip.y - near - height
    match seat.side:
        case Side.NORTH if tip.y >= plate.bottom:  # it plays beside its plate, and holds its cards on the other side
            outer = seat.stack.right + near if seat.stack.x > plate.x else seat.stack.x - near - width
            yield Rect(outer, plate.centre.y - height / 2, width, height)
            yield Rect(tip.x - width / 2, tip.y + near, width, height)
        case Side.NORTH:
            yield Rect(tip.x + near, tip.y - height / 2, width, height)
            yield Rect(seat.stack.x - near - width, plate.centre.y - height / 2, width, height)
        case Side.EAST:
            beside = min(tip.x - width / 2, seat.stack.x - near - width)
            yield Rect(max(beside, seat.play.right + near), above, width, height)
        case Side.WEST:
            beside = max(tip.x - width / 2, seat.stack.right + near)
            yield Rect(min(beside, seat.play.x - near - width), above, width, height)
        case Side.SOUTH:
            yield Rect(min(tip.x - width / 2, seat.play.x - near - width), above, width, height)
    for left in (plate.centre.x - width / 2, plate.x, plate.right - width):
        yield Rect(left, plate.y - near - height, width, height)
        yield Rect(left, plate.bottom + near, width, height)
    for left in (plate.right + near, plate.x - near - width):
        yield Rect(left, plate.centre.y - height / 2, width, height)
    for pile in (seat.stack, seat.shown):
        for middle in (pile.centre.y, pile.y + height / 2):
            yield Rect.around(Point(pile.centre.x, middle), size)


def _hidden(layout: TableLayout, relative: int, spot: Rect, bubbles: Sequence[Rect], opened: Sequence[Rect]) -> float:
    """The area under this spot that one wants to see, weighted.

    The seat's own hidden cards count nothing; where hands lie open, all of them come from there, and leave faces in
    sight.
    """
    covered = _BUBBLES * sum(map(spot.shared, bubbles)) + _OPEN * sum(map(spot.shared, opened))
    for place, seat in enumerate(layout.seats):
        covered += spot.shared(seat.plate) + _PLAYS * spot.shared(seat.play) + _FACES * spot.shared(seat.face)
        if opened:
            covered += _LEAVING * spot.shared(seat.stack)
        elif place != relative:
            covered += _PILES * sum(map(spot.shared, (seat.stack, seat.shown)))
    return covered
