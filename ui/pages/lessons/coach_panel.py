"""The strip above the table in a coached session: the verdict on the last move."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.game import AnyGame
from engine.players.judge import Judgement
from ui.kit.accessibility import announce
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering
from ui.pages.lessons.strips import NARROW, WIDEST, line_height, stand
from ui.pages.review.judgement import has_no_better, judgement_words

LINES = 2
"""The lines that a verdict above the table has, so that the table below keeps its place."""


class CoachPanel(QFrame):
    """Shows verdicts as they come."""

    is_line = True
    rule_wanted = Signal()  # open the rules where the question is
    declined = Signal()  # no more coach

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "strip")
        self._lexicon = lexicon
        self._game: AnyGame | None = None
        self._beside = False
        self._judgement: Judgement | None = None
        self.heading = Lettering(bold=True)
        self.verdict = Lettering(SMALL, bold=True, wraps=True)
        self.rule, self.decline = QPushButton(), QPushButton()
        self.rule.clicked.connect(self.rule_wanted)
        self.decline.clicked.connect(self.declined)
        head = self._head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.heading)
        head.addWidget(self.verdict, 1)
        head.addWidget(self.rule)
        head.addWidget(self.decline)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 6, 12, 6)
        column.setSpacing(3)
        column.addLayout(head)
        column.addStretch(0)
        lexicon.changed.connect(self._speak)
        self.hide()

    def lie_beside(self, beside: bool) -> None:
        """Makes it narrow and high beside the table, or wide and low above it."""
        stand([self._head], self, beside)
        self._head.setStretchFactor(self.verdict, 0 if beside else 1)
        self._beside = beside
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the lines to the new width: narrow strips need more of them."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fits the lines to another size of letters."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def begin(self, game: AnyGame) -> None:
        """Begins a session of this game."""
        self._game, self._judgement = game, None
        self._speak()
        self.show()

    def tell_verdict(self, judgement: Judgement | None) -> None:
        """Shows the verdict on the last move; None: there is none yet."""
        self._judgement = judgement
        self._speak()
        if judgement is not None:
            announce(self, self.verdict.text())

    def _fit(self) -> None:
        """Limits the lines of a verdict above the table; beside it shows all of them."""
        narrow = self.width() < NARROW * line_height()
        sample = "\n".join([f"{self.heading.text()} ♠"] * (LINES + narrow))  # scripts have heights of their own
        lines = self.verdict.fontMetrics().boundingRect(QRect(0, 0, WIDEST, WIDEST), 0, sample).height()
        self.verdict.setMinimumHeight(0 if self._beside else lines)
        self.verdict.setMaximumHeight(WIDEST if self._beside else lines)

    def _speak(self) -> None:
        game, say = self._game, self._lexicon.say
        if game is None:
            return
        self.heading.setText(say("coach.heading"))
        self.rule.setText(say("coach.rule"))
        self.decline.setText(say("coach.decline"))
        self._fit()
        if self._judgement is None:
            self.verdict.use_tone("muted")
            self.verdict.setText(say("coach.waits"))
        else:
            self.verdict.use_tone("good" if has_no_better(self._judgement) else "danger")
            self.verdict.setText(judgement_words(self._lexicon, game.words, self._judgement))
        self.verdict.setToolTip(self.verdict.text())
