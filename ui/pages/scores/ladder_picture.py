"""The levels of a match as a staircase; over it, the names of the seats, each row beginning with its level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.events import Seat
from engine.presentation import Ladder

OURS = 0
"""The seat of the person."""
LEAST_WIDE = 300
"""The least width in pixels for the height that it asks for; names stand higher where it is narrower."""
PASSED_SIGN = "★"
_RISE = 0.225  # how much higher each step is than the one before, over a line
_LEAST_STEP = 22.0
_BETWEEN = 9.0  # between two names, for the dot that parts them
_ROW = 0.75 * LEAST_WIDE  # the widest row of names: a longer one would reach higher steps, far above its own


@dataclass(frozen=True, slots=True)
class Heap:
    """The seats at one level: a sign with the level, and the names beside it in one or more rows."""

    sign: QRectF
    names: tuple[tuple[Seat, QRectF], ...]

    @property
    def room(self) -> QRectF:
        """What it covers."""
        room = QRectF(self.sign)
        for _, pill in self.names:
            room |= pill
        return room

    def moved(self, right: float, down: float) -> Heap:
        """The same, elsewhere."""
        names = tuple((seat, pill.translated(right, down)) for seat, pill in self.names)
        return Heap(self.sign.translated(right, down), names)


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
    def groups(self) -> dict[int, list[Seat]]:
        """The seats by their steps; the place beyond the last step is the goal."""
        found: dict[int, list[Seat]] = {}
        if self._ladder is not None:
            for seat, place in enumerate(self._ladder.places):
                found.setdefault(place, []).append(seat)
        return found

    def sizeHint(self) -> QSize:
        """High enough for the highest row of names and the steps below it, with half a line for another width."""
        line = self.fontMetrics().height()
        if self._ladder is None:
            return QSize(320, line)
        tallest = max(-heap.room.top() for heap in self.heaps(LEAST_WIDE).values())
        return QSize(LEAST_WIDE, round(max(tallest, self._rise(self._steps - 1)) + 2 * line + 8))

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
        for place, heap in self.heaps(self.width()).items():
            self._draw_heap(painter, place, heap.moved(0, self.height() - 1.35 * line))
        painter.end()

    def _draw_step(self, painter: QPainter, place: int, step: QRectF, line: float) -> None:
        assert self._ladder is not None
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._fill(place in self.groups))
        painter.drawRect(step)
        if place in self._ladder.stops:
            painter.setPen(QPen(ink, 1.4))
            painter.drawLine(step.topLeft(), step.topRight())
            painter.drawLine(step.topLeft() + QPointF(0, 3.5), step.topRight() + QPointF(0, 3.5))
        foot = QRectF(step.left(), step.bottom() - 1.2 * line, step.width(), 1.2 * line)
        painter.setFont(self._bold() if place in self.groups else self.font())
        painter.setPen(ink)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self._words(place))

    def _fill(self, stood_on: bool) -> QColor:
        fill = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        fill.setAlphaF(0.55 if stood_on else 0.18)
        return fill

    def edges(self, width: float) -> list[float]:
        """The left edges of the steps and the right edge of the last; equally wide, but for words that need more."""
        needs = [self._wide(self._words(place)) + 5 for place in range(self._steps)]
        equal = (width - 4) / self._steps
        words = [width_of > equal and not _is_rank(self._words(place)) for place, width_of in enumerate(needs)]
        wider = [min(need, width / 4) if word else 0 for need, word in zip(needs, words, strict=True)]
        rest = (width - 4 - sum(wider)) / (wider.count(0) or 1)
        return list(accumulate((need or rest for need in wider), initial=2.0))

    def _words(self, place: int) -> str:
        """What stands at the foot of a step, and before the names of those on it."""
        assert self._ladder is not None
        return str(self._ladder.rungs[place]) if place < len(self._ladder.rungs) else PASSED_SIGN

    def heaps(self, width: float) -> dict[int, Heap]:
        """The names by their steps, with where they stand in this width; 0 is the foot of the first step.

        A heap begins over its own step where there is room to the right, stands above every step that it reaches,
        and above the heaps that it would touch.
        """
        gap, edges = self.fontMetrics().height() / 4, self.edges(width)
        found: dict[int, Heap] = {}
        for place, seats in sorted(self.groups.items()):
            heap = self._heap(place, sorted(seats, key=lambda seat: seat != OURS), width)
            wide = heap.room.width()
            left = max(2.0, min(edges[place], width - 2 - wide))
            reached = max(step for step in range(self._steps) if step <= place or edges[step] < left + wide)
            heap = heap.moved(left, -self._rise(reached))
            while touched := [
                other.room.top()
                for other in found.values()
                if other.room.intersects(heap.room.adjusted(0, 0, 0, gap - 0.01))
            ]:
                heap = heap.moved(0, min(touched) - gap - heap.room.bottom())
            found[place] = heap
        return found

    def _heap(self, place: int, seats: Sequence[Seat], width: float) -> Heap:
        """The level and the names, in as many rows as they need; the lowest row ends at 0."""
        line, most = float(self.fontMetrics().height()), min(_ROW, 0.75 * width)
        sign = QRectF(0, 0, min(self._wide(self._words(place)) + 8, width / 4), line - 2)
        names: list[tuple[Seat, QRectF]] = []
        begins = left = sign.right() + 4
        top = 0.0
        across = [min(self._wide(self._names[seat]) + 10, width / 3) for seat in seats]
        ends = _row_end(across, begins, most)
        for seat, wide in zip(seats, across, strict=True):
            if left > begins and left + wide > ends:
                left, top = begins, top + line
            names.append((seat, QRectF(left, top, wide, line - 2)))
            left += wide + _BETWEEN
        return Heap(sign, tuple(names)).moved(0, -top - line)

    def _draw_heap(self, painter: QPainter, place: int, heap: Heap) -> None:
        """The level on the colour of its step, then the names, with a dot between two of a row."""
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._fill(stood_on=True))
        painter.drawRect(heap.sign)
        painter.setFont(self._bold())
        painter.setPen(ink)
        painter.drawText(heap.sign, Qt.AlignmentFlag.AlignCenter, self._words(place))
        for dot in _dots(heap):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(dot, 1.5, 1.5)
        for seat, pill in heap.names:
            self._draw_name(painter, pill, self._names[seat], seat == OURS)

    def _draw_name(self, painter: QPainter, pill: QRectF, name: str, ours: bool) -> None:
        font = self._bold() if ours else self.font()
        painter.setFont(font)
        painter.setPen(QPen(self.on_brass, 1.2) if ours else Qt.PenStyle.NoPen)
        painter.setBrush(self.brass if ours else self.palette().color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(pill, 6, 6)
        painter.setPen(self.on_brass if ours else self.palette().color(QPalette.ColorRole.WindowText))
        words = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, pill.width() - 6)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, words)

    def _bold(self) -> QFont:
        bold = QFont(self.font())
        bold.setBold(True)
        return bold

    def _wide(self, words: str) -> float:
        return QFontMetricsF(self._bold()).horizontalAdvance(words)


def _is_rank(words: str) -> bool:
    """Whether this is a rank, for which every step has room, and no word."""
    return words.isascii() and len(words) <= 2


def _dots(heap: Heap) -> Iterator[QPointF]:
    """Between two names of a row, but for ours, which has a frame that parts it."""
    for (seat, one), (_, other) in pairwise(heap.names):
        if one.top() == other.top() and seat != OURS:
            yield QPointF((one.right() + other.left()) / 2, one.center().y())


def _row_end(across: Sequence[float], begins: float, most: float) -> float:
    """Where rows of names so wide end at the latest, so that there are no more of them than there must be, and the
    last is not much shorter than the others."""

    def rows(end: float) -> int:
        left, count = begins, 1
        for wide in across:
            if left > begins and left + wide > end:
                left, count = begins, count + 1
            left += wide + _BETWEEN
        return count

    ends = sorted(
        {
            begins + sum(across[one:other]) + _BETWEEN * (other - one - 1)
            for one in range(len(across))
            for other in range(one + 1, len(across) + 1)
        }
    )
    return next((end for end in ends if end <= most and rows(end) == rows(most)), most)
