"""The dialog in which seats are renamed and the AI players get their styles."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from engine.search_model import Style
from ui.kit.bots import style_of, styled
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering
from ui.kit.window_layout import lay_out_window, size_in_letters
from ui.kit.windows import scroller
from ui.pages.lobby.lobby_choice import LONGEST_NAME
from ui.pages.options.option_editors import CalmList


class SeatsDialog(QDialog):
    """A row for each seat: its name, and for AI seats their style. Every change takes effect at once."""

    renamed = Signal(object)  # the names by seat, from ours on; empty ones are the usual
    restyled = Signal(object)  # the bots by seat, from seat 1 on

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._bots: tuple[str, ...] = ()
        self.names: list[QLineEdit] = []
        self.styles: list[QComboBox] = []
        self.about = Lettering(SMALL, tone="muted", wraps=True)
        self.styles_about = Lettering(SMALL, tone="muted", wraps=True)
        page = QWidget()
        page.setProperty("look", "page")
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._scroll = scroller(page)
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.close)
        parts = (self.about, self.styles_about, self._scroll)
        lay_out_window(self, parts, self._scroll, (), (self.close_button,))
        size_in_letters(self, 33, 27)

    def show_seats(self, names: tuple[str, ...], bots: tuple[str, ...]) -> None:
        """These names and bots; the usual names stand where none is given."""
        say, self._bots = self._lexicon.say, bots
        self.setWindowTitle(say("lobby.names.title"))
        self.about.setText(say("lobby.names.about"))
        told = (
            say("lobby.style.about", style=say(f"style.{style}"), about=say(f"style.{style}.about")) for style in Style
        )
        self.styles_about.setText("\n".join(told))
        self.close_button.setText(say("button.close"))
        while len(self.names) <= len(bots):
            self._add_row()
        for seat, (name, styles) in enumerate(zip(self.names, self.styles, strict=True)):
            name.setVisible(seat <= len(bots))
            styles.setVisible(0 < seat <= len(bots))
            name.setPlaceholderText(self._lexicon.usual_name(seat))
            name.setAccessibleName(say("lobby.names.of", seat=seat) if seat else say("lobby.names.yours"))
            if not name.hasFocus():
                name.setText(names[seat] if seat < len(names) else "")
            if 0 < seat <= len(bots):
                self._show_style(styles, seat, bots[seat - 1])

    def _show_style(self, styles: QComboBox, seat: int, bot: str) -> None:
        say = self._lexicon.say
        with QSignalBlocker(styles):
            styles.clear()
            for style in Style:
                styles.addItem(say(f"style.{style}"))
            styles.setCurrentIndex(list(Style).index(style_of(bot)))
        styles.setEnabled(":" in bot)
        styles.setAccessibleName(say("lobby.style.of", seat=seat))

    def _add_row(self) -> None:
        seat, name, styles = len(self.names), QLineEdit(), CalmList()
        name.setMaxLength(LONGEST_NAME)
        name.textEdited.connect(lambda _text: self._rename())
        styles.activated.connect(lambda place, seat=seat: self._restyle(seat, list(Style)[place]))
        self._grid.addWidget(name, seat, 0)
        self._grid.addWidget(styles, seat, 1)
        self._grid.setRowStretch(seat, 0)
        self._grid.setRowStretch(seat + 1, 1)
        self.names.append(name)
        self.styles.append(styles)

    def _rename(self) -> None:
        self.renamed.emit(tuple(name.text().strip() for name in self.names))

    def _restyle(self, seat: int, style: Style) -> None:
        bots = self._bots
        self._bots = (*bots[: seat - 1], styled(bots[seat - 1], style), *bots[seat:])
        self.restyled.emit(self._bots)
