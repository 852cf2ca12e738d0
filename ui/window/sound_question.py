"""The question in the status line whether sound is wanted: asked once, and nobody has to answer it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering


class SoundQuestion(QWidget):
    """Hidden until it is asked, and after it was answered."""

    answered = Signal(bool)  # whether sounds are wanted

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self.question = Lettering(SMALL)
        self.yes, self.no = QToolButton(), QToolButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 8, 0)
        row.setSpacing(4)
        row.addWidget(self.question)
        for button, wanted in ((self.yes, True), (self.no, False)):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, wanted=wanted: self._answer(wanted))
            row.addWidget(button)
        self.hide()
        lexicon.changed.connect(self._speak)
        self._speak()

    def _answer(self, wanted: bool) -> None:
        self.hide()
        self.answered.emit(wanted)

    def _speak(self) -> None:
        say = self._lexicon.say
        self.question.setText(say("sound.question"))
        self.yes.setText(say("sound.yes"))
        self.no.setText(say("sound.no"))
        for button in (self.yes, self.no):
            button.setAccessibleDescription(self.question.text())
