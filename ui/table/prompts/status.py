"""The status line: the question, why a move is refused, what a hint says, in one line or more."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from engine.words import capitalised
from ui.kit.accessibility import announce
from ui.kit.theme import Felt

STANDS = 4200
"""Milliseconds for which a remark is shown before the question returns; what is said of a choice stays as long as
the choice does, since nobody can say how long it takes to read it, or to hear it."""
BESIDE, EDGES, AIR = 28, 12, 8
"""Pixels left and right of the words together, beside their ground, and above and below the words together."""
LEAST_LETTERS = 11
"""The least height in pixels of letters that become smaller so that more lines than one lie over no cards."""
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class StatusLine(QLabel):
    """The present question, and remarks for a while, never cut: words too long for the line take more, in smaller
    letters where all lines then lie below cards and speech, else upwards over them."""

    changed = Signal()  # it says something else now

    def __init__(self, felt: Felt, parent: QWidget) -> None:
        super().__init__(parent)
        self.felt = felt
        self.refused = False
        self.of_choice = False
        self.row = ""
        """The row of the rules that refuses; empty where none is told."""
        self.setObjectName("status")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._question = ""
        self._beside = 0  # pixels at the right end that a link takes
        self._middle: float | None = None
        self._line: QRect | None = None
        self._room = QRect()
        self._covered = QRectF()  # in pixels of the table
        self._stays = self._near = False
        self._timer = QTimer(self, interval=STANDS, singleShot=True)
        self._timer.timeout.connect(self.ask_again)

    def lie_at(self, line: QRect, room: QRect) -> None:
        """Lies in this line, or, where words need more than one, at the foot of this room, which has no cards.

        Both are in pixels of the table.
        """
        self._line, self._room = line, room
        self._grow()

    def _grow(self) -> None:
        if self._line is not None:
            self.setGeometry(self._line)
            if self._wraps:
                high = ceil(self.pill.height())
                self.setGeometry(self._line.x(), self._room.bottom() + 1 - high, self._line.width(), high)

    def stand_at(self, middle: float) -> None:
        """Centres words here, in pixels from the left end, as far as the line has room for them."""
        self._middle = middle
        self.update()

    def lie_under(self, covered: QRectF) -> None:
        """Leaves words unpainted that something lies over, or half of them would look out; in pixels of the table."""
        self._covered = covered
        self.update()

    @property
    def painted(self) -> bool:
        """Whether there are words, and nothing lies over them."""
        return bool(self.text()) and not self._covered.intersects(self.pill.translated(QPointF(self.pos())))

    def ask(self, question: str, aloud: bool = True) -> None:
        """Shows this question; a remark that is shown stays until its time is over.

        ``aloud`` False: it is not announced, because something has just been said in its place.
        """
        if question != self._question and aloud:
            announce(self, capitalised(question))
        self._question = question
        if not (self._timer.isActive() or self._stays):
            self.ask_again()

    def remark(
        self, words: str, refused: bool = False, of_choice: bool = False, row: str = "", asked: bool = True
    ) -> None:
        """Says something for a while; ``of_choice``: it speaks of the cards that are chosen now, as a refusal does.

        Then it stays until ``ask_again``, for example at another choice. ``row``: the row of the rules that refuses;
        ``asked`` False: nothing is asked now, so that the words go by themselves.
        """
        announce(self, capitalised(words))
        self._show(words, refused, row)
        self.of_choice = refused or of_choice
        self._stays = self.of_choice and asked
        if not self._stays:
            self._timer.start()

    def come_near(self, words: str, why_not: bool, row: str = "", of_choice: bool = False) -> None:
        """Says this of what the pointer or the focus has come to, until it goes elsewhere and for a while after.

        ``why_not``: it is the reason against; it looks like a refusal only once a person tries it. ``of_choice``: it
        speaks of what is chosen now, and goes when that changes; a reason against it stays till then.
        """
        announce(self, capitalised(words))
        self._show(words, False, row)
        self.of_choice = why_not or of_choice
        self._stays, self._near = True, not (why_not and of_choice)

    def go_away(self) -> None:
        """The pointer or the focus has left what it had come to, or the link beside its words."""
        if self._near:
            self._stays = False
            self._timer.start()

    def keep(self) -> None:
        """Keeps words of what was near, because the pointer or the focus has come to the link beside them."""
        if self._near:
            self._stays = True
            self._timer.stop()

    def ask_again(self) -> None:
        """Shows the question again."""
        self._show(self._question, False)

    def take_back(self, words: str) -> None:
        """Shows the question again if these words are still there."""
        if words and self.text() == capitalised(words):
            self.ask_again()

    def rest(self) -> None:
        """Stops waiting, because the window closes."""
        self._timer.stop()

    def leave_room(self, beside: int) -> None:
        """Keeps so many pixels at the right end free for what stands beside the words."""
        if beside != self._beside:
            self._beside = beside
            self._grow()
            self.update()

    def _show(self, words: str, refused: bool, row: str = "") -> None:
        self._timer.stop()
        self._stays = self._near = False
        words, self.row = capitalised(words), row
        self.refused = self.of_choice = refused
        self.setText(words)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self._grow()
        self.update()
        self.changed.emit()

    @property
    def pill(self) -> QRectF:
        """The part of the line that the words take, with the ground of a refusal."""
        words, most = self._words_size, self._room.height() if self._wraps else self.height()
        high = min(words.height() + AIR, max(words.height(), most)) if self._wraps else min(words.height() + AIR, most)
        pill = QRectF(0, 0, words.width() + BESIDE + self._sign, high)
        centre = QRectF(self.rect()).center()
        pill.moveCenter(centre if self._middle is None else QPointF(self._middle, centre.y()))
        pill.moveRight(min(pill.right(), self.width() - self._beside))
        pill.moveLeft(max(pill.left(), 0.0))
        return pill

    @property
    def letters(self) -> QFont:
        """The letters of the words: smaller ones only where lines in them need not lie over cards."""
        font = QFont(self.font())
        if self._wraps:
            for size in range(QFontInfo(font).pixelSize(), LEAST_LETTERS - 1, -1):
                font.setPixelSize(size)
                if self._wrapped_in(font).height() <= self._room.height():
                    return font
        return self.font()

    @property
    def _sign(self) -> float:
        """The width of the cross before a refusal."""
        return QFontMetricsF(self.font()).height() if self.refused else 0.0

    @property
    def _width(self) -> float:
        """The width that words have."""
        return self.width() - self._beside - EDGES - BESIDE - self._sign

    @property
    def _wraps(self) -> bool:
        """Whether the words take more than one line."""
        return QFontMetricsF(self.font()).horizontalAdvance(self.text()) > self._width

    def _wrapped_in(self, letters: QFont) -> QSizeF:
        """The size of the words in as many lines as they take in these letters."""
        room = QRectF(0, 0, max(0.0, self._width), 0)
        return QFontMetricsF(letters).boundingRect(room, _WRAPPED, self.text()).size() + QSizeF(1, 0)

    @property
    def _words_size(self) -> QSizeF:
        if self._wraps:
            return self._wrapped_in(self.letters)
        metrics = QFontMetricsF(self.font())
        return QSizeF(metrics.horizontalAdvance(self.text()), metrics.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the words on the felt; a refusal on a red pill with a cross, so that its shape shows it too.

        Words that rise over cards have a dark ground.
        """
        if not self.painted:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line, sign, pill = QFontMetricsF(self.font()).height(), self._sign, self.pill
        if self.refused or (self._wraps and pill.height() > self._room.height()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.felt.alarm if self.refused else self.felt.shade))
            round_corner = min(pill.height(), line + AIR) / 2
            painter.drawRoundedRect(pill, round_corner, round_corner)
        if self.refused:
            painter.setPen(QPen(QColor(self.felt.text), 2))
            at, arm = QPointF(pill.left() + 8 + sign / 2, pill.center().y()), line * 0.22
            painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm))
            painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm))
        painter.setPen(QColor(self.felt.text))
        painter.setFont(self.letters)
        beside = BESIDE / 2 if self._wraps else 0.0
        how = _WRAPPED if self._wraps else Qt.AlignmentFlag.AlignCenter
        painter.drawText(pill.adjusted(sign + beside, 0, -beside, 0), how, self.text())
        painter.end()
