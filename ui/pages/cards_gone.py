"""The cards that are gone, in a dock: of each how many, as far as our own seat has seen them go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QHeaderView, QStyle, QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

from engine.cards import SUITED_RANKS, Card, Rank, Suit
from engine.events import Event, Moved, Place, Zone
from engine.game import AnyGame, AnyView
from engine.words import SUIT_SIGNS, card_sign
from ui.kit.accessibility import CurrentTold
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering

HELD = (Zone.HAND, Zone.SHOWN, Zone.STOCK, Zone.KITTY, Zone.POOL)
"""Zones with cards that have not been played: those in the kitty never are, and those in a pool are to be taken."""
AROUND = 12
"""Pixels left and right of a cell's words, together."""
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def cards_gone(view: AnyView) -> Counter[Card]:
    """How many of each card the view's seat has seen played.

    A card that is shown and taken up again has not gone, nor has one that was buried or given as tribute.
    """
    gone: Counter[Card] = Counter()
    for event in (*view.opening, *(event for seen in view.history for event in seen.events)):
        gone = _after(gone, event)
    return gone


def _after(gone: Counter[Card], event: Event) -> Counter[Card]:
    if not isinstance(event, Moved):
        return gone
    was_held = event.source is None or event.source.zone in HELD
    is_held = event.target.zone in HELD
    faces = Counter(card for card in event.cards if card is not None)
    if was_held and not is_held:
        return gone + faces
    return gone - faces if is_held and not was_held else gone


def held_by_no_other(view: AnyView) -> tuple[Card, ...]:
    """The cards not played that no other seat can hold: our own, and those that we know in the kitty or in a pool."""
    places, own = view.places(), (Place(Zone.HAND, view.seat), Place(Zone.SHOWN, view.seat))
    lying = (places.get(place, ()) for place in (*own, Place(Zone.KITTY), Place(Zone.POOL)))
    return tuple(card for cards in lying for card in cards if card is not None)


class CardsGone(QWidget):
    """A row for each rank, high ones first; in games in which suits decide, a column for each suit."""

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._game: AnyGame | None = None
        self._view: AnyView | None = None
        self.about = Lettering(SMALL, tone="muted", wraps=True)
        self.table = QTableWidget()
        CurrentTold(self.table)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setFocusProxy(self.table)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.about)
        self._column.addWidget(self.table, 1)
        lexicon.changed.connect(self._speak)
        self._speak()

    def follow(self, game: AnyGame, view: AnyView) -> None:
        """Counts the cards of this view."""
        self._game, self._view = game, view
        if self.isVisible():
            self.count()

    @property
    def counts(self) -> bool:
        """Whether the rules of this table allow looking back at what was played."""
        if self._game is None or self._view is None:
            return False
        looks_back = self._game.presentation.looks_back
        return looks_back is None or looks_back(self._view)

    @property
    def wide(self) -> int:
        """The width in pixels in which every column has room, beside a bar to scroll the rows."""
        table, across = self.table, self.table.horizontalHeader()
        needs = [
            across.minimumSectionSize()
            if across.sectionResizeMode(column) is QHeaderView.ResizeMode.Stretch
            else across.sectionSize(column)
            for column in range(across.count())
        ]
        around = self._column.contentsMargins()
        bar = table.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        beside = around.left() + around.right() + 2 * table.frameWidth() + table.verticalHeader().sizeHint().width()
        return beside + sum(needs) + bar

    def count(self) -> None:
        """Shows what is gone by now, or only that nobody may look back."""
        say = self._lexicon.say
        self.about.setText(say("gone.about" if self.counts or self._view is None else "table.no_looking_back"))
        self.table.setVisible(self.counts)
        if self._game is None or self._view is None or not self.counts:
            return
        pack = Counter(map(_plain, self._game.pack(self._view.options)))
        gone = Counter(_plain(card) for card in cards_gone(self._view).elements())
        own = Counter(map(_plain, held_by_no_other(self._view)))
        height = self._game.height(self._view)
        order = sorted(pack, key=height, reverse=True)
        ranks = sorted(dict.fromkeys(card.rank for card in order), key=lambda rank: _least(rank, order, height))[::-1]
        suits = SUITS if self._game.presentation.suits_matter else ()
        heads = [*(SUIT_SIGNS[suit] for suit in suits), say("gone.all"), say("gone.elsewhere")]
        self.table.verticalHeader().setMinimumSectionSize(self.table.fontMetrics().height())
        self.table.setRowCount(len(ranks))
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(heads)
        across = self.table.horizontalHeader()  # beside suits, words take what they need; else they share the width
        of_a_rank = max(Counter(card.rank for card in pack.elements()).values())
        needs = [max(across.sectionSizeHint(place), self._least_wide(of_a_rank)) for place in range(len(heads))]
        across.setMinimumSectionSize(self._least_wide(max(pack.values())) if suits else max(needs))
        for column in range(len(heads)):
            shares = column < len(suits) or not suits
            across.setSectionResizeMode(
                column, QHeaderView.ResizeMode.Stretch if shares else QHeaderView.ResizeMode.Fixed
            )
            if not shares:  # as wide from the first as when all are gone, since the dock keeps the width it opens with
                across.resizeSection(column, needs[column])
        self.table.setVerticalHeaderLabels([self._head(rank) for rank in ranks])
        for row, rank in enumerate(ranks):
            groups = [[card for card in pack if card.rank is rank and card.suit is suit] for suit in suits]
            every = [card for card in pack if card.rank is rank]
            for place, cards in enumerate([*groups, every]):
                self._write(row, place, sum(gone[card] for card in cards), sum(pack[card] for card in cards))
            left = sum(max(0, pack[card] - gone[card] - own[card]) for card in every)
            self.table.setItem(row, len(heads) - 1, _cell(str(left), bold=left > 0))

    def _least_wide(self, copies: int) -> int:
        """The least width of a cell that says, in bold letters, that all of so many are gone."""
        bold = QFont(self.table.font())
        bold.setBold(True)
        return QFontMetrics(bold).horizontalAdvance(f"{copies}/{copies}") + AROUND

    def _head(self, rank: Rank) -> str:
        return rank.value if rank in SUITED_RANKS else card_sign(Card(rank), self._lexicon.language)

    def _write(self, row: int, place: int, gone: int, there_are: int) -> None:
        self.table.setItem(row, place, _cell(f"{gone}/{there_are}" if there_are else "", bold=0 < gone == there_are))

    def _speak(self) -> None:
        self.table.setAccessibleName(self._lexicon.say("dock.gone"))
        self.count()


def _least(rank: Rank, cards: Sequence[Card], height: Callable[[Card], int]) -> int:
    """The height of the lowest card of this rank, since trumps may raise one of them."""
    return min(height(card) for card in cards if card.rank is rank)


def _cell(words: str, *, bold: bool) -> QTableWidgetItem:
    cell = QTableWidgetItem(words)
    cell.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    font = cell.font()
    font.setBold(bold)
    cell.setFont(font)
    return cell


def _plain(card: Card) -> Card:
    """A marked joker is counted with the plain ones."""
    return Card(card.rank, card.suit)
