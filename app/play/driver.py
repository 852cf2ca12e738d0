"""Drives the deals of a session: lets each seat act in turn, commits its action, and tells the screen what happened."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.play.asking import SeatQuestions, SeatThinkers, fast_answer
from app.play.pace import NO_TIME, Pace, WaitingTime, time_until_next
from app.play.running import EMPTY_TABLE, RunningDeal, is_choice
from app.play.shown_deal import ShownDeal
from app.play.standing_orders import BiddingOrders, Claim, OnlyChoice
from app.play.waiting import Delay, Waiting
from app.session import Session
from engine.events import Event
from engine.game import Action, AnyState, AnyView, IllegalActionError
from engine.match import Match, after_deal, result_of
from engine.playable import only_answer
from engine.players.judge import Weighing
from engine.players.levels import is_unhurried
from engine.refusals import Refusal
from engine.words import Words, text


class DealDriver(QObject):
    """Plays one session after another, deal after deal; between them the table is empty, and nothing is asked.

    It waits for the screen only before it shows the answer of an AI player.
    """

    dealt = Signal(object, object)  # the events of a new deal as our seat saw them, and our view afterwards
    happened = Signal(object, object)  # events as our seat saw them, and our view afterwards
    presented = Signal(object)  # our view, to be drawn from nothing: resumed, or a move was taken back
    uncovered = Signal(object)  # the events in which all cards are laid open, as the deal is over
    refused = Signal(object)  # the Refusal of an action that our seat wanted
    deal_ended = Signal(object, object)  # the Result of a deal that counts, and the Match with it
    match_ended = Signal(object)  # the Match after its last deal
    committed = Signal(object)  # the Session after every step worth saving
    notice = Signal(object)  # a Text for the status line
    forced = Signal(object)  # the Action that our seat is about to do by itself, as there is no other
    forced_often = Signal()  # our seat is without a choice for the OFTEN-th time in this deal, and plays by hand
    claiming = Signal(bool)  # the rest of our plays is being made as claimed, or no longer

    def __init__(self, thinkers: SeatThinkers, pace: Pace, delay: Delay | None = None) -> None:
        super().__init__()
        self._run = EMPTY_TABLE
        self._claim, self._bidding, self._only = Claim(), BiddingOrders(), OnlyChoice()
        self._asking = SeatQuestions(thinkers, self)
        self._pace = pace
        self._waiting = Waiting(delay, self)  # starts once the stage is at rest
        self.held = False  # a pause
        self._open_hands = False  # those who only watch want to see into every hand
        self._finished: Match | None = None
        self._once = False  # nothing is dealt after this deal
        self._rushing = False  # our seat is out, and the rest is to come without a pace
        self._let_go = False  # our seat is asked quietly, and passes by itself
        self._asking.answered.connect(self._take_answer)
        self._waiting.ended.connect(self._do_next)

    @property
    def empty(self) -> bool:
        """Whether nothing is played."""
        return not self._run.steps

    @property
    def session(self) -> Session:
        """The session that is played here, with everything worth keeping; the table must not be empty."""
        return self._run.session

    @property
    def state(self) -> AnyState:
        """The whole truth, for the program's own use and never for the screen."""
        return self._run.state

    @property
    def view(self) -> AnyView:
        """What our seat may know."""
        return self._run.view

    @property
    def open_hands(self) -> bool:
        """Whether all hands are shown: only where no person plays, and the person who watches wants it."""
        return self._shown.open_hands

    @property
    def past(self) -> tuple[Event, ...]:
        """Everything that has happened in the deal, with every face; nothing where hands are not shown."""
        return self._shown.past

    @property
    def _shown(self) -> ShownDeal:
        return ShownDeal(self._run, self._open_hands)

    def show_hands(self, wanted: bool) -> None:
        """Shows every hand to somebody who only watches, or stops showing them."""
        if wanted != self._open_hands:
            self._open_hands = wanted
            if not self._shown.watched:
                return
            if self.state.turn is not None:
                self._show_anew()
            else:  # nothing is asked any more, and the result stands
                self.presented.emit(self.view)
                self._uncover()

    @property
    def ours(self) -> bool:
        """Whether it is the person's turn and the driver waits for them."""
        asked = self._run.turn is not None and self._run.bot is None
        return asked and not self._let_go and not self.claims and self._only.due is None

    @property
    def over(self) -> bool:
        """Whether nothing follows: the whole match is over, or the session has only this deal."""
        return self._finished is not None and (self._once or self._finished.winners is not None)

    @property
    def decided(self) -> int | None:
        """After how many actions of this deal our seat last decided anything; None where it has not yet."""
        return self._run.decision(self._claim.followed)

    @property
    def can_undo(self) -> bool:
        """Whether our seat has decided anything in this deal."""
        return self.decided is not None

    @property
    def claims(self) -> bool:
        """Whether plays of our seat are being made as claimed."""
        return bool(self._claim.due)

    @property
    def certain(self) -> tuple[Action, ...]:
        """Our seat's plays that can be claimed now: the rest, where it is certain."""
        return self._run.certain if self.ours else ()

    @property
    def out(self) -> bool:
        """Whether our seat has no cards left, while others still play on with several."""
        return self._run.out

    def do_forced(self, wanted: bool) -> None:
        """Makes our seat do by itself what is without choice, also a question that is open now; or stops that."""
        begins, self._only = wanted and not self._only.automatic, self._only.wanted(wanted)
        if begins and self.ours and (only := only_answer(self.session.match.game, self.view)) is not None:
            self._only = self._only.doing(only)
            self.forced.emit(only)
            self.settled()

    def begin(self, session: Session, once: bool = False) -> None:
        """Deals, or goes on with a deal that was begun before; raises ValueError for an impossible record.

        ``once``: the session ends after this deal, also where it is thrown in.
        """
        self.leave()
        self._once = once
        self._begin_deal(session)

    def _begin_deal(self, session: Session) -> None:
        self._run = RunningDeal(session).begun()
        self._finished, self._claim, self._only = None, Claim(), self._only.in_new_deal()
        self.committed.emit(self.session)
        if self.session.record.actions:
            self._show_anew()
        else:
            self._drop_questions()
            self._bidding = BiddingOrders()
            self.dealt.emit(self._shown.events, self.view)
            self._ask_next()

    @Slot(object)
    def submit(self, action: Action) -> bool:
        """Does the person's action at once, or refuses it with its reason; returns whether it was done."""
        if not self.ours:
            self._refuse(self._run.refusal(action))
            return False
        try:
            run = self._run.then(action)
        except IllegalActionError as illegal:
            self._refuse(illegal.refusal)
            return False
        self._go_on(run)
        return True

    def _refuse(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.refused.emit(refusal)

    @Slot(object)
    def wish(self, action: Action | None) -> None:
        """Does the person's action when they are asked next, or now; None, or a pass, cancels the wish."""
        if self.empty:
            return
        wished = None if action == self.session.match.game.passing else action
        self._bidding = self._bidding.wishing(None if self.ours else wished)
        if wished is not None and self.ours:
            self.submit(wished)

    @Slot(bool)
    def claim(self, wanted: bool) -> None:
        """Claims the rest for the person, if it is certain; or goes back to play by hand."""
        if wanted and (line := self.certain):
            first, *rest = line
            self._claim = self._claim.begun(tuple(rest))
            self.claiming.emit(True)
            self._commit(first)
        elif wanted and self.out:
            self._rush(True)
            self._start_over()
        elif not wanted and self._rushing:
            self._rush(False)
            self._start_over()
        elif not wanted and self.claims:
            self._drop_questions()
            self._drop_claim()
            self._ask_next()
            self.settled()

    @Slot()
    def hurry(self) -> None:
        """Deals the rest of the cards without stops; questions to the person meanwhile are passed."""
        if self._run.taking:
            self._bidding = self._bidding.hurrying()
            if self.ours and (passing := self._run.passing) is not None:
                self._commit(passing)

    @Slot()
    def settled(self) -> None:
        """Starts the pace's time, because the stage is at rest."""
        if self._comes_by_itself:
            self._waiting.start(NO_TIME if self._rushing else time_until_next(self._run, self._pace, self.claims))

    @Slot()
    def hasten(self) -> None:
        """Does what comes next as soon as its time no longer gives away who had to think."""
        if self._comes_by_itself:
            self._waiting.hasten()

    @property
    def _comes_by_itself(self) -> bool:
        """Whether something will come by itself at the pace, and is not due yet."""
        return not (self.empty or self.ours or self.held or self._waiting.over or self._run.goes_on)

    @Slot(bool)
    def hold(self, held: bool) -> None:
        """Pauses (True): decisions of AI players and the pace wait until the session goes on (False)."""
        if held == self.held:
            return
        self.held = held
        if held:
            self._waiting.stop()
        elif not self.empty and not self.ours:
            if self._run.goes_on:
                self._take_on()
            self.settled()

    @Slot()
    def undo(self) -> None:
        """Goes back to the last decision of our seat that was more than a formality; a claim is one decision."""
        if self.empty:
            return
        ply = self.decided
        if ply is None:
            self.notice.emit(text("notice.nothing_to_take_back"))
            return
        self._run, self._finished, self._bidding = self._run.back_to(ply), None, BiddingOrders()
        self._drop_claim()
        if self._rushing:
            self._rush(False)
        self._claim = self._claim.back_to(ply)
        self.committed.emit(self.session)
        self._show_anew()
        self.notice.emit(text("notice.taken_back"))

    @Slot()
    def note_help(self) -> None:
        """Notes that our seat was given a hint, so that this deal counts as assisted."""
        if not self.empty and self.session.match.dealt not in self.session.assisted:
            self._run = self._run.helped()
            self.committed.emit(self.session)

    def retitle(self, title: str) -> None:
        """Gives the session another name."""
        if not self.empty:
            self._run = self._run.titled(title)
            self.committed.emit(self.session)

    def note_weighed(self, dealt: int, ply: int, weighing: Weighing) -> None:
        """Keeps what was weighed about the decision after so many actions of this deal, if that
        decision still stands."""
        if self.empty or self.session.match.dealt != dealt:
            return
        done = self.session.record.actions[ply : ply + 1]
        if (weighing.made is None and not done) or done == (weighing.made,):
            self._run = self._run.noting(ply, weighing)
            if self.state.turn is not None:  # a deal that is over is kept as it was when it ended
                self.committed.emit(self.session)

    @Slot()
    def next_deal(self) -> None:
        """Deals again after a finished deal, unless the match is over."""
        if self._finished is not None and not self.over:
            self._begin_deal(self.session.next_deal(self._finished))

    @Slot()
    def leave(self) -> None:
        """Stops asking and waiting, and empties the table."""
        if not self.empty:
            self._drop_questions()
            self._asking.cancel()
            self._run, self._claim, self._bidding = EMPTY_TABLE, Claim(), BiddingOrders()
            self._rushing = False
            self._finished, self.held = None, False

    def use_pace(self, pace: Pace) -> None:
        """Sets the pace from the next decision on."""
        self._pace = pace

    def _drop_questions(self) -> None:
        """Drops every question and every wait that is under way."""
        self._asking.forget()
        self._waiting.drop()
        self._let_go, self._only = False, self._only.doing(None)

    def _show_anew(self) -> None:
        self._drop_questions()
        self._asking.cancel()
        self.presented.emit(self.view)
        self._uncover()
        self._ask_next()
        self.settled()

    def _start_over(self) -> None:
        """Restarts the present wait at another pace."""
        if not self._waiting.over:
            self._waiting.stop()
            self.settled()

    def _rush(self, rushing: bool) -> None:
        self._rushing = rushing
        self.claiming.emit(rushing)

    def _ask_next(self) -> None:
        """Makes the next seat think while the cards still fly."""
        if self.state.turn is None:
            return
        self._see_choice()
        if self._run.passing is not None:
            self._ask_quietly()
        elif self._run.bot is not None and not self.claims:
            self._asking.ask(self._run)

    def _see_choice(self) -> None:
        """Notes where our seat has no choice; what it then does by itself takes as long as any play."""
        run = self._run
        if run.bot is not None or run.passing is not None or self.claims:
            return
        only = only_answer(self.session.match.game, self.view)
        if only is None:
            return
        self._only = self._only.met(only)
        if self._only.automatic:
            self.forced.emit(only)
        elif self._only.is_often:
            self.forced_often.emit()

    def _ask_quietly(self) -> None:
        """Asks so that nobody sees whether there was a choice; only the person's own choice makes a pause."""
        run = self._run
        if run.bot is None:
            self._let_go = self._bidding.lets_go(run.prompt, run.taking)
            if not self._let_go:
                self._bidding = self._bidding.asked()
        elif is_choice(run.prompt) and not is_unhurried(run.bot):
            self._asking.ask(run)
        if not self.ours and run.goes_on and not self.held:
            self._take_on()

    def _take_on(self) -> None:
        """Takes the next card after its time."""
        self._waiting.start(WaitingTime(0, self._pace.hurry if self._bidding.hurried else self._pace.take))

    @Slot()
    def _take_answer(self) -> None:
        if self._waiting.over:
            self._commit(self._asking.answer)

    def _quiet_answer(self, passing: Action) -> Action:
        """The answer of the seat on turn: the bot's, or what the person wished for where it is allowed, or the pass."""
        if self._run.bot is not None:
            return self._asking.quiet_answer(self._run, passing)
        wished, self._bidding = self._bidding.wish, self._bidding.wishing(None)
        refusal = None if wished is None else self.view.refusal(wished)
        self._refuse(refusal)
        return passing if wished is None or refusal is not None else wished

    @Slot()
    def _do_next(self) -> None:
        """Does what is due now; a missing answer of an AI player is done as soon as it comes."""
        if self.state.turn is None:
            self._end_deal()
        elif (passing := self._run.passing) is not None:
            self._commit(self._quiet_answer(passing))
        elif self.claims:
            self._play_claimed()
        elif self._only.due is not None:
            self._claim = self._claim.noting(self._run.ply)
            self._commit(self._only.due)
        elif self._asking.answer is not None:
            self._commit(self._asking.answer)

    def _play_claimed(self) -> None:
        """Makes the next play of the claim, or another seat's move; drops a claim that goes wrong."""
        if self._run.bot is not None:
            self._commit(fast_answer(self._run))
            return
        try:
            run = self._run.then(self._claim.due[0])
        except IllegalActionError:
            self._drop_claim()
            return
        self._claim = self._claim.played(self._run.ply)
        self._go_on(run)
        if not self.claims:
            self.claiming.emit(False)

    def _drop_claim(self) -> None:
        """Drops the claim, if there is one."""
        if self.claims:
            self._claim = self._claim.dropped()
            self.claiming.emit(False)

    def _commit(self, action: Action) -> None:
        self._go_on(self._run.then(action))

    def _go_on(self, run: RunningDeal) -> None:
        """Shows the deal as it is after one more action, and asks the next seat."""
        self._drop_questions()
        self._run = run
        if not self._run.goes_on:  # that a card was taken and nobody said anything is not worth the disk's time
            self.committed.emit(self.session)
        self.happened.emit(self._shown.events, self.view)
        if self._rushing and self._run.turn is None:
            self._rush(False)
        self._uncover()
        self._ask_next()

    def _uncover(self) -> None:
        """Turns all cards over once the deal is over."""
        if laid := self._shown.laid_open:
            self.uncovered.emit(laid)

    def _end_deal(self) -> None:
        """Counts the deal, or deals again where it was thrown in."""
        last = self._run.steps[-1]
        result = result_of(last)
        self._finished = after_deal(self.session.match, last)
        if result.ended.void and not self._once:
            self.notice.emit(text("notice.dealt_again"))
            self.next_deal()
            return
        self.deal_ended.emit(result, self._finished)
        if self.over:
            self.match_ended.emit(self._finished)


WORDS = {
    "notice.nothing_to_take_back": Words(
        "There is nothing of yours to take back in this hand.",
        "这一局还没有可以悔的牌。",
        "這一局還沒有可以悔的牌。",
        "このハンドで取り消せる手はまだありません。",
    ),
    "notice.taken_back": Words(
        "Taken back to your last decision; this hand counts as assisted.",
        "已退回到你上一次出牌前；本局记为有辅助。",
        "已退回到你上一次出牌前；本局記為有輔助。",
        "直前のあなたの判断まで戻しました。このハンドは助けありと記録されます。",
    ),
    "notice.dealt_again": Words(
        "This hand does not count: a new deal follows.",
        "本局作废，重新拿牌。",
        "本局作廢，重新拿牌。",
        "このハンドは流れました。配り直します。",
    ),
}
