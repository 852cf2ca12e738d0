"""One session in play: asks each seat in turn, commits what it answers, and tells the screen what happened."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from app.decisions import last_decision
from app.pace import Pace, delay_before, delay_of_round
from app.quiet import is_choice, only_taken, quiet_pass
from app.session import Session
from app.waiting import Asked, Delay, single_shot
from engine.events import STOCK, Event, Seat, seen_by
from engine.game import State, Step, act, prompt_of
from engine.match import Match, after_deal, result_of
from engine.prompts import Prompt
from engine.record import replay
from engine.words import text


class Table(QObject):
    """A session, deal after deal; nothing here waits for a pixel except the moment when an AI's answer is shown."""

    dealt = Signal(object, object)  # the events of a new deal as our seat saw them, and our view afterwards
    happened = Signal(object, object)  # events as our seat saw them, and our view afterwards
    presented = Signal(object)  # our view, to be drawn from nothing: resumed, or a move was taken back
    refused = Signal(object)  # the Refusal of an action that our seat wanted
    deal_ended = Signal(object, object)  # the Result of a deal that counts, and the Match with it
    match_ended = Signal(object)  # the Match after its last deal
    committed = Signal(object)  # the Session after every step worth saving
    notice = Signal(object)  # a Text for the status line
    claiming = Signal(bool)  # the rest of our plays is being made as claimed, or no longer

    def __init__(self, session: Session, thinkers: Asked, pace: Pace, delay: Delay | None = None) -> None:
        super().__init__()
        self.session = session
        self._thinkers = thinkers
        self._pace = pace
        self._delay: Delay = delay if delay is not None else single_shot(self)
        self._steps: list[Step[Any]] = []
        self._generation = 0
        self._answer: Any = None
        self.held = False  # a pause
        self._stands = False  # the stage is at rest, and has been for as long as the pace wants
        self._finished: Match | None = None
        self._wish: Any = None  # what the person wants to do when they are asked next
        self._let_go = False  # our seat is asked quietly, and passes by itself
        self._paused = False  # while cards are taken, the person has been asked once
        self._hurried = False  # the person wants the rest dealt
        self._due: tuple[Any, ...] = ()  # what is left to play of a claim
        self._claimed: set[int] = set()  # after how many actions our seat played on as claimed
        thinkers.answered.connect(self._take_answer)
        self._delay.timeout.connect(self._stand)

    @property
    def state(self) -> State[Any]:
        """The whole truth; for the program's own use, never the screen's."""
        return self._steps[-1].state

    @property
    def view(self) -> Any:
        """What our seat may know."""
        return self.state.view(self.session.seat)

    @property
    def ours(self) -> bool:
        """Whether a person is on turn, and it waits for them."""
        turn = self.state.turn
        asked = turn is not None and self.session.bots[turn] is None
        return asked and not self._let_go and not self._due

    @property
    def over(self) -> bool:
        """Whether the whole match is over."""
        return self._finished is not None and self._finished.winners is not None

    @property
    def can_undo(self) -> bool:
        """Whether our seat has decided anything in this deal."""
        return last_decision(self._steps, self.session.bots, self._claimed) is not None

    def begin(self) -> None:
        """Deals, or goes on with a deal that was begun before; raises ValueError for a record that cannot be."""
        again = replay(self.session.record)
        if again.refused is not None:
            raise ValueError(f"action {again.refused[0]} of the record is refused")
        self._steps = list(again.steps)
        self._finished, self._due, self._claimed = None, (), set()
        self.committed.emit(self.session)
        if self.session.record.actions:
            self._show_anew()
        else:
            self._start_waiting()
            self._begin_taking()
            self.dealt.emit(self._seen(self._steps[0].events), self.view)
            self._ask_next()

    @Slot(object)
    def submit(self, action: Any) -> None:
        """What the person wants to do; refused with its reason, or done at once."""
        refusal = self.view.refusal(action)
        if refusal is not None:
            self.refused.emit(refusal)
        elif self.ours:
            self._commit(action)

    @Slot(object)
    def wish(self, action: Any) -> None:
        """What the person wants to do when they are asked next, at once if they are asked now; a pass is no wish."""
        self._wish = None
        if str(action) != "pass":
            if self.ours:
                self.submit(action)
            else:
                self._wish = action

    @property
    def claims(self) -> bool:
        """Whether plays of our seat are being made as claimed."""
        return bool(self._due)

    @property
    def certain(self) -> tuple[Any, ...]:
        """The plays that our seat can claim now: the rest, where it is certain."""
        return self.session.match.game.sight.claim(self.view) if self.ours else ()

    @Slot(bool)
    def claim(self, wanted: bool) -> None:
        """The person claims the rest, if it is certain, or wants to go on by hand."""
        if wanted and (line := self.certain):
            first, *rest = line
            self._due = tuple(rest)
            self.claiming.emit(True)
            self._commit(first)
        elif not wanted and self._due:
            self._start_waiting()
            self._drop_claim()
            self._ask_next()
            self.settled()

    @Slot()
    def hurry(self) -> None:
        """The person wants the rest of the cards without stops; a question that they are asked meanwhile is passed."""
        if self._taking:
            self._hurried = True
            if self.ours and quiet_pass(self.view.prompt()) is not None:
                self._commit(quiet_pass(self.view.prompt()))

    @Slot()
    def settled(self) -> None:
        """The stage is at rest; from now on the pace counts."""
        if not self._steps or self._stands or self.ours or self._goes_on or self.held:
            return
        if self.state.turn is None:
            self._delay.start(self._pace.last_play)
        elif quiet_pass(self._prompt(len(self._steps) - 1)) is not None:
            self._delay.start(delay_of_round(self.session.bots, self._pace))
        elif self._due:
            self._delay.start(self._pace.claim)
        else:
            self._delay.start(delay_before(self.session.bots[self.state.turn], self._pace))

    @Slot(bool)
    def hold(self, held: bool) -> None:
        """Pauses: what the AI players decide waits, and the pace stands still, until it is let go."""
        if held == self.held:
            return
        self.held = held
        if held:
            self._delay.stop()
        elif self._steps and not self.ours:
            self._stands = False
            if self._goes_on:
                self._take_on()
            self.settled()

    @Slot()
    def undo(self) -> None:
        """Goes back to the last decision of our seat that was more than a formality; a claim is one decision."""
        ply = last_decision(self._steps, self.session.bots, self._claimed)
        if ply is None:
            self.notice.emit(text("notice.nothing_to_take_back"))
            return
        self.session = self.session.back_to(ply)
        del self._steps[ply + 1 :]
        self._finished = None
        self._claimed = {claimed for claimed in self._claimed if claimed < ply}
        self._drop_claim()
        self._begin_taking()
        self.committed.emit(self.session)
        self._show_anew()
        self.notice.emit(text("notice.taken_back"))

    @Slot()
    def note_help(self) -> None:
        """Our seat was given a hint: this deal counts as assisted."""
        if self.session.match.dealt not in self.session.assisted:
            self.session = self.session.helped()
            self.committed.emit(self.session)

    @Slot()
    def next_deal(self) -> None:
        """Deals again after a finished deal, unless the match is over."""
        if self._finished is not None and not self.over:
            self.session = self.session.next_deal(self._finished)
            self.begin()

    @Slot()
    def leave(self) -> None:
        """Stops asking and waiting: another session begins, or the window closes."""
        self._start_waiting()
        self._thinkers.answered.disconnect(self._take_answer)
        self._thinkers.cancel()

    def use_pace(self, pace: Pace) -> None:
        """From the next decision on, things stand as long as this pace says."""
        self._pace = pace

    def _start_waiting(self) -> None:
        """What was asked or waited for so far is void."""
        self._generation += 1
        self._answer = None
        self._stands = self._let_go = False
        self._delay.stop()

    def _show_anew(self) -> None:
        self._start_waiting()
        self._thinkers.cancel()
        self.presented.emit(self.view)
        self._ask_next()
        self.settled()

    def _begin_taking(self) -> None:
        """Nobody has wished anything in this deal."""
        self._wish = None
        self._paused = self._hurried = False

    @property
    def _taking(self) -> bool:
        """Whether there are cards to be taken yet."""
        return STOCK in self.view.places()

    @property
    def _goes_on(self) -> bool:
        """Whether the next card follows without waiting for the stage."""
        quiet = quiet_pass(self._prompt(len(self._steps) - 1)) is not None
        return quiet and only_taken(self._steps[-1], self.view)

    def _ask_next(self) -> None:
        """Lets the next seat think, while the cards still fly."""
        turn = self.state.turn
        if turn is None:
            return
        prompt = self._prompt(len(self._steps) - 1)
        if quiet_pass(prompt) is not None:
            self._ask_quietly(turn, prompt)
        elif self.session.bots[turn] is not None and not self._due:
            self._ask_bot(turn)

    def _ask_bot(self, turn: Seat) -> None:
        game, view, bot = self.session.match.game, self.state.view(turn), self.session.bots[turn]
        assert bot is not None
        self._thinkers.ask(turn, self._generation, game, view, bot, self.session.seed)

    def _ask_quietly(self, turn: Seat, prompt: Prompt[Any] | None) -> None:
        """Asks so that nobody sees whether there was a choice; only the person's own choice makes a pause."""
        if self.session.bots[turn] is None:
            self._let_go = not is_choice(prompt) or self._wish is not None
            if self._taking and (self._paused or self._hurried):
                self._let_go = True
            self._paused = self._paused or not self._let_go
        elif is_choice(prompt):
            self._ask_bot(turn)
        if not self.ours and self._goes_on and not self.held:
            self._take_on()

    def _take_on(self) -> None:
        """The next card follows after its time."""
        self._delay.start(self._pace.hurry if self._hurried else self._pace.take)

    @Slot(int, int, object)
    def _take_answer(self, seat: Seat, generation: int, action: Any) -> None:
        if generation != self._generation or seat != self.state.turn:
            return
        self._answer = action
        if self._stands and not self.held:
            self._commit(action)

    def _quiet_answer(self, turn: Seat, passing: Any) -> Any:
        """The bot's answer or, where it is not there in time, the fast player's; the person's wish, if it goes."""
        view = self.state.view(turn)
        if self.session.bots[turn] is not None:
            if not is_choice(view.prompt()):
                return passing
            if self._answer is not None:
                return self._answer
            self._thinkers.cancel()  # nobody is to think longer than others may see
            return self._quick_answer(view)
        wished, self._wish = self._wish, None
        refusal = None if wished is None else view.refusal(wished)
        if refusal is not None:
            self.refused.emit(refusal)
        return passing if wished is None or refusal is not None else wished

    @Slot()
    def _stand(self) -> None:
        self._stands = True
        turn = self.state.turn
        if turn is None:
            self._end_deal()
        elif (passing := quiet_pass(self._prompt(len(self._steps) - 1))) is not None:
            self._commit(self._quiet_answer(turn, passing))
        elif self._due:
            self._play_claimed()
        elif self._answer is not None:
            self._commit(self._answer)

    def _quick_answer(self, view: Any) -> Any:
        """What the fast player does, for a bot that has not answered in time or need not think."""
        return self.session.match.game.greedy(view, Random(self.session.seed))

    def _play_claimed(self) -> None:
        """The next play of the claim, or what another seat does meanwhile; a claim that goes wrong is over."""
        turn = self.state.turn
        assert turn is not None
        view = self.state.view(turn)
        if self.session.bots[turn] is not None:
            self._commit(self._quick_answer(view))
        elif view.refusal(self._due[0]) is not None:
            self._drop_claim()
        else:
            self._claimed.add(len(self._steps) - 1)
            action, self._due = self._due[0], self._due[1:]
            self._commit(action)
            if not self._due:
                self.claiming.emit(False)

    def _drop_claim(self) -> None:
        """Nothing is claimed any more."""
        if self._due:
            self._due = ()
            self.claiming.emit(False)

    def _commit(self, action: Any) -> None:
        self._start_waiting()
        events = self._step(action)
        if not self._goes_on:  # that a card was taken and nobody said anything is not worth the disk's time
            self.committed.emit(self.session)
        self.happened.emit(self._seen(events), self.view)
        self._ask_next()

    def _step(self, action: Any) -> tuple[Event, ...]:
        step = act(self.state, action)
        self._steps.append(step)
        self.session = self.session.then(action)
        return step.events

    def _end_deal(self) -> None:
        """Counts the deal, or deals again where it was thrown in."""
        last = self._steps[-1]
        result = result_of(last)
        self._finished = after_deal(self.session.match, last)
        if result.ended.void:
            self.notice.emit(text("notice.dealt_again"))
            self.next_deal()
            return
        self.deal_ended.emit(result, self._finished)
        if self.over:
            self.match_ended.emit(self._finished)

    def _prompt(self, ply: int) -> Prompt[Any] | None:
        """What was or is asked after so many actions."""
        return prompt_of(self._steps[ply].state)

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(seen_by(event, self.session.seat) for event in events)
