"""The rules as played at this table: the game's paragraphs, the options in sentences, and a search."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from engine.game import Game
from engine.options import differences, options_of, sentence, title
from engine.words import Text
from ui.language import Lexicon

HEADING = "rules.heading."


class RulesPage(QDialog):
    """A window beside the table; ``show_rules`` may be called again when the options change."""

    def __init__(self, lexicon: Lexicon, game: Game, options: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon, self._game, self._options = lexicon, game, options
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.document().setDocumentMargin(16)
        self.search, self.search_label = QLineEdit(), QLabel()
        self.search.setClearButtonEnabled(True)
        self.search_label.setBuddy(self.search)
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.close)
        self.close_button.setAutoDefault(False)
        finder = QHBoxLayout()
        finder.addWidget(self.search_label)
        finder.addWidget(self.search, 1)
        finder.addStretch(1)
        finder.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 14)
        column.addWidget(self.page, 1)
        column.addLayout(finder)
        self.search.textChanged.connect(self._speak)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        lexicon.changed.connect(self._speak)
        self.resize(720, 600)
        self._speak()
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_rules(self, game: Game, options: Any) -> None:
        """The rules of this game with these options."""
        if (game, options) != (self._game, self._options):
            self._game, self._options = game, options
            self._speak()

    def _speak(self) -> None:
        say = self._lexicon.say
        name = self._lexicon.say_in(self._game.words, "game.name")
        self.setWindowTitle(say("rules.title", game=name))
        self.search_label.setText(say("rules.search"))
        self.close_button.setText(say("button.close"))
        self.page.setAccessibleName(self.windowTitle())
        self.page.setHtml(self._html(name))

    def _html(self, name: str) -> str:
        wanted = self.search.text().strip().casefold()
        parts = [*self._sections(wanted), *self._agreed(wanted)]
        body = "".join(parts) or f"<p>{escape(self._lexicon.say('rules.nothing'))}</p>"
        return f"<h1>{escape(name)}</h1>{body}"

    def _sections(self, wanted: str) -> list[str]:
        """The paragraphs that speak of what is wanted, each under its heading."""
        parts: list[str] = []
        heading = ""
        for each in self._game.rules(self._options):
            said = self._said(each)
            if each.key.startswith(HEADING):
                heading = f"<h2>{escape(said)}</h2>"
            elif wanted in said.casefold():
                parts += [heading, f"<p>{_found(said, wanted)}</p>"]
                heading = ""
        return parts

    def _agreed(self, wanted: str) -> list[str]:
        """The options as played, each in its sentence; those that differ from the usual say so."""
        usual = next(iter(self._game.presets.values()))
        changed = differences(self._options, usual)
        lines = []
        for option in options_of(type(self._options)):
            name, said = self._said(title(option)), self._said(sentence(option, getattr(self._options, option.name)))
            if wanted in f"{name} {said} {option.row}".casefold():
                sign = f" <i>({escape(self._lexicon.say('rules.changed'))})</i>" if option in changed else ""
                lines.append(f"<p><b>{_found(name, wanted)}</b>{sign}<br>{_found(said, wanted)}</p>")
        heading = f"<h2>{escape(self._lexicon.say('rules.options'))}</h2>"
        return [heading, *lines] if lines else []

    def _said(self, words: Text) -> str:
        return self._lexicon.say_in(self._game.words, words)


def _found(said: str, wanted: str) -> str:
    """The sentence as HTML, what was searched for underlined and bold."""
    place = said.casefold().find(wanted) if wanted else -1
    if place < 0 or len(said.casefold()) != len(said):
        return escape(said)
    end = place + len(wanted)
    return f"{escape(said[:place])}<b><u>{escape(said[place:end])}</u></b>{escape(said[end:])}"
