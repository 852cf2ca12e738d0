"""A panel over the table that shows the last trick, other cards or words large."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPixmap, QShowEvent, QTextLayout
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QStyle, QVBoxLayout, QWidget

from engine.cards import Cards
from engine.game import AnyView
from ui.kit.faces import CardFaces, shadow_margin
from ui.kit.filling import empty
from ui.kit.language import Lexicon
from ui.kit.theme import Felt
from ui.kit.windows import scroller
from ui.table.scene.last_trick import last_trick
from ui.table.scene.overlays import LINE, frame_round, medal_at, paint_best
from ui.table.scene.spoken import cards_in_words

MARGIN, DENSE_MARGIN, NARROWEST = 20, 12, 160
"""Pixels left and right of what a panel shows, as a rule and where room is short; words in a given width are never
narrower than the last."""
USUAL, DENSE = (14, 16), (3, 5)
"""Pixels above and below what a panel shows, as a rule and where room is short."""
BETWEEN_ROWS, BETWEEN_LINES = 4, 1
"""Pixels between a row or a line and the next, as a rule and where room is short."""
BESIDE_PLAYS = 14
"""Pixels between two plays that stand side by side."""
LETTERS, AIR = 60, 4
"""The most letters of a line of words, and the pixels that a line needs over its words so that Qt does not wrap it."""
SMALLER, LEAST_CARD = (0.85, 0.7), 30
"""Smaller sizes of the cards of a trick, as shares of the usual one; the first that has room is taken. None makes cards
narrower than so many pixels."""
COLUMNS = 5
"""How many plays stand side by side at most."""


@dataclass(frozen=True, slots=True)
class TrickRow:
    """Cards that are shown large, the name below them, if any, what screen readers hear of them, and whether they won
    the trick."""

    cards: Cards
    name: str
    spoken: str
    wins: bool = False


@dataclass(frozen=True, slots=True)
class WrappedLine:
    """A line of words that are wrapped, and the pixels that it takes."""

    words: str
    width: float
    height: int


class TrickPanel(QFrame):
    """A panel over the table; any key or click hides it."""

    lies = Signal(object)
    """Where it lies on the table from now on: a rectangle, or None where it is hidden."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._measure = QLabel(self)  # never shown: as large as the labels would be that show the same
        self._measure.hide()
        self._table = parent
        self.setObjectName("table panel")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(MARGIN, USUAL[0], MARGIN, USUAL[1])
        self._grid.setHorizontalSpacing(BESIDE_PLAYS)
        self._grid.setVerticalSpacing(BETWEEN_ROWS)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._again: Callable[[int], None] = lambda _width: None  # shows the same with cards of another width
        self.placed: Callable[[QRect], tuple[QPoint, tuple[float, ...]]] = lambda usual: (usual.topLeft(), ())
        """Where its corner goes when it would usually lie in this rectangle, and how much it hides there that is to be
        in sight, the most important kind first."""
        self.scrolled: QScrollArea | None = None
        """Where words are scrolled; None where all of them are in sight."""
        self.hide()

    def show_last(self, view: AnyView, lexicon: Lexicon, faces: CardFaces, width: int, felt: Felt) -> bool:
        """Shows the last trick of this view with cards of this width; False where there is none yet."""
        rows = []
        for play in last_trick(view):
            name = lexicon.name_of(play.seat)
            label = lexicon.say("table.trick_won", seat=play.seat) if play.wins else name
            spoken = lexicon.say("spoken.labelled", label=label, what=cards_in_words(play.cards, lexicon))
            rows.append(TrickRow(play.cards, name, spoken, play.wins))
        if rows:
            self.show_trick(lexicon.say("table.last_trick"), rows, faces, width, felt)
        return bool(rows)

    def show_trick(self, title: str, rows: Sequence[TrickRow], faces: CardFaces, width: int, felt: Felt) -> None:
        """Shows these cards large.

        They stand in fewer columns, are smaller, and have less air, where the panel would else lie over what is to be
        in sight, or have no room. Where that does not help against what is least important of it, they are as large as
        can be.
        """
        self._again = lambda other: self.show_trick(title, rows, faces, other, felt)
        self._empty()  # what it hid lies in sight again
        lines = -(-len(rows) // COLUMNS)
        columns = dict.fromkeys(-(-len(rows) // each) for each in (lines, lines + 1))
        widths = [width, *(wide for part in SMALLER if (wide := round(width * part)) >= LEAST_CARD)]
        forms = tuple(product((False, True), widths, columns))
        pictures = cache(lambda wide: [self._picture(row, faces, wide, felt) for row in rows])
        hides = []
        for dense, wide, across in forms:
            size = self._size_of_trick(title, [row.name for row in rows], pictures(wide), across, dense)
            hides.append(self.placed(self._usual(size))[1])
            if not any(hides[-1]):
                break
        else:
            dense, wide, across = forms[min(range(len(forms)), key=lambda form: hides[form][:-1])]
        self._show_rows(title, rows, pictures(wide), across, dense)

    def _picture(self, row: TrickRow, faces: CardFaces, width: int, felt: Felt) -> QPixmap:
        """The cards of a row, with the frame of those that won."""
        cards = row_pixmap(row.cards, faces, width, self.devicePixelRatioF())
        return _as_winner(cards, shadow_margin(width), felt) if row.wins else cards

    def _size_of_trick(
        self, title: str, names: Sequence[str], pictures: Sequence[QPixmap], columns: int, dense: bool
    ) -> QSize:
        """The size that the panel would have if it showed these pictures and names so."""
        label = self._measured_with(wraps=False)

        def size_of(words: str) -> QSize:
            label.setText(words)
            return label.sizeHint() if words else QSize(0, 0)

        named = [size_of(name) for name in names]
        shown = [picture.deviceIndependentSize().toSize() for picture in pictures]
        head = size_of(title)
        wide = [
            max(max(a.width(), b.width()) for a, b in zip(named[n::columns], shown[n::columns], strict=True))
            for n in range(columns)
        ]
        high = [
            max(size.height() for size in sizes[first : first + columns])
            for first in range(0, len(names), columns)
            for sizes in (shown, named)
        ]
        above, below = DENSE if dense else USUAL
        between = (BETWEEN_LINES if dense else BETWEEN_ROWS) * sum(map(bool, high))
        across = max(head.width(), sum(wide) + BESIDE_PLAYS * (columns - 1)) + 2 * MARGIN
        frame = self.size() - self.contentsRect().size()
        return QSize(across, above + head.height() + sum(high) + between + below) + frame

    def _show_rows(
        self, title: str, rows: Sequence[TrickRow], pictures: Sequence[QPixmap], columns: int, dense: bool
    ) -> None:
        above, below = DENSE if dense else USUAL
        self._grid.setContentsMargins(MARGIN, above, MARGIN, below)
        self._grid.setVerticalSpacing(BETWEEN_LINES if dense else BETWEEN_ROWS)
        self._line(title, 0, columns)
        for number, (row, pixmap) in enumerate(zip(rows, pictures, strict=True)):
            line, column = 1 + 2 * (number // columns), number % columns
            picture = QLabel(self)
            picture.setPixmap(pixmap)
            picture.setAccessibleName(row.spoken)
            self._grid.addWidget(picture, line, column, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            if row.name:
                label = QLabel(row.name, self)
                label.setFont(self.font())
                self._grid.addWidget(label, line + 1, column, Qt.AlignmentFlag.AlignCenter)
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
        above, below = DENSE if whole else USUAL
        beside = DENSE_MARGIN if whole else MARGIN
        self._grid.setContentsMargins(beside, above, beside, below)
        self._grid.setVerticalSpacing(BETWEEN_LINES if whole else BETWEEN_ROWS)
        wide = self._wide(words, width, least, whole)
        lines = [_unbroken(line) for line in words.splitlines()]
        last = [self._line(lines.pop(), 1, 1)] if height is not None and foot else []
        if height is not None:
            high = height - above - below - (foot + self._grid.verticalSpacing() if foot else 0)
            self.scrolled = self._scroll("\n".join(lines), wide, high)
            self._grid.addWidget(self.scrolled, 0, 0)
        else:
            last += [self._line(line, row, 1) for row, line in enumerate(lines)]
        for label in last:
            label.setWordWrap(True)
            label.setFixedWidth(wide)
        self._grid.setRowMinimumHeight(len(lines) - 1 if height is None else 1, foot)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, height is None)
        self._open()

    def _wide(self, words: str, width: int | None, least: int, whole: bool) -> int:
        """The width of these lines in such a panel."""
        usual = self.widest - 2 * MARGIN
        if width is None:
            return min(usual, max(self._length(words), least))
        return max(NARROWEST, width - 2 * DENSE_MARGIN if whole else min(usual, width - 2 * MARGIN))

    def size_of_words(self, words: str, width: int | None, least: int, *, whole: bool, foot: int) -> QSize:
        """The size that the panel would have if it showed these words so, without a height.

        Many forms are measured for one that is shown: to lay out the panel in each of them took most of the time.
        """
        wide, lines = self._wide(words, width, least, whole), words.splitlines()
        label = self._measured_with(wraps=True)
        heights = []
        for line in lines:
            label.setText(_unbroken(line))
            heights.append(label.heightForWidth(wide))
        heights[-1] = max(heights[-1], foot)
        above, below = DENSE if whole else USUAL
        between = (BETWEEN_LINES if whole else BETWEEN_ROWS) * (len(lines) - 1)
        frame = self.size() - self.contentsRect().size()
        beside = DENSE_MARGIN if whole else MARGIN
        return QSize(wide + 2 * beside, above + sum(heights) + between + below) + frame

    def wrapped(self, words: str, width: int) -> list[WrappedLine]:
        """These words as they are wrapped at this width, line by line."""
        found = []
        for paragraph in map(_unbroken, words.splitlines()):
            layout = QTextLayout(paragraph, self.font())
            layout.beginLayout()
            while (line := layout.createLine()).isValid():
                line.setLineWidth(width)
                told = paragraph[line.textStart() : line.textStart() + line.textLength()]
                found.append(WrappedLine(told, line.naturalTextWidth(), ceil(line.height())))
            layout.endLayout()
        return found

    def _measured_with(self, *, wraps: bool) -> QLabel:
        """A label in the panel's letters that is never shown, for the sizes of words."""
        self.ensurePolished()  # before that the panel has no frame
        self._measure.setFont(self.font())
        self._measure.setWordWrap(wraps)
        return self._measure

    def _scroll(self, words: str, width: int, height: int) -> QScrollArea:
        """These words, to be scrolled in at most so many pixels, of which whole lines are always in sight."""
        page = QWidget()
        page.setProperty("look", "page")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        beside = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent) + AIR
        lines = self.wrapped(words, width - beside)
        pitch = max(line.height for line in lines)  # a sign of another font makes a line higher
        for line in lines:
            label = QLabel(line.words.strip(), page)
            label.setFont(self.font())
            label.setFixedSize(width - beside, pitch)
            column.addWidget(label)
        area = scroller(page)
        area.setFixedSize(width, max(1, height // pitch) * pitch)
        area.verticalScrollBar().setSingleStep(pitch)
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
        self.move(self.placed(self._usual(self.size()))[0])
        self.show()
        self.raise_()

    def showEvent(self, event: QShowEvent) -> None:
        """Tells where it lies, also when the table comes back that was out of sight with it."""
        super().showEvent(event)
        self.lies.emit(self.geometry())

    def hideEvent(self, event: QHideEvent) -> None:
        """Tells that it lies nowhere."""
        super().hideEvent(event)
        self.lies.emit(None)

    def _usual(self, size: QSize) -> QRect:
        """Where a panel of this size lies if nothing is in its way."""
        room = self._table.rect()
        left, top = (room.width() - size.width()) // 2, max(8, (room.height() - size.height()) // 3)
        return QRect(QPoint(left, top), size)


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


def _as_winner(row: QPixmap, margin: int, felt: Felt) -> QPixmap:
    """These cards with the frame and the star of the best play on the table; ``margin``: the pixels round them."""
    size, ratio = QRectF(QPointF(0, 0), row.deviceIndependentSize()), row.devicePixelRatio()
    cards = size.adjusted(margin, margin, -margin, -margin)
    frame, medal = frame_round(cards), medal_at(cards)
    across = size.united(frame.adjusted(-LINE / 2, -LINE / 2, LINE / 2, LINE / 2))
    medal.moveRight(min(medal.right(), across.right() - 1))  # the cards stay in the middle over their name
    whole = across.united(medal.adjusted(0, -1, 0, 0)).toRect()
    picture = QPixmap(whole.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(-whole.topLeft())
    painter.drawPixmap(QPointF(0, 0), row)
    paint_best(painter, frame, medal, felt)
    painter.end()
    return picture


def _unbroken(line: str) -> str:
    """A line in which no number is parted from its sign by the end of the line."""
    return line.replace(" %", "\u00a0%").replace("± ", "±\u00a0")
