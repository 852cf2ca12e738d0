"""The notices of this run, the newest first, to be read again while the window is open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QListWidget, QPushButton, QWidget

from ui.kit.accessibility import CurrentTold
from ui.kit.language import Lexicon
from ui.kit.lettering import Lettering
from ui.kit.window_layout import lay_out_window, size_in_letters
from ui.kit.windows import wrap_rows


class Notices(QDialog):
    """A list that arrow keys go through and a screen reader reads."""

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._told: Callable[[], tuple[str, ...]] = tuple
        self.none = Lettering(tone="muted", wraps=True)
        self.list = QListWidget()
        CurrentTold(self.list)
        wrap_rows(self.list)
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.accept)
        lay_out_window(self, (self.none, self.list), self.list, (), (self.close_button,)).setAlignment(
            self.none, Qt.AlignmentFlag.AlignTop
        )
        size_in_letters(self, 44, 23)
        lexicon.changed.connect(self._speak)
        self._speak()

    def show_notices(self, told: Callable[[], tuple[str, ...]]) -> None:
        """Shows these notices, the newest first, and again in another language."""
        self._told = told
        self._list()
        if self.list.count():
            self.list.setFocus()

    def _list(self) -> None:
        row, told = max(0, self.list.currentRow()), self._told()
        self.list.clear()
        self.list.addItems(told)
        self.list.setCurrentRow(min(row, len(told) - 1))
        self.none.setVisible(not told)
        self.list.setVisible(bool(told))

    def _speak(self) -> None:
        say = self._lexicon.say
        self.setWindowTitle(say("notices.title"))
        self.list.setAccessibleName(say("notices.title"))
        self.none.setText(say("notices.none"))
        self.close_button.setText(say("button.close"))
        self._list()
