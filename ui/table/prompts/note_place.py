"""The place of a hint's reasons: over free felt if there is enough of it, near the question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import product
from math import ceil, floor, inf

from PySide6.QtCore import QPoint, QRect, QSize

from ui.kit.geometry import Point, Rect, Size
from ui.table.layout.free_place import CLEAR, Hiding, least_hiding
from ui.table.scene.table_scene import to_rect

GAP = 8
"""Pixels between the reasons and what lies around them."""
AIR = GAP - CLEAR
"""Pixels that are kept free around what lies there, where there is room, beyond what any panel keeps."""
LEAST_LINES = 2
"""So many lines are in sight at least where reasons are scrolled."""
FINE_STEP = 6
"""Where reasons are scrolled, wider widths are tried in steps of so many pixels."""
NARROWER = 100
"""Being narrower by a step is as bad as lying so many pixels aside."""


@dataclass(frozen=True, slots=True)
class Surface:
    """The part of the table where the reasons may lie, and what lies there, the most important kind first."""

    room: QRect
    kinds: tuple[tuple[Rect, ...], ...]
    below: int = 0
    """How many more pixels below the room are for reasons that would hide more in it."""
    whole: frozenset[int] = frozenset()
    """The numbers of the kinds that are hidden as a whole, if at all."""

    @property
    def airy(self) -> Surface:
        """The same with some felt kept free around everything."""
        return replace(self, kinds=tuple(tuple(map(_with_air, kind)) for kind in self.kinds))


class NoteStyle(IntEnum):
    """How closely the sentences of the reasons are set: with air, with little of it, or one sentence after the other in
    the same line."""

    ROOMY = 0
    DENSE = 1
    FLOWING = 2


@dataclass(frozen=True, slots=True)
class NoteForm:
    """A form of the reasons: the width of their panel, None for the usual one, how closely they are set, and the height
    of the panel where they are scrolled."""

    width: int | None
    style: NoteStyle = NoteStyle.ROOMY
    height: int | None = None


@dataclass(frozen=True, slots=True)
class NotePlace:
    """A rectangle for the reasons, their form in it, where the link is, and how much they hide of each kind."""

    note: QRect
    form: NoteForm
    linked_inside: bool
    """Whether the link stands beside the last line, and not below."""
    hides: tuple[float, ...]
    in_sight: float = 1.0
    """The part of the lines that is in sight."""

    @property
    def free(self) -> bool:
        """Whether nothing is hidden but of the least important kind."""
        return not any(self.hides[:-1])


CLOSE = NoteStyle.DENSE, NoteStyle.FLOWING
"""The styles of reasons that may be scrolled, the one in which they are read more easily first."""
SizeAt = Callable[[NoteForm, bool], QSize]
"""How large the reasons are in a form, with the link inside or without it."""


def _with_air(thing: Rect) -> Rect:
    return Rect(thing.x - AIR, thing.y - AIR, thing.width + 2 * AIR, thing.height + 2 * AIR)


def note_place(surface: Surface, forms: Sequence[NoteForm], size_at: SizeAt, link: int, least: int = 0) -> NotePlace:
    """The best place for reasons that are so large in these forms, the first of which they like best.

    They hide nothing, in any of these forms, where the felt has room for it, with air around them in those that like
    air; else as little as can be of what is least important. The link is inside, they reach below the room, and they
    are dense, with the link inside, each only to hide less. ``link``: the height that the link needs below them; 0
    where there is none. ``least``: the width that they need with the link beside their last line.
    """
    airy = [(form, size_at(form, False)) for form in forms if form.style is NoteStyle.ROOMY]
    best = _best_in(surface.airy, 0, airy, link, None)
    if best is not None and not any(best.hides):
        return best
    best = None
    styles = sorted({form.style for form in forms})
    for style, below, inside in product(styles, dict.fromkeys((0, surface.below)), (False, True)):
        if (best is not None and not any(best.hides)) or (inside and not link):
            continue
        tried = [form for form in forms if form.style is style]
        sizes = [(form, size_at(form, inside)) for form in tried]
        if inside:
            sizes = [(form, size) for form, size in sizes if size.width() >= least]
        found = _best_in(surface, below, sizes, 0 if inside else link, best)
        found = found if found is None else replace(found, linked_inside=inside)
        best = best if found is None else found
    if best is not None:
        return best
    size = size_at(forms[0], link > 0)
    left = surface.room.center().x() - size.width() // 2
    top = max(surface.room.top(), surface.room.bottom() + 1 - size.height())
    note = QRect(left, top, size.width(), size.height())
    shared = tuple(sum(map(to_rect(note).shared, kind)) for kind in surface.kinds)
    return NotePlace(note, forms[0], link > 0, shared)


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of reasons that are set closely and may be scrolled: the widths that are tried, how large they are in a
    form, and how many lines, but for one with the link inside; the height of the link below them and the least width
    with it beside their last line, as for ``note_place``; the height of a line, the pixels above and below all of them,
    and the height of the line with the link."""

    widths: Sequence[int]
    size_at: SizeAt
    count_at: Callable[[NoteForm, bool], int]
    link: int
    least: int
    line: int
    around: int
    foot: int


