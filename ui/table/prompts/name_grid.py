"""The panel for naming a card: suits by ranks; cards that may not be named are grey, and say why when approached."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from engine.cards import Card, Suit
from engine.game import Action
from engine.presentation import CardCall
from engine.words import card_spoken
from ui.kit.faces import CardFaces, shadow_margin
from ui.kit.language import Lexicon, sentences
from ui.kit.theme import Felt
from ui.table.prompts.copies import Copies
from ui.table.prompts.offers import Offer

STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


LEAST_CELL = 44
"""The least size of a cell, in pixels."""
TALL = 2.9, 2.2, 0.0
"""The heights that cells may have, as multiples of the height of their letters, the best first; none is lower than
``LEAST_CELL``."""
RIBBON, WIDEST_RIBBON = 0.95, 0.42
"""The width of the ribbon of a chosen card as a multiple of the height of its letters, and its greatest share of a
cell."""
LINE = 1.2
"""The least height of a line on the ribbon as a multiple of the size of its letters."""
NOT_ALLOWED = 0.45
"""The opacity of the shade over a card that may not be named, through which its rank and suit are still read."""
GAP = 2
"""Pixels between two cells where nothing is in the way."""
LOW_ROOM = 280
"""In less height than this, in pixels, the grid has no title, since the status line asks the same."""


class NameCell(QAbstractButton):
    """One card's corner on paper; greyed and struck through where it may not be named, but still within reach."""

    neared = Signal(object)  # this cell's Offer, when the pointer or the focus comes to it; None when it goes
    doubled = Signal()  # it was clicked twice, or Enter was pressed on it

    def __init__(self, card: Card, offer: Offer, faces: CardFaces, felt: Felt, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"name {card}")
        self.card, self.offer, self.faces, self.felt = card, offer, faces, felt
        self.badge = ""
        self.tall = TALL[0]
        """How high it is at least, as a multiple of the height of its letters."""
        self._pointed = False  # the pointer has come to it
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        if offer.allowed:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Wide enough for a finger and for a 10."""
        line = self.fontMetrics().height()
        return QSize(max(LEAST_CELL, round(line * 2.5)), max(LEAST_CELL, round(line * self.tall)))

    def minimumSizeHint(self) -> QSize:
        """The smallest size that a finger meets, and at which a card's corner can be read."""
        return QSize(LEAST_CELL, LEAST_CELL)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Emits its offer once when the pointer moves onto it, but not when it appears under a pointer at rest."""
        super().mouseMoveEvent(event)
        if not self._pointed:
            self._pointed = True
            self.neared.emit(self.offer)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Repaints without the light of the pointer."""
        super().leaveEvent(event)
        if self._pointed:
            self._pointed = False
            self.neared.emit(None)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Handles the second click of a double click, which is no click of its own."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.doubled.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter are the grid's; Space presses."""
        if event.key() in STEPS or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emits its offer when the focus comes to it, unless the grid has just been laid."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.OtherFocusReason:
            self.neared.emit(self.offer)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paper, the corner of the card, and around it a frame for pointer and focus."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        room = self._paper
        allowed = self.offer.allowed
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.felt.paper))
        painter.drawRoundedRect(room, 5, 5)
        draw_corner(painter, self.index_room, self.card, self.faces, self.devicePixelRatioF())
        if not allowed:
            shade = QColor(self.felt.shade)
            shade.setAlphaF(NOT_ALLOWED)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawRoundedRect(room.adjusted(-0.5, -0.5, 0.5, 0.5), 5, 5)
            painter.setPen(QPen(QColor(self.felt.text), 1.2))
            painter.drawLine(room.topRight() + QPointF(-7, 7), room.bottomLeft() + QPointF(7, -7))
        if self.badge:
            self._draw_badge(painter)
        if self.hasFocus() or self._pointed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            dashed = QPen(QColor(self.felt.ink if allowed else self.felt.text), 2, Qt.PenStyle.DashLine)
            solid = QPen(QColor(self.felt.brass), 2)
            # Dashes, as where the keyboard stands in the hand: no choice yet.
            painter.setPen(dashed if self.hasFocus() else solid)
            painter.drawRoundedRect(room, 5, 5)
        painter.end()

    def wear(self, badge: str) -> None:
        """Shows these words on a brass ribbon: the card is chosen."""
        if badge != self.badge:
            self.badge = badge
            self.update()

    @property
    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(2, 2, -2, -2)

    @property
    def ribbon(self) -> QRectF:
        """Where the ribbon is: at the right, beside rank and suit."""
        paper = self._paper
        wide = min(self.fontMetrics().height() * RIBBON, paper.width() * WIDEST_RIBBON) if self.badge else 0.0
        return QRectF(paper.right() - wide, paper.top(), wide, paper.height())

    @property
    def index_room(self) -> QRectF:
        """Where rank and suit are: on the paper beside the ribbon."""
        return self._paper.adjusted(0, 0, -self.ribbon.width(), 0)

    def _draw_badge(self, painter: QPainter) -> None:
        """A brass frame, and the ribbon at the right with its words below each other."""
        ribbon, words = self.ribbon, self.badge.split()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.felt.brass))
        painter.drawRoundedRect(ribbon, 4, 4)
        letters = QFont(self.font())
        letters.setPixelSize(min(self.fontInfo().pixelSize(), round(ribbon.height() / len(words) / LINE)))
        painter.setFont(letters)
        painter.setPen(QColor(self.felt.ink))
        for number, word in enumerate(words):
            high = ribbon.height() / len(words)
            row = QRectF(ribbon.left(), ribbon.top() + number * high, ribbon.width(), high)
            painter.drawText(row, Qt.AlignmentFlag.AlignCenter, word)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.felt.brass), 3))
        painter.drawRoundedRect(self._paper, 5, 5)


