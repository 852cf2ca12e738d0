"""The table on the screen: it draws views, plays events, and returns the actions that the person decides on.

``sit_down`` names the game, its options and our seat. Then ``deal`` (a new deal, with its animation), ``play`` (what
happened, up to this view) and ``present`` (draw from nothing) show views; ``refuse`` says why an action was not
accepted. The question of a view is shown once everything before it has been, and ``settled`` tells so. Whoever drives
the table by hand (tests) calls ``advance`` with milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.events import EMPTY_PICTURE, Event, Moved, Picture, Place, Seat, Zone
from engine.game import Game
from engine.refusals import Refusal
from ui.faces import Faces, Look
from ui.language import Lexicon
from ui.settings import Settings
from ui.table.accessible import Spots, announce
from ui.table.asker import Asker
from ui.table.choice import NOTHING_CHOSEN
from ui.table.clock import Clock
from ui.table.geometry import Point, Size
from ui.table.hand_input import HandInput, Wishes
from ui.table.hand_items import HandItems
from ui.table.hints import Hint, hints, slots_of
from ui.table.intents import Cancel, Move, Press
from ui.table.intents import Event as Pointing
from ui.table.keys import QUIET, Key, arrow_of, is_modifier, key_of
from ui.table.last_trick import TrickPanel, last_trick
from ui.table.layout import TableLayout, table_layout
from ui.table.lying import SHIFT
from ui.table.motions import Speed, speed_wanted
from ui.table.plates import PLAY_HERE, plate_of, spots_of
from ui.table.prompts import pass_offer
from ui.table.scene import TableScene, qrect, to_qrect
from ui.table.sorting import next_order
from ui.table.spoken import event_in_words, picture_of, table_in_words
from ui.table.stage import Stage
from ui.table.style import table_style
from ui.table.table_view import TableView
from ui.table.ticker import Ticker
from ui.theme import felt_named, is_dark

TRICK_STAYS = 1.5
"""How long a finished trick stays, over the pace."""
DOTS_MS = 170
TEXT = 14.5
"""Pixels of the letters on the table at scale 1."""


class TableWidget(QWidget):
    """One table for one person; see the top of the module."""

    chosen = Signal(object)  # an Action that the person decided on
    settled = Signal()  # everything that has happened is shown, and rests
    undo_asked = Signal()  # Ctrl+Z
    rules_asked = Signal()  # F1
    hinted = Signal()  # a hint was shown
    spoken = Signal(str)  # the table in words, as it was asked for

    def __init__(
        self,
        lexicon: Lexicon,
        faces: Faces,
        settings: Settings,
        parent: QWidget | None = None,
        ticker: Ticker | None = None,
    ) -> None:
        super().__init__(parent)
        self.lexicon, self.faces, self.settings = lexicon, faces, settings
        self.clock = Clock()
        self.view: Any = None
        self._game: Game | None = None
        self._options: Any = None
        self._seat: Seat = 0
        self._largest_hand = 1
        self._deals = 0
        self._turn: Seat | None = None
        self._deal_due: tuple[Event, ...] | None = None  # a deal that begins with the next tick, once the window stands
        self._answered = False
        self._hints: tuple[Hint, ...] = ()
        self._hint = 0
        self._felt = felt_named(settings.table, is_dark(settings.scheme))
        self.hand = HandItems(settings.sort, lambda card: 0)
        self.scene = TableScene(faces, self._felt, self.font(), self.hand, self.clock)
        self.table_view = TableView(self.scene, self._point, self)
        self.stage = Stage(self.scene, self._refresh, self._hear, self._rest)
        self.scene.lying.landed = lambda: self._refresh(self.stage.picture)
        wishes = Wishes(self._choice_changed, self._dragged, self._dropped, self._play_chosen)
        self.input = HandInput(self.hand, self.scene.lying, self._felt, wishes)
        self.spots = Spots(self)
        self.spots.pressed.connect(self._press_spot)
        self.spots.neared.connect(self.input.put_cursor)
        self.asker: Asker | None = None
        self.panel = TrickPanel(self)
        self._ticker = ticker if ticker is not None else Ticker(self)
        self._ticker.ticked.connect(self.advance)
        self._dots = QTimer(self)
        self._dots.setInterval(DOTS_MS)
        self._dots.timeout.connect(self._advance_dots)
        self._dot = 0
        self.setObjectName("table")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(640, 400)
        lexicon.changed.connect(self._speak)
        self._apply()

    # What the table is told.

    def sit_down(self, game: Game, options: Any, seat: Seat) -> None:
        """From now on this game is played here with these options, and we have this seat; the table is empty."""
        self._game, self._options, self._seat = game, options, seat
        self._deals, self.view, self._deal_due = 0, None, None
        self.lexicon.learn(game.words)
        self.hand.height = game.height(options)
        self._largest_hand = ceil(len(game.pack(options)) / game.seats(options)) + 1
        if self.asker is not None:
            self.asker.leave()
        self.asker = Asker(game, self.lexicon, self._felt, self.faces, self)
        self.asker.answered.connect(self._answer)
        self.asker.hint_pressed.connect(self.hint)
        self.spots.raise_()
        self._lay_out()
        self.stage.present(EMPTY_PICTURE, seat)

    def deal(self, events: Sequence[Event], view: Any) -> None:
        """A new deal begins: the table is cleared and the cards are taken."""
        self.input.interrupt()
        self.hand.choice = NOTHING_CHOSEN
        self.stage.present(EMPTY_PICTURE, self._seat)
        self.stage.tempo = replace(self.stage.tempo, later_deal=self._deals > 0)
        self._deals += 1
        self._take(view)
        self._deal_due = tuple(events)
        self._wake()

    def play(self, events: Sequence[Event], view: Any) -> None:
        """This has happened since, and led to this view."""
        self._begin_deal()
        own = Place(Zone.HAND, self._seat)
        if any(isinstance(event, Moved) and own in (event.source, event.target) for event in events):
            if not self._answered:
                self.input.interrupt()
        self._take(view)
        self.stage.play(events, picture_of(view))
        self._answered = False
        self.hand.carried.clear()
        self.scene.lying.relay_hand()
        self._wake()

    def present(self, view: Any) -> None:
        """Draw this view from nothing."""
        self.input.interrupt()
        self._deal_due = None
        self._deals = max(self._deals, 1)
        self._take(view)
        self.stage.present(picture_of(view), self._seat)
        self._rest()

    def refuse(self, refusal: Refusal) -> None:
        """The action that was chosen is not allowed: cards glide home, the status line says why."""
        self._answered = False
        self.input.take_home()
        if self.asker is not None:
            self.asker.status.remark(self.lexicon.say(refusal.text), refused=True)
        self._ask()
        self._wake()

    def apply_settings(self, settings: Settings) -> None:
        """Wear and move as these settings say, at once."""
        sort = settings.sort != self.settings.sort
        self.settings = settings
        self.finish()
        if sort:
            self.hand.sort(settings.sort)
        self._apply()

    def finish(self) -> None:
        """Complete all motion now."""
        self._begin_deal()
        self.stage.finish()

    # What the table is asked to show.

    def hint(self) -> None:
        """提示: choose the weakest legal move, and at every further call the next one up."""
        if self.asker is None or not self.asker.live:
            return
        if not self._hints:
            self._hints, self._hint = hints(self.view), 0
        say = self.lexicon.say
        if not self._hints:
            can_pass = pass_offer(self.asker.offers) is not None
            self.asker.status.remark(say("table.hint.pass_only" if can_pass else "table.hint.none"))
            return
        hint = self._hints[self._hint % len(self._hints)]
        self._hint += 1
        self.input.choose(slots_of(self.hand.cards, hint.cards))
        assert self._game is not None
        what = self._game.caption(self.view, hint.action)
        self.asker.status.remark(say("table.hint.of", place=hint.place, all=hint.among, what=what))
        self.hinted.emit()
        self._wake()

    def sort(self) -> None:
        """Sort the hand in the next order."""
        self.input.interrupt()
        self.hand.sort(next_order(self.hand.order))
        self.hand.spread(self.scene.layout)
        self.scene.lying.relay_hand()
        self.input.frames()
        self._remark(self.lexicon.say(f"table.sorted.{self.hand.order}"))
        self._choice_changed()

    def show_last_trick(self) -> None:
        """Show the last trick that was set aside, large; or take it away again."""
        if self.panel.isVisible():
            self.panel.hide()
            return
        trick = () if self.view is None else last_trick(self.view)
        if not trick:
            self._remark(self.lexicon.say("table.no_last_trick"))
            return
        rows = [(self.lexicon.name_of(seat), cards) for seat, cards in trick]
        self.panel.show_trick(self.lexicon.say("table.last_trick"), rows, self.faces, round(self.scene.layout.played))

    def speak(self) -> None:
        """Say the whole table in words, to be read and to be heard."""
        if self.view is None:
            return
        words = table_in_words(self.view, self.lexicon)
        self.panel.show_words(words)
        announce(self, words)
        self.spoken.emit(words)

    def choose_places(self, numbers: Sequence[int]) -> None:
        """Choose the cards at these places of the hand."""
        self.input.choose(tuple(numbers))
        self._wake()

    def advance(self, ms: float) -> None:
        """Let so many milliseconds of animation pass."""
        self._begin_deal()
        self.clock.advance(ms)
        self.table_view.expect(self.scene.flights.count)
        if not self.clock.busy:
            self._ticker.stop()

    # From the stage.

    def _refresh(self, picture: Picture) -> None:
        seats = len(self.scene.layout.seats)
        for seat in range(seats):
            on_turn = seat == self._turn
            dots = self._dot / 4 if on_turn and seat != self._seat and self.stage.settled else None
            count = None if seat == self._seat else self.scene.pile_count(seat)
            self.scene.plate(seat, plate_of(picture, seat, self.lexicon, count, on_turn, dots))
            said = picture.words.get(seat)
            self.scene.say(seat, "" if said is None else self.lexicon.say(said))

    def _hear(self, event: Event) -> None:
        announce(self, event_in_words(event, self._seat, self.lexicon))

    def _rest(self) -> None:
        """Everything is shown: now the question, and then whoever listens."""
        self._turn = None if self.view is None else self.view.turn
        self._refresh(self.stage.picture)
        self._ask()
        others = self._turn is not None and self._turn != self._seat
        if others and self.isVisible():
            self._dots.start()
        else:
            self._dots.stop()
        QTimer.singleShot(0, self, self._tell_settled)

    def _tell_settled(self) -> None:
        if self.stage.settled and self._deal_due is None and self.view is not None:
            self.settled.emit()

    def _begin_deal(self) -> None:
        if self._deal_due is not None:
            events, self._deal_due = self._deal_due, None
            self.stage.play(events, picture_of(self.view))

    def _take(self, view: Any) -> None:
        self.view = view
        self._hints = ()
        self._dots.stop()
        self.panel.hide()
        if self.asker is not None:
            self.asker.rest()

    def _advance_dots(self) -> None:
        self._dot = (self._dot + 1) % 4
        self._refresh(self.stage.picture)

    # From the person.

    def _point(self, event: Pointing) -> None:
        if self._game is None:
            return
        if isinstance(event, Press | Cancel):
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            if self.panel.isVisible():
                self.panel.hide()
                return
            if not self.stage.settled:
                dealing = self.stage.dealing
                self.finish()
                if dealing or isinstance(event, Cancel):
                    return
        if not (isinstance(event, Move) and self.stage.dealing):
            self.input.event(event)
            self._wake()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key of the table; any key ends a motion that is going on."""
        arrow, key = arrow_of(event), key_of(event)
        if is_modifier(event) or self.asker is None:
            event.ignore()
            return
        if self.panel.isVisible():
            self.panel.hide()
            return
        if not self.stage.settled:
            self.finish()
            if arrow is None and key not in QUIET:
                return
        if arrow is not None:
            self.input.walk(arrow, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            if self.hand.choice.cursor is not None:
                self.spots.focus(self.hand.choice.cursor)
        elif key is not None:
            self._press_key(key)
        else:
            event.ignore()
        self._wake()

    def _press_key(self, key: Key) -> None:
        assert self.asker is not None
        match key:
            case Key.CHOOSE:
                self.input.press_cursor()
            case Key.PLAY:
                self._play_chosen()
            case Key.CLEAR:
                self.input.event(Cancel())
            case Key.PASS:
                self.asker.decline()
            case Key.HINT:
                self.hint()
            case Key.SORT:
                self.sort()
            case Key.SPEAK:
                self.speak()
            case Key.LAST_TRICK:
                self.show_last_trick()
            case Key.UNDO:
                self.undo_asked.emit()
            case Key.RULES:
                self.rules_asked.emit()

    def _press_spot(self, key: int) -> None:
        if key == PLAY_HERE:
            self._play_chosen()
        else:
            self.input.put_cursor(key)
            self.input.press_cursor()
        self._wake()

    def _answer(self, action: object) -> None:
        assert self.asker is not None
        self.asker.rest()
        self._answered = True
        self.chosen.emit(action)
        self._answered = False
        if self.hand.carried:
            self.input.take_home()
        self._wake()

    def _play_chosen(self) -> None:
        if self.asker is not None:
            self.asker.decide(self.hand.chosen_cards)

    def _choice_changed(self) -> None:
        self._ask()
        self._wake()

    def _dragged(self, at: Point) -> None:
        assert self.asker is not None
        drop = self.scene.layout.drop
        offer = self.asker.reading(self.hand.carried_cards)
        words = None if offer is None else offer.reason or offer.caption or offer.label
        goes = offer is not None and offer.allowed
        said = self.lexicon.say(words if words is not None else "table.not_now")
        self.scene.zone.tell(said, goes, drop.contains(at), qrect(drop))

    def _dropped(self, on_table: bool) -> None:
        assert self.asker is not None
        self.scene.zone.cover(None)
        cards = self.hand.carried_cards
        if not cards:
            return
        if on_table:
            self.asker.decide(cards)
        if self.hand.carried:
            self.input.take_home()
        self._wake()

    # How it looks.

    def _ask(self) -> None:
        if self.asker is None:
            return
        live = self.stage.settled and self._deal_due is None and not self._answered
        self.asker.ask(self.view, self.hand.chosen_cards, live)
        self.asker.place_grid(to_qrect(self.scene.layout.felt))
        offer = self.asker.reading(self.hand.chosen_cards)
        words = None if offer is None else offer.caption or offer.reason
        reading = "" if words is None else self.lexicon.say(words)
        self.spots.show_spots(tuple(spots_of(self.hand, self.scene.layout.drop, self.lexicon, reading)))

    def _remark(self, words: str) -> None:
        announce(self, words)
        if self.asker is not None:
            self.asker.status.remark(words)

    def _speak(self) -> None:
        """Another language, or other names."""
        if self._game is not None:
            self._lay_out()
            self._redraw()

    def _apply(self) -> None:
        """Do as the settings say."""
        settings = self.settings
        speed = speed_wanted(settings.speed, reduced_motion=False)
        stays = TRICK_STAYS * settings.pace
        self.stage.tempo = replace(self.stage.tempo, speed=speed, trick_stays=stays)
        self.scene.lying.shift = 0.0 if speed is Speed.OFF else SHIFT
        self.input.speed = speed
        self.input.play_on_double_click = settings.play_on_double_click
        self._felt = felt_named(settings.table, is_dark(settings.scheme))
        self.input.felt = self._felt
        self.faces.wear(Look(settings.cut, settings.colours, settings.back, self.faces.look.deck))
        self.setStyleSheet(table_style(self._felt))
        self.scene.wear(self._felt)
        if self.asker is not None:
            self.asker.use_felt(self._felt)
        if self._game is not None:
            self._lay_out()
            self._redraw()

    def _layout_now(self) -> TableLayout:
        assert self._game is not None
        return table_layout(
            Size(self.width(), self.height()),
            self._game.seats(self._options),
            self._largest_hand,
            large_print=self.settings.cut == "large",
            left_handed=self.settings.left_handed,
        )

    def _lay_out(self) -> None:
        """Give everything its place in the window of now."""
        layout = self._layout_now()
        self.table_view.setGeometry(self.rect())
        self.spots.setGeometry(self.rect())
        font = self._table_font(layout.scale)
        self.scene.lay_out(layout, self._seat, self.devicePixelRatioF(), font)
        if self.asker is not None:
            self.asker.place(layout, font)

    def _table_font(self, scale: float) -> QFont:
        font = QFont(self.font())
        large = 1.15 if self.settings.cut == "large" else 1.0
        size = max(13.0, TEXT * scale * large) * self.settings.text_size / 100
        font.setPixelSize(round(size))
        return font

    def _redraw(self) -> None:
        """Draw everything anew where it lies now."""
        if self.stage.settled:
            self.stage.present(self.stage.picture, self._seat)
        else:
            self.stage.finish()
        self.input.frames()
        self._ask()
        self.scene.invalidate()
        self._wake()

    def _wake(self) -> None:
        if self.clock.busy or self._deal_due is not None:
            self._ticker.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table fills the window, whatever its size."""
        super().resizeEvent(event)
        self.table_view.setGeometry(self.rect())
        if self._game is not None:
            self._lay_out()
            self._redraw()

    def changeEvent(self, event: QEvent) -> None:
        """Another font of the application is another font here."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._game is not None:
            self._lay_out()
            self._redraw()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves where nobody looks."""
        super().hideEvent(event)
        self._dots.stop()
        if self.asker is not None:
            self.asker.status.rest()
