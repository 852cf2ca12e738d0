"""Everything drawn on the table: scene, cards and stage, in the window's size, looking as the settings say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QFont

from engine.cards import Card, Cards
from engine.events import EMPTY_PICTURE, STOCK, Event, Faces, Marked, Moved, Picture, Place, Said, Seat, Zone, folded
from engine.game import AnyView
from engine.presentation import printed_suit
from engine.uncovering import open_hands
from engine.words import Text, capitalised
from ui.kit.faces import CardFaces
from ui.kit.geometry import Point, Rect, Size
from ui.kit.language import Lexicon
from ui.kit.settings import Settings, milliseconds
from ui.kit.theme import Felt
from ui.table.deal_so_far import DealSoFar, so_far
from ui.table.input.choice import NOTHING_CHOSEN
from ui.table.layout.sorting import RANK, SETS, SUITS, next_order, unsplit
from ui.table.layout.table_layout import TableLayout, spot, table_layout
from ui.table.prompts.combinations import best_split, own_hand
from ui.table.scene.cards.card_positions import SHIFT
from ui.table.scene.cards.hand_items import HandItems
from ui.table.scene.clock import Clock
from ui.table.scene.motions import Speed, speed_wanted
from ui.table.scene.notices import EMPTY_SUMMARY, TableSummary, brackets_in_words, gains_in_words, table_summary
from ui.table.scene.on_felt import FeltKind, by_kind, things_on_felt
from ui.table.scene.plates import plate_of
from ui.table.scene.seats.company import STAYS, Company
from ui.table.scene.seats.expressions import Occasion
from ui.table.scene.spoken import Obligation, seat_in_words, table_in_words, what_binds, zone_in_words
from ui.table.scene.stage import Stage
from ui.table.scene.table_scene import COUNTED, KITTY, TableScene, qrect, to_qrect
from ui.table.sitting import Sitting
from ui.table.table_look import table_look

REMARK = "remark"
TRICK_STAYS = 1.5
"""How long a finished trick stays, as a multiple of the pace."""
CLAIMED_TRICK_STAYS = 200.0
"""The most milliseconds for which a trick stays whose winner is certain."""
DOTS, DOTS_MS = 4, 170
"""The number of phases of a thinking seat's dots, and the milliseconds of each."""
TEXT, LARGE_TEXT, LEAST_TEXT = 14.5, 1.15, 13.0
"""The size of letters on the table at scale 1 in pixels, how much larger they are in large print, and
their least size."""
MOST_TEXT = 28.0
"""The largest letters that plates and buttons hold, in pixels at scale 1."""