@dataclass(frozen=True, slots=True)
class _Scrolled:
    """Reasons that may be scrolled: their form with all lines in sight, its size, how many lines of which height these
    are, the pixels above and below lines of which only some are in sight, and the room in which they lie."""

    form: NoteForm
    inside: bool
    whole: QSize
    lines: int
    line: int
    around: int
    room: Rect
    beneath: int
    wanted_foot: float

    @property
    def fewest(self) -> int:
        """The least number of lines in sight: sentences in one paragraph are read only as a whole."""
        return self.lines if self.form.style is NoteStyle.FLOWING else LEAST_LINES

    def size(self, shown: int) -> Size:
        """How large they are with so many lines in sight, and with the link."""
        tall = self.whole.height() if shown >= self.lines else self.around + shown * self.line
        return Size(self.whole.width(), tall + self.beneath)

    def at(
        self, shown: int, kinds: Sequence[Sequence[Rect]], most: tuple[float, ...], whole: Set[int]
    ) -> NotePlace | None:
        """Their place with so many lines in sight; None where they would hide more than this."""
        size = self.size(shown)
        wanted = Point(self.room.centre.x - size.width // 2, self.wanted_foot - size.height)
        found = least_hiding(size, self.room, kinds, wanted, most, whole)
        if found is None:
            return None
        hiding, lying = found
        tall = round(size.height) - self.beneath
        note = QRect(round(lying.x), round(lying.y), self.whole.width(), tall)
        form = self.form if shown >= self.lines else replace(self.form, height=tall)
        return NotePlace(note, form, self.inside, hiding.areas, min(1.0, shown / self.lines))


def _scrolled_forms(surface: Surface, text: Lines) -> Iterator[_Scrolled]:
    """The ways in which reasons may be scrolled."""
    belows, insides = dict.fromkeys((0, surface.below)), (False, True)[: 1 + bool(text.link)]
    for style, width, below, inside in product(CLOSE, text.widths, belows, insides):
        form, beneath = NoteForm(width, style), 0 if inside else text.link
        whole = text.size_at(form, inside)
        if not inside or whole.width() >= text.least:
            lines, around = text.count_at(form, inside), text.around + (text.foot if inside else 0)
            room = to_rect(surface.room.adjusted(0, 0, 0, below))
            yield _Scrolled(form, inside, whole, lines, text.line, around, room, beneath, room.bottom - below)


def scrolled_place(surface: Surface, lines: Lines, kept: Sequence[int] | None = None) -> NotePlace | None:
    """The place where most of the reasons is in sight while they hide nothing of these kinds, or of all, and of the
    others as little as can be.

    They are scrolled if need be, with ``LEAST_LINES`` in sight; None where not even these have room.
    """
    numbers = range(len(surface.kinds))
    spared = numbers if kept is None else kept
    others = [kind for kind in numbers if kind not in spared]
    kinds = ([thing for kind in spared for thing in surface.kinds[kind]], *(surface.kinds[kind] for kind in others))
    whole = {number for number, kind in enumerate(others, 1) if kind in surface.whole}
    best = _most_lines(_scrolled_forms(surface, lines), kinds, whole)
    if best is not None and best.form.height is not None:  # a gap may be as wide as the words need to be whole
        finer = range(best.note.width() + FINE_STEP, max(lines.widths) + 1, FINE_STEP)
        best = _most_lines(_scrolled_forms(surface, replace(lines, widths=finer)), kinds, whole, best)
    if best is None:
        return None
    link = 0 if best.linked_inside else lines.link
    lying = to_rect(best.note.adjusted(0, 0, 0, link))
    return replace(best, hides=tuple(sum(map(lying.shared, kind)) for kind in surface.kinds))


def _most_lines(
    ways: Iterable[_Scrolled], kinds: Sequence[Sequence[Rect]], whole: Set[int], best: NotePlace | None = None
) -> NotePlace | None:
    """The way in which the largest part of the lines is in sight while nothing of the first kind is hidden, the first
    one for all of them, else the widest one; ``best``: the one to be better than."""
    most_hidden = (0.0, *(inf for _ in kinds[1:]))
    too_large: list[tuple[float, Size]] = []  # sizes that had no place in a room that ends there
    for way in ways:
        if best is not None and best.form.height is None:
            break
        most = 0.0 if best is None else best.in_sight
        wider = best is not None and way.whole.width() > best.note.width()
        more = ceil(most * way.lines) if wider else floor(most * way.lines) + 1
        shown = range(max(way.fewest, more), way.lines + 1)
        low, middle, high = 0, 0, len(shown)
        while low < high:  # the most lines that have room; most often not even a line more than before
            size = way.size(shown[middle])
            hopeless = any(way.room.bottom <= end and _holds(size, other) for end, other in too_large)
            found = None if hopeless else way.at(shown[middle], kinds, most_hidden, whole)
            if found is None:
                too_large += [] if hopeless else [(way.room.bottom, size)]
                high = middle
            else:
                low, best = middle + 1, found
            middle = (low + high) // 2
    return best


def _holds(size: Size, other: Size) -> bool:
    """Whether the first size is as large as the other each way."""
    return size.width >= other.width and size.height >= other.height


def least_scrolled_place(surface: Surface, lines: Lines) -> NotePlace | None:
    """The place where the reasons hide as little as can be while ``LEAST_LINES`` of them are in sight, and as large a
    part of them as can be; None where no form is small enough."""
    best: tuple[tuple[float, ...], int, NotePlace] | None = None
    for way in _scrolled_forms(surface, lines):
        most = (inf,) * len(surface.kinds) if best is None else best[0]
        found = way.at(way.fewest, surface.kinds, most, surface.whole)
        if found is not None and (best is None or (found.hides, way.lines) < best[:2]):
            best = found.hides, way.lines, found
    return None if best is None else best[2]


def _best_in(
    surface: Surface, deeper: int, sizes: Sequence[tuple[NoteForm, QSize]], link: int, so_far: NotePlace | None
) -> NotePlace | None:
    """The best place in the room with so many more pixels below it, and with the link below the reasons if it has a
    height; None where none is large enough, or hides less than what was found before."""
    room = to_rect(surface.room.adjusted(0, 0, 0, deeper))
    best: tuple[Hiding, NotePlace] | None = None
    most = None if so_far is None else so_far.hides
    for narrower, (form, size) in enumerate(sizes):
        if best is not None and best[0].nothing and best[0].aside <= narrower * NARROWER:
            break
        whole = Size(size.width(), size.height() + link)
        wanted = Point(room.centre.x - whole.width // 2, max(room.y, room.bottom - deeper - whole.height))
        found = least_hiding(whole, room, surface.kinds, wanted, most, surface.whole)
        if found is None or (so_far is not None and found[0].areas >= so_far.hides):
            continue
        hiding, lying = found
        cost = Hiding(hiding.areas, hiding.aside + narrower * NARROWER)
        if best is None or cost < best[0]:
            note = QRect(QPoint(round(lying.x), round(lying.y)), size)
            best = cost, NotePlace(note, form, False, hiding.areas)
            most = hiding.areas
    return None if best is None else best[1]
