"""The bar for bids, always in one place: each bid with as few cards as possible, or with all that can be bid."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from engine.cards import Card, cards_named
from engine.game import Action
from engine.presentation import BidCell
from engine.words import card_spoken, text
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.theme import Felt
from ui.table.prompts.action_bar import TableButton
from ui.table.prompts.name_grid import draw_corner

_GAP, _PASS, _HINT, _REST, _CELL = 8, 104, 92, 150, 128  # pixels at scale 1
_BOTH = 4.2  # two buttons over the letters' size
_LEAST_SCALE = 0.7  # in a small window letters are no smaller, nor is what holds them
_CORNER = 0.42  # the card's share of its cell
_FADED = 0.5  # the opacity of a card with which nothing can be named
_WORD = 0.85  # the size of a cell's word over the letters' size
_LETTERS = 8.4  # a cell's width over the letters' size, where the table is small


class BidButton(TableButton):
    """One bid: how many cards of the cell's card, and with what meaning where that is not settled."""

    def __init__(self, name: str, felt: Felt, parent: QWidget) -> None:
        super().__init__(name, felt, parent)
        self.bid: Action | None = None
        self.wished = False
        self.inset = 1.0

    def offer_bid(self, bid: Action | None, words: str, spoken: str, about: str, wished: bool) -> None:
        """Offers this bid, or none for now; ``about``: more about it, or why there is none; ``wished``: it waits for
        our next card."""
        shown = f"✓{words}" if wished else words
        told = self.bid, self.text(), self.accessibleName(), self.toolTip(), self.wished
        if (bid, shown, spoken, about, wished) == told:
            return
        self.bid, self.wished = bid, wished
        self.main = wished
        self.tell(shown, reason=about, enabled=bid is not None)
        self.setAccessibleName(spoken)