class Board:
    """Knows how things look and where they are; their meaning is the widget's business."""

    def __init__(
        self,
        lexicon: Lexicon,
        faces: CardFaces,
        settings: Settings,
        font: QFont,
        heard: Callable[[Event], None],
        rested: Callable[[], None],
        now: Callable[[], float] = monotonic,
    ) -> None:
        """``now``: seconds of any steady clock, for the pauses between remarks of the others."""
        self._tell = heard
        self.company = Company(now)
        self.lexicon, self.faces, self.settings = lexicon, faces, settings
        self.reduced_motion = False
        self.clock = Clock()
        self._look = table_look(settings, faces.look.deck)
        self.felt: Felt = self._look.felt
        self.hand = HandItems(settings.sort, _flat)
        self.scene = TableScene(faces, self.felt, font, self.hand, self.clock)
        self.scene.kitty_name = lexicon.say("table.kitty.name")
        self.stage = Stage(self.scene, self.refresh, self._hear, rested)
        self.stage.moment = self._moment
        self.stage.is_tractor = self._is_tractor
        self.scene.positions.recount = self._recount_later
        self.sitting: Sitting | None = None
        self.view: AnyView | None = None
        self._so_far: DealSoFar | None = None
        self.turn: Seat | None = None
        self.standing: tuple[Text, ...] = ()
        """The standing of each seat in the session, in a word; empty where nothing counts."""
        self.result: Callable[[], Sequence[str]] = _no_result
        """The result of the hand in sentences, once it is over and shown."""
        self.closed = False
        """Whether nobody is asked any more, whoever would be on turn."""
        self.rushes = False
        """Whether everything is where it goes at once, as we are out."""
        self.paused = False
        """Whether the others wait until the person goes on."""
        self.open_hands = False
        """Whether the person only watches and sees into every hand, from the next deal or drawing on."""
        self.summary = EMPTY_SUMMARY
        self._bound: tuple[AnyView | None, Obligation | None] = (None, None)  # a view, and what binds us in it
        self._brisk = False  # tricks go quickly
        self._recounts = False
        self._dot = 0
        self._deals = 0
        self._due: tuple[Event, ...] | None = None  # a deal that begins with the next tick, once the window stands
        self.wear(settings)

    @property
    def settled(self) -> bool:
        """Whether everything that has happened is shown, and rests."""
        return self.stage.settled and self._due is None

    @property
    def moving(self) -> bool:
        """Whether the clock is needed."""
        return self.clock.busy or self._due is not None

    @property
    def layout(self) -> TableLayout:
        """Where everything is."""
        return self.scene.layout

    def sit_down(self, sitting: Sitting) -> None:
        """Plays this from now on; the table is empty once it is laid out."""
        self.sitting = sitting
        self.view, self.turn, self._due, self._deals = None, None, None, 0
        self._so_far = None
        self.summary, self.closed, self.result = EMPTY_SUMMARY, False, _no_result
        self.open_hands = self.scene.positions.keeps_plays = self.scene.positions.over = False
        self.company.sit_down(sitting.seats, sitting.seat, sitting.sides)
        self.scene.positions.open_order = SUITS if sitting.in_suits else RANK
        self.be_brisk(False)
        self.rushes = False
        self.hand.look(_flat, printed_suit)
        self.hand.order = sitting.first_order(self.settings)
        self.stage.awaited = sitting.largest_hand

    def clear(self) -> None:
        """Removes every card."""
        self.hand.choice = NOTHING_CHOSEN
        assert self.sitting is not None
        picture = self._told(EMPTY_PICTURE, ()) if self.scene.positions.keeps_plays else EMPTY_PICTURE
        self.stage.present(picture, self.sitting.seat)

    def deal(self, events: Sequence[Event], view: AnyView) -> None:
        """Begins a deal with the next tick; later deals of a session are quicker."""
        self.scene.positions.keeps_plays, self.scene.positions.over = self.open_hands, False
        self.company.calm()
        self.result = _no_result
        self.clear()
        self._see(view)
        self._find_sets(self.hand.order)
        self.stage.tempo = replace(self.stage.tempo, later_deal=self._deals > 0)
        self._deals += 1
        self._due = tuple(events)

    def begin_deal(self) -> None:
        """Begins the deal that waits for its tick, if one does."""
        if self._due is not None and self.view is not None:
            events, self._due = self._due, None
            self._show(events)

    def advance(self, ms: float) -> None:
        """Lets so many milliseconds of animation pass."""
        self.begin_deal()
        self.clock.advance(ms)
        if self._recounts:
            self._recounts = False
            self.refresh(self.stage.picture)
            self.scene.mark(self.stage.picture)

    def play(self, events: Sequence[Event], view: AnyView) -> None:
        """Shows what has happened since."""
        self.begin_deal()
        self._see(view)
        self._show(events)
        if self.touches_our_hand(events):
            self.hand.carried.clear()
        self.scene.positions.relay_hand()

    def present(self, view: AnyView, past: Sequence[Event] = ()) -> None:
        """Draws a view from nothing; ``past``: all events of the deal, for somebody who sees into every hand."""
        assert self.sitting is not None
        self._due = None
        self._deals = max(self._deals, 1)
        self.result = _no_result
        self.company.calm()
        self._see(view)
        self._find_sets(self.hand.order)
        self.scene.positions.keeps_plays, self.scene.positions.over = bool(past), view.turn is None
        picture = self._told(EMPTY_PICTURE, past) if past else self._picture
        self.stage.present(picture, self.sitting.seat)

    def rest(self) -> None:
        """Shows who is on turn once everything before has been shown, and how cards lie when nobody is any more."""
        self.turn = None if self.view is None or self.closed else self.view.turn
        if self.view is not None and self.view.turn is None:
            self.scene.positions.end_hand()
            self.scene.mark(self.stage.picture)
        self.refresh(self.stage.picture)

    def uncover(self, events: Sequence[Event]) -> None:
        """Turns over what is laid open at the end of a deal."""
        self.scene.positions.end_hand()
        self.stage.play_on(events)

    def _show(self, events: Sequence[Event]) -> None:
        """Makes the stage show these; somebody who sees into every hand sees more than the view tells."""
        if self.scene.positions.keeps_plays:
            self.stage.play_on(events)
        else:
            self.stage.play(events, self._picture)

    def _told(self, before: Picture, events: Sequence[Event]) -> Picture:
        """The picture after these events, for somebody who sees into every hand."""
        assert self.sitting is not None
        us = self.sitting.seat
        others = open_hands(self.sitting.seats) - {Place(Zone.HAND, us)}  # ours is turned over when the hand is over
        return folded(replace(before, opened=others), events, us)

    @property
    def _picture(self) -> Picture:
        """Everything that our seat sees in the newest view."""
        assert self._so_far is not None
        return self._so_far.picture

    def _see(self, view: AnyView) -> None:
        """Takes this as the newest view, in which other cards may be high."""
        assert self.sitting is not None
        self.view = view
        game = self.sitting.game
        split = game.presentation.split
        self._so_far = so_far(view, self._so_far)
        self.scene.positions.mark(game.presentation.signs_of(view), self._so_far.fresh)
        height = self._in_direction(game.height(view))
        if self.hand.look(height, game.presentation.suit_of(view), unsplit if split is None else split(view)):
            self.hand.spread(self.layout)
            self.scene.positions.relay_hand()

    def _in_direction(self, height: Callable[[Card], int]) -> Callable[[Card], int]:
        """Puts high cards at the left, or low ones, as the setting says."""
        return (lambda card: -height(card)) if self.settings.ascending else height

    def led_with(self, card: Card) -> tuple[Cards, ...]:
        """The cards of our hand that go with this card, the fewest first: as the game says, or all of its rank."""
        led = None if self.sitting is None else self.sitting.game.presentation.led_with
        if led is None or self.view is None:
            return (tuple(each for each in self.hand.cards if each.rank == card.rank),)
        return led(self.view)(card)

    def touches_our_hand(self, events: Sequence[Event]) -> bool:
        """Whether cards come into our hand with these events, or leave it."""
        assert self.sitting is not None
        own = Place(Zone.HAND, self.sitting.seat)
        return any(isinstance(event, Moved) and own in (event.source, event.target) for event in events)

    def finish(self) -> None:
        """Completes all motion now."""
        self.begin_deal()
        self.stage.finish()
        if self.company.speaks:
            self._take_away_later()

    def refresh(self, picture: Picture) -> None:
        """Shows plates and speech as in this picture, with the cards that the screen shows."""
        partners = () if self.sitting is None else self.sitting.partners
        points = self._show_summary().points
        picture = self._with_own_mark(picture)
        self.scene.pause.tell(self._paused_words, self.layout, self._lying() if self.paused else ())
        *_, spoke_last = (None, *picture.words)
        for seat in range(len(self.layout.seats)):
            on_turn = seat == self.turn
            thinks = on_turn and self.sitting is not None and seat != self.sitting.seat and self.settled
            dots = self._dot / DOTS if thinks else None
            count, warns = self.scene.pile_count(seat), not self.stage.dealing and STOCK not in picture.places
            won, partner = points.get(seat), seat in partners
            standing = self._standing_of(seat)
            plate = plate_of(picture, seat, self.lexicon, count, on_turn, dots, warns, won, partner, standing)
            self.scene.plate(seat, plate)
            speaks_anew = on_turn and self.settled and seat != spoke_last
            said = None if speaks_anew else picture.words.get(seat)
            remark = self.company.said(seat)
            words = self.lexicon.say(remark) if remark else "" if said is None else self.lexicon.say(said)
            self.scene.say(seat, words)
            self.scene.show_face(seat, self.company.expression(seat))

    def _lying(self) -> tuple[Rect, ...]:
        """Where cards lie beside our hand: open ones, and piles with their numbers."""
        kinds = by_kind(things_on_felt(self.scene, None))
        lying = FeltKind.ASKED, FeltKind.CARDS, FeltKind.PLAYED, FeltKind.OWN, FeltKind.PILE
        return tuple(room for kind in lying for room in kinds[kind])

    @property
    def _paused_words(self) -> str:
        return self.lexicon.say("table.paused") if self.paused else ""

    def _standing_of(self, seat: Seat) -> Text | None:
        return self.standing[seat] if seat < len(self.standing) else None

    def _recount_later(self) -> None:
        """Updates plates and piles at the end of the tick, since several cards may move within one."""
        self._recounts = True

    def _hear(self, event: Event) -> None:
        """Updates faces and remarks after events that all have seen."""
        self._tell(event)
        if self.company.see(event) is not None:
            self._take_away_later()

    def end_match(self, winners: Sequence[Seat]) -> None:
        """Lets one of the match's winners pass a remark."""
        others = [seat for seat in winners if self.sitting is not None and seat != self.sitting.seat]
        if others and self.company.pass_remark(others[0], Occasion.MATCH) is not None:
            self._take_away_later()
            self.refresh(self.stage.picture)

    def _take_away_later(self) -> None:
        """Removes a remark after a while, or, where nothing moves, with the next play."""
        if self.stage.tempo.speed is not Speed.OFF:
            self.clock.later(REMARK, STAYS * 1000, self._hush)

    def _hush(self) -> None:
        self.company.hush()
        self.refresh(self.stage.picture)

    def _is_tractor(self, cards: Faces) -> bool:
        """Whether these cards, in a game that says what is led together, contain a tractor."""
        split = None if self.sitting is None else self.sitting.game.presentation.split
        if split is None or self.view is None or None in cards:
            return False
        parts = split(self.view)(tuple(card for card in cards if card is not None))
        return any(len(part) > len(set(part)) > 1 for part in parts)

    def notes(self) -> list[tuple[str, QRect]]:
        """Every seat, bar and pile in words, each with its place, for tooltips and screen readers."""
        if self.sitting is None or self.view is None:
            return []
        layout, us, picture, points = self.layout, self.sitting.seat, self._as_it_lies(), self.summary.points
        notes = [(line, to_qrect(layout.header)) for line in self.summary.lines]
        notes.append((brackets_in_words(self.summary, self.lexicon), self.scene.notices.gauge.toAlignedRect()))
        for relative, places in enumerate(layout.seats):
            seat = (us + relative) % len(layout.seats)
            partner = seat in self.sitting.partners
            words = seat_in_words(picture, seat, us, self.lexicon, partner, points.get(seat), self._standing_of(seat))
            told = (words or self.lexicon.name_of(seat), *self.sitting.player_in_words(seat, self.lexicon))
            notes.append((self.lexicon.say("spoken.comma").join(told), to_qrect(places.plate)))
        for place in COUNTED:
            count = self.scene.lying(place)
            words = zone_in_words(place.zone, (None,) * count, self.lexicon) if count else ""
            notes.append((words, to_qrect(spot(layout, place, us))))
        if (faces := picture.places.get(KITTY)) and (room := self.scene.open_room(KITTY)) is not None:
            notes.append((capitalised(zone_in_words(Zone.KITTY, faces, self.lexicon)), room.toAlignedRect()))
        notes.append((self._paused_words, self.scene.pause.room.toAlignedRect()))
        return [(words, room) for words, room in notes if words]

    def _as_it_lies(self) -> Picture:
        """What the screen has shown, with the cards of open hands in the order in which they lie."""
        picture, in_order = self.stage.picture, self.scene.positions.in_order
        places = {place: in_order(place, faces) for place, faces in picture.places.items()}
        return self._with_own_mark(replace(picture, places=places))

    def _with_own_mark(self, picture: Picture) -> Picture:
        """The picture with what only we see of our own seat, unless all see it by now."""
        mark = self.summary.own_mark
        if self.sitting is None or not mark or mark.partition(".")[0] in picture.marks:
            return picture
        return replace(picture, marks={**picture.marks, mark: (self.sitting.seat, None)})

    def tip(self, at: Point) -> str:
        """The tooltip at this point; for another seat's cards the words of its plate."""
        said = [words for words, room in self.notes() if room.contains(round(at.x), round(at.y))]
        if not said and self.sitting is not None:
            plates = {room.topLeft().toTuple(): words for words, room in self.notes()}
            stacks = [seat for seat in self.layout.seats[1:] if seat.stack.contains(at)]
            said = [plates.get(to_qrect(seat.plate).topLeft().toTuple(), "") for seat in stacks]
        return "\n".join(words for words in said if words)

    def words(self) -> str:
        """The whole table in words, as far as the screen has shown it."""
        if self.sitting is None or self.view is None:
            return ""
        summary, sitting, picture = self.summary, self.sitting, self._as_it_lies()
        gains = capitalised(self.lexicon.say("spoken.between_hands").join(gains_in_words(summary, self.lexicon)))
        return table_in_words(
            self.view,
            self.lexicon,
            self.hand.cards,
            sitting.partners,
            (self._paused_words, *self.result(), *summary.lines, gains),
            summary.points,
            picture,
            self.closed,
            self.bound,
            self.standing,
        )

    @property
    def bound(self) -> Obligation | None:
        """What binds us when it is our turn, see ``what_binds``; found once for a view."""
        if self.sitting is None or self.view is None:
            return None
        if self._bound[0] is not self.view:
            self._bound = self.view, what_binds(self.sitting.game, self.view)
        return self._bound[1]

    def _show_summary(self) -> TableSummary:
        """Shows what all keep in sight, as of the last view at which the screen has come to rest."""
        if self.sitting is not None and self.view is not None and self.settled:
            self.summary = table_summary(self.sitting.game.presentation, self.view, self.lexicon)
        summary = self.summary
        self.scene.notices.tell(summary, qrect(self.layout.header))
        return summary

    def _moment(self, event: Event) -> str:
        """The large words for an event, if it has any: the game's own, by a mark, its label, or what was said."""
        words: Text | None = None
        match event:
            case Marked(mark, seat, label) if seat is not None:
                name = mark if label is None else label.key.removeprefix("mark.")
                args = () if label is None else label.args
                words = Text(f"moment.{name}", (*(each for each in args if each[0] != "seat"), ("seat", seat)))
            case Said(seat, said):
                words = Text(f"moment.{said.key}", (*said.args, ("seat", seat)))
        known = words is not None and self.sitting is not None and words.key in self.sitting.game.words
        return self.lexicon.say(words) if words is not None and known else ""

    def next_dot(self) -> None:
        """Shows the next phase of a thinking seat's dots."""
        self._dot = (self._dot + 1) % DOTS
        self.refresh(self.stage.picture)

    def wear(self, settings: Settings) -> None:
        """Takes look and speed from these settings; the caller lays out and redraws."""
        before, self._look = self._look, table_look(settings, self.faces.look.deck)
        self.move_as(settings)
        if settings.ascending != before.ascending and self.view is not None:
            self._see(self.view)
        if (settings.sort, settings.columns) != (before.sort, before.columns):
            order = settings.sort if self.sitting is None else self.sitting.first_order(settings)
            self._find_sets(order)
            self.hand.sort(order)
        self.felt = self._look.felt
        self.faces.wear(self._look.faces)
        self.scene.wear(self.felt)

    def looks_so(self, settings: Settings) -> bool:
        """Whether everything already looks as these settings say, so that nothing has to be redrawn."""
        return self._look == table_look(settings, self.faces.look.deck)

    def move_as(self, settings: Settings) -> None:
        """Takes speed and talk from these settings; the look stays as it is."""
        self.settings = settings
        self.company.remarks = settings.remarks
        speed = speed_wanted(settings.speed, self.reduced_motion)
        self.stage.tempo = replace(self.stage.tempo, speed=speed)
        self.be_brisk(self._brisk)
        self.scene.positions.shift = 0.0 if speed is Speed.OFF else SHIFT

    def be_brisk(self, brisk: bool) -> None:
        """Sets whether finished tricks go quickly, because nobody waits to see who wins them."""
        self._brisk = brisk
        usual = TRICK_STAYS * milliseconds(self.settings)
        stays = min(CLAIMED_TRICK_STAYS, usual) if brisk else usual
        holds = self.settings.hold_tricks and not brisk
        self.stage.tempo = replace(self.stage.tempo, trick_stays=stays or float(holds), holds=holds)

    def lay_out(self, size: Size, ratio: float, font: QFont) -> None:
        """Gives everything its place in a window of this size, in logical pixels."""
        sitting, settings = self.sitting, self.settings
        assert sitting is not None
        large = settings.cut == "large"
        layout = table_layout(
            size,
            sitting.seats,
            sitting.largest_hand,
            large_print=large,
            left_handed=settings.left_handed,
            combinations=sitting.combines,
            headed=sitting.headed,
            columns=sitting.columns and settings.columns,
        )
        self.scene.lay_out(layout, sitting.seat, ratio, table_font(font, layout.scale, settings))

    def zone(self, words: str, goes: bool, at: Point | None) -> None:
        """Shows what a drop of the carried cards would do; shows nothing without carried cards."""
        layout = self.layout
        if at is None:
            self.scene.zone.cover(None)
        else:
            beyond = self.hand.fan.card.height / 2 + 30
            above = at.y - beyond > layout.felt.y + 30
            middle = QPointF(at.x, at.y - beyond if above else at.y + beyond)
            self.scene.zone.tell(words, goes, layout.drop.contains(at), qrect(layout.felt), middle)

    def next_sort(self) -> str:
        """Sorts the hand in the next order; returns its name."""
        assert self.sitting is not None
        order = next_order(self.hand.order, self.sitting.columns, self.sitting.combines, self.sitting.splits)
        self._find_sets(order)
        self.hand.sort(order)
        self.hand.spread(self.layout)
        self.scene.positions.relay_hand()
        return self.hand.order

    def _find_sets(self, order: str) -> None:
        """Finds the best split of this hand, for the order by sets."""
        combinations = None if self.sitting is None else self.sitting.game.presentation.combinations
        if order == SETS and self.view is not None and combinations is not None:
            self.hand.sets = best_split(own_hand(self.view), combinations(self.view))

    def redraw(self) -> None:
        """Redraws everything where it lies now; flights end."""
        if self.sitting is None:
            return
        if self.stage.settled:
            self.stage.present(self.stage.picture, self.sitting.seat)
        else:
            self.stage.finish()
        self.scene.invalidate()


def table_font(font: QFont, scale: float, settings: Settings) -> QFont:
    """The one size of letters on the table."""
    sized = QFont(font)
    large = LARGE_TEXT if settings.cut == "large" else 1.0
    wanted = max(LEAST_TEXT, TEXT * scale * large) * settings.text_size / 100
    sized.setPixelSize(round(min(wanted, max(LEAST_TEXT, MOST_TEXT * scale))))
    return sized


def _no_result() -> tuple[str, ...]:
    """The result of a hand that is not over."""
    return ()


def _flat(_card: Card) -> int:
    """The order of ranks before a game is played here."""
    return 0
