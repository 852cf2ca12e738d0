"""The page about the program: version, and the licences of all that it contains."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from ui.kit.assets import program_version
from ui.kit.language import Lexicon
from ui.kit.lettering import TITLE, Lettering
from ui.kit.window_layout import MARGIN, SPACING, lay_out_window
from ui.kit.windows import FRAME, scroller

LINES_WIDE = 32


class About(QDialog):
    """A small window; words can be selected and copied."""

    _column: QVBoxLayout | None = None  # Qt sends the first change of font before we are made

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self.name = Lettering(TITLE, bold=True)
        self.version = Lettering(tone="muted")
        self.paragraphs = {key: Lettering(wraps=True) for key in ("what", "own", "qt", "fonts", "parts", "games")}
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.accept)
        page = QWidget()
        page.setProperty("look", "page")
        column = self._column = QVBoxLayout(page)
        column.setContentsMargins(8, 4, 6, 0)
        column.setSpacing(10)
        column.addWidget(self.name)
        column.addWidget(self.version)
        for label in self.paragraphs.values():
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            column.addWidget(label)
        column.addStretch(1)
        scroll = scroller(page)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lay_out_window(self, (scroll,), scroll, (), (self.close_button,))
        lexicon.changed.connect(self._speak)
        self._speak()
        self.close_button.setFocus()

    def _speak(self) -> None:
        say = self._lexicon.say
        self.setWindowTitle(say("about.title"))
        self.name.setText(say("about.name"))
        self.version.setText(say("about.version", version=program_version()))
        for key, label in self.paragraphs.items():
            label.setText(say("about.qt", version=qVersion()) if key == "qt" else say(f"about.{key}"))
        self.close_button.setText(say("button.close"))
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Larger letters need more room."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self._column is not None:
            self._fit()

    def _fit(self) -> None:
        """Makes it as high as its words, as far as the screen allows."""
        assert self._column is not None
        wide = self.fontMetrics().height() * LINES_WIDE
        inside = self._column.heightForWidth(wide - 2 * MARGIN)
        high = inside + 2 * MARGIN + SPACING + self.close_button.sizeHint().height()
        self.resize(wide, min(high, self.screen().availableSize().height() - FRAME))
