"""The place of the grid for naming cards: low on the felt, off the plates if possible, with room for a hint."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect

from ui.kit.geometry import Rect
from ui.table.layout.seating import Side
from ui.table.layout.table_layout import LOW, TableLayout
from ui.table.prompts.name_grid import NameGrid
from ui.table.scene.table_scene import TableScene, to_qrect, to_rect

GAP = 8
"""Pixels between the grid and what lies beside it."""
LEAST_BESIDE = 0.66
"""The factor by which what lies beside the grid may be narrower than it wants, where it then lies
between the plates."""
LOW_FOR_BOTH = 480
"""On a table lower than this, in pixels, as in the smallest window, what would lie beside the grid lies over it where
names would be covered."""


class GridRoom(NamedTuple):
    """The room for a hint's reasons while cards are named: beside the grid, or ``over`` it."""

    room: QRect
    over: bool
    grid: QRect
    kept: tuple[QRect, ...] = ()
    """The question and its buttons, which have to stay in sight."""


class GridPlace:
    """Places the grid where the layout has room for it; plates in the scene become smaller where it has none."""

    def __init__(self, grid: NameGrid, scene: TableScene) -> None:
        self._grid, self._scene = grid, scene
        self._room = QRect()
        self._lowest = 0  # where a grid ends that has hardly any room: just above the question
        self._plates: list[QRect] = []
        self._between = 0  # pixels between the plates at the sides
        self._beside = 0  # pixels that a hint wants beside the grid
        self._low = False
        self._question = 0  # the height of the question, in pixels

    def take(self, layout: TableLayout) -> None:
        """Takes this layout; the grid stays until it is placed again."""
        self._plates = [to_qrect(seat.plate) for seat in layout.seats]
        top = layout.header.y if layout.window.height < LOW else layout.felt.y
        beside = [seat.plate for seat in layout.seats if seat.side in (Side.EAST, Side.WEST)]
        inner = (abs(layout.felt.centre.x - x) for plate in beside for x in (plate.x, plate.right))
        self._between = round(2 * min(inner, default=0.0)) - GAP
        self._room = to_qrect(Rect(layout.felt.x, top, layout.felt.width, layout.felt.bottom - top))
        self._lowest = to_qrect(layout.status).top() - 1
        self._question = to_qrect(layout.status).height()
        self._low = layout.window.height < LOW_FOR_BOTH

    def put(self) -> None:
        """Places the grid low on the felt, as tight as possible where it would cover a plate, which then becomes
        smaller."""
        if not self._grid.isVisible() or not self._grid.cells:  # it may be asked for while the grid is taken away
            return
        if not self._laid_free(tight=False) and not self._laid_free(tight=True):
            below = self._covered
            if self._grid.calls_copies and not self._beside:
                self._laid_free(tight=True, beside=True)
                if self._covered >= below or self._grid.sizeHint().width() > self._room.width():
                    self._laid_free(tight=True)
        self._scene.make_way(to_rect(self._grid.geometry()))

    def room_for_reasons(self, wanted: int, *, over: bool = False) -> GridRoom:
        """Places the grid so that this width in pixels is free beside it, or as much as there is; returns that room.

        ``over``, and where names would be covered on a low table: the grid stays in the middle, and its room and that
        of the question below it are for the reasons, which name what both would show.
        """
        between = self._between - self._grid.width() - GAP
        self.close_up()
        alone = self._covered
        self._beside = between if wanted * LEAST_BESIDE <= between < wanted else wanted
        self.put()
        if over or (self._low and self._covered > alone):
            self.close_up()
            room = self._grid.geometry().adjusted(0, 0, 0, self._question)
            more = max(0, self._between - room.width()) // 2
            return GridRoom(room.adjusted(-more, 0, more, 0), over=True, grid=self._grid.geometry())
        left, bottom = self._grid.geometry().right() + GAP, self._room.bottom()
        wide = min(self._beside, self._room.right() - left)
        room = QRect(left, self._room.top(), wide, bottom - self._room.top() + 1)
        return GridRoom(room, over=False, grid=self._grid.geometry())

    def close_up(self) -> None:
        """Places the grid in the middle again, because nothing lies beside it any more."""
        if self._beside:
            self._beside = 0
            self.put()

    @property
    def _covered(self) -> int:
        """The area of plates that the grid covers now, in square pixels."""
        parts = [plate.intersected(self._grid.geometry()) for plate in self._plates]
        return sum(part.width() * part.height() for part in parts)

    def _laid_free(self, *, tight: bool, beside: bool = False) -> bool:
        """Places the grid, tight or not; returns whether it covers no plate."""
        room = self._room
        self._grid.fit(room.height(), tight=tight, beside=beside)
        size = self._grid.sizeHint().boundedTo(room.size())
        self._grid.resize(size)
        wide = size.width() + (GAP + self._beside if self._beside else 0)
        left = max(room.left(), room.center().x() - wide // 2)
        bottom = self._lowest if tight else room.bottom()
        self._grid.move(left, max(room.top(), bottom - size.height()))
        return not self._covered
