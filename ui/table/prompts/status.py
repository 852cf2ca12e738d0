"""The status line: the question, why a move is refused in one line or more, what a hint says."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from engine.words import capitalised
from ui.kit.accessibility import announce
from ui.kit.theme import Felt

STANDS = 4200
"""Milliseconds for which a remark is shown before the question returns; what is said of a choice stays as long as
the choice does, since nobody can say how long it takes to read it, or to hear it."""
BESIDE, EDGES, AIR = 28, 12, 8
"""Pixels left and right of the words together, beside their ground, and above and below the words together."""
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class StatusLine(QLabel):
    """One line with the present question, and remarks for a while; a refusal, which has a ground of its own, takes as
    many lines as it needs, upwards over the felt."""

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
        self._covered = QRectF()  # in pixels of the table
        self._stays = self._near = False
        self._timer = QTimer(self, interval=STANDS, singleShot=True)
        self._timer.timeout.connect(self.ask_again)

    def lie_at(self, line: QRect) -> None:
        """Lies in this line, in pixels of the table, and above it where words need more than one."""
        self._line = line
        self._grow()

    def _grow(self) -> None:
        if self._line is not None:
            self.setGeometry(self._line)
            if self._wraps:
                self.setGeometry(self._line.adjusted(0, min(0, self._line.height() - ceil(self.pill.height())), 0, 0))

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
        words = self._words_size
        high = words.height() + AIR
        pill = QRectF(0, 0, words.width() + BESIDE + self._sign, high if self._wraps else min(self.height(), high))
        centre = QRectF(self.rect()).center()
        pill.moveCenter(centre if self._middle is None else QPointF(self._middle, centre.y()))
        pill.moveRight(min(pill.right(), self.width() - self._beside))
        pill.moveLeft(max(pill.left(), 0.0))
        return pill

    @property
    def words_shown(self) -> str:
        """The words as they are painted: those of a refusal whole, others cut where the line is too short."""
        if self.refused:
            return self.text()
        return QFontMetricsF(self.font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, self._room)

    @property
    def _sign(self) -> float:
        """The width of the cross before a refusal."""
        return QFontMetricsF(self.font()).height() if self.refused else 0.0

    @property
    def _room(self) -> float:
        """The width that words have."""
        return self.width() - self._beside - EDGES - BESIDE - self._sign

    @property
    def _wraps(self) -> bool:
        """Whether the words take more than one line."""
        return QFontMetricsF(self.font()).horizontalAdvance(self.words_shown) > self._room

    @property
    def _words_size(self) -> QSizeF:
        metrics, words = QFontMetricsF(self.font()), self.words_shown
        if self._wraps:
            return metrics.boundingRect(QRectF(0, 0, self._room, 0), _WRAPPED, words).size() + QSizeF(1, 0)
        return QSizeF(metrics.horizontalAdvance(words), metrics.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the words on the felt; a refusal on a red pill with a cross, so that its shape shows it too."""
        if not self.painted:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line, sign, pill = QFontMetricsF(self.font()).height(), self._sign, self.pill
        if self.refused:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.felt.alarm))
            round_corner = min(pill.height(), line + AIR) / 2
            painter.drawRoundedRect(pill, round_corner, round_corner)
            painter.setPen(QPen(QColor(self.felt.text), 2))
            at, arm = QPointF(pill.left() + 8 + sign / 2, pill.center().y()), line * 0.22
            painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm))
            painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm))
        painter.setPen(QColor(self.felt.text))
        beside = BESIDE / 2 if self._wraps else 0.0
        how = _WRAPPED if self._wraps else Qt.AlignmentFlag.AlignCenter
        painter.drawText(pill.adjusted(sign + beside, 0, -beside, 0), how, self.words_shown)
        painter.end()
