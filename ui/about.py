"""The page about the program: version, and the licences of all that it contains."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from ui.language import Lexicon
from ui.lettering import TITLE, Lettering
from ui.version import program_version


class About(QDialog):
    """A small window; words can be selected and copied."""

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self.name = Lettering(TITLE, bold=True)
        self.version = Lettering(tone="muted")
        self.paragraphs = {key: Lettering(wraps=True) for key in ("what", "own", "qt", "fonts", "parts", "games")}
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(10)
        column.addWidget(self.name)
        column.addWidget(self.version)
        for label in self.paragraphs.values():
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            column.addWidget(label)
        column.addStretch(1)
        column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        lexicon.changed.connect(self._speak)
        self._speak()
        wide = self.fontMetrics().height() * 32
        self.resize(wide, column.heightForWidth(wide))
        self.close_button.setFocus()

    def _speak(self) -> None:
        say = self._lexicon.say
        self.setWindowTitle(say("about.title"))
        self.name.setText(say("about.name"))
        self.version.setText(say("about.version", version=program_version()))
        for key, label in self.paragraphs.items():
            label.setText(say("about.qt", version=qVersion()) if key == "qt" else say(f"about.{key}"))
        self.close_button.setText(say("button.close"))
