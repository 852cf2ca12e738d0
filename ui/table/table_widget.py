"""The table on the screen: it draws views, plays events, and returns the actions that the person decides on.

``sit_down`` names the game, its options and our seat. Then ``deal`` (a new deal, with its animation), ``play`` (what
happened, up to this view) and ``present`` (draw from nothing) show views; ``refuse`` says why an action was not
accepted. The question of a view is shown once everything before it has been, and ``settled`` tells so. Whoever drives
the table by hand (tests) calls ``advance`` with milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.events import Event, Seat
from engine.game import Game
from engine.refusals import Refusal
from ui.faces import Faces
from ui.language import Lexicon
from ui.settings import Settings
from ui.table.accessible import Spots, announce
from ui.table.asker import Asker
from ui.table.board import DOTS_MS, Board, Sitting, table_font
from ui.table.geometry import Point, Size
from ui.table.hand_input import HandInput, Wishes
from ui.table.intents import Cancel, Move, Press
from ui.table.intents import Event as Pointing
from ui.table.keys import QUIET, Key, arrow_of, is_modifier, key_of
from ui.table.last_trick import TrickPanel
from ui.table.open_choice import OPEN_SPOT
from ui.table.plates import PLAY_HERE, spots_of
from ui.table.spoken import event_in_words, table_in_words
from ui.table.style import table_style
from ui.table.table_view import TableView
from ui.table.ticker import Ticker


class TableWidget(QWidget):
    """One table for one person; see the top of the module."""

    chosen = Signal(object)  # an Action that the person decided on
    settled = Signal()  # everything that has happened is shown, and rests
    undo_asked = Signal()  # Ctrl+Z
    rules_asked = Signal()  # F1
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
        self.board = Board(lexicon, faces, settings, self.font(), self._hear, self._rest)
        self.scene, self.stage, self.hand = self.board.scene, self.board.stage, self.board.hand
        self.table_view = TableView(self.scene, self._point, self)
        wishes = Wishes(self._choice_changed, self._dragged, self._dropped, self._play_chosen)
        self.input = HandInput(self.hand, self.scene.lying, self.board.felt, wishes)
        self.spots = Spots(self)
        self.spots.pressed.connect(self._press_spot)
        self.spots.neared.connect(self.input.put_cursor)
        self.asker: Asker | None = None
        self.panel = TrickPanel(self)
        self._answered = self._watching = False
        self._keys: dict[Key, Callable[[], None]] = {
            Key.CHOOSE: self.input.press_cursor,
            Key.PLAY: self._play_chosen,
            Key.CLEAR: partial(self.input.event, Cancel()),
            Key.PASS: self._decline,
            Key.HINT: self.hint,
            Key.SORT: self.sort,
            Key.SPEAK: self.speak,
            Key.LAST_TRICK: self.show_last_trick,
            Key.UNDO: self.undo_asked.emit,
            Key.RULES: self.rules_asked.emit,
        }
        self._ticker = ticker if ticker is not None else Ticker(self)
        self._ticker.ticked.connect(self.advance)
        self._dots = QTimer(self, interval=DOTS_MS)
        self._dots.timeout.connect(self.board.next_dot)
        self.setObjectName("table")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(640, 400)
        lexicon.changed.connect(self._draw_anew)
        self._wear()

    @property
    def view(self) -> Any:
        """The newest view that the table was told of."""
        return self.board.view

    # What the table is told.

    def sit_down(self, game: Game, options: Any, seat: Seat, watching: bool = False) -> None:
        """From now on this game is played here with these options, and we have this seat; the table is empty.

        ``watching``: an AI plays our cards too, so nothing is asked.
        """
        self._watching = watching
        self.lexicon.learn(game.words)
        self.board.sit_down(Sitting(game, options, seat))
        if self.asker is not None:
            self.asker.leave()
        self.asker = Asker(game, self.lexicon, self.scene, self)
        self.asker.answered.connect(self._answer)
        self.asker.rechosen.connect(self._choice_changed)
        self.asker.hint_pressed.connect(self.hint)
        self.spots.raise_()
        self._lay_out()
        self.board.clear()

    def deal(self, events: Sequence[Event], view: Any) -> None:
        """A new deal begins: the table is cleared and the cards are taken."""
        self.input.interrupt()
        self._ask_nothing()
        self.board.deal(events, view)
        self._wake()

    def play(self, events: Sequence[Event], view: Any) -> None:
        """This has happened since, and led to this view."""
        if not self._answered and self.board.touches_our_hand(events):
            self.input.interrupt()
        self._ask_nothing()
        self.board.play(events, view)
        self._answered = False
        self._wake()

    def present(self, view: Any) -> None:
        """Draw this view from nothing."""
        self.input.interrupt()
        self._ask_nothing()
        self.board.present(view)
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
        self.settings = settings
        self.finish()
        self._wear()
        self._draw_anew()

    def reduce_motion(self, reduced: bool) -> None:
        """The desktop asks for less motion, or no longer does: then things are where they go at once."""
        self.board.reduced_motion = reduced
        self.apply_settings(self.settings)

    def finish(self) -> None:
        """Complete all motion now."""
        self.board.finish()

    def advance(self, ms: float) -> None:
        """Let so many milliseconds of animation pass."""
        self.board.begin_deal()
        self.board.clock.advance(ms)
        self.table_view.expect(self.scene.flights.count)
        if not self.board.moving:
            self._ticker.stop()

    # What the table is asked to show.

    def hint(self) -> None:
        """提示: choose the weakest legal move, and at every further call the next one up."""
        slots = () if self.asker is None else self.asker.hint(self.hand.cards)
        if slots:
            self.input.choose(slots)
            self._wake()

    def sort(self) -> None:
        """Sort the hand in the next order."""
        self.input.interrupt()
        order = self.board.next_sort()
        self.input.frames()
        self._remark(self.lexicon.say(f"table.sorted.{order}"))
        self._choice_changed()

    def show_last_trick(self) -> None:
        """Show the last trick that was set aside, large; or take it away again."""
        view, width = self.view, round(self.scene.layout.played)
        if not (self.panel.dismissed() or (view and self.panel.show_last(view, self.lexicon, self.faces, width))):
            self._remark(self.lexicon.say("table.no_last_trick"))

    def speak(self) -> None:
        """Say the whole table in words, to be read and to be heard."""
        if self.view is None:
            return
        words = table_in_words(self.view, self.lexicon, self.hand.cards)
        self.panel.show_words(words)
        announce(self, words)
        self.spoken.emit(words)

    # From the stage.

    def _hear(self, event: Event) -> None:
        assert self.board.sitting is not None
        announce(self, event_in_words(event, self.board.sitting.seat, self.lexicon))

    def _rest(self) -> None:
        """Everything is shown: now the question, and then whoever listens."""
        board, view = self.board, self.view
        board.turn = None if view is None else view.turn
        board.refresh(self.stage.picture)
        self._ask()
        if view is not None and board.turn not in (None, view.seat) and self.isVisible():
            self._dots.start()
        QTimer.singleShot(0, self, self._tell_settled)

    def _tell_settled(self) -> None:
        if self.board.settled and self.view is not None:
            self.settled.emit()

    def _ask_nothing(self) -> None:
        """Something new has happened: panels go, and nothing is asked until it is shown."""
        self._dots.stop()
        self.panel.hide()
        self._take_focus_back()
        if self.asker is not None:
            self.asker.rest()

    def _take_focus_back(self) -> None:
        """Before a button is greyed or a grid goes, the keyboard comes back to the table."""
        focused = self.focusWidget()
        if focused is not None and focused is not self and self.isAncestorOf(focused):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    # From the person.

    def _point(self, event: Pointing) -> None:
        if self.board.sitting is None:
            return
        if isinstance(event, Press | Cancel):
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            if self.panel.dismissed():
                return
            if not self.board.settled:
                dealing = self.stage.dealing
                self.finish()
                if dealing or isinstance(event, Cancel):
                    return
            if self.asker is not None and isinstance(event, Press) and self.asker.open.press(event.at):
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
        if self.panel.dismissed():
            return
        if not self.board.settled:
            self.finish()
            if arrow is None and key not in QUIET:
                return
        if arrow is not None and self.asker.open.active:
            self.asker.open.walk(arrow)
        elif arrow is not None:
            self.input.walk(arrow, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            if self.hand.choice.cursor is not None:
                self.spots.focus(self.hand.choice.cursor)
        elif key is not None:
            self._keys[key]()
        else:
            event.ignore()
        self._wake()

    def _decline(self) -> None:
        if self.asker is not None:
            self.asker.decline()

    def _press_spot(self, key: int) -> None:
        if key == PLAY_HERE:
            self._play_chosen()
        elif key <= OPEN_SPOT and self.asker is not None:
            self.asker.open.toggle(OPEN_SPOT - key)
        else:
            self.input.put_cursor(key)
            self.input.press_cursor()

    def _answer(self, action: object) -> None:
        assert self.asker is not None
        self._take_focus_back()
        self.asker.rest()
        self._answered = True
        self.chosen.emit(action)
        self._answered = False
        if self.hand.carried:
            self.input.take_home()
        self._wake()

    def _play_chosen(self) -> None:
        if self.asker is not None:
            self.asker.decide(self.asker.chosen(self.hand.chosen_cards))

    def _choice_changed(self) -> None:
        self._ask()
        self._wake()

    def _dragged(self, at: Point) -> None:
        assert self.asker is not None
        words, goes = self.asker.outcome(self.hand.carried_cards)
        self.board.zone(words, goes, at)

    def _dropped(self, on_table: bool) -> None:
        assert self.asker is not None
        self.board.zone("", False, None)
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
        live = self.board.settled and not self._answered and not self._watching
        reading = self.asker.ask(self.view, self.hand.chosen_cards, live)
        spots = spots_of(self.hand, self.scene.layout.drop, self.lexicon, reading)
        self.spots.show_spots((*spots, *self.asker.open.spots(self.lexicon)))

    def _remark(self, words: str) -> None:
        announce(self, words)
        if self.asker is not None:
            self.asker.status.remark(words)

    def _wear(self) -> None:
        """Look as the settings say; what is already laid out is not moved."""
        self.board.wear(self.settings)
        felt = self.input.felt = self.board.felt
        self.input.speed = self.stage.tempo.speed
        self.input.play_on_double_click = self.settings.play_on_double_click
        self.setStyleSheet(table_style(felt))
        if self.asker is not None:
            self.asker.use_felt(felt)

    def _draw_anew(self) -> None:
        """Another size, language, font or look: everything takes its place and is drawn again."""
        self.table_view.setGeometry(self.rect())
        if self.board.sitting is None:
            return
        self._lay_out()
        self.board.redraw()
        self.input.frames()
        self._ask()
        self._wake()

    def _lay_out(self) -> None:
        self.spots.setGeometry(self.rect())
        self.board.lay_out(Size(self.width(), self.height()), self.devicePixelRatioF(), self.font())
        layout = self.board.layout
        font = table_font(self.font(), layout.scale, self.settings)
        self.panel.setFont(font)
        if self.asker is not None:
            self.asker.place(layout, font)

    def _wake(self) -> None:
        if self.board.moving:
            self._ticker.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table fills the window, whatever its size."""
        super().resizeEvent(event)
        self._draw_anew()

    def event(self, event: QEvent) -> bool:
        """Another font, or a screen with other pixels: everything is drawn again."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange):
            self._draw_anew()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves where nobody looks."""
        super().hideEvent(event)
        self._dots.stop()
        if self.asker is not None:
            self.asker.status.rest()
