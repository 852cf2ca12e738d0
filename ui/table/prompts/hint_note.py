"""The reasons of a hint on the table: a panel, and below it the link to the imagined hands, where they hide least."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from math import floor, inf
from typing import Protocol

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QWidget

from engine.events import Place
from ui.kit.geometry import Rect
from ui.kit.windows import scrolled_by_key
from ui.table.layout.free_place import CLEAR
from ui.table.layout.table_layout import TableLayout
from ui.table.prompts.grid_place import LaidGrid
from ui.table.prompts.link_button import LinkButton
from ui.table.prompts.note_place import (
    CLOSE,
    GAP,
    Lines,
    NoteForm,
    NotePlace,
    NoteStyle,
    Surface,
    least_scrolled_place,
    note_place,
    scrolled_place,
)
from ui.table.scene.cards.hand_items import HandItems
from ui.table.scene.on_felt import FeltKind, Thing, by_kind, things_on_felt
from ui.table.scene.table_scene import TableScene, to_rect
from ui.table.scene.trick_panel import BETWEEN_LINES, DENSE, DENSE_MARGIN, MARGIN, NARROWEST, TrickPanel

LEAST_WIDTH, WIDER = NARROWEST + 2 * DENSE_MARGIN, 30
"""The least width of reasons that are scrolled, and by how much wider others are that are tried, in pixels."""

KEPT = FeltKind.ASKED, FeltKind.CARDS, FeltKind.NAME, FeltKind.PLAYED, FeltKind.GRID
ENOUGH, MORE = 2 / 3, 1 / 4
"""Where a smaller part of the lines would be in sight, they hide all but these kinds if so much more of them is then in
sight."""
SHOWN = *KEPT, FeltKind.OWN, FeltKind.SEAT
"""Reasons are scrolled rather than hide one of these kinds; closed piles they hide rather than be scrolled."""
FAR_LESS = 1 / 3
"""Few lines are in sight only if they hide less than this part of what all of them would."""


class NoteSurroundings(Protocol):
    """The parts of the table on which reasons lie."""

    @property
    def layout(self) -> TableLayout: ...
    @property
    def scene(self) -> TableScene: ...
    @property
    def hand(self) -> HandItems: ...


class HintNote:
    """Shows words over the felt, and a link where there are imagined hands."""

    def __init__(self, board: NoteSurroundings, table: QWidget) -> None:
        self._board, self._table = board, table
        self.note, self.link = TrickPanel(table), LinkButton(table)
        self._words, self._key, self._opens = "", "", False
        self._asked: Place | None = None
        self._rises = False  # cards of our hand rise when they are chosen
        self._under: set[Rect] = set()  # the buttons and words for which there was no other place
        self.lay_grid: Callable[[int, bool], LaidGrid | None] = lambda _beside, _at_left: None
        """Lays the grid in which cards are named so that this width is free at its left, or at its right; None: nothing
        is to be named."""
        self.buttons: Callable[[], Sequence[QRect]] = lambda: ()
        """Where there are buttons of the question, which reasons never hide if they can help it."""
        self.question: Callable[[], Sequence[QRect]] = lambda: ()
        """Where there are words of the question; which card is to be named need not be read beside the reasons."""
        self.windows: Callable[[], Sequence[QRect]] = lambda: ()
        """Where windows lie over the table."""

    def scrolled_by(self, event: QKeyEvent) -> bool:
        """Whether the key has scrolled the reasons."""
        area = self.note.scrolled if self.shown else None
        return area is not None and scrolled_by_key(area, event)

    @property
    def shown(self) -> bool:
        """Whether reasons can be read."""
        return self.note.isVisible()

    def letter(self, font: QFont) -> None:
        """Takes this font, for the words that are shown next."""
        self.note.setFont(font)

    def hide(self) -> None:
        """Hides the reasons and the link."""
        self.note.hide()
        self.link.hide()

    def stay_above(self) -> None:
        """Keeps both above a grid that has been laid anew."""
        for each in (self.note, self.link):
            each.raise_()

    def lie_beside(self) -> None:
        """Lies beside the windows that are over the table now."""
        if self.shown:
            self._place()

    def clear(self) -> None:
        """Places reasons anew if they now lie over other buttons or words, which come and go."""
        if self._covered - self._under:
            self._place()

    def show(self, words: str, key: str, asked: Place | None, link: str, rises: bool = True) -> None:
        """Shows these words, of which the last line says what keys do.

        ``key``: the most important key in few words, for where that line would not be in sight; ``asked``: where the
        cards lie that the question is about, if on the table; ``link``: the words of the link, empty where there are no
        imagined hands; ``rises``: cards of our hand may be chosen.
        """
        self._words, self._key = words, key.replace(" ", "\N{NO-BREAK SPACE}")
        self._opens, self._asked, self._rises = bool(link), asked, rises
        if link:
            self.link.tell(link, self.note.font())
        else:
            self.link.hide()
        self._place()

    def _place(self) -> None:
        """Places the reasons where they hide as little as can be, near the status line if possible, with the grid as
        far aside as they then want it."""

        @cache
        def size_at(form: NoteForm, inside: bool) -> QSize:
            words, foot = self._set_in(form, inside), self._foot(form, inside)
            return self.note.size_of_words(words, form.width, self._least, whole=bool(form.style), foot=foot)

        self.link.fit(inf)
        below = self.link.height() + GAP // 2 if self._opens else 0
        usual = size_at(NoteForm(None), False).width()
        forms = self._forms(usual)
        narrowest = max(LEAST_WIDTH, self.link.width() if self._opens else 0)
        widths = range(narrowest, self._widest(usual) + 1, WIDER)
        least, beside = self._least + 2 * MARGIN, self._least + 2 * DENSE_MARGIN
        around = sum(DENSE) + self.note.height() - self.note.contentsRect().height()
        line = max(line.height for line in self.note.wrapped(self._words, usual))
        foot = self.link.height() + BETWEEN_LINES
        lines = Lines(widths, size_at, cache(self._count_in), below, beside, line, around, foot)
        folded = self._folded
        starts = max(LEAST_WIDTH, folded.width())
        narrow = replace(lines, widths=range(starts, narrowest, WIDER), link=folded.height() + GAP // 2)
        wanted = max(self.note.width_of(self._words), self.link.width() if self._opens else 0)
        found: list[tuple[tuple[float, ...], int, NotePlace]] = []
        rooms: list[LaidGrid | None] = []
        ways = (0, False), (wanted, True), (wanted, False)  # room at the left first: the grid then covers the kitty
        for number, way in enumerate(ways):
            grid = self.lay_grid(*way)
            if grid in rooms:
                break  # nothing is to be named; or there is no room beside the grid
            rooms.append(grid)
            surface = self._surface(grid)
            place = note_place(surface, forms, size_at, below, least)
            if not place.free:
                place = self._scrolled(surface, lines, narrow) or place
            found.append((_hides(place, grid, rooms[0]), number, place))
            if place.free and not (grid is not None and grid.covered):
                break
        hides, number, place = min(found, key=lambda each: each[:2])
        if any(hides[kind] for kind in KEPT):  # then few words hide less, and the grid may as well stay where it is
            grid = self.lay_grid(*ways[0])
            few = least_scrolled_place(self._surface(grid), lines)
            if few is not None and _far_less(few.hides, hides):
                number, place = 0, few
        self.lay_grid(*ways[number])
        self._take(place.form, place.linked_inside)
        self._lie(place)
        self._under = self._covered

    def _scrolled(self, surface: Surface, lines: Lines, narrow: Lines) -> NotePlace | None:
        """The place where most of the words are in sight: all of them lie over piles if they have no other place; where
        too few would be in sight, more of them lie over what is less important than they are."""
        free = scrolled_place(surface, lines) or scrolled_place(surface, narrow)
        if free is not None and free.in_sight == 1:
            return free
        if surface.kinds[FeltKind.PILE]:
            piles = scrolled_place(surface, lines, SHOWN)
            if piles is not None and piles.in_sight == 1:
                return piles
        if free is not None and free.in_sight >= ENOUGH:
            return free
        over = scrolled_place(surface, lines, KEPT)
        return over if over is not None and (free is None or over.in_sight >= free.in_sight + MORE) else free

    @property
    def _folded(self) -> QSize:
        """The size of the link below reasons that are narrower than its words."""
        self.link.fit(0)
        folded = self.link.size()
        self.link.fit(inf)
        return folded

    @property
    def _covered(self) -> set[Rect]:
        """Which buttons and words the reasons and the link lie over now."""
        over = [each.geometry() for each in (self.note, self.link) if each.isVisible()]
        asked = (*self.buttons(), *self.question())
        return {to_rect(room) for room in asked if any(map(room.intersects, over))}

    @property
    def _least(self) -> int:
        """The width of the last line with the link beside it."""
        keys = self.note.fontMetrics().horizontalAdvance(self._words.splitlines()[-1])
        return keys + 2 * GAP + self.link.width() if self._opens else 0

    def _forms(self, usual: int) -> list[NoteForm]:
        """The forms that the reasons may take, the best first, when they are usually so wide: narrower ones, then dense
        ones, which are also wider."""
        lines = self.note.fontMetrics().horizontalAdvance
        longest = max(map(lines, self._words.splitlines())) + 2 * MARGIN + 2 * GAP
        widest = max(usual, min(longest, self._widest(usual)))
        narrower = (NoteForm(usual * part // 16) for part in range(14, 7, -2))
        dense = dict.fromkeys(min(widest, usual * part // 8) for part in (8, 10, 12, 14, 6, 4))
        close = (NoteForm(width, style) for style in CLOSE for width in dense)
        return [NoteForm(None), *narrower, *close]

    def _widest(self, usual: int) -> int:
        """The width up to which words are set closely when they are usually so wide."""
        return min(usual * 14 // 8, self._table.width() - 2 * GAP)

    def _foot(self, form: NoteForm, inside: bool) -> int:
        """The least height of the last line, for the link beside it."""
        return self.link.height() if inside and form.style else 0

    def _set_in(self, form: NoteForm, inside: bool) -> str:
        """The words as they are set in this form. The key that does what is advised is always in sight: it follows the
        advice where reasons are scrolled, and ends a paragraph in which they flow."""
        *sentences, keys = self._words.splitlines()
        scrolled = form.height is not None
        flows = form.style is NoteStyle.FLOWING and form.width is not None
        if not sentences or not (flows or (scrolled and not inside)):
            return self._words
        advice, *others = sentences
        if not flows:
            return "\n".join((f"{advice} · {self._key}", *others))
        flowing = " · ".join((advice, *(other.removeprefix("· ") for other in others)))
        keyed = f"{flowing} · {self._key}"
        if not inside:
            return keyed
        if not scrolled:
            wide = (form.width or 0) - 2 * DENSE_MARGIN
            *above, last = self.note.wrapped(keyed, wide)
            if last.width + 2 * GAP + self.link.width() <= wide:  # the link is higher than a line
                return "\n".join(("".join(line.words for line in above), last.words)).lstrip()
        return f"{flowing}\n{keys}"

    def _count_in(self, form: NoteForm, inside: bool) -> int:
        """How many lines are scrolled in this form: all but the one beside the link."""
        assert form.width is not None
        sentences = self._set_in(replace(form, height=0), inside).splitlines()
        scrolled = sentences[:-1] if inside else sentences
        return len(self.note.wrapped("\n".join(scrolled), form.width - 2 * DENSE_MARGIN))

    def _take(self, form: NoteForm, inside: bool) -> None:
        """Shows the words in this form."""
        words, foot = self._set_in(form, inside), self._foot(form, inside)
        self.note.show_words(words, form.width, self._least, whole=bool(form.style), foot=foot, height=form.height)

    def _lie(self, place: NotePlace) -> None:
        """Lies at this place, with the link beside the last line or below."""
        self.note.move(place.note.topLeft())
        self.link.fit(place.note.width())
        note, link = self.note.geometry(), self.link
        if place.linked_inside:
            link.move(note.right() - link.width() - GAP, note.bottom() - link.height() - GAP // 2)
        else:
            link.move(note.center().x() - link.width() // 2, note.bottom() + GAP // 2)
        link.raise_()

    def _surface(self, grid: LaidGrid | None) -> Surface:
        """Where reasons may lie, and what lies there."""
        bottom = round(self._board.layout.status.y) - GAP
        room = QRect(GAP // 2, GAP // 2, self._table.width() - GAP, bottom - GAP // 2)
        buttons = (button.adjusted(-GAP // 2, 0, GAP // 2, 0) for button in self.buttons())
        kinds = {FeltKind.ASKED: [*self.windows(), *buttons], FeltKind.GRID: []}
        kinds[FeltKind.ASKED if grid is None else FeltKind.GRID] += self.question()
        if grid is not None:
            air = GAP - round(CLEAR)
            kinds[FeltKind.GRID].append(grid.room.adjusted(-air, -air, air, air))
            kinds[FeltKind.ASKED] += grid.chosen
        own = Thing(self._board.layout.seats[0].plate, FeltKind.ASKED)
        over = (Thing(to_rect(each), kind) for kind, rooms in kinds.items() for each in rooms)
        things = chain(things_on_felt(self._board.scene, self._asked), [own], over)
        below = self._top_of_hand - GAP // 2 - room.bottom() - 1
        return Surface(room, by_kind(things), below, frozenset({FeltKind.PILE}))

    @property
    def _top_of_hand(self) -> int:
        """Where our cards begin; where they may rise, the room for that is theirs."""
        slots = () if self._rises else self._board.hand.fan.slots
        return floor(min((slot.box.y for slot in slots), default=self._board.layout.hand.y))


def _hides(place: NotePlace, grid: LaidGrid | None, at_rest: LaidGrid | None) -> tuple[float, ...]:
    """How much the reasons hide of each kind, and the grid that is laid for them beyond what it hides at rest."""
    hides = list(place.hides)
    if grid is not None and at_rest is not None:
        hides[FeltKind.NAME] += grid.covered - at_rest.covered
    return tuple(hides)


def _far_less(few: tuple[float, ...], hides: tuple[float, ...]) -> bool:
    """Whether few words hide so much less of the most important kind that the others are worth scrolling for."""
    return next((less < FAR_LESS * more for less, more in zip(few, hides, strict=True) if less != more), False)
