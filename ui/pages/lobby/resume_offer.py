"""The offer at the top of the lobby to resume a session that was left."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.words import Catalogue, Text
from ui.kit.language import NO_WORDS, Lexicon
from ui.kit.lettering import SMALL, Lettering


class ResumeOffer(QFrame):
    """Hidden while there is no session to resume."""

    wanted = Signal()

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "resume")
        self._lexicon = lexicon
        self._description: Text | str = ""
        self._words: Catalogue = NO_WORDS
        self.title = Lettering(bold=True, wraps=True)
        self.description = Lettering(SMALL, tone="muted", wraps=True)
        self.resume, self.dismiss = QPushButton(), QPushButton()
        self.resume.setProperty("look", "main")
        self.resume.clicked.connect(self.wanted)
        self.dismiss.clicked.connect(self.hide)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.description)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 12, 12)
        row.addLayout(words, 1)
        row.addWidget(self.dismiss)
        row.addWidget(self.resume)
        self.hide()
        lexicon.changed.connect(self._speak)
        self._speak()

    def offer(self, description: Text | str | None, words: Catalogue = NO_WORDS) -> None:
        """Shows the offer with this sentence in the words of the session's game, or hides it."""
        self._description, self._words = description or "", words
        self._speak()
        self.setVisible(bool(description))

    def _speak(self) -> None:
        say = self._lexicon.say
        self.title.setText(say("lobby.resume.title"))
        said = self._description
        self.description.setText(self._lexicon.say_in(self._words, said) if isinstance(said, Text) else said)
        self.resume.setText(say("lobby.resume"))
        self.resume.setAccessibleDescription(self.description.text())
        self.dismiss.setText(say("lobby.resume.dismiss"))
