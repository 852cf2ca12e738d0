"""The scene: felt, plates, cards, marks and speech, drawn from a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from engine.events import ASIDE, STOCK, Picture, Place, Seat, Zone
from ui.kit.faces import CardFaces as CardFaces
from ui.kit.geometry import Point, Rect, Size, bounds, card_size
from ui.kit.theme import Felt
from ui.table.layout.arrangement import pile_pose
from ui.table.layout.bubbles import bubble
from ui.table.layout.free_place import least_hiding
from ui.table.layout.making_way import places_of_plates
from ui.table.layout.table_layout import TableLayout, seems_another_s, spot
from ui.table.scene.cards.card_item import CardItem
from ui.table.scene.cards.card_positions import CardPositions
from ui.table.scene.cards.flights import Flights
from ui.table.scene.cards.hand_backs import FaceItem
from ui.table.scene.cards.hand_items import HandItems
from ui.table.scene.clock import Clock, Easing
from ui.table.scene.commentary import BEST
from ui.table.scene.drop_zone import DropZoneItem
from ui.table.scene.felt import felt_pixmap
from ui.table.scene.motions import Emphasis
from ui.table.scene.notices import NoticeItem
from ui.table.scene.overlays import CAPTION, BannerItem, BestItem, GleamItem, InkItem, OverlayItem, PillItem
from ui.table.scene.pause import PauseItem
from ui.table.scene.seats.seat_item import GlassItem, Plate, SeatItem
from ui.table.scene.seats.speech import SpeechItem

KITTY = Place(Zone.KITTY)
COUNTED = (STOCK, ASIDE, KITTY)
"""Piles in the middle that say how many cards they have; a seat's plate says it for its hand."""