class BidCorner(QWidget):
    """The card of a cell, on paper; a press bids as few cards as possible.

    It is faded while it cannot be bid.
    """

    pressed = Signal()
    greyed_pressed = Signal()  # it was pressed while it is faded, which asks why

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.faded = False
        self._card: Card | None = None
        self._faces: CardFaces | None = None
        self._felt: Felt | None = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Presses the cell, since people press the card itself."""
        if event.button() is Qt.MouseButton.LeftButton:
            (self.greyed_pressed if self.faded else self.pressed).emit()

    def fade(self, faded: bool) -> None:
        """Fades the card while it cannot be bid."""
        if faded != self.faded:
            self.faded = faded
            self.setCursor(Qt.CursorShape.ArrowCursor if faded else Qt.CursorShape.PointingHandCursor)
            self.update()

    def show_card(self, card: Card, faces: CardFaces, felt: Felt) -> None:
        """Shows this card."""
        if (card, felt) != (self._card, self._felt) or faces is not self._faces:
            self._card, self._faces, self._felt = card, faces, felt
            self.update()

    def paintEvent(self, _event: object) -> None:
        """Paper with the corner index."""
        if self._card is None or self._faces is None or self._felt is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(_FADED if self.faded else 1.0)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(self._felt.shade), 1))
        painter.setBrush(QColor(self._felt.paper))
        painter.drawRoundedRect(room, 5, 5)
        draw_corner(painter, room, self._card, self._faces, self.devicePixelRatioF())
        painter.end()


class BidBar(QWidget):
    """Hint, pass, the cells, and “deal the rest”; nothing in it ever moves while there is bidding.

    ``passing``: the verb by which a seat declines in this game; None: there is no button for it.
    """

    bid = Signal(object)  # the Action of the bid that was pressed
    passed = Signal()
    hint_pressed = Signal()
    rest_wanted = Signal()
    greyed_pressed = Signal(object)  # the disabled button that was pressed all the same, which asks why

    def __init__(self, lexicon: Lexicon, felt: Felt, parent: QWidget, passing: str | None) -> None:
        super().__init__(parent)
        self.setObjectName("bid bar")
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._lexicon, self._felt, self._passing = lexicon, felt, passing
        self._scale, self._middle, self._left_handed = 1.0, 0, False
        self.hint = TableButton("hint", felt, self)
        self.passing = TableButton("pass", felt, self)
        self.passing.setVisible(passing is not None)
        self.rest = TableButton("rest", felt, self)
        self.rest.names_key = True
        self.cells: list[tuple[BidCorner, BidButton, BidButton]] = []
        self._sizes: tuple[int, ...] = ()
        self._words: tuple[str, ...] = ()
        self._offered: tuple[object, ...] = ()
        for button in (self.passing, self.hint):
            button.greyed_pressed.connect(self.greyed_pressed)
        self.hint.clicked.connect(self.hint_pressed)
        self.passing.clicked.connect(self.passed)
        self.rest.clicked.connect(self.rest_wanted)
        self.hide()

    @property
    def buttons(self) -> tuple[TableButton, ...]:
        """All buttons, the hint first."""
        return (self.hint, self.passing, *(button for _, few, many in self.cells for button in (few, many)), self.rest)

    @property
    def shown(self) -> tuple[QRect, ...]:
        """Where buttons are, in the parent's pixels: all cells as one, since nothing has room between them."""
        cells = QRect()
        for each in (widget for cell in self.cells for widget in cell if not widget.isHidden()):
            cells = cells.united(each.geometry())
        ends = [each.geometry() for each in (self.hint, self.passing, self.rest) if not each.isHidden()]
        return tuple(each.translated(self.pos()) for each in (*ends, cells) if not each.isEmpty())

    def use_felt(self, felt: Felt) -> None:
        """Uses the colours of this table."""
        self._felt = felt
        for button in self.buttons:
            button.use_felt(felt)

    def place(self, room: QRect, middle: float, scale: float, left_handed: bool) -> None:
        """Lies in this rectangle of the parent, its cells round ``middle`` (in the parent's pixels) if they can."""
        self.setGeometry(room)
        self._middle = round(room.right() + 1 - middle if left_handed else middle - room.x())
        self._scale, self._left_handed = scale, left_handed
        for widget in self.findChildren(QWidget):
            widget.setFont(self.font())
        self._lay_out()

    def offer(
        self,
        cells: tuple[BidCell[Action], ...],
        wished: Action | None,
        faces: CardFaces,
        *,
        asked: bool,
        taking: bool,
        passing: str = "",
    ) -> None:
        """Shows these cells.

        ``asked``: it is our turn to bid or pass; ``taking``: cards are still to come; ``passing``: what passing is
        called now, if it is not what it is always called.
        """
        say = self._lexicon.say
        self.passing.main = False
        look = self._lexicon.language, faces.look, self._felt, self.geometry(), self.font().pixelSize()
        offered = (cells, wished, asked, taking, passing, *look)
        if offered == self._offered:
            return  # most cards that are taken change nothing of what may be bid
        self._offered = offered
        if self._passing is not None:
            self.passing.tell(passing or say(f"action.{self._passing}"), enabled=asked)
        self.hint.tell(say("table.hint"), reason=say("table.hint.about"), enabled=asked)
        self.rest.tell(say("bid.rest"), say("qt.space"), enabled=taking)
        self.rest.setVisible(taking)
        self._sizes = tuple(cell.sizes for cell in cells)
        self._words = tuple("" if cell.word is None else say(cell.word) for cell in cells)
        if len(self.cells) != len(cells):
            self._make(len(cells))
        for (corner, _, _), cell in zip(self.cells, cells, strict=True):
            corner.show_card(cell.card, faces, self._felt)
            corner.fade(not cell.bids)
        self._lay_out()
        for (_, few, many), cell in zip(self.cells, cells, strict=True):
            least, *others = cell.bids or (None,)
            shown = others[-1:] if not many.isHidden() else []
            self._fill(few, cell, least, wished, more=len(shown) < len(others))
            self._fill(many, cell, shown[0] if shown else None, wished, second=True)

    def stress(self, action: Action | None, passes: bool) -> None:
        """Highlights the button of this bid, or the one that passes; None: none but a bid that waits."""
        self.passing.main = passes and self.passing.isEnabled()
        self.passing.update()
        for button in (each for _, few, many in self.cells for each in (few, many)):
            button.main = button.wished or (action is not None and not passes and button.bid == action)
            button.update()

    def _fill(
        self,
        button: BidButton,
        cell: BidCell[Action],
        bid: Action | None,
        wished: Action | None,
        *,
        more: bool = False,
        second: bool = False,
    ) -> None:
        """``more``: there are bids of more cards that have no button; ``second``: it is the button for most cards."""
        say, count = self._lexicon.say, 0 if bid is None else len(cards_named(bid))
        parts = (
            card_spoken(cell.card, self._lexicon.language),
            "" if cell.word is None else say(cell.word),
            f"× {count}" if count else "",
        )
        spoken = " ".join(part for part in parts if part)
        about = say("bid.more", bid=spoken) if more else spoken
        if bid is None:
            spoken = say("bid.all", bid=spoken) if second else spoken
            why = text("bid.no_more") if cell.why_none is None else cell.why_none
            about = say("bid.none", bid=spoken, why=say(why))
        words = f"×{count}" if count else "–"
        button.offer_bid(bid, f"{words}+" if more else words, spoken, about, bid is not None and bid == wished)

    def _make(self, count: int) -> None:
        for corner, few, many in self.cells:
            for widget in (corner, few, many):
                widget.hide()
                widget.deleteLater()
        self.cells = []
        for place in range(count):
            few, many = BidButton(f"bid {place}", self._felt, self), BidButton(f"bid {place} all", self._felt, self)
            corner = BidCorner(self)
            for widget in (corner, few, many):
                widget.setFont(self.font())
                widget.show()
            for button in (few, many):
                button.clicked.connect(self._clicked)
                button.greyed_pressed.connect(self.greyed_pressed)
            corner.pressed.connect(few.click)
            corner.greyed_pressed.connect(lambda button=few: self.greyed_pressed.emit(button))
            self.cells.append((corner, few, many))

    def _lay_out(self) -> None:
        """Hint and pass at the left, then the cells, the rest at the right; mirrored for the left hand.

        A cell has two buttons where there is room for them and bids of different numbers of cards. One with a word is
        lower, so that the word stands below it.
        """
        scale, gap = max(self._scale, _LEAST_SCALE), round(_GAP * self._scale)
        wide, high = self.width(), self.height()
        passing, hint, rest = (round(width * scale) for width in (_PASS, _HINT, _REST))
        rest = max(rest, min(self.rest.needs, 2 * passing))
        before, letters = hint + gap + passing + gap, self.font().pixelSize()
        free = wide - before - rest - gap
        wanted = max(round(_CELL * scale), round(_LETTERS * letters))
        cell = min(wanted, (free - gap * max(0, len(self.cells) - 1)) // max(1, len(self.cells)))
        card = round(cell * _CORNER)
        room = cell - card >= _BOTH * letters  # else choose more cards in the hand to bid them
        half = (cell - card) // 2 if room else cell - card
        widths = [card + half * (1 + (room and sizes > 1)) for sizes in self._sizes]
        taken = sum(widths) + gap * (len(widths) - 1)
        start = max(before, min(self._middle - taken // 2, wide - rest - gap - taken))
        spots: list[tuple[QWidget, int, int, int]] = [(self.hint, 0, hint, high), (self.rest, wide - rest, rest, high)]
        spots.append((self.passing, hint + gap, passing, high))
        word_high = QFontMetrics(self._word_font(letters * _WORD)).height()
        for (corner, few, many), sizes, word, taken in zip(self.cells, self._sizes, self._words, widths, strict=True):
            many.setVisible(room and sizes > 1)
            tall = high - word_high if word else high
            spots += [(corner, start, card, tall), (few, start + card, half, tall)]
            spots.append((many, start + card + half, half, tall))
            start += taken + gap
        for widget, x, width, tall in spots:
            widget.setGeometry(wide - x - width if self._left_handed else x, 0, width, tall)
        self.update()

    @property
    def words_shown(self) -> tuple[tuple[str, QRect, QFont], ...]:
        """The words below cells, each with its place and its letters, which are smaller where it has little room."""
        shown = []
        for widgets, word in zip(self.cells, self._words, strict=True):
            if word:
                cell = QRect()
                for widget in widgets:
                    cell = cell if widget.isHidden() else cell.united(widget.geometry())
                room = QRect(cell.x(), cell.bottom() + 1, cell.width(), self.height() - cell.height())
                usual = self._word_font(self.font().pixelSize() * _WORD)
                needs = QFontMetricsF(usual).horizontalAdvance(word)
                font = usual if needs <= room.width() else self._word_font(usual.pixelSize() * room.width() / needs)
                shown.append((word, room, font))
        return tuple(shown)

    def _word_font(self, size: float) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(int(size))
        return font

    def paintEvent(self, _event: object) -> None:
        """The words below cells, on the felt and never faded: they say what a bid means that cannot be made yet."""
        painter = QPainter(self)
        painter.setPen(QColor(self._felt.text))
        for word, room, font in self.words_shown:
            painter.setFont(font)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, word)
        painter.end()

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, BidButton) and button.bid is not None:
            self.bid.emit(button.bid)
