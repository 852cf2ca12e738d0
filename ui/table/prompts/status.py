"""The status line: the question, why a move is refused, what a hint says."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from engine.words import capitalised
from ui.kit.accessibility import announce
from ui.kit.theme import Felt

STANDS = 4200
"""Milliseconds for which a remark is shown before the question returns; what is said of a choice stays as long as
the choice does, since nobody can say how long it takes to read it, or to hear it."""


class StatusLine(QLabel):
    """One line with the present question, and remarks for a while."""

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
        self._covered = QRectF()  # in pixels of the table
        self._stays = self._near = False
        self._timer = QTimer(self, interval=STANDS, singleShot=True)
        self._timer.timeout.connect(self.ask_again)

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
            self.update()

    def _show(self, words: str, refused: bool, row: str = "") -> None:
        self._timer.stop()
        self._stays = self._near = False
        words, self.row = capitalised(words), row
        self.refused = self.of_choice = refused
        self.setText(words)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.update()
        self.changed.emit()

    @property
    def pill(self) -> QRectF:
        """The part of the line that the words take, with the ground of a refusal."""
        metrics = QFontMetricsF(self.font())
        sign = metrics.height() if self.refused else 0.0
        width = metrics.horizontalAdvance(self._fitting(metrics, sign)) + 28 + sign
        pill = QRectF(0, 0, width, min(self.height(), metrics.height() + 8))
        centre = QRectF(self.rect()).center()
        pill.moveCenter(centre if self._middle is None else QPointF(self._middle, centre.y()))
        pill.moveRight(min(pill.right(), self.width() - self._beside))
        pill.moveLeft(max(pill.left(), 0.0))
        return pill

    @property
    def words_shown(self) -> str:
        """The words as they are painted: cut where the line is too short."""
        metrics = QFontMetricsF(self.font())
        return self._fitting(metrics, metrics.height() if self.refused else 0.0)

    def _fitting(self, metrics: QFontMetricsF, sign: float) -> str:
        room = self.width() - self._beside - 40 - sign
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the words on the felt; a refusal on a red pill with a cross, so that its shape shows it too."""
        if not self.painted:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetricsF(self.font())
        sign = metrics.height() if self.refused else 0.0
        shown, pill = self._fitting(metrics, sign), self.pill
        if self.refused:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.felt.alarm))
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
            painter.setPen(QPen(QColor(self.felt.text), 2))
            at, arm = QPointF(pill.left() + 8 + sign / 2, pill.center().y()), metrics.height() * 0.22
            painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm))
            painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm))
        painter.setPen(QColor(self.felt.text))
        painter.drawText(pill.adjusted(sign, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, shown)
        painter.end()
