"""The levels of a match as a staircase, with the names of the seats on every step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.presentation import Ladder

OURS = 0
"""The seat of the person."""
MOST_NAMES = 5
"""The most names over one step; more of them are counted."""
LEAST_WIDE = 300
"""The least width in pixels for the height that it asks for; names stand higher where it is narrower."""
PASSED_SIGN = "★"
_RISE = 0.225  # how much higher each step is than the one before, over a line
_LEAST_STEP = 22.0


class LadderPicture(QWidget):
    """Steps from low to high, ours in brass; steps that nobody may skip have a double edge."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ladder: Ladder | None = None
        self._names: tuple[str, ...] = ()
        self.brass, self.on_brass = QColor("#c9a45c"), QColor("#1d1b1a")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def shows(self) -> bool:
        """Whether there is a ladder to be shown."""
        return self._ladder is not None

    def show_ladder(self, ladder: Ladder | None, names: Sequence[str], words: str) -> None:
        """Shows this ladder with these names by seat, or nothing without one."""
        self._ladder, self._names = ladder, tuple(names)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setVisible(ladder is not None)
        self.updateGeometry()
        self.update()

    @property
    def groups(self) -> dict[int, list[int]]:
        """The seats by their steps; the place beyond the last step is the goal."""
        found: dict[int, list[int]] = {}
        if self._ladder is not None:
            for seat, place in enumerate(self._ladder.places):
                found.setdefault(place, []).append(seat)
        return found

    def sizeHint(self) -> QSize:
        """High enough for the tallest heap of names and the steps below it."""
        line = self.fontMetrics().height()
        if self._ladder is None:
            return QSize(320, line)
        tallest = max(-pill.top() for heap in self.heaps(LEAST_WIDE).values() for pill, _ in heap)
        return QSize(LEAST_WIDE, round(max(tallest, self._rise(self._steps - 1)) + 1.5 * line + 8))

    def minimumSizeHint(self) -> QSize:
        """As high as it needs to be, however narrow."""
        return QSize(int(_LEAST_STEP * 8), self.sizeHint().height())

    @property
    def _steps(self) -> int:
        """The levels, and one more step for seats that have passed them all."""
        assert self._ladder is not None
        return max(len(self._ladder.rungs), max(self._ladder.places) + 1)

    def _rise(self, place: int) -> float:
        return place * _RISE * self.fontMetrics().height()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The staircase, then the names."""
        if self._ladder is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = float(self.fontMetrics().height())
        edges = self.edges(self.width())
        for place, (left, right) in enumerate(pairwise(edges)):
            top = self.height() - 1.35 * line - self._rise(place)
            step = QRectF(left, top, right - left - 1.5, self.height() - top - 2)
            self._draw_step(painter, place, step, line)
        foot = self.height() - 1.35 * line
        heaps = self.heaps(self.width())
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 1, Qt.PenStyle.DotLine))
        for string in self.strings(heaps, self.width()).values():
            painter.drawLine(string.translated(0, foot))
        for place, heap in heaps.items():
            for number, (pill, words) in enumerate(heap):
                self._draw_name(painter, pill.translated(0, foot), words, number == 0 and OURS in self.groups[place])
        painter.end()

    def _draw_step(self, painter: QPainter, place: int, step: QRectF, line: float) -> None:
        assert self._ladder is not None
        palette = self.palette()
        ink = palette.color(QPalette.ColorRole.WindowText)
        painter.setPen(Qt.PenStyle.NoPen)
        fill = QColor(palette.color(QPalette.ColorRole.Highlight))
        fill.setAlphaF(0.55 if place in self.groups else 0.18)
        painter.setBrush(fill)
        painter.drawRect(step)
        if place in self._ladder.stops:
            painter.setPen(QPen(ink, 1.4))
            painter.drawLine(step.topLeft(), step.topRight())
            painter.drawLine(step.topLeft() + QPointF(0, 3.5), step.topRight() + QPointF(0, 3.5))
        bold = QFont(self.font())
        bold.setBold(place in self.groups)
        painter.setFont(bold)
        painter.setPen(ink)
        words = self._words(place)
        foot = QRectF(step.left(), step.bottom() - 1.2 * line, step.width(), 1.2 * line)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, words)

    def edges(self, width: float) -> list[float]:
        """The left edges of the steps and the right edge of the last; equally wide, but for words that need more."""
        bold = QFont(self.font())
        bold.setBold(True)
        needs = [QFontMetricsF(bold).horizontalAdvance(self._words(place)) + 5 for place in range(self._steps)]
        equal = (width - 4) / self._steps
        words = [width_of > equal and not _is_rank(self._words(place)) for place, width_of in enumerate(needs)]
        wider = [min(need, width / 4) if word else 0 for need, word in zip(needs, words, strict=True)]
        rest = (width - 4 - sum(wider)) / (wider.count(0) or 1)
        return list(accumulate((need or rest for need in wider), initial=2.0))

    def _words(self, place: int) -> str:
        """What stands at the foot of a step."""
        assert self._ladder is not None
        return str(self._ladder.rungs[place]) if place < len(self._ladder.rungs) else PASSED_SIGN

    def heaps(self, width: float) -> dict[int, list[tuple[QRectF, str]]]:
        """The names over each step, ours lowest, with where they stand in this width; 0 is the foot of the first step.

        A name is as wide as it needs; a heap that would touch the one before it stands higher.
        """
        line, edges = float(self.fontMetrics().height()), self.edges(width)
        taken: list[QRectF] = []
        found: dict[int, list[tuple[QRectF, str]]] = {}
        for place, seats in sorted(self.groups.items()):
            names = self._heap(seats)
            rooms = [self._room(name, (edges[place] + edges[place + 1]) / 2, width, line) for name in names]
            foot = -self._rise(place)
            while any(
                pill.adjusted(0, 0, 0, line / 3).intersects(other)
                for pill in _piled(rooms, foot, line)
                for other in taken
            ):
                foot -= line / 3
            pills = _piled(rooms, foot, line)
            taken += pills
            found[place] = list(zip(pills, names, strict=True))
        return found

    def strings(self, heaps: Mapping[int, Sequence[tuple[QRectF, str]]], width: float) -> dict[int, QLineF]:
        """From each heap that stands higher than its step a line down to it: it belongs to no other step."""
        line, edges = float(self.fontMetrics().height()), self.edges(width)
        found: dict[int, QLineF] = {}
        for place, heap in heaps.items():
            middle, step, foot = (edges[place] + edges[place + 1]) / 2, -self._rise(place), heap[0][0].bottom()
            if step - foot > line:
                found[place] = QLineF(middle, foot, middle, step)
        return found

    def _heap(self, seats: list[int]) -> list[str]:
        ordered = sorted(seats, key=lambda seat: seat != OURS)
        shown = ordered if len(ordered) <= MOST_NAMES else ordered[: MOST_NAMES - 1]
        more = [f"+{len(ordered) - len(shown)}"] if len(shown) < len(ordered) else []
        return [self._names[seat] for seat in shown] + more

    def _room(self, name: str, middle: float, width: float, line: float) -> QRectF:
        """The room of one line round this middle, wholly within the picture."""
        bold = QFont(self.font())
        bold.setBold(True)
        across = min(QFontMetricsF(bold).horizontalAdvance(name) + 10, width / 3)
        left = min(max(2.0, middle - across / 2), width - across - 2)
        return QRectF(left, 0, across, line - 2)

    def _draw_name(self, painter: QPainter, pill: QRectF, name: str, ours: bool) -> None:
        font = QFont(self.font())
        font.setBold(ours)
        painter.setFont(font)
        painter.setPen(QPen(self.on_brass, 1.2) if ours else Qt.PenStyle.NoPen)
        painter.setBrush(self.brass if ours else self.palette().color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(pill, 6, 6)
        painter.setPen(self.on_brass if ours else self.palette().color(QPalette.ColorRole.WindowText))
        words = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, pill.width() - 6)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, words)


def _is_rank(words: str) -> bool:
    """Whether this is a rank, for which every step has room, and no word."""
    return words.isascii() and len(words) <= 2


def _piled(rooms: list[QRectF], foot: float, line: float) -> list[QRectF]:
    return [room.translated(0, foot - (number + 1) * line) for number, room in enumerate(rooms)]
