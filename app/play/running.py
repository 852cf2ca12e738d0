"""The deal at the table as one value: its session, every step so far, and the present question.

Quiet questions must not betray who had a choice: all of them take the same time.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cached_property

from app.session import HowFar, Session, last_decision
from engine.events import STOCK, Event, Moved, Place, Seat, Zone, seen_by
from engine.game import A, Action, AnyState, AnyStep, AnyView, act, prompt_of
from engine.match import result_of
from engine.players.judge import Weighing
from engine.prompts import Choose, Prompt, is_quiet
from engine.record import is_told, replay
from engine.refusals import Refusal
from engine.uncovering import uncovered


@dataclass(frozen=True)
class RunningDeal:
    """``steps`` has the step of the deal, then that of every action; without steps nobody is asked anything.

    Where nothing is played, nobody is on turn and nothing is asked; session, state, view and events need a deal. Views
    and questions are made once, because they are needed several times a card while cards are taken.
    """

    _session: Session | None = None
    steps: tuple[AnyStep, ...] = ()

    @property
    def session(self) -> Session:
        """The session that is played."""
        assert self._session is not None
        return self._session

    @property
    def state(self) -> AnyState:
        """The whole truth."""
        return self.steps[-1].state

    @cached_property
    def view(self) -> AnyView:
        """What our seat may know."""
        return self.state.view(self.session.seat)

    @property
    def turn(self) -> Seat | None:
        """The seat on turn; None where the deal is over, or there is none."""
        return self.state.turn if self.steps else None

    @property
    def ply(self) -> int:
        """How many actions there have been."""
        return len(self.steps) - 1

    @property
    def bot(self) -> str | None:
        """The bot that is on turn; None where a person is, or nobody."""
        return None if self.turn is None else self.session.bots[self.turn]

    @cached_property
    def prompt(self) -> Prompt[Action] | None:
        """The question to the seat on turn."""
        return prompt_of(self.state) if self.steps else None

    @property
    def passing(self) -> Action | None:
        """The pass that answers a quiet question; None for other questions."""
        return quiet_pass(self.prompt, self.session.match.game.passing) if self.steps else None

    @property
    def taking(self) -> bool:
        """Whether there are cards left to take."""
        return bool(self.steps) and STOCK in self.view.places()

    @property
    def goes_on(self) -> bool:
        """Whether the next card follows without waiting for the stage."""
        return self.passing is not None and only_taken(self.steps[-1], self.view)

    @property
    def certain(self) -> tuple[Action, ...]:
        """Our seat's plays that can be claimed: the rest, where it is certain."""
        claim = self.session.match.game.presentation.claim
        return claim(self.view) if claim is not None else ()

    @property
    def out(self) -> bool:
        """Whether our seat has no cards left, while others still play on with several."""
        if self.turn is None or None not in self.session.bots or self.taking:
            return False
        places = self.view.places()
        left = [len(cards) for place, cards in places.items() if place.zone is Zone.HAND and place.seat is not None]
        return Place(Zone.HAND, self.session.seat) not in places and max(left, default=0) > 1

    @property
    def events(self) -> tuple[Event, ...]:
        """What has just happened, as our seat saw it."""
        return tuple(seen_by(event, self.session.seat) for event in self.steps[-1].events)

    @property
    def bare_events(self) -> tuple[Event, ...]:
        """What has just happened with every face, for somebody who may see all hands."""
        return tuple(map(_bared, self.steps[-1].events))

    @property
    def past(self) -> tuple[Event, ...]:
        """All that has happened in the deal, with every face."""
        return tuple(_bared(event) for step in self.steps for event in step.events)

    @property
    def uncovered(self) -> tuple[Moved, ...]:
        """The events that turn all cards over now that the deal is over; none before, nor where it was thrown in."""
        if not self.steps or self.turn is not None or result_of(self.steps[-1]).ended.void:
            return ()
        return uncovered(self.state, len(self.session.bots))

    def refusal(self, action: Action) -> Refusal | None:
        """Why our seat may not do this now; None where it may, or nothing is played."""
        refusal: Refusal | None = self.view.refusal(action) if self.steps else None
        return refusal

    def begun(self) -> RunningDeal:
        """The deal of this record; raises ValueError for an impossible record."""
        again = replay(self.session.record)
        if again.refused is not None:
            raise ValueError(f"action {again.refused[0]} of the record is refused")
        return replace(self, steps=again.steps)._counted()

    def then(self, action: Action) -> RunningDeal:
        """The deal after this action; raises IllegalActionError where the rules do not allow it."""
        step, before = act(self.state, action), self.session.progress or HowFar()
        told = is_told(self.session.match.game, self.state, action, step.state)
        progress = HowFar(before.moves + told, step.state.turn is None)
        return RunningDeal(self.session.then(action, progress), (*self.steps, step))

    def back_to(self, ply: int) -> RunningDeal:
        """The deal after so many actions; the session counts as assisted."""
        return RunningDeal(self.session.back_to(ply), self.steps[: ply + 1])._counted()

    def _counted(self) -> RunningDeal:
        """The deal whose session says how far it is, as counted from its steps."""
        states = [step.state for step in self.steps]
        between = zip(states, self.session.record.actions, states[1:], strict=False)
        game = self.session.match.game
        moves = sum(is_told(game, before, action, after) for before, action, after in between)
        return replace(self, _session=replace(self.session, progress=HowFar(moves, self.turn is None)))

    def helped(self) -> RunningDeal:
        """The deal in which somebody was given a hint."""
        return replace(self, _session=self.session.helped())

    def titled(self, title: str) -> RunningDeal:
        """The deal whose session has this name."""
        return replace(self, _session=self.session.titled(title))

    def noting(self, ply: int, weighing: Weighing) -> RunningDeal:
        """The deal with what was weighed about the decision after so many actions."""
        return replace(self, _session=self.session.noting(ply, weighing))

    def decision(self, claimed: Collection[int]) -> int | None:
        """After how many actions the person last decided something that was not claimed before; None: not yet."""
        return last_decision(self.steps, self.session.bots, claimed) if self.steps else None


def _bared(event: Event) -> Event:
    return replace(event, witnesses=None) if isinstance(event, Moved) else event


EMPTY_TABLE = RunningDeal()
"""Nothing is played."""


def quiet_pass(prompt: Prompt[A] | None, passing: A | None) -> A | None:
    """``Game.passing`` where this is a quiet question, which it answers; None for any other question."""
    return passing if is_quiet(prompt) and passing in prompt.actions else None


def is_choice(prompt: Prompt[Action] | None) -> bool:
    """Whether this quiet question has another answer than the pass."""
    return isinstance(prompt, Choose) and len(prompt.actions) > 1


def only_taken(step: AnyStep, view: AnyView) -> bool:
    """Whether cards are being taken and nothing else has just happened: then the next one follows at once."""
    taken = all(isinstance(event, Moved) and event.source == STOCK for event in step.events)
    return taken and STOCK in view.places()
