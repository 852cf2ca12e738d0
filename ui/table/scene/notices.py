"""What all keep in sight in a view (trumps, calls, points), and the line at the top of the table that shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from engine.events import Seat
from engine.game import A, V
from engine.options import O
from engine.presentation import Bracket, Presentation
from engine.words import capitalised
from ui.kit.gauge import ON_FELT, ON_FELT_STRONG, draw_gauge, low_bar_width
from ui.kit.theme import HIGH_FELT, Felt
from ui.table.scene.overlays import OverlayItem

if TYPE_CHECKING:
    from ui.kit.language import Lexicon


@dataclass(frozen=True, slots=True)
class TableSummary:
    """The lines at the top, the brackets with the present points, the points of every seat, and what only we see of
    our own."""

    lines: tuple[str, ...] = ()
    short: tuple[str, ...] = ()  # the same lines where there is little room
    brackets: tuple[Bracket, ...] = ()
    counted: int | None = None
    points: Mapping[Seat, int] = field(default_factory=dict)
    own_mark: str = ""


EMPTY_SUMMARY = TableSummary()


def table_summary(presentation: Presentation[O, A, V], view: V, lexicon: Lexicon) -> TableSummary:
    """What this view lets its seat keep in sight; brackets only where points can be counted."""
    counted = None if presentation.counted is None else presentation.counted(view)
    notices = () if presentation.notices is None else presentation.notices(view)
    brackets_of = None if counted is None else presentation.brackets
    points = () if presentation.points is None else presentation.points(view)
    return TableSummary(
        tuple(lexicon.say(words) for words in notices),
        tuple(lexicon.say(lexicon.in_short(words)) for words in notices),
        () if brackets_of is None else brackets_of(view.options),
        counted,
        {seat: each for seat, each in enumerate(points) if each is not None},
        "" if presentation.own_mark is None else presentation.own_mark(view),
    )


def brackets_in_words(summary: TableSummary, lexicon: Lexicon) -> str:
    """The present points and the gain of each bracket in words; empty where points cannot be counted."""
    if not summary.brackets:
        return ""
    gains = map(capitalised, gains_in_words(summary, lexicon))
    return "\n".join([lexicon.say("table.points", points=summary.counted or 0), *gains])


def gains_in_words(summary: TableSummary, lexicon: Lexicon) -> tuple[str, ...]:
    """The gain of each bracket in words, as parts of a sentence."""
    words = {-1: "table.bracket.hold", 0: "table.bracket.nobody", 1: "table.bracket.others"}
    return tuple(
        lexicon.say(words[bracket.side], points=bracket.start, gain=bracket.gain) for bracket in summary.brackets
    )


_HEIGHT = 18.0
_GAUGE = 4.8  # of a bracket at most, over the letters' size
_SHARE = 0.42  # of the line, at most
_AROUND, _BETWEEN = 26.0, 4.0  # left and right of a line together, and between two


class NoticeItem(OverlayItem):
    """The first notice on a brass pill, the others beside it, the gauge at the right."""

    def __init__(self, felt: Felt, font: QFont) -> None:
        super().__init__(felt, _HEIGHT)
        self.font = font
        self.lines: tuple[str, ...] = ()
        self._short: tuple[str, ...] = ()
        self._brackets: tuple[Bracket, ...] = ()
        self._points: int | None = None

    @property
    def gauge(self) -> QRectF:
        """Where the bar lies; empty where there is none.

        It takes more than its share where its gains would have no room otherwise, and the words have theirs in short.
        """
        share = self.room.width() * _SHARE
        if self._brackets:
            said = sum(self._width(line, main=number == 0) for number, line in enumerate(self._short))
            share = max(share, min(low_bar_width(self._brackets, self.font), self.room.width() - said - 24))
        wide = min(_GAUGE * self.font.pixelSize() * len(self._brackets), share)
        return QRectF(self.room.right() - wide - 12, self.room.top(), wide, self.room.height())

    @property
    def shown(self) -> tuple[str, ...]:
        """The lines as painted: whole, else in short where there are fewer words, else cut off."""
        whole = sum(self._width(line, main=number == 0) for number, line in enumerate(self.lines))
        lines = self.lines if whole - _BETWEEN <= self._limit - self.room.left() else self._short
        shown, left = [], self.room.left()
        for number, line in enumerate(lines):
            room = max(0.0, self._limit - left - _AROUND)
            main = number == 0
            shown.append(self._metrics(main=main).elidedText(line, Qt.TextElideMode.ElideRight, room))
            left += self._width(shown[-1], main=main)
        return tuple(shown)

    @property
    def _limit(self) -> float:
        """The x at which lines must end: before the gauge."""
        return self.room.right() - self.gauge.width() - 24

    def tell(self, summary: TableSummary, room: QRectF) -> None:
        """Shows the lines and the gauge of this summary in this rectangle; hides itself without lines."""
        told = (summary.lines, summary.short, summary.brackets, summary.counted)
        if told == (self.lines, self._short, self._brackets, self._points) and self.room == room:
            return
        self.lines, self._short, self._brackets, self._points = told
        self.cover(room if self.lines else None)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """A dark strip, and everything on it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.room
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_faint(self.felt.shade, 0.5))
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        if self._brackets:
            inks = ON_FELT_STRONG if self.felt == HIGH_FELT else ON_FELT
            draw_gauge(painter, self.gauge, self._brackets, self._points, self.font, inks)
        left = room.left()
        for number, line in enumerate(self.shown):
            left = self._say(painter, line, left, main=number == 0)

    def _say(self, painter: QPainter, line: str, left: float, *, main: bool) -> float:
        """One line; returns where the next one begins."""
        wide = self._width(line, main=main)
        pill = QRectF(left, self.room.top(), wide - _BETWEEN, self.room.height())
        if main:
            painter.setPen(QPen(QColor(self.felt.brass), 1))
            painter.setBrush(QColor(self.felt.brass))
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setFont(self._font(main=main))
        painter.setPen(QColor(self.felt.ink if main else self.felt.text))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, line)
        return left + wide

    def _width(self, line: str, *, main: bool) -> float:
        """How far behind the beginning of this line the next one begins."""
        return self._metrics(main=main).horizontalAdvance(line) + _AROUND + _BETWEEN

    def _metrics(self, *, main: bool) -> QFontMetricsF:
        return QFontMetricsF(self._font(main=main))

    def _font(self, *, main: bool) -> QFont:
        font = QFont(self.font)
        font.setWeight(QFont.Weight.DemiBold if main else QFont.Weight.Normal)
        return font


def _faint(colour: str, alpha: float) -> QColor:
    faint = QColor(colour)
    faint.setAlphaF(alpha)
    return faint
