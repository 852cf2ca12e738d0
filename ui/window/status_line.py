"""The status line: quiet notices on the left, the hand and the number of the deals on the right."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QStatusBar, QToolButton, QWidget

from engine.codes import Code, write_code
from engine.match import Match
from engine.today import read_day
from engine.words import Text
from ui.kit.accessibility import announce
from ui.kit.dates import date_words
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering
from ui.pages.scores.standings import hand_words
from ui.window.sound_question import SoundQuestion

NOTICE_STAYS = 8000
"""Milliseconds; enough to read two lines."""
BEFORE = 6
"""Pixels before a notice."""
AT_THE_EDGE = 10
"""Pixels between words and the window's edge, where nothing else stands there."""


class StatusBar(QStatusBar):
    """Shows notices in the language of the moment."""

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._match: Match | None = None
        self._hand = 1
        self._practice = False
        self._day = ""
        self.hand = Lettering(SMALL, tone="muted")
        self.hand.setContentsMargins(0, 0, AT_THE_EDGE, 0)
        self.number = QToolButton()
        self.number.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.number.clicked.connect(self._copy)
        self._told: list[Text | str] = []
        self._passing: tuple[str, Text | str, int] = ("", "", 0)  # what was said last in passing, and for how long
        self._unread: list[Text | str] = []
        self.unread = QToolButton()
        self.unread.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.unread.setVisible(False)
        self.sound = SoundQuestion(lexicon)
        self.addPermanentWidget(self.sound)
        self.addPermanentWidget(self.unread)
        self.addPermanentWidget(self.hand)
        self.addPermanentWidget(self.number)
        self.setSizeGripEnabled(False)
        self.setContentsMargins(0, 0, AT_THE_EDGE, 0)
        self._in_session = False
        self.messageChanged.connect(self._show_if_needed)
        self.messageChanged.connect(self.setToolTip)
        lexicon.changed.connect(self._speak)
        self._speak()

    @property
    def shown(self) -> str:
        """The part of the notice that has room; a longer one ends in dots, and the tooltip has all of it."""
        elided = Qt.TextElideMode.ElideRight
        return self.fontMetrics().elidedText(self.currentMessage(), elided, self._room_for_words.width())

    @property
    def _room_for_words(self) -> QRect:
        beside = (self.sound, self.unread, self.hand, self.number)
        right = min((widget.x() for widget in beside if widget.isVisible()), default=self.width())
        return QRect(BEFORE, 0, right - BEFORE - AT_THE_EDGE, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the notice only; Qt would cut it off in the middle of a letter."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        where = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine
        painter.drawText(self._room_for_words, int(where), self.shown)
        painter.end()

    def notice(self, words: Text | str, stays: int = NOTICE_STAYS) -> None:
        """Shows this sentence for so many milliseconds; 0: until it is taken away."""
        said = self._said(words)
        announce(self, said)
        self._told.append(words)
        self._passing = (said, words, stays)
        self.showMessage(said, stays)

    def report(self, words: Text) -> None:
        """Shows what has gone wrong until it is read; several reports come one after the other."""
        self._told.append(words)
        self._unread.append(words)
        announce(self, self._lexicon.say(words))
        self._show_unread()

    def told(self) -> tuple[str, ...]:
        """All notices since the start, the newest first, in the present language."""
        return tuple(self._said(words) for words in reversed(self._told))

    def read_notices(self) -> None:
        """Marks all notices as read."""
        if self._unread:
            self._unread.clear()
            self.clearMessage()
            self._show_unread()

    def _said(self, words: Text | str) -> str:
        return self._lexicon.say(words) if isinstance(words, Text) else words

    def _show_unread(self) -> None:
        """Shows the first unread notice, where nothing else is shown, and how many there are."""
        if self._unread and not self.currentMessage():
            self.showMessage(self._said(self._unread[0]))
        self.unread.setText(self._lexicon.say("notices.unread", number=len(self._unread)))
        self.unread.setVisible(bool(self._unread))

    def show_match(self, match: Match, hand: int) -> None:
        """Shows the number of this hand, and the number that brings its deals again."""
        if not self._practice:
            self._match, self._hand = match, hand
            self._speak()
            self._show_numbers()

    def show_practice(self, on: bool) -> None:
        """Shows that practice is at the table: it has no hand of a session and no number."""
        self._practice, self._match = on, None
        self._speak()
        self._show_numbers()

    def show_day(self, day: str) -> None:
        """Shows the day whose deal is at the table; empty: it is none."""
        self._day = day
        self._speak()

    def show_session(self, shown: bool) -> None:
        """Shows the words about a session, or hides them in the lobby; the line is visible only while it says
        something."""
        self._in_session = shown
        self._show_if_needed()
        self._show_numbers()

    def _show_numbers(self) -> None:
        self.hand.setVisible(self._in_session and (self._practice or self._match is not None))
        self.number.setVisible(self._in_session and self._match is not None)

    def _show_if_needed(self) -> None:
        if not self.currentMessage() and self._unread:
            self._show_unread()
        self.setVisible(self._in_session or bool(self.currentMessage()))

    def _copy(self) -> None:
        if self._match is not None:
            code = write_code(Code(self._match.game, self._match.options, self._match.number))
            QGuiApplication.clipboard().setText(code)
            self.notice(Text("status.number.copied", (("code", code),)))

    def _speak(self) -> None:
        say = self._lexicon.say
        said, words, stays = self._passing
        if said and self.currentMessage() == said:
            self._passing = (self._said(words), words, stays)
            self.showMessage(self._passing[0], stays)
        elif self._unread:
            self.clearMessage()  # it is said again in the new language
        self.unread.setText(say("notices.unread", number=len(self._unread)))
        self.number.setToolTip(say("status.number.copy"))
        self.number.setAccessibleDescription(say("status.number.copy"))
        if self._practice:
            self.hand.setText(say("practice.status"))
            self.number.setText(say("practice.status"))  # not shown
        elif self._match is not None:
            number = hand_words(self._lexicon, self._match, self._hand)
            day = self._day and say("today.hand", day=date_words(self._lexicon, read_day(self._day)))
            self.hand.setText(day or number)
            self.number.setText(say("status.number", number=self._match.number))
