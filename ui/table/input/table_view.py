"""The view of the scene: it passes on every movement of the mouse as a value.

It repaints what has changed, or everything while much moves.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from ui.kit.geometry import Point
from ui.table.input.intents import Cancel, PointerEvent, PointerMove, Press, Release

MANY_MOVING = 25
"""With more moving items than this, painting everything is quicker than painting pieces.

The outline of pieces is no rectangle, so Qt cannot copy a card as a whole.
"""

FIRST_FRAMES = 3
"""So many frames are painted whole when items begin to move."""


class TableView(QGraphicsView):
    """A raster view without bars. Mouse events go to ``heard``; items get none."""

    def __init__(
        self,
        scene: QGraphicsScene,
        heard: Callable[[PointerEvent], None],
        parent: QWidget,
        tip: Callable[[Point], str] = lambda _at: "",
    ) -> None:
        """``tip``: the tooltip at a point."""
        super().__init__(scene, parent)
        self._tip = tip
        self._scene = scene  # the view does not own it
        self._heard = heard
        self._moved, self._whole = False, 0
        self._always = False
        self._time = QElapsedTimer()
        self._time.start()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    def expect(self, moving: int) -> None:
        """Repaints in the quickest way for so many moving items, and everything as they begin and come to rest."""
        full = QGraphicsView.ViewportUpdateMode.FullViewportUpdate
        minimal = QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate
        wanted = full if self._always or moving > MANY_MOVING else minimal
        if self.viewportUpdateMode() != wanted:
            self.setViewportUpdateMode(wanted)
        if moving and not self._moved:
            self._whole = FIRST_FRAMES
        if self._whole or (self._moved and not moving):
            self.viewport().update()
        self._whole = max(0, self._whole - 1)
        self._moved = moving > 0

    def paint_whole_always(self, always: bool) -> None:
        """Repaints everything with every change, where nothing moves and few frames are painted.

        Else Qt leaves traces after a change of size: it does not paint anew all that an item covered before.
        """
        self._always = always
        self.expect(0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press of the main button, or taking back with another."""
        if event.button() == Qt.MouseButton.LeftButton:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._heard(Press(self._point(event.position().toPoint()), self._time.elapsed(), shift))
        elif event.button() == Qt.MouseButton.RightButton:
            self._heard(Cancel())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click counts as a press; whoever handles it decides what it means."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer moved."""
        self._heard(PointerMove(self._point(event.position().toPoint())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The main button went up."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._heard(Release(self._point(event.position().toPoint())))

    def viewportEvent(self, event: QEvent) -> bool:
        """Asks for the tooltip of the table."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip(self._point(event.pos())), self)
            return True
        return super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left: it is over no card."""
        super().leaveEvent(event)
        self._heard(PointerMove(Point(-1, -1)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.ignore()

    def _point(self, at: QPoint) -> Point:
        there = self.mapToScene(at)
        return Point(there.x(), there.y())