class TableScene(QGraphicsScene):
    """All items of the table; words come in ready, since nothing here asks a game anything."""

    def __init__(self, faces: CardFaces, felt: Felt, font: QFont, hand: HandItems, clock: Clock) -> None:
        super().__init__()
        self.felt = felt
        self.faces = faces
        self.flights = Flights(clock)
        self.positions = CardPositions(self, faces, hand, self.flights)
        self._font = font
        self._cloth: tuple[tuple[object, ...], QPixmap] | None = None
        self._plates: list[SeatItem] = []
        self._bubbles: list[SpeechItem] = []
        self._portraits: list[FaceItem] = []
        self._counts = {place: PillItem(felt, font) for place in COUNTED}
        self.kitty_name = ""
        self.caption = PillItem(felt, font, CAPTION)
        """The kitty's name, at its foot where it lies open when the hand is over."""
        self.best = BestItem(felt)
        self.ink, self.gleam = InkItem(felt), GleamItem(felt)
        self.zone = DropZoneItem(felt, font)
        self.banner = BannerItem(felt, font)
        self.notices, self.pause = NoticeItem(felt, font), PauseItem(felt, font)
        over = (self.best, self.caption, self.ink, self.gleam, self.zone, self.banner, self.notices, self.pause)
        for item in (*self._counts.values(), *over):
            self.addItem(item)
        self._under_grid, self._under_panel = QRectF(), QRectF()
        self._windows: tuple[QRectF, ...] = ()
        self._hidden: list[CardItem] = []  # cards that would peep out from under the panel
        self._us: Seat = 0
        self._ratio = 1.0
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    @property
    def layout(self) -> TableLayout:
        """Where everything is."""
        return self.positions.layout

    @property
    def us(self) -> Seat:
        """The seat from which the table is seen."""
        return self._us

    @property
    def plates(self) -> list[QRectF]:
        """Where plates stand now, in order from our own."""
        return [item.room for item in self._plates if item.isVisible()]

    @property
    def speech(self) -> list[QRectF]:
        """Where bubbles are, with their shadows."""
        return [item.sceneBoundingRect() for item in self._bubbles if item.isVisible() and item.opacity()]

    def number_on(self, place: Place) -> QRectF:
        """Where the number of cards of this pile stands; empty where there is none."""
        count = self._counts.get(place)
        return QRectF() if count is None or not count.isVisible() else count.room

    def lay_out(self, layout: TableLayout, us: Seat, ratio: float, font: QFont) -> None:
        """Takes this layout; the caller draws the picture again."""
        self._us, self._ratio, self._font = us, ratio, font
        self.positions.lay_out(layout, us, ratio)
        self.setSceneRect(0, 0, layout.window.width, layout.window.height)
        while len(self._plates) < len(layout.seats):
            self._plates.append(SeatItem(self.felt, font))
            self._bubbles.append(SpeechItem(self.felt, font))
            self._portraits.append(FaceItem())
            self.addItem(self._plates[-1])
            self.addItem(self._portraits[-1])
            self.addItem(self._bubbles[-1])
        for relative, item in enumerate(self._plates):
            item.setVisible(relative < len(layout.seats))
            item.font = font
            if relative < len(layout.seats):
                item.place(qrect(layout.seats[relative].plate))
        for relative, face in enumerate(self._portraits):
            face.setVisible(0 < relative < len(layout.seats))
        for speech in self._bubbles:
            speech.font = font
            speech.say("", QRectF())  # where it lay it would be in the way of others that find their place anew
        for pill in (*self._counts.values(), self.caption):
            pill.font = font
        self.zone.font = self.banner.font = self.notices.font = self.pause.font = font

    def wear(self, felt: Felt) -> None:
        """Changes the cloth and the colours of everything written on it."""
        self.felt = felt
        worn: tuple[SeatItem | GlassItem | SpeechItem | OverlayItem, ...]
        over = (self.best, self.caption, self.ink, self.gleam, self.zone, self.banner, self.notices, self.pause)
        glasses = (plate.glass for plate in self._plates)
        worn = (*self._plates, *glasses, *self._bubbles, *self._counts.values(), *over)
        for item in worn:
            item.felt = felt
            item.update()
        self.invalidate(self.sceneRect())  # an empty rectangle would leave the cached background

    def present(self, picture: Picture) -> None:
        """Draws the cards of this picture and nothing else."""
        self.positions.present(picture)
        self.zone.cover(None)
        self.ink.cover(None)
        self.mark(picture)

    def mark(self, picture: Picture) -> None:
        """Shows counts and the unbeaten play as this picture has them."""
        for place, item in self._counts.items():
            count = self.lying(place)
            item.tell(str(count) if count else "", qrect(_pile_room(self.layout, place, self._us)))
        kitty = self.open_room(KITTY) if self.positions.over else None
        self.caption.tell("" if kitty is None else self.kitty_name, kitty or QRectF())
        holder = picture.marks.get(BEST)
        self.best.ceiling = self.layout.felt.y
        self.best.words = tuple(item.room for item in self._plates)
        self.best.cards = () if holder is None else self._cards_but(Place(Zone.TABLE, holder[0]))
        self.best.cover(None if holder is None else self.play_room(holder[0], picture))

    def _cards_but(self, *places: Place) -> tuple[QRectF, ...]:
        """What cards cover at every other place above our hand, piles with their numbers."""
        others = filter(None, (self.open_room(other) for other in self.positions.open if other not in places))
        piles = self.positions.piles.items()
        high = [pile.sceneBoundingRect().united(self.number_on(place)) for place, pile in piles if pile.count > 0]
        return (*others, *high)

    def play_room(self, seat: Seat, picture: Picture) -> QRectF | None:
        """The rectangle of the cards that a seat has played last; None where there are none."""
        place = Place(Zone.TABLE, seat)
        return self.open_room(place) if picture.places.get(place) else None

    def open_room(self, place: Place) -> QRectF | None:
        """The rectangle of the cards that lie open at this place; None where there are none."""
        cards = self._cards_at(place)
        return _united(cards) if cards else None

    def _cards_at(self, place: Place) -> list[QRectF]:
        """The rectangles of the cards that lie open at this place, once they lie."""
        poses = [self.flights.target(item) for item in self.positions.open.get(place, ())]
        return [qrect(Rect.around(pose.at, card_size(pose.width))) for pose in poses]

    def make_way(self, over: Rect | None, windows: Sequence[Rect] = ()) -> None:
        """Limits plates to what is free of this rectangle over the table, or beside it, moves bubbles beside it, and
        hides piles that would peep out from under it; None: everything is in its place. ``windows`` lie over the table,
        too."""
        plates = tuple(seat.plate for seat in self.layout.seats)
        faces = [seat.face for seat in self.layout.seats[1:]]
        places = plates if over is None else places_of_plates(plates, over, self.layout.felt, windows, faces)
        for item, place in zip(self._plates, map(qrect, places), strict=False):
            if place != item.room:
                item.place(place)
        for relative, (portrait, plate, shown) in enumerate(zip(self._portraits, plates, places, strict=False)):
            face = self.layout.seats[relative].face
            aside = shown.x != plate.x or (over is not None and face.overlaps(over))
            left = aside and not shown.overlaps(plate)  # what it left behind under the rectangle would be nobody's
            pile = self.positions.piles.get(Place(Zone.HAND, (self._us + relative) % len(plates)))
            for each in (portrait, pile):
                if each is not None:
                    each.setOpacity(0.0 if left else 1.0)
        self.best.words = tuple(item.room for item in self._plates)
        self._under_grid = QRectF() if over is None else qrect(over)
        self._move_covered_bubbles()
        self._hide_what_peeps_out()

    def lie_under_windows(self, windows: Sequence[QRect]) -> None:
        """Moves bubbles that would peep out from under these windows over the table."""
        self._windows = tuple(map(QRectF, windows))
        self._move_covered_bubbles()

    def _move_covered_bubbles(self) -> None:
        """Moves bubbles that the grid covers, or a window in part, to where they hide no name, face or bubble; hides
        those without room, or with room only where they would seem another's."""
        for speech in self._bubbles:
            speech.setPos(QPointF())
            speech.setOpacity(1.0)
        said = [speech for speech in self._bubbles if speech.isVisible()]
        covered = [
            speech
            for speech in said
            if speech.room.intersects(self._under_grid) or any(_peeps_out(speech, each) for each in self._windows)
        ]
        if not covered:  # as before the first picture, when there is no layout either
            return
        kept = [to_rect(plate.room) for plate in self._plates] + [seat.face for seat in self.layout.seats[1:]]
        kept += [
            *map(to_rect, (self._under_grid, *self._windows)),
            *(to_rect(speech.room) for speech in said if speech not in covered),
        ]
        cards = tuple(map(to_rect, self._cards_but()))
        for speech in covered:
            room = to_rect(speech.room)
            found = least_hiding(room.size, self.layout.felt, (kept, cards), Point(room.x, room.y), most=(0.0, inf))
            if found is None or seems_another_s(self.layout, self._bubbles.index(speech), found[1]):
                speech.setOpacity(0.0)
            else:
                speech.setPos(found[1].x - room.x, found[1].y - room.y)
                kept.append(found[1])

    def lie_under(self, panel: QRect | None) -> None:
        """Hides piles, and our own cards on the table, that would peep out from under this panel; None: it is gone."""
        self._under_panel = QRectF() if panel is None else QRectF(panel)
        self._hide_what_peeps_out()

    def _hide_what_peeps_out(self) -> None:
        positions, covers = self.positions, (self._under_grid, self._under_panel)
        for middle, number in self._counts.items():
            pile = positions.piles.get(middle)
            if pile is not None:
                covered = any(map(pile.sceneBoundingRect().united(self.number_on(middle)).intersects, covers))
                for each in (pile, number):
                    each.setOpacity(0.0 if covered else 1.0)
        self.caption.setOpacity(0.0 if any(map(self.caption.room.intersects, covers)) else 1.0)
        for item in self._hidden:  # wherever it is now
            item.setOpacity(1.0)
        own = [
            items
            for place, items in positions.open.items()
            if place.seat == self._us
            and (room := self.open_room(place)) is not None
            and room.intersects(self._under_panel)
        ]
        self._hidden = [item for items in own for item in items]
        for item in self._hidden:
            item.setOpacity(0.0)

    def plate_room(self, seat: Seat) -> QRectF:
        """The rectangle of a seat's plate."""
        return qrect(self.layout.seats[self._relative(seat)].plate)

    def seen_at_the_end(self) -> list[QRectF]:
        """Where all cards, every plate, and what all keep in sight are, once everything lies."""
        hand = self.positions.hand
        ours = hand.items if hand.lies_open else []  # a hand that was thrown in is taken up again
        lying = [*self.positions.open.values(), ours]
        poses = [self.flights.target(item) for items in lying for item in items]
        poses += [
            pile_pose(self.layout, place, self._us) for place, pile in self.positions.piles.items() if pile.count > 0
        ]
        cards = [qrect(Rect.around(pose.at, card_size(pose.width))) for pose in poses]
        if self.best.isVisible():
            cards.append(self.best.framed)
        return [*cards, *(qrect(seat.plate) for seat in self.layout.seats), qrect(self.layout.header)]

    def emphasise(self, seat: Seat, emphasis: Emphasis, share: float) -> None:
        """Shows one moment of a bomb that the seat has played: its cards swell and shake, ink flies until share 1."""
        items = self.positions.open.get(Place(Zone.TABLE, seat), ())
        poses = [self.flights.target(item) for item in items]
        if not poses:
            return
        size = card_size(self.layout.played)
        room = bounds([Rect.around(pose.at, size) for pose in poses])
        for item, pose in zip(items, poses, strict=True):
            if share < 1:
                at = room.centre.toward(pose.at, emphasis.scale) + emphasis.shift
                self.flights.sway(item, replace(pose, at=at, width=pose.width * emphasis.scale))
            else:
                self.flights.rest(item)
        self.ink.burst(share, qrect(room).center(), max(room.width, room.height) * 1.15)

    def proclaim(self, words: str) -> None:
        """Shows these words large in the middle of the table; hides them without words."""
        self.banner.setScale(1.0)
        self.banner.tell(words, qrect(self.layout.pool).center())

    def carry(self, words: str, seat: Seat, share: float) -> None:
        """Shows this above the kitty, and after this share of the way so much nearer to the seat that gets it."""
        layout = self.layout
        begin = Point(layout.pool.centre.x, layout.pool.y - layout.played * 0.5)
        end = layout.seats[self._relative(seat)].plate.centre
        eased = Easing.IN_OUT_CUBIC(share)
        at = begin.toward(end, eased)
        self.banner.tell(words, QPointF(at.x, at.y))
        self.banner.setTransformOriginPoint(QPointF(at.x, at.y))
        self.banner.setScale(1 - 0.5 * eased)

    def plate(self, seat: Seat, plate: Plate) -> None:
        """Shows this on the seat's plate; all tell points with a coin where one has no room for their unit."""
        self._plates[self._relative(seat)].show_plate(plate)
        coined = any(each.wants_coin for each in self._plates if each.isVisible())
        for each in self._plates:
            each.use_coin(coined)

    def show_face(self, seat: Seat, expression: str) -> None:
        """Shows this on the face of a seat; our own has none."""
        if relative := self._relative(seat):
            self._portraits[relative].look(relative, expression, qrect(self.layout.seats[relative].face), self._ratio)

    def say(self, seat: Seat, words: str) -> None:
        """Shows what the seat said, or hides it."""
        relative = self._relative(seat)
        item = self._bubbles[relative]
        if not words:
            item.say("", QRectF())
            return
        size = item.size_of(words, self.layout.scale)
        beside = [Place(zone, seat) for zone in (Zone.SHOWN, Zone.TAKEN)]
        room = bubble(
            self.layout,
            relative,
            Size(size.width(), size.height()),
            shown=tuple(to_rect(card) for place in beside for card in self._cards_at(place)),
            lying=tuple(map(to_rect, self._cards_but(*beside))),
            played=bool(self._cards_at(Place(Zone.TABLE, seat))),
            opened=self.positions.open_hands(),
            spoken=tuple(to_rect(other.room) for other in self._bubbles if other.isVisible() and other is not item),
        )
        anothers = seems_another_s(self.layout, relative, room)
        item.say(words, qrect(room), qrect(self.layout.seats[relative].plate).center() if anothers else None)
        self._move_covered_bubbles()

    def pile_count(self, seat: Seat) -> int:
        """How many cards lie on a seat's hidden hand on the screen now; our own are counted one by one."""
        if seat == self._us:
            return len(self.positions.hand.items)
        place = Place(Zone.HAND, seat)
        pile = self.positions.piles.get(place)
        lying = 0 if pile is None else pile.count
        return max(0, lying + len(self.positions.open.get(place, ())))

    def lying(self, place: Place) -> int:
        """How many cards a pile of the table shows on the screen now."""
        pile = self.positions.piles.get(place)
        return 0 if pile is None else max(0, pile.count)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        """The felt, drawn once for a size, a ratio and a table."""
        size = self.sceneRect().size()
        key = (size.width(), size.height(), self._ratio, self.felt)
        if self._cloth is None or self._cloth[0] != key:
            layout = self.positions.layout
            plays = [seat.play for seat in layout.seats]
            ring = qrect(bounds([*plays, layout.pool]))
            self._cloth = key, felt_pixmap(QSizeF(size), self._ratio, self.felt, ring)
        source = QRectF(rect.topLeft() * self._ratio, rect.size() * self._ratio)
        painter.drawPixmap(rect, self._cloth[1], source)

    def _relative(self, seat: Seat) -> int:
        return (seat - self._us) % len(self.layout.seats)


def qrect(rect: Rect) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def to_qrect(rect: Rect) -> QRect:
    """The same rectangle for widgets, in whole pixels."""
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))


def to_rect(room: QRect | QRectF) -> Rect:
    """The same rectangle for the layout."""
    return Rect(room.x(), room.y(), room.width(), room.height())


def _pile_room(layout: TableLayout, place: Place, us: Seat) -> Rect:
    return spot(layout, place, us)


def _united(rooms: list[QRectF]) -> QRectF:
    """The rectangle round these."""
    around = QRectF()
    for room in rooms:
        around = around.united(room)
    return around


def _peeps_out(speech: SpeechItem, window: QRectF) -> bool:
    """Whether this window covers a part of a bubble, and not all of it."""
    return speech.room.intersects(window) and not window.contains(speech.boundingRect())
