"""The game log: every hand in words, play by play, to be read, searched and copied."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QSyntaxHighlighter, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from engine.events import Ended, Event, Marked, Moved, Said, Scored, Zone
from engine.game import Game
from engine.words import Catalogue, Text, text
from ui.language import Lexicon
from ui.lettering import Lettering
from ui.standings import joined

SILENT_MARKS = ("best", "bomb", "caller", "people")
"""Marks that only repeat what the play before them said."""
RED_SIGNS = "♥♦"
PLAYED = "log.plays"
"""The line of a play, which a table may not let one read again before the hand is over."""


class GameLog(QWidget):
    """Follows the views of a session: hands behind stay, the present one is told anew wherever its past changed."""

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._game: Game | None = None
        self._hands: list[tuple[int, Any]] = []
        self._behind: list[str] = []
        self._told: list[str] = []
        self.empty = Lettering(tone="muted", wraps=True)
        self.page = QPlainTextEdit()
        self.page.setReadOnly(True)
        self.page.setUndoRedoEnabled(False)
        self._suits = SuitColours(self.page.document())
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.empty)
        column.addWidget(self.page, 1)
        self._suits.use_red(self.palette().brightText().color())
        lexicon.changed.connect(self._speak)
        self._speak()

    def begin(self, game: Game) -> None:
        """A new session of this game: the log is empty."""
        self._game, self._hands, self._behind = game, [], []
        self._tell()

    def follow(self, view: Any, number: int) -> None:
        """The hand of this number as a view shows it: told on, begun, or, after taking back, told again."""
        if self._hands and self._hands[-1][0] == number and self._hands[-1][1].opening == view.opening:
            self._hands[-1] = (number, view)
        else:
            self._behind += [*self._hand_told(*self._hands[-1]), ""] if self._hands else []
            self._hands.append((number, view))
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        """The red of hearts and diamonds follows the scheme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._suits.use_red(self.palette().brightText().color())

    @property
    def lines(self) -> list[str]:
        """All that the log says, line by line."""
        return list(self._told)

    def _speak(self) -> None:
        self._behind = [line for hand in self._hands[:-1] for line in [*self._hand_told(*hand), ""]]
        self._tell()

    def _hand_told(self, number: int, view: Any) -> list[str]:
        words: Catalogue = {} if self._game is None else self._game.words
        lines = [f"— {self._lexicon.say('log.hand', number=number)} —"]
        over = view.turn is None or self._game is None or self._game.sight.looks_back(view)
        for events in (view.opening, *(seen.events for seen in view.history)):
            lines += [self._lexicon.say_in(words, said) for said in told(events) if over or said.key != PLAYED]
            lines += results_told(self._lexicon, words, events)
        return lines

    def _tell(self) -> None:
        """Write what is new; everything again where the past changed."""
        say = self._lexicon.say
        lines = self._behind + (self._hand_told(*self._hands[-1]) if self._hands else [])
        self.empty.setText(say("log.empty"))
        self.empty.setVisible(not lines)
        self.page.setVisible(bool(lines))
        self.page.setAccessibleName(say("dock.log"))
        if self._told and lines[: len(self._told)] == self._told:
            for line in lines[len(self._told) :]:
                self.page.appendPlainText(line)
        else:
            self.page.setPlainText("\n".join(lines))
            self.page.moveCursor(QTextCursor.MoveOperation.End)
        self._told = lines


def told(events: tuple[Event, ...]) -> Iterator[Text]:
    """What of these events is worth a line: plays, cards handed over, words said, roles taken."""
    for event in events:
        match event:
            case Said(seat, words):
                yield text("log.says", seat=seat, words=words)
            case Moved(cards, source, target) if source is not None and source.seat is not None:
                if target.zone is Zone.HAND and target.seat is not None and target != source:
                    hidden = any(card is None for card in cards)
                    key = "log.gives_hidden" if hidden else "log.gives"
                    yield text(key, giver=source.seat, taker=target.seat, cards=cards, count=len(cards))
                elif source.zone is Zone.HAND and target.zone is Zone.TABLE:
                    yield text(PLAYED, seat=source.seat, cards=cards)
            case Marked(mark, seat, label) if seat is not None and mark.partition(".")[0] not in SILENT_MARKS:
                yield text("log.role", seat=seat, words=label or text(f"mark.{mark}"))


def results_told(lexicon: Lexicon, words: Catalogue, events: tuple[Event, ...]) -> Iterator[str]:
    """The sum of the hand, the changes by seat, and who won."""
    for event in events:
        match event:
            case Scored(lines, changes):
                yield from (lexicon.say_in(words, line.text) for line in lines)
                between = lexicon.say("result.name_between")
                yield between.join(
                    lexicon.say("log.change", seat=seat, amount=each) for seat, each in enumerate(changes)
                )
            case Ended(winners, void) if not void and winners:
                key = "result.one_wins" if len(winners) == 1 else "result.others_win"
                own = "result.you_win" if len(winners) == 1 else "result.your_side"
                yield lexicon.say(own if 0 in winners else key, winner=winners[0], names=joined(lexicon, winners))


class SuitColours(QSyntaxHighlighter):
    """Hearts and diamonds in red, as on the cards; the sign itself tells the suit."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._red = QTextCharFormat()

    def use_red(self, colour: QColor) -> None:
        """The red of the present scheme."""
        self._red.setForeground(colour)
        self.rehighlight()

    def highlightBlock(self, line: str) -> None:
        """Qt asks for every line."""
        for place, sign in enumerate(line):
            if sign in RED_SIGNS:
                self.setFormat(place, 1, self._red)
