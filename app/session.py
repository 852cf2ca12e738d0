"""A session at the table as one value: the match, the record of the running deal, who sits where, and what they
decided."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from engine.events import Seat
from engine.game import Action, AnyGame, AnyStanding, AnyStep, AnyView, prompt_of
from engine.match import Match, Result, next_record, player_seed
from engine.options import GameOptions
from engine.players.judge import Weighing
from engine.prompts import is_quiet
from engine.record import Record, replay
from engine.today import OPPONENT, DayResult, todays_match

Bots = tuple[str | None, ...]
"""By seat the name of the bot that plays it; None: a person."""


@dataclass(frozen=True, slots=True)
class HowFar:
    """How far the running deal is: the moves that people have seen in it, and whether it is over."""

    moves: int = 0
    over: bool = False


@dataclass(frozen=True, slots=True)
class Practice:
    """What makes a session practice: a recorded deal, played on after so many of its actions, that counts nowhere.

    ``before``: how the hand went when it was played, where that is known.
    """

    begins: int = 0
    before: Result | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """Everything worth keeping between two moves; a deal in which somebody had help is ``assisted``."""

    match: Match
    record: Record
    bots: Bots
    assisted: frozenset[int] = frozenset()
    """The deals, counted from 0, in which a move was taken back or a hint was given."""
    weighed: Mapping[int, Weighing] = field(default_factory=dict, hash=False)
    """What hint and coach weighed about each decision in the running deal, by its place."""
    title: str = ""
    """What a person calls it; empty where it has no name of its own."""
    day: str = ""
    """The day whose deal it is (``2026-11-22``), after which it is over; empty for any other session."""
    progress: HowFar | None = None
    """How far the running deal is, kept so that no list has to play it again; None where nobody has counted."""
    practice: Practice | None = None
    """None: the session counts."""

    @property
    def seat(self) -> Seat:
        """The seat whose cards are shown: the person's, or south where bots play among themselves."""
        return self.bots.index(None) if None in self.bots else 0

    @property
    def seed(self) -> str:
        """The seed for the chance of the decision that is now due."""
        return player_seed(self.match.number, self.match.dealt, len(self.record.actions))

    def then(self, action: Action, progress: HowFar | None = None) -> Session:
        """The session with one action more, after which the deal is so far."""
        record = replace(self.record, actions=(*self.record.actions, action))
        return replace(self, record=record, progress=progress)

    def back_to(self, ply: int) -> Session:
        """The session with the running deal cut down to its first ``ply`` actions, and marked as assisted."""
        record = replace(self.record, actions=self.record.actions[:ply])
        weighed = {place: each for place, each in self.weighed.items() if place < ply}
        if ply in self.weighed:
            weighed[ply] = self.weighed[ply].undone()
        return replace(self.helped(), record=record, weighed=weighed, progress=None)

    def noting(self, ply: int, weighing: Weighing) -> Session:
        """The session with what was weighed about the decision after so many actions of the running deal."""
        return replace(self, weighed={**self.weighed, ply: weighing})

    def titled(self, title: str) -> Session:
        """The session under this name."""
        return replace(self, title=title)

    def helped(self) -> Session:
        """The session with somebody's help noted in the running deal."""
        return replace(self, assisted=self.assisted | {self.match.dealt})

    def practised(self, begins: int, before: Result | None = None) -> Session:
        """Practice of the running deal from before the action at this place on; ``before``: how it went."""
        record = replace(self.record, actions=self.record.actions[:begins])
        return replace(self, record=record, weighed={}, progress=None, practice=Practice(begins, before))

    def next_deal(self, match: Match) -> Session:
        """The session at the beginning of the match's next deal."""
        return replace(self, match=match, record=next_record(match), weighed={}, progress=None)


def new_session(
    game: AnyGame, options: GameOptions, number: int, bots: Bots, dealt: int = 0, standing: AnyStanding = None
) -> Session:
    """A session before its first deal; the number makes the same deals come again.

    ``dealt`` and ``standing``: it begins with a later deal of those, as a code may say.
    """
    match = Match(game, options, number, standing, dealt)
    return Session(match, next_record(match), bots)


def todays_session(game: AnyGame, day: date) -> Session:
    """The session with the deal of this day, against the same opponents everywhere."""
    match = todays_match(game, day)
    return Session(match, next_record(match), bots_around(game, match.options, OPPONENT), day=day.isoformat())


def day_result(session: Session, result: Result, hand: str) -> DayResult:
    """The result of the first try at a day's deal, kept under this name."""
    match, seat = session.match, session.seat
    assisted = bool(session.assisted)
    return DayResult(
        session.day, match.game.key, hand, result.scored.changes[seat], seat in result.ended.winners, assisted
    )


def session_of(record: Record, number: int, bots: Bots) -> Session:
    """A session that begins with a recorded deal; the deals after it are drawn from the number."""
    return Session(Match(record.game, record.options, number, record.standing), record, bots)


def bots_around(game: AnyGame, options: GameOptions, bot: str, watching: bool = False) -> Bots:
    """A person in the south, unless only watching, and this bot on every other seat."""
    others = (bot,) * (game.seats(options) - 1)
    return (bot if watching else None, *others)


def last_decision(steps: Sequence[AnyStep], bots: Sequence[str | None], claimed: Collection[int]) -> int | None:
    """After how many actions a person last decided something; None where they have decided nothing.

    ``steps``: the step of the deal and of every action; ``bots``: None for the person; ``claimed``: after how many
    actions the person's seat made plays that were claimed before.
    """
    for ply in reversed(range(len(steps) - 1)):
        state = steps[ply].state
        asked = state.turn is not None and bots[state.turn] is None and ply not in claimed
        if asked and not is_quiet(prompt_of(state)):
            return ply
    return None


def decisions(record: Record, seat: Seat) -> list[tuple[int, AnyView, Action]]:
    """For every action of this seat that was no formality: its place, what the seat knew, and the action.

    A record does not tell what was claimed: plays that followed from a claim are among them.
    """
    steps = replay(record).steps
    return [
        (ply, step.state.view(seat), action)
        for ply, (step, action) in enumerate(zip(steps[:-1], record.actions, strict=False))
        if step.state.turn == seat and not is_quiet(prompt_of(step.state))
    ]
