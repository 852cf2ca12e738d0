"""Every card on the screen by its place: drawn from a picture at once, or moved there by an event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtWidgets import QGraphicsScene

from engine.cards import Card
from engine.events import Faces, Moved, Picture, Place, Seat, Zone
from engine.presentation import Sign
from ui.kit.faces import NO_SIGNS
from ui.kit.faces import CardFaces as CardFaces
from ui.kit.geometry import Point, Rect, bounds, card_size
from ui.table.layout.arrangement import Pose, is_laid_down, is_pile, open_poses, pile_pose
from ui.table.layout.open_hands import corners_of_hands, hand_rooms, lying_in, open_rooms, own_room
from ui.table.layout.sorting import RANK, sorted_places
from ui.table.layout.table_layout import TableLayout, spot
from ui.table.layout.taken_cards import Needs, lying_taken, needs_of_play, taken_rooms
from ui.table.scene.cards.card_item import CardItem, PileItem
from ui.table.scene.cards.flights import Flights, Leg
from ui.table.scene.cards.hand_items import HandItems
from ui.table.scene.motions import MotionPlan, Timing

PILES, HAND, FLYING, OPEN, SHOWN = 10.0, 100.0, 200.0, 300.0, 380.0
"""Heights (z) by place; plays lie above the hand, so that they fly over it."""

TURNS = 420.0
"""Milliseconds in which cards that lay face down are turned over."""
SHIFT = 140.0
"""Milliseconds in which cards close up when others come or go."""

PositionFact = tuple[str, int, str, Pose]
"""A place, a number in it (or how many lie there), the face, and the pose."""


@dataclass(frozen=True, slots=True)
class _Route:
    """One card's way: perhaps with a stop, then its last stretch."""

    item: CardItem
    timing: Timing
    stop: Leg | None = None

    def legs(self, to: Pose) -> tuple[Leg, ...]:
        """The whole way to this pose."""
        last = Leg(to, self.timing)
        return (last,) if self.stop is None else (self.stop, last)


