"""A sentence of a lesson at the moment when it is said, for tests: the deal before the move, the move, and after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.cards import Cards
from engine.events import Marked, Place, Zone
from engine.game import AnyGame, AnyState, act
from engine.games import GAMES
from engine.lesson_judging import answered, begun, fits, move_of
from engine.record import Record, replay
from engine.teaching.lessons import LEARNER, Lesson, Task

SAYINGS = ("ask", "right", "wrong")


@dataclass(frozen=True)
class Moment:
    """One task's sentence with one of the moves that it answers; ``word`` is the last one of its key."""

    game: AnyGame
    lesson: Lesson
    place: int
    word: str
    record: Record
    action: Any

    @property
    def task(self) -> Task:
        """The task that the sentence belongs to."""
        return self.lesson.tasks[self.place]

    @property
    def options(self) -> Any:  # each game's own
        """The options of the lesson's table."""
        return self.lesson.options

    @property
    def before(self) -> AnyState:
        """The deal as the learner finds it."""
        return replay(self.record).state

    @property
    def view(self) -> Any:
        """What the learner knows before the move."""
        return self.before.view(LEARNER)

    @property
    def view_after(self) -> Any:
        """What the learner knows after the move and what the script lets follow."""
        return replay(self.after()).state.view(LEARNER)

    def after(self) -> Record:
        """The deal after the move and what the script lets follow."""
        return answered(self.record, self.lesson, self.place, self.action)


def tasks_of(game: AnyGame, lesson: Lesson) -> Iterator[tuple[int, Record]]:
    """Each task's place, and the deal when it is set."""
    record = begun(game, lesson)
    for place, task in enumerate(lesson.tasks):
        yield place, record
        record = answered(record, lesson, place, move_of(game, replay(record).state.view(LEARNER), task.right[0]))


def words_of(task: Task) -> tuple[str, ...]:
    """The last words of the keys of all that is said in a task."""
    return (*SAYINGS, *dict.fromkeys(word for _, word in task.slips))


def word_for(task: Task, action: Any) -> str | None:
    """The last word of the sentence that answers this allowed move, as it is meant; None where nobody thought of it."""
    if any(fits(action, right) for right in task.right):
        return "right"
    slip = next((word for slip, word in task.slips if fits(action, slip)), None)
    return slip or ("wrong" if any(fits(action, neutral) for neutral in task.neutral) else None)


def moments_of(game: AnyGame, lesson: Lesson) -> Iterator[Moment]:
    """Every sentence of a lesson, once for each move that it answers; what is said before a move, once."""
    for place, record in tasks_of(game, lesson):
        task = lesson.tasks[place]
        view = replay(record).state.view(LEARNER)
        first = move_of(game, view, task.right[0])
        neutral = [action for action in view.candidates() if word_for(task, action) == "wrong"]
        yield Moment(game, lesson, place, "ask", record, first)
        for action in neutral or [first]:
            yield Moment(game, lesson, place, "wrong", record, action)
        for right in task.right:
            yield Moment(game, lesson, place, "right", record, move_of(game, view, right))
        named = [move_of(game, view, slip) for slip, _ in task.slips if not slip.endswith("…")]
        for action in dict.fromkeys([*view.candidates(), *named]):  # not every allowed move is a candidate
            said = word_for(task, action)
            if said is not None and said not in SAYINGS:
                yield Moment(game, lesson, place, said, record, action)


def all_lessons() -> list[tuple[AnyGame, Lesson]]:
    """Every lesson of every game."""
    return [(game, lesson) for game in GAMES.values() for lesson in game.lessons()]


def takes_over(state: AnyState, action: Any) -> bool:
    """Whether the seat on turn holds the trick once it has done this."""
    return Marked("best", state.turn) in act(state, action).events


def answers_in(state: AnyState, seats: tuple[int, ...] = ()) -> Iterator[tuple[int, Any]]:
    """What beats the play on the table, by the seats after it as long as each lets it stand; ``seats``: only theirs."""
    leader, begun_by = _best(state), state.turn
    while state.turn is not None and state.turn not in (leader, LEARNER):
        candidates = list(state.view(state.turn).candidates())
        beating = [action for action in candidates if takes_over(state, action)]
        if not seats or state.turn in seats:
            yield from ((state.turn, action) for action in beating)
        yielding = [action for action in candidates if action not in beating]
        if not yielding:
            return
        state = act(state, min(yielding, key=lambda action: str(action) != "pass")).state
        if state.turn == begun_by:
            return


def _best(state: AnyState) -> int | None:
    view: Any = state.view(LEARNER)
    return getattr(view.phase, "best", None)


def imagined(moment: Moment, number: int) -> Iterator[AnyState]:
    """So many deals that the learner cannot tell from the real one, before the move; always the same."""
    random = Random(20)
    for _ in range(number):
        yield moment.game.imagine(moment.view, random)


def unseen(state: AnyState) -> Cards:
    """The cards that the learner does not see, wherever they are."""
    seen = state.view(LEARNER).places()
    hidden: list[Any] = []
    for place, cards in seen.items():
        if None in cards and place.zone in (Zone.HAND, Zone.KITTY):
            hidden += _face_up(state, place)
    return tuple(hidden)


def _face_up(state: AnyState, place: Place) -> Cards:
    """The true cards of a place, as the one seat that may see them does."""
    seats = [place.seat] if place.seat is not None else range(8)
    for seat in seats:
        try:
            cards = state.view(seat).places()[place]
        except (IndexError, KeyError):
            continue
        if None not in cards:
            return tuple(card for card in cards if card is not None)
    raise AssertionError(f"nobody sees {place}")
