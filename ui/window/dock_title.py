"""The title of a dock: its name, and a button that closes it, in our words and high enough for every script."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QFrame, QHBoxLayout, QToolButton

from ui.kit.language import Lexicon
from ui.kit.lettering import Lettering


class DockTitle(QFrame):
    """Stands on top of its dock; drag it to move the dock or to make it a window."""

    def __init__(self, lexicon: Lexicon, key: str, dock: QDockWidget) -> None:
        super().__init__(dock)
        self.setProperty("look", "dock")
        self._lexicon, self._key, self._dock = lexicon, key, dock
        self.name = Lettering(bold=True)
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.setText("×")
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(dock.close)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(self.name, 1)
        row.addWidget(self.close_button)
        lexicon.changed.connect(self._speak)
        self._speak()

    def _speak(self) -> None:
        words = self._lexicon.say(self._key)
        self._dock.setWindowTitle(words)
        self.name.setText(words)
        close = self._lexicon.say("dock.close", dock=words)
        self.close_button.setAccessibleName(close)
        self.close_button.setToolTip(close)