class CardPositions:
    """The items of all places. The picture that they show is folded from events, never asked of the items."""

    def __init__(self, scene: QGraphicsScene, faces: CardFaces, hand: HandItems, flights: Flights) -> None:
        self._scene, self._faces, self._flights = scene, faces, flights
        self.hand = hand
        self.open: dict[Place, list[CardItem]] = {}
        self.piles: dict[Place, PileItem] = {}
        self.opened: frozenset[Place] = frozenset()
        """Usual piles whose cards lie open now; the stage sets it."""
        self.open_order = RANK
        """In which order the cards of open hands lie."""
        self.keeps_plays = False
        """Whether open hands leave room for plays that are still to come."""
        self.over = False
        """Whether everything is laid open, since the hand is over."""
        self._shared: tuple[Rect, ...] = ()
        self.shift = SHIFT
        self.recount: Callable[[], None] = lambda: None
        """Called where a card on its way makes a pile larger or smaller."""
        self._signs: Callable[[Card], frozenset[Sign]] = lambda _card: NO_SIGNS
        self._fresh: Mapping[Card, int] = {}
        self._passing: set[CardItem] = set()
        self._layout: TableLayout | None = None
        self._us: Seat = 0
        self._ratio = 1.0

    @property
    def layout(self) -> TableLayout:
        """Where everything is; there is one as soon as a picture was drawn."""
        assert self._layout is not None
        return self._layout

    def lay_out(self, layout: TableLayout, us: Seat, ratio: float) -> None:
        """Takes this layout for everything that is drawn or moved from now on."""
        self._layout, self._us, self._ratio = layout, us, ratio

    def present(self, picture: Picture) -> None:
        """Draws this picture and nothing else; cards of our hand keep their item and order, and stay chosen."""
        self.opened, self._shared = picture.opened, ()
        self._flights.clear()
        for item in self._passing:
            self._scene.removeItem(item)
        self._passing.clear()
        for items in self.open.values():
            for item in items:
                self._scene.removeItem(item)
        self.open.clear()
        own = Place(Zone.HAND, self._us)
        self.hand.lies_open = own in self.opened
        self._hold(picture.places.get(own, ()))
        for place in set(self.piles) | {place for place in picture.places if self._is_pile(place)}:
            pile = self._pile(place)
            pile.redraw(self._ratio)
            count = len(picture.places.get(place, ())) if self._is_pile(place) else 0
            pile.hold(count, pile_pose(self.layout, place, self._us))
        for place, faces in picture.places.items():
            if place != own and not self._is_pile(place):
                self.open[place] = [self._new(card) for card in faces]
        for place in self.open:
            self._settle(place)
        self.settle_hand()

    def move(self, event: Moved, plan: MotionPlan, stop: Timing | None = None) -> None:
        """Sends the cards of an event on their way, a timing each; with a stop in the middle for all to see."""
        if event.source == event.target:
            self._restate(event)
        elif event.source is None and self._is_pile(event.target):
            pile = self._pile(event.target)
            pile.hold(pile.count + len(event.cards), pile_pose(self.layout, event.target, self._us))
        else:
            self._move(event, plan, stop)
        if self.keeps_plays or self.over:
            self._share_room()

    def end_hand(self) -> None:
        """Lets what was taken lie where no plays come any more, since the hand is over."""
        self.over = True
        self._share_room()

    def _move(self, event: Moved, plan: MotionPlan, stop: Timing | None) -> None:
        items = self._leaving(event.source, event.cards)
        routes = [
            _Route(item, timing, None if stop is None else Leg(self._in_the_middle(item), stop))
            for item, timing in zip(items, (*plan, *(plan[-1:] * (len(items) - len(plan)))), strict=False)
        ]
        if event.target == Place(Zone.HAND, self._us):
            self._into_hand(routes)
        elif self._is_pile(event.target):
            self._onto_pile(routes, event.target)
        else:
            self.open.setdefault(event.target, []).extend(items)
            self._spread(event.target, {route.item: route for route in routes})

    def on_pile(self, place: Place, at: Point) -> bool:
        """Whether this point lies on the pile of this place, if there is one."""
        pile = self.piles.get(place)
        return pile is not None and pile.count > 0 and spot(self.layout, place, self._us).contains(at)

    def lies_at(self, place: Place, at: Point) -> bool:
        """Whether any card of this open place lies at this point."""
        poses = (self._flights.target(item) for item in self.open.get(place, ()))
        return any(Rect.around(pose.at, card_size(pose.width)).contains(at) for pose in poses)

    def relay_hand(self, ms: float | None = None) -> None:
        """Lets every card of our hand glide to where it belongs now."""
        for number, item in enumerate(self.hand.items):
            if item in self.hand.carried:
                continue
            item.setZValue(HAND + number)
            pose = self.hand.pose(number)
            if self._flights.target(item) != pose:
                self._flights.fly(item, (Leg(pose, Timing(0.0, self.shift if ms is None else ms)),))

    def put(self, item: CardItem, pose: Pose) -> None:
        """Lets a card lie here at once, wherever it belongs."""
        self._flights.forget(item)
        item.lie(pose)

    def settle_hand(self) -> None:
        """Lays the hand where it belongs at once; carried cards stay with the pointer."""
        self.hand.spread(self.layout)
        for number, item in enumerate(self.hand.items):
            if item in self.hand.carried:
                continue
            item.setZValue(HAND + number)
            self._flights.forget(item)
            item.lie(self.hand.pose(number))

    def facts(self) -> list[PositionFact]:
        """The place of every card when all flights are over: a fresh drawing of the same picture must give the same."""
        own = Place(Zone.HAND, self._us)
        lying = [(own, self.hand.items), *self.open.items()]
        facts: list[PositionFact] = [
            (str(place), number, str(item.card), self._flights.target(item))
            for place, items in lying
            for number, item in enumerate(items)
        ]
        facts += [
            (str(place), pile.count, "pile", pile_pose(self.layout, place, self._us))
            for place, pile in self.piles.items()
            if pile.count
        ]
        return sorted(facts, key=str)

    def mark(self, signs: Callable[[Card], frozenset[Sign]], fresh: Mapping[Card, int]) -> None:
        """Gives the faces these signs from now on; ``fresh``: how many of each card in our hand are new to it."""
        self._signs, self._fresh = signs, fresh
        for item in (item for items in self.open.values() for item in items):
            item.wear(self._signs_of(item))
        self._mark_hand()

    def _mark_hand(self) -> None:
        """Of equal cards the one that is marked stays marked, else it is the last that came."""
        left = dict(self._fresh)
        items = self.hand.items[::-1]
        items.sort(key=lambda item: Sign.FRESH not in item.signs)
        for item in items:
            signs = self._signs_of(item)
            if item.card is not None and left.get(item.card, 0):
                left[item.card] -= 1
                signs |= {Sign.FRESH}
            item.wear(signs)

    def _signs_of(self, item: CardItem) -> frozenset[Sign]:
        return NO_SIGNS if item.card is None else self._signs(item.card)

    def _new(self, card: Card | None) -> CardItem:
        item = CardItem(self._faces, card, self._ratio)
        item.wear(self._signs_of(item))
        self._scene.addItem(item)
        return item

    def _pile(self, place: Place) -> PileItem:
        if place not in self.piles:
            pile = PileItem(self._faces, self._ratio, fanned=place.zone is Zone.HAND)
            pile.setZValue(PILES)
            self._scene.addItem(pile)
            self.piles[place] = pile
        return self.piles[place]

    def _hold(self, cards: Faces) -> None:
        """Makes these cards our hand, keeping the items of those that it had."""
        spare = list(self.hand.items)
        self.hand.carried.clear()
        kept: list[CardItem] = []
        fresh: list[CardItem] = []
        for card in cards:
            item = next((each for each in spare if each.card == card), None)
            if item is not None:
                spare.remove(item)
                item.redraw(self._ratio)
                kept.append(item)
            else:
                fresh.append(self._new(card))
        for item in spare:
            self._scene.removeItem(item)
        self.hand.become([item for item in self.hand.items if item in kept])
        self.hand.insert(fresh)
        self._mark_hand()

    def _is_pile(self, place: Place) -> bool:
        """Whether only the number of these cards is visible."""
        return is_pile(place, self._us) and place not in self.opened

    def _poses(self, place: Place) -> tuple[Pose, ...]:
        """How the cards of an open place lie; a hand that was turned over or laid down is put in order first."""
        items, layout = self.open[place], self.layout
        up = [float(item.card is not None) for item in items]
        if place.zone is Zone.TAKEN and place.seat is not None:
            number = (place.seat - self._us) % len(layout.seats)
            lying, width = lying_taken(layout, number, len(items), self._needs)
            return tuple(Pose(at, width, 0.0, each) for at, each in zip(lying, up, strict=True))
        if place.zone not in (Zone.HAND, Zone.KITTY) and not self._is_laid_down(place):
            return open_poses(layout, place, self._us, tuple(map(bool, up)))
        corners = corners_of_hands(layout)
        if place.zone is Zone.KITTY or place.seat is None:
            room, face = bounds([layout.pool, layout.kitty]), None
        else:
            order = self._order([item.card for item in items])
            items[:] = [items[number] for number in order]
            number = (place.seat - self._us) % len(layout.seats)
            if number == 0 and place.zone is Zone.SHOWN:  # what we held lies where we held it
                room, widest = (
                    (own_room(layout), layout.played) if self.over else (layout.hand, layout.widest)
                )  # at the end beside a result
                lying, width = lying_in(room, len(items), widest, corners)
                return tuple(Pose(at, width, 0.0, each) for at, each in zip(lying, up, strict=True))
            room = self._rooms()[number]
            face = layout.seats[number].face
        lying, width = lying_in(room, len(items), layout.played, corners, face)
        return tuple(Pose(at, width, 0.0, each) for at, each in zip(lying, up, strict=True))

    def in_order(self, place: Place, faces: Faces) -> Faces:
        """The cards of this place as they lie: others' hands that lie open are in order, and so are hands laid down."""
        if not self._is_laid_down(place) and (place.zone is not Zone.HAND or place.seat in (None, self._us)):
            return faces
        return tuple(faces[number] for number in self._order(faces))

    def _order(self, faces: Sequence[Card | None]) -> tuple[int, ...]:
        """Where each card of a turned-over hand stands among these; backs stay as they are."""
        cards = [card for card in faces if card is not None]
        if len(cards) < len(faces):
            return tuple(range(len(faces)))
        return sorted_places(cards, self.open_order, self.hand.height, self.hand.suit_of)

    def _is_laid_down(self, place: Place) -> bool:
        """Whether these are a whole hand that its holder has laid down."""
        return is_laid_down(self.layout, place, self._us, len(self.open.get(place, ())))

    def open_hands(self) -> tuple[Rect, ...]:
        """The areas that turned-over hands cover, or will cover once they lie."""
        own = Place(Zone.HAND, self._us)
        hands = [place for place in self.open if place.zone is Zone.HAND and place != own and self.open[place]]
        return tuple(
            bounds(
                [Rect.around(pose.at, card_size(pose.width)) for pose in map(self._flights.target, self.open[place])]
            )
            for place in hands
        )

    def _in_the_way(self) -> frozenset[Rect]:
        """The areas that open hands must not cover: cards on the table, and places of plays still to come."""
        layout, blocked = self.layout, [self.layout.kept_free]
        for number, seat in enumerate(layout.seats):
            sitter = (self._us + number) % len(layout.seats)
            if self.keeps_plays or self.open.get(Place(Zone.TABLE, sitter)):
                blocked.append(seat.play)
            if self.open.get(shown := Place(Zone.SHOWN, sitter)) and not self._is_laid_down(shown):
                blocked.append(seat.shown)
            if taken := self.open.get(Place(Zone.TAKEN, sitter)):
                middles, width = lying_taken(layout, number, len(taken), self._needs)
                blocked.append(bounds([Rect.around(middle, card_size(width)) for middle in middles]))
        kitty = Place(Zone.KITTY)
        pile = self.piles.get(kitty)
        if self.open.get(kitty) or self.open.get(Place(Zone.POOL)) or (pile is not None and pile.count > 0):
            blocked += [layout.pool, layout.kitty]
        return frozenset(blocked)

    def _held(self) -> frozenset[tuple[int, int]]:
        """The other seats that hold cards, open or closed, counted from ours, and how many each of them holds."""
        counts = {place: len(items) for place, items in self.open.items() if items}
        counts |= {place: pile.count for place, pile in self.piles.items() if pile.count > 0}
        own, held = Place(Zone.SHOWN, self._us), dict[int, int]()
        for place, count in counts.items():
            holds = place.zone is Zone.HAND or (place != own and self._is_laid_down(place))
            if holds and place.seat is not None and place.seat != self._us:
                number = (place.seat - self._us) % len(self.layout.seats)
                held[number] = held.get(number, 0) + count
        return frozenset(held.items())

    def _rooms(self) -> tuple[Rect, ...]:
        """The rooms of open hands; while cards are played none jumps from where they are held."""
        blocked, held = self._in_the_way(), self._held()
        if self.over:
            return hand_rooms(self.layout, blocked, held)
        return open_rooms(self.layout, blocked, frozenset(number for number, _ in held))

    @property
    def _needs(self) -> Needs:
        """Who needs room on the felt: once the hand is over, only where cards lie."""
        if not self.over:
            return needs_of_play(self.layout)
        lying = {(place.zone, place.seat) for place, items in self.open.items() if items}
        seats = [((self._us + number) % len(self.layout.seats), number) for number in range(len(self.layout.seats))]
        plays = (self.layout.seats[number].play for seat, number in seats if (Zone.TABLE, seat) in lying)
        return Needs(frozenset(plays), frozenset(number for seat, number in seats if (Zone.TAKEN, seat) in lying))

    def _share_room(self) -> None:
        """Moves open hands, and what was taken, to where there is room for them now, where that has changed."""
        rooms = (*self._rooms(), *taken_rooms(self.layout, self._needs))
        if rooms != self._shared:
            self._shared = rooms
            for place in self.open:
                if place.zone in (Zone.HAND, Zone.TAKEN):
                    self._spread(place, {})

    def _settle(self, place: Place) -> None:
        poses = self._poses(place)
        items = self.open[place]
        for number, (item, pose) in enumerate(zip(items, poses, strict=True)):
            item.setZValue((PILES if place.zone is Zone.HAND else OPEN) + number)
            item.lie(pose)

    def _leaving(self, source: Place | None, cards: Faces) -> list[CardItem]:
        """The items of these cards, taken from their place, where the others close up."""
        if source is None:
            above = Pose(Point(self.layout.felt.centre.x, -200), self.layout.played)
            return [self._appearing(card, above) for card in cards]
        if self._is_pile(source):
            pile, pose = self._pile(source), pile_pose(self.layout, source, self._us)
            pile.hold(pile.count - len(cards), pose)  # below 0 where cards leave that are still on their way here
            return [self._appearing(card, pose) for card in cards]
        if source == Place(Zone.HAND, self._us):
            items = [self.hand.take(card) for card in cards]
            for item in items:
                item.frame(None)
            self.hand.spread(self.layout)
            self.relay_hand()
            return items
        lying = self.open.get(source, [])
        items = [self._turned_to(_taken(lying, card), card) for card in cards]
        if lying:
            self._spread(source, {})
        else:
            self.open.pop(source, None)
        return items

    def _turned_to(self, item: CardItem, card: Card | None) -> CardItem:
        """The item, or one of this face in its place, where a back becomes a visible face."""
        if item.card == card:
            return item
        pose = replace(item.pose, up=0.0)
        self.put(item, pose)
        self._scene.removeItem(item)
        return self._appearing(card, pose)

    def _appearing(self, card: Card | None, pose: Pose) -> CardItem:
        item = self._new(card)
        item.lie(pose)
        return item

    def _in_the_middle(self, item: CardItem) -> Pose:
        """Where a card that goes from hand to hand stops: large, in the middle of the table."""
        centre = spot(self.layout, Place(Zone.POOL), self._us).centre
        return Pose(centre, self.layout.played * 1.15, 0.0, float(item.card is not None))

    def _into_hand(self, routes: list[_Route]) -> None:
        self.hand.insert([route.item for route in routes])
        self._mark_hand()
        self.hand.spread(self.layout)
        for route in routes:
            number = self.hand.items.index(route.item)
            self._flights.fly(route.item, route.legs(self.hand.pose(number)))
        self.relay_hand()

    def _onto_pile(self, routes: list[_Route], target: Place) -> None:
        pose, pile = pile_pose(self.layout, target, self._us), self._pile(target)

        def land(item: CardItem) -> None:
            self._passing.discard(item)
            self._scene.removeItem(item)
            pile.hold(pile.count + 1, pose)
            self.recount()

        for route in routes:
            self._passing.add(route.item)
            route.item.setZValue(FLYING if route.stop is None else SHOWN)
            self._flights.fly(route.item, route.legs(pose), partial(land, route.item))

    def _spread(self, place: Place, routes: Mapping[CardItem, _Route]) -> None:
        """Lets the cards of an open place glide to where they belong, those that come by their routes."""
        poses = self._poses(place)
        items = self.open[place]
        for number, (item, pose) in enumerate(zip(items, poses, strict=True)):
            item.setZValue((PILES if place.zone is Zone.HAND else OPEN) + number)
            if item in routes:
                self._flights.fly(item, routes[item].legs(pose))
            elif self._flights.target(item) != pose:
                self._flights.fly(item, (Leg(pose, Timing(0.0, self.shift)),))

    def _restate(self, event: Moved) -> None:
        """Turns a place over, or mixes it, so that it has the event's cards."""
        place = event.target
        if self._is_pile(place):
            _drop_all(self._scene, self.open.pop(place, []))
            self._pile(place).hold(len(event.cards), pile_pose(self.layout, place, self._us))
        elif place == Place(Zone.HAND, self._us):
            self.hand.lies_open = place in self.opened
            self._hold(event.cards)
            if self.hand.lies_open:
                self.hand.spread(self.layout)
                self.relay_hand(TURNS if self.shift else 0.0)
            else:
                self.settle_hand()
        else:
            if place in self.piles:
                self.piles[place].hold(0, pile_pose(self.layout, place, self._us))
            _drop_all(self._scene, self.open.pop(place, []))
            self.open[place] = [self._new(card) for card in event.cards]
            self._settle(place)
            self._turn_over(place)
        if self.over and self.open.get(own := Place(Zone.SHOWN, self._us)):
            self._spread(own, {})

    def _turn_over(self, place: Place) -> None:
        """Lets the cards of a pile turn face up as they spread from where it lay."""
        if not is_pile(place, self._us) or not self.shift:
            return
        pile = pile_pose(self.layout, place, self._us)
        for item in self.open[place]:
            pose = item.pose
            if pose.up:
                item.lie(replace(pile, up=0.0))
                self._flights.fly(item, (Leg(pose, Timing(0.0, TURNS, turn=(0.3, 0.8))),))


def _taken(lying: list[CardItem], card: Card | None) -> CardItem:
    item = next((each for each in lying if each.card == card), None) or lying[0]
    lying.remove(item)
    return item


def _drop_all(scene: QGraphicsScene, items: Iterable[CardItem]) -> None:
    for item in items:
        scene.removeItem(item)
