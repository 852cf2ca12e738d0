"""The rules as played at this table in a window: contents, the page with its cards, and a search."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, QUrl
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QWidget,
)

from engine.game import AnyGame
from engine.options import GameOptions
from ui.kit.accessibility import CurrentTold
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.theme import scheme_of
from ui.kit.window_layout import labelled, lay_out_window, size_in_letters
from ui.pages.rules.rules_html import Page, Writer, address
from ui.table.scene.trick_panel import row_pixmap

CARD_HEIGHTS = 2.6
"""The width of a card beside a rule, in heights of the letters, where the page has room for the row."""
COVERED = 0.5
"""The share of a covered card's width that is visible."""
BEFORE = 6
"""Lines that stay in sight before the paragraph that was asked for."""
MARGIN, PADDINGS = 16, 64
"""Pixels round the page, and beside a row of cards in a marked paragraph."""


class RulesPage(QDialog):
    """A window beside the table; ``show_rules`` may be called again when the options or the question change."""

    _shown: Page | None = None  # Qt sends the first change of font before we are made

    def __init__(
        self,
        lexicon: Lexicon,
        game: AnyGame,
        options: GameOptions,
        faces: CardFaces | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._lexicon, self._game, self._options = lexicon, game, options
        self._faces = faces if faces is not None else CardFaces()
        self._at = self._preset = ""
        self._drawn: list[int] = []  # how wide the cards of each row are on the page now
        self.contents = QListWidget()
        CurrentTold(self.contents)
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(lambda address: self._come_to(address.fragment()))
        self.page.document().setDocumentMargin(MARGIN)
        self.page.viewport().installEventFilter(self)
        self.search, self.search_label = QLineEdit(), QLabel()
        self.search.setClearButtonEnabled(True)
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.close)
        self._lay_out()
        self.contents.currentRowChanged.connect(self._jump)
        self.search.textChanged.connect(self._speak)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        lexicon.changed.connect(self._speak)
        size_in_letters(self, 64, 46)
        self._speak()

    def _lay_out(self) -> None:
        split = self._split = QSplitter()
        split.addWidget(self.contents)
        split.addWidget(self.page)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 4)
        split.setChildrenCollapsible(False)
        lay_out_window(self, (labelled(self.search_label, self.search), split), split, (), (self.close_button,))

    def show_rules(self, game: AnyGame, options: GameOptions, at: str = "", preset: str = "") -> None:
        """Shows the rules of this game with these options, open at this row or paragraph, if they have it.

        ``preset``: the one that was chosen and changed into these options, where that is known.
        """
        changed = (game, options, preset) != (self._game, self._options, self._preset)
        if changed or at != self._at or (at and self.search.text()):
            self._game, self._options, self._at, self._preset = game, options, at, preset
            if at:
                with QSignalBlocker(self.search):
                    self.search.clear()
            self._speak()
        self._come_to_marked()

    def _come_to_marked(self) -> None:
        self._come_to(self._shown.anchor if self._shown is not None else "")

    def showEvent(self, event: QShowEvent) -> None:
        """Gives the keyboard to the page each time it opens, for the button that closed it had it last."""
        super().showEvent(event)
        if not event.spontaneous():
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(0, self, self._come_to_marked)  # until then the page is laid out for another width

    def changeEvent(self, event: QEvent) -> None:
        """Fits colours and cards to another scheme or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._shown is not None:
            self._speak()

    def _come_to(self, anchor: str) -> None:
        if anchor:
            self.page.scrollToAnchor(anchor)
            if self._shown is not None and anchor == self._shown.anchor:
                bar = self.page.verticalScrollBar()
                bar.setValue(bar.value() - BEFORE * self.page.fontMetrics().height())

    def _jump(self, row: int) -> None:
        if self._shown is not None and 0 <= row < len(self._shown.sections):
            self._come_to(self._shown.sections[row].anchor)

    def _speak(self) -> None:
        say = self._lexicon.say
        name = self._lexicon.say_in(self._game.words, "game.name")
        self.setWindowTitle(say("rules.title", game=name))
        self.search_label.setText(say("rules.search"))
        self.close_button.setText(say("button.close"))
        self.page.setAccessibleName(self.windowTitle())
        self.contents.setAccessibleName(say("rules.contents"))
        wanted = self.search.text()
        scheme = scheme_of(self.palette())
        page = Writer(self._lexicon, self._game, self._options, scheme, wanted, self._at, self._preset).page()
        self._shown = None  # the list's signals are no jump now
        with QSignalBlocker(self.contents):
            self.contents.clear()
            self.contents.addItems([section.title for section in page.sections])
            self._widen_contents(self.contents.sizeHintForColumn(0) + self.contents.fontMetrics().height())
        self.page.setHtml("")
        self._draw(page)
        self.page.setHtml(page.html)
        self._shown = page
        self._come_to(page.anchor)

    def _widen_contents(self, wide: int) -> None:
        """Gives the contents this room, and the page the rest; with other letters the contents keep no more than they
        need."""
        if wide != self.contents.minimumWidth():
            self.contents.setMinimumWidth(wide)
            self._split.setSizes([wide, max(1, self.width() - wide)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Makes the cards in the longest rows smaller on a narrower page, so that nobody has to scroll sideways."""
        if event.type() is QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._fit_cards)
        return super().eventFilter(watched, event)

    def _fit_cards(self) -> None:
        if self._shown is not None and self._widths(self._shown) != self._drawn:
            self._draw(self._shown)
            self.page.document().markContentsDirty(0, self.page.document().characterCount())

    def _widths(self, page: Page) -> list[int]:
        """The width of the cards of each row in pixels: large enough to be read, with the whole row on the page."""
        wanted = round(self.fontMetrics().height() * CARD_HEIGHTS)
        room = self.page.viewport().width() - 2 * MARGIN - PADDINGS
        return [min(wanted, max(1, int(room / (1 + COVERED * (len(cards) - 1))))) for cards in page.pictures]

    def _draw(self, page: Page) -> None:
        """Draws the cards of the page in the look of the table."""
        self._drawn = self._widths(page)
        for cards, width in zip(page.pictures, self._drawn, strict=True):
            picture = row_pixmap(cards, self._faces, width, self.devicePixelRatioF(), COVERED)
            self.page.document().addResource(
                QTextDocument.ResourceType.ImageResource.value, QUrl(address(cards)), picture
            )
