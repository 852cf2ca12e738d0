"""The table on the screen: what it is told, it shows; what the person does at it (``controls``), it passes on.

``sit_down`` names the game, its options and our seat. Then ``deal`` (a new deal, with its animation), ``play`` (what
happened, up to this view) and ``present`` (draw from nothing) show views; ``refuse`` says why an action was not
accepted. The question of a view is shown once everything before it has been, and ``settled`` tells so. Whoever drives
the table by hand (tests) calls ``advance`` with milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor, inf

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.cards import Cards, cards_named
from engine.events import Event, Place, Seat, Zone
from engine.game import Action, AnyGame, AnyView
from engine.options import GameOptions
from engine.players.hints import Advice
from engine.refusals import Refusal
from engine.words import Text
from ui.kit.accessibility import announce
from ui.kit.faces import CardFaces
from ui.kit.geometry import Point, Rect, Size
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.kit.style_sheet import table_style
from ui.table.board import DOTS_MS, Board, table_font
from ui.table.input.keys import TableKey
from ui.table.input.table_view import TableView
from ui.table.layout.free_place import CLEAR, least_hiding
from ui.table.layout.open_hands import room_beside
from ui.table.layout.sorting import SUITS, sorted_places
from ui.table.layout.table_layout import LEAST_WHERE_WIDE, LEAST_WINDOW, least_height, least_window
from ui.table.prompts.prompt_panel import PromptPanel
from ui.table.scene.accessible import Notes
from ui.table.scene.commentary import Commentary
from ui.table.scene.motions import Speed
from ui.table.scene.on_felt import FeltKind, by_kind, things_on_felt
from ui.table.scene.spoken import cards_in_words
from ui.table.scene.table_scene import qrect, to_rect
from ui.table.scene.ticker import Ticker
from ui.table.scene.trick_panel import TrickRow
from ui.table.sitting import Sitting
from ui.table.table_controls import TableControls


class TableWidget(QWidget):
    """The table widget; see the top of the module."""

    chosen = Signal(object)  # an Action that the person decided on
    wished = Signal(object)  # an Action for as soon as our seat is asked
    refused = Signal(
        object
    )  # the Refusal of what the person tried at the table, or a Text: what they are to choose first
    hurried = Signal()  # the cards that are still to be taken are to come without a stop
    hastened = Signal()  # what is due is to come at once
    settled = Signal()  # everything that has happened is shown, and rests
    stirred = Signal()  # something begins to move
    hinted = Signal()  # a hint was given
    claimed = Signal(bool)  # the person claims the rest, or wants to go on by hand
    hint_left = Signal()  # the advice wanted last is wanted no more
    undo_asked = Signal()  # Ctrl+Z
    rules_asked = Signal()  # F1, or the link beside a refusal
    hint_wanted = Signal(object, object)  # a Game and a View on whose decision ``show_advice`` is to bring advice
    spoken = Signal(str)  # the table in words, as it was asked for
    worded = Signal(str)  # the table in words, whenever it rests

    def __init__(
        self,
        lexicon: Lexicon,
        faces: CardFaces,
        settings: Settings,
        parent: QWidget | None = None,
        ticker: Ticker | None = None,
    ) -> None:
        super().__init__(parent)
        self.lexicon, self.faces, self.settings = lexicon, faces, settings
        self.board = Board(lexicon, faces, settings, self.font(), self._hear, self._rest)
        self.scene, self.stage, self.hand = self.board.scene, self.board.stage, self.board.hand
        table_keys = {
            TableKey.SORT: self.sort,
            TableKey.SPEAK: self.speak,
            TableKey.LAST_TRICK: self.show_last_trick,
            TableKey.KITTY: self.show_kitty,
            TableKey.UNDO: self.undo_asked.emit,
            TableKey.RULES: self.rules_asked.emit,
        }
        self._commentary = Commentary(lexicon)
        self.windows: Callable[[], Sequence[QRect]] = tuple
        """Where windows of their own lie over the table, on the screen."""
        self.stage.holding = self._hold
        self.controls = TableControls(self.board, lexicon, self, table_keys)
        self.input, self.spots, self.panel = self.controls.input, self.controls.spots, self.controls.panel
        self.panel.lies.connect(self.scene.lie_under)
        self.panel.placed, self.controls.windows = self._on_free_felt, self._windows_here
        self.controls.chosen.connect(self.chosen)
        self.controls.ladder.wanted.connect(self.hint_wanted)
        self.controls.ladder.left.connect(self.hint_left)
        self.controls.wished.connect(self.wished)
        self.controls.refused.connect(self.refused)
        self.controls.hurried.connect(self.hurried)
        self.controls.hastened.connect(self.hastened)
        self.controls.stirred.connect(self._wake)
        self.controls.hinted.connect(self.hinted)
        self.controls.claimed.connect(self.claimed)
        self.controls.link.clicked.connect(self.rules_asked)
        self.table_view = TableView(self.scene, self.controls.point, self, self.controls.tip)
        self.notes = Notes(self)
        self.notes.lower()
        self.table_view.lower()
        self._ticker = ticker if ticker is not None else Ticker(self)
        self._ticker.ticked.connect(self.advance)
        self._dots = QTimer(self, interval=DOTS_MS)
        self._dots.timeout.connect(self.board.next_dot)
        self.setObjectName("table")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(round(LEAST_WINDOW.width), round(LEAST_WHERE_WIDE.height))
        self.setAccessibleName(lexicon.say("table.name"))
        lexicon.changed.connect(self._speak)
        self._wear()

    @property
    def view(self) -> AnyView | None:
        """The newest view that the table was told of; None before the first."""
        return self.board.view

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return self.board.moving

    @property
    def relevant_rule(self) -> str:
        """The place in the rules about the question, or about the refusal of the choice: a row, or a paragraph."""
        return self.controls.relevant_rule

    @property
    def prompt_panel(self) -> PromptPanel | None:
        """The question to the person, in widgets; None before the first game."""
        return self.controls.prompt_panel

    @property
    def bar_middle(self) -> int:
        """The y of the middle of the buttons above our hand, in pixels; 0 before anybody sits here."""
        return 0 if self.board.sitting is None else round(self.board.layout.bar.centre.y)

    def result_room(self) -> QRectF:
        """Where a result may lie: beside our plate and our open hand, in pixels."""
        if self.board.sitting is None:
            return QRectF(self.rect())
        return qrect(room_beside(self.board.layout, len(self.hand.items)))

    def seen_at_the_end(self) -> list[QRectF]:
        """What a result leaves in sight: all cards and every plate, in pixels."""
        return [] if self.board.sitting is None else self.scene.seen_at_the_end()

    def free_place(self, result: QRectF, room: QRectF) -> tuple[QPointF, float] | None:
        """The top left corner in this room from which a result hides least of what it leaves in sight, as near to this
        place of it as can be, and how many square pixels it hides; None: the room is too small."""
        seen = [to_rect(each) for each in self.seen_at_the_end()]
        wanted = to_rect(result)
        found = least_hiding(Size(wanted.width, wanted.height), to_rect(room), (seen,), Point(wanted.x, wanted.y))
        if found is None:
            return None
        hiding, place = found
        return QPointF(place.x, place.y), sum(hiding.areas)

    def lie_under(self, result: QRectF) -> None:
        """Leaves words unpainted that a result lies over, in pixels; empty where none does."""
        if self.prompt_panel is not None:
            self.prompt_panel.status.lie_under(result)

    def room_for_windows(self) -> QRect:
        """The part of the table over which windows may lie: above the question, its buttons and our hand, in pixels."""
        if self.board.sitting is None:
            return self.rect()
        return QRect(0, 0, self.width(), floor(self.board.layout.status.y - CLEAR))

    def make_way(self) -> None:
        """Places the grid for calls, a hint's reasons and bubbles beside the windows that lie over the table now."""
        self.scene.lie_under_windows(self._windows_here())
        self.controls.make_way()

    def _windows_here(self) -> tuple[QRect, ...]:
        """Where windows of their own lie over the table, in its pixels."""
        at = self.mapToGlobal(QPoint())
        return tuple(each.translated(-at) for each in self.windows())

    def least_height(self, width: int) -> int:
        """The least height of a table of this width for these seats, in pixels."""
        sitting = self.board.sitting
        return round(least_height(0 if sitting is None else sitting.seats, width))

    # What the table is told.

    def sit_down(
        self,
        game: AnyGame,
        options: GameOptions,
        seat: Seat,
        watching: bool = False,
        players: tuple[str | None, ...] = (),
    ) -> None:
        """Plays this game here with these options, with our seat; the table is empty.

        ``watching``: an AI plays our cards too, so nothing is asked. ``players``: the bots by seat, None for a person,
        where the table is to say how they play.
        """
        if self.board.sitting is not None:
            self.board.clear()  # what lies here can be told in the words of the game before alone
        self.lexicon.use_game(game.words)
        sitting = Sitting(game, options, seat, players)
        least = least_window(sitting.seats)
        self.setMinimumSize(round(least.width), round(LEAST_WHERE_WIDE.height))
        self.board.sit_down(sitting)
        self.controls.sit_down(game, watching)
        self._lay_out()
        self.board.clear()

    def show_standing(self, standing: tuple[Text, ...]) -> None:
        """Shows each seat's standing in the session, in a word, on its plate; empty: nothing counts here."""
        if standing != self.board.standing:
            self.board.standing = standing
            self.board.refresh(self.board.stage.picture)

    def deal(self, events: Sequence[Event], view: AnyView, open_hands: bool = False) -> None:
        """A new deal begins: the table is cleared and the cards are taken.

        ``open_hands``: the events have every face, for a person who only watches.
        """
        self._make_room()
        self.controls.put_down()
        self._commentary.begin()
        self.board.open_hands = open_hands
        self.board.deal(events, view)
        self.controls.show_bids(view)
        self._wake()

    def play(self, events: Sequence[Event], view: AnyView) -> None:
        """Shows these events, which led to this view."""
        forced = self.controls.forced_words
        if self.view is not None and self.board.sitting is not None:
            self._commentary.note(self.board.sitting.game, self.view, view)
        self._make_room(self.board.touches_our_hand(events))
        self.board.play(events, view)
        self.controls.show_bids(view)
        if self.controls.bidding and not self.board.settled:
            self.board.turn = None  # whose turn it is shows again when the cards come to rest
        if forced:
            self.controls.remark(forced)
        if self.board.rushes:
            self.finish()
        self._wake()

    def present(self, view: AnyView, past: Sequence[Event] = ()) -> None:
        """Draws this view from nothing; ``past``: all events of the deal with every face, where hands lie open."""
        self._make_room()
        self.board.present(view, past)
        self._rest()

    def uncover(self, events: Sequence[Event]) -> None:
        """Shows the cards that these events turn over, until the next deal."""
        self.board.uncover(events)
        self._wake()

    def end_here(self) -> None:
        """Asks nothing, and shows nobody on turn, until a game is played here again, because a lesson is over."""
        self.board.closed, self.board.turn = True, None
        self.board.refresh(self.board.stage.picture)
        self.controls.excuse()

    def tell_result(self, result: Callable[[], Sequence[str]]) -> None:
        """Tells the result of the hand, in these sentences, wherever the table is told in words, until the next one.

        ``result`` says them in the language of the moment.
        """
        self.board.result = result
        self._word()

    def show_paused(self, paused: bool) -> None:
        """Shows that the others wait until the person goes on, or that they do no longer; whoever pauses announces
        it."""
        self.board.paused = paused
        if self.board.sitting is not None:
            self.board.refresh(self.stage.picture)
            self._word()

    def end_match(self, winners: Sequence[Seat]) -> None:
        """Shows that these seats have won the match."""
        self.board.end_match(winners)
        self._wake()

    def refuse(self, why: Refusal | Text) -> None:
        """Shows that the chosen action is not allowed, or not wanted: cards glide home, the status line says why."""
        self.controls.answer_again(self.lexicon.say(why.text if isinstance(why, Refusal) else why))

    def choose(self, cards: Cards) -> None:
        """Chooses these cards for the person, who may choose otherwise."""
        self.controls.choose(cards)

    def suggest(self, action: Action | None) -> None:
        """Chooses the cards of this move for the person, and highlights its button, which Enter presses; None: takes
        that back."""
        self.choose(() if action is None else cards_named(action))
        self.controls.suggest(action)

    def offer_claim(self, plays: int) -> None:
        """Offers the person to play our last plays, so many, since nobody else can win a trick any more."""
        if self.prompt_panel is not None and self.prompt_panel.live:
            self.prompt_panel.claim.offer(plays)

    def offer_rest(self, out: bool) -> None:
        """Offers to bring the others' plays at once, because we are out; or withdraws the offer."""
        if self.prompt_panel is not None:
            self.prompt_panel.claim.offer_rest(out)

    def show_forced(self, action: Action) -> None:
        """Shows that this is done by itself, as there is no choice: nothing is asked, and the status line says so."""
        self.controls.show_forced(action)

    def show_claim(self, running: bool) -> None:
        """Shows that the rest is being played as claimed, or at once as we are out; or no longer."""
        self.board.be_brisk(running)
        self.board.rushes = running and self.prompt_panel is not None and self.prompt_panel.claim.out
        self.controls.show_claim(running)

    def apply_settings(self, settings: Settings) -> None:
        """Takes look and speed from these settings at once; where nothing looks different, flights go on."""
        self.settings = settings
        if self.board.looks_so(settings):
            self._move_as_set()
        else:
            self.finish()
            self._wear()
            self._draw_anew()

    def reduce_motion(self, reduced: bool) -> None:
        """Follows the desktop's wish for less motion: things are then at their places at once."""
        self.board.reduced_motion = reduced
        self.apply_settings(self.settings)

    def finish(self) -> None:
        """Completes all motion now."""
        self.board.finish()

    def advance(self, ms: float) -> None:
        """Lets so many milliseconds of animation pass."""
        self.board.advance(ms)
        self.table_view.expect(self.scene.flights.count)
        if not self.board.moving:
            self._ticker.stop()

    # What the table is asked to show.

    def hint(self) -> None:
        """Goes a step further with the hint: kind of move, cards, reasons, nothing."""
        self.controls.hint()

    def claim(self) -> None:
        """Claims the rest where that is offered, or stops having it played."""
        self.controls.claim()

    def show_advice(self, view: AnyView, advice: Advice | None) -> None:
        """The advice that was wanted on this view; None: there is none to be had."""
        self.controls.ladder.take(view, advice)
        self._wake()

    def sort(self) -> None:
        """Sorts the hand in the next order."""
        self.input.interrupt()
        order = self.board.next_sort()
        self.input.frames()
        self.controls.remark(self.lexicon.say(f"table.sorted.{order}"))
        self.controls.rechoose()

    def show_last_trick(self) -> None:
        """Show the last trick that was set aside, large; or hides it again."""
        view, sitting = self.view, self.board.sitting
        looks_back = None if sitting is None else sitting.game.presentation.looks_back
        if view and looks_back is not None and not looks_back(view):
            self.controls.remark(self.lexicon.say("table.no_looking_back"))
        elif not (self.panel.dismissed() or (view and self._shows_last_trick_of(view))):
            self.controls.remark(self.lexicon.say("table.no_last_trick"))

    def _shows_last_trick_of(self, view: AnyView) -> bool:
        width = round(self.scene.layout.played)
        return self.panel.show_last(view, self.lexicon, self.faces, width, self.board.felt)

    def show_kitty(self) -> None:
        """Shows what we have buried, large, or hides it again; what others have buried stays hidden."""
        view, panel = self.view, self.panel
        kitty = () if view is None else view.places().get(Place(Zone.KITTY), ())
        cards = tuple(card for card in kitty if card is not None)
        if panel.dismissed():
            return
        if not cards or len(cards) < len(kitty):
            self.controls.remark(self.lexicon.say("table.kitty.closed" if kitty else "table.kitty.none"))
            return
        ordered = tuple(cards[place] for place in sorted_places(cards, SUITS, self.hand.height, self.hand.suit_of))
        title, width = self.lexicon.say("table.kitty", count=len(cards)), round(self.scene.layout.played)
        words = cards_in_words(ordered, self.lexicon)
        panel.show_trick(title, [TrickRow(ordered, "", words)], self.faces, width, self.board.felt)
        announce(self, self.lexicon.say("spoken.labelled", label=title, what=words))

    def _on_free_felt(self, usual: QRect) -> tuple[QPoint, tuple[float, ...]]:
        """Where a panel hides as little as can be of what lies on the felt, near its usual place, and how much it hides
        there of windows of their own, of cards, names and the question.

        It lies over the question and its buttons rather than over a name, since any key or click hides it.
        """
        layout = self.scene.layout
        room = Rect(layout.felt.x, CLEAR, layout.felt.width, layout.hand.y - 2 * CLEAR)
        wanted, things = Point(usual.x(), usual.y()), by_kind(things_on_felt(self.scene, None))
        names, windows = FeltKind.NAME + 1, tuple(map(to_rect, self._windows_here()))
        in_sight = (windows, *things[:names], self.controls.question_shown)
        kinds, size = (*in_sight, *things[names:]), Size(usual.width(), usual.height())
        found = least_hiding(size, room, kinds, wanted, whole=frozenset(range(len(in_sight), len(kinds))))
        if found is None:
            return usual.topLeft(), (inf,) * len(in_sight)
        hiding, place = found
        return QPoint(round(place.x), round(place.y)), hiding.areas[: len(in_sight)]

    def speak(self) -> None:
        """Says the whole table in words, to be read and to be heard."""
        words = self.board.words()
        if not words:
            return
        self.panel.show_words(words)
        announce(self, words)
        self.spoken.emit(words)

    # From the stage.

    def _hear(self, event: Event) -> None:
        assert self.board.sitting is not None
        seat = None if self.controls.watching else self.board.sitting.seat
        announce(self, self._commentary.words(event, seat))

    def _rest(self) -> None:
        """Shows the question after everything before it has been shown, and then emits ``settled``."""
        board, view = self.board, self.view
        board.rest()
        if board.settled and not self.controls.bidding:
            announce(self, self._commentary.news(board.summary.lines))
        self.controls.ask()
        self._word()
        if view is not None and board.turn not in (None, view.seat) and self.isVisible():
            self._dots.start()
        QTimer.singleShot(0, self, self._tell_settled)

    def _hold(self) -> None:
        """Says how a trick that stays is set aside; until then nobody is on turn."""
        self.board.turn = None
        self.board.refresh(self.stage.picture)
        self.controls.say_held()

    def _word(self) -> None:
        """Puts the resting table into words, for notes and docks."""
        self.notes.setGeometry(self.rect())
        self.notes.show_notes(self.board.notes())
        if self.board.settled:
            self.worded.emit(self.board.words())

    def _tell_settled(self) -> None:
        if self.board.settled and self.view is not None:
            self.settled.emit()

    def _make_room(self, touches_hand: bool = True) -> None:
        """Clears the question, because something new has happened and nothing is asked until it is shown."""
        self._dots.stop()
        self.controls.make_room(touches_hand)

    # How it looks.

    def _wear(self) -> None:
        """Takes the look of the settings; what is already laid out is not moved."""
        self.board.wear(self.settings)
        felt = self.input.felt = self.board.felt
        self._take_pace()
        self.setStyleSheet(table_style(felt))
        if self.prompt_panel is not None:
            self.prompt_panel.use_felt(felt)

    def _move_as_set(self) -> None:
        """Takes settings that change nothing in the look."""
        before = self.stage.tempo.speed
        self.board.move_as(self.settings)
        self._take_pace()
        if self.stage.tempo.speed is Speed.OFF is not before:
            self.finish()
        elif not self.stage.tempo.holds:
            self.stage.end_hold()
        self.controls.ask()
        self._wake()

    def _take_pace(self) -> None:
        """Takes how cards of the hand move and are played from the settings."""
        self.input.speed = self.stage.tempo.speed
        self.table_view.paint_whole_always(self.stage.tempo.speed is Speed.OFF)
        self.input.play_on_double_click = self.settings.play_on_double_click

    def _speak(self) -> None:
        """After a change of language: removes a remark, and says everything else again."""
        self.setAccessibleName(self.lexicon.say("table.name"))
        self.panel.hide()
        self.controls.open_hand.dismissed()
        self.controls.say_anew()
        self._draw_anew()

    def _draw_anew(self) -> None:
        """Lays out and redraws everything after a change of size, language, font or look."""
        self.table_view.setGeometry(self.rect())
        if self.board.sitting is None:
            return
        self._lay_out()
        self.board.redraw()
        self.input.frames()
        self.controls.ask()
        self.panel.renew(
            round(self.scene.layout.played)
        )  # only now everything lies where panels have to make way for it
        self.controls.ladder.renew(self.panel.font())
        self._word()
        self._wake()

    def _lay_out(self) -> None:
        self.spots.setGeometry(self.rect())
        self.board.lay_out(Size(self.width(), self.height()), self.devicePixelRatioF(), self.font())
        layout = self.board.layout
        font = table_font(self.font(), layout.scale, self.settings)
        for panel in (self.panel, self.controls.open_hand.panel):
            panel.setFont(font)
        if self.prompt_panel is not None:
            self.prompt_panel.place(layout, font)
            self.controls.link_rule()
        self.controls.ladder.reasons.letter(font)

    def _wake(self) -> None:
        if self.board.moving:
            self._ticker.start()
            self.stirred.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Passes every key to the controls."""
        self.controls.press_key(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the table to the window."""
        super().resizeEvent(event)
        self._draw_anew()

    def event(self, event: QEvent) -> bool:
        """Redraws everything after a change of font, or on a screen with other pixels."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange):
            self._draw_anew()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stops what moves while the table is not seen."""
        super().hideEvent(event)
        self._dots.stop()
        self.controls.ladder.leave()
        if self.prompt_panel is not None:
            self.prompt_panel.status.rest()
