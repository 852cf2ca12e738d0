"""The last trick that was set aside, with who played what in order, and the panel that shows it large."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QStyle, QVBoxLayout, QWidget

from engine.cards import Cards, without
from engine.events import Event, Moved, Place, Seat, Zone
from engine.game import AnyView
from ui.kit.faces import CardFaces
from ui.kit.filling import empty
from ui.kit.language import Lexicon
from ui.kit.windows import scroller
from ui.table.scene.beats import BeatKind, beats_of

MARGIN, NARROWEST = 20, 160
"""Pixels left and right of what a panel shows; words in a given width are never narrower."""
DENSE = 4, 8
"""Pixels above and below words that lie where room is short."""
BETWEEN_LINES = 1
"""Pixels between such words and the next."""
BESIDE_SCROLLED = 12
"""The same beside words that are scrolled, so that there is room for the bar."""
LETTERS, AIR = 60, 4
"""The most letters of a line of words, and the pixels that a line needs over its words so that Qt does not wrap it."""
SMALLER = 1.0, 0.85, 0.7
"""The sizes of the cards of a trick, as shares of the usual one, the first of which has room."""
COLUMNS = 5
"""How many plays stand side by side."""

TrickPlays = tuple[tuple[Seat, Cards], ...]


def last_trick(view: AnyView) -> TrickPlays:
    """The plays of the last trick that was set aside, in the order played; empty before the first."""
    last: TrickPlays = ()
    going: list[tuple[Seat, Cards]] = []
    for seen in view.history:
        for beat in beats_of(seen.events):
            if beat.kind is BeatKind.SWEEP:
                last, going = tuple(going), []
            elif beat.kind is BeatKind.PLAY:
                going += _plays(beat.events)
            elif beat.kind is BeatKind.TAKE_BACK and going:
                going[-1] = _less(going[-1], beat.events)
    return last


def _plays(events: Iterable[Event]) -> list[tuple[Seat, Cards]]:
    return [
        (event.target.seat, tuple(card for card in event.cards if card is not None))
        for event in events
        if isinstance(event, Moved) and event.target.zone is Zone.TABLE and event.target.seat is not None
    ]


def _less(play: tuple[Seat, Cards], events: Iterable[Event]) -> tuple[Seat, Cards]:
    """The play without the cards that were taken back after a failed throw."""
    seat, cards = play
    for event in events:
        if isinstance(event, Moved) and event.source == Place(Zone.TABLE, seat):
            cards = without(cards, tuple(card for card in event.cards if card is not None))
    return seat, cards


class TrickPanel(QFrame):
    """A panel over the table; any key or click hides it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setObjectName("table panel")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(MARGIN, 14, MARGIN, 16)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(4)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._again: Callable[[int], None] = lambda _width: None  # shows the same with cards of another width
        self.placed: Callable[[QRect], QPoint] = QRect.topLeft
        """Where its corner goes when it would usually lie in this rectangle."""
        self.is_clear: Callable[[QRect], bool] = lambda _room: True
        """Whether it may lie in this rectangle with cards as large as they can be."""
        self.scrolled: QScrollArea | None = None
        """Where words are scrolled; None where all of them are in sight."""
        self.hide()

    def show_last(self, view: AnyView, lexicon: Lexicon, faces: CardFaces, width: int) -> bool:
        """Shows the last trick of this view with cards of this width; False where there is none yet."""
        trick = last_trick(view)
        if trick:
            rows = [(lexicon.name_of(seat), cards) for seat, cards in trick]
            self.show_trick(lexicon.say("table.last_trick"), rows, faces, width)
        return bool(trick)

    def show_trick(
        self, title: str, rows: Iterable[tuple[str, Cards]], faces: CardFaces, width: int, named: bool = True
    ) -> None:
        """Shows these plays by name, large; not ``named``: the names are for screen readers alone.

        The cards are smaller where the panel would else lie over what is not to be hidden, or have no room.
        """
        plays = tuple(rows)
        self._again = lambda other: self.show_trick(title, plays, faces, other, named)
        for part in SMALLER:
            self._show_plays(title, plays, faces, round(width * part), named)
            if self.is_clear(self.geometry()):
                break

    def _show_plays(
        self, title: str, plays: Sequence[tuple[str, Cards]], faces: CardFaces, width: int, named: bool
    ) -> None:
        self._empty()
        self._line(title, 0, COLUMNS)
        for number, (name, cards) in enumerate(plays):
            row, column = 1 + 2 * (number // COLUMNS), number % COLUMNS
            picture = QLabel(self)
            picture.setPixmap(row_pixmap(cards, faces, width, self.devicePixelRatioF()))
            self._grid.addWidget(picture, row, column, Qt.AlignmentFlag.AlignCenter)
            if not named:
                picture.setAccessibleName(name)
                continue
            label = QLabel(name, self)
            label.setFont(self.font())
            self._grid.addWidget(label, row + 1, column, Qt.AlignmentFlag.AlignCenter)
        self._open()

    def show_lines(self, title: str, lines: Iterable[Cards], faces: CardFaces, width: int, strip: float) -> None:
        """Shows these cards line by line, with this visible share of each covered card's width."""
        self._empty()
        self._line(title, 0, COLUMNS)
        for number, cards in enumerate(lines):
            picture = QLabel(self)
            picture.setPixmap(row_pixmap(cards, faces, width, self.devicePixelRatioF(), strip))
            self._grid.addWidget(picture, 1 + number, 0, 1, COLUMNS)
        self._open()

    @property
    def widest(self) -> int:
        """The width of the whole panel where it shows long lines and has room."""
        return self.fontMetrics().averageCharWidth() * LETTERS + 2 * MARGIN

    def width_of(self, words: str) -> int:
        """The width of the whole panel in which it shows these lines, long ones as widely as they go."""
        return min(self.widest, self._length(words) + 2 * MARGIN)

    def _length(self, words: str) -> int:
        """Pixels that the longest line takes."""
        return max((self.fontMetrics().horizontalAdvance(line) for line in words.splitlines()), default=0) + AIR

    def show_words(
        self,
        words: str,
        width: int | None = None,
        least: int = 0,
        *,
        whole: bool = False,
        foot: int = 0,
        height: int | None = None,
    ) -> None:
        """Shows some lines of text, no wider than they are (but for ``least``), nor than this width of the whole panel.

        With a width it is that of the panel whatever the words are; ``whole``: also where lines become long, and with
        little round them, since it then lies where room is short. ``foot``: the least height of the last line, for what
        stands beside it. With a height it is that of the panel: lines are scrolled, but not the last one on its foot.
        """
        self._again = lambda _width: self.show_words(words, width, least, whole=whole, foot=foot, height=height)
        self._empty()
        above, below = DENSE if whole else (14, 16)
        beside = MARGIN if height is None else BESIDE_SCROLLED
        self._grid.setContentsMargins(beside, above, beside, below)
        self._grid.setVerticalSpacing(BETWEEN_LINES if whole else 4)
        usual = self.widest - 2 * MARGIN
        if width is None:
            wide = min(usual, max(self._length(words), least))
        else:
            wide = max(NARROWEST, width - 2 * MARGIN if whole else min(usual, width - 2 * MARGIN))
        lines = [_unbroken(line) for line in words.splitlines()]
        last = [self._line(lines.pop(), 1, 1)] if height is not None and foot else []
        if height is not None:
            high = height - above - below - (foot + self._grid.verticalSpacing() if foot else 0)
            wide += 2 * (MARGIN - beside)
            self.scrolled = self._scroll(lines, wide, high)
            self._grid.addWidget(self.scrolled, 0, 0)
        else:
            last += [self._line(line, row, 1) for row, line in enumerate(lines)]
        for label in last:
            label.setFixedWidth(wide)
        self._grid.setRowMinimumHeight(len(lines) - 1 if height is None else 1, foot)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, height is None)
        self._open()

    def _scroll(self, lines: Iterable[str], width: int, height: int) -> QScrollArea:
        """These lines, to be scrolled in at most so many pixels, of which whole lines are in sight at the beginning."""
        page = QWidget()
        page.setProperty("look", "page")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(BETWEEN_LINES)
        beside = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent) + AIR
        top, seen = 0, 0
        for line in lines:
            label = QLabel(line, page)
            label.setFont(self.font())
            label.setWordWrap(True)
            high = label.heightForWidth(width - beside)
            label.setFixedSize(width - beside, high)
            column.addWidget(label)
            rows = max(1, round(high / self.fontMetrics().lineSpacing()))
            ends = [top + high * row // rows for row in range(1, rows + 1)]
            seen = max((end for end in ends if end <= height), default=seen)
            top += high + BETWEEN_LINES
        area = scroller(page)
        area.setFixedSize(width, seen)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area

    def renew(self, width: int) -> None:
        """Shows the same again with cards of this width, after the table has changed its size or its letters."""
        if self.isVisible():
            self._again(width)

    def dismissed(self) -> bool:
        """Hides the panel; returns whether it was shown."""
        was_there = self.isVisible()
        self.hide()
        return was_there

    def _line(self, words: str, row: int, columns: int) -> QLabel:
        label = QLabel(words, self)
        label.setFont(self.font())
        label.setWordWrap(columns == 1)
        self._grid.addWidget(label, row, 0, 1, columns)
        return label

    def _empty(self) -> None:
        self.hide()  # what it is given next shows, and has its size, as soon as it opens again
        empty(self._grid)
        self.scrolled = None
        for row in range(self._grid.rowCount()):
            self._grid.setRowMinimumHeight(row, 0)

    def _open(self) -> None:
        self.adjustSize()
        room = self._table.rect()
        left, top = (room.width() - self.width()) // 2, max(8, (room.height() - self.height()) // 3)
        self.move(self.placed(QRect(QPoint(left, top), self.size())))
        self.show()
        self.raise_()


def row_pixmap(cards: Cards, faces: CardFaces, width: int, ratio: float, strip: float = 0.5) -> QPixmap:
    """The cards side by side, with this visible share of each covered card's width."""
    step = width * strip
    single = faces.pixmap(cards[0], width, ratio).deviceIndependentSize()
    row = QPixmap(round((single.width() + step * (len(cards) - 1)) * ratio), round(single.height() * ratio))
    row.setDevicePixelRatio(ratio)
    row.fill(Qt.GlobalColor.transparent)
    painter = QPainter(row)
    for number, card in enumerate(cards):
        painter.drawPixmap(round(number * step), 0, faces.pixmap(card, width, ratio))
    painter.end()
    return row


def _unbroken(line: str) -> str:
    """A line in which no number is parted from its sign by the end of the line."""
    return line.replace(" %", "\u00a0%").replace("± ", "±\u00a0")
