"""The question to the person: the buttons, the grid for naming, and the status line; nothing while cards move."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from engine.cards import Cards, cards_named
from engine.events import ASIDE, STOCK
from engine.game import Action, AnyGame, AnyView, verb_of
from engine.prompts import Choose, Name, Pick, is_quiet
from engine.refusals import OFF_TURN, Refusal
from engine.words import Text, capitalised, text
from ui.kit.accessibility import announce
from ui.kit.language import Lexicon
from ui.kit.theme import Felt
from ui.table.layout.table_layout import TableLayout
from ui.table.prompts.action_bar import ActionBar, TableButton
from ui.table.prompts.bid_bar import BidBar, BidButton
from ui.table.prompts.claim_offer import ClaimOffer
from ui.table.prompts.hints import LegalMove, hand_places, hints
from ui.table.prompts.name_grid import NameGrid
from ui.table.prompts.naming_question import ChosenNames, NamingQuestion
from ui.table.prompts.offers import Offer, best_offer, offers, pass_offer, refusal_of, resting_verb
from ui.table.prompts.open_choice import OpenChoice
from ui.table.prompts.status import StatusLine
from ui.table.prompts.strip import CombinationStrip
from ui.table.scene.spoken import Obligation, turn_in_words
from ui.table.scene.table_scene import TableScene, to_qrect


class PromptPanel(QObject):
    """The prompt of a view in widgets; it makes actions, and knows no more of a game than the view tells."""

    answered = Signal(object)  # the Action that the person decided on
    refused = Signal(object)  # a Refusal, or a Text: why what was tried cannot be, or what is to be chosen first
    hint_pressed = Signal()
    rechosen = Signal()  # other cards of those that lie open on the table are chosen
    wished = Signal(object)  # an Action for as soon as the person is asked; a pass, or None: nothing any more
    rest_wanted = Signal()  # all cards that are still to be taken, without a stop

    def __init__(
        self, game: AnyGame, lexicon: Lexicon, scene: TableScene, parent: QWidget, watching: bool = False
    ) -> None:
        super().__init__(parent)
        felt = scene.felt
        self._game, self._lexicon, self._felt, self._faces = game, lexicon, felt, scene.faces
        self._scene = scene
        self.open = OpenChoice(scene, self.rechosen.emit)
        passing = None if game.passing is None else verb_of(game.passing)
        self.bar = ActionBar(lexicon, felt, parent, passing, game.presentation.passes is not None)
        self.bids = BidBar(lexicon, felt, parent, passing)
        self.status = StatusLine(felt, parent)
        self.claim = ClaimOffer(lexicon, self.bar, self.status, parent)
        self.strip = CombinationStrip(game, lexicon, felt, parent)
        self.grid = NameGrid(lexicon, parent)
        self.naming = NamingQuestion(game, lexicon, scene, self.grid)
        self._watching = watching
        self._view: AnyView | None = None
        self._offered: tuple[AnyView | None, dict[Cards, tuple[Offer, ...]]] = (
            None,
            {},
        )  # a view, and by cards what it offers
        self._live = False
        self._held = ""  # what stands where a trick is held
        self._resting: dict[type[object], str] = {}  # by phase, what we do in it with our cards, found once
        self._hints: tuple[LegalMove, ...] = ()
        self._hint = 0
        self._hinted: LegalMove | None = None  # the last of them that was named
        self._wish: Action | None = None
        self._wish_said = ""  # the words about it
        self._named: ChosenNames = (None, ())  # what was chosen in the grid when it was asked last
        self._advised: Action | None = None  # what a hint names as best
        self._bound: Obligation | None = None  # what binds us now
        self._chosen: Cards = ()
        self._meant: Action | None = None  # what the choice would be, where that is allowed
        self._early: int | None = None  # the trick, by the cards set aside before it, in which we pass when asked
        self.bar.pressed.connect(self._pressed)
        self.bar.neared.connect(self._say_why_of_choice)
        self.bar.early_pressed.connect(self.decline)
        self.bar.greyed_pressed.connect(self._say_why_greyed)
        self.bar.hint_pressed.connect(self.hint_pressed)
        self.strip.neared.connect(self._say_why)
        self.strip.turned.connect(self._place_words)
        self.bids.bid.connect(self._bid)
        self.bids.passed.connect(self.decline)
        self.bids.rest_wanted.connect(self.hurry)
        self.bids.hint_pressed.connect(self.hint_pressed)
        self.bids.greyed_pressed.connect(self._say_why_greyed)
        self.grid.changed.connect(self.rechosen)
        self.grid.wanted.connect(self._call_chosen)
        self.grid.copies.changed.connect(self.rechosen)
        self.bar.setVisible(not watching)
        self.status.show()
        self.grid.neared.connect(self._say_refusal)

    @property
    def _seen(self) -> AnyView:
        """The newest view; there is one whenever something is asked."""
        assert self._view is not None
        return self._view

    @property
    def live(self) -> bool:
        """Whether the person is asked something now."""
        return self._live

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What the buttons offer now."""
        return self.bar.offers

    def excuse(self) -> None:
        """Asks nothing from now on."""
        self._watching = True

    def use_felt(self, felt: Felt) -> None:
        """Uses the colours of this table."""
        self._felt = felt
        self.bar.use_felt(felt)
        self.strip.use_felt(felt)
        self.bids.use_felt(felt)
        self.status.felt = felt

    def chosen(self, of_hand: Cards) -> Cards:
        """The cards chosen for the question: open cards on the table where it is about them, else these of the hand."""
        return self.open.chosen_cards if self.open.active else of_hand

    def ask(self, view: AnyView | None, of_hand: Cards, live: bool, bound: Obligation | None = None) -> str:
        """Shows the view's question with these cards chosen; ``live`` False: it is not the time to answer.

        ``bound``: see ``what_binds``. Returns what playing the choice would be, in words.
        """
        self._view = view
        prompt = view.prompt() if view is not None and live else None
        self._live = prompt is not None
        self._bound = bound if self._live else None
        self._held = "" if live else self._held
        self.open.ask(prompt, 0 if view is None else view.seat)
        chosen = self.chosen(of_hand)
        self.show_bids(view)
        self.naming.ask(view, prompt, self._felt)
        found = () if view is None or prompt is None else self._offers_for(view, chosen)
        found += self.naming.offers()
        if view is not None and isinstance(prompt, Pick):
            self._resting[type(getattr(view, "phase", view))] = prompt.verb
        meant = self._meant_by(chosen, found)
        self.bar.show_offers(found, prompt is not None, _verb(prompt) or self._resting_verb)
        self._stress(self.default(chosen), meant)
        named = self.naming.choice
        if (chosen, named) != (self._chosen, self._named) and self.status.of_choice:
            self.status.ask_again()  # it spoke of other cards
        self._named = named
        self._announce_choice(chosen, meant)
        self._chosen = chosen
        self.claim.renew()
        self._heed_early(found)
        if view is None or view.turn is None or self._watching:
            self.strip.clear()
        else:
            self.strip.ask(view, of_hand)
        asks = view is not None and (live or view.turn is None)
        question = self._question(chosen, found) if asks else self.claim.words or self._held
        passes = is_quiet(prompt) and len(prompt.actions) == 1  # by itself, and the next card comes
        if not self._taking or (self._live and not passes):
            self.status.ask(question, aloud=self._meant is None)  # what a choice means has been said
        self.naming.place.put()
        return self.outcome(chosen)[0]

    def _meant_by(self, chosen: Cards, found: tuple[Offer, ...]) -> Offer | None:
        """What the cards that are chosen now, in the hand, on the table or in the grid, would be where that is allowed;
        None: no cards are chosen, or nothing is asked."""
        if not self._live or not (chosen or self.naming.chosen):
            return None
        prompt = self._seen.prompt()
        if isinstance(prompt, Choose):
            said = self._seen.readings(chosen)
            return next((offer for offer in found if offer.allowed and offer.action in said), None)
        best = best_offer(found)
        return best if best is not None and best.allowed else None

    def _announce_choice(self, chosen: Cards, meant: Offer | None) -> None:
        """Announces what the chosen cards would be, which is seen on the button; why not is said by the status line.

        What a hint has just said is not said again.
        """
        action = None if meant is None else meant.action
        if action == self._meant:
            return
        self._meant = action
        if meant is not None and action != self._advised and not self._is_hinted(chosen):
            announce(self.status, capitalised(self._lexicon.say(meant.caption or meant.label)))

    def default(self, chosen: Cards) -> Action | None:
        """What Enter does with these cards chosen, so that its button is highlighted: a hint's move, or the only one.

        None: what the cards mean.
        """
        advised = self._advised
        if advised is None and not chosen and self._bound is not None and self._bound.only_passes:
            return self._game.passing
        if advised is None and self._hinted is not None and self._is_hinted(chosen):
            advised = self._hinted.action
        if not self._live or advised is None or (chosen and set(chosen) != set(cards_named(advised))):
            return None
        return None if self.naming.calls_other_than(advised) else advised

    def _is_hinted(self, chosen: Cards) -> bool:
        """Whether these are the cards that 提示 has just named."""
        return self._hinted is not None and bool(chosen) and set(chosen) == set(self._hinted.cards)

    def advise(self, action: Action | None) -> None:
        """Takes this as the hint's best move; None: there is no hint any more."""
        if action is None:
            self.naming.place.close_up()
        if action != self._advised:
            self._advised = action
            self.grid.declines = action is not None and action == self._game.passing
            if action is not None and self.grid.isVisible():
                self.naming.choose(action)
            if self._live:
                self.rechosen.emit()

    def _stress(self, default: Action | None, meant: Offer | None) -> None:
        """Highlights the button of what Enter does: what a hint advises, or what the chosen cards are.

        Before either no button stands out, since it would look like advice.
        """
        self.bar.stress(default if default is not None or meant is None else meant.action)
        self.bids.stress(default, default is not None and default == self._game.passing)

    @property
    def bidding(self) -> bool:
        """Whether cards are still being taken while all may bid."""
        return self.bids.isVisible() and self.bids.rest.isEnabled()

    def show_bids(self, view: AnyView | None) -> None:
        """Shows the bar for bids in place of the other one while there is bidding, asked or not."""
        bids = self._game.presentation.bids
        cells = () if view is None or bids is None or self._watching else bids(view)
        if self._wish is not None and not any(self._wish in cell.bids for cell in cells):
            self._forget_wish()
        if cells and view is not None:
            taking = STOCK in view.places()
            declines = self._game.passing
            passing = "" if declines is None else self._lexicon.say(self._game.caption(view, declines))
            self.bids.offer(cells, self._wish, self._faces, asked=self._live, taking=taking, passing=passing)
            if taking and not self._live:
                may = self._game.presentation.may_bid if any(cell.bids for cell in cells) else None
                self.status.ask(self._lexicon.say(text("table.taking") if may is None else may(view)))
        if view is not None and not self._live:
            self.bar.rest_with(self._resting_verb)
        self.bids.setVisible(bool(cells))
        self.bar.setVisible(not (cells or self._watching) and (view is None or view.turn is not None))

    @property
    def _resting_verb(self) -> str:
        """What we do with our cards in this phase when it is our turn, so that the button does not speak of another."""
        view = self._view
        if view is None:
            return ""
        phase = type(getattr(view, "phase", view))
        if not self._resting.get(phase):  # nothing is found in an empty hand
            self._resting[phase] = resting_verb(view)
        return self._resting[phase]

    @property
    def _taking(self) -> bool:
        """Whether cards are being taken while all may bid: then a turn is no more than the next card."""
        return self._view is not None and not self.bids.isHidden() and STOCK in self._view.places()

    def hurry(self) -> None:
        """Asks for the rest of the cards, and passes the present question."""
        self._live = False
        self.status.ask_again()
        self.rest_wanted.emit()

    def _bid(self, action: Action) -> None:
        """Makes this bid at once, or when our next card comes; pressed again, a bid that waits is taken back."""
        if self._live:
            self.answered.emit(action)
            return
        if action == self._wish:
            self._forget_wish()
            self.wished.emit(self._game.passing)
        else:
            self._wish = action
            self.wished.emit(action)
            what = capitalised(self._lexicon.say(self._game.caption(self._seen, action)))
            self._wish_said = self._lexicon.say("table.wished", what=what)
            self.status.remark(self._wish_said)
        self.show_bids(self._view)

    def _forget_wish(self) -> None:
        """No bid waits for our next card any more: it was made, taken back, or may not be made now."""
        self._wish = None
        self.status.take_back(self._wish_said)

    def reading(self, cards: Cards) -> Offer | None:
        """What playing these cards would be now; None off turn."""
        return best_offer(self._offers_for(self._seen, cards)) if self._live else None

    def _offers_for(self, view: AnyView, cards: Cards) -> tuple[Offer, ...]:
        """The offers for these cards, found once for a view, then cached for buttons, drops, keys and
        the status line."""
        if self._offered[0] is not view:
            self._offered = view, {}
        kept = self._offered[1]
        if cards not in kept:
            kept[cards] = offers(self._game, view, cards)
        return kept[cards]

    def refusal(self, view: AnyView, of_hand: Cards) -> Refusal | None:
        """Why the chosen cards cannot be what this view asks for; None where they can, or nothing is chosen."""
        chosen = self.chosen(of_hand)
        return refusal_of(self._game, view, chosen, self._offers_for(view, chosen))

    def relevant_rule(self, view: AnyView, of_hand: Cards) -> str:
        """The row of the rules that refuses what was tried, or the chosen cards; else what the question is about."""
        if self.status.row:
            return self.status.row
        refusal = self.refusal(view, of_hand)
        return self._game.handbook.section_of(view) if refusal is None else self._game.handbook.place_of(refusal)

    def _place_of(self, refusal: Refusal | None) -> str:
        return "" if refusal is None else self._game.handbook.place_of(refusal)

    def outcome(self, cards: Cards) -> tuple[str, bool]:
        """What playing these cards would be in words, or why it is not allowed; and whether it is allowed."""
        offer = self.reading(cards)
        if offer is None:
            out = self._out if cards else None
            not_now = text("table.not_now") if out is None else out.text
            asked = self._question(cards, ()) if self._live else self._lexicon.say(not_now)
            return capitalised(asked), False
        words = offer.reason or offer.caption or offer.label
        return capitalised(self._lexicon.say(words)), offer.allowed

    def hint(self, hand: Cards) -> tuple[int, ...]:
        """提示: the places in this hand of the weakest legal move, and at every further call of the next one up.

        Cards that lie open are chosen at once.
        """
        if not self._live:
            return ()
        if not self._hints:
            self._hints, self._hint = hints(self._seen), 0
        if not self._hints:
            can_pass = pass_offer(self.bar.offers) is not None
            self.status.remark(self._lexicon.say("table.hint.pass_only" if can_pass else "table.hint.none"))
            return ()
        hint = self._hints[self._hint % len(self._hints)]
        self._hint += 1
        self._hinted = hint
        what = capitalised(self._lexicon.say(self._game.caption(self._seen, hint.action)))
        self.status.remark(self._lexicon.say("table.hint.of", place=hint.place, all=hint.among, what=what))
        if self.grid.isVisible():
            self.naming.choose(hint.action)
            return ()
        if self.open.active:
            self.open.choose_cards(hint.cards)
            return ()
        return hand_places(hand, hint.cards)

    def decide(self, cards: Cards) -> None:
        """Does what the main button offers for these cards, or says why not; a question without cards
        needs its button."""
        offer = self.reading(cards)
        if offer is not None and isinstance(self._seen.prompt(), Choose):
            meant = self._meant_by(cards, self._offers_for(self._seen, cards))
            if meant is not None:
                self.answered.emit(meant.action)
            else:
                button = self.bids.passing if self.bids.isVisible() else self.bar.readings[0]
                button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.grid.isVisible():
            self._call_chosen()
        elif offer is None:
            self._say_not_now()
        else:
            self._pressed(offer)

    def _say_not_now(self) -> None:
        """Says why nothing can be done now: the rule that keeps this seat out, or that others are on turn."""
        over = self._view is not None and self._view.turn is None
        refusal = self._out
        if refusal is not None:
            self.status.remark(self._lexicon.say(refusal.text), refused=True, row=self._place_of(refusal))
            self.refused.emit(refusal)
            return
        self.status.remark(self._lexicon.say("table.turn.over" if over else "table.not_now"), refused=True, asked=False)

    @property
    def _out(self) -> Refusal | None:
        """Why a rule keeps this seat from its turn, where it has more to say than that others are on turn."""
        view, passing = self._view, self._game.passing
        if view is None or passing is None or self._live or view.turn in (None, view.seat):
            return None
        refusal: Refusal | None = view.refusal(passing)
        return None if refusal is None or str(refusal.reason) == OFF_TURN else refusal

    def _say_why_greyed(self, button: TableButton) -> None:
        """Says why a disabled button does nothing, as its key does."""
        view = self._view
        if self._live and button is self.bar.passing:
            self.decline()
        elif isinstance(button, BidButton):
            self.status.remark(button.toolTip(), refused=True)
        elif self._live and button.offer is not None:
            self._pressed(button.offer)
        elif not self._live and view is not None and view.turn != view.seat:
            self._say_not_now()

    def decline(self) -> None:
        """Passes if allowed, else says why not; does nothing in a game without a pass."""
        offer = pass_offer(self.bar.offers)
        if offer is not None:
            self._pressed(offer)
        elif self._live and self._game.passing is not None:
            refusal = self._seen.refusal(self._game.passing)
            if refusal is not None:
                self.status.remark(self._lexicon.say(refusal.text), refused=True, row=self._place_of(refusal))
                self.refused.emit(refusal)
        elif self._may_wait:
            waits = self._early is None
            self._early = aside(self._view) if waits else None
            self.bar.offer_early(waits)
            self.status.remark(self._lexicon.say("table.pass.waits" if waits else "table.pass.freed"))

    @property
    def _may_wait(self) -> bool:
        """Whether one may pass in advance now."""
        view, passes = self._view, self._game.presentation.passes
        if view is None or passes is None or self._game.passing is None or self._live or self._watching:
            return False
        return view.turn not in (None, view.seat) and passes(view)

    def _heed_early(self, found: tuple[Offer, ...]) -> None:
        """Does an advance pass where it is allowed now, and drops it once its trick is over."""
        if self._early is not None and self._early != aside(self._view):
            self._early = None
        if self._live and self._early is not None:
            self._early = None
            if (offer := pass_offer(found)) is not None and offer.allowed:
                QTimer.singleShot(0, self, lambda: self._pressed(offer))
        elif self._may_wait:
            self.bar.offer_early(self._early is not None)

    def hold(self, words: str) -> None:
        """Shows these words while nothing goes on until the person says so."""
        self._held = words
        self.status.ask(words)
        self.status.ask_again()

    def rest(self) -> None:
        """Clears the question after its answer, so that there is no second answer."""
        self._live = False
        self._wish = None
        self._hints, self._hinted = (), None
        self.open.ask(None, 0)
        self._held = ""
        self.status.ask(self.claim.words)
        self.status.ask_again()  # the remark is about a question that is gone
        self.bar.show_offers((), hints=False, verb=self._resting_verb)
        self.claim.rest()
        self.naming.ask(None, None, self._felt)

    def leave(self) -> None:
        """Removes these widgets, because another game is played here."""
        for widget in (self.bar, self.bids, self.status, self.strip, self.grid):
            widget.hide()
            widget.deleteLater()
        self.claim.deleteLater()
        self.deleteLater()

    def place(self, layout: TableLayout, font: QFont) -> None:
        """Gives bar and status line their places."""
        for widget in (self.bar, self.bids, self.status, *self.bar.buttons):
            widget.setFont(font)
        self.grid.letter(font)
        self.bids.place(to_qrect(layout.bar), layout.window.width / 2, layout.scale, layout.left_handed)
        self.bar.place(to_qrect(layout.bar), layout.window.width / 2, layout.scale, layout.left_handed)
        self.strip.place(to_qrect(layout.combinations), layout.window.width / 2, font)
        self._place_words()
        self.status.stand_at(layout.window.width / 2 - layout.status.x)
        self.naming.place.take(layout)

    def _place_words(self) -> None:
        """Places the status line above the combinations, or just above the buttons where there are none."""
        layout = self._scene.layout
        lower = layout.bar.y - layout.combinations.y if self.strip.isHidden() else 0.0
        room = replace(layout.between, height=layout.between.height + lower)
        self.status.lie_at(to_qrect(replace(layout.words, y=layout.words.y + lower)), to_qrect(room))

    @property
    def buttons_shown(self) -> tuple[QRect, ...]:
        """Where the buttons of the question are, greyed ones too, in the parent's pixels."""
        widgets = (self.bar, self.bids, self.strip)
        return tuple(room for widget in widgets if not widget.isHidden() for room in widget.shown)

    @property
    def words_shown(self) -> tuple[QRect, ...]:
        """Where the words of the question are, in the parent's pixels."""
        pill = self.status.pill.toAlignedRect().translated(self.status.pos())
        return (pill,) if self.status.text() else ()

    def _call_chosen(self) -> None:
        """Calls what is chosen in the grid, or says why not."""
        offer = best_offer(self.bar.offers)
        if offer is not None:
            self._pressed(offer)

    def _pressed(self, offer: Offer) -> None:
        if offer.allowed and self._live:
            self.answered.emit(offer.action)
        elif offer.reason is not None:
            row = self._place_of(offer.refusal)
            self.status.remark(self._lexicon.say(offer.reason), refused=not offer.asks, of_choice=True, row=row)
            self.refused.emit(offer.reason if offer.refusal is None else offer.refusal)

    def _say_refusal(self, offer: Offer | None) -> None:
        """Says why this card may not be named; for an allowed one the large button speaks once it is chosen."""
        self._say_why(None if offer is None or offer.reason is None else offer)

    def _say_why_of_choice(self, offer: Offer | None) -> None:
        self._say_why(offer, of_choice=True)

    def _say_why(self, offer: Offer | None, of_choice: bool = False) -> None:
        """Says what the button under the pointer would do, or why not, while the pointer is there.

        ``of_choice``: the button does something with the cards that are chosen.
        """
        words: Text | None = None if offer is None else offer.reason or offer.caption
        if self._live and offer is not None and words is not None:
            why_not, row = offer.reason is not None and not offer.asks, self._place_of(offer.refusal)
            self.status.come_near(self._lexicon.say(words), why_not, row, of_choice)
        else:
            self.status.go_away()

    def _question(self, chosen: Cards, found: tuple[Offer, ...]) -> str:
        best = best_offer(found)
        if chosen and best is not None and best.reason is not None:
            return self._lexicon.say(best.reason)
        return turn_in_words(self._seen, self._lexicon, self._bound)


def aside(view: AnyView | None) -> int:
    """How many cards have been set aside, which identifies the trick."""
    return -1 if view is None else len(view.places().get(ASIDE, ()))


def _verb(prompt: object) -> str:
    """The main button's word while nothing is chosen."""
    match prompt:
        case Pick(verb=verb):
            return verb
        case Name():
            return "call"
    return ""
