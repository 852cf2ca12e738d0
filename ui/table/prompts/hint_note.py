"""The reasons of a hint on the table: a panel, and below it the link to the imagined hands, where they hide least."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Protocol

from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from engine.events import Place
from ui.table.layout.table_layout import TableLayout
from ui.table.prompts.grid_place import GridRoom
from ui.table.prompts.link_button import LinkButton
from ui.table.prompts.note_place import GAP, Surface, beside_grid, note_place
from ui.table.scene.last_trick import MARGIN, TrickPanel
from ui.table.scene.on_felt import FeltKind, Thing, by_kind, things_on_felt
from ui.table.scene.table_scene import TableScene, to_qrect, to_rect

CLOSE = 3
"""The least pixels between reasons and a plate."""
LINK_BELOW = 4
"""Pixels between reasons beside the grid and the link below them."""


class NoteSurroundings(Protocol):
    """The parts of the table on which reasons lie."""

    @property
    def layout(self) -> TableLayout: ...
    @property
    def scene(self) -> TableScene: ...


class HintNote:
    """Shows words over the felt, or beside the grid in which cards are named, and a link where there are imagined
    hands."""

    def __init__(self, board: NoteSurroundings, table: QWidget) -> None:
        self._board, self._table = board, table
        self.note, self.link = TrickPanel(table), LinkButton(table)
        self._opens = False
        self._asked: Place | None = None
        self.room_at_grid: Callable[[int, bool], GridRoom | None] = lambda _wanted, _over: None
        """Where reasons lie beside the grid of names, or over it; None: over the felt, as nothing is to be named."""
        self.kept: Callable[[], Sequence[QRect]] = lambda: ()
        """Where there are buttons and words of the question, which reasons on the felt never hide if they can help
        it."""
        self._on_felt: tuple[str, int] | None = None

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

    def clear(self) -> None:
        """Places reasons on the felt anew if they now lie over buttons or words, which come and go."""
        over = [each.geometry() for each in (self.note, self.link) if each.isVisible()]
        if self._on_felt is not None and any(kept.intersects(each) for kept in self.kept() for each in over):
            self._place(*self._on_felt)

    def show(self, words: str, asked: Place | None, link: str) -> None:
        """Shows these words. ``asked``: where the cards lie that the question is about, if on the table; ``link``: the
        words of the link, empty where there are no imagined hands."""
        self._opens, self._asked = bool(link), asked
        if link:
            self.link.tell(link, self.note.font())
        else:
            self.link.hide()
        keys = self.note.fontMetrics().horizontalAdvance(words.splitlines()[-1])
        least = keys + 2 * GAP + self.link.width() if link else 0
        wanted = max(self.note.width_of(words), self.link.width() if link else 0)
        free = self.room_at_grid(wanted, False)
        self._on_felt = (words, least) if free is None else None
        if free is None:
            self._place(words, least)
            return
        if not free.over:
            self.note.show_words(words, free.room.width())
            if self._too_high(free.room):
                free = self.room_at_grid(wanted, True) or free
        if not free.over:
            self._place_beside(free.room, words)
        elif not self._in_corner(free, words, wanted, least + 2 * MARGIN):
            self._place_over(free.room, words)

    def _too_high(self, room: QRect) -> bool:
        """Whether reasons in this room, with the link below them, would lie over the buttons."""
        link = self.link.height() + GAP // 2 if self._opens else 0
        return self.note.height() + link > self._board.layout.bar.y - room.top()

    def _place_beside(self, room: QRect, words: str) -> None:
        """Places the reasons in this room beside the grid, narrower where they would else cover a name or a pile."""
        widths = [room.width() * part // 8 for part in range(8, 3, -1)]
        found: list[tuple[tuple[int, ...], int]] = []
        for place, width in enumerate(widths):
            self.note.show_words(words, width)
            if place and self._too_high(room):
                break
            found.append((self._place_in(room), place))
            if not any(min(found)[0]):
                return
        self.note.show_words(words, widths[min(found)[1]])
        self._place_in(room)

    def _place_in(self, room: QRect) -> tuple[int, ...]:
        """Places the reasons in this room with the link to the imagined hands below, half-way up or where they cover
        fewer cards, names and piles; over the grid rather than off the table. Returns how many of each kind they cover,
        the most important kind first."""
        left = min(room.left(), self._table.width() - self.note.width() - GAP)
        kinds = by_kind(things_on_felt(self._board.scene, self._asked))
        kept = [[to_qrect(thing) for thing in kind] for kind in kinds[: FeltKind.SEAT]]
        lying = [thing for kind in kept for thing in kind]
        note = QRect(left, 0, self.note.width(), self.note.height())
        link = QRect(left, note.bottom() + LINK_BELOW, self.link.width(), self.link.height() if self._opens else 0)
        usual = max(room.top(), room.center().y() - note.height() // 2)
        above = (thing.top() - CLOSE - height for thing in lying for height in (note.height(), link.bottom()))
        lowest = round(self._board.layout.bar.y) - link.bottom()
        tops = (usual, *above, *(thing.bottom() + CLOSE for thing in lying))

        def covers(top: int) -> tuple[int, ...]:
            parts = note.translated(0, top), link.translated(0, top)
            return tuple(sum(any(map(thing.intersects, parts)) for thing in kind) for kind in kept)

        free = [top for top in tops if room.top() <= top <= lowest]
        top = min(free, key=lambda top: (covers(top), abs(top - usual)), default=usual)
        self.note.move(left, top)
        self.link.move(left, self.note.geometry().bottom() + LINK_BELOW)
        return covers(top)

    def _in_corner(self, free: GridRoom, words: str, wanted: int, least: int) -> bool:
        """Places the reasons in a corner where they cover little of the grid, with the link beside their last line, or
        below them where they are then too wide; returns whether there is such a place."""
        layout = self._board.layout
        table = QRect(GAP // 2, GAP // 2, self._table.width() - GAP, round(layout.hand.y) - GAP)
        kept = (*(to_qrect(seat.plate) for seat in layout.seats), *free.kept)
        for width, below in ((max(wanted, least), 0), (wanted, LINK_BELOW + self.link.height())):
            self.note.show_words(words, width, whole=True, foot=0 if below else self._foot)
            corner = beside_grid(self.note.size().grownBy(QMargins(0, 0, 0, below)), table, free.grid, kept)
            if corner is None:
                continue
            self.note.move(corner)
            if below:
                self.link.move(corner.x(), self.note.geometry().bottom() + LINK_BELOW)
            else:
                self._link_in_corner()
            return True
        return False

    def _place_over(self, room: QRect, words: str) -> None:
        """Places the reasons over the grid in this room, above the question if there is room, and above the room what
        has none; the link beside the last line."""
        self.note.show_words(words, room.width(), whole=True, foot=self._foot)
        question = round(self._board.layout.status.y) - CLOSE
        alone = question - self.note.height() >= room.top()
        bottom = question if alone else min(room.bottom(), round(self._board.layout.bar.y) - 1)
        self.note.move(room.left(), max(GAP // 2, bottom - self.note.height()))
        self._link_in_corner()

    @property
    def _foot(self) -> int:
        """The height of the last line beside which the link stands."""
        return self.link.height() if self._opens else 0

    def _link_in_corner(self) -> None:
        note = self.note.geometry()
        self.link.move(note.right() - self.link.width() - GAP, note.bottom() - self.link.height() - GAP // 2)
        self.link.raise_()

    def _place(self, words: str, least: int) -> None:
        """Places the reasons on the felt where they hide as little as can be, near the status line if possible."""

        def size_at(width: int | None) -> QSize:
            self.note.show_words(words, width, least)
            return self.note.size()

        usual = size_at(None).width()
        widths = (None, *(usual * part // 16 for part in range(14, 7, -2)))
        below = self.link.height() + GAP // 2 if self._opens else 0
        place = note_place(self._surface(), widths, size_at, below, least + 2 * MARGIN)
        size_at(place.width)
        self.note.move(place.note.topLeft())
        note = self.note.geometry()
        if place.linked_inside:
            self._link_in_corner()
        else:
            self.link.move(note.center().x() - self.link.width() // 2, note.bottom() + GAP // 2)

    def _surface(self) -> Surface:
        """Where reasons may lie, and what lies there."""
        bottom = round(self._board.layout.status.y) - GAP
        room = QRect(GAP // 2, GAP // 2, self._table.width() - GAP, bottom - GAP // 2)
        asked = [*map(to_rect, self.kept()), self._board.layout.seats[0].plate]
        things = chain(things_on_felt(self._board.scene, self._asked), (Thing(each, FeltKind.ASKED) for each in asked))
        return Surface(room, by_kind(things), round(self._board.layout.hand.y) - GAP // 2 - room.bottom() - 1)