class NameGrid(QFrame):
    """The panel: one row a suit, one column a rank from high to low; jokers have a column of their own.

    A card is chosen first, by a click or an arrow; it is called by a double click, by Enter, or by the table's button.
    """

    changed = Signal()  # another card is chosen
    wanted = Signal()  # what is chosen is to be called
    neared = Signal(object)  # the Offer of the card that the pointer or the focus is at; None when it goes

    def __init__(self, lexicon: Lexicon, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("name grid")
        self._lexicon = lexicon
        self._title = QLabel(self)
        self._title.setObjectName("name grid title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._grid = QGridLayout(self)
        self._grid.setSpacing(GAP)
        self._grid.setContentsMargins(12, 8, 12, 12)
        self._cells: dict[tuple[int, int], NameCell] = {}
        self.copies = Copies(lexicon, self)
        self.copies.changed.connect(self._wear_badges)
        self.chosen: Card | None = None
        """The card to be named, where one is named by its face alone."""
        self.declines = False
        """A hint advises calling nothing: where nothing is chosen Enter belongs to the table, which passes."""
        self._call: CardCall[Action] | None = None
        self.hide()

    @property
    def cells(self) -> Sequence[NameCell]:
        """Every cell, row by row."""
        return [self._cells[place] for place in sorted(self._cells, key=lambda place: (place[1], place[0]))]

    def ask(
        self,
        cards: Iterable[Card],
        height: Callable[[Card], int],
        offer_of: Callable[[Card], Offer],
        faces: CardFaces,
        felt: Felt,
        call: CardCall[Action] | None = None,
    ) -> None:
        """Shows the grid of these cards; ``offer_of`` says what naming each would do.

        ``call``: it takes copies of cards, which are chosen in a row below.
        """
        self.clear()
        self._call = call
        self._title.setFont(self.font())
        for card, (column, row) in places(tuple(dict.fromkeys(cards)), height).items():
            cell = NameCell(card, offer_of(card), faces, felt, self)
            cell.setFont(self.font())
            cell.setAccessibleName(card_spoken(card, self._lexicon.language))
            reason = cell.offer.reason
            words = self._lexicon.say(reason if reason is not None else cell.offer.label)
            cell.setToolTip(words)
            cell.setAccessibleDescription(words)
            cell.neared.connect(self.neared)
            cell.clicked.connect(self._clicked)
            cell.doubled.connect(self._doubled)
            self._cells[column, row] = cell
            self._grid.addWidget(cell, row + 1, column)
        columns = max((column for column, _ in self._cells), default=0) + 1
        self._grid.addWidget(self._title, 0, 0, 1, columns)
        self._entitle()
        self.copies.setVisible(call is not None)
        if call is not None:
            self.copies.setFont(self.font())
            self._lay_copies(False)
            self.copies.ask(call.least, call.most, call.copies)
        self.adjustSize()
        self.show()
        self.raise_()
        first = next((cell for cell in self.cells if cell.offer.allowed), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _entitle(self) -> None:
        """Says above the cells what naming does, and what grey ones are where there are any."""
        about = "call.about" if self._call is not None else "ask.name.about"
        told = [about] if self._lexicon.knows(about) else []
        if any(not cell.isHidden() and not cell.offer.allowed for cell in self._cells.values()):
            told.append("name.greyed")
        self._title.setText(sentences(map(self._lexicon.say, told), self._lexicon.language))

    def _lay_copies(self, beside: bool) -> None:
        columns, rows = (max(each) + 1 for each in zip(*self._cells, strict=True))
        self._grid.removeWidget(self.copies)
        if beside:
            self._grid.addWidget(self.copies, 1, columns, rows, 1)
        else:
            self._grid.addWidget(self.copies, rows + 1, 0, 1, columns)
        self.copies.lie_beside(beside)

    def letter(self, font: QFont) -> None:
        """Uses these letters from now on, also for what is shown."""
        self.setFont(font)
        self.copies.setFont(font)
        for widget in (self._title, *self._cells.values(), *self.copies.findChildren(QWidget)):
            widget.setFont(font)
            widget.updateGeometry()  # while it is laid out anew it would else be taken to be as wide as before

    @property
    def chosen_rooms(self) -> tuple[QRect, ...]:
        """Where the chosen cards are, and the row in which their copies are chosen, in the parent's pixels."""
        shown: list[QWidget] = [cell for cell in self._cells.values() if cell.badge and not cell.isHidden()]
        if self._call is not None and shown:
            shown.append(self.copies)
        return tuple(each.geometry().translated(self.pos()) for each in shown)

    @property
    def calls_copies(self) -> bool:
        """Whether copies of cards are called, which are chosen under the grid or beside it."""
        return self._call is not None

    def fit(self, height: int, *, tight: bool = False, tall: float = TALL[0], beside: bool = False) -> None:
        """Leaves out what is said elsewhere, too, where this height has no room for all.

        ``tight``: nothing is left between the cells, whose paper has air of its own, nor round them; suits and ranks of
        which no card may be called are left out. ``tall``: the height of cells. ``beside``: copies are chosen beside
        the cells.
        """
        if self._call is not None and beside != self.copies.beside:
            self._lay_copies(beside)
        self._grid.setSpacing(0 if tight else GAP)
        offered = [place for place, cell in self._cells.items() if cell.offer.allowed or not tight]
        columns, rows = {column for column, _ in offered}, {row for _, row in offered}
        for (column, row), cell in self._cells.items():
            cell.setVisible(column in columns and row in rows)
            cell.tall = tall if height >= LOW_ROOM else TALL[-1]
            cell.updateGeometry()
        self._entitle()
        self._title.setVisible(height >= LOW_ROOM and bool(self._title.text()))
        low = (0, 0, 0, 0) if tight else (8, 2, 8, 2)
        self._grid.setContentsMargins(*((12, 8, 12, 12) if height >= LOW_ROOM else low))
        self.copies.settle()
        self._grid.invalidate()
        self._grid.activate()  # so that the size that is asked for is that of what stands there now

    def clear(self) -> None:
        """Hides the grid and empties it."""
        cells, self._cells = self._cells, {}  # the focus leaves what is hidden, and whoever gets it may ask anew
        for cell in cells.values():
            self._grid.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self.chosen = None
        self.copies.hide()
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk from card to card, Space chooses, Enter calls what is chosen; other keys are the table's."""
        focused = next((place for place, cell in self._cells.items() if cell is self.focusWidget()), None)
        key = Qt.Key(event.key())
        if key in STEPS and focused is not None:
            target = self._beside(focused, STEPS[key])
            if target is not None:
                target.setFocus(Qt.FocusReason.TabFocusReason)
                if self._call is None:
                    self.choose(target.card if target.offer.allowed else None)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and focused is not None and not self._leaves_it:
            self._enter(self._cells[focused])
        else:
            event.ignore()

    def choose(self, card: Card | None) -> None:
        """Chooses this card to be named, or none."""
        if card != self.chosen:
            self.chosen = card
            self._wear_badges()
            self.changed.emit()

    @property
    def _leaves_it(self) -> bool:
        return self.declines and self.chosen is None and not self.copies.chosen

    def point_at(self, card: Card | None) -> None:
        """Moves a focus inside the grid to this card, so that Enter calls what a hint has chosen."""
        cell = next((cell for cell in self._cells.values() if cell.card == card), None)
        if cell is not None and self.isAncestorOf(self.focusWidget() or self):
            cell.setFocus(Qt.FocusReason.OtherFocusReason)

    def _enter(self, cell: NameCell) -> None:
        """Calls the chosen cards, where this one is among them; else chooses this one."""
        chosen = cell.card in self.copies.badges() if self._call is not None else cell.card == self.chosen
        if chosen:
            self.wanted.emit()
        else:
            cell.click()

    def _doubled(self) -> None:
        cell = self.sender()
        if isinstance(cell, NameCell) and cell.offer.allowed:
            if self._call is None:
                self.choose(cell.card)
            elif cell.card not in self.copies.badges():
                self.copies.toggle(cell.card)
            self.wanted.emit()

    def _wear_badges(self) -> None:
        badges = self.copies.badges() if self._call is not None else {}
        if self.chosen is not None:
            badges = {self.chosen: "✓"}
        for cell in self._cells.values():
            cell.wear(badges.get(cell.card, ""))

    def _beside(self, place: tuple[int, int], step: tuple[int, int]) -> NameCell | None:
        column, row = place[0] + step[0], place[1] + step[1]
        columns = max(column for column, _ in self._cells) + 1
        rows = max(row for _, row in self._cells) + 1
        while 0 <= column < columns and 0 <= row < rows:
            cell = self._cells.get((column, row))
            if cell is not None and not cell.isHidden():
                return cell
            column, row = column + step[0], row + step[1]
        return None

    def _clicked(self) -> None:
        cell = self.sender()
        if not isinstance(cell, NameCell):
            return
        if cell.offer.allowed and self._call is not None:
            self.copies.toggle(cell.card)
        elif cell.offer.allowed:
            self.choose(cell.card)
        else:
            self.neared.emit(cell.offer)


def places(cards: Sequence[Card], height: Callable[[Card], int]) -> dict[Card, tuple[int, int]]:
    """The column and row of every card: suits are rows, ranks columns from high to low, jokers the last column."""
    ranks = sorted({card.rank for card in cards if card.suit is not None}, key=lambda rank: -_top(cards, rank, height))
    suits = [suit for suit in Suit if any(card.suit is suit for card in cards)]
    laid = {card: (ranks.index(card.rank), suits.index(card.suit)) for card in cards if card.suit is not None}
    jokers = [card for card in cards if card.suit is None]
    high = max(1, len(suits))
    return laid | {card: (len(ranks) + number // high, number % high) for number, card in enumerate(jokers)}


def _top(cards: Sequence[Card], rank: str, height: Callable[[Card], int]) -> int:
    return max(height(card) for card in cards if card.rank == rank)


CORNERS = {"standard": (0.03, 0.05, 0.215, 0.44), "large": (0.03, 0.06, 0.33, 0.73)}
"""The place of the corner index on a card of either cut: left, top, width and height as shares of the card's width."""


def draw_corner(painter: QPainter, room: QRectF, card: Card, faces: CardFaces, ratio: float) -> None:
    """The corner index of the card as large as the cell allows, from a card of the right size."""
    usual = round((room.height() - 7) / CORNERS[faces.look.cut][-1])
    left, top, wide, high = CORNERS[faces.cut_at(usual)]
    width = round((room.height() - 7) / high)
    pixmap = faces.pixmap(card, width, ratio)
    margin = shadow_margin(width)
    source = QRectF(margin + left * width, margin + top * width, wide * width, high * width)
    target = QRectF(0, 0, source.width(), source.height())
    target.moveCenter(room.center())
    pixels = QRectF(source.x() * ratio, source.y() * ratio, source.width() * ratio, source.height() * ratio)
    painter.drawPixmap(target, pixmap, pixels)
