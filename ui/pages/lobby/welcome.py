"""The question of the first start: whether somebody is new to these games, and with which one they begin."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QPushButton, QWidget

from engine.game import AnyGame
from ui.kit.accessibility import CurrentTold
from ui.kit.language import Lexicon, as_sentences
from ui.kit.lettering import HEADING, TITLE, Lettering
from ui.kit.window_layout import lay_out_window, size_in_letters
from ui.kit.windows import wrap_rows

EASIEST = "big_two"
"""The game whose rules are the shortest: one pack, no bidding."""


class Welcome(QDialog):
    """``newcomer`` has the key of a game; whoever knows the games, or closes the window, rejects it."""

    newcomer = Signal(str)

    def __init__(self, lexicon: Lexicon, games: Mapping[str, AnyGame], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(True)
        self._lexicon = lexicon
        self._games = {key: game for key, game in games.items() if game.lessons()}
        self.title, self.question = Lettering(TITLE, bold=True), Lettering(HEADING, bold=True, wraps=True)
        self.about = Lettering(wraps=True)
        self.game_label, self.list = QLabel(), QListWidget()
        self.game_label.setBuddy(self.list)
        wrap_rows(self.list)
        CurrentTold(self.list)
        self.list.addItems(list(self._games))
        self.list.setCurrentRow(list(self._games).index(EASIEST) if EASIEST in self._games else 0)
        self.new, self.known = QPushButton(), QPushButton()
        self.new.setProperty("look", "main")
        self.new.setDefault(True)
        self.new.clicked.connect(self._begin)
        self.known.clicked.connect(self.reject)
        parts = (self.title, self.question, self.about, self.game_label, self.list)
        lay_out_window(self, parts, self.list, (self.known,), (self.new,))
        lexicon.changed.connect(self._speak)
        self._speak()
        self.list.itemDoubleClicked.connect(lambda _item: self._begin())
        size_in_letters(self, 40, 33)
        self.list.setFocus()  # arrows choose a game there; from a button they lead to the other one

    def _begin(self) -> None:
        chosen = tuple(self._games)[self.list.currentRow()]
        self.accept()
        self.newcomer.emit(chosen)

    def _speak(self) -> None:
        say, say_in = self._lexicon.say, self._lexicon.say_in
        self.setWindowTitle(say("welcome.title"))
        self.title.setText(say("welcome.title"))
        self.question.setText(say("welcome.question"))
        self.about.setText(say("welcome.about"))
        self.game_label.setText(say("welcome.game"))
        self.list.setAccessibleName(self.game_label.text().replace("&", ""))
        asked = (self.question.text(), self.about.text())
        self.list.setAccessibleDescription(as_sentences(asked, self._lexicon.language))
        for row, game in enumerate(self._games.values()):
            self.list.item(row).setText(f"{say_in(game.words, 'game.name')}\n{say_in(game.words, 'game.about')}")
        self.new.setText(say("welcome.new"))
        self.known.setText(say("welcome.known"))
