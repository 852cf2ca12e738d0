"""A question above the table that is asked once, with yes and no, while the game goes on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui.kit.accessibility import announce
from ui.kit.language import Lexicon
from ui.kit.lettering import Lettering
from ui.pages.lessons.strips import stand


class OfferStrip(QFrame):
    """``name``: the words are ``offer.NAME``, ``offer.NAME.yes`` and ``offer.NAME.no``."""

    is_line = True
    answered = Signal(bool)  # yes or no; then the strip is gone

    def __init__(self, lexicon: Lexicon, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "strip")
        self._lexicon, self._name = lexicon, name
        self.words = Lettering(wraps=True)
        self.yes, self.no = QPushButton(), QPushButton()
        self.yes.clicked.connect(lambda: self._answer(True))
        self.no.clicked.connect(lambda: self._answer(False))
        row = self._row = QHBoxLayout()
        row.addWidget(self.words, 1)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 6, 12, 6)
        column.addLayout(row)
        lexicon.changed.connect(self._speak)
        self._speak()
        self.hide()

    def lie_beside(self, beside: bool) -> None:
        """Makes it narrow and high beside the table, or wide and low above it."""
        stand([self._row], self, beside)

    def offer(self) -> None:
        """Asks the question."""
        self.show()
        announce(self, self.words.text())

    def _answer(self, wanted: bool) -> None:
        self.hide()
        self.answered.emit(wanted)

    def _speak(self) -> None:
        say = self._lexicon.say
        self.words.setText(say(f"offer.{self._name}"))
        self.yes.setText(say(f"offer.{self._name}.yes"))
        self.no.setText(say(f"offer.{self._name}.no"))
