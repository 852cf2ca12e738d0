"""The person's actions at the table: pointer, keys, spots and buttons become choices, answers and wishes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QToolTip, QWidget

from engine.cards import Card, Cards
from engine.events import Place, Zone
from engine.game import Action, AnyGame, AnyView
from engine.playable import unplayable
from engine.words import capitalised
from ui.kit.accessibility import announce
from ui.kit.geometry import Point, Rect
from ui.kit.language import Lexicon
from ui.table.board import Board
from ui.table.hand_input import HandCallbacks, HandInput
from ui.table.input.intents import Cancel, PointerEvent, PointerMove, Press
from ui.table.input.keys import QUIET, TableKey, arrow_of, digit_of, is_modifier, key_of
from ui.table.open_hand_panel import OpenHandPanel
from ui.table.prompts.grid_place import LaidGrid
from ui.table.prompts.hint_ladder import HintLadder, HintStep
from ui.table.prompts.hints import hand_places
from ui.table.prompts.link_button import LinkButton, place_link
from ui.table.prompts.open_choice import OPEN_SPOT
from ui.table.prompts.prompt_panel import PromptPanel
from ui.table.resting import PileRest
from ui.table.scene.accessible import Spots
from ui.table.scene.plates import PLAY_HERE, spots_of
from ui.table.scene.spoken import cards_in_words
from ui.table.scene.table_scene import to_rect
from ui.table.scene.trick_panel import TrickPanel


class TableControls(QObject):
    """Turns the person's actions into choices and answers, and shows the present question."""

    chosen = Signal(object)  # an Action that the person decided on
    wished = Signal(object)  # an Action for as soon as our seat is asked
    refused = Signal(object)  # a Refusal: why what the person tried cannot be; or a Text: what they are to choose first
    hurried = Signal()  # the cards that are still to be taken are to come without a stop
    hinted = Signal()  # a hint was given
    claimed = Signal(bool)  # the person claims the rest, or wants to go on by hand
    hastened = Signal()  # what is due is to come at once
    stirred = Signal()  # something may move now

    def __init__(
        self, board: Board, lexicon: Lexicon, table: QWidget, table_keys: Mapping[TableKey, Callable[[], None]]
    ) -> None:
        """``table_keys``: what the table does at keys that have nothing to do with the cards."""
        super().__init__(table)
        self._board, self._lexicon, self._table = board, lexicon, table
        callbacks = HandCallbacks(self.rechoose, self._dragged, self._dropped, self._play_chosen, board.led_with)
        self.input = HandInput(board.hand, board.scene.positions, board.felt, callbacks)
        self.spots = Spots(table)
        self.spots.pressed.connect(self._press_spot)
        self.spots.neared.connect(self._near_spot)
        self.panel = TrickPanel(table)
        self.open_hand = OpenHandPanel(board, table)
        self.resting = PileRest(self._open_rested, self._close_panels, self)
        self._hint_said = ""
        self.ladder = HintLadder(board, lexicon, table, self.remark, self._say_hint)
        self.ladder.lifted.connect(self.choose)
        self.ladder.given.connect(self.hinted)
        self.ladder.advised.connect(self._advise)
        self.link = LinkButton(table)
        self.link.neared.connect(self._near_link)
        self.prompt_panel: PromptPanel | None = None
        self.windows: Callable[[], Sequence[QRect]] = tuple
        """Where windows of their own lie over the table, in its pixels."""
        self.ladder.reasons.windows = lambda: self.windows()
        self.forced_words = ""
        """Words for what is done by itself, as there is no choice; empty where the person is asked."""
        self._dimmed: tuple[AnyView | None, frozenset[Card]] = (None, frozenset())  # a view, and what does not go in it
        self._answered = self.watching = self._searched = False
        self._keys: dict[TableKey, Callable[[], None]] = {
            TableKey.CHOOSE: self._press_cursor,
            TableKey.CHOOSE_MORE: self.input.press_more,
            TableKey.PLAY: self._play_chosen,
            TableKey.CLEAR: self._clear,
            TableKey.PASS: self._decline,
            TableKey.HINT: self.hint,
            TableKey.CLAIM: self.claim,
            TableKey.IMAGINED: self.ladder.imagine,
            TableKey.NEXT_LEGAL: self.next_legal,
            TableKey.OPEN_HANDS: self._show_open_hands,
            **table_keys,
        }

    def sit_down(self, game: AnyGame, watching: bool) -> None:
        """Plays this game here; ``watching``: an AI plays our cards too, so nothing is asked."""
        self.watching = watching
        self._searched = game.is_searched
        self.open_hand.dismissed()
        self.ladder.sit_down(game)
        self.ladder.reasons.lay_grid, self.ladder.enters = self._lay_grid, self._enters_hint
        self.ladder.reasons.buttons, self.ladder.reasons.question = self._buttons_shown, self._words_shown
        if self.prompt_panel is not None:
            self.prompt_panel.leave()
        self.prompt_panel = PromptPanel(game, self._lexicon, self._board.scene, self._table, watching)
        self.prompt_panel.naming.place.windows = self.ladder.reasons.windows
        self.prompt_panel.answered.connect(self._answer)
        self.prompt_panel.refused.connect(self.refused)
        self.prompt_panel.rechosen.connect(self.rechoose)
        self.prompt_panel.hint_pressed.connect(self.hint)
        self.prompt_panel.strip.wanted.connect(self._choose_cards)
        self.prompt_panel.wished.connect(self.wished)
        self.prompt_panel.rest_wanted.connect(self.hurried)
        self.prompt_panel.claim.claimed.connect(self._claim)
        self.prompt_panel.status.changed.connect(self.link_rule)
        self.prompt_panel.bar.arranged.connect(self.ladder.reasons.clear)
        self.spots.raise_()

    def excuse(self) -> None:
        """Asks nothing until a game is played here again."""
        self.watching = True
        self._forget_refusal()
        if self.prompt_panel is not None:
            self.prompt_panel.excuse()
            self.ask()

    # What the person is asked.

    def ask(self) -> None:
        """Shows the question of the newest view, if it is the time to answer."""
        if self.prompt_panel is None:
            return
        self.open_hand.renew()
        board = self._board
        live = board.settled and not self._answered and not self.watching and not self.prompt_panel.claim.running
        live = live and not self.forced_words
        reading = self.prompt_panel.ask(board.view, board.hand.chosen_cards, live, board.bound if live else None)
        self._dim(board.view if self.prompt_panel.live else None)
        if self.prompt_panel.grid.isVisible():
            self.ladder.stay_above()
        if board.view is not None and not board.view.history and not board.settled:
            self.put_down()  # cards that are still being dealt are not counted
        spots = spots_of(board.hand, board.layout.drop, self._lexicon, reading)
        self.spots.show_spots((*self.prompt_panel.open.spots(self._lexicon), *spots))

    def _dim(self, view: AnyView | None) -> None:
        """Veils the cards that cannot be played now, if the setting says so; while a hint is shown the veils are the
        hint's."""
        if self.ladder.step > HintStep.ASKED:
            return
        cards: frozenset[Card] = frozenset()
        if view is not None and self._board.settings.dim and self._board.sitting is not None:
            if self._dimmed[0] is not view:
                self._dimmed = view, unplayable(self._board.sitting.game, view)
            cards = self._dimmed[1]
        for item in self._board.hand.items:
            item.veil(item.card in cards)

    def show_forced(self, action: Action) -> None:
        """Asks nothing, and says what is done by itself."""
        view, sitting = self._board.view, self._board.sitting
        if view is not None and sitting is not None:
            what = capitalised(self._lexicon.say(sitting.game.caption(view, action)))
            self.forced_words = self._lexicon.say("table.forced", what=what)
            self.remark(self.forced_words)
            self.ask()

    def put_down(self) -> None:
        """Clears the strip of combinations, and closes an open hand: the hand is over."""
        self.open_hand.dismissed()
        if self.prompt_panel is not None:
            self.prompt_panel.strip.clear()

    def make_room(self, touches_hand: bool) -> None:
        """Hides panels and question before something new is shown; cancels a gesture that it would disturb."""
        if touches_hand and not self._answered:
            self.input.interrupt()
        self._answered, self.forced_words = False, ""
        if self.open_hand.seat is None:  # a hand that is looked at stays, and changes as it is played
            self.resting.keep()
        self.panel.hide()
        self.ladder.leave()
        if self.prompt_panel is None or self.prompt_panel.bidding:
            return
        self._take_focus_back()
        self.prompt_panel.rest()

    def answer_again(self, why: str) -> None:
        """Shows the question again after a refused answer; carried cards glide home."""
        self._answered = False
        self.input.take_home()
        if self.prompt_panel is not None:
            self.prompt_panel.status.remark(why, refused=True)
        self.ask()
        self.stirred.emit()

    def make_way(self) -> None:
        """Places the grid for calls and a hint's reasons beside the windows that lie over the table now."""
        if self.prompt_panel is not None:
            self.prompt_panel.naming.place.put()
        self.ladder.reasons.lie_beside()

    def show_bids(self, view: AnyView) -> None:
        """Shows the present bids, also while cards are taken and nobody is asked."""
        if self.prompt_panel is not None:
            self.prompt_panel.show_bids(view)

    @property
    def bidding(self) -> bool:
        """Whether cards are being taken while all may bid."""
        return self.prompt_panel is not None and self.prompt_panel.bidding

    def rechoose(self) -> None:
        """Shows the question with the cards that are chosen now."""
        self.ask()
        self.ladder.meet_choice()
        self.stirred.emit()

    def remark(self, words: str) -> None:
        """Says something in passing."""
        if self.prompt_panel is not None:
            self.prompt_panel.status.remark(words)

    def _say_hint(self, words: str) -> None:
        """Says what a hint says, for as long as it stands; with no words its last ones go, if they are still there."""
        if self.prompt_panel is None:
            return
        status = self.prompt_panel.status
        if words:
            status.remark(words, of_choice=True)
            self._hint_said = words
        else:
            status.take_back(self._hint_said)

    def say_anew(self) -> None:
        """After a change of language: removes a remark, and says a hint again."""
        if self.prompt_panel is None:
            return
        self.prompt_panel.status.ask_again()
        self.ladder.say_again()

    def say_held(self) -> None:
        """Says how a held trick is set aside, for as long as it is held."""
        if self.prompt_panel is not None:
            self.prompt_panel.hold(self._lexicon.say("table.held"))

    def hint(self) -> None:
        """Goes a step further with the hint; where the game cannot be searched, shows the next legal move."""
        if not self._searched:
            self.next_legal()
        elif self.prompt_panel is not None and self.prompt_panel.live:
            assert self._board.view is not None, "the question is about a view"
            self.ladder.climb(self._board.view)
            self.stirred.emit()

    def claim(self) -> None:
        """Claims the rest where it is certain, or stops having it played."""
        if self.prompt_panel is not None:
            self.prompt_panel.claim.press()

    def show_claim(self, running: bool) -> None:
        """The rest is being played as claimed, or no longer: then the person is asked again."""
        if self.prompt_panel is not None:
            self.prompt_panel.claim.run(running)
            self.ask()

    def next_legal(self) -> None:
        """提示: choose the weakest legal move, and at every further call the next one up."""
        slots = () if self.prompt_panel is None else self.prompt_panel.hint(self._board.hand.cards)
        if slots:
            self.input.choose(slots)
            self.hinted.emit()
            self.stirred.emit()

    def choose(self, cards: Cards) -> None:
        """Chooses these cards for the person where the question is: open ones on the table, or some of our hand."""
        if self.prompt_panel is not None and self.prompt_panel.open.active:
            self.prompt_panel.open.choose_cards(cards)
        else:
            self.input.choose(hand_places(self._board.hand.cards, cards))
        self.stirred.emit()

    @property
    def relevant_rule(self) -> str:
        """The row of the rules that refuses the choice, else the paragraph that the question is about."""
        if self.prompt_panel is None or self._board.view is None:
            return ""
        return self.prompt_panel.relevant_rule(self._board.view, self._board.hand.chosen_cards)

    def link_rule(self) -> None:
        """Shows the link from a refusal to its rule."""
        assert self.prompt_panel is not None
        status, view, row = self.prompt_panel.status, self._board.view, self.prompt_panel.status.row
        if status.refused and view is not None and not row:
            refusal = self.prompt_panel.refusal(view, self._board.hand.chosen_cards)
            row = "" if refusal is None else refusal.row
        place_link(self.link, status, self._lexicon.say("table.rule") if row else "")
        self.ladder.reasons.clear()

    def _near_link(self, near: bool) -> None:
        """Keeps the words beside the link while the pointer or the focus is at it."""
        if self.prompt_panel is not None:
            status = self.prompt_panel.status
            (status.keep if near else status.go_away)()

    # What the person does.

    def point(self, event: PointerEvent) -> None:
        """Handles the pointer on the felt; a press ends a motion that is going on."""
        board = self._board
        if self.prompt_panel is None:
            return
        if isinstance(event, Press | Cancel):
            self._table.setFocus(Qt.FocusReason.MouseFocusReason)
            if self._dismiss(event):
                return
            if isinstance(event, Press) and (seat := self.open_hand.at(event.at)) is not None:
                self.open_hand.show(seat)
                return
            if isinstance(event, Press) and not self.prompt_panel.live and board.layout.drop.contains(event.at):
                self.hastened.emit()
            if not board.settled and not self.prompt_panel.bidding:
                dealing = board.stage.dealing
                board.finish()
                if dealing or isinstance(event, Cancel):
                    return
            if isinstance(event, Press) and (self.prompt_panel.open.press(event.at) or self._press_pile(event.at)):
                return
        if isinstance(event, PointerMove):
            self._rest_on_pile(event.at)
        if not (isinstance(event, PointerMove) and board.stage.dealing):
            self.input.event(event)
            self.stirred.emit()

    def _dismiss(self, event: Press | Cancel) -> bool:
        """Handles a press that hides a large panel, or keeps one that resting has opened; returns whether it did
        either."""
        shown = self.open_hand.seat
        kept = self.resting.keep()
        if isinstance(event, Press) and kept:
            kept = self._on_aside(event.at) if shown is None else self.open_hand.at(event.at) == shown
            if kept:
                return True
        return self._close_panels()

    def _close_panels(self) -> bool:
        """Hides large panels; returns whether there were any."""
        return any([self.panel.dismissed(), self.open_hand.dismissed()])

    def _open_rested(self, place: Place) -> None:
        QToolTip.hideText()
        if place.zone is Zone.HAND and place.seat is not None:
            self.open_hand.show(place.seat)
        else:
            self._keys[TableKey.LAST_TRICK]()

    def _show_open_hands(self) -> None:
        if not self.open_hand.show_next():
            self.remark(self._lexicon.say("table.open_hand.none"))

    def _press_pile(self, at: Point) -> bool:
        """Handles a press on the kitty (looks at it) or on the set-aside cards (last trick); False beside both."""
        positions = self._board.scene.positions
        if positions.on_pile(Place(Zone.KITTY), at):
            self._keys[TableKey.KITTY]()
            return True
        if self._on_aside(at):
            self._keys[TableKey.LAST_TRICK]()
            return True
        return False

    def _on_aside(self, at: Point) -> bool:
        positions = self._board.scene.positions
        aside = [place for place in positions.piles if place.zone in (Zone.ASIDE, Zone.TAKEN)]
        return any(positions.on_pile(place, at) for place in aside)

    def _rest_on_pile(self, at: Point) -> None:
        """Lets the pointer rest on a pile only while nothing moves and no other panel is open."""
        free = self.resting.opened or (self._board.settled and not self._shows_large)
        self.resting.move(self._place_at(at) if free and not self._board.hand.carried else None)

    @property
    def _shows_large(self) -> bool:
        """Whether cards are shown large in a panel."""
        return self.panel.isVisible() or self.open_hand.seat is not None

    def tip(self, at: Point) -> str:
        """The tooltip at this point; none while cards are shown large, since it would lie on them."""
        return "" if self._shows_large else self._board.tip(at)

    def _place_at(self, at: Point) -> Place | None:
        """The place at this point whose cards a resting pointer shows large."""
        if (seat := self.open_hand.at(at)) is not None:
            return Place(Zone.HAND, seat)
        return Place(Zone.ASIDE) if self._on_aside(at) else None

    def press_key(self, event: QKeyEvent) -> None:
        """Handles every key of the table; any key ends a motion that is going on."""
        arrow, digit, key = arrow_of(event), digit_of(event), key_of(event)
        if is_modifier(event) or self.prompt_panel is None:
            event.ignore()
            return
        if key is TableKey.OPEN_HANDS and self.open_hand.seat is not None:
            self._show_open_hands()
            return
        if self._close_panels() or self.ladder.reasons.scrolled_by(event):
            return
        if self.prompt_panel.bidding and key is TableKey.CHOOSE:
            self.prompt_panel.hurry()
            return
        if key is TableKey.CHOOSE and not (self.prompt_panel.live and self._board.settled):
            self.hastened.emit()  # first, so that it does not skip what comes next
            self._board.finish()
            return
        if not self._board.settled and not self.prompt_panel.bidding:
            self._board.finish()
            if arrow is None and digit is None and key not in QUIET:
                return
        if arrow is not None and self.prompt_panel.open.active:
            self.spots.focus(self.prompt_panel.open.walk(arrow))
        elif arrow is not None:
            self.input.walk(arrow, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            if self._board.hand.choice.cursor is not None:
                self.spots.focus(self._board.hand.choice.cursor)
        elif digit is not None:
            self.prompt_panel.strip.press(digit - 1)
        elif key is not None:
            self._keys[key]()
        else:
            event.ignore()
        self.stirred.emit()

    def _clear(self) -> None:
        """Frees what is chosen, and puts away the hint and a refusal."""
        self.ladder.leave()
        self.input.event(Cancel())
        self._forget_refusal()
        self.rechoose()

    def _forget_refusal(self) -> None:
        """Shows the question again in place of a refusal that nobody needs any more."""
        if self.prompt_panel is not None and self.prompt_panel.status.refused:
            self.prompt_panel.status.ask_again()

    def _take_focus_back(self) -> None:
        """Gives the keyboard back to the table before a button is greyed or a grid goes."""
        focused = self._table.focusWidget()
        if focused is not None and focused is not self._table and self._table.isAncestorOf(focused):
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _decline(self) -> None:
        if self.prompt_panel is not None:
            self.prompt_panel.decline()

    def _choose_cards(self, cards: Cards) -> None:
        """Chooses these, unless some of them are leaving the hand just now."""
        slots = hand_places(self._board.hand.cards, cards)
        if len(slots) == len(cards):
            self.input.choose(slots)
            announce(self._table, cards_in_words(cards, self._lexicon))
            self.stirred.emit()

    def _press_cursor(self) -> None:
        if self.prompt_panel is not None and self.prompt_panel.open.active:
            self.prompt_panel.open.press_cursor()
        else:
            self.input.press_cursor()

    def _near_spot(self, key: int) -> None:
        if key <= OPEN_SPOT and self.prompt_panel is not None:
            self.prompt_panel.open.near(OPEN_SPOT - key)
        else:
            self.input.put_cursor(key)

    def _press_spot(self, key: int) -> None:
        if key == PLAY_HERE:
            self._play_chosen()
        elif key <= OPEN_SPOT and self.prompt_panel is not None:
            self.prompt_panel.open.toggle(OPEN_SPOT - key)
        else:
            self.input.put_cursor(key)
            self.input.press_cursor()

    def _answer(self, action: object) -> None:
        assert self.prompt_panel is not None
        self._take_focus_back()
        self.prompt_panel.rest()
        self.ladder.leave()
        self._answered = True
        self.chosen.emit(action)
        self._answered = False
        if self._board.hand.carried:
            self.input.take_home()
        self.stirred.emit()

    def _claim(self, wanted: bool) -> None:
        self._take_focus_back()
        self.claimed.emit(wanted)
        self.stirred.emit()

    def _play_chosen(self) -> None:
        if self.prompt_panel is None:
            return
        chosen = self.prompt_panel.chosen(self._board.hand.chosen_cards)
        default = self.prompt_panel.default(chosen)
        if default is not None:
            self._answer(default)
        else:
            self.prompt_panel.decide(chosen)

    def _enters_hint(self) -> bool:
        """Whether Enter makes the move of the hint."""
        panel = self.prompt_panel
        return panel is not None and panel.default(panel.chosen(self._board.hand.chosen_cards)) is not None

    def _lay_grid(self, beside: int, at_left: bool) -> LaidGrid | None:
        return None if self.prompt_panel is None else self.prompt_panel.naming.lay_beside(beside, at_left)

    def _buttons_shown(self) -> tuple[QRect, ...]:
        return () if self.prompt_panel is None else self.prompt_panel.buttons_shown

    def _words_shown(self) -> tuple[QRect, ...]:
        """Where the question's words are, and the link beside them."""
        if self.prompt_panel is None:
            return ()
        return *self.prompt_panel.words_shown, *(() if self.link.isHidden() else (self.link.geometry(),))

    @property
    def question_shown(self) -> tuple[Rect, ...]:
        """Where the question is: its buttons, its words, and the link beside them."""
        return tuple(map(to_rect, (*self._buttons_shown(), *self._words_shown())))

    def suggest(self, action: Action | None) -> None:
        """Lets the button of this move stand out until the question changes or the hint goes; None: none any more."""
        self._forget_refusal()
        self._advise(action)

    def _advise(self, action: Action | None) -> None:
        if self.prompt_panel is not None:
            self.prompt_panel.advise(action)

    def _dragged(self, at: Point) -> None:
        assert self.prompt_panel is not None
        self.ladder.give_way(True)
        words, goes = self.prompt_panel.outcome(self._board.hand.carried_cards)
        self._board.zone(words, goes, at)

    def _dropped(self, on_table: bool) -> None:
        assert self.prompt_panel is not None
        self._board.zone("", False, None)
        cards = self._board.hand.carried_cards
        if cards and on_table:
            self.prompt_panel.decide(cards)
        self.ladder.give_way(False)
        if not cards:
            return
        if self._board.hand.carried:
            self.input.take_home()
        self.stirred.emit()
