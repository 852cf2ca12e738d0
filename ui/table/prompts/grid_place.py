"""The place of the grid for naming cards: low on the felt, off windows and plates if possible, with room for a hint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect

from ui.kit.geometry import Rect
from ui.table.layout.seating import Side
from ui.table.layout.table_layout import LOW, TableLayout
from ui.table.prompts.name_grid import TALL, NameGrid
from ui.table.scene.table_scene import TableScene, to_qrect, to_rect

GAP = 8
"""Pixels between the grid and what lies beside it."""


class LaidGrid(NamedTuple):
    """Where the grid lies, how many square pixels of plates it covers there, and where in it is what is chosen."""

    room: QRect
    covered: int
    chosen: tuple[QRect, ...] = ()


class GridPlace:
    """Places the grid where the layout has room for it; plates in the scene become smaller where it has none."""

    def __init__(self, grid: NameGrid, scene: TableScene) -> None:
        self._grid, self._scene = grid, scene
        self._felt = self._room = QRect()  # where it may lie, and which part of this no window covers
        self.windows: Callable[[], Sequence[QRect]] = tuple
        """Where windows of their own lie over the table."""
        self._lowest = 0  # where a grid ends that has hardly any room: just above the question
        self._plates: list[QRect] = []
        self._at_sides: list[QRect] = []  # the plates at the sides
        self._beside, self._at_left = 0, False  # pixels that a hint wants beside the grid, at its left or right

    def take(self, layout: TableLayout) -> None:
        """Takes this layout; the grid stays until it is placed again."""
        self._plates = [to_qrect(seat.plate) for seat in layout.seats]
        top = layout.header.y if layout.window.height < LOW else layout.felt.y
        self._at_sides = [to_qrect(seat.plate) for seat in layout.seats if seat.side in (Side.EAST, Side.WEST)]
        self._felt = to_qrect(Rect(layout.felt.x, top, layout.felt.width, layout.felt.bottom - top))
        self._lowest = to_qrect(layout.status).top() - 1

    def put(self) -> None:
        """Places the grid low on the felt, tight and with lower cells where it would cover a plate, which becomes
        smaller where it still does."""
        if not self._grid.isVisible() or not self._grid.cells:  # it may be asked for while the grid is taken away
            return
        self._room = self._beside_windows()
        lower = (self._laid_free(True, tall) or not self._covered for tall in TALL)
        if not self._laid_free(False, TALL[0]) and not any(lower):
            below = self._covered
            if self._grid.calls_copies and not self._beside:
                self._laid_free(True, TALL[-1], beside=True)
                if self._covered >= below or self._grid.sizeHint().width() > self._room.width():
                    self._laid_free(True, TALL[-1])
        self._scene.make_way(to_rect(self._grid.geometry()), tuple(map(to_rect, self.windows())))

    def lie_beside(self, wanted: int, at_left: bool) -> LaidGrid:
        """Places the grid so that this width in pixels is free at its left or right, or as much as there is between the
        plates at the sides; 0: in the middle."""
        self._beside, self._at_left = wanted, at_left
        self.put()
        return LaidGrid(self._grid.geometry(), self._covered, self._grid.chosen_rooms)

    def close_up(self) -> None:
        """Places the grid in the middle again, because nothing lies beside it any more."""
        if self._beside:
            self._beside = 0
            self.put()

    def _beside_windows(self) -> QRect:
        """The part of the felt beside the windows over it; all of it where no part is wide enough for every cell."""
        room = QRect(self._felt)
        for window in self.windows():
            if window.intersects(room):
                left, right = QRect(room), QRect(room)
                left.setRight(window.left() - GAP)
                right.setLeft(window.right() + GAP)
                room = max(left, right, key=QRect.width)
        if room == self._felt:
            return room
        self._grid.fit(room.height(), tight=True)
        return room if self._grid.minimumSizeHint().width() <= room.width() else self._felt

    @property
    def _between(self) -> int:
        """Pixels between the plates at the sides, as far as no window lies there."""
        middle = self._felt.center().x()
        inner = (abs(middle - x) for plate in self._at_sides for x in (plate.left(), plate.right()))
        left = middle - min(inner, default=0) + GAP // 2
        return min(self._room.right(), 2 * middle - left) - left

    @property
    def _covered(self) -> int:
        """The area of plates that the grid covers now, in square pixels; a plate under a window is covered anyhow."""
        windows = self.windows()
        seen = [plate for plate in self._plates if not any(window.contains(plate.center()) for window in windows)]
        parts = [plate.intersected(self._grid.geometry()) for plate in seen]
        return sum(part.width() * part.height() for part in parts)

    def _laid_free(self, tight: bool, tall: float, *, beside: bool = False) -> bool:
        """Places the grid, tight or not, with cells of this height.

        Returns whether it fits, covers no plate and has all the room that is wanted beside it, of which it gets no more
        than lies between the plates at the sides.
        """
        room = self._room
        self._grid.fit(room.height(), tight=tight, tall=tall, beside=beside)
        fits = self._grid.minimumSizeHint().width() <= room.width()
        size = self._grid.sizeHint().boundedTo(room.size())
        self._grid.resize(size)
        spare = max(0, min(self._beside, self._between - size.width() - GAP))
        wide = size.width() + (GAP + spare if spare else 0)
        left = max(room.left(), min(self._felt.center().x() - wide // 2, room.right() + 1 - wide))
        if self._at_left:
            left = min(left + wide - size.width(), room.right() + 1 - size.width())
        bottom = self._lowest if tight else room.bottom()
        self._grid.move(left, max(room.top(), bottom - size.height()))
        return fits and not self._covered and spare == self._beside
