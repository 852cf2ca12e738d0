"""The bar of buttons above the hand: hint, pass, and the meanings of the choice, each always in the same place."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from engine.game import Action
from engine.words import Text, capitalised
from ui.kit.accessibility import press_by_key
from ui.kit.language import Lexicon
from ui.kit.theme import Felt
from ui.table.prompts.hints import PLAY
from ui.table.prompts.offers import Offer

READINGS = 3
"""The most meanings of a choice, or answers to a question, that have a button beside pass and hint."""
LEAST_SCALE = 0.7
"""The least scale of letters, and of the buttons that hold them, in a small window."""
FRAME = 2
"""Pixels of a button's frame."""
LEAST_LETTERS = 11
"""The least size of letters on a button, in pixels."""


class TableButton(QAbstractButton):
    """A large button on the felt: the verb, and below it how the choice was read."""

    neared = Signal(object)  # its Offer (or None), when the pointer moves onto it; None when it goes
    greyed_pressed = Signal(object)  # itself, pressed while it is disabled

    def __init__(self, name: str, felt: Felt, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.felt = felt
        self.offer: Offer | None = None
        self.caption = ""
        self.names_key = False
        """Whether its caption is only the key that presses it, and not how the choice was read."""
        self.main = False
        self.faded = False
        """Whether it is dim, though it can be pressed: what it brings does not go now."""
        self.ticked = False
        self.inset = 10.0
        self._pointed = False  # the pointer has moved onto it
        self._picture: tuple[tuple[object, ...], QPixmap] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def use_felt(self, felt: Felt) -> None:
        """Uses the colours of this table."""
        self.felt = felt
        self.update()

    def tell(self, verb: str, caption: str = "", reason: str = "", enabled: bool = True) -> None:
        """Shows these words; a button that is disabled keeps its place, and its tooltip says why."""
        self.caption = caption
        self.setText(verb)
        self.setEnabled(enabled)
        self.setToolTip(reason or caption)
        self.setAccessibleName(" – ".join(part for part in (verb, caption) if part))
        self.setAccessibleDescription(reason)
        self.update()

    @property
    def needs(self) -> int:
        """The width in pixels at which its verb and its caption fit, one above the other."""
        bold = QFontMetricsF(self._bold)
        caption = (QFontMetricsF(self.font()) if self.text() else bold).horizontalAdvance(self.caption)
        return ceil(max(bold.horizontalAdvance(self.text()), caption) + 2 * (self.inset + FRAME))

    def event(self, event: QEvent) -> bool:
        """Emits moves and presses of the mouse while it is disabled too, when Qt keeps them from their handlers.

        Its offer is emitted once when the pointer moves onto it, but not when it appears under a pointer at rest.
        """
        if event.type() is QEvent.Type.MouseMove and not self._pointed:
            self._pointed = True
            self.neared.emit(self.offer)
        elif event.type() is QEvent.Type.MouseButtonPress and not self.isEnabled():
            self.greyed_pressed.emit(self)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter press; every other key is the table's."""
        press_by_key(self, event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Repaints in the light of the pointer."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Emits that the pointer has gone, if it had moved here."""
        super().leaveEvent(event)
        if self._pointed:
            self._pointed = False
            self.neared.emit(None)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints paper for what plays, dark glass for the rest, an empty frame where it is disabled.

        The picture is cached for each state, because cards fly below and every frame would paint it again.
        """
        ratio = self.devicePixelRatioF()
        states = (
            *(self.isEnabled(), self.hasFocus(), self.underMouse(), self.isDown()),
            *(self.main, self.faded, self.ticked),
        )
        key = (self.text(), self.caption, states, self.size(), ratio, self.felt, self.font())
        if self._picture is None or self._picture[0] != key:
            pixmap = QPixmap(self.size() * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            self._paint(QPainter(pixmap))
            self._picture = key, pixmap
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture[1])
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        ink = self._ground(painter, room)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.felt.brass), 3))
            painter.drawRoundedRect(room.adjusted(-0.5, -0.5, 0.5, 0.5), 10, 10)
        if self.ticked:
            _tick(painter, QPointF(room.left() + 16, room.center().y()), QColor(self.felt.brass))
        self._write(painter, room.adjusted(26 if self.ticked else self.inset, 0, -self.inset, 0), ink)
        painter.end()

    def _ground(self, painter: QPainter, room: QRectF) -> QColor:
        """Paints the ground; returns the colour to write with."""
        felt = self.felt
        if self.faded or not self.isEnabled():
            rim = Qt.PenStyle.SolidLine if self.isEnabled() else Qt.PenStyle.DotLine  # dashes mean the keyboard
            painter.setPen(QPen(_faint(felt.text, 0.30), 1.2, rim))
            painter.setBrush(_faint(felt.shade, 0.72 if self.isEnabled() and self.underMouse() else 0.30))
            painter.drawRoundedRect(room, 10, 10)
            return QColor(felt.muted)
        ground = QColor(felt.paper) if self.main else _faint(felt.shade, 0.72)
        if self.underMouse() or self.isDown():
            ground = QColor(felt.brass).lighter(125) if self.main else _faint(felt.shade, 0.95)
        if not self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 55))
            painter.drawRoundedRect(room.translated(0, 2), 10, 10)
        painter.setPen(QPen(QColor(felt.brass), 1.6 if self.main else 1.1))
        painter.setBrush(ground)
        painter.drawRoundedRect(room, 10, 10)
        return QColor(felt.ink if self.main else felt.text)

    def written(self, room: QRectF) -> tuple[str, ...]:
        """The lines that have room: the verb above the caption, both in one line, or the one that says what is done."""
        bold = QFontMetricsF(self._bold)
        if not (self.caption and self.text()):
            return (self.text() or self.caption,)
        if room.height() >= 1.9 * bold.height():
            return self.text(), self.caption
        both = f"{self.text()} · {self.caption}"
        if self.text() and bold.horizontalAdvance(both) <= room.width():
            return (both,)
        return (self.text() if self.names_key else self.caption,)

    @property
    def _bold(self) -> QFont:
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        return bold

    def _write(self, painter: QPainter, room: QRectF, ink: QColor) -> None:
        high = QFontMetricsF(self._bold).height()
        lines = tuple(zip(self.written(room), (self._bold, self.font()), strict=False))
        pitch = min(high, room.height() / len(lines))
        top = room.center().y() - pitch * len(lines) / 2
        painter.setPen(ink)
        for line, (words, font) in enumerate(lines):
            font = _fitting(font, words, room.width())
            painter.setFont(font)
            shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            box = QRectF(QPointF(room.left(), top + line * pitch), room.size())
            box.setHeight(pitch)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)


class ActionBar(QWidget):
    """The buttons of the seat's prompt. The main one stands in the middle whatever is asked.

    ``passing``: the verb by which a seat declines in this game; None: there is no button for it. ``passes_plays``:
    plays are passed, too: then its button is there whenever cards are to be played, else only while something can be
    declined, in a part of the main one's place.
    """

    pressed = Signal(object)  # the Offer whose button was pressed
    neared = Signal(object)  # the Offer (or None) whose button the pointer came to; None when it goes
    hint_pressed = Signal()
    arranged = Signal()  # buttons have come, gone or changed their places
    early_pressed = Signal()  # pass, before one is asked; or take that back
    greyed_pressed = Signal(object)  # the disabled button that was pressed all the same, which asks why

    def __init__(
        self, lexicon: Lexicon, felt: Felt, parent: QWidget, passing: str | None, passes_plays: bool = True
    ) -> None:
        super().__init__(parent)
        self.setObjectName("action bar")
        self._lexicon, self._passing, self._passes_plays = lexicon, passing, passes_plays
        self._verb = ""
        self._main = self._second = self._third = QRect()
        self.offers: tuple[Offer, ...] = ()
        self.passing = TableButton("pass", felt, self)
        self.passing.setVisible(passing is not None)
        self.readings = tuple(TableButton(f"reading {place}", felt, self) for place in range(READINGS))
        self.hint = TableButton("hint", felt, self)
        self.claim = TableButton("claim", felt, self)
        self.claim.hide()
        for button in self.buttons:
            button.clicked.connect(self._clicked)
            button.neared.connect(self.neared)
            button.greyed_pressed.connect(self.greyed_pressed)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.show_offers((), False)

    @property
    def buttons(self) -> tuple[TableButton, ...]:
        """All buttons."""
        return (self.hint, self.passing, *self.readings, self.claim)

    @property
    def shown(self) -> tuple[QRect, ...]:
        """Where buttons are, in the parent's pixels."""
        return tuple(each.geometry().translated(self.pos()) for each in self.buttons if not each.isHidden())

    def use_felt(self, felt: Felt) -> None:
        """Uses the colours of this table."""
        for button in self.buttons:
            button.use_felt(felt)

    def place(self, room: QRect, middle: float, scale: float, left_handed: bool) -> None:
        """Lies in this rectangle of the parent, with the main button round ``middle`` (in the parent's pixels)."""
        self.setGeometry(room)
        scale = max(scale, LEAST_SCALE)
        gap, height = round(10 * scale), min(room.height(), round(56 * scale))
        wide, narrow = round(340 * scale), round(124 * scale)
        whole = wide + 5 * narrow + 4 * gap
        if whole > room.width():  # a table beside a guide in a small window
            wide, narrow = (floor(width * (room.width() - 4 * gap) / (whole - 4 * gap)) for width in (wide, narrow))
        left = round(middle - room.x() - wide / 2)
        passing = left - gap - narrow if self._passes_plays else left
        lefts = {
            self.readings[0]: (left, wide),
            self.passing: (passing, narrow),
            self.hint: (passing - gap - narrow, narrow),
            self.readings[1]: (left + wide + gap, narrow + narrow // 2),
            self.readings[2]: (left + wide + 2 * gap + narrow + narrow // 2, narrow + narrow // 2),
        }
        right = 2 * left + wide
        places = {button: (right - x - width if left_handed else x, width) for button, (x, width) in lefts.items()}
        over = max(x + width for x, width in places.values()) - room.width()
        shift = -max(0, over) - min(0, min(x for x, _ in places.values()) - max(0, over))
        for button, (x, width) in places.items():
            button.setGeometry(x + shift, (room.height() - height) // 2, width, height)
        self._main, self._second, self._third = (button.geometry() for button in self.readings)
        self._widen()

    def show_offers(self, offers: tuple[Offer, ...], hints: bool, verb: str = "") -> None:
        """Shows these offers, the first that is no pass in the middle.

        Without any the buttons rest, greyed, in their places. ``verb``: the word of the middle button then; it is
        hidden where there is none. No button stands out until ``stress``.
        """
        self.offers = offers
        self._verb = verb
        active = [offer for offer in offers if not offer.passes][:READINGS]
        self.passing.main = False
        if self._passing is not None:
            declining = next((offer for offer in offers if offer.passes), None)
            self._fill(self.passing, declining, self._passing)
            self.passing.setVisible(declining is not None or (self._passes_plays and verb == PLAY))
        for place, button in enumerate(self.readings):
            offer = active[place] if place < len(active) else None
            button.main = False
            self._fill(button, offer, self._verb)
            button.setVisible(offer is not None or (place == 0 and bool(button.text())))
        self._widen()
        say = self._lexicon.say
        self.hint.tell(say("table.hint"), reason=say("table.hint.about"), enabled=hints)

    def rest_with(self, verb: str) -> None:
        """Lets the main button rest with this verb, where nothing is offered."""
        if verb != self._verb and not self.offers:
            self.show_offers((), self.hint.isEnabled(), verb)

    def stress(self, action: Action | None) -> None:
        """Highlights the button of this action, if there is one that can be pressed; None: no button stands out."""
        buttons = (self.passing, *self.readings)
        stressed = next((button for button in buttons if action is not None and _does(button, action)), None)
        for button in buttons:
            button.main = button is stressed
            button.update()

    def offer_early(self, waits: bool) -> None:
        """Offers to pass in advance; ``waits``: an advance pass waits, and may be taken back."""
        say = self._lexicon.say
        self.passing.main = waits
        self.passing.tell(
            say(f"action.{self._passing}"), say("action.pass.waits") if waits else "", say("table.pass.early")
        )

    def show_claim(self, verb: str, caption: str = "", reason: str = "") -> None:
        """Shows the claim's button with these words; without a verb hides it."""
        self.claim.tell(verb, caption, reason)
        self._widen()

    def _widen(self) -> None:
        """Of two meanings the second has the room of the third as well: what it adds may take words.

        A meaning alone has as much of their room as its words need. What can be claimed takes the first place that they
        leave; beside three meanings there is none.
        """
        second, third = (button.offer is not None for button in self.readings[1:])
        claims = bool(self.claim.text()) and not third
        long = self.readings[0].needs > self._first.width() and not second and not claims
        self.readings[0].setGeometry(self._lengthened(self.readings[0].needs) if long else self._first)
        self.readings[1].setGeometry(self._second if third or claims else self._second.united(self._third))
        self.claim.setGeometry(self._third if second else self._second)
        self.claim.setVisible(claims)
        shown = [self.readings[0], *([self.readings[1]] if second else []), *([self.readings[2]] if third else [])]
        shown += [self.claim] if claims else []
        if any(button.needs > button.width() for button in shown):
            self._share(shown)
        self.arranged.emit()

    def _lengthened(self, needed: int) -> QRect:
        """The place of the first meaning with so much of the room beside it that it is as wide as this, or with all."""
        whole = self._first.united(self._second).united(self._third)
        wide = min(needed, whole.width())
        return QRect(whole.right() + 1 - wide if self._mirrored else whole.x(), whole.y(), wide, whole.height())

    @property
    def _first(self) -> QRect:
        """The place of the first meaning: the main one, without the room of a pass that stands in it where no play is
        passed and something can be declined."""
        if self._passes_plays or self.passing.isHidden():
            return self._main
        taken = self.passing.width() + self._gap
        return self._main.adjusted(0, 0, -taken, 0) if self._mirrored else self._main.adjusted(taken, 0, 0, 0)

    @property
    def _gap(self) -> int:
        """The pixels between two buttons."""
        main, second = self._main, self._second
        return main.x() - second.right() - 1 if self._mirrored else second.x() - main.right() - 1

    @property
    def _mirrored(self) -> bool:
        """Whether meanings follow each other from right to left."""
        return self._second.x() < self._main.x()

    def _share(self, shown: list[TableButton]) -> None:
        """Gives these buttons, in order, all the room from the first one's outer edge, each as its words need.

        Where that is not enough they take the place of a pass that is not offered as well.
        """
        mirrored, edge, gap = self._mirrored, self._first, self._gap
        needs = [max(button.needs, self._second.width()) for button in shown]
        gaps = gap * (len(shown) - 1)
        if sum(needs) + gaps > self._room_from(edge) and self._passes_plays and self.passing.isHidden():
            edge = edge.united(self.passing.geometry())
        room = self._room_from(edge) - gaps
        usual = max(sum(needs), sum(button.width() for button in shown))
        widths = [floor(need * min(room, usual) / sum(needs)) for need in needs]
        at = edge.right() + 1 if mirrored else edge.x()
        for button, width in zip(shown, widths, strict=True):
            at -= width if mirrored else 0
            button.setGeometry(at, edge.y(), width, edge.height())
            at += -gap if mirrored else width + gap

    def _room_from(self, edge: QRect) -> int:
        """How wide the bar is from the outer edge of this place on."""
        return edge.right() + 1 if self._mirrored else self.width() - edge.x()

    def _fill(self, button: TableButton, offer: Offer | None, verb: str) -> None:
        button.offer = offer
        if offer is None:
            key = f"action.{verb}"
            button.tell(self._lexicon.say(key) if self._lexicon.knows(key) else "", enabled=False)
            return
        verb = "" if offer.tells_verb else self._say(offer.label)
        button.tell(verb, self._say(offer.caption), self._say(offer.reason), offer.allowed)

    def _say(self, words: Text | None) -> str:
        return "" if words is None else capitalised(self._lexicon.say(words))

    def _clicked(self) -> None:
        button = self.sender()
        if button is self.hint:
            self.hint_pressed.emit()
        elif button is self.passing and button.offer is None:
            self.early_pressed.emit()
        elif isinstance(button, TableButton) and button.offer is not None and button.offer.allowed:
            self.pressed.emit(button.offer)


def _does(button: TableButton, action: Action) -> bool:
    return button.offer is not None and button.offer.allowed and button.offer.action == action


def _fitting(font: QFont, words: str, width: float) -> QFont:
    """The font, up to a fifth smaller where the words would not fit otherwise."""
    advance = QFontMetricsF(font).horizontalAdvance(words)
    if advance <= width:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(LEAST_LETTERS, floor(font.pixelSize() * max(0.8, width / advance))))
    return smaller


def _tick(painter: QPainter, at: QPointF, colour: QColor) -> None:
    painter.setPen(QPen(colour, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline([at + QPointF(-5.5, 0), at + QPointF(-1.5, 4.5), at + QPointF(6, -5)])


def _faint(colour: str, alpha: float) -> QColor:
    faint = QColor(colour)
    faint.setAlphaF(alpha)
    return faint
