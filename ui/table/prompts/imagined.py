"""The imagined hands behind a hint, deal by deal, in a window that says that they are imagined."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractSlider,
    QDialog,
    QFrame,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.cards import Cards
from engine.events import Place, Zone
from engine.game import Action, AnyGame, AnyView
from engine.players.hints import Hint
from engine.players.naming import name_beside
from engine.search_model import ImaginedDeal, Verdict
from engine.words import text
from ui.kit.accessibility import announce
from ui.kit.faces import CardFaces
from ui.kit.filling import empty
from ui.kit.language import Lexicon
from ui.kit.lettering import HEADING, SMALL, Lettering
from ui.kit.window_layout import MARGIN, lay_out_window
from ui.kit.windows import scrolled_by_key, scroller
from ui.table.layout.sorting import sorted_places
from ui.table.scene.cards.card_row import CardRow
from ui.table.scene.spoken import cards_in_words

NOTHING: Verdict[Action] = Verdict((), 0)
NARROWEST, WIDEST, HIGHEST = 38, 62, 46
"""The least width of the window, and its greatest width and height, in heights of its letters."""
LINE = 40
"""Pixels by which the up and down keys scroll."""
SCROLLS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
}


class ImaginedHands(QDialog):
    """Left and right go from deal to deal, up and down scroll, Escape closes; the game goes on meanwhile."""

    def __init__(self, lexicon: Lexicon, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._lexicon, self._faces = lexicon, faces
        self._game: AnyGame | None = None
        self._view: AnyView | None = None
        self._verdict = NOTHING
        self._hint: Hint | None = None
        self.place = 0
        self.heading = Lettering(HEADING, bold=True, tone="danger")
        self.about = Lettering(SMALL, wraps=True, tone="muted")
        self.deal = Lettering(bold=True)
        self.ends = Lettering(wraps=True)
        self.felt = QFrame()
        self.felt.setObjectName("imagined")
        self.rows: tuple[CardRow, ...] = ()
        self.back, self.on, self.close_button = QPushButton(), QPushButton(), QPushButton()
        self.back.clicked.connect(lambda: self._go(-1))
        self.on.clicked.connect(lambda: self._go(1))
        self.close_button.clicked.connect(self.reject)
        self.finished.connect(self._forget)
        self._lay_out()
        self._hear_keys()
        lexicon.changed.connect(self._speak)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self.felt)
        self._column.setContentsMargins(14, 10, 14, 12)
        self.area = scroller(self.felt)
        self.area.verticalScrollBar().setSingleStep(LINE)
        parts = (self.heading, self.about, self.deal, self.ends, self.area)
        lay_out_window(self, parts, self.area, (self.back, self.on), (self.close_button,))

    def _hear_keys(self) -> None:
        """Adds the arrows as shortcuts, since a button in focus would use them to go to the next button."""
        for key, steps in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
            QShortcut(key, self, lambda steps=steps: self._go(steps))
        for key, action in SCROLLS.items():
            QShortcut(key, self, lambda action=action: self.area.verticalScrollBar().triggerAction(action))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scrolls by keys that no button takes."""
        if not scrolled_by_key(self.area, event):
            super().keyPressEvent(event)

    def show_deals(self, game: AnyGame, view: AnyView, verdict: Verdict[Action], hint: Hint) -> None:
        """Shows the first imagined deal of this verdict on this view, of which there is at least one, and its hint."""
        self._game, self._view, self._verdict, self._hint, self.place = game, view, verdict, hint, 0
        self._speak()
        if not self.isVisible():
            self._fit()
        self.on.setFocus()

    def _fit(self) -> None:
        """Takes the width of its longest hand, and the height of all of them with the words above, up to the usual
        size."""
        for widget in self.findChildren(QWidget):
            widget.ensurePolished()  # new words have yet to get their font, and would seem lower than they are
        self._column.invalidate()
        letter, margins, layout = self.fontMetrics().height(), self._column.contentsMargins(), self.layout()
        assert layout is not None
        beside = 2 * MARGIN + self.area.verticalScrollBar().sizeHint().width()
        longest = max((row.usual_width for row in self.rows), default=0) + margins.left() + margins.right()
        wide = min(max(longest + beside, NARROWEST * letter), WIDEST * letter)
        around = layout.totalHeightForWidth(wide) - self.area.sizeHint().height()
        self.resize(wide, min(around + self._column.totalHeightForWidth(wide - beside), HIGHEST * letter))

    def _forget(self) -> None:
        """Forgets the deals with the window, so that they are not shown again in another language."""
        self._game, self._view, self._verdict, self._hint = None, None, NOTHING, None
        self._empty()

    def _go(self, steps: int) -> None:
        place = self.place + steps
        if 0 <= place < len(self._verdict.deals):
            self.place = place
            self._speak()

    def _speak(self) -> None:
        say, game = self._lexicon.say, self._game
        if game is None:
            return
        self.setWindowTitle(say("imagined.title"))
        self.heading.setText(say("imagined.heading"))
        self.about.setText(say("imagined.about", worlds=self._verdict.best.worlds))
        self.back.setText(say("imagined.back"))
        self.on.setText(say("imagined.on"))
        self.close_button.setText(say("button.close"))
        deals = self._verdict.deals
        self.deal.setText(say("imagined.place", place=self.place + 1, all=len(deals)))
        self.ends.setText("\n".join(self._endings(game, deals[self.place])))
        self._lay_open(game, deals[self.place])
        if self.focusWidget() is (self.back if self.place == 0 else self.on) and len(deals) > 1:
            (self.on if self.place == 0 else self.back).setFocus()  # before the button is greyed
        self.back.setEnabled(self.place > 0)
        self.on.setEnabled(self.place + 1 < len(deals))
        announce(self, "\n".join([self.heading.text(), self.deal.text(), *(row.accessibleName() for row in self.rows)]))

    def _endings(self, game: AnyGame, deal: ImaginedDeal[Action]) -> list[str]:
        """How this deal ends after each move that the hint names, where it was tried and the game counts wins."""
        assert self._view is not None
        assert self._hint is not None
        won, told, hint = dict(deal.won), [], self._hint
        for action in (hint.action, *hint.compared):
            if action in won:
                whose = "hint" if action == hint.action else "equal" if action in hint.equals else "worse"
                key = f"imagined.{whose}.{'won' if won[action] else 'lost'}"
                what = name_beside(game, self._view, action, self._verdict)
                told.append(self._lexicon.say(text(key, what=what)))
        return told

    def _lay_open(self, game: AnyGame, deal: ImaginedDeal[Action]) -> None:
        self._empty()
        rows = []
        for place, cards in deal.places:
            name = self._name(place, cards)
            label = Lettering(bold=True)
            label.setText(name)
            held = self._as_held(game, cards)
            row = CardRow(
                self._faces,
                held,
                self._lexicon.say("spoken.labelled", label=name, what=cards_in_words(held, self._lexicon)),
            )
            rows.append(row)
            for widget in (label, row):
                self._column.addWidget(widget)
                widget.show()  # at once, not with the next events
        self._column.addStretch(1)
        self.rows = tuple(rows)

    def _name(self, place: Place, cards: Cards) -> str:
        if place.zone is Zone.HAND:
            return self._lexicon.say("imagined.hand", seat=place.seat, count=len(cards))
        return self._lexicon.say(f"imagined.{place.zone}", count=len(cards))

    def _as_held(self, game: AnyGame, cards: Cards) -> Cards:
        """Sorted as players of this game hold them: by suit where suits must be followed."""
        suit_of, height = game.presentation.suit_of(self._view), game.height(self._view)
        order = "rank" if game.presentation.suit is None else "suit"
        return tuple(cards[place] for place in sorted_places(cards, order, height, suit_of))

    def _empty(self) -> None:
        self.rows = ()
        empty(self._column)
