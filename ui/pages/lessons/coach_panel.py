"""The strip above the table in a guided or coached session: what is asked and by which rule, and the last verdict."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.game import AnyGame
from engine.players.judge import Judgement
from engine.words import Text
from ui.kit.accessibility import announce
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering
from ui.pages.lessons.strips import WIDEST, line_height, stand
from ui.pages.review.judgement import has_no_better, judgement_words

LINES, VERDICT_LINES = 3, 2
"""Guide and verdict above the table have so many lines, so that the table below keeps its place."""
NARROW = 62
"""Where a strip has fewer heights of its letters from left to right, a verdict has a line more."""


class CoachPanel(QFrame):
    """``guided``: the rule in point is told for every question; verdicts come whenever there are any."""

    rule_wanted = Signal()  # open the rules where the question is
    declined = Signal()  # no more guide, or no more coach

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "strip")
        self._lexicon = lexicon
        self._game: AnyGame | None = None
        self.guided = self._beside = False
        self._rule: Text | None = None
        self._judgement: Judgement | None = None
        self.heading = Lettering(bold=True)
        self.guide = Lettering(SMALL, wraps=True)
        self.verdict = Lettering(SMALL, bold=True, wraps=True)
        self.rule, self.decline = QPushButton(), QPushButton()
        self.rule.clicked.connect(self.rule_wanted)
        self.decline.clicked.connect(self.declined)
        head = self._head = QHBoxLayout()
        head.addWidget(self.heading)
        head.addWidget(self.verdict, 1)
        head.addWidget(self.rule)
        head.addWidget(self.decline)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 6, 12, 6)
        column.setSpacing(3)
        column.addLayout(head)
        column.addWidget(self.guide, 1)
        column.addStretch(0)
        lexicon.changed.connect(self._speak)
        self.hide()

    def lie_beside(self, beside: bool) -> None:
        """Be narrow and high beside the table, or wide and low above it."""
        stand([self._head], self, beside)
        self._head.setStretchFactor(self.verdict, 0 if beside else 1)
        self._beside = beside
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the lines to the new width: narrow strips need more of them."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Letters of another size need other lines."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def begin(self, game: AnyGame, guided: bool) -> None:
        """A session of this game."""
        self._game, self.guided = game, guided
        self._rule = self._judgement = None
        self._speak()
        self.show()

    def tell_rule(self, rule: Text | None) -> None:
        """The paragraph of the rules that the present question is about."""
        if self.guided and rule != self._rule:
            self._rule = rule
            self._speak()

    def tell_verdict(self, judgement: Judgement | None) -> None:
        """What is thought of the last move; None: nothing yet."""
        self._judgement = judgement
        self._speak()
        if judgement is not None:
            announce(self, self.verdict.text())

    def _fit(self) -> None:
        """Above the table guide and verdict have so many lines, beside it all that there are."""
        narrow = self.width() < NARROW * line_height()
        for label, most in ((self.guide, LINES), (self.verdict, VERDICT_LINES + narrow)):
            sample = "\n".join([f"{self.heading.text()} ♠"] * most)  # signs and scripts have heights of their own
            lines = label.fontMetrics().boundingRect(QRect(0, 0, WIDEST, WIDEST), 0, sample).height()
            label.setMinimumHeight(0 if self._beside else lines)
            label.setMaximumHeight(WIDEST if self._beside else lines)
        high = QSizePolicy.Policy.Expanding if self._beside else QSizePolicy.Policy.Fixed
        self.guide.setSizePolicy(QSizePolicy.Policy.Preferred, high)
        self.guide.setAlignment(Qt.AlignmentFlag.AlignTop if self._beside else Qt.AlignmentFlag.AlignVCenter)

    def _speak(self) -> None:
        game, say = self._game, self._lexicon.say
        if game is None:
            return
        self.heading.setText(say("guide.heading" if self.guided else "coach.heading"))
        self.rule.setText(say("coach.rule"))
        self.decline.setText(say("guide.decline" if self.guided else "coach.decline"))
        self.guide.setVisible(self.guided)
        self._fit()
        words = say("guide.welcome") if self._rule is None else self._lexicon.say_in(game.words, self._rule)
        self.guide.setText(words)
        self.guide.setToolTip(words)
        if self._judgement is None:
            self.verdict.clear()
        else:
            self.verdict.use_tone("good" if has_no_better(self._judgement) else "danger")
            self.verdict.setText(judgement_words(self._lexicon, game.words, self._judgement))
        self.verdict.setToolTip(self.verdict.text())
